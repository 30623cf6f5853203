/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be saved of a damaged library, kind by kind; and a program that is killed, or has no room,
   while a new library takes the place of the damaged one. */

#include "store/library/label.h"
#include "store/recovery/recovery.h"

#include "games/games.h"
#include "store/library/library-private.h"
#include "store/pages/scavenge.h"
#include "store/recovery/recovery-private.h"
#include "tests/engine/play.h"
#include "tests/store/place.h"

#include <glib/gstdio.h>
#include <grp.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#define SHEETS 12
#define PAGE   4096
#define NOBODY 65534

/* A library, and its sheets as text. */
typedef struct
{
  Place *place;
  char *texts[SHEETS];
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (FlipLibrary) library = NULL;
  FlipRandom random;

  fixture->place = place_new ();
  library = place_open (fixture->place);
  flip_random_seed (&random, 1, 1);
  for (guint i = 0; i < SHEETS; i++)
    {
      g_autoptr (FlipStoredSheet) sheet =
        place_add (library, place_session (i, "Ann", i % 2 ? "Bob" : NULL, NULL));

      if (i % 3)
        flip_session_set_tag (sheet->session, "place", "at the lake");
      place_play (sheet->session, &random, 10 * i);
      place_save (library, sheet);
      fixture->texts[i] = place_print (sheet->session);
    }
  place_run (library, "UPDATE sheet SET created = 1000 * id, changed = 2000000 * id");
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  place_free (fixture->place);
  for (guint i = 0; i < SHEETS; i++)
    g_free (fixture->texts[i]);
}

static FlipRecovery *
look (Fixture *fixture)
{
  GError *error = NULL;
  g_autoptr (GBytes) before = place_read (fixture->place->path), after = NULL;
  FlipRecovery *recovery =
    flip_recovery_look (fixture->place->path, flip_games_find, NULL, NULL, &error);

  g_assert_no_error (error);
  after = place_read (fixture->place->path);
  g_assert_true (g_bytes_equal (before, after));
  return recovery;
}

/* Every sheet of the library is as it was; gives how many there are. */
static guint
assert_as_they_were (Fixture *fixture, FlipLibrary *library)
{
  guint n = 0;

  for (guint i = 0; i < SHEETS; i++)
    {
      g_autoptr (FlipStoredSheet) sheet = flip_library_load (library, i + 1, NULL);
      g_autofree char *text = sheet ? place_print (sheet->session) : NULL;

      g_assert_true (!text || g_str_equal (text, fixture->texts[i]));
      n += text != NULL;
    }

  return n;
}

/* This many sheets are saved, and after the new library has taken its place, they are there. */
static void
assert_saved (Fixture *fixture, guint least)
{
  g_autoptr (FlipRecovery) recovery = look (fixture);
  g_autoptr (FlipLibrary) library = NULL;
  g_autoptr (GBytes) before = place_read (fixture->place->path), after = NULL;
  g_autofree char *kept = NULL;
  GError *error = NULL;

  g_assert_true (flip_recovery_is_needed (recovery));
  g_assert_cmpuint (flip_recovery_n_saved (recovery), >=, least);
  g_assert_cmpuint (flip_recovery_sheets (recovery)->len, <=, SHEETS);
  flip_recovery_replace (recovery, &kept, &error);
  g_assert_no_error (error);
  after = place_read (kept);
  g_assert_true (g_bytes_equal (before, after));
  library = place_open (fixture->place);
  g_assert_cmpuint (assert_as_they_were (fixture, library), ==, flip_recovery_n_saved (recovery));
}

static void
overwrite (const char *path, gsize at, int byte, gsize n)
{
  g_autofree char *text = NULL;
  gsize size;

  g_assert_true (g_file_get_contents (path, &text, &size, NULL));
  g_assert_cmpuint (at, <, size);
  memset (text + at, byte, MIN (n, size - at));
  place_write (path, text, size);
}

static gsize
size_of (const char *path)
{
  GStatBuf info;

  g_assert_cmpint (g_stat (path, &info), ==, 0);
  return (gsize) info.st_size;
}

/* Kinds of damage */

static void
test_sound (Fixture *fixture, gconstpointer data)
{
  g_autoptr (FlipRecovery) recovery = look (fixture);
  g_autofree char *told = flip_recovery_tell (recovery);

  g_assert_false (flip_recovery_is_needed (recovery));
  g_assert_cmpuint (flip_recovery_n_saved (recovery), ==, SHEETS);
  g_assert_cmpstr (told, ==, "All 12 sheets can be recovered.");
}

/* The first page leads to all others, but no sheet is in it. */
static void
test_first_page (Fixture *fixture, gconstpointer data)
{
  overwrite (fixture->place->path, 0, 0, PAGE);
  place_assert_refused (fixture->place);
}

static void
test_first_page_saved (Fixture *fixture, gconstpointer data)
{
  overwrite (fixture->place->path, 0, GPOINTER_TO_INT (data), PAGE);
  assert_saved (fixture, SHEETS);
}

/* Each page in turn: what is not on it is saved. Long logs have pages of their own, so that a page
   holds a few sheets at most; only the row of the list, which all have, lies close together. */
static void
test_each_page (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) whole = place_read (fixture->place->path);
  gsize size = g_bytes_get_size (whole);
  guint sum = 0, pages = 0;

  for (gsize at = 0; at < size; at += PAGE * play_step (), pages++)
    {
      g_autoptr (FlipRecovery) recovery = NULL;

      place_write (fixture->place->path, g_bytes_get_data (whole, NULL), size);
      overwrite (fixture->place->path, at, 0x5a, PAGE);
      recovery = look (fixture);
      sum += flip_recovery_n_saved (recovery);
      g_assert_true (flip_recovery_is_needed (recovery));
    }
  g_assert_cmpuint (sum, >, pages * SHEETS * 3 / 4);
}

static void
test_cut_off (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = NULL;
  gsize size;

  g_assert_true (g_file_get_contents (fixture->place->path, &text, &size, NULL));
  place_write (fixture->place->path, text, size / 2 / PAGE * PAGE + 100);
  assert_saved (fixture, 1);
}

static void
test_not_a_database (Fixture *fixture, gconstpointer data)
{
  g_autoptr (FlipRecovery) recovery = NULL;
  g_autofree char *told = NULL;

  place_write (fixture->place->path, "Dear diary", 10);
  recovery = look (fixture);
  told = flip_recovery_tell (recovery);
  g_assert_cmpstr (told, ==, "No sheet was found.");
  assert_saved (fixture, 0);
}

/* A table that is gone, or that has lost a column. */
static void
test_wrong_tables (Fixture *fixture, gconstpointer data)
{
  place_make_database (fixture->place->path, data);
  assert_saved (fixture, SHEETS);
}

/* A sheet of a game's own board is saved even if the library has lost that board. */
static void
test_board (Fixture *fixture, gconstpointer data)
{
  place_make_database (fixture->place->path, "UPDATE board SET text = replace (text, 'a', 'b')");
  assert_saved (fixture, SHEETS);
}

/* One sheet is not what it was: it is named, with the reason, and all others are saved. */
static void
test_one_sheet (Fixture *fixture, gconstpointer data)
{
  g_autoptr (FlipRecovery) recovery = NULL;
  g_autofree char *told = NULL;
  const FlipFoundSheet *lost;

  place_make_database (fixture->place->path,
                       "UPDATE move SET text = 'x' WHERE sheet = 4 AND position = 7");
  recovery = look (fixture);
  told = flip_recovery_tell (recovery);
  g_assert_cmpstr (told, ==, "11 of 12 sheets can be recovered.");
  lost = g_ptr_array_index (flip_recovery_sheets (recovery), 3);
  g_assert_cmpint (lost->id, ==, 4);
  g_assert_cmpstr (lost->game, ==, "fliptown");
  g_assert_cmpstr (lost->players, ==, "Ann, Bob");
  g_assert_nonnull (strstr (lost->reason, "Move 8"));
  assert_saved (fixture, SHEETS - 1);
}

/* The list leads to fewer sheets than there are. */
static void
test_index (Fixture *fixture, gconstpointer data)
{
  place_make_database (fixture->place->path,
                       "PRAGMA writable_schema = ON; DELETE FROM sqlite_schema"
                       " WHERE name = 'sheet_by_change'");
  assert_saved (fixture, SHEETS);
}

/* Only an index is wrong: it is made anew, and everything else stays as it is. */
static void
test_stale_index (Fixture *fixture, gconstpointer data)
{
  g_autoptr (FlipLibrary) library = NULL;

  place_make_database (
    fixture->place->path,
    "PRAGMA writable_schema = ON;"
    "CREATE TEMP TABLE kept AS SELECT * FROM sqlite_schema WHERE name = 'sheet_by_creation';"
    "DELETE FROM sqlite_schema WHERE name = 'sheet_by_creation';"
    "PRAGMA writable_schema = RESET;"
    "UPDATE sheet SET created = created + 1 WHERE id = 5;"
    "PRAGMA writable_schema = ON;"
    "INSERT INTO sqlite_schema SELECT * FROM kept;"
    "PRAGMA writable_schema = RESET");
  assert_saved (fixture, SHEETS);
  library = place_open (fixture->place);
  g_assert_cmpint (flip_library_count_unkept (library, NULL), ==, 0);
  g_assert_cmpint (place_number (library, "SELECT id FROM sheet WHERE created = 5001"), ==, 5);
}

/* Of sheets that are known no row is kept, which would take longest where there are many; unless one is found that is
   newer. */
static void
test_known (Fixture *fixture, gconstpointer data)
{
  g_autoptr (FlipImage) image = flip_image_read (fixture->place->path, TRUE, NULL);
  g_autoptr (FlipLibrary) found = flip_library_new_scratch ("found", flip_games_find, NULL);
  g_autoptr (GArray) known = g_array_new (FALSE, FALSE, sizeof (FlipKnownSheet));
  GError *error = NULL;

  for (gint64 id = 1; id <= SHEETS; id++)
    {
      FlipKnownSheet sheet = { .id = id, .revision = id == 7 ? 0 : 1000 };

      if (id != 5)
        g_array_append_val (known, sheet);
    }
  flip_scavenge (image, found->database, known, &error);
  g_assert_no_error (error);
  g_assert_true (flip_known_sheets_find (known, 7)->has_newer);
  g_assert_false (flip_known_sheets_find (known, 8)->has_newer);
  g_assert_cmpint (place_number (found, "SELECT count (DISTINCT sheet) FROM found_move"), ==, 2);
  g_assert_cmpint (place_number (found, "SELECT sum (DISTINCT sheet) FROM found_move"), ==, 5 + 7);
  g_assert_cmpint (place_number (found, "SELECT sum (DISTINCT id) FROM found_sheet"), ==, 5 + 7);
}

/* The log beside the file */

static void
play_and_vanish (Place *place, gpointer data)
{
  FlipLibrary *library = place_open (place);
  FlipRandom random;

  flip_random_seed (&random, 2, 1);
  for (guint i = 0; i < SHEETS; i++)
    {
      FlipStoredSheet *sheet = flip_library_load (library, i + 1, NULL);

      flip_session_jump (sheet->session, flip_session_length (sheet->session));
      place_play (sheet->session, &random, 2);
      place_save (library, sheet);
    }
  _exit (0);
}

static void
read_texts (Place *place, gpointer data)
{
  g_autoptr (FlipLibrary) library = place_open (place);

  for (guint i = 0; i < SHEETS; i++)
    {
      g_autofree char *name = g_strdup_printf ("text-%u", i);
      g_autofree char *path = place_file (place, name), *text = place_load_text (library, i + 1);

      place_write (path, text, strlen (text));
    }
}

/* Copies the library with its log elsewhere and reads there how the sheets are now. */
static void
learn_texts (Fixture *fixture)
{
  g_autoptr (Place) other = place_new ();
  static const char *const names[] = { "library.db", "library.db-wal" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *from = place_file (fixture->place, names[i]);
      g_autofree char *to = place_file (other, names[i]);
      g_autoptr (GBytes) bytes = place_read (from);

      place_write (to, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
    }
  place_run_apart (other, read_texts, NULL);
  for (guint i = 0; i < SHEETS; i++)
    {
      g_autofree char *name = g_strdup_printf ("text-%u", i);
      g_autofree char *path = place_file (other, name);

      g_clear_pointer (&fixture->texts[i], g_free);
      g_assert_true (g_file_get_contents (path, &fixture->texts[i], NULL, NULL));
    }
}

static void
test_log (Fixture *fixture, gconstpointer data)
{
  place_run_apart (fixture->place, play_and_vanish, NULL);
  learn_texts (fixture);
  overwrite (fixture->place->path, 0, 0, 100);
  assert_saved (fixture, SHEETS);
}

/* The log is broken in the middle: SQLite drops all that follows, but it is there to be found. Sheets
   of which only an older state is left are that state. */
static void
test_broken_log (Fixture *fixture, gconstpointer data)
{
  g_autofree char *wal = place_file (fixture->place, "library.db-wal");
  g_autoptr (FlipRecovery) recovery = NULL;
  g_autoptr (FlipLibrary) library = NULL;
  GError *error = NULL;
  guint newest = 0;

  place_run_apart (fixture->place, play_and_vanish, NULL);
  learn_texts (fixture);
  overwrite (wal, size_of (wal) / 3, 0x77, 10);
  g_assert_null (flip_library_open (fixture->place->path, flip_games_find, &error));
  place_assert_error (g_steal_pointer (&error), FLIP_STORE_ERROR_DAMAGED, "next to it");
  recovery = look (fixture);
  g_assert_cmpuint (flip_recovery_n_saved (recovery), ==, SHEETS);
  g_assert_true (flip_recovery_replace (recovery, NULL, NULL));
  library = place_open (fixture->place);
  for (guint i = 0; i < SHEETS; i++)
    {
      g_autofree char *text = place_load_text (library, i + 1);

      newest += g_str_equal (text, fixture->texts[i]);
    }
  g_assert_cmpuint (newest, >=, SHEETS / 2);
}

/* What a new library keeps */

static void
test_stamps (Fixture *fixture, gconstpointer data)
{
  g_autoptr (FlipRecovery) recovery = NULL;
  g_autoptr (FlipLibrary) library = NULL;

  place_make_database (fixture->place->path, "UPDATE sheet SET deleted = 4711 WHERE id = 3;"
                                             "UPDATE sheet SET id = 1000 WHERE id = 12;"
                                             "UPDATE seat SET sheet = 1000 WHERE sheet = 12;"
                                             "UPDATE move SET sheet = 1000 WHERE sheet = 12;"
                                             "UPDATE tag SET sheet = 1000 WHERE sheet = 12;"
                                             "UPDATE setting SET sheet = 1000 WHERE sheet = 12");
  overwrite (fixture->place->path, 0, 0, PAGE);
  recovery = look (fixture);
  g_assert_true (flip_recovery_replace (recovery, NULL, NULL));
  library = place_open (fixture->place);
  g_assert_cmpint (place_number (library, "SELECT count(*) FROM sheet"), ==, SHEETS);
  g_assert_cmpint (flip_library_count (library, NULL, NULL), ==, SHEETS - 1);
  g_assert_cmpint (place_number (library, "SELECT count(*) FROM sheet WHERE created = 1000 * id"
                                          " AND changed = 2000000 * id"),
                   ==, SHEETS - 1);
  g_assert_cmpint (place_number (library, "SELECT max (id) FROM sheet"), ==, 1000);
}

/* Names and points are in the list at once, what people call a sheet stays, and the rest is made again from the log. */
static void
test_around (Fixture *fixture, gconstpointer data)
{
  g_autoptr (FlipRecovery) recovery = NULL;
  g_autoptr (FlipLibrary) library = place_open (fixture->place);
  g_autoptr (GPtrArray) before = flip_library_list (library, NULL, 0, G_MAXINT, NULL), after = NULL;

  g_assert_true (flip_library_set_title (library, 4, "Final", NULL));
  g_assert_true (flip_library_set_archived (library, 4, TRUE, NULL));
  flip_library_close (g_steal_pointer (&library));
  overwrite (fixture->place->path, 0, 0, PAGE);
  recovery = look (fixture);
  g_assert_true (flip_recovery_replace (recovery, NULL, NULL));
  library = place_open (fixture->place);
  g_assert_cmpint (flip_library_count (library, "final bob", NULL), ==, 1);
  g_assert_cmpint (flip_library_count_unkept (library, NULL), ==, SHEETS);
  g_assert_true (flip_library_keep (library, NULL, NULL, NULL));
  after = flip_library_list (library, NULL, 0, G_MAXINT, NULL);
  g_assert_cmpuint (after->len, ==, before->len);
  for (guint i = 0; i < after->len; i++)
    {
      const FlipSheetInfo *one = before->pdata[i], *other = after->pdata[i];

      g_assert_cmpstr (one->moment, ==, other->moment);
      g_assert_cmpstr (one->seats[0].name, ==, other->seats[0].name);
      g_assert_cmpint (one->awaited, ==, other->awaited);
      g_assert_cmpuint (one->progress, ==, other->progress);
      g_assert_true (other->archived == (other->id == 4));
    }
}

/* Sheets that are gone for good do not come back. */
static void
test_purged (Fixture *fixture, gconstpointer data)
{
  g_autoptr (FlipRecovery) recovery = NULL;

  place_make_database (fixture->place->path,
                       "PRAGMA foreign_keys = ON; DELETE FROM sheet WHERE id > 2");
  overwrite (fixture->place->path, 200, 0x5a, 100);
  recovery = look (fixture);
  g_assert_cmpuint (flip_recovery_sheets (recovery)->len, ==, 2);
  g_assert_cmpuint (flip_recovery_n_saved (recovery), ==, 2);
}

static gboolean
stop_at_five (guint done, guint all, gpointer data)
{
  g_assert_cmpuint (all, ==, SHEETS);
  return done < 5;
}

static void
test_stopped (Fixture *fixture, gconstpointer data)
{
  GError *error = NULL;

  g_assert_null (
    flip_recovery_look (fixture->place->path, flip_games_find, stop_at_five, NULL, &error));
  place_assert_error (error, FLIP_STORE_ERROR_STOPPED, "stopped");
}

/* A newer library is only read; what can be had of it goes where this Flipside keeps its sheets. */
static void
test_newer (Fixture *fixture, gconstpointer data)
{
  g_autoptr (FlipRecovery) recovery = NULL;
  g_autoptr (FlipLibrary) library = NULL;
  g_autoptr (GBytes) before = NULL, after = NULL;
  GError *error = NULL;

  place_make_database (fixture->place->path, "PRAGMA user_version = 1000");
  before = place_read (fixture->place->path);
  recovery = look (fixture);
  g_assert_cmpuint (flip_recovery_n_saved (recovery), ==, SHEETS);
  flip_recovery_replace (recovery, NULL, &error);
  g_assert_no_error (error);
  after = place_read (fixture->place->path);
  g_assert_true (g_bytes_equal (before, after));
  library = flip_library_open (fixture->place->path, flip_games_find, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (assert_as_they_were (fixture, library), ==, SHEETS);
  flip_library_close (g_steal_pointer (&library));
  g_assert_false (flip_recovery_replace (recovery, NULL, &error));
  place_assert_error (error, FLIP_STORE_ERROR_FAILED, "sheets of its own");
}

/* No right, no room */

static void
look_in_vain (Place *place, gpointer data)
{
  GError *error = NULL;

  if (geteuid () == 0)
    g_assert_true (setgroups (0, NULL) == 0 && setgid (NOBODY) == 0 && setuid (NOBODY) == 0);
  g_assert_null (flip_recovery_look (place->path, flip_games_find, NULL, NULL, &error));
  place_assert_error (error, FLIP_STORE_ERROR_READ_ONLY, place->path);
}

static void
test_secret (Fixture *fixture, gconstpointer data)
{
  g_chmod (fixture->place->path, 0);
  g_chmod (fixture->place->folder, 0755);
  place_run_apart (fixture->place, look_in_vain, NULL);
}

static void
replace_in_vain (Place *place, gpointer code)
{
  g_autoptr (FlipRecovery) recovery =
    flip_recovery_look (place->path, flip_games_find, NULL, NULL, NULL);
  GError *error = NULL;

  if (GPOINTER_TO_INT (code) == FLIP_STORE_ERROR_FULL)
    {
      struct rlimit limit = { 8 * PAGE, 8 * PAGE };

      signal (SIGXFSZ, SIG_IGN);
      g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
    }
  else if (geteuid () == 0)
    g_assert_true (setgroups (0, NULL) == 0 && setgid (NOBODY) == 0 && setuid (NOBODY) == 0);
  g_assert_cmpuint (flip_recovery_n_saved (recovery), ==, SHEETS);
  g_assert_false (flip_recovery_replace (recovery, NULL, &error));
  place_assert_error (error, GPOINTER_TO_INT (code), place->folder);
}

/* Nothing is changed, and nothing is left behind. */
static void
test_in_vain (Fixture *fixture, gconstpointer code)
{
  g_autoptr (GBytes) before = NULL, after = NULL;
  g_autoptr (GPtrArray) names = NULL;

  overwrite (fixture->place->path, 0, 0, PAGE);
  before = place_read (fixture->place->path);
  g_chmod (fixture->place->path, 0644);
  if (GPOINTER_TO_INT (code) == FLIP_STORE_ERROR_READ_ONLY)
    g_chmod (fixture->place->folder, 0555);
  place_run_apart (fixture->place, replace_in_vain, (gpointer) code);
  g_chmod (fixture->place->folder, 0755);
  after = place_read (fixture->place->path);
  g_assert_true (g_bytes_equal (before, after));
  names = place_names (fixture->place);
  g_assert_cmpuint (names->len, ==, 1);
  assert_saved (fixture, SHEETS);
}

/* Killed */

static void
recover_all (Place *place, gpointer data)
{
  g_autoptr (FlipRecovery) recovery =
    flip_recovery_look (place->path, flip_games_find, NULL, NULL, NULL);

  g_assert_cmpint (write (GPOINTER_TO_INT (data), "x", 1), ==, 1);
  g_assert_true (flip_recovery_replace (recovery, NULL, NULL));
}

/* Kills it some time after it has begun to replace the library. */
static void
kill_after (Fixture *fixture, guint microseconds)
{
  GPid process;
  int ends[2];
  char byte;

  g_assert_cmpint (pipe (ends), ==, 0);
  process = place_fork (fixture->place, recover_all, GINT_TO_POINTER (ends[1]));
  g_assert_cmpint (read (ends[0], &byte, 1), ==, 1);
  g_usleep (microseconds);
  kill (process, SIGKILL);
  g_assert_cmpint (waitpid (process, NULL, 0), ==, process);
  close (ends[0]);
  close (ends[1]);
}

/* One that was killed in between has given a second name to the log, but not yet to the library. */
static void
test_left_log (Fixture *fixture, gconstpointer data)
{
  g_autofree char *aside = flip_library_free_name (fixture->place->path, "damaged");
  g_autofree char *log = g_strconcat (aside, "-wal", NULL);
  g_autoptr (GBytes) left = NULL;

  place_run_apart (fixture->place, play_and_vanish, NULL);
  learn_texts (fixture);
  overwrite (fixture->place->path, 0, 0, 100);
  place_write (log, "left", 4);
  assert_saved (fixture, SHEETS);
  left = place_read (log);
  g_assert_cmpuint (g_bytes_get_size (left), ==, 4);
}

/* Whenever it is killed, the next start finds either the damaged library, from which all can still be
   saved, or the new one with all of it. The log, which holds half of the moves, is never lost. */
static void
test_killed (Fixture *fixture, gconstpointer data)
{
  g_autofree char *wal = place_file (fixture->place, "library.db-wal");
  g_autoptr (GBytes) file = NULL, log = NULL;
  guint refused = 0, opened = 0;

  place_run_apart (fixture->place, play_and_vanish, NULL);
  learn_texts (fixture);
  overwrite (fixture->place->path, 0, 0, 100);
  file = place_read (fixture->place->path);
  log = place_read (wal);
  for (guint i = 0; i < 40; i += MIN (play_step (), 13))
    {
      g_autoptr (FlipLibrary) library = NULL;
      g_autoptr (GPtrArray) names = NULL;

      place_write (fixture->place->path, g_bytes_get_data (file, NULL), g_bytes_get_size (file));
      place_write (wal, g_bytes_get_data (log, NULL), g_bytes_get_size (log));
      kill_after (fixture, i * i * 100);
      library = flip_library_open (fixture->place->path, flip_games_find, NULL);
      refused += library == NULL;
      opened += library != NULL;
      names = place_names (fixture->place);
      for (guint n = 0; n < names->len; n++)
        g_assert_null (strstr (g_ptr_array_index (names, n), "replacing"));
      if (!library)
        {
          assert_saved (fixture, SHEETS);
          continue;
        }
      g_assert_cmpuint (assert_as_they_were (fixture, library), ==, SHEETS);
    }
  g_test_message ("%u times the old one, %u times the new one", refused, opened);
}

/* Killed right after the note was written: the next start goes on. */
static void
test_goes_on (Fixture *fixture, gconstpointer data)
{
  g_autoptr (Place) other = place_new ();
  g_autoptr (FlipLibrary) library = place_open (other);
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *new = place_file (fixture->place, "library.db.unfinished-abcdefgh");
  g_autofree char *note = place_file (fixture->place, "library.db.replacing");
  g_autofree char *wal = place_file (fixture->place, "library.db-wal");

  flip_library_close (g_steal_pointer (&library));
  bytes = place_read (other->path);
  place_write (new, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  place_write (wal, "an old log", 10);
  place_write (note, "library.db.unfinished-abcdefgh\n", 31);
  library = place_open (fixture->place);
  g_assert_cmpint (flip_library_count (library, NULL, NULL), ==, 0);
  g_assert_false (g_file_test (note, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (new, G_FILE_TEST_EXISTS));
}

/* A note that was not completed, or says something else, changes nothing. */
static void
test_strange_notes (Fixture *fixture, gconstpointer data)
{
  static const char *const texts[] = { "", "library.db.unfin", "none\n", "../library.db\n", "\n" };
  g_autofree char *note = place_file (fixture->place, "library.db.replacing");

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (FlipLibrary) library = NULL;

      place_write (note, texts[i], strlen (texts[i]));
      library = place_open (fixture->place);
      g_assert_cmpint (flip_library_count (library, NULL, NULL), ==, SHEETS);
      g_assert_false (g_file_test (note, G_FILE_TEST_EXISTS));
    }
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *fixture, gconstpointer data);
    gconstpointer data;
  } tests[] = {
    { "sound", test_sound, NULL },
    { "first-page", test_first_page, NULL },
    { "first-page-zeros", test_first_page_saved, GINT_TO_POINTER (0) },
    { "first-page-noise", test_first_page_saved, GINT_TO_POINTER (0x5a) },
    { "each-page", test_each_page, NULL },
    { "cut-off", test_cut_off, NULL },
    { "not-a-database", test_not_a_database, NULL },
    { "lost-table", test_wrong_tables, "PRAGMA secure_delete = OFF; DROP TABLE shelf" },
    { "lost-column", test_wrong_tables, "ALTER TABLE sheet DROP COLUMN outcome" },
    { "old-version", test_wrong_tables, "PRAGMA user_version = -5" },
    { "board", test_board, NULL },
    { "one-sheet", test_one_sheet, NULL },
    { "index", test_index, NULL },
    { "stale-index", test_stale_index, NULL },
    { "known", test_known, NULL },
    { "log", test_log, NULL },
    { "broken-log", test_broken_log, NULL },
    { "stamps", test_stamps, NULL },
    { "around", test_around, NULL },
    { "purged", test_purged, NULL },
    { "stopped", test_stopped, NULL },
    { "newer", test_newer, NULL },
    { "secret", test_secret, NULL },
    { "read-only", test_in_vain, GINT_TO_POINTER (FLIP_STORE_ERROR_READ_ONLY) },
    { "full", test_in_vain, GINT_TO_POINTER (FLIP_STORE_ERROR_FULL) },
    { "left-log", test_left_log, NULL },
    { "killed", test_killed, NULL },
    { "goes-on", test_goes_on, NULL },
    { "strange-notes", test_strange_notes, NULL },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      g_autofree char *path = g_strconcat ("/store/recovery/", tests[i].path, NULL);

      g_test_add (path, Fixture, tests[i].data, set_up, tests[i].test, tear_down);
    }
  return g_test_run ();
}
