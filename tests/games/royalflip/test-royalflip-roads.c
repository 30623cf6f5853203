/* SPDX-License-Identifier: GPL-3.0-or-later */

/* RF-ROAD-5: the scorer's division of a map into roads against all divisions there are. */

#include "engine/base/random.h"
#include "games/royalflip/royalflip-state.h"
#include "games/royalflip/royalflip.h"

#define MOST_ROADS 4096

/* Of the maps, one in so many under slow tools; by a number that has no factor in common with 7. */
#define EACH_WHEN_SHORT 16

static guint
each (void)
{
  return g_getenv ("FLIPSIDE_TEST_SHORT") ? EACH_WHEN_SHORT : 1;
}

/* A map of some size; gaps and a table of points only where they are given. */
static void
read_map (RoyalflipBoard *board,
          guint columns,
          guint rows,
          const char *casinos,
          const char *cells,
          const char *table)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *text = NULL;
  GError *error = NULL;

  g_key_file_load_from_data (file, royalflip_game.boards[0].text, (gsize) -1, G_KEY_FILE_NONE,
                             &error);
  g_assert_no_error (error);
  g_key_file_set_integer (file, "map", "columns", (int) columns);
  g_key_file_set_integer (file, "map", "rows", (int) rows);
  g_key_file_set_string (file, "map", "casinos", casinos);
  if (cells)
    g_key_file_set_string (file, "map", "cells", cells);
  if (table)
    g_key_file_set_string (file, "roads", "table", table);
  text = g_key_file_to_data (file, NULL, NULL);
  memset (board, 0, sizeof *board);
  g_assert_true (flip_format_read (&royalflip_format, text, "test", board, &error));
  g_assert_no_error (error);
}

static void
read_board (RoyalflipBoard *board, guint columns, guint rows, const char *casinos)
{
  read_map (board, columns, rows, casinos, NULL, NULL);
}

/* The second opinion: every road that could be, by walking from each cell; then every set of roads
   that don't touch, by taking or leaving each cell in turn. */

typedef struct
{
  guint64 cells;
  int points;
} Road;

typedef struct
{
  const RoyalflipBoard *board;
  const RoyalflipSheet *sheet;
  guint n;
  Road roads[MOST_ROADS];
} Opinion;

static gboolean
are_beside (guint a, guint b)
{
  const char *one = royalflip_cell_name (a), *other = royalflip_cell_name (b);
  int across, down;

  across = one[0] - other[0];
  down = one[1] - other[1];

  return ABS (across) + ABS (down) == 1;
}

/* Whether a door of the casino leads there. */
static gboolean
has_door_at (const RoyalflipCasino *casino, guint cell)
{
  const char *from = royalflip_cell_name (casino->cell), *to = royalflip_cell_name (cell);
  guint side;

  if (casino->side != ROYALFLIP_INSIDE)
    return casino->cell == cell;
  side = to[1] < from[1]   ? ROYALFLIP_NORTH
         : to[1] > from[1] ? ROYALFLIP_SOUTH
         : to[0] > from[0] ? ROYALFLIP_EAST
                           : ROYALFLIP_WEST;
  return are_beside (casino->cell, cell) && casino->doors >> side & 1;
}

static int
points_of (const RoyalflipBoard *board, guint64 cells)
{
  guint length = (guint) __builtin_popcountll (cells), casinos = 0;
  int points = (int) length;

  for (guint i = 0; i < board->n_casinos; i++)
    {
      gboolean reached = FALSE;

      for (guint cell = 0; cell < ROYALFLIP_MAX_CELLS; cell++)
        reached |= cells >> cell & 1 && has_door_at (&board->casinos[i], cell);
      casinos += reached;
    }
  if (board->roads.n && length >= 3)
    points = board->roads.points[MIN (length - 3, board->roads.n - 1u)];
  return length < 3 ? 0 : points + (casinos >= 2 ? (int) length : 0);
}

static void
walk (Opinion *opinion, guint cell, guint64 cells)
{
  const RoyalflipSheet *sheet = opinion->sheet;
  Road *road = &opinion->roads[opinion->n];

  g_assert_cmpuint (opinion->n, <, MOST_ROADS);
  cells |= G_GUINT64_CONSTANT (1) << cell;
  *road = (Road){ cells, points_of (opinion->board, cells) };
  opinion->n += road->points > 0;
  for (guint next = 0; next < ROYALFLIP_MAX_CELLS; next++)
    {
      if (sheet->numbers[next] == sheet->numbers[cell] + 1
          && royalflip_colour_of (sheet, next) == royalflip_colour_of (sheet, cell)
          && are_beside (cell, next))
        walk (opinion, next, cells);
    }
}

static int
most_points (const Opinion *opinion, guint cell, guint64 used)
{
  int most;

  while (cell < ROYALFLIP_MAX_CELLS && used >> cell & 1)
    cell++;
  if (cell == ROYALFLIP_MAX_CELLS)
    return 0;
  most = most_points (opinion, cell + 1, used);
  for (guint i = 0; i < opinion->n; i++)
    {
      const Road *road = &opinion->roads[i];

      /* A road whose first cell this is; the others come with their own. */
      if ((guint) __builtin_ctzll (road->cells) == cell && !(road->cells & used))
        most = MAX (most, road->points + most_points (opinion, cell + 1, used | road->cells));
    }

  return most;
}

static int
second_opinion (const RoyalflipBoard *board, const RoyalflipSheet *sheet)
{
  g_autofree Opinion *opinion = g_new0 (Opinion, 1);

  opinion->board = board;
  opinion->sheet = sheet;
  for (guint cell = 0; cell < ROYALFLIP_MAX_CELLS; cell++)
    {
      if (sheet->numbers[cell])
        walk (opinion, cell, 0);
    }
  return most_points (opinion, 0, 0);
}

/* What the scorer says must also be roads by the rules. */
static void
assert_are_roads (const RoyalflipBoard *board,
                  const RoyalflipSheet *sheet,
                  const RoyalflipCity *city)
{
  RoyalflipSet used = 0;

  for (guint i = 0; i < city->n_roads; i++)
    {
      const RoyalflipRoad *road = &city->roads[i];

      g_assert_cmpuint (road->n, >=, board->road_least);
      for (guint j = 0; j < road->n; j++)
        {
          g_assert_false (used & ROYALFLIP_BIT (road->cells[j]));
          used |= ROYALFLIP_BIT (road->cells[j]);
          if (j == 0)
            continue;
          g_assert_true (are_beside (road->cells[j - 1], road->cells[j]));
          g_assert_cmpuint (sheet->numbers[road->cells[j]], ==,
                            sheet->numbers[road->cells[j - 1]] + 1);
          g_assert_cmpint (royalflip_colour_of (sheet, road->cells[j]), ==,
                           royalflip_colour_of (sheet, road->cells[0]));
        }
    }
}

static void
assert_best (const RoyalflipBoard *board, const RoyalflipSheet *sheet)
{
  RoyalflipCity city;
  int points;

  royalflip_find_city (board, sheet, &city);
  assert_are_roads (board, sheet, &city);
  points = city.road_points + city.casino_points;
  g_assert_cmpint (points, ==, second_opinion (board, sheet));
}

/* Few numbers and colours make many ways to divide. */
static void
fill_by_chance (const RoyalflipBoard *board, RoyalflipSheet *sheet, FlipRandom *random)
{
  guint lowest = 1 + flip_random_below (random, 5), numbers = 3 + flip_random_below (random, 5);
  guint colours = 1 + flip_random_below (random, 2), empty = flip_random_below (random, 4);

  memset (sheet, 0, sizeof *sheet);
  for (guint cell = 0; cell < ROYALFLIP_MAX_CELLS; cell++)
    {
      guint number = lowest + flip_random_below (random, numbers);
      guint colour = flip_random_below (random, colours);

      if (board->cells & ROYALFLIP_BIT (cell) && flip_random_below (random, 10) >= empty)
        royalflip_sheet_write (sheet, cell, number, colour);
    }
}

static void
test_by_chance (void)
{
  static const struct
  {
    guint columns, rows;
    const char *casinos, *cells, *table;
  } maps[] = {
    { 3, 3, "north b1, south b3" },
    { 4, 3, "north b1, east d2, west a2" },
    { 4, 4, "north a1, north d1, south a4, south d4" },
    { 5, 4, "north c1, east e2, south c4, west a3, south e4" },
    { 5, 5, "north c1, east e3, south c5, west a3" },
    /* RF-CASINO-4, RF-MAP-4 and RF-ROAD-6: doors inside, gaps, tables that part long roads. */
    { 4, 4, "inside b2, north a1, south d4" },
    { 5, 4, "inside c2 west south, inside e1 west, south a4", "####./####/###.#/#####" },
    { 4, 4, "north b1, south c4", NULL, "5 6" },
    { 5, 4, "inside c2, west a3", NULL, "3 4 6 8 10 13" },
    { 5, 5, "inside c3, north a1, east e5", "#####/##.##", "0 7 8 8 20" },
  };
  FlipRandom random;

  flip_random_seed (&random, 7, 7);
  for (guint i = 0; i < G_N_ELEMENTS (maps); i++)
    {
      RoyalflipBoard board;

      read_map (&board, maps[i].columns, maps[i].rows, maps[i].casinos, maps[i].cells,
                maps[i].table);
      for (guint j = 0; j < 2500; j += each ())
        {
          RoyalflipSheet sheet;

          fill_by_chance (&board, &sheet, &random);
          assert_best (&board, &sheet);
        }
    }
}

/* Every map of three by two with three numbers, empty cells and both colours: all 7⁶ of them. */
static void
test_all_small (void)
{
  RoyalflipBoard board;

  read_board (&board, 3, 2, "west a1, east c2");
  for (guint code = 0; code < 7 * 7 * 7 * 7 * 7 * 7; code += each ())
    {
      RoyalflipSheet sheet = { 0 };
      guint rest = code;

      for (RoyalflipSet left = board.cells; left; left &= left - 1, rest /= 7)
        {
          if (rest % 7)
            royalflip_sheet_write (&sheet, royalflip_first (left), 4 + (rest % 7 - 1) % 3,
                                   rest % 7 <= 3 ? ROYALFLIP_RED : ROYALFLIP_BLACK);
        }
      assert_best (&board, &sheet);
    }
}

/* The worst map of one colour, where everything leads everywhere: 1 to 9 along the diagonals. Each
   of the 25 numbers is in a road; the two roads that join casinos (West to South by a3 a4 a5 b5 c5
   has 5 cells, 3 4 5 6 7) can't be longer than the 9 numbers there are, and start at the door of
   North or West (3) and end at the door of East or South (7), with 1 2 before and 8 9 behind only
   for one of them: 9 + 7. */
static void
test_diagonals (void)
{
  RoyalflipBoard board;
  RoyalflipSheet sheet = { 0 };
  RoyalflipCity city;

  read_board (&board, 5, 5, "north c1, east e3, south c5, west a3");
  for (guint row = 0; row < 5; row++)
    for (guint column = 0; column < 5; column++)
      royalflip_sheet_write (&sheet, royalflip_cell (column, row), 1 + column + row, ROYALFLIP_RED);
  royalflip_find_city (&board, &sheet, &city);
  assert_are_roads (&board, &sheet, &city);
  g_assert_cmpint (city.road_points, ==, 25);
  g_assert_cmpint (city.casino_points, ==, 16);
}

/* As many numbers as 18 rounds can write, on the maps of an edition, with more divisions than could be looked at
   one by one: a search that does so does not come to an end. */

static guint
number_in_steps (guint column, guint row)
{
  return 7 + (column + row) % 2;
}

static guint
number_around (guint column, guint row)
{
  return 1 + (column > 3 ? column - 3 : 3 - column) + (row > 3 ? row - 3 : 3 - row);
}

static guint
number_on_diagonal (guint column, guint row)
{
  return 1 + column + row;
}

static void
test_large (void)
{
  static const struct
  {
    guint (*number) (guint column, guint row);
    guint least; /* of a road */
    int points;  /* that are known beforehand, or 0 */
  } maps[] = {
    { number_in_steps, 2, 36 },
    { number_around, 2 },
    { number_around, 3 },
    { number_on_diagonal, 3, 36 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (maps); i++)
    {
      RoyalflipBoard board;
      RoyalflipSheet sheet = { 0 };
      RoyalflipCity city;

      read_board (&board, 6, 6, "north c1, east f3, south c6, west a3");
      board.road_least = (guint8) maps[i].least;
      royalflip_board_derive (&board);
      for (guint row = 0; row < 6; row++)
        for (guint column = 0; column < 6; column++)
          royalflip_sheet_write (&sheet, royalflip_cell (column, row), maps[i].number (column, row),
                                 ROYALFLIP_RED);
      royalflip_find_city (&board, &sheet, &city);
      assert_are_roads (&board, &sheet, &city);
      if (maps[i].points)
        g_assert_cmpint (city.road_points, ==, maps[i].points);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/royalflip/roads/all-small", test_all_small);
  g_test_add_func ("/royalflip/roads/by-chance", test_by_chance);
  g_test_add_func ("/royalflip/roads/diagonals", test_diagonals);
  g_test_add_func ("/royalflip/roads/large", test_large);
  return g_test_run ();
}
