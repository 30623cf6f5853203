/* SPDX-License-Identifier: GPL-3.0-or-later */

/* An edition that is being edited: steps back and forth, drafts, and what the library keeps. */

#include "engine/boards/format-paint.h"
#include "games/games.h"
#include "play/editions/edition-desk.h"
#include "play/editions/edition-series.h"
#include "play/editions/editions.h"
#include "play/editions/pixels.h"
#include "store/library/library-private.h"
#include "tests/store/place.h"

#include <string.h>

typedef struct
{
  Place *place;
  FlipLibrary *library;
  FlipEditionDesk *desk;
  guint changes;
} Fixture;

static void
changed_cb (FlipEditionDesk *desk, const FlipEditionChange *change, Fixture *fixture)
{
  fixture->changes++;
}

static void
open_desk (Fixture *fixture, gint64 id)
{
  GError *error = NULL;

  fixture->desk = flip_edition_desk_new (fixture->library, id, &error);
  g_assert_no_error (error);
  g_signal_connect (fixture->desk, "changed", G_CALLBACK (changed_cb), fixture);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->place = place_new ();
  fixture->library = place_open (fixture->place);
  open_desk (fixture,
             flip_editions_add_new (fixture->library, flip_games_find ("royalflip"), NULL));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->desk);
  g_clear_pointer (&fixture->library, flip_library_close);
  g_clear_pointer (&fixture->place, place_free);
}

static void
set_jackpot (Fixture *fixture, const char *value)
{
  flip_edition_desk_set (fixture->desk, "solo", "jackpot", value, "Jackpot");
}

static void
assert_jackpot (Fixture *fixture, const char *value)
{
  const GError *problem = flip_edition_desk_save (fixture->desk);
  g_autoptr (FlipEdition) stored = flip_library_load_edition (fixture->library, 1, NULL);
  g_autoptr (FlipBoardFile) file = flip_board_file_new (stored->text);

  g_assert_cmpstr (flip_board_file_get (flip_edition_desk_file (fixture->desk), "solo", "jackpot"),
                   ==, value);
  g_assert_cmpstr (flip_board_file_get (file, "solo", "jackpot"), ==, value);
  g_assert_null (problem);
}

static void
test_undo (Fixture *fixture, gconstpointer data)
{
  g_assert_null (flip_edition_desk_can_undo (fixture->desk));
  flip_edition_desk_undo (fixture->desk);
  set_jackpot (fixture, "40");
  assert_jackpot (fixture, "40");
  g_assert_cmpstr (flip_edition_desk_can_undo (fixture->desk), ==, "Jackpot");
  flip_edition_desk_undo (fixture->desk);
  assert_jackpot (fixture, "50");
  g_assert_null (flip_edition_desk_can_undo (fixture->desk));
  g_assert_cmpstr (flip_edition_desk_can_redo (fixture->desk), ==, "Jackpot");
  flip_edition_desk_redo (fixture->desk);
  assert_jackpot (fixture, "40");
  g_assert_null (flip_edition_desk_can_redo (fixture->desk));
  g_assert_cmpuint (fixture->changes, ==, 3);
  g_assert_cmpuint (flip_edition_desk_state (fixture->desk)->n_differences, ==, 1);
}

/* What is typed into one field is one step, up to a pause. */
static void
test_typing (Fixture *fixture, gconstpointer data)
{
  set_jackpot (fixture, "4");
  set_jackpot (fixture, "45");
  flip_edition_desk_pause (fixture->desk);
  set_jackpot (fixture, "46");
  flip_edition_desk_undo (fixture->desk);
  assert_jackpot (fixture, "45");
  flip_edition_desk_undo (fixture->desk);
  assert_jackpot (fixture, "50");
  g_assert_null (flip_edition_desk_can_undo (fixture->desk));
}

/* A change after an undo takes the way forward away. */
static void
test_other_way (Fixture *fixture, gconstpointer data)
{
  set_jackpot (fixture, "40");
  flip_edition_desk_undo (fixture->desk);
  set_jackpot (fixture, "41");
  g_assert_null (flip_edition_desk_can_redo (fixture->desk));
  flip_edition_desk_undo (fixture->desk);
  assert_jackpot (fixture, "50");
}

/* The same value again is no change. */
static void
test_nothing (Fixture *fixture, gconstpointer data)
{
  set_jackpot (fixture, "50");
  flip_edition_desk_replace (fixture->desk, flip_edition_desk_file (fixture->desk), "Nothing");
  g_assert_cmpuint (fixture->changes, ==, 0);
  g_assert_null (flip_edition_desk_can_undo (fixture->desk));
}

static void
test_draft (Fixture *fixture, gconstpointer data)
{
  set_jackpot (fixture, "many");
  g_assert_cmpuint (flip_edition_desk_state (fixture->desk)->n_problems, ==, 1);
  assert_jackpot (fixture, "many");
  g_assert_finalize_object (fixture->desk);
  open_desk (fixture, 1);
  g_assert_cmpuint (flip_edition_desk_state (fixture->desk)->n_problems, ==, 1);
  set_jackpot (fixture, NULL);
  g_assert_cmpuint (flip_edition_desk_state (fixture->desk)->n_problems, ==, 1);
  set_jackpot (fixture, "9");
  g_assert_cmpuint (flip_edition_desk_state (fixture->desk)->n_problems, ==, 0);
}

/* A value is checked when it is changed, whoever it was known from, and can be confirmed as it is. */
static void
test_checked (Fixture *fixture, gconstpointer data)
{
  const FlipEditionState *state = flip_edition_desk_state (fixture->desk);

  g_assert_cmpuint (state->checked.n_house, >, 10);
  g_assert_cmpuint (state->checked.n_checked, ==, 0);
  set_jackpot (fixture, "40");
  g_assert_cmpuint (state->checked.n_checked, ==, 1);
  flip_edition_desk_set (fixture->desk, "roads", "least", "4", "Shortest road");
  g_assert_cmpuint (state->checked.n_checked, ==, 2);
  flip_edition_desk_confirm (fixture->desk, "map", "columns", -1, TRUE);
  g_assert_cmpuint (state->checked.n_checked, ==, 3);
  g_assert_cmpuint (state->n_differences, ==, 2);
  flip_edition_desk_confirm (fixture->desk, "map", "columns", -1, FALSE);
  g_assert_cmpuint (state->checked.n_checked, ==, 2);
  flip_edition_desk_undo (fixture->desk);
  g_assert_cmpuint (state->checked.n_checked, ==, 3);
  g_assert_cmpuint (state->n_problems, ==, 0);
}

/* What is put in is like the one before, but nobody has compared it yet. */
static void
test_inserted (Fixture *fixture, gconstpointer data)
{
  FlipPlace place;

  flip_edition_desk_confirm (fixture->desk, "track", "3", -1, TRUE);
  g_assert_true (flip_format_find (flip_edition_desk_game (fixture->desk)->format,
                                   flip_edition_desk_file (fixture->desk), "track", "3", &place));
  g_assert_true (flip_edition_series_insert (fixture->desk, &place));
  g_assert_true (flip_format_is_checked (flip_edition_desk_file (fixture->desk), "track", "3"));
  g_assert_false (flip_format_is_checked (flip_edition_desk_file (fixture->desk), "track", "4"));
}

static void
test_rename (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  flip_editions_add_new (fixture->library, flip_edition_desk_game (fixture->desk), NULL);
  g_assert_true (flip_edition_desk_rename (fixture->desk, "Our copy", NULL));
  g_assert_cmpstr (flip_edition_desk_name (fixture->desk), ==, "Our copy");
  g_assert_cmpuint (fixture->changes, ==, 1);
  g_assert_false (flip_edition_desk_rename (fixture->desk, "My edition 2", &error));
  g_assert_error (error, FLIP_EDITIONS_ERROR, FLIP_EDITIONS_ERROR_NAME);
}

static void
saved_cb (guint *times)
{
  (*times)++;
}

/* Nothing is saved between changes that follow each other, everything once the hand rests, and at
   the latest when the desk goes. */
static void
test_saved_at_rest (Fixture *fixture, gconstpointer data)
{
  guint times = 0;

  g_signal_connect_swapped (fixture->desk, "saved", G_CALLBACK (saved_cb), &times);
  set_jackpot (fixture, "40");
  set_jackpot (fixture, "41");
  g_assert_cmpuint (times, ==, 0);
  while (!times)
    g_main_context_iteration (NULL, TRUE);
  assert_jackpot (fixture, "41");
  g_assert_cmpuint (times, ==, 1);
  set_jackpot (fixture, "42");
  g_assert_finalize_object (fixture->desk);
  g_assert_cmpuint (times, ==, 2);
  open_desk (fixture, 1);
  assert_jackpot (fixture, "42");
}

/* What the library can't take stays on the desk, and is saved with the next change. */
static void
test_not_saved (Fixture *fixture, gconstpointer data)
{
  place_run (fixture->library, "PRAGMA query_only = 1");
  set_jackpot (fixture, "40");
  g_assert_nonnull (flip_edition_desk_save (fixture->desk));
  g_assert_cmpstr (flip_board_file_get (flip_edition_desk_file (fixture->desk), "solo", "jackpot"),
                   ==, "40");
  place_run (fixture->library, "PRAGMA query_only = 0");
  flip_edition_desk_set (fixture->desk, "deck", "rounds", "11", "Rounds");
  assert_jackpot (fixture, "40");
}

/* In another window: whoever comes second is told, and what the first one entered stays. */
static void
test_changed_elsewhere (Fixture *fixture, gconstpointer data)
{
  FlipLibrary *other_library = place_open (fixture->place);
  FlipEditionDesk *other = flip_edition_desk_new (other_library, 1, NULL);
  g_autoptr (FlipEdition) stored = NULL;

  flip_edition_desk_set (other, "solo", "jackpot", "61", "Jackpot");
  g_assert_null (flip_edition_desk_save (other));
  set_jackpot (fixture, "40");
  g_assert_error (flip_edition_desk_save (fixture->desk), FLIP_STORE_ERROR,
                  FLIP_STORE_ERROR_CHANGED);
  g_assert_cmpstr (flip_board_file_get (flip_edition_desk_file (fixture->desk), "solo", "jackpot"),
                   ==, "40");
  stored = flip_library_load_edition (fixture->library, 1, NULL);
  g_assert_nonnull (strstr (stored->text, "jackpot=61"));
  g_assert_finalize_object (other);
  flip_library_close (other_library);
}

/* Whoever goes on with an edition that was deleted elsewhere has it back. */
static void
test_deleted_elsewhere (Fixture *fixture, gconstpointer data)
{
  FlipLibrary *other_library = place_open (fixture->place);
  g_autoptr (GPtrArray) list = NULL;

  g_assert_true (flip_library_set_edition_deleted (other_library, 1, TRUE, NULL));
  set_jackpot (fixture, "40");
  assert_jackpot (fixture, "40");
  list = flip_library_editions (other_library, NULL, NULL);
  g_assert_cmpuint (list->len, ==, 1);
  flip_library_close (other_library);
}

static void
test_missing (Fixture *fixture, gconstpointer data)
{
  GError *error = NULL;

  g_assert_null (flip_edition_desk_new (fixture->library, 99, &error));
  place_assert_error (error, FLIP_STORE_ERROR_MISSING, "99");
}

static void
add_test (const char *path, void (*test) (Fixture *fixture, gconstpointer data))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

/* Squares of a sheet that are painted */

enum
{
  CELL,
  GAP,
  CASINO,
  EDGE
};

typedef struct
{
  guint column, row, brush;
  const char *cells, *casinos; /* then; "" for no such key */
} Stroke;

static guint16
square (guint column, guint row)
{
  return (guint16) (row * 6 + column);
}

static void
assert_value (Fixture *fixture, const char *group, const char *key, const char *value)
{
  const char *text = flip_board_file_get (flip_edition_desk_file (fixture->desk), group, key);

  g_assert_cmpstr (text ? text : "", ==, value);
}

/* Casinos at an edge stay at it, and no click leaves a map that can't be played. */
static void
test_paint (Fixture *fixture, gconstpointer data)
{
  static const Stroke strokes[] = {
    { 2, 2, GAP, "#####/#####/##.##/#####/#####", "north c1, east e3, south c5, west a3" },
    { 2, 2, CELL, "", "north c1, east e3, south c5, west a3" },
    { 2, 0, GAP, "##.##/#####/#####/#####/#####", "north c2, east e3, south c5, west a3" },
    { 2, 1, GAP, "##.##/##.##/#####/#####/#####", "north c3, east e3, south c5, west a3" },
    { 2, 0, CELL, "#####/##.##/#####/#####/#####", "north c1, east e3, south c5, west a3" },
    { 2, 1, CELL, "", "north c1, east e3, south c5, west a3" },
    { 3, 3, CASINO, "", "north c1, east e3, south c5, west a3, inside d4" },
    { 3, 3, GAP, "#####/#####/#####/###.#/#####", "north c1, east e3, south c5, west a3" },
    { 3, 3, CELL, "", "north c1, east e3, south c5, west a3" },
    { 2, 0, CASINO, "", "east e3, south c5, west a3, inside c1" },
    { 2, 0, CELL, "", "east e3, south c5, west a3" },
    { 0, 0, EDGE, "", "east e3, south c5, west a3, north a1" },
    { 0, 0, EDGE, "", "east e3, south c5, west a3, west a1" },
    { 0, 0, EDGE, "", "east e3, south c5, west a3" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (strokes); i++)
    {
      const Stroke *stroke = &strokes[i];

      g_assert_true (flip_edition_desk_paint (fixture->desk, square (stroke->column, stroke->row),
                                              stroke->brush));
      assert_value (fixture, "map", "cells", stroke->cells);
      assert_value (fixture, "map", "casinos", stroke->casinos);
      g_assert_cmpuint (flip_edition_desk_state (fixture->desk)->n_problems, ==, 0);
    }
}

static void
test_paint_nothing (Fixture *fixture, gconstpointer data)
{
  const FlipPainting *painting = flip_games_find ("royalflip")->format->painting;
  FlipBoardFile *file = flip_edition_desk_file (fixture->desk);

  g_assert_false (flip_edition_desk_paint (fixture->desk, square (1, 1), CELL));
  g_assert_false (flip_edition_desk_paint (fixture->desk, square (1, 1), EDGE));
  g_assert_false (flip_edition_desk_paint (fixture->desk, square (5, 1), GAP));
  g_assert_null (flip_edition_desk_can_undo (fixture->desk));
  g_assert_cmpint (painting->look (file, square (1, 1)), ==, CELL);
  g_assert_cmpint (painting->look (file, square (5, 1)), ==, -1);
}

/* One stroke is one step. */
static void
test_stroke (Fixture *fixture, gconstpointer data)
{
  g_assert_true (flip_edition_desk_paint (fixture->desk, square (0, 0), GAP));
  g_assert_true (flip_edition_desk_paint (fixture->desk, square (1, 0), GAP));
  flip_edition_desk_pause (fixture->desk);
  g_assert_true (flip_edition_desk_paint (fixture->desk, square (4, 4), GAP));
  assert_value (fixture, "map", "cells", "..###/#####/#####/#####/####.");
  assert_value (fixture, "checked", "map", "cells");
  flip_edition_desk_undo (fixture->desk);
  assert_value (fixture, "map", "cells", "..###/#####/#####/#####/#####");
  flip_edition_desk_undo (fixture->desk);
  assert_value (fixture, "map", "cells", "");
}

/* The casinos follow the size of the map; a casino takes its name along. */
static void
test_size (Fixture *fixture, gconstpointer data)
{
  g_assert_true (flip_edition_desk_paint (fixture->desk, square (4, 3), CASINO));
  flip_edition_desk_set (fixture->desk, "map", "name-e4", "Palace", "Name");
  flip_edition_desk_set (fixture->desk, "map", "columns", "6", "Columns");
  assert_value (fixture, "map", "casinos", "north c1, east f3, south c5, west a3, inside e4");
  assert_value (fixture, "map", "name-e4", "Palace");
  flip_edition_desk_set (fixture->desk, "map", "columns", "4", "Columns");
  assert_value (fixture, "map", "casinos", "north c1, east d3, south c5, west a3");
  assert_value (fixture, "map", "name-e4", "");
  g_assert_cmpuint (flip_edition_desk_state (fixture->desk)->n_problems, ==, 0);
}

/* Whatever is painted, a map can be played on, unless no cell is left at all, or none beside a
   casino. */
static void
test_paint_by_chance (void)
{
  const FlipGame *game = flip_games_find ("royalflip");
  g_autoptr (FlipBoardFile) file = flip_board_file_new (game->boards[0].text);
  g_autoptr (GRand) chance = g_rand_new_with_seed (7);

  for (guint i = 0; i < 600; i++)
    {
      guint16 site =
        square ((guint) g_rand_int_range (chance, 0, 5), (guint) g_rand_int_range (chance, 0, 5));
      g_autoptr (GArray) problems = NULL;

      game->format->painting->paint (file, site, (guint) g_rand_int_range (chance, 0, 4));
      problems = flip_format_problems (game->format, file, NULL);
      for (guint j = 0; j < problems->len; j++)
        g_assert_nonnull (strstr (g_array_index (problems, FlipProblem, j).reason, "no cell"));
    }
}

/* Values that follow one another */

static void
find_space (Fixture *fixture, const char *key, FlipPlace *place)
{
  g_assert_true (flip_format_find (flip_games_find ("royalflip")->format,
                                   flip_edition_desk_file (fixture->desk), "track", key, place));
}

static void
assert_track (Fixture *fixture, guint n, const char *three, const char *four, const char *five)
{
  FlipPlace place;

  find_space (fixture, "1", &place);
  g_assert_cmpuint (flip_edition_series_length (flip_edition_desk_file (fixture->desk), &place), ==,
                    n);
  assert_value (fixture, "track", "3", three);
  assert_value (fixture, "track", "4", four);
  assert_value (fixture, "track", "5", five);
}

static void
test_series (Fixture *fixture, gconstpointer data)
{
  FlipPlace place;

  flip_edition_desk_confirm (fixture->desk, "track", "4", -1, TRUE);
  find_space (fixture, "4", &place);
  g_assert_true (flip_edition_series_move (fixture->desk, &place, 2));
  assert_track (fixture, 28, "club number 5", "diamond points 1", "heart token");
  g_assert_true (flip_format_is_checked (flip_edition_desk_file (fixture->desk), "track", "3"));
  g_assert_false (flip_format_is_checked (flip_edition_desk_file (fixture->desk), "track", "4"));
  find_space (fixture, "3", &place);
  g_assert_true (flip_edition_series_insert (fixture->desk, &place));
  assert_track (fixture, 29, "club number 5", "club number 5", "diamond points 1");
  g_assert_true (flip_edition_series_remove (fixture->desk, &place));
  assert_track (fixture, 28, "club number 5", "diamond points 1", "heart token");
  flip_edition_desk_undo (fixture->desk);
  flip_edition_desk_undo (fixture->desk);
  flip_edition_desk_undo (fixture->desk);
  assert_track (fixture, 28, "diamond points 1", "club number 5", "heart token");
}

/* The maps of all kinds, and one more of each, with nothing painted: a draft until something is. */
static void
test_maps (Fixture *fixture, gconstpointer data)
{
  static const char *const titles[] = { "Shapes", "Symbols" };
  g_autoptr (GPtrArray) maps = NULL, more = NULL;
  const FlipEditionMap *first, *last;

  g_assert_finalize_object (fixture->desk);
  open_desk (fixture,
             flip_editions_add_new (fixture->library, flip_games_find ("insertcoin"), NULL));
  maps = flip_edition_maps_list (fixture->desk);
  first = maps->pdata[0];
  g_assert_cmpstr (first->title, ==, "Shape: Heart");
  g_assert_cmpstr (first->note, ==, "Value 25, 29 squares");
  g_assert_cmpuint (flip_edition_check_left (fixture->desk, &first->checked), ==, 4);
  for (guint kind = 0; kind < G_N_ELEMENTS (titles); kind++)
    {
      gboolean can_add;
      g_autofree char *title = flip_edition_maps_kind (fixture->desk, kind, &can_add);
      g_autofree char *group = flip_edition_maps_add (fixture->desk, kind);

      g_assert_cmpstr (title, ==, titles[kind]);
      g_assert_true (can_add);
      g_assert_true (flip_board_file_has (flip_edition_desk_file (fixture->desk), group));
    }
  more = flip_edition_maps_list (fixture->desk);
  last = more->pdata[more->len - 1];
  g_assert_cmpuint (more->len, ==, maps->len + 2);
  g_assert_cmpuint (last->kind, ==, 1);
  g_assert_null (strchr (last->text, '#'));
  assert_value (fixture, "shape new", "value", "30");
  assert_value (fixture, "shape new", "row-5", ".........");
  g_assert_cmpuint (flip_edition_desk_state (fixture->desk)->n_problems, >, 0);
}

/* The shapes become as large as the levels, and what has to go is what is empty. */
static void
test_side (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->desk);
  open_desk (fixture,
             flip_editions_add_new (fixture->library, flip_games_find ("insertcoin"), NULL));
  flip_edition_desk_set (fixture->desk, "set", "side", "12", "Side");
  assert_value (fixture, "shape cherry", "row-1", ".......##...");
  assert_value (fixture, "shape cherry", "row-12", "............");
  g_assert_cmpuint (flip_edition_desk_state (fixture->desk)->n_problems, ==, 0);
  flip_edition_desk_pause (fixture->desk);
  flip_edition_desk_set (fixture->desk, "set", "side", "8", "Side");
  assert_value (fixture, "shape heart", "row-8", "........");
  assert_value (fixture, "shape heart", "row-9", "");
  assert_value (fixture, "shape cherry", "row-1", "......##");
  g_assert_cmpuint (flip_edition_desk_state (fixture->desk)->n_problems, ==, 0);
  flip_edition_desk_undo (fixture->desk);
  assert_value (fixture, "shape cherry", "row-1", ".......##...");
}

/* A built-in board is looked at: nothing changes it, but whoever tried shows again what holds. */
static void
test_view (Fixture *fixture, gconstpointer data)
{
  const FlipGame *game = flip_games_find ("royalflip");
  g_autoptr (FlipBoardFile) nothing = flip_board_file_new ("");

  g_object_unref (fixture->desk);
  fixture->desk = flip_edition_desk_new_view (game, &game->boards[0]);
  g_signal_connect (fixture->desk, "changed", G_CALLBACK (changed_cb), fixture);
  g_assert_true (flip_edition_desk_is_view (fixture->desk));
  g_assert_cmpint (flip_edition_desk_id (fixture->desk), ==, 0);
  set_jackpot (fixture, "40");
  flip_edition_desk_confirm (fixture->desk, "solo", "jackpot", -1, TRUE);
  flip_edition_desk_replace (fixture->desk, nothing, "All");
  g_assert_cmpuint (fixture->changes, ==, 3);
  g_assert_cmpstr (flip_edition_desk_text (fixture->desk), ==, game->boards[0].text);
  g_assert_null (flip_edition_desk_can_undo (fixture->desk));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_test ("/edition-desk/undo", test_undo);
  add_test ("/edition-desk/typing", test_typing);
  add_test ("/edition-desk/other-way", test_other_way);
  add_test ("/edition-desk/nothing", test_nothing);
  add_test ("/edition-desk/draft", test_draft);
  add_test ("/edition-desk/checked", test_checked);
  add_test ("/edition-desk/inserted", test_inserted);
  add_test ("/edition-desk/rename", test_rename);
  add_test ("/edition-desk/saved-at-rest", test_saved_at_rest);
  add_test ("/edition-desk/not-saved", test_not_saved);
  add_test ("/edition-desk/changed-elsewhere", test_changed_elsewhere);
  add_test ("/edition-desk/deleted-elsewhere", test_deleted_elsewhere);
  add_test ("/edition-desk/missing", test_missing);
  add_test ("/edition-desk/paint", test_paint);
  add_test ("/edition-desk/paint-nothing", test_paint_nothing);
  add_test ("/edition-desk/stroke", test_stroke);
  g_test_add_func ("/edition-desk/paint-by-chance", test_paint_by_chance);
  add_test ("/edition-desk/size", test_size);
  add_test ("/edition-desk/series", test_series);
  add_test ("/edition-desk/side", test_side);
  add_test ("/edition-desk/maps", test_maps);
  add_test ("/edition-desk/view", test_view);
  return g_test_run ();
}
