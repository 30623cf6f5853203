/* SPDX-License-Identifier: GPL-3.0-or-later */

/* People's own editions in the library. */

#include "games/royalflip/royalflip.h"
#include "games/games.h"
#include "store/library/library-private.h"
#include "store/recovery/recovery.h"
#include "tests/store/place.h"

#include <string.h>

#define A_DAY (24 * 60 * 60)

typedef struct
{
  Place *place;
  FlipLibrary *library;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->place = place_new ();
  fixture->library = place_open (fixture->place);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_clear_pointer (&fixture->library, flip_library_close);
  place_free (fixture->place);
}

static void
reopen (Fixture *fixture)
{
  g_clear_pointer (&fixture->library, flip_library_close);
  fixture->library = place_open (fixture->place);
}

static void
save (Fixture *fixture, FlipEdition *edition)
{
  GError *error = NULL;
  gboolean saved = flip_library_save_edition (fixture->library, edition, &error);

  g_assert_no_error (error);
  g_assert_true (saved);
}

static FlipEdition *
add (Fixture *fixture, const char *game, const char *name, const char *text)
{
  FlipEdition *edition = flip_edition_new (game, name, text);

  save (fixture, edition);
  return edition;
}

static FlipEdition *
load (Fixture *fixture, gint64 id)
{
  GError *error = NULL;
  FlipEdition *edition = flip_library_load_edition (fixture->library, id, &error);

  g_assert_no_error (error);
  return edition;
}

static guint
count (Fixture *fixture, const char *game)
{
  GError *error = NULL;
  g_autoptr (GPtrArray) list = flip_library_editions (fixture->library, game, &error);

  g_assert_no_error (error);
  return list->len;
}

static void
test_round_trip (Fixture *fixture, gconstpointer data)
{
  g_autoptr (FlipEdition) edition =
    flip_edition_new ("royalflip", "Our copy", "[map]\ncolumns=6\n");
  g_autoptr (FlipEdition) loaded = NULL;

  g_free (edition->maker);
  g_free (edition->base);
  edition->maker = g_strdup ("Zoë");
  edition->base = g_strdup ("royalflip");
  save (fixture, edition);
  g_assert_cmpint (edition->id, ==, 1);
  reopen (fixture);
  loaded = load (fixture, 1);
  g_assert_cmpstr (loaded->game, ==, "royalflip");
  g_assert_cmpstr (loaded->name, ==, "Our copy");
  g_assert_cmpstr (loaded->maker, ==, "Zoë");
  g_assert_cmpstr (loaded->base, ==, "royalflip");
  g_assert_cmpstr (loaded->text, ==, "[map]\ncolumns=6\n");
  g_assert_cmpint (loaded->created, ==, edition->created);
  g_assert_cmpint (loaded->revision, ==, 1);
  g_assert_cmpuint (loaded->sheets, ==, 0);
  g_assert_false (loaded->is_damaged);
}

static void
test_list (Fixture *fixture, gconstpointer data)
{
  g_autoptr (FlipEdition) first = add (fixture, "royalflip", "B", "b");
  g_autoptr (FlipEdition) second = add (fixture, "fliptown", "C", "c");
  g_autoptr (FlipEdition) third = add (fixture, "royalflip", "A", "a");
  g_autoptr (GPtrArray) list = flip_library_editions (fixture->library, "royalflip", NULL);

  g_assert_cmpuint (list->len, ==, 2);
  g_assert_cmpint (((FlipEdition *) g_ptr_array_index (list, 0))->id, ==, first->id);
  g_assert_cmpint (((FlipEdition *) g_ptr_array_index (list, 1))->id, ==, third->id);
  g_assert_cmpuint (count (fixture, NULL), ==, 3);
  g_assert_cmpuint (count (fixture, "flipcity"), ==, 0);
  g_assert_cmpint (second->id, ==, 2);
}

/* Two windows have the same edition: the second to save it is told. */
static void
test_changed_elsewhere (Fixture *fixture, gconstpointer data)
{
  g_autoptr (FlipEdition) first = add (fixture, "royalflip", "Ours", "a");
  g_autoptr (FlipEdition) second = load (fixture, first->id);
  g_autoptr (FlipEdition) loaded = NULL;
  GError *error = NULL;

  g_free (first->text);
  first->text = g_strdup ("b");
  save (fixture, first);
  g_assert_cmpint (first->revision, ==, 2);
  g_assert_false (flip_library_save_edition (fixture->library, second, &error));
  place_assert_error (error, FLIP_STORE_ERROR_CHANGED, "another window");
  loaded = load (fixture, first->id);
  g_assert_cmpstr (loaded->text, ==, "b");
}

static void
test_deleted (Fixture *fixture, gconstpointer data)
{
  g_autoptr (FlipEdition) edition = add (fixture, "royalflip", "Ours", "a");
  GError *error = NULL;

  g_assert_true (flip_library_set_edition_deleted (fixture->library, edition->id, TRUE, NULL));
  g_assert_cmpuint (count (fixture, NULL), ==, 0);
  g_assert_null (flip_library_load_edition (fixture->library, edition->id, &error));
  place_assert_error (g_steal_pointer (&error), FLIP_STORE_ERROR_MISSING, "no edition 1");
  g_assert_true (flip_library_set_edition_deleted (fixture->library, edition->id, FALSE, NULL));
  g_assert_cmpuint (count (fixture, NULL), ==, 1);
  g_assert_false (flip_library_set_edition_deleted (fixture->library, 99, TRUE, &error));
  place_assert_error (error, FLIP_STORE_ERROR_MISSING, "no edition 99");
}

/* It goes as a deleted sheet does: after two starts that found a week to have passed. */
static void
test_purged (Fixture *fixture, gconstpointer data)
{
  g_autoptr (FlipEdition) edition = add (fixture, "royalflip", "Ours", "a");
  g_autoptr (FlipEdition) other = add (fixture, "royalflip", "Kept", "b");
  gint64 now = g_get_real_time () / G_USEC_PER_SEC;

  g_assert_true (flip_library_set_edition_deleted (fixture->library, edition->id, TRUE, NULL));
  flip_library_purge (fixture->library, now + 8 * A_DAY);
  g_assert_cmpint (place_number (fixture->library, "SELECT count(*) FROM edition"), ==, 2);
  flip_library_purge (fixture->library, now + 14 * A_DAY);
  g_assert_cmpint (place_number (fixture->library, "SELECT count(*) FROM edition"), ==, 2);
  flip_library_purge (fixture->library, now + 16 * A_DAY);
  g_assert_cmpint (place_number (fixture->library, "SELECT count(*) FROM edition"), ==, 1);
  g_assert_cmpuint (count (fixture, NULL), ==, 1);
}

static void
test_damaged (Fixture *fixture, gconstpointer data)
{
  g_autoptr (FlipEdition) edition = add (fixture, "royalflip", "Ours", "a");
  g_autoptr (GPtrArray) list = NULL;
  GError *error = NULL;

  place_run (fixture->library, "UPDATE edition SET text = 'x'");
  list = flip_library_editions (fixture->library, NULL, NULL);
  g_assert_true (((FlipEdition *) g_ptr_array_index (list, 0))->is_damaged);
  g_assert_null (flip_library_load_edition (fixture->library, edition->id, &error));
  place_assert_error (error, FLIP_STORE_ERROR_DAMAGED, "Edition 1");
}

/* Sheets */

static FlipStoredSheet *
begin (Fixture *fixture, const char *edition, const char *board)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (&royalflip_game);
  GError *error = NULL;
  FlipSession *session;

  g_assert_true (flip_setup_fill_seats (setup, 1, NULL));
  if (board)
    flip_setup_set_board (setup, edition, board);
  session = flip_session_new (setup, &error);
  g_assert_no_error (error);
  if (edition)
    flip_session_set_tag (session, FLIP_EDITION_TAG, edition);
  return place_add (fixture->library, session);
}

static char *
own_board (void)
{
  g_auto (GStrv) parts = g_strsplit (royalflip_game.boards[0].text, "jackpot=50", 2);

  g_assert_nonnull (parts[1]);
  return g_strjoinv ("jackpot=40", parts);
}

/* A sheet counts for the edition it was begun with, whatever has become of both since. */
static void
test_sheets (Fixture *fixture, gconstpointer data)
{
  g_autofree char *board = own_board ();
  g_autoptr (FlipEdition) edition = add (fixture, "royalflip", "Ours", board);
  g_autoptr (FlipEdition) twin = add (fixture, "royalflip", "Twin", board), loaded = NULL;
  g_autoptr (FlipStoredSheet) first = begin (fixture, "Ours", board);
  g_autoptr (FlipStoredSheet) second = begin (fixture, "Ours", board);
  g_autoptr (FlipStoredSheet) third = begin (fixture, "Twin", board);
  g_autoptr (FlipStoredSheet) built_in = begin (fixture, NULL, NULL), stored = NULL;

  g_free (edition->text);
  g_free (edition->name);
  edition->text = g_strconcat (board, "\n# changed since\n", NULL);
  edition->name = g_strdup ("Renamed");
  save (fixture, edition);
  loaded = load (fixture, edition->id);
  g_assert_cmpuint (loaded->sheets, ==, 2);
  g_assert_true (flip_library_set_deleted (fixture->library, second->id, TRUE, NULL));
  g_clear_pointer (&loaded, flip_edition_free);
  loaded = load (fixture, edition->id);
  g_assert_cmpuint (loaded->sheets, ==, 1);
  g_clear_pointer (&loaded, flip_edition_free);
  loaded = load (fixture, twin->id);
  g_assert_cmpuint (loaded->sheets, ==, 1);

  stored = flip_library_load (fixture->library, first->id, NULL);
  g_assert_cmpstr (flip_session_setup (stored->session)->board, ==, board);
  g_assert_cmpstr (flip_edition_name_of (flip_session_log (stored->session)), ==, "Ours");
  g_assert_cmpint (
    flip_library_count_board (fixture->library, "royalflip", &royalflip_game.boards[0], NULL), ==,
    1);
  g_assert_cmpint (
    flip_library_count_board (fixture->library, "royalflip", &royalflip_game.boards[1], NULL), ==,
    0);
}

/* A name alone does not make it the same edition: the text must be its text. */
static void
test_same_name (Fixture *fixture, gconstpointer data)
{
  g_autofree char *board = own_board ();
  g_autoptr (FlipEdition) edition = add (fixture, "royalflip", "Ours", "another");
  g_autoptr (FlipStoredSheet) sheet = begin (fixture, "Ours", board);

  g_assert_cmpint (place_number (fixture->library, "SELECT edition FROM sheet"), ==, 0);
}

/* Recovery */

static void
overwrite (Fixture *fixture, gsize at, gsize n)
{
  g_autofree char *bytes = NULL;
  gsize size;

  g_clear_pointer (&fixture->library, flip_library_close);
  g_assert_true (g_file_get_contents (fixture->place->path, &bytes, &size, NULL));
  g_assert_cmpuint (at + n, <=, size);
  memset (bytes + at, 0, n);
  place_write (fixture->place->path, bytes, size);
}

static void
recover (Fixture *fixture, guint editions)
{
  GError *error = NULL;
  g_autoptr (FlipRecovery) recovery =
    flip_recovery_look (fixture->place->path, flip_games_find, NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_true (flip_recovery_is_needed (recovery));
  g_assert_cmpuint (flip_recovery_n_editions (recovery), ==, editions);
  flip_recovery_replace (recovery, NULL, &error);
  g_assert_no_error (error);
  fixture->library = place_open (fixture->place);
}

/* Without its first page the file says nothing about its tables. The large edition spans several
   pages. */
static void
test_recovery (Fixture *fixture, gconstpointer data)
{
  g_autofree char *board = own_board (), *large = g_strnfill (20000, 'x');
  g_autoptr (FlipEdition) edition = add (fixture, "royalflip", "Ours", board);
  g_autoptr (FlipEdition) other = add (fixture, "fliptown", "Large", large);
  g_autoptr (FlipStoredSheet) sheet = begin (fixture, "Ours", board);
  g_autoptr (FlipEdition) loaded = NULL, loaded_other = NULL;
  g_autofree char *longer = g_strconcat (board, "# more\n", NULL);

  g_free (edition->text);
  edition->text = g_strdup (longer);
  save (fixture, edition);
  g_assert_true (flip_library_set_edition_deleted (fixture->library, other->id, TRUE, NULL));
  overwrite (fixture, 0, 4096);
  recover (fixture, 2);
  loaded = load (fixture, 1);
  g_assert_cmpstr (loaded->name, ==, "Ours");
  g_assert_cmpstr (loaded->text, ==, longer);
  g_assert_cmpint (loaded->revision, ==, 2);
  g_assert_cmpint (loaded->created, ==, edition->created);
  g_assert_cmpuint (loaded->sheets, ==, 1);
  g_assert_cmpuint (count (fixture, NULL), ==, 1);
  g_assert_true (flip_library_set_edition_deleted (fixture->library, 2, FALSE, NULL));
  loaded_other = load (fixture, 2);
  g_assert_cmpstr (loaded_other->text, ==, large);
}

/* One edition is not what was written: the others are saved, and the sheets. */
static void
test_recovery_of_others (Fixture *fixture, gconstpointer data)
{
  g_autoptr (FlipEdition) first = add (fixture, "royalflip", "First", "a");
  g_autoptr (FlipEdition) second = add (fixture, "royalflip", "Second", "b");
  g_autoptr (FlipStoredSheet) sheet = begin (fixture, NULL, NULL);

  place_run (fixture->library, "UPDATE edition SET name = 'Not this' WHERE id = 1");
  g_clear_pointer (&fixture->library, flip_library_close);
  recover (fixture, 1);
  g_assert_cmpuint (count (fixture, NULL), ==, 1);
  g_assert_cmpint (flip_library_count (fixture->library, NULL, NULL), ==, 1);
}

static void
test_recovery_tells (Fixture *fixture, gconstpointer data)
{
  g_autoptr (FlipEdition) edition = add (fixture, "royalflip", "Ours", "a");
  g_autoptr (FlipRecovery) recovery = NULL;
  g_autofree char *told = NULL;

  g_clear_pointer (&fixture->library, flip_library_close);
  recovery = flip_recovery_look (fixture->place->path, flip_games_find, NULL, NULL, NULL);
  g_assert_false (flip_recovery_is_needed (recovery));
  told = flip_recovery_tell (recovery);
  g_assert_cmpstr (told, ==, "No sheet was found. One of your editions can be recovered.");
}

static void
add_test (const char *path, void (*test) (Fixture *fixture, gconstpointer data))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_test ("/store/edition/round-trip", test_round_trip);
  add_test ("/store/edition/list", test_list);
  add_test ("/store/edition/changed-elsewhere", test_changed_elsewhere);
  add_test ("/store/edition/deleted", test_deleted);
  add_test ("/store/edition/purged", test_purged);
  add_test ("/store/edition/damaged", test_damaged);
  add_test ("/store/edition/sheets", test_sheets);
  add_test ("/store/edition/same-name", test_same_name);
  add_test ("/store/edition/recovery", test_recovery);
  add_test ("/store/edition/recovery-of-others", test_recovery_of_others);
  add_test ("/store/edition/recovery-tells", test_recovery_tells);
  return g_test_run ();
}
