/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/royalflip/royalflip-state.h"

#include <string.h>

/* Words */

const char *
royalflip_colour_word (RoyalflipColour colour)
{
  return colour == ROYALFLIP_RED ? "red" : "black";
}

const char *
royalflip_cell_name (guint cell)
{
  static const char *const names[ROYALFLIP_MAX_CELLS] = {
    "a1", "b1", "c1", "d1", "e1", "f1", "a2", "b2", "c2", "d2", "e2", "f2", "a3",
    "b3", "c3", "d3", "e3", "f3", "a4", "b4", "c4", "d4", "e4", "f4", "a5", "b5",
    "c5", "d5", "e5", "f5", "a6", "b6", "c6", "d6", "e6", "f6", "g1", "g2", "g3",
    "g4", "g5", "g6", "g7", "a7", "b7", "c7", "d7", "e7", "f7",
  };

  g_return_val_if_fail (cell < ROYALFLIP_MAX_CELLS, "?");

  return names[cell];
}

/* A square of the largest map; ROYALFLIP_NO_CELL unless the whole text is its name. */
guint
royalflip_square_parse (const char *text)
{
  if (text[0] < 'a' || text[0] >= 'a' + ROYALFLIP_MAX_SIDE || text[1] < '1'
      || text[1] >= '1' + ROYALFLIP_MAX_SIDE || text[2])
    return ROYALFLIP_NO_CELL;
  return royalflip_cell ((guint) (text[0] - 'a'), (guint) (text[1] - '1'));
}

/* A cell of this map. */
guint
royalflip_cell_parse (const RoyalflipBoard *board, const char *text)
{
  guint cell = royalflip_square_parse (text);

  return cell != ROYALFLIP_NO_CELL && board->cells & ROYALFLIP_BIT (cell) ? cell
                                                                          : ROYALFLIP_NO_CELL;
}

/* The map */

/* The neighbouring square on a side, or ROYALFLIP_NO_CELL where the map ends. */
guint
royalflip_cell_beside (const RoyalflipBoard *board, guint cell, RoyalflipSide side)
{
  static const int across[ROYALFLIP_N_SIDES] = { 0, 1, 0, -1 };
  static const int down[ROYALFLIP_N_SIDES] = { -1, 0, 1, 0 };
  int column = (int) royalflip_column (cell) + across[side];
  int row = (int) royalflip_row (cell) + down[side];

  g_assert (side < ROYALFLIP_N_SIDES);

  if (column < 0 || row < 0 || column >= board->columns || row >= board->rows)
    return ROYALFLIP_NO_CELL;
  return royalflip_cell ((guint) column, (guint) row);
}

/* The same if it is a cell; ROYALFLIP_NO_CELL if it is a gap or a casino. */
guint
royalflip_neighbour (const RoyalflipBoard *board, guint cell, RoyalflipSide side)
{
  guint beside = royalflip_cell_beside (board, cell, side);

  return beside != ROYALFLIP_NO_CELL && board->cells & ROYALFLIP_BIT (beside) ? beside
                                                                              : ROYALFLIP_NO_CELL;
}

/* The squares that are filled by casinos. */
RoyalflipSet
royalflip_inside (const RoyalflipBoard *board)
{
  RoyalflipSet inside = 0;

  for (guint i = 0; i < board->n_casinos; i++)
    {
      if (board->casinos[i].side == ROYALFLIP_INSIDE)
        inside |= ROYALFLIP_BIT (board->casinos[i].cell);
    }
  return inside;
}

static void
join_neighbours (RoyalflipBoard *board, guint cell)
{
  for (guint side = 0; side < ROYALFLIP_N_SIDES; side++)
    {
      guint other = royalflip_neighbour (board, cell, side);

      board->neighbours[cell] |= other != ROYALFLIP_NO_CELL ? ROYALFLIP_BIT (other) : 0;
    }
}

static void
lay_out_map (RoyalflipBoard *board)
{
  for (guint row = 0; row < board->rows; row++)
    for (guint column = 0; column < board->columns; column++)
      board->cells |= ROYALFLIP_BIT (royalflip_cell (column, row));
  board->cells &= ~(board->gaps | royalflip_inside (board));
  for (RoyalflipSet left = board->cells; left; left &= left - 1)
    join_neighbours (board, royalflip_first (left));
}

/* Whether no cell of the map lies further out on that side. */
gboolean
royalflip_is_at_side (const RoyalflipBoard *board, guint cell, RoyalflipSide side)
{
  RoyalflipSet built = board->cells | royalflip_inside (board);

  if (!(board->cells & ROYALFLIP_BIT (cell)))
    return FALSE;
  while ((cell = royalflip_cell_beside (board, cell, side)) != ROYALFLIP_NO_CELL)
    {
      if (built & ROYALFLIP_BIT (cell))
        return FALSE;
    }
  return TRUE;
}

static void
open_doors (RoyalflipBoard *board, guint index)
{
  const RoyalflipCasino *casino = &board->casinos[index];
  guint8 bit = (guint8) (1u << index);

  if (casino->side != ROYALFLIP_INSIDE)
    board->doors[casino->cell] |= bit;
  for (guint side = 0; side < ROYALFLIP_N_SIDES; side++)
    {
      guint cell = royalflip_neighbour (board, casino->cell, side);

      if (casino->doors & 1u << side && cell != ROYALFLIP_NO_CELL)
        board->doors[cell] |= bit;
    }
}

/* Points */

int
royalflip_table_value (const RoyalflipTable *table, guint least, guint rate, guint size)
{
  g_assert (table->n <= ROYALFLIP_MAX_STEPS);

  if (size < least)
    return 0;
  return table->n ? table->points[MIN (size - least, table->n - 1u)] : (int) (size * rate);
}

static void
price_roads (RoyalflipBoard *board)
{
  for (guint n = 0; n <= FLIP_KING; n++)
    board->road_values[n] =
      (guint16) royalflip_table_value (&board->roads, board->road_least, board->road_points, n);
  for (guint a = 1; a < FLIP_KING; a++)
    for (guint b = 1; a + b <= FLIP_KING; b++)
      {
        if (board->road_values[a] + board->road_values[b] > board->road_values[a + b])
          board->may_part |= (guint16) (1u << a);
      }
}

/* The bonus track */

guint
royalflip_row_of_space (const RoyalflipBoard *board, guint space)
{
  guint row = 0, end = board->row_lengths[0];

  while (row + 1 < board->n_rows && space >= end)
    end += board->row_lengths[++row];
  return row;
}

/* Rows connected by ways, directly or through other rows, are one track. */
static void
join_rows (const RoyalflipBoard *board, guint8 track[ROYALFLIP_MAX_TRACKS])
{
  for (guint row = 0; row < ROYALFLIP_MAX_TRACKS; row++)
    track[row] = (guint8) row;
  for (guint i = 0; i < board->n_ways; i++)
    {
      guint8 one = track[royalflip_row_of_space (board, board->ways[i].from)];
      guint8 other = track[royalflip_row_of_space (board, board->ways[i].to)];

      for (guint row = 0; row < ROYALFLIP_MAX_TRACKS; row++)
        track[row] = track[row] == other ? one : track[row];
    }
}

/* The spaces ahead of each space. Ways always lead to higher numbers. */
static void
look_ahead (const RoyalflipBoard *board, RoyalflipSet ahead[ROYALFLIP_MAX_SPACES])
{
  for (guint space = board->n_spaces; space-- > 0;)
    {
      guint next = space + 1;

      ahead[space] = 0;
      if (next < board->n_spaces
          && royalflip_row_of_space (board, next) == royalflip_row_of_space (board, space))
        ahead[space] |= ahead[next] | ROYALFLIP_BIT (next);
      for (guint i = 0; i < board->n_ways; i++)
        {
          next = board->ways[i].to;
          if (board->ways[i].from == space && next > space && next < board->n_spaces)
            ahead[space] |= ahead[next] | ROYALFLIP_BIT (next);
        }
    }
}

static void
lay_out_track (RoyalflipBoard *board)
{
  RoyalflipSet ahead[ROYALFLIP_MAX_SPACES];
  guint8 track[ROYALFLIP_MAX_TRACKS];

  join_rows (board, track);
  look_ahead (board, ahead);
  for (guint space = 0; space < board->n_spaces; space++)
    for (guint other = 0; other < board->n_spaces; other++)
      {
        if (track[royalflip_row_of_space (board, other)]
              == track[royalflip_row_of_space (board, space)]
            && !(ahead[space] & ROYALFLIP_BIT (other)))
          board->closes[space] |= ROYALFLIP_BIT (other);
      }
}

/* The whole */

void
royalflip_board_derive (RoyalflipBoard *board)
{
  gsize derived = G_STRUCT_OFFSET (RoyalflipBoard, cells);

  memset ((guint8 *) board + derived, 0, sizeof *board - derived);
  lay_out_map (board);
  for (guint i = 0; i < board->n_casinos; i++)
    open_doors (board, i);
  price_roads (board);
  lay_out_track (board);
  for (guint i = 0; i < board->n_spaces; i++)
    board->n_tokens += board->spaces[i].bonus == ROYALFLIP_BONUS_TOKEN;
}
