/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of the library as the window shows it: sections, pages, search, and what changes. */

#include "games/games.h"
#include "play/library/library-model.h"
#include "tests/store/place.h"

#define A_PAGE 24
#define A_STEP 12

typedef struct
{
  Place *place;
  FlipLibrary *library;
  FlipLibraryModel *model;
  guint position, removed, added, changes; /* the last change, and how many there were */
} Fixture;

static void
changed_cb (GListModel *list, guint position, guint removed, guint added, Fixture *fixture)
{
  fixture->position = position;
  fixture->removed = removed;
  fixture->added = added;
  fixture->changes++;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->place = place_new ();
  fixture->library = place_open (fixture->place);
  fixture->model = flip_library_model_new ();
  g_signal_connect (fixture->model, "items-changed", G_CALLBACK (changed_cb), fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_clear_object (&fixture->model);
  g_clear_pointer (&fixture->library, flip_library_close);
  g_clear_pointer (&fixture->place, place_free);
}

static gint64
add (Fixture *fixture, const char *game_id, const char *player)
{
  const FlipGame *game = flip_games_find (game_id);
  g_autoptr (FlipSetup) setup = flip_setup_new (game);
  g_autoptr (FlipStoredSheet) sheet = NULL;

  g_assert_true (flip_setup_add_player (setup, player, NULL));
  g_assert_true (flip_setup_fill_seats (setup, MAX (1, game->min_seats), NULL));
  sheet = place_add (fixture->library, flip_session_new (setup, NULL));
  return sheet->id;
}

static void
load (Fixture *fixture)
{
  GError *error = NULL;

  flip_library_model_load (fixture->model, fixture->library, &error);
  g_assert_no_error (error);
}

static void
search (Fixture *fixture, const char *words, const char *game)
{
  GError *error = NULL;

  flip_library_model_search (fixture->model, words, game, &error);
  g_assert_no_error (error);
}

/* "3 1 | 2": the ids that are listed, those being played before those that are finished. */
static void
assert_listed (Fixture *fixture, const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);
  FlipSection section = FLIP_SECTION_PLAYED;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (fixture->model)); i++)
    {
      g_autoptr (FlipSheetItem) item = g_list_model_get_item (G_LIST_MODEL (fixture->model), i);

      if (flip_sheet_item_section (item) != section)
        g_string_append (text, text->len ? " |" : "|");
      section = flip_sheet_item_section (item);
      g_string_append_printf (text, "%s%" G_GINT64_FORMAT, text->len ? " " : "",
                              flip_sheet_item_info (item)->id);
    }
  g_assert_cmpstr (text->str, ==, expected);
}

static void
test_empty (Fixture *fixture, gconstpointer data)
{
  search (fixture, "ann", NULL);
  assert_listed (fixture, "");
  g_assert_true (flip_library_model_load (fixture->model, NULL, NULL));
  search (fixture, "ann", NULL);
  assert_listed (fixture, "");
  load (fixture);
  search (fixture, "", NULL);
  assert_listed (fixture, "");
  g_assert_cmpuint (flip_library_model_count (fixture->model, NULL), ==, 0);
}

static void
test_sections (Fixture *fixture, gconstpointer data)
{
  g_autoptr (FlipSheetItem) first = NULL, middle = NULL, last = NULL;

  for (guint i = 0; i < 5; i++)
    add (fixture, "fliptown", "Ann");
  place_run (fixture->library, "UPDATE sheet SET finished = id % 2");
  load (fixture);
  assert_listed (fixture, "");
  search (fixture, "", NULL);
  assert_listed (fixture, "4 2 | 5 3 1");
  first = g_list_model_get_item (G_LIST_MODEL (fixture->model), 2);
  middle = g_list_model_get_item (G_LIST_MODEL (fixture->model), 3);
  last = g_list_model_get_item (G_LIST_MODEL (fixture->model), 4);
  g_assert_true (flip_sheet_item_is_first (first) && !flip_sheet_item_is_last (first));
  g_assert_false (flip_sheet_item_is_first (middle) || flip_sheet_item_is_last (middle));
  g_assert_true (flip_sheet_item_is_last (last) && !flip_sheet_item_is_first (last));
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (fixture->model), 5));
}

/* The same words find the same sheets as on the command line. */
static void
test_search (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *words, *game, *ids;
  } cases[] = {
    { "", NULL, "4 3 2 1" },      { "  ", NULL, "4 3 2 1" },        { "", "royalflip", "3" },
    { "ÉLODIE", NULL, "4 2" },    { "élodie fliptown", NULL, "2" }, { "town élodie", NULL, "2" },
    { "royal flip", NULL, "3" },  { "elodie", NULL, "4 2" },          { "élodie", "fliptown", "2" },
    { "today", NULL, "4 3 2 1" }, { "table", NULL, "4 3 2 1" },     { "yesterday", NULL, "" },
  };

  add (fixture, "fliptown", "Ann");
  add (fixture, "fliptown", "Élodie");
  add (fixture, "royalflip", "Ann");
  add (fixture, "flipcity", "Élodie");
  load (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      search (fixture, cases[i].words, cases[i].game);
      assert_listed (fixture, cases[i].ids);
    }
  g_assert_cmpuint (flip_library_model_count (fixture->model, NULL), ==, 4);
  g_assert_cmpuint (flip_library_model_count (fixture->model, "fliptown"), ==, 2);
  g_assert_cmpuint (flip_library_model_count (fixture->model, "insertcoin"), ==, 0);
}

/* Rows at the top and at the bottom that stay are not made again. */
static void
test_changes (Fixture *fixture, gconstpointer data)
{
  static const char *const players[] = { "Ann", "Ann", "Bob", "Ann", "Ann" };

  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    add (fixture, "fliptown", players[i]);
  load (fixture);
  search (fixture, "", NULL);
  fixture->changes = 0;
  search (fixture, "ann", NULL);
  assert_listed (fixture, "5 4 2 1");
  g_assert_cmpuint (fixture->changes, ==, 1);
  g_assert_cmpuint (fixture->position, ==, 2);
  g_assert_cmpuint (fixture->removed, ==, 1);
  g_assert_cmpuint (fixture->added, ==, 0);
  search (fixture, "Ann ", NULL);
  g_assert_cmpuint (fixture->changes, ==, 1);
}

static guint
n_listed (Fixture *fixture)
{
  return g_list_model_get_n_items (G_LIST_MODEL (fixture->model));
}

static void
test_pages (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < A_PAGE + A_STEP + 5; i++)
    add (fixture, "fliptown", i % 2 ? "Ann" : "Bob");
  load (fixture);
  search (fixture, "", NULL);
  g_assert_cmpuint (n_listed (fixture), ==, A_PAGE);
  flip_library_model_list_more (fixture->model);
  g_assert_cmpuint (n_listed (fixture), ==, A_PAGE + A_STEP);
  g_assert_cmpuint (fixture->position, ==, A_PAGE);
  g_assert_cmpuint (fixture->added, ==, A_STEP);
  flip_library_model_list_all (fixture->model);
  g_assert_cmpuint (n_listed (fixture), ==, A_PAGE + A_STEP + 5);
  search (fixture, "ann", NULL);
  g_assert_cmpuint (n_listed (fixture), ==, (A_PAGE + A_STEP + 5) / 2);
  search (fixture, "", NULL);
  g_assert_cmpuint (n_listed (fixture), ==, A_PAGE);
}

static void
test_remove (Fixture *fixture, gconstpointer data)
{
  g_autoptr (FlipSheetItem) kept = NULL;

  for (guint i = 0; i < 3; i++)
    add (fixture, "fliptown", "Ann");
  load (fixture);
  search (fixture, "ann", NULL);
  kept = g_list_model_get_item (G_LIST_MODEL (fixture->model), 1);
  flip_library_model_remove (fixture->model, 2);
  assert_listed (fixture, "3 1");
  flip_library_model_remove (fixture->model, 77);
  assert_listed (fixture, "3 1");
  /* An item outlives its place in the list. */
  g_assert_cmpint (flip_sheet_item_info (kept)->id, ==, 2);
  g_assert_cmpstr (flip_sheet_item_info (kept)->seats[0].name, ==, "Ann");
}

/* Others may delete and add sheets after the list was read. */
static void
test_others (Fixture *fixture, gconstpointer data)
{
  add (fixture, "fliptown", "Ann");
  add (fixture, "fliptown", "Ann");
  load (fixture);
  add (fixture, "fliptown", "Ann");
  g_assert_true (flip_library_set_deleted (fixture->library, 1, TRUE, NULL));
  search (fixture, "ann", NULL);
  assert_listed (fixture, "2");
}

/* A library that can't be searched leaves the list as it was, and says why. */
static void
test_failure (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  add (fixture, "fliptown", "Ann");
  load (fixture);
  search (fixture, "", NULL);
  place_run (fixture->library, "ALTER TABLE sheet RENAME COLUMN search TO lost");
  g_assert_false (flip_library_model_search (fixture->model, "bob", NULL, &error));
  g_assert_nonnull (error);
  assert_listed (fixture, "1");
}

#define ADD(name, test) g_test_add (name, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/library-model/empty", test_empty);
  ADD ("/library-model/sections", test_sections);
  ADD ("/library-model/search", test_search);
  ADD ("/library-model/changes", test_changes);
  ADD ("/library-model/pages", test_pages);
  ADD ("/library-model/remove", test_remove);
  ADD ("/library-model/others", test_others);
  ADD ("/library-model/failure", test_failure);
  return g_test_run ();
}
