/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Another program puts another file in the place of the library, as those do that synchronise folders. */

#include "games/games.h"
#include "store/library-private.h"
#include "store/recovery.h"
#include "tests/store/place.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

/* A library of another place, with a sheet of Bob's, ready to be put there. */
static char *
make_other (Place *place)
{
  g_autoptr (Place) elsewhere = place_new ();
  g_autoptr (FlipLibrary) library = place_open (elsewhere);
  g_autoptr (FlipStoredSheet) sheet = place_add (library, place_session (2, "Bob", NULL));
  g_autoptr (GBytes) bytes = NULL;
  char *path = place_file (place, "other.db");

  flip_library_close (g_steal_pointer (&library));
  bytes = place_read (elsewhere->path);
  place_write (path, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  return path;
}

static FlipStoredSheet *
play_more (FlipLibrary *library, FlipStoredSheet *sheet, guint seed)
{
  FlipRandom random;

  flip_random_seed (&random, seed, 1);
  place_play (sheet->session, &random, 3);
  place_save (library, sheet);
  return sheet;
}

/* A save notices, what both had is in the new file, and the old one is kept beside it. */
static void
test_save (void)
{
  g_autoptr (Place) place = place_new ();
  g_autofree char *other = make_other (place), *text = NULL, *notice = NULL;
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipStoredSheet) second = place_add (library, place_session (3, "Cleo", NULL));
  g_autoptr (FlipStoredSheet) sheet =
    play_more (library, place_add (library, place_session (1, "Ann", NULL)), 1);

  g_assert_cmpint (g_rename (other, place->path), ==, 0);
  play_more (library, sheet, 2);
  notice = flip_library_take_notice (library);
  g_assert_nonnull (strstr (notice, "replaced"));
  text = place_print (sheet->session);
  flip_library_close (g_steal_pointer (&library));

  library = place_open (place);
  g_assert_cmpint (flip_library_count (library, NULL, NULL), ==, 3);
  g_assert_cmpint (flip_library_count (library, "bob", NULL), ==, 1);
  g_assert_cmpint (flip_library_count (library, "cleo", NULL), ==, 1);
  {
    g_autofree char *again = place_load_text (library, sheet->id);

    g_assert_cmpstr (again, ==, text);
  }
}

/* It was removed: a new one has everything. */
static void
test_removed (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipStoredSheet) sheet =
    play_more (library, place_add (library, place_session (1, "Ann", NULL)), 1);

  g_assert_cmpint (g_unlink (place->path), ==, 0);
  play_more (library, sheet, 2);
  flip_library_close (g_steal_pointer (&library));
  library = place_open (place);
  g_assert_cmpint (flip_library_count (library, "ann", NULL), ==, 1);
  place_assert_stored (library, sheet);
}

static void
play_and_vanish (Place *place, gpointer data)
{
  FlipLibrary *library = place_open (place);

  for (guint i = 1; i <= 3; i++)
    play_more (library, flip_library_load (library, i, NULL), i);
  _exit (0);
}

static void
fill (Place *place, const char *name, guint moves)
{
  g_autoptr (FlipLibrary) library = place_open (place);

  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (FlipStoredSheet) sheet = place_add (library, place_session (i, name, NULL));

      for (guint j = 0; j < moves; j++)
        play_more (library, sheet, j);
    }
}

/* The log of a program that was killed lies beside a file that has come since: it is not read over it, and what can be
   saved is what the file has. */
static void
test_old_log (void)
{
  g_autoptr (Place) place = place_new (), elsewhere = place_new ();
  g_autoptr (GBytes) bytes = NULL, after = NULL;
  g_autoptr (FlipRecovery) recovery = NULL;
  g_autofree char *other = place_file (place, "other.db");
  GError *error = NULL;

  fill (place, "Ann", 0);
  place_run_apart (place, play_and_vanish, NULL);
  fill (elsewhere, "Bob", 6);
  bytes = place_read (elsewhere->path);
  place_write (other, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_assert_cmpint (g_rename (other, place->path), ==, 0);

  g_assert_null (flip_library_open (place->path, flip_games_find, &error));
  place_assert_error (error, FLIP_STORE_ERROR_DAMAGED, "another file");
  after = place_read (place->path);
  g_assert_true (g_bytes_equal (bytes, after));
  recovery = flip_recovery_look (place->path, flip_games_find, NULL, NULL, NULL);
  g_assert_true (flip_recovery_is_needed (recovery));
  g_assert_cmpint (flip_recovery_n_saved (recovery), ==, 3);
  g_assert_cmpstr (((FlipFoundSheet *) flip_recovery_sheets (recovery)->pdata[0])->players, ==,
                   "Bob");
}

/* The log of this very file is read, of course. */
static void
test_own_log (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = NULL;

  fill (place, "Ann", 0);
  place_run_apart (place, play_and_vanish, NULL);
  g_assert_cmpint (g_chmod (place->path, 0600), ==, 0); /* the file is younger now */
  library = place_open (place);
  g_assert_cmpint (place_number (library, "SELECT count(*) FROM sheet WHERE length > 0"), ==, 3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/replaced/save", test_save);
  g_test_add_func ("/store/replaced/removed", test_removed);
  g_test_add_func ("/store/replaced/old-log", test_old_log);
  g_test_add_func ("/store/replaced/own-log", test_own_log);
  return g_test_run ();
}
