/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/editions/scenario-table.h"

#include "games/flickemup/flickemup.h"

#include <string.h>

/* The table of a scenario as an editor changes it. */

#define PAYDAY 2

static const FlipFormat *
format (void)
{
  return flickemup_game.format;
}

static FlipBoardFile *
open_board (guint board)
{
  return flip_board_file_new (flickemup_game.boards[board].text);
}

static guint
count_problems (FlipBoardFile *file)
{
  g_autoptr (GArray) problems = flip_format_problems (format (), file, NULL);

  return problems->len;
}

static FlipSpot
spot_of (FlipBoardFile *file, const char *group, const char *key)
{
  g_autoptr (FlipScenarioTable) table = flip_scenario_table_new (format (), file);
  int at = flip_scenario_table_find (table, group, key);

  g_assert_cmpint (at, >=, 0);
  return flip_scenario_table_piece (table, (guint) at)->spot;
}

static void
test_pieces (void)
{
  g_autoptr (FlipBoardFile) file = open_board (PAYDAY);
  g_autoptr (FlipScenarioTable) table = flip_scenario_table_new (format (), file);
  int saloon = flip_scenario_table_find (table, "saloon", "at");
  const FlipTablePiece *piece;

  g_assert_cmpint (table->width, ==, 1200);
  g_assert_cmpint (table->height, ==, 900);
  g_assert_cmpuint (table->pieces->len, ==, 5 + 10 + 4 + 2 + 2 + 4);
  g_assert_cmpuint (table->overlaps->len, ==, 0);
  g_assert_cmpint (saloon, >=, 0);
  piece = flip_scenario_table_piece (table, (guint) saloon);
  g_assert_cmpstr (piece->name, ==, "Saloon");
  g_assert_cmpint (piece->spot.x, ==, 1000);
  g_assert_cmpint (piece->spot.angle, ==, 4);
  g_assert_true (piece->turns);
  g_assert_cmpuint (piece->n_footprints, ==, 2);
  g_assert_cmpint (flip_scenario_table_at (table, 1000, 135, 0), ==, saloon);
  g_assert_cmpint (flip_scenario_table_at (table, 600, 700, 0), ==, -1);
}

/* Every built-in scenario stands as its file says, and overlaps nowhere. */
static void
test_built_in (void)
{
  for (guint i = 0; i < flickemup_game.n_boards; i++)
    {
      g_autoptr (FlipBoardFile) file = open_board (i);
      g_autoptr (FlipScenarioTable) table = flip_scenario_table_new (format (), file);

      g_assert_cmpuint (table->pieces->len, >, 10);
      g_assert_cmpuint (table->overlaps->len, ==, 0);
      for (guint j = 0; j < table->pieces->len; j++)
        g_assert_false (flip_scenario_table_piece (table, j)->is_off);
    }
}

static void
test_no_table (void)
{
  g_autoptr (FlipBoardFile) file = flip_board_file_new (flickemup_game.blank->text);
  g_autoptr (FlipScenarioTable) table = flip_scenario_table_new (format (), file);

  g_assert_cmpint (table->width, ==, 0);
  g_assert_cmpuint (table->pieces->len, ==, 0);
}

static void
test_moved (void)
{
  g_autoptr (FlipBoardFile) file = open_board (PAYDAY);
  const FlipSpot there = { 300, 700, 200 };
  FlipSpot found;

  g_assert_true (flip_scenario_move (format (), file, "barrel-1", "at", &there));
  found = spot_of (file, "barrel-1", "at");
  g_assert_cmpint (found.x, ==, 300);
  g_assert_cmpint (found.angle, ==, -160);
  g_assert_cmpstr (flip_board_file_get (file, "barrel-1", "at"), ==, "300 700 -160");
  g_assert_cmpuint (count_problems (file), ==, 0);
  g_assert_false (flip_scenario_move (format (), file, "barrel-5", "at", &there));
}

/* An overlap names both, and the rules refuse the same. */
static void
test_overlaps (void)
{
  g_autoptr (FlipBoardFile) file = open_board (PAYDAY);
  g_autoptr (FlipScenarioTable) table = flip_scenario_table_new (format (), file), after = NULL;
  guint barrel = (guint) flip_scenario_table_find (table, "barrel-1", "at");
  const FlipSpot on_fence = { 400, 300, 0 }, off = { 5, 5, 0 }, clear = { 300, 700, 0 };
  int other = flip_scenario_table_in_the_way (format (), table, barrel, &on_fence);

  g_assert_cmpint (other, >=, 0);
  g_assert_cmpstr (flip_scenario_table_piece (table, (guint) other)->name, ==, "Fence 1");
  g_assert_false (flip_scenario_table_is_free (format (), table, barrel, &on_fence));
  g_assert_false (flip_scenario_table_is_free (format (), table, barrel, &off));
  g_assert_true (flip_scenario_table_is_free (format (), table, barrel, &clear));
  flip_scenario_move (format (), file, "barrel-1", "at", &on_fence);
  after = flip_scenario_table_new (format (), file);
  g_assert_cmpuint (after->overlaps->len, ==, 1);
  g_assert_cmpuint (count_problems (file), ==, 1);
}

static const FlipTrayItem *
find_item (GArray *tray, const char *title)
{
  for (guint i = 0; i < tray->len; i++)
    {
      if (g_str_equal (g_array_index (tray, FlipTrayItem, i).title, title))
        return &g_array_index (tray, FlipTrayItem, i);
    }
  g_error ("%s is not in the tray", title);
}

static void
test_tray (void)
{
  static const struct
  {
    const char *title;
    int left;
  } expected[] = {
    { "Sheriff", 1 }, { "Saloon", 0 }, { "Lawman", 0 },     { "Outlaw", 0 }, { "Barrel", 1 },
    { "Cactus", 1 },  { "Fence", 2 },  { "Tumbleweed", 1 }, { "gold", 5 },   { "clean water", 4 },
  };
  g_autoptr (FlipBoardFile) file = open_board (PAYDAY);
  g_autoptr (GArray) tray = flip_scenario_tray (format (), file);

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmpint (find_item (tray, expected[i].title)->left, ==, expected[i].left);
}

/* Who takes part, on the table or not. */
static void
test_roster (void)
{
  g_autoptr (FlipBoardFile) file = open_board (PAYDAY);
  g_autoptr (GArray) roster = NULL;
  const FlipRosterItem *item;

  flip_board_file_set (file, "lawman-3", "hit-points", "2");
  flip_board_file_unset (file, "lawman-3", "at");
  flip_board_file_unset (file, "outlaw-5", "hit-points");
  flip_board_file_drop (file, "outlaw-1");
  roster = flip_scenario_roster (format (), file);
  g_assert_cmpuint (roster->len, ==, 9);
  item = &g_array_index (roster, FlipRosterItem, 2);
  g_assert_cmpstr (item->group, ==, "lawman-3");
  g_assert_cmpstr (item->points, ==, "2");
  g_assert_cmpstr (item->told, ==, "Lawman 3, Hit points: 2");
  item = &g_array_index (roster, FlipRosterItem, 8);
  g_assert_null (item->points);
  g_assert_cmpstr (item->told, ==, "Outlaw 5");
}

/* A new piece takes the nearest free place and has what it needs. */
static void
test_added (void)
{
  g_autoptr (FlipBoardFile) file = open_board (PAYDAY);
  g_autoptr (GArray) tray = flip_scenario_tray (format (), file);
  const FlipSpot on_saloon = { 1050, 135, 0 };
  const char *group, *key;

  g_assert_true (
    flip_scenario_add (format (), file, find_item (tray, "Barrel"), &on_saloon, &group, &key));
  g_assert_cmpstr (group, ==, "barrel-5");
  g_assert_cmpuint (count_problems (file), ==, 0);
  g_assert_false (
    flip_scenario_add (format (), file, find_item (tray, "Lawman"), &on_saloon, &group, &key));
  g_assert_true (flip_scenario_remove (format (), file, "lawman-2", "at"));
  g_clear_pointer (&tray, g_array_unref);
  tray = flip_scenario_tray (format (), file);
  g_assert_true (
    flip_scenario_add (format (), file, find_item (tray, "Lawman"), &on_saloon, &group, &key));
  g_assert_cmpstr (group, ==, "lawman-2");
  g_assert_cmpstr (flip_board_file_get (file, "lawman-2", "hit-points"), ==, "3");
  g_assert_cmpuint (count_problems (file), ==, 0);
}

/* A token lies on the piece that it is dropped on, or outdoors. */
static void
test_tokens (void)
{
  g_autoptr (FlipBoardFile) file = open_board (PAYDAY);
  g_autoptr (GArray) tray = flip_scenario_tray (format (), file);
  const FlipTrayItem *gold = find_item (tray, "gold");
  const FlipSpot hall = { 550, 110, 0 }, nowhere = { 600, 700, 0 }, elsewhere = { 700, 700, 0 };
  const char *group, *key;

  g_assert_true (flip_scenario_add (format (), file, gold, &hall, &group, &key));
  g_assert_cmpstr (flip_board_file_get (file, "hall", "tokens"), ==, "gold gold gold");
  g_assert_true (flip_scenario_add (format (), file, gold, &nowhere, &group, &key));
  g_assert_true (flip_scenario_add (format (), file, gold, &elsewhere, &group, &key));
  g_assert_cmpstr (flip_board_file_get (file, "outdoors", "2"), ==, "gold 700 700");
  g_assert_cmpint (spot_of (file, "outdoors", "1").x, ==, 600);
  g_assert_true (flip_scenario_remove (format (), file, "outdoors", "1"));
  g_assert_cmpstr (flip_board_file_get (file, "outdoors", "1"), ==, "gold 700 700");
  g_assert_null (flip_board_file_get (file, "outdoors", "2"));
}

/* The blank scenario, which has no places, becomes one that can be played. */
static void
test_laid_out (void)
{
  g_autoptr (FlipBoardFile) file = flip_board_file_new (flickemup_game.blank->text);
  g_autoptr (FlipScenarioTable) table = NULL;

  flip_scenario_lay_out (format (), file);
  g_assert_cmpuint (count_problems (file), ==, 0);
  table = flip_scenario_table_new (format (), file);
  g_assert_cmpint (table->width, ==, 1200);
  g_assert_cmpuint (table->pieces->len, ==, 6 + 10 + 11);
  g_assert_cmpuint (table->overlaps->len, ==, 0);
}

static void
test_measures (void)
{
  g_autoptr (FlipBoardFile) file = open_board (PAYDAY);
  g_autoptr (FlipScenarioTable) table = flip_scenario_table_new (format (), file);
  const FlipSpot spot = { 940, 215, 4 };
  FlipEdges edges = flip_scenario_table_edges (table, &spot);

  g_assert_true (edges.from_right);
  g_assert_false (edges.from_near);
  g_assert_cmpint (edges.across, ==, 260);
  g_assert_cmpint (edges.along, ==, 215);
  g_assert_cmpint (flip_scenario_snap (224, 50), ==, 200);
  g_assert_cmpint (flip_scenario_snap (226, 50), ==, 250);
  g_assert_cmpint (flip_scenario_snap (226.4, 0), ==, 226);
  g_assert_cmpint (flip_scenario_turn (170, 15), ==, -175);
  g_assert_cmpint (flip_scenario_turn (-170, -15), ==, 175);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/scenario-table/pieces", test_pieces);
  g_test_add_func ("/scenario-table/built-in", test_built_in);
  g_test_add_func ("/scenario-table/no-table", test_no_table);
  g_test_add_func ("/scenario-table/moved", test_moved);
  g_test_add_func ("/scenario-table/overlaps", test_overlaps);
  g_test_add_func ("/scenario-table/tray", test_tray);
  g_test_add_func ("/scenario-table/roster", test_roster);
  g_test_add_func ("/scenario-table/added", test_added);
  g_test_add_func ("/scenario-table/tokens", test_tokens);
  g_test_add_func ("/scenario-table/laid-out", test_laid_out);
  g_test_add_func ("/scenario-table/measures", test_measures);
  return g_test_run ();
}
