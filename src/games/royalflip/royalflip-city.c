/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/royalflip/royalflip-state.h"

#include <string.h>

/* Finds the division of a map into roads that gives the most points.

   A road climbs by one from cell to cell, so at each cell a road either ends or continues into a
   neighbouring cell that is one higher. Cells are decided from the lowest number up, and a branch is
   abandoned as soon as it can't give more than the best division found so far. Unless the table of
   points says otherwise, a road and its possible continuation never give more as two roads than as
   one, so a road ends only if there is no free cell ahead, or if another road can still reach it.

   That is fast on every map that people are likely to draw. But the map of an edition may be large,
   and the numbers in a file may allow more divisions than can be examined. A long search therefore
   remembers what was left to divide, and never divides the same cells twice. */

#define LONG_SEARCH 4096 /* positions examined; ordinary maps need far fewer */

/* One connected part of the map. */
typedef struct
{
  const RoyalflipBoard *board;
  guint n;
  guint8 order[ROYALFLIP_MAX_CELLS]; /* from the lowest number up */
  RoyalflipSet ahead[ROYALFLIP_MAX_CELLS];
  guint8 last_from[ROYALFLIP_MAX_CELLS]; /* the last position in `order` that leads there */
  gboolean may_join;                     /* whether a road could join casinos */
  guint longest;                         /* the longest possible road */
  guint best_length; /* the length that gives the most points per number; 0: no length gives any */
  /* About the road that leads to a cell: */
  guint8 length[ROYALFLIP_MAX_CELLS];
  guint8 doors[ROYALFLIP_MAX_CELLS];
  RoyalflipSet taken; /* cells into which a road continues */
  guint8 chosen[ROYALFLIP_MAX_CELLS], best_chosen[ROYALFLIP_MAX_CELLS];
  int best;
  const guint8 *doors_above; /* by cell: on all ways onwards */
  guint steady;              /* the road length from which each further number gives the same */
  guint n_looked;
  GHashTable *reached; /* in a long search: what was left to divide → the most points with which
                          it was reached */
} Search;

/* Which cells matter */

static void
look_from (const RoyalflipClimb *climb, RoyalflipReach *reach, guint cell, RoyalflipSet next)
{
  guint doors = climb->board->doors[cell];

  reach->length[cell] =
    (guint8) (1 + royalflip_reach_from (reach, climb->board->neighbours[cell] & next, &doors));
  reach->doors[cell] = (guint8) doors;
}

void
royalflip_climb (const RoyalflipBoard *board,
                 const RoyalflipSheet *sheet,
                 RoyalflipColour colour,
                 RoyalflipClimb *climb)
{
  guint highest = 0;

  climb->board = board;
  climb->numbers = sheet->numbers;
  climb->cells = colour == ROYALFLIP_RED ? sheet->red : sheet->written & ~sheet->red;
  climb->useful = 0;
  memset (climb->at, 0, sizeof climb->at);
  for (RoyalflipSet left = climb->cells; left; left &= left - 1)
    {
      guint cell = royalflip_first (left);

      climb->at[climb->numbers[cell]] |= ROYALFLIP_BIT (cell);
      highest = MAX (highest, climb->numbers[cell]);
    }
  for (guint number = highest; number > 0; number--)
    for (RoyalflipSet left = climb->at[number]; left; left &= left - 1)
      look_from (climb, &climb->above, royalflip_first (left), climb->at[number + 1]);
  for (guint number = 1; number <= highest; number++)
    for (RoyalflipSet left = climb->at[number]; left; left &= left - 1)
      {
        guint cell = royalflip_first (left);

        look_from (climb, &climb->below, cell, climb->at[number - 1]);
        if (climb->above.length[cell] + climb->below.length[cell] > board->road_least)
          climb->useful |= ROYALFLIP_BIT (cell);
      }
}

static RoyalflipSet
ahead_of (const RoyalflipClimb *climb, guint cell)
{
  return climb->board->neighbours[cell] & climb->at[climb->numbers[cell] + 1] & climb->useful;
}

static RoyalflipSet
behind (const RoyalflipClimb *climb, guint cell)
{
  return climb->board->neighbours[cell] & climb->at[climb->numbers[cell] - 1] & climb->useful;
}

/* All useful cells that are connected with a given one. */
static RoyalflipSet
part_around (const RoyalflipClimb *climb, guint cell)
{
  RoyalflipSet part = 0, open = ROYALFLIP_BIT (cell);

  while (open)
    {
      guint next = royalflip_first (open);

      part |= ROYALFLIP_BIT (next);
      open |= ahead_of (climb, next) | behind (climb, next);
      open &= ~part;
    }

  return part;
}

/* The search */

static void
begin_road_at (Search *search, guint cell)
{
  search->length[cell] = 1;
  search->doors[cell] = search->board->doors[cell];
}

static void
add_cell (Search *search, const RoyalflipClimb *climb, guint cell)
{
  search->may_join |= royalflip_joins_casinos (climb->above.doors[cell] | climb->below.doors[cell]);
  begin_road_at (search, cell);
  search->longest =
    MAX (search->longest, climb->above.length[cell] + climb->below.length[cell] - 1u);
  search->ahead[cell] = ahead_of (climb, cell);
  for (RoyalflipSet next = search->ahead[cell]; next; next &= next - 1)
    search->last_from[royalflip_first (next)] = (guint8) search->n;
  search->order[search->n++] = (guint8) cell;
}

/* The possible length with the most points per number. */
static guint
find_best_length (const Search *search)
{
  const guint16 *values = search->board->road_values;
  guint best = 0;

  for (guint n = 1; n <= MIN (search->longest, FLIP_KING); n++)
    {
      if (values[n] && (!best || values[n] * best >= values[best] * n))
        best = n;
    }
  return best;
}

/* Nothing has been divided yet. */
static void
set_up_part (Search *search, const RoyalflipClimb *climb, RoyalflipSet part)
{
  search->n = 0;
  search->longest = 0;
  search->may_join = FALSE;
  search->taken = 0;
  search->best = -1;
  search->doors_above = climb->above.doors;
  search->n_looked = 0;
  search->reached = NULL;
  memset (search->last_from, 0, sizeof search->last_from);
  for (guint number = 1; number <= FLIP_KING; number++)
    for (RoyalflipSet left = climb->at[number] & part; left; left &= left - 1)
      add_cell (search, climb, royalflip_first (left));
  search->best_length = find_best_length (search);
}

/* An upper limit for what the cells outside finished roads can give. */
static int
most_for (const Search *search, guint cells)
{
  guint each = search->board->road_values[search->best_length];

  return (int) (search->best_length ? cells * each / search->best_length : 0)
         + (search->may_join ? (int) cells * search->board->casino_points : 0);
}

/* Whether the road may end here: either no free cell ahead depends on this one to be reached, or
   two roads can give more than one. */
static gboolean
may_end (const Search *search, RoyalflipSet free, guint at)
{
  if (search->board->may_part >> search->length[search->order[at]] & 1)
    return TRUE;
  for (; free; free &= free - 1)
    {
      if (search->last_from[royalflip_first (free)] <= at)
        return FALSE;
    }

  return TRUE;
}

/* The difference between the two greatest lengths is the standard that shorter ones have to
   match. */
static guint
find_steady_length (const RoyalflipBoard *board)
{
  const guint16 *values = board->road_values;
  guint steady = FLIP_KING - 1;

  while (steady > board->road_least
         && values[steady] - values[steady - 1] == values[FLIP_KING] - values[FLIP_KING - 1])
    steady--;
  return steady;
}

/* Describes a road that can continue from a cell: its length, so far as that affects the points of
   further numbers, and its casinos, so far as another one could still be joined. Returns its points
   so far. */
static int
describe_road (const Search *search, guint cell, guint8 key[2])
{
  const RoyalflipBoard *board = search->board;
  guint length = search->length[cell], doors = search->doors[cell];
  gboolean joined = royalflip_joins_casinos (doors),
           may_join = royalflip_joins_casinos (doors | search->doors_above[cell]);
  guint more = length > search->steady && joined == may_join ? length - search->steady : 0;
  int each = board->road_values[search->steady + 1] - board->road_values[search->steady];

  key[0] = (guint8) (length - more);
  key[1] = (guint8) (joined ? 0xff : may_join ? doors : 0);
  return (int) more * (each + (joined ? board->casino_points : 0));
}

/* Distinguishes cells that another road may still take, cells where a road ends, and cells where it
   can continue. */
static int
describe_cell (const Search *search, guint cell, guint at, guint8 key[2])
{
  key[0] = key[1] = 0;
  if (!(search->taken & ROYALFLIP_BIT (cell)) && search->last_from[cell] >= at)
    key[0] = ROYALFLIP_NO_CELL;
  else if (search->ahead[cell] & ~search->taken)
    return describe_road (search, cell, key);
  else
    return royalflip_road_value (search->board, search->length[cell], search->doors[cell]);
  return 0;
}

/* Whether the same cells were left to divide before, with at least as many points. */
static gboolean
was_reached (Search *search, guint at, int points)
{
  guint8 key[2 * ROYALFLIP_MAX_CELLS];
  gsize size = 0;
  g_autoptr (GBytes) left = NULL;

  if (!search->reached)
    {
      search->steady = find_steady_length (search->board);
      search->reached =
        g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref, NULL);
    }
  for (guint i = at; i < search->n; i++, size += 2)
    points += describe_cell (search, search->order[i], at, &key[size]);
  left = g_bytes_new (key, size);
  if (GPOINTER_TO_INT (g_hash_table_lookup (search->reached, left)) > points)
    return TRUE;
  g_hash_table_insert (search->reached, g_steal_pointer (&left), GINT_TO_POINTER (points + 1));
  return FALSE;
}

static void divide (Search *search, guint at, guint cells, int points);

static void
go_on_into (Search *search, guint at, guint next, guint cells, int points)
{
  guint cell = search->order[at];

  search->chosen[cell] = (guint8) next;
  search->taken |= ROYALFLIP_BIT (next);
  search->length[next] = search->length[cell] + 1;
  search->doors[next] = search->doors[cell] | search->board->doors[next];
  divide (search, at + 1, cells, points);
  search->taken &= ~ROYALFLIP_BIT (next);
  begin_road_at (search, next);
}

/* Divides the cells from a position of `order` on, when finished roads have given some points and
   so many cells are not part of one. */
static void
divide (Search *search, guint at, guint cells, int points)
{
  RoyalflipSet free;
  guint cell;

  if (points + most_for (search, cells) <= search->best)
    return;
  if (at == search->n)
    {
      search->best = points;
      memcpy (search->best_chosen, search->chosen, sizeof search->chosen);
      return;
    }
  if (++search->n_looked > LONG_SEARCH && was_reached (search, at, points))
    return;

  cell = search->order[at];
  free = search->ahead[cell] & ~search->taken;
  for (RoyalflipSet left = free; left; left &= left - 1)
    go_on_into (search, at, royalflip_first (left), cells, points);
  if (!may_end (search, free, at))
    return;
  search->chosen[cell] = ROYALFLIP_NO_CELL;
  points += royalflip_road_value (search->board, search->length[cell], search->doors[cell]);
  divide (search, at + 1, cells - search->length[cell], points);
}

/* The roads that were found */

static void
follow (const Search *search, guint cell, RoyalflipCity *city)
{
  RoyalflipRoad road = { 0 };

  for (; cell != ROYALFLIP_NO_CELL; cell = search->best_chosen[cell])
    {
      road.cells[road.n++] = (guint8) cell;
      road.casinos |= search->board->doors[cell];
    }
  if (road.n < search->board->road_least)
    return;
  g_assert (city->n_roads < ROYALFLIP_MAX_ROADS);
  city->roads[city->n_roads++] = road;
}

static void
divide_part (Search *search, const RoyalflipClimb *climb, RoyalflipSet part, RoyalflipCity *city)
{
  RoyalflipSet entered = 0;

  set_up_part (search, climb, part);
  divide (search, 0, search->n, 0);
  g_clear_pointer (&search->reached, g_hash_table_unref);
  for (guint i = 0; i < search->n; i++)
    {
      guint cell = search->order[i];

      if (search->best_chosen[cell] != ROYALFLIP_NO_CELL)
        entered |= ROYALFLIP_BIT (search->best_chosen[cell]);
      if (!(entered & ROYALFLIP_BIT (cell)))
        follow (search, cell, city);
    }
}

static void
find_roads (const RoyalflipBoard *board, const RoyalflipSheet *sheet, RoyalflipCity *city)
{
  RoyalflipClimb climb;
  Search search;

  city->n_roads = 0;
  search.board = board;
  for (guint colour = 0; colour < ROYALFLIP_N_COLOURS; colour++)
    {
      royalflip_climb (board, sheet, colour, &climb);
      while (climb.useful)
        {
          RoyalflipSet part = part_around (&climb, royalflip_first (climb.useful));

          divide_part (&search, &climb, part, city);
          climb.useful &= ~part;
        }
    }
}

/* Areas */

/* Connected cells with equal numbers, whatever their colours. */
static RoyalflipSet
area_around (const RoyalflipBoard *board, const RoyalflipSheet *sheet, guint cell)
{
  RoyalflipSet area = ROYALFLIP_BIT (cell), open = ROYALFLIP_BIT (cell);

  while (open)
    {
      guint at = royalflip_first (open);

      open &= open - 1;
      for (RoyalflipSet beside = board->neighbours[at] & ~area; beside; beside &= beside - 1)
        {
          guint other = royalflip_first (beside);

          if (sheet->numbers[other] != sheet->numbers[cell])
            continue;
          area |= ROYALFLIP_BIT (other);
          open |= ROYALFLIP_BIT (other);
        }
    }

  return area;
}

void
royalflip_find_areas (const RoyalflipBoard *board, const RoyalflipSheet *sheet, RoyalflipCity *city)
{
  RoyalflipSet done = 0;

  city->n_areas = 0;
  for (RoyalflipSet left = sheet->written; left; left &= ~done)
    {
      RoyalflipSet area = area_around (board, sheet, royalflip_first (left));

      done |= area;
      if (royalflip_count (area) < board->area_least)
        continue;
      g_assert (city->n_areas < ROYALFLIP_MAX_AREAS);
      city->areas[city->n_areas++] = area;
    }
}

int
royalflip_area_value (const RoyalflipBoard *board, guint size)
{
  return royalflip_table_value (&board->areas, board->area_least, board->area_points, size);
}

/* The whole city */

void
royalflip_find_city (const RoyalflipBoard *board, const RoyalflipSheet *sheet, RoyalflipCity *city)
{
  find_roads (board, sheet, city);
  royalflip_find_areas (board, sheet, city);
  city->n_joined = city->longest = city->largest = 0;
  city->road_points = city->casino_points = city->area_points = 0;
  for (guint i = 0; i < city->n_roads; i++)
    {
      guint n = city->roads[i].n;
      gboolean joins = royalflip_joins_casinos (city->roads[i].casinos);

      city->longest = MAX (city->longest, n);
      city->n_joined += joins;
      city->road_points += board->road_values[n];
      city->casino_points += joins ? (int) n * board->casino_points : 0;
    }
  for (guint i = 0; i < city->n_areas; i++)
    {
      guint size = royalflip_count (city->areas[i]);

      city->largest = MAX (city->largest, size);
      city->area_points += royalflip_area_value (board, size);
    }
}

const RoyalflipRoad *
royalflip_road_through (const RoyalflipCity *city, guint cell)
{
  g_assert (cell < ROYALFLIP_MAX_CELLS);

  for (guint i = 0; i < city->n_roads; i++)
    {
      if (memchr (city->roads[i].cells, (int) cell, city->roads[i].n))
        return &city->roads[i];
    }

  return NULL;
}

RoyalflipSet
royalflip_area_at (const RoyalflipCity *city, guint cell)
{
  g_assert (cell < ROYALFLIP_MAX_CELLS);

  for (guint i = 0; i < city->n_areas; i++)
    {
      if (city->areas[i] & ROYALFLIP_BIT (cell))
        return city->areas[i];
    }

  return 0;
}

void
royalflip_sheet_write (RoyalflipSheet *sheet, guint cell, guint number, RoyalflipColour colour)
{
  g_assert (cell < ROYALFLIP_MAX_CELLS && number <= FLIP_KING);
  g_assert (!sheet->numbers[cell] && number);

  sheet->numbers[cell] = (guint8) number;
  sheet->written |= ROYALFLIP_BIT (cell);
  if (colour == ROYALFLIP_RED)
    sheet->red |= ROYALFLIP_BIT (cell);
}

int
royalflip_city_points (const RoyalflipBoard *board, const RoyalflipSheet *sheet)
{
  RoyalflipCity city;

  royalflip_find_city (board, sheet, &city);
  return city.road_points + city.casino_points + city.area_points;
}

int
royalflip_city_gain (const RoyalflipBoard *board,
                     const RoyalflipSheet *sheet,
                     guint cell,
                     guint number,
                     RoyalflipColour colour)
{
  RoyalflipSheet with = *sheet;

  g_assert (colour < ROYALFLIP_N_COLOURS);

  royalflip_sheet_write (&with, cell, number, colour);
  return royalflip_city_points (board, &with) - royalflip_city_points (board, sheet);
}
