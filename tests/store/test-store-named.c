/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A library that somebody named: it may be any file, and what is no library is left alone. */

#include "games/games.h"
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

/* A file that was named, and is no library: it is refused, and nothing happens to it. */
static void
assert_left_alone (Place *place)
{
  g_autoptr (GBytes) before = place_read (place->path), after = NULL;
  g_autoptr (GPtrArray) names = NULL;
  GError *error = NULL;

  g_assert_null (flip_library_open_named (place->path, flip_games_find, &error));
  place_assert_error (error, FLIP_STORE_ERROR_FOREIGN, place->path);
  after = place_read (place->path);
  g_assert_true (g_bytes_equal (before, after));
  names = place_names (place);
  g_assert_cmpuint (names->len, ==, 1);
}

static void
test_named_foreign (void)
{
  static const char *const databases[] = {
    "CREATE TABLE song (title)",
    "PRAGMA application_id = 1234; CREATE TABLE song (title)",
    "PRAGMA user_version = 7; CREATE TABLE song (title)",
    "PRAGMA journal_mode = WAL; CREATE TABLE song (title)",
    "CREATE TABLE sheet (id); CREATE TABLE seat (id)",
  };
  static const char text[] = "Dear diary, this is a text and no library of sheets.\n";
  g_autofree char *long_text = g_strnfill (100000, 'x');
  g_autoptr (Place) place = place_new ();

  place_write (place->path, text, strlen (text));
  assert_left_alone (place);
  place_write (place->path, long_text, strlen (long_text));
  assert_left_alone (place);
  for (guint i = 0; i < G_N_ELEMENTS (databases); i++)
    {
      g_assert_cmpint (g_remove (place->path), ==, 0);
      place_make_database (place->path, databases[i]);
      assert_left_alone (place);
    }
}

/* One that says it is ours is refused as damaged when it can't be read, and one that is whole opens. */
static void
test_named_ours (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = NULL;
  g_autofree char *bytes = NULL;
  GError *error = NULL;
  gsize length;

  make_library (place);
  library = flip_library_open_named (place->path, flip_games_find, &error);
  g_assert_no_error (error);
  g_assert_cmpint (flip_library_count (library, NULL, NULL), ==, 1);
  g_assert_null (flip_library_notice (library));
  flip_library_close (g_steal_pointer (&library));

  g_assert_true (g_file_get_contents (place->path, &bytes, &length, NULL));
  bytes[0] = 'X';
  place_write (place->path, bytes, length);
  g_assert_null (flip_library_open_named (place->path, flip_games_find, &error));
  place_assert_error (error, FLIP_STORE_ERROR_DAMAGED, place->path);
  place_assert_refused (place);
}

/* Killed before SQLite ever brought its log home: the mark is in the log alone. */
static void
make_and_vanish (Place *place, gpointer data)
{
  FlipLibrary *library = place_open (place);

  place_add (library, place_session (1, "Ann", NULL));
  _exit (0);
}

static void
test_named_after_kill (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = NULL;
  GError *error = NULL;

  place_run_apart (place, make_and_vanish, NULL);
  library = flip_library_open_named (place->path, flip_games_find, &error);
  g_assert_no_error (error);
  g_assert_cmpint (flip_library_count (library, NULL, NULL), ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/named/foreign", test_named_foreign);
  g_test_add_func ("/store/named/ours", test_named_ours);
  g_test_add_func ("/store/named/after-kill", test_named_after_kill);
  return g_test_run ();
}
