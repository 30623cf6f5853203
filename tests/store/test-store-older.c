/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A library of an older version is brought to the newest one, from a file that it wrote itself. */

#include "store/library-private.h"
#include "store/schema.h"
#include "tests/store/place.h"

static void
make_version_1 (Place *place)
{
  g_autofree char *path = g_build_filename (g_getenv ("FLIPSIDE_FIXTURES"), "version-1.sql", NULL);
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

/* The names, points and winners are told at once; the places and sentences are not known. */
static void
test_version_1_list (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = NULL;
  g_autoptr (GPtrArray) list = NULL;
  FlipSheetInfo *info;

  make_version_1 (place);
  library = place_open (place);
  g_assert_cmpint (place_number (library, "PRAGMA user_version"), ==, flip_schema_n_steps);
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

  make_version_1 (place);
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
  g_assert_cmpstr (info_of (list, 2)->outcome, ==, "You beat Billy the Kid. 56 to 53");
  g_assert_cmpstr (info_of (list, 3)->outcome, ==, "Billy the Kid beats you. 34 to 68");
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

  make_version_1 (place);
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

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/older/1-list", test_version_1_list);
  g_test_add_func ("/store/older/1-sheets", test_version_1_sheets);
  g_test_add_func ("/store/older/1-copy", test_version_1_copy);
  return g_test_run ();
}
