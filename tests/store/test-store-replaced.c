/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Another program puts another file in the place of the library, as those do that synchronise folders. */

#include "games/games.h"
#include "store/library/backup.h"
#include "store/library/label.h"
#include "store/library/library-private.h"
#include "store/recovery/recovery.h"
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

/* What people do with Cleo's sheet, which is the second here, and with the first edition; and how it is seen in a library
   that holds it. */
static gboolean
do_title (FlipLibrary *library, GError **error)
{
  return flip_library_set_title (library, 2, "Final", error);
}

static gboolean
do_tags (FlipLibrary *library, GError **error)
{
  return flip_library_set_tags (library, 2, "club", error);
}

static gboolean
do_archive (FlipLibrary *library, GError **error)
{
  return flip_library_set_archived (library, 2, TRUE, error);
}

static gboolean
do_delete (FlipLibrary *library, GError **error)
{
  return flip_library_set_deleted (library, 2, TRUE, error);
}

static gboolean
do_duplicate (FlipLibrary *library, GError **error)
{
  return flip_library_duplicate (library, 2, error) > 0;
}

static gboolean
do_add (FlipLibrary *library, GError **error)
{
  g_autoptr (FlipStoredSheet) sheet =
    flip_library_add (library, place_session (9, "Dee", NULL), error);

  return sheet != NULL;
}

static gboolean
do_import (FlipLibrary *library, GError **error)
{
  g_autoptr (FlipStoredSheet) sheet =
    flip_library_import (library, place_session (9, "Dee", NULL), error);

  return sheet != NULL;
}

static gboolean
do_new_edition (FlipLibrary *library, GError **error)
{
  g_autoptr (FlipEdition) edition = flip_edition_new ("fliptown", "Second", "[board]\n");

  return flip_library_save_edition (library, edition, error);
}

/* It was opened before: somebody has its page in view. */
static gboolean
do_edition (FlipLibrary *library, GError **error)
{
  g_autoptr (FlipEdition) edition = flip_library_load_edition (library, 1, NULL);

  g_free (edition->name);
  edition->name = g_strdup ("Renamed");
  return flip_library_save_edition (library, edition, error);
}

static gboolean
do_delete_edition (FlipLibrary *library, GError **error)
{
  return flip_library_set_edition_deleted (library, 1, TRUE, error);
}

#define OF_CLEO \
  " FROM sheet JOIN seat ON seat.sheet = id AND player = 'Cleo' LEFT JOIN label ON label.sheet = id"

static const struct
{
  const char *name;
  gboolean (*write) (FlipLibrary *library, GError **error);
  const char *seen; /* a number that is 1 afterwards */
} writes[] = {
  { "title", do_title, "SELECT count (*)" OF_CLEO " WHERE title = 'Final'" },
  { "tags", do_tags, "SELECT count (*)" OF_CLEO " WHERE tags = 'club'" },
  { "archive", do_archive, "SELECT count (*)" OF_CLEO " WHERE archived = 1" },
  { "delete", do_delete, "SELECT count (*)" OF_CLEO " WHERE deleted <> 0" },
  { "duplicate", do_duplicate, "SELECT count (*) - 1" OF_CLEO },
  { "add", do_add, "SELECT count (*) FROM seat WHERE player = 'Dee'" },
  { "import", do_import, "SELECT count (*) FROM seat WHERE player = 'Dee'" },
  { "new-edition", do_new_edition, "SELECT count (*) FROM edition WHERE name = 'Second'" },
  { "edition", do_edition, "SELECT count (*) FROM edition WHERE name = 'Renamed'" },
  { "delete-edition", do_delete_edition,
    "SELECT count (*) FROM edition WHERE name = 'Ours' AND deleted <> 0" },
};

static void
count_cb (const char *kept, gpointer data)
{
  char **path = data;

  g_assert_null (*path);
  *path = g_strdup (kept);
}

/* Every write goes to the new file, to the sheet that is meant, whatever number that has there; and nothing happens to
   the sheet that has its number. Where somebody else joins both, that is done then. */
static void
check_write (guint i, gboolean is_joined_later)
{
  g_autoptr (Place) place = place_new ();
  g_autofree char *other = make_other (place), *kept = NULL;
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipStoredSheet) first = place_add (library, place_session (1, "Ann", NULL));
  g_autoptr (FlipStoredSheet) second = place_add (library, place_session (3, "Cleo", NULL));
  g_autoptr (FlipEdition) edition = flip_edition_new ("fliptown", "Ours", "[board]\nstars=3\n");
  GError *error = NULL;

  g_assert_true (flip_library_save_edition (library, edition, NULL));
  if (is_joined_later)
    flip_library_set_replaced (library, count_cb, &kept);
  g_assert_cmpint (g_rename (other, place->path), ==, 0);
  writes[i].write (library, &error);
  g_assert_no_error (error);
  g_assert_true ((kept != NULL) == is_joined_later);
  if (kept)
    g_assert_true (flip_library_join (library, kept, NULL));
  play_more (library, first, 5);
  flip_library_close (g_steal_pointer (&library));

  library = place_open (place);
  g_assert_cmpint (place_number (library, writes[i].seen), ==, 1);
  g_assert_cmpint (place_number (library,
                                 "SELECT count (*) FROM sheet JOIN seat ON seat.sheet = id"
                                 " LEFT JOIN label ON label.sheet = id"
                                 " WHERE player = 'Bob' AND title IS NULL AND deleted = 0"),
                   ==, 1);
  g_assert_cmpint (place_number (library, "SELECT count (*) FROM seat WHERE player = 'Ann'"), ==,
                   1);
  place_assert_stored (library, first);
}

static void
test_write (gconstpointer data)
{
  check_write (GPOINTER_TO_UINT (data), FALSE);
  check_write (GPOINTER_TO_UINT (data), TRUE);
}

/* Whoever looks whether the library has changed goes there, too; and what was played meanwhile is saved, even where the
   sheets have not come together yet. */
static void
test_look (void)
{
  g_autoptr (Place) place = place_new ();
  g_autofree char *other = make_other (place), *kept = NULL;
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipStoredSheet) sheet =
    play_more (library, place_add (library, place_session (1, "Ann", NULL)), 1);
  FlipRestored restored;

  flip_library_set_replaced (library, count_cb, &kept);
  g_assert_cmpint (g_rename (other, place->path), ==, 0);
  g_assert_true (flip_library_has_changed (library));
  g_assert_nonnull (kept);
  g_assert_cmpint (flip_library_count (library, "bob", NULL), ==, 1);
  play_more (library, sheet, 2);
  place_assert_stored (library, sheet);
  g_assert_true (flip_library_restore (library, kept, NULL, NULL, &restored, NULL));
  g_assert_cmpuint (restored.same, ==, 1);
  g_assert_cmpint (flip_library_count (library, NULL, NULL), ==, 2);
  play_more (library, sheet, 3);
  place_assert_stored (library, sheet);
}

static void
replace_and_vanish (Place *place, gpointer data)
{
  g_autofree char *other = make_other (place), *kept = NULL;
  FlipLibrary *library = place_open (place);

  play_more (library, place_add (library, place_session (1, "Ann", NULL)), 1);
  flip_library_set_replaced (library, count_cb, &kept);
  g_assert_cmpint (g_rename (other, place->path), ==, 0);
  g_assert_true (flip_library_has_changed (library));
  g_assert_cmpint (flip_library_count (library, NULL, NULL), ==, 1);
  _exit (0);
}

static guint
count_names (Place *place, const char *part)
{
  g_autoptr (GPtrArray) names = place_names (place);
  guint n = 0;

  for (guint i = 0; i < names->len; i++)
    n += strstr (names->pdata[i], part) != NULL;
  return n;
}

/* Whoever was to bring both together was killed: the next to open it does, once. */
static void
test_killed (void)
{
  g_autoptr (Place) place = place_new ();

  place_run_apart (place, replace_and_vanish, NULL);
  g_assert_cmpuint (count_names (place, ".joining-"), ==, 1);
  for (guint i = 0; i < 2; i++)
    {
      GError *error = NULL;
      g_autoptr (FlipLibrary) library = flip_library_open (place->path, flip_games_find, &error);

      g_assert_no_error (error);
      g_assert_cmpint (flip_library_count (library, "ann", NULL), ==, 1);
      g_assert_cmpint (flip_library_count (library, "bob", NULL), ==, 1);
      g_assert_true ((flip_library_notice (library) != NULL) == (i == 0));
      g_assert_cmpuint (count_names (place, ".joining-"), ==, 0);
      g_assert_cmpuint (count_names (place, ".replaced-"), ==, 1);
    }
}

/* The new file can't be opened: what is written is refused again and again, and the old one is kept once. */
static void
test_unreadable (void)
{
  g_autoptr (Place) place = place_new ();
  g_autofree char *other = place_file (place, "other.db");
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipStoredSheet) sheet = place_add (library, place_session (1, "Ann", NULL));

  place_write (other, "nonsense, and more of it", 24);
  g_assert_cmpint (g_rename (other, place->path), ==, 0);
  for (guint i = 0; i < 3; i++)
    {
      GError *error = NULL;

      g_assert_false (flip_library_set_title (library, 1, "Final", &error));
      place_assert_error (error, FLIP_STORE_ERROR_FOREIGN, "is kept as");
      g_assert_false (flip_library_has_changed (library));
    }
  g_assert_cmpuint (count_names (place, ".joining-"), ==, 1);
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
  for (guint i = 0; i < G_N_ELEMENTS (writes); i++)
    {
      g_autofree char *path = g_strconcat ("/store/replaced/write/", writes[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_write);
    }
  g_test_add_func ("/store/replaced/look", test_look);
  g_test_add_func ("/store/replaced/killed", test_killed);
  g_test_add_func ("/store/replaced/unreadable", test_unreadable);
  g_test_add_func ("/store/replaced/removed", test_removed);
  g_test_add_func ("/store/replaced/old-log", test_old_log);
  g_test_add_func ("/store/replaced/own-log", test_own_log);
  return g_test_run ();
}
