/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files that are no library, or are one no more: they are refused as they are, and kept when a new
   library takes their place. */

#include "games/games.h"
#include "store/library/library-private.h"
#include "store/recovery/recovery.h"
#include "tests/store/disk.h"
#include "tests/store/place.h"

#include <string.h>
#include <unistd.h>

#define PAGE 4096

static void
assert_refused (const void *bytes, gsize size)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipRecovery) recovery = NULL;
  g_autoptr (GError) error = NULL;

  place_write (place->path, bytes, size);
  recovery = flip_recovery_look (place->path, flip_games_find, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (flip_recovery_is_needed (recovery));
  g_assert_cmpuint (flip_recovery_sheets (recovery)->len, ==, 0);
  place_assert_refused (place);
}

static void
test_no_database (void)
{
  static const char text[] = "Dear diary, this is a text and no library of sheets.\n";
  g_autofree char *long_text = g_strnfill (100000, 'x');
  g_autofree guint8 *zeros = g_malloc0 (5 * PAGE);

  assert_refused (text, strlen (text));
  assert_refused (long_text, strlen (long_text));
  assert_refused (zeros, 5 * PAGE);
  assert_refused (zeros, 100);
}

/* In an empty file there is nothing to keep. */
static void
test_empty (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = NULL;
  g_autoptr (FlipStoredSheet) sheet = NULL;

  place_write (place->path, "", 0);
  library = place_open (place);
  g_assert_cmpint (flip_library_count (library, NULL, NULL), ==, 0);
  sheet = place_add (library, place_session (1, "Ann", NULL));
  place_assert_stored (library, sheet);
}

/* Twice on one day: the second does not take the place of the first. */
static void
test_twice (void)
{
  g_autoptr (Place) place = place_new ();
  static const char *const texts[] = { "the first", "the second", "the third" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      place_write (place->path, texts[i], strlen (texts[i]));
      place_assert_refused (place);
      for (guint k = 0; k <= i; k++)
        {
          g_autoptr (GPtrArray) names = place_names (place);
          guint found = 0;

          for (guint n = 0; n < names->len; n++)
            {
              g_autofree char *path = place_file (place, g_ptr_array_index (names, n));
              g_autoptr (GBytes) bytes = place_read (path);

              found += g_bytes_get_size (bytes) == strlen (texts[k])
                       && memcmp (g_bytes_get_data (bytes, NULL), texts[k], strlen (texts[k])) == 0;
            }
          g_assert_cmpuint (found, ==, 1);
        }
    }
}

static void
fill_and_vanish (Place *place, gpointer data)
{
  FlipLibrary *library = place_open (place);

  for (guint i = 0; i < 3; i++)
    place_add (library, place_session (i, "Ann", NULL));
  _exit (0);
}

/* Killed before, and the file then emptied: what stands beside it is all there is, and all of it can
   be saved. */
static void
test_emptied_after_kill (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipRecovery) recovery = NULL;
  g_autoptr (FlipLibrary) library = NULL;
  g_autoptr (GBytes) before = NULL, after = NULL;
  g_autofree char *wal = place_file (place, "library.db-wal"), *kept = NULL, *kept_wal = NULL;
  GError *error = NULL;

  place_run_apart (place, fill_and_vanish, NULL);
  before = place_read (wal);
  g_assert_cmpuint (g_bytes_get_size (before), >, 0);
  place_write (place->path, "", 0);
  g_assert_null (flip_library_open (place->path, flip_games_find, &error));
  place_assert_error (g_steal_pointer (&error), FLIP_STORE_ERROR_DAMAGED, "emptied");
  recovery = flip_recovery_look (place->path, flip_games_find, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (flip_recovery_n_saved (recovery), ==, 3);
  g_assert_true (flip_recovery_replace (recovery, &kept, &error));
  kept_wal = g_strconcat (kept, "-wal", NULL);
  after = place_read (kept_wal);
  g_assert_true (g_bytes_equal (before, after));
  library = place_open (place);
  g_assert_cmpint (flip_library_count (library, NULL, NULL), ==, 3);
}

/* A name of two lines, with the checksum that belongs to it. */
static void
put_long_name (FlipLibrary *library, FlipStoredSheet *sheet)
{
  GPtrArray *players = flip_session_setup (sheet->session)->players;
  g_autofree char *tags = flip_session_tags_text (sheet->session), *sql = NULL;

  g_free (players->pdata[0]);
  players->pdata[0] = g_strdup ("Ann\nBob");
  sql = g_strdup_printf ("UPDATE sheet SET seal = %" G_GINT64_FORMAT
                         "; UPDATE seat SET player = 'Ann' || char (10) || 'Bob'",
                         (gint64) flip_checksum_seal (sheet->session, tags, ""));
  place_run (library, sql);
}

/* The list has a seat in each line, so that a name is one line, whoever made the library. */
static void
test_name_of_two_lines (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipStoredSheet) sheet = place_add (library, place_session (1, "Ann", NULL));
  g_autoptr (FlipRecovery) recovery = NULL;
  GError *error = NULL;

  put_long_name (library, sheet);
  g_assert_null (flip_library_load (library, sheet->id, &error));
  g_assert_error (error, FLIP_SETUP_ERROR, FLIP_SETUP_ERROR_PLAYERS);
  g_clear_error (&error);
  recovery = flip_recovery_look (place->path, flip_games_find, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (flip_recovery_n_saved (recovery), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  disk_use (); /* it does without syncs */
  g_test_add_func ("/store/refused/no-database", test_no_database);
  g_test_add_func ("/store/refused/empty", test_empty);
  g_test_add_func ("/store/refused/twice", test_twice);
  g_test_add_func ("/store/refused/emptied-after-kill", test_emptied_after_kill);
  g_test_add_func ("/store/refused/name-of-two-lines", test_name_of_two_lines);
  return g_test_run ();
}
