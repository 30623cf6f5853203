/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A library that may be read but not written. */

#include "games/games.h"
#include "store/library/library-private.h"
#include "tests/store/place.h"

#include <glib/gstdio.h>
#include <grp.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

#define NOBODY 65534

/* The rights of root know no read-only. */
static void
give_up_root (void)
{
  if (geteuid () != 0)
    return;
  g_assert_cmpint (setgroups (0, NULL), ==, 0);
  g_assert_cmpint (setgid (NOBODY), ==, 0);
  g_assert_cmpint (setuid (NOBODY), ==, 0);
}

/* Anybody may read; file and folder may be written, or not. */
static void
set_rights (Place *place, gboolean file, gboolean folder)
{
  g_autoptr (GPtrArray) names = place_names (place);

  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *path = place_file (place, g_ptr_array_index (names, i));

      g_assert_cmpint (g_chmod (path, file ? 0666 : 0444), ==, 0);
    }
  g_assert_cmpint (g_chmod (place->folder, folder ? 0777 : 0555), ==, 0);
}

/* Two sheets, the first with moves. */
static void
fill (FlipLibrary *library)
{
  g_autoptr (FlipStoredSheet) first = place_add (library, place_session (1, "Ann", "Bob", NULL));
  g_autoptr (FlipStoredSheet) second = place_add (library, place_session (2, "Cy", NULL));
  FlipRandom random;

  flip_random_seed (&random, 1, 1);
  place_play (first->session, &random, 9);
  place_save (library, first);
}

static void
assert_all_there (FlipLibrary *library, const char *expected)
{
  g_autoptr (GPtrArray) list = NULL, players = NULL;
  g_autofree char *found = NULL;
  GError *error = NULL;

  list = flip_library_list (library, NULL, 0, 10, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (list->len, ==, 2);
  g_assert_cmpint (flip_library_count (library, "bob", NULL), ==, 1);
  players = flip_library_players (library, NULL);
  g_assert_cmpuint (players->len, ==, 3);
  found = place_load_text (library, 1);
  g_assert_cmpstr (found, ==, expected);
}

static void
assert_not_written (FlipLibrary *library, const char *expected)
{
  g_autoptr (FlipStoredSheet) sheet = flip_library_load (library, 1, NULL);
  g_autofree char *found = NULL;
  GError *error = NULL;
  FlipRandom random;

  flip_random_seed (&random, 2, 1);
  place_play (sheet->session, &random, 1);
  g_assert_false (flip_library_save (library, sheet, &error));
  place_assert_error (g_steal_pointer (&error), FLIP_STORE_ERROR_READ_ONLY, "can’t be written");
  g_assert_null (flip_library_add (library, place_session (3, "Dee", NULL), &error));
  place_assert_error (g_steal_pointer (&error), FLIP_STORE_ERROR_READ_ONLY, "can’t be written");
  g_assert_false (flip_library_set_deleted (library, 1, TRUE, &error));
  place_assert_error (g_steal_pointer (&error), FLIP_STORE_ERROR_READ_ONLY, "can’t be written");
  found = place_load_text (library, 1);
  g_assert_cmpstr (found, ==, expected);
}

static void
read_but_not_write (Place *place, gpointer data)
{
  g_autoptr (FlipLibrary) library = NULL;

  give_up_root ();
  library = place_open (place);
  assert_all_there (library, data);
  assert_not_written (library, data);
}

/* The library was closed in peace before. */
static void
read_with_rights (gboolean file, gboolean folder)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (GBytes) before = NULL, after = NULL;
  g_autofree char *text = NULL;

  fill (library);
  text = place_load_text (library, 1);
  flip_library_close (g_steal_pointer (&library));
  before = place_read (place->path);
  set_rights (place, file, folder);
  place_run_apart (place, read_but_not_write, text);
  g_chmod (place->folder, 0700);
  after = place_read (place->path);
  g_assert_true (g_bytes_equal (before, after));
}

static void
test_file_and_folder (void)
{
  read_with_rights (FALSE, FALSE);
}

static void
test_folder (void)
{
  read_with_rights (TRUE, FALSE);
}

static void
test_file (void)
{
  read_with_rights (FALSE, TRUE);
}

static void
fill_and_vanish (Place *place, gpointer data)
{
  fill (place_open (place));
  fflush (NULL);
  _exit (0);
}

static void
read_text (Place *place, gpointer data)
{
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autofree char *text = place_load_text (library, 1);

  place_write (data, text, strlen (text));
}

/* Flipside was killed: part of the sheets is still in the file beside the library. */
static void
read_after_kill (gboolean file, gboolean folder)
{
  g_autoptr (Place) place = place_new (), same = place_new ();
  g_autofree char *text = NULL, *note = place_file (same, "note");

  place_run_apart (same, fill_and_vanish, NULL);
  place_run_apart (same, read_text, note);
  g_file_get_contents (note, &text, NULL, NULL);

  place_run_apart (place, fill_and_vanish, NULL);
  set_rights (place, file, folder);
  place_run_apart (place, read_but_not_write, text);
}

static void
test_after_kill (void)
{
  read_after_kill (FALSE, FALSE);
}

static void
read_all_or_nothing (Place *place, gpointer data)
{
  g_autoptr (FlipLibrary) library = NULL;
  g_autoptr (GError) error = NULL;

  give_up_root ();
  library = flip_library_open (place->path, flip_games_find, &error);
  if (library)
    assert_all_there (library, data);
  else
    g_assert_error (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_READ_ONLY);
}

/* Then the index of that file is missing too, and can't be made: a library as it was some moves
   ago must not be taken for the library. */
static void
test_after_kill_without_index (void)
{
  g_autoptr (Place) place = place_new (), same = place_new ();
  g_autofree char *text = NULL, *note = place_file (same, "note");
  g_autofree char *index = place_file (place, "library.db-shm");

  place_run_apart (same, fill_and_vanish, NULL);
  place_run_apart (same, read_text, note);
  g_file_get_contents (note, &text, NULL, NULL);

  place_run_apart (place, fill_and_vanish, NULL);
  g_assert_cmpint (g_remove (index), ==, 0);
  set_rights (place, FALSE, FALSE);
  place_run_apart (place, read_all_or_nothing, text);
}

static void
fail_to_open (Place *place, gpointer data)
{
  GError *error = NULL;

  give_up_root ();
  g_assert_null (flip_library_open (data, flip_games_find, &error));
  place_assert_error (error, FLIP_STORE_ERROR_READ_ONLY, place->folder);
}

/* There is no library, and none can be made. */
static void
test_no_file (void)
{
  g_autoptr (Place) place = place_new ();

  set_rights (place, FALSE, FALSE);
  place_run_apart (place, fail_to_open, place->path);
}

static void
test_no_folder (void)
{
  g_autoptr (Place) place = place_new ();
  g_autofree char *path = place_file (place, "deeper/still/library.db");

  set_rights (place, FALSE, FALSE);
  place_run_apart (place, fail_to_open, path);
}

static void
fail_to_read (Place *place, gpointer data)
{
  GError *error = NULL;

  give_up_root ();
  g_assert_null (flip_library_open (place->path, flip_games_find, &error));
  g_assert_nonnull (error);
  g_assert_nonnull (strstr (error->message, place->path));
  g_error_free (error);
}

/* It may not even be read: it is nobody's damaged library for that. */
static void
test_secret (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (GPtrArray) names = NULL;
  g_autofree char *text = NULL;

  fill (library);
  flip_library_close (g_steal_pointer (&library));
  set_rights (place, FALSE, TRUE);
  g_chmod (place->path, 0000);
  place_run_apart (place, fail_to_read, NULL);
  names = place_names (place);
  g_assert_cmpuint (names->len, ==, 1);
  g_chmod (place->path, 0600);
  library = place_open (place);
  g_assert_cmpint (flip_library_count (library, NULL, NULL), ==, 2);
}

/* The disk can be written again: what could only be read before goes on. */
static void
write_again (Place *place, gpointer data)
{
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipStoredSheet) sheet = flip_library_load (library, 1, NULL);
  FlipRandom random;

  flip_random_seed (&random, 2, 1);
  place_play (sheet->session, &random, 1);
  place_save (library, sheet);
  place_assert_stored (library, sheet);
}

static void
test_again (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autofree char *text = NULL;

  fill (library);
  text = place_load_text (library, 1);
  flip_library_close (g_steal_pointer (&library));
  set_rights (place, FALSE, FALSE);
  place_run_apart (place, read_but_not_write, text);
  set_rights (place, TRUE, TRUE);
  place_run_apart (place, write_again, NULL);
}

/* A folder stands where the library should be. */
static void
test_is_folder (void)
{
  g_autoptr (Place) place = place_new ();
  GError *error = NULL;

  g_assert_cmpint (g_mkdir (place->path, 0700), ==, 0);
  g_assert_null (flip_library_open (place->path, flip_games_find, &error));
  g_assert_nonnull (error);
  g_assert_nonnull (strstr (error->message, place->path));
  g_error_free (error);
  g_assert_true (g_file_test (place->path, G_FILE_TEST_IS_DIR));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/read-only/file-and-folder", test_file_and_folder);
  g_test_add_func ("/store/read-only/folder", test_folder);
  g_test_add_func ("/store/read-only/file", test_file);
  g_test_add_func ("/store/read-only/after-kill", test_after_kill);
  g_test_add_func ("/store/read-only/after-kill-without-index", test_after_kill_without_index);
  g_test_add_func ("/store/read-only/no-file", test_no_file);
  g_test_add_func ("/store/read-only/no-folder", test_no_folder);
  g_test_add_func ("/store/read-only/secret", test_secret);
  g_test_add_func ("/store/read-only/again", test_again);
  g_test_add_func ("/store/read-only/is-folder", test_is_folder);
  return g_test_run ();
}
