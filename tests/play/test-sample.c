/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sample sheets: a finished, legal game of each, which no library keeps unless somebody wants to. */

#include "play/sheet/opening.h"

#include "games/games.h"

#include <glib/gstdio.h>

static GBytes *
read_sample (const FlipGame *game)
{
  g_autofree char *name = g_strconcat (game->id, ".flipsheet", NULL);
  g_autofree char *path =
    g_build_filename (g_getenv ("FLIPSIDE_SEEDS"), "..", "data", "samples", name, NULL);
  g_autoptr (GError) error = NULL;
  gsize length;
  char *text;

  g_assert_true (g_file_get_contents (path, &text, &length, &error));
  g_assert_no_error (error);
  return g_bytes_new_take (text, length);
}

static void
test_finished (void)
{
  for (guint i = 0; flip_games[i]; i++)
    {
      g_autoptr (GBytes) text = read_sample (flip_games[i]);
      g_autoptr (GError) error = NULL;
      g_autoptr (FlipSheetModel) model = flip_sample_open (text, &error);

      g_assert_no_error (error);
      g_assert_true (flip_sheet_model_game (model) == flip_games[i]);
      g_assert_true (flip_sheet_model_moment (model)->is_over);
      g_assert_true (flip_sheet_model_moment (model)->is_practice);
      g_assert_cmpuint (flip_sheet_model_moment (model)->length, >=, 40);
    }
}

static void
test_loose (void)
{
  g_autofree char *folder = g_dir_make_tmp ("flipside-sample-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "library.db", NULL);
  FlipLibrary *library = flip_library_open (path, flip_games_find, NULL);
  g_autoptr (GBytes) text = read_sample (flip_games[0]);
  g_autoptr (FlipSheetModel) model = flip_sample_open (text, NULL);

  g_assert_true (flip_sheet_model_is_loose (model));
  g_assert_false (flip_sheet_model_keep (model, library));
  g_assert_cmpint (flip_library_count (library, NULL, NULL), ==, 0);
  flip_sheet_model_set_loose (model, FALSE);
  g_assert_true (flip_sheet_model_keep (model, library));
  g_assert_cmpint (flip_library_count (library, NULL, NULL), ==, 1);
  g_clear_object (&model);
  flip_library_close (library);
  g_unlink (path);
  g_rmdir (folder);
}

static void
test_broken (void)
{
  g_autoptr (GBytes) text = g_bytes_new_static ("flipsheet 1\n", 12);
  g_autoptr (GError) error = NULL;

  g_assert_null (flip_sample_open (text, &error));
  g_assert_nonnull (error);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sample/finished", test_finished);
  g_test_add_func ("/sample/loose", test_loose);
  g_test_add_func ("/sample/broken", test_broken);
  return g_test_run ();
}
