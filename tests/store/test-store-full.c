/* SPDX-License-Identifier: GPL-3.0-or-later */

/* There is no room on the disk: what was saved stays, and saving goes on when there is room. */

#include "games/games.h"
#include "store/library/library-private.h"
#include "tests/store/place.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>

/* No file may grow beyond this; only the soft limit, so that it can be lifted again. */
static void
limit_files (rlim_t bytes)
{
  struct rlimit limit;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  limit.rlim_cur = MIN (bytes, limit.rlim_max);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

static guint64
size_of (Place *place, const char *name)
{
  g_autofree char *path = place_file (place, name);
  GStatBuf status;

  return g_stat (path, &status) == 0 ? (guint64) status.st_size : 0;
}

static FlipRandom
chance (guint64 seed)
{
  FlipRandom random;

  flip_random_seed (&random, seed, 1);
  return random;
}

/* Fails to save, and finds everything as it was. */
static void
assert_not_saved (FlipLibrary *library, FlipStoredSheet *sheet, const char *before)
{
  gint64 id = sheet->id, revision = sheet->revision;
  guint saved = sheet->links->len;
  g_autofree char *played = place_print (sheet->session), *stored = NULL, *kept = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_false (flip_library_save (library, sheet, &error));
  g_assert_nonnull (error);
  g_assert_nonnull (strstr (error->message, flip_library_path (library)));
  g_assert_cmpint (sheet->id, ==, id);
  g_assert_cmpint (sheet->revision, ==, revision);
  g_assert_cmpuint (sheet->links->len, ==, saved);
  kept = place_print (sheet->session);
  g_assert_cmpstr (kept, ==, played);
  stored = place_load_text (library, id);
  g_assert_cmpstr (stored, ==, before);
}

static void
save_at_the_limit (Place *place, gpointer data)
{
  FlipRandom random = chance (1);
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipStoredSheet) sheet = place_add (library, place_session (1, "Ann", "Bob", NULL));
  g_autofree char *before = NULL;
  g_autoptr (GError) error = NULL;

  signal (SIGXFSZ, SIG_IGN);
  place_play (sheet->session, &random, 5);
  place_save (library, sheet);
  before = place_print (sheet->session);
  place_play (sheet->session, &random, 1);

  limit_files (size_of (place, "library.db-wal"));
  for (guint i = 0; i < 3; i++)
    assert_not_saved (library, sheet, before);
  g_assert_null (flip_library_add (library, place_session (2, "Cy", NULL), &error));
  g_assert_nonnull (error);
  g_assert_cmpint (flip_library_count (library, NULL, NULL), ==, 1);

  limit_files (RLIM_INFINITY);
  place_save (library, sheet);
  place_assert_stored (library, sheet);
}

static void
assert_sound (Place *place, guint sheets)
{
  g_autoptr (FlipLibrary) library = place_open (place);

  g_assert_cmpint (flip_library_count (library, NULL, NULL), ==, sheets);
  g_assert_cmpint (place_number (library, "SELECT count(*) FROM pragma_integrity_check"
                                          " WHERE integrity_check <> 'ok'"),
                   ==, 0);
  g_assert_cmpint (place_number (library, "SELECT count(*) FROM pragma_foreign_key_check"), ==, 0);
}

static void
test_save (void)
{
  g_autoptr (Place) place = place_new ();

  place_run_apart (place, save_at_the_limit, NULL);
  assert_sound (place, 1);
}

/* The room ends at every possible place in what a save writes. */
static void
save_at_every_limit (Place *place, gpointer data)
{
  FlipRandom random = chance (2);
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipStoredSheet) sheet = place_add (library, place_session (2, "Ann", "Bob", NULL));
  guint failed = 0, saved = 0;

  signal (SIGXFSZ, SIG_IGN);
  while (saved < 8)
    {
      g_autofree char *before = place_print (sheet->session);
      guint64 size = size_of (place, "library.db-wal");
      gboolean done = FALSE;

      place_play (sheet->session, &random, 1);
      for (guint64 room = 0; !done; room += 700)
        {
          g_autoptr (GError) error = NULL;
          g_autofree char *stored = NULL;

          limit_files (size + room);
          done = flip_library_save (library, sheet, &error);
          limit_files (RLIM_INFINITY);
          g_assert_true (done == !error);
          failed += !done;
          stored = place_load_text (library, sheet->id);
          if (!done)
            g_assert_cmpstr (stored, ==, before);
        }
      place_assert_stored (library, sheet);
      saved++;
    }
  g_assert_cmpuint (failed, >, saved);
}

static void
test_save_every (void)
{
  g_autoptr (Place) place = place_new ();

  place_run_apart (place, save_at_every_limit, NULL);
  assert_sound (place, 1);
}

/* The same for an edition: what was entered stays with whoever enters it, until there is room. */
static void
save_edition_at_every_limit (Place *place, gpointer data)
{
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipEdition) edition = flip_edition_new ("fliptown", "Ours", "[start]\ncash=1\n");
  guint failed = 0;

  signal (SIGXFSZ, SIG_IGN);
  g_assert_true (flip_library_save_edition (library, edition, NULL));
  for (guint i = 2; i < 8; i++)
    {
      guint64 size = size_of (place, "library.db-wal");
      g_autofree char *before = g_steal_pointer (&edition->text);
      gboolean done = FALSE;

      edition->text = g_strdup_printf ("[start]\ncash=%u\n", i);
      for (guint64 room = 0; !done; room += 700)
        {
          g_autoptr (GError) error = NULL;
          g_autoptr (FlipEdition) stored = NULL;

          limit_files (size + room);
          done = flip_library_save_edition (library, edition, &error);
          limit_files (RLIM_INFINITY);
          g_assert_true (done == !error);
          failed += !done;
          stored = flip_library_load_edition (library, edition->id, NULL);
          g_assert_cmpstr (stored->text, ==, done ? edition->text : before);
        }
    }
  g_assert_cmpuint (failed, >, 6);
}

static void
test_edition (void)
{
  g_autoptr (Place) place = place_new ();

  place_run_apart (place, save_edition_at_every_limit, NULL);
  assert_sound (place, 0);
}

/* A new library has no room; when it has, it is begun as if nothing had happened. */
static void
open_at_every_limit (Place *place, gpointer data)
{
  guint failed = 0;

  signal (SIGXFSZ, SIG_IGN);
  for (guint64 room = 0; room < 80000; room += 3000)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (FlipLibrary) library = NULL;
      g_autofree char *name = g_strdup_printf ("room-%" G_GUINT64_FORMAT ".db", room);
      g_autofree char *path = place_file (place, name);

      limit_files (room);
      library = flip_library_open (path, flip_games_find, &error);
      limit_files (RLIM_INFINITY);
      g_assert_true ((library == NULL) == (error != NULL));
      failed += error != NULL;
      if (library)
        flip_library_close (g_steal_pointer (&library));
      g_clear_error (&error);

      library = flip_library_open (path, flip_games_find, &error);
      g_assert_no_error (error);
      g_assert_cmpstr (flip_library_notice (library), ==, NULL);
      flip_stored_sheet_free (place_add (library, place_session (1, "Ann", NULL)));
    }
  g_assert_cmpuint (failed, >, 5);
}

static void
test_open (void)
{
  g_autoptr (Place) place = place_new ();

  place_run_apart (place, open_at_every_limit, NULL);
}

/* Plays the sheets, move by move, until one finds no room; gives that one. */
static FlipStoredSheet *
fill_up (FlipLibrary *library, GPtrArray *sheets, char **before, GError **error)
{
  FlipRandom random = chance (3);

  for (guint i = 0; i < sheets->len; i++)
    {
      FlipStoredSheet *sheet = g_ptr_array_index (sheets, i);

      do
        {
          g_free (*before);
          *before = place_print (sheet->session);
          place_play (sheet->session, &random, 1);
          if (!flip_library_save (library, sheet, error))
            return sheet;
        }
      while (
        !flip_game_over (flip_session_game (sheet->session), flip_session_state (sheet->session)));
    }

  g_assert_not_reached ();
}

/* The words are those for a full disk. */
static void
test_words (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (GPtrArray) sheets =
    g_ptr_array_new_with_free_func ((GDestroyNotify) flip_stored_sheet_free);
  g_autofree char *before = NULL, *full = NULL;
  GError *error = NULL;
  FlipStoredSheet *sheet;

  for (guint64 seed = 0; seed < 12; seed++)
    g_ptr_array_add (sheets, place_add (library, place_session (seed, "Ann", NULL)));
  full = g_strdup_printf ("PRAGMA max_page_count = %d",
                          (int) place_number (library, "PRAGMA page_count"));
  place_number (library, full);
  sheet = fill_up (library, sheets, &before, &error);
  place_assert_error (g_steal_pointer (&error), FLIP_STORE_ERROR_FULL, "The disk is full");
  assert_not_saved (library, sheet, before);

  place_number (library, "PRAGMA max_page_count = 1000000");
  place_save (library, sheet);
  place_assert_stored (library, sheet);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/full/save", test_save);
  g_test_add_func ("/store/full/save-every", test_save_every);
  g_test_add_func ("/store/full/edition", test_edition);
  g_test_add_func ("/store/full/open", test_open);
  g_test_add_func ("/store/full/words", test_words);
  return g_test_run ();
}
