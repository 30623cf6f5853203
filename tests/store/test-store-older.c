/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A library of an older version is brought to the newest one, from a file that it wrote itself. */

#include "engine/session/mend.h"
#include "games/games.h"
#include "store/database/schema.h"
#include "store/library/library-private.h"
#include "tests/store/place.h"

static void
make_version (Place *place, guint version)
{
  g_autofree char *name = g_strdup_printf ("version-%u.sql", version);
  g_autofree char *path = g_build_filename (g_getenv ("FLIPSIDE_FIXTURES"), name, NULL);
  g_autoptr (GBytes) sql = place_read (path);
  g_autofree char *text = g_strndup (g_bytes_get_data (sql, NULL), g_bytes_get_size (sql));

  place_make_database (place->path, text);
}

static void
assert_fixture_seat (const FlipSeatInfo *seat,
                     const char *name,
                     int points,
                     gboolean won,
                     guint place)
{
  g_assert_cmpstr (seat->name, ==, name);
  g_assert_cmpint (seat->points, ==, points);
  g_assert_cmpint (seat->won, ==, won);
  g_assert_cmpuint (seat->place, ==, place);
}

static FlipSheetInfo *
info_of (GPtrArray *list, gint64 id)
{
  for (guint i = 0; i < list->len; i++)
    {
      FlipSheetInfo *info = g_ptr_array_index (list, i);

      if (info->id == id)
        return info;
    }
  g_assert_not_reached ();
}

/* Against a cowbot: how it ended, as data, and the points of the opponent. */
static void
assert_duel (const FlipSheetInfo *info, const char *outcome, int points)
{
  g_assert_cmpstr (info->outcome, ==, outcome);
  g_assert_true (info->has_opponent);
  g_assert_cmpint (info->opponent_points, ==, points);
}

static gboolean
count_down (gpointer data)
{
  int *left = data;

  return (*left)-- > 0;
}

/* What older versions did not keep is made for all sheets. */
static void
keep_all (FlipLibrary *library)
{
  GError *error = NULL;

  g_assert_true (flip_library_keep (library, NULL, NULL, &error));
  g_assert_no_error (error);
  g_assert_cmpint (flip_library_count_unkept (library, NULL), ==, 0);
}

/* The names, points and winners are told at once; the places and sentences are not known. */
static void
test_version_1_list (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = NULL;
  g_autoptr (GPtrArray) list = NULL;
  FlipSheetInfo *info;

  make_version (place, 1);
  library = place_open (place);
  g_assert_cmpint (place_number (library, "PRAGMA user_version"), ==, flip_schema.n_steps);
  list = flip_library_list (library, NULL, 0, 100, NULL);
  /* The deleted one is gone for good. */
  g_assert_cmpuint (list->len, ==, 5);
  info = info_of (list, 1);
  g_assert_true (info->finished);
  g_assert_cmpuint (info->n_seats, ==, 2);
  assert_fixture_seat (&info->seats[0], "Ann, the First", 19, FALSE, 0);
  assert_fixture_seat (&info->seats[1], "Bob", 19, TRUE, 0);
  assert_fixture_seat (info_of (list, 2)->seats, "Ann", 56, TRUE, 0);
  assert_fixture_seat (info_of (list, 3)->seats, "Bob", 34, FALSE, 0);
  for (guint i = 0; i < list->len; i++)
    g_assert_cmpstr (((FlipSheetInfo *) g_ptr_array_index (list, i))->outcome, ==, "");
  info = info_of (list, 5);
  g_assert_false (info->finished);
  g_assert_cmpuint (info->n_seats, ==, 3);
  g_assert_cmpstr (info->seats[2].name, ==, "Cleo");
  g_assert_cmpint (flip_library_count (library, "first 19", NULL), ==, 1);
}

/* Each sheet still loads, and saving it brings what the game has to say about its end. */
static void
test_version_1_sheets (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = NULL;
  g_autoptr (GPtrArray) list = NULL;

  make_version (place, 1);
  library = place_open (place);
  for (gint64 id = 1; id <= 5; id++)
    {
      GError *error = NULL;
      g_autoptr (FlipStoredSheet) sheet = flip_library_load (library, id, &error);

      g_assert_no_error (error);
      place_save (library, sheet);
      place_assert_stored (library, sheet);
    }
  list = flip_library_list (library, NULL, 0, 100, NULL);
  assert_fixture_seat (&info_of (list, 1)->seats[0], "Ann, the First", 19, FALSE, 2);
  assert_fixture_seat (&info_of (list, 1)->seats[1], "Bob", 19, TRUE, 1);
  g_assert_cmpstr (info_of (list, 1)->outcome, ==, "");
  assert_duel (info_of (list, 2), "beaten 4", 53);
  assert_duel (info_of (list, 3), "lost-to 4", 68);
  assert_fixture_seat (info_of (list, 3)->seats, "Bob", 34, FALSE, 2);
  g_assert_cmpstr (info_of (list, 4)->outcome, ==, "");
  g_assert_cmpint (flip_library_count (library, "billy", NULL), ==, 2);
}

/* The copy beside it is still of version 1, with the columns that are gone. */
static void
test_version_1_copy (void)
{
  g_autoptr (Place) place = place_new ();
  g_autofree char *copy = place_file (place, "library.db.before-version-2");
  g_autoptr (FlipLibrary) library = NULL;
  sqlite3 *handle = NULL;

  make_version (place, 1);
  library = place_open (place);
  g_assert_cmpint (sqlite3_open (copy, &handle), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (handle,
                                 "CREATE TEMP TABLE proof (n INTEGER CHECK (n = 1));"
                                 "INSERT INTO proof SELECT user_version FROM pragma_user_version;"
                                 "INSERT INTO proof SELECT count(*) FROM sheet"
                                 " WHERE result = 'Ann, the First 19, Bob 19'",
                                 NULL, NULL, NULL),
                   ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_close (handle), ==, SQLITE_OK);
}

/* Everything that the list of version 2 said is said again, once it was looked through. */
static void
test_version_2_list (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = NULL;
  g_autoptr (GPtrArray) list = NULL;
  FlipSheetInfo *info;

  make_version (place, 2);
  library = place_open (place);
  g_assert_cmpint (place_number (library, "PRAGMA user_version"), ==, flip_schema.n_steps);
  keep_all (library);
  list = flip_library_list (library, NULL, 0, 100, NULL);
  g_assert_cmpuint (list->len, ==, 4);
  info = info_of (list, 1);
  g_assert_cmpuint (info->n_seats, ==, 2);
  assert_fixture_seat (&info->seats[0], "Ann, the First", 24, FALSE, 2);
  assert_fixture_seat (&info->seats[1], "Zoë", 38, TRUE, 1);
  info = info_of (list, 2);
  g_assert_cmpuint (info->n_seats, ==, 3);
  assert_fixture_seat (&info->seats[0], "Ann", 10, TRUE, 1);
  assert_fixture_seat (&info->seats[1], "Bob", 4, FALSE, 2);
  assert_fixture_seat (&info->seats[2], "Cleo", 3, FALSE, 3);
  info = info_of (list, 3);
  assert_fixture_seat (&info->seats[0], "Zoë", 24, FALSE, 2);
  assert_duel (info, "lost-to 4", 74);
  info = info_of (list, 4);
  g_assert_false (info->finished);
  g_assert_cmpuint (info->n_seats, ==, 3);
  assert_fixture_seat (&info->seats[0], "Zoë", 0, FALSE, 0);
  assert_fixture_seat (&info->seats[2], "Cleo", 0, FALSE, 0);
  g_assert_cmpint (flip_library_count (library, "ZOË 38", NULL), ==, 1);
  g_assert_cmpint (flip_library_count (library, "royal flip cleo", NULL), ==, 1);
}

/* A save writes into the new column what the step had put there. */
static void
test_version_2_sheets (void)
{
  static const char seats[] = "SELECT group_concat (seats, '|') FROM sheet ORDER BY id";
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = NULL;
  g_autofree char *same = NULL;
  g_autoptr (sqlite3_stmt) statement = NULL;
  gboolean row;

  make_version (place, 2);
  library = place_open (place);
  statement = flip_database_prepare (library->database, seats, NULL);
  g_assert_true (flip_statement_step (library->database, statement, &row, NULL));
  same = g_strdup (flip_statement_column (statement, 0));
  sqlite3_reset (statement);
  for (gint64 id = 1; id <= 4; id++)
    {
      GError *error = NULL;
      g_autoptr (FlipStoredSheet) sheet = flip_library_load (library, id, &error);

      g_assert_no_error (error);
      place_save (library, sheet);
      place_assert_stored (library, sheet);
    }
  g_assert_true (flip_statement_step (library->database, statement, &row, NULL));
  g_assert_cmpstr (flip_statement_column (statement, 0), ==, same);
}

/* The copy beside it is still of version 2. */
static void
test_version_2_copy (void)
{
  g_autoptr (Place) place = place_new ();
  g_autofree char *copy = place_file (place, "library.db.before-version-3");
  g_autoptr (FlipLibrary) library = NULL;
  g_autoptr (FlipDatabase) database = NULL;
  gint64 number;

  make_version (place, 2);
  library = place_open (place);
  database = flip_database_open (copy, NULL);
  g_assert_nonnull (database);
  g_assert_true (flip_database_number (database, "PRAGMA user_version", &number, NULL));
  g_assert_cmpint (number, ==, 2);
  g_assert_true (flip_database_number (database, "SELECT count(*) FROM seat", &number, NULL));
  g_assert_cmpint (number, ==, 11);
}

/* A library of that version, brought to the newest; a copy of what it was lies beside it. */
static FlipLibrary *
open_version (Place *place, guint version)
{
  g_autofree char *name = g_strdup_printf ("library.db.before-version-%u", version + 1);
  g_autofree char *copy = place_file (place, name);
  FlipLibrary *library;

  make_version (place, version);
  library = place_open (place);
  g_assert_cmpint (place_number (library, "PRAGMA user_version"), ==, flip_schema.n_steps);
  g_assert_true (g_file_test (copy, G_FILE_TEST_EXISTS));
  return library;
}

/* Version 3 kept nothing beside the log; its sheets load, can be mended and saved. */
static void
test_version_3 (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = NULL;

  library = open_version (place, 3);
  for (gint64 id = 1; id <= 2; id++)
    {
      GError *error = NULL;
      g_autoptr (FlipStoredSheet) sheet = flip_library_load (library, id, &error);
      g_autoptr (FlipMend) mend = NULL;

      g_assert_no_error (error);
      g_assert_cmpuint (flip_session_length (sheet->session), ==, 4);
      mend = flip_mend_new (sheet->session);
      flip_mend_stop (mend, 3);
      g_assert_true (flip_mend_keep (mend));
      place_save (library, sheet);
      place_assert_stored (library, sheet);
    }
  g_assert_cmpint (place_number (library, "SELECT count(*) FROM shelf"), ==, 2);
}

/* Version 4 kept no editions: a board that was a file stays with its sheet, whose log can still be
   brought back, and belongs to none of them. */
static void
test_version_4 (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = NULL;
  g_autoptr (GPtrArray) editions = NULL;

  library = open_version (place, 4);
  editions = flip_library_editions (library, NULL, NULL);
  g_assert_cmpuint (editions->len, ==, 0);
  g_assert_cmpint (place_number (library, "SELECT count(*) FROM sheet WHERE edition = 0"), ==, 2);
  g_assert_cmpint (place_number (library, "SELECT count(*) FROM shelf"), ==, 1);
  for (gint64 id = 1; id <= 2; id++)
    {
      GError *error = NULL;
      g_autoptr (FlipStoredSheet) sheet = flip_library_load (library, id, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (flip_session_length (sheet->session), ==, id == 1 ? 6 : 10);
      place_save (library, sheet);
      place_assert_stored (library, sheet);
    }
}

/* Version 5 kept no verdicts; there is room for them now, and the sheets are what they were. */
static void
test_version_5 (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = NULL;

  library = open_version (place, 5);
  for (gint64 id = 1; id <= 2; id++)
    {
      GError *error = NULL;
      g_autoptr (FlipStoredSheet) sheet = flip_library_load (library, id, &error);
      g_autofree char *text = NULL;

      g_assert_no_error (error);
      g_assert_cmpuint (flip_session_length (sheet->session), ==, id == 1 ? 4 : 74);
      g_assert_null (flip_library_read_verdicts (library, sheet, "one"));
      g_assert_true (flip_library_keep_verdicts (library, sheet, "one", "all good", &error));
      g_assert_no_error (error);
      text = flip_library_read_verdicts (library, sheet, "one");
      g_assert_cmpstr (text, ==, "all good");
      place_save (library, sheet);
      place_assert_stored (library, sheet);
    }
  g_assert_cmpint (place_number (library, "SELECT count(*) FROM verdict"), ==, 2);
}

/* Version 6 kept sentences in the language of the day: they are gone at once, from the search, too, and what
   they said is there as data when the sheets have been looked through. */
static void
test_version_6 (void)
{
  static const struct
  {
    const char *search;
    gint64 before, after;
  } cases[] = {
    { "schlägt", 0, 0 }, { "billy", 0, 1 }, { "billy 76", 0, 1 }, { "ÉVA", 1, 1 },
    { "player", 2, 2 },  { "runde", 0, 0 }, { "player 9", 1, 1 },
  };
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = NULL;
  g_autoptr (GPtrArray) list = NULL;

  library = open_version (place, 6);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpint (flip_library_count (library, cases[i].search, NULL), ==, cases[i].before);
  g_assert_cmpint (place_number (library, "SELECT count(*) FROM result"), ==, 0);
  g_assert_cmpint (flip_library_count_unkept (library, NULL), ==, 3);
  keep_all (library);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpint (flip_library_count (library, cases[i].search, NULL), ==, cases[i].after);
  list = flip_library_list (library, NULL, 0, 100, NULL);
  assert_duel (info_of (list, 1), "lost-to 4", 76);
  g_assert_cmpstr (info_of (list, 3)->moment, ==, "round 1 12");
  g_assert_cmpint (place_number (library, "SELECT count(*) FROM result"), ==, 3);
  g_assert_cmpint (place_number (library, "SELECT played FROM result WHERE sheet = 1"), ==, 1800000000);
  g_assert_cmpint (place_number (library, "SELECT sum (played) FROM result WHERE sheet = 2"), ==, 0);
  g_assert_cmpint (place_number (library, "SELECT ended FROM result WHERE sheet = 1"), ==,
                   1700001800000000);
}

/* It can be left at any sheet, goes on where it stopped, and changes nothing that people have. */
static void
test_keep_stopped (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = open_version (place, 6);
  g_autoptr (FlipStoredSheet) sheet = flip_library_load (library, 3, NULL);
  gint64 changed = place_number (library, "SELECT sum (changed) FROM sheet");
  int left = 1;

  g_assert_true (flip_library_keep (library, count_down, &left, NULL));
  g_assert_cmpint (flip_library_count_unkept (library, NULL), ==, 2);
  keep_all (library);
  g_assert_cmpint (place_number (library, "SELECT sum (changed) FROM sheet"), ==, changed);
  /* A sheet that is open goes on. */
  flip_session_set_tag (sheet->session, "place", "at the lake");
  place_save (library, sheet);
}

/* A file whose tables are not those of its version is damaged, so that what can be saved of it is looked
   for. */
static void
test_misshapen (void)
{
  g_autoptr (Place) place = place_new ();
  GError *error = NULL;

  make_version (place, 4);
  place_make_database (place->path, "CREATE TABLE edition (number INTEGER)");
  g_assert_null (flip_library_open (place->path, flip_games_find, &error));
  place_assert_error (error, FLIP_STORE_ERROR_DAMAGED, "not a Flipside library");
  place_make_database (place->path, "DROP TABLE edition");
  flip_library_close (place_open (place));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/older/1-list", test_version_1_list);
  g_test_add_func ("/store/older/1-sheets", test_version_1_sheets);
  g_test_add_func ("/store/older/1-copy", test_version_1_copy);
  g_test_add_func ("/store/older/2-list", test_version_2_list);
  g_test_add_func ("/store/older/2-sheets", test_version_2_sheets);
  g_test_add_func ("/store/older/2-copy", test_version_2_copy);
  g_test_add_func ("/store/older/3", test_version_3);
  g_test_add_func ("/store/older/4", test_version_4);
  g_test_add_func ("/store/older/5", test_version_5);
  g_test_add_func ("/store/older/6", test_version_6);
  g_test_add_func ("/store/older/keep-stopped", test_keep_stopped);
  g_test_add_func ("/store/older/misshapen", test_misshapen);
  return g_test_run ();
}
