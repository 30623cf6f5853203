/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Libraries of other versions, files of other programs, and the steps from version to version. */

#include "games/games.h"
#include "store/database/database-private.h"
#include "store/database/schema.h"
#include "store/library/library-private.h"
#include "tests/store/place.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

static void
make_library (Place *place)
{
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipStoredSheet) sheet = place_add (library, place_session (1, "Ann", "Bob", NULL));
}

static FlipLibrary *
open_with_notice (Place *place)
{
  GError *error = NULL;
  FlipLibrary *library = flip_library_open (place->path, flip_games_find, &error);

  g_assert_no_error (error);
  g_assert_nonnull (flip_library_notice (library));
  return library;
}

static void
assert_says (const char *text, const char *part)
{
  if (!strstr (text, part))
    g_error ("“%s” does not say “%s”", text, part);
}

/* The file is still what it was, and this library is another, which works and is kept. */
static void
assert_newer_left (Place *place, GBytes *before)
{
  g_autofree char *beside = NULL;
  gint64 id;

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (FlipLibrary) library = open_with_notice (place);
      g_autoptr (FlipStoredSheet) sheet = NULL;
      g_autoptr (GBytes) after = place_read (place->path);

      g_assert_true (g_bytes_equal (before, after));
      g_assert_cmpstr (flip_library_path (library), !=, place->path);
      assert_says (flip_library_notice (library), "newer");
      assert_says (flip_library_notice (library), place->path);
      assert_says (flip_library_notice (library), flip_library_path (library));
      g_assert_cmpint (flip_library_count (library, NULL, NULL), ==, i);
      if (i == 0)
        beside = g_strdup (flip_library_path (library));
      g_assert_cmpstr (flip_library_path (library), ==, beside);
      sheet = place_add (library, place_session (1, "Ann", NULL));
      id = sheet->id;
      place_assert_stored (library, sheet);
    }
  g_assert_cmpint (id, ==, 2);
}

static void
test_newer (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (GBytes) before = NULL;
  g_autofree char *raise = g_strdup_printf ("PRAGMA user_version = %u", flip_schema.n_steps + 1);

  make_library (place);
  place_make_database (place->path, raise);
  before = place_read (place->path);
  assert_newer_left (place, before);
}

/* The newer Flipside has chosen another way to write its file. */
static void
test_newer_otherwise (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (GBytes) before = NULL;

  make_library (place);
  place_make_database (place->path, "PRAGMA journal_mode = DELETE; PRAGMA user_version = 1000;"
                                    "DROP TABLE tag; CREATE TABLE unheard_of (a, b)");
  before = place_read (place->path);
  assert_newer_left (place, before);
}

/* The file beside the newer one may be damaged in its turn. */
static void
test_newer_and_damaged (void)
{
  g_autoptr (Place) place = place_new ();
  g_autofree char *beside = NULL;
  g_autoptr (FlipLibrary) library = NULL;
  GError *error = NULL;

  make_library (place);
  place_make_database (place->path, "PRAGMA user_version = 1000");
  library = open_with_notice (place);
  beside = g_strdup (flip_library_path (library));
  flip_library_close (g_steal_pointer (&library));
  place_write (beside, "no library", 10);
  g_assert_null (flip_library_open (place->path, flip_games_find, &error));
  place_assert_error (error, FLIP_STORE_ERROR_FOREIGN, beside);
}

static void
assert_foreign_refused (const char *sql)
{
  g_autoptr (Place) place = place_new ();

  place_make_database (place->path, sql);
  place_assert_refused (place);
}

/* Databases of other programs. */
static void
test_foreign (void)
{
  assert_foreign_refused ("CREATE TABLE song (title)");
}

static void
test_foreign_id (void)
{
  assert_foreign_refused ("PRAGMA application_id = 1234; CREATE TABLE song (title)");
}

static void
test_foreign_version (void)
{
  assert_foreign_refused ("PRAGMA user_version = 7; CREATE TABLE song (title)");
}

static void
test_foreign_wal (void)
{
  assert_foreign_refused ("PRAGMA journal_mode = WAL; CREATE TABLE song (title)");
}

/* A number that no version has, though the file says it is ours. */
static void
refuse (Place *place, gpointer data)
{
  place_assert_refused (place);
}

static void
test_impossible_version (void)
{
  static const char *const raises[] = { "PRAGMA user_version = 0", "PRAGMA user_version = -1",
                                        "PRAGMA user_version = -2147483648" };

  for (guint i = 0; i < G_N_ELEMENTS (raises); i++)
    {
      g_autoptr (Place) place = place_new ();

      make_library (place);
      place_make_database (place->path, raises[i]);
      place_run_apart (place, refuse, NULL);
    }
}

/* The number was damaged, and names a version before the one that wrote the tables: the library is
   opened as what it is. */
static void
test_number_too_low (void)
{
  for (guint version = 1; version < flip_schema.n_steps; version++)
    {
      g_autoptr (Place) place = place_new ();
      g_autoptr (FlipLibrary) library = NULL;
      g_autofree char *lower = g_strdup_printf ("PRAGMA user_version = %u", version);
      g_autofree char *text = NULL;

      make_library (place);
      place_make_database (place->path, lower);
      library = place_open (place);
      g_assert_cmpint (place_number (library, "PRAGMA user_version"), ==, flip_schema.n_steps);
      g_assert_cmpint (flip_library_count (library, "ann", NULL), ==, 1);
      text = place_load_text (library, 1);
      g_assert_nonnull (strstr (text, "player Bob"));
    }
}

/* Steps, invented for the tests. */

static const char *const steps[] = {
  "CREATE TABLE horse (name TEXT NOT NULL) STRICT",
  "ALTER TABLE horse ADD COLUMN age INTEGER NOT NULL DEFAULT 3;"
  "INSERT INTO horse VALUES ('Second', 2)",
  "INSERT INTO horse SELECT name || ' the Third', age + 1 FROM horse",
};

static FlipDatabase *
open_database (const char *path)
{
  GError *error = NULL;
  FlipDatabase *database = flip_database_open (path, &error);

  g_assert_no_error (error);
  return database;
}

static gint64
number (FlipDatabase *database, const char *sql)
{
  GError *error = NULL;
  gint64 found = -1;

  flip_database_number (database, sql, &found, &error);
  g_assert_no_error (error);
  return found;
}

static void
migrate (FlipDatabase *database, const char *const *list, guint n)
{
  GError *error = NULL;

  flip_database_migrate (database, &(FlipSchema){ list, n, NULL }, &error);
  g_assert_no_error (error);
  g_assert_cmpint (number (database, "PRAGMA user_version"), ==, n);
}

/* Version 1, with two horses. */
static void
make_old (const char *path)
{
  g_autoptr (FlipDatabase) database = open_database (path);

  migrate (database, steps, 1);
  g_assert_true (
    flip_database_run (database, "INSERT INTO horse VALUES ('Bucephalus'), ('Rosinante')", NULL));
}

static char *
copy_name (Place *place)
{
  g_autoptr (GPtrArray) names = place_names (place);

  for (guint i = 0; i < names->len; i++)
    {
      const char *name = g_ptr_array_index (names, i);

      if (g_str_has_prefix (name, "library.db.before-version-"))
        return place_file (place, name);
    }

  return NULL;
}

/* The copy is the library of version 1, whole. */
static void
assert_copied (Place *place)
{
  g_autofree char *copy = copy_name (place);
  g_autoptr (FlipDatabase) database = NULL;

  g_assert_nonnull (copy);
  database = open_database (copy);
  g_assert_cmpint (number (database, "PRAGMA user_version"), ==, 1);
  g_assert_cmpint (number (database, "SELECT count(*) FROM horse"), ==, 2);
  migrate (database, steps, 1);
}

static void
test_new (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipDatabase) database = open_database (place->path);
  g_autofree char *copy = NULL;

  migrate (database, steps, 3);
  g_assert_cmpint (number (database, "SELECT count(*) FROM horse"), ==, 2);
  migrate (database, steps, 3);
  g_assert_cmpint (number (database, "SELECT count(*) FROM horse"), ==, 2);

  /* There was nothing to copy. */
  copy = copy_name (place);
  g_assert_cmpstr (copy, ==, NULL);
}

static void
test_one_to_three (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipDatabase) database = NULL;

  make_old (place->path);
  database = open_database (place->path);
  migrate (database, steps, 3);
  g_assert_cmpint (number (database, "SELECT count(*) FROM horse"), ==, 6);
  g_assert_cmpint (number (database, "SELECT age FROM horse WHERE name = 'Rosinante the Third'"),
                   ==, 4);
  assert_copied (place);
}

/* The last step can't be taken: nothing of any step holds. */
static void
test_failing_step (void)
{
  static const char *const failing[] = {
    steps[0],
    steps[1],
    "INSERT INTO horse VALUES ('Half a step', 1); CREATE TABLE cart (wheels INTEGER) STRICT;"
    "INSERT INTO no_such_table VALUES (1)",
  };
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipDatabase) database = NULL;
  GError *error = NULL;

  make_old (place->path);
  database = open_database (place->path);
  for (guint i = 0; i < 2; i++)
    {
      g_assert_false (flip_database_migrate (database, &(FlipSchema){ failing, 3, NULL }, &error));
      g_assert_error (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_FAILED);
      assert_says (error->message, "no_such_table");
      assert_says (error->message, place->path);
      g_clear_error (&error);
      g_assert_cmpint (number (database, "PRAGMA user_version"), ==, 1);
      g_assert_cmpint (number (database, "SELECT count(*) FROM horse"), ==, 2);
      g_assert_cmpint (number (database, "SELECT count(*) FROM sqlite_schema"), ==, 1);
    }
  assert_copied (place);

  /* With better steps it goes on. */
  migrate (database, steps, 3);
  g_assert_cmpint (number (database, "SELECT count(*) FROM horse"), ==, 6);
}

/* A new file has all its tables or none, so that it is never taken for one of an older version. */
static void
test_new_failing (void)
{
  static const char *const failing[] = { steps[0], steps[1],
                                         "INSERT INTO no_such_table VALUES (1)" };
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipDatabase) database = open_database (place->path);
  g_autofree char *copy = NULL;

  g_assert_false (flip_database_migrate (database, &(FlipSchema){ failing, 3, NULL }, NULL));
  g_assert_cmpint (number (database, "PRAGMA user_version"), ==, 0);
  g_assert_cmpint (number (database, "SELECT count(*) FROM sqlite_schema"), ==, 0);
  migrate (database, steps, 3);
  g_assert_cmpint (number (database, "SELECT count(*) FROM horse"), ==, 2);
  copy = copy_name (place);
  g_assert_cmpstr (copy, ==, NULL);
}

/* A copy that was broken off is no copy. */
static void
test_half_a_copy (void)
{
  g_autoptr (Place) place = place_new ();
  g_autofree char *copy = place_file (place, "library.db.before-version-2");
  g_autoptr (FlipDatabase) database = NULL;
  g_autoptr (GBytes) bytes = NULL;

  make_old (place->path);
  place_write (copy, "SQLite format 3", 16);
  database = open_database (place->path);
  migrate (database, steps, 3);
  bytes = place_read (copy);
  g_assert_cmpuint (g_bytes_get_size (bytes), >, 16);
  assert_copied (place);
}

static void
test_too_new (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipDatabase) database = open_database (place->path);
  GError *error = NULL;

  migrate (database, steps, 3);
  g_assert_false (flip_database_migrate (database, &(FlipSchema){ steps, 2, NULL }, &error));
  place_assert_error (error, FLIP_STORE_ERROR_NEWER, place->path);
  g_assert_cmpint (number (database, "PRAGMA user_version"), ==, 3);
}

static void
migrate_apart (Place *place, gpointer data)
{
  int *gate = data;
  g_autoptr (FlipDatabase) database = NULL;
  char byte;

  close (gate[1]);
  g_assert_cmpint (read (gate[0], &byte, 1), ==, 0);
  database = open_database (place->path);
  migrate (database, steps, 3);
}

/* Processes that take the steps at the same moment take each of them once. */
static void
migrate_at_once (void (*make) (const char *path), gint64 horses)
{
  for (guint round = 0; round < 20; round++)
    {
      g_autoptr (Place) place = place_new ();
      g_autoptr (FlipDatabase) database = NULL;
      GPid processes[4];
      int gate[2];

      if (make)
        make (place->path);
      g_assert_cmpint (pipe (gate), ==, 0);
      for (guint i = 0; i < G_N_ELEMENTS (processes); i++)
        processes[i] = place_fork (place, migrate_apart, gate);
      close (gate[1]);
      for (guint i = 0; i < G_N_ELEMENTS (processes); i++)
        place_wait (processes[i]);
      close (gate[0]);
      database = open_database (place->path);
      migrate (database, steps, 3);
      g_assert_cmpint (number (database, "SELECT count(*) FROM horse"), ==, horses);
      if (make)
        assert_copied (place);
    }
}

static void
test_at_once (void)
{
  migrate_at_once (make_old, 6);
}

static void
test_new_at_once (void)
{
  migrate_at_once (NULL, 2);
}

/* The library is set up as the design asks. */
static void
test_schema (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autofree char *sum = NULL;

  g_assert_cmpint (place_number (library, "PRAGMA user_version"), ==, flip_schema.n_steps);
  g_assert_cmpint (place_number (library, "PRAGMA application_id"), ==, 0x464c4950);
  g_assert_cmpint (place_number (library, "PRAGMA foreign_keys"), ==, 1);
  g_assert_cmpint (place_number (library, "PRAGMA synchronous"), ==, 2);
  g_assert_cmpint (place_number (library, "PRAGMA trusted_schema"), ==, 0);
  g_assert_cmpint (place_number (library, "SELECT count(*) FROM pragma_journal_mode"
                                          " WHERE journal_mode = 'wal'"),
                   ==, 1);
  g_assert_cmpint (place_number (library, "SELECT count(*) FROM pragma_table_list WHERE schema ="
                                          " 'main' AND type = 'table' AND NOT strict"
                                          " AND name NOT LIKE 'sqlite_%'"),
                   ==, 0);
  sum = flip_database_sum_schema (library->database);
  g_assert_cmpstr (sum, ==, flip_schema.checksum);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/version/schema", test_schema);
  g_test_add_func ("/store/version/newer", test_newer);
  g_test_add_func ("/store/version/newer-otherwise", test_newer_otherwise);
  g_test_add_func ("/store/version/newer-and-damaged", test_newer_and_damaged);
  g_test_add_func ("/store/version/impossible", test_impossible_version);
  g_test_add_func ("/store/version/number-too-low", test_number_too_low);
  g_test_add_func ("/store/version/foreign", test_foreign);
  g_test_add_func ("/store/version/foreign-id", test_foreign_id);
  g_test_add_func ("/store/version/foreign-version", test_foreign_version);
  g_test_add_func ("/store/version/foreign-wal", test_foreign_wal);
  g_test_add_func ("/store/migrate/new", test_new);
  g_test_add_func ("/store/migrate/new-failing", test_new_failing);
  g_test_add_func ("/store/migrate/one-to-three", test_one_to_three);
  g_test_add_func ("/store/migrate/failing-step", test_failing_step);
  g_test_add_func ("/store/migrate/half-a-copy", test_half_a_copy);
  g_test_add_func ("/store/migrate/too-new", test_too_new);
  g_test_add_func ("/store/migrate/at-once", test_at_once);
  g_test_add_func ("/store/migrate/new-at-once", test_new_at_once);
  return g_test_run ();
}
