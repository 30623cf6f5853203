/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/royalflip/royalflip-board.h"

#include <string.h>

/* Words */

const char *
royalflip_colour_word (RoyalflipColour colour)
{
  return colour == ROYALFLIP_RED ? "red" : "black";
}

const char *
royalflip_cell_print (guint cell, char text[ROYALFLIP_CELL_TEXT])
{
  g_return_val_if_fail (cell < ROYALFLIP_MAX_CELLS, "?");

  g_snprintf (text, ROYALFLIP_CELL_TEXT, "%c%c", (char) ('a' + royalflip_column (cell)),
              (char) ('1' + royalflip_row (cell)));
  return text;
}

/* ROYALFLIP_NO_CELL if the text as a whole is not a cell of the map. */
guint
royalflip_cell_parse (const RoyalflipBoard *board, const char *text)
{
  guint column = (guint) (g_ascii_tolower (text[0]) - 'a');
  guint row = text[0] ? (guint) (text[1] - '1') : 0;

  if (!text[0] || !text[1] || text[2] || column >= board->columns || row >= board->rows)
    return ROYALFLIP_NO_CELL;
  return royalflip_cell (column, row);
}

/* The map */

static void
join (RoyalflipBoard *board, guint one, guint other)
{
  board->neighbours[one] |= ROYALFLIP_BIT (other);
  board->neighbours[other] |= ROYALFLIP_BIT (one);
}

static void
lay_out_map (RoyalflipBoard *board)
{
  for (guint row = 0; row < board->rows; row++)
    for (guint column = 0; column < board->columns; column++)
      {
        guint cell = royalflip_cell (column, row);

        board->cells |= ROYALFLIP_BIT (cell);
        if (column > 0)
          join (board, cell, royalflip_cell (column - 1, row));
        if (row > 0)
          join (board, cell, royalflip_cell (column, row - 1));
      }
}

gboolean
royalflip_is_at_side (const RoyalflipBoard *board, guint cell, RoyalflipSide side)
{
  switch (side)
    {
    case ROYALFLIP_NORTH:
      return royalflip_row (cell) == 0;
    case ROYALFLIP_SOUTH:
      return royalflip_row (cell) + 1 == board->rows;
    case ROYALFLIP_WEST:
      return royalflip_column (cell) == 0;
    default:
      return royalflip_column (cell) + 1 == board->columns;
    }
}

static void
open_doors (RoyalflipBoard *board)
{
  for (guint i = 0; i < board->n_casinos; i++)
    board->doors[board->casinos[i].cell] |= (guint8) (1u << i);
}

void
royalflip_board_derive (RoyalflipBoard *board)
{
  lay_out_map (board);
  open_doors (board);
  for (guint i = 0; i < board->n_spaces; i++)
    board->n_tokens += board->spaces[i].bonus == ROYALFLIP_BONUS_TOKEN;
}

gboolean
royalflip_board_read (RoyalflipBoard *board, const char *text, const char *name, GError **error)
{
  memset (board, 0, sizeof *board);
  return flip_format_read (&royalflip_format, text, name, board, error);
}
