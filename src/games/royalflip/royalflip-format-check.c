/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/royalflip/royalflip-board.h"

#include <glib/gi18n-lib.h>

/* Whether the values of a sheet's file fit together, and which of them are still ours. */

static const char *const side_words[ROYALFLIP_N_SIDES] = { "north", "east", "south", "west" };

static void
refuse_casino (FlipReading *reading, const RoyalflipBoard *board, const RoyalflipCasino *casino)
{
  char cell[ROYALFLIP_CELL_TEXT];

  royalflip_cell_print (casino->cell, cell);
  if (casino->side != ROYALFLIP_INSIDE && !royalflip_is_at_side (board, casino->cell, casino->side))
    /* Translators: first %s: a cell of the map; second %s: a side, as the file names it */
    flip_reading_refuse (reading, "map", "casinos", _ ("“%s” is not a cell at the side “%s”."),
                         cell, side_words[casino->side]);
  for (const RoyalflipCasino *other = board->casinos; other < casino; other++)
    {
      if (other->side == casino->side && other->cell == casino->cell)
        /* Translators: %s: a cell of the map */
        flip_reading_refuse (reading, "map", "casinos", _ ("the casino at “%s” appears twice."),
                             cell);
    }
}

/* Whether a casino inside leads to a cell by each door that it was given; by one at least. */
static void
check_doors (FlipReading *reading, const RoyalflipBoard *board, const RoyalflipCasino *casino)
{
  char cell[ROYALFLIP_CELL_TEXT];
  guint open = 0;

  royalflip_cell_print (casino->cell, cell);
  for (guint side = 0; side < ROYALFLIP_N_SIDES; side++)
    {
      guint beside = royalflip_cell_beside (board, casino->cell, side);
      gboolean leads = beside != ROYALFLIP_NO_CELL && board->cells & ROYALFLIP_BIT (beside);

      open += leads;
      if (!leads && casino->doors & 1u << side && casino->doors != ROYALFLIP_ALL_DOORS)
        flip_reading_refuse (reading, "map", "casinos",
                             /* Translators: first %s: a cell of the map; second %s: a side, as the
                                file names it */
                             _ ("the door of “%s” to the side “%s” leads to no cell."), cell,
                             side_words[side]);
    }
  if (!open)
    /* Translators: %s: a cell of the map */
    flip_reading_refuse (reading, "map", "casinos", _ ("no cell is next to the casino on “%s”."),
                         cell);
}

static void
check_map (FlipReading *reading, const RoyalflipBoard *board)
{
  if (!board->cells)
    flip_reading_refuse (
      reading, "map",
      flip_board_file_get (flip_reading_file (reading), "map", "cells") ? "cells" : "casinos",
      _ ("the map has no cell at all."));
  for (guint i = 0; i < board->n_casinos && board->cells; i++)
    {
      refuse_casino (reading, board, &board->casinos[i]);
      if (board->casinos[i].side == ROYALFLIP_INSIDE)
        check_doors (reading, board, &board->casinos[i]);
    }
}

static void
check_deck (FlipReading *reading, const RoyalflipBoard *board)
{
  guint cards = FLIP_N_CARDS + (guint) board->jokers;

  if (board->rounds * ROYALFLIP_LINEUP > cards)
    flip_reading_refuse (reading, "deck", "rounds",
                         /* Translators: first %u: how many cards; second %u: how many rounds */
                         ngettext ("%u cards are not enough for %u round.",
                                   "%u cards are not enough for %u rounds.", board->rounds),
                         cards, board->rounds);
  if (board->highest < FLIP_KING && !board->royals_wild)
    flip_reading_refuse (reading, "deck", "highest-number",
                         _ ("it is 13 unless jack, queen and king are wild."));
}

static void
check_track (FlipReading *reading, const RoyalflipBoard *board)
{
  for (guint i = 0; i < board->n_spaces; i++)
    {
      const RoyalflipSpace *space = &board->spaces[i];

      if (space->bonus == ROYALFLIP_BONUS_NUMBER && space->amount > board->highest)
        {
          g_autofree char *key = g_strdup_printf ("%u", i + 1);

          flip_reading_refuse (reading, "track", key,
                               /* Translators: first %u: a number; second %u: the highest one */
                               _ ("%u can’t be written: the highest number is %u."), space->amount,
                               board->highest);
        }
    }
}

static void
check_rows (FlipReading *reading, const RoyalflipBoard *board)
{
  guint n = 0;

  for (guint i = 0; i < board->n_rows; i++)
    n += board->row_lengths[i];
  if (board->n_rows && n != board->n_spaces)
    flip_reading_refuse (reading, "track", "rows",
                         /* Translators: first %u: how many spaces; second %u: how many the track
                            has */
                         ngettext ("the rows have %u space in total, and the track has %u.",
                                   "the rows have %u spaces in total, and the track has %u.", n),
                         n, board->n_spaces);
}

static void
check_ways (FlipReading *reading, const RoyalflipBoard *board)
{
  for (guint i = 0; i < board->n_ways; i++)
    {
      guint from = board->ways[i].from, to = board->ways[i].to;

      if (to >= board->n_spaces || from >= board->n_spaces)
        /* Translators: %u: the number of the space */
        flip_reading_refuse (reading, "track", "ways", _ ("the track has no space %u."),
                             MAX (from, to) + 1);
      else if (from >= to)
        flip_reading_refuse (reading, "track", "ways",
                             /* Translators: %u: two spaces of the track */
                             _ ("“%u to %u” goes back: a way must lead to a higher number."), from + 1,
                             to + 1);
      else if (royalflip_row_of_space (board, from) == royalflip_row_of_space (board, to))
        /* Translators: %u: two spaces of the track */
        flip_reading_refuse (reading, "track", "ways", _ ("“%u to %u” stays in one row."), from + 1,
                             to + 1);
    }
}

static void
check_rising (FlipReading *reading,
              const char *group,
              const char *key,
              const guint8 *points,
              guint n)
{
  for (guint i = 1; i < n; i++)
    {
      if (points[i] >= points[i - 1])
        continue;
      flip_reading_refuse (reading, group, key,
                           _ ("rising numbers are needed here, such as “1 2 4”."));
      return;
    }
}

static void
check_tables (FlipReading *reading, const RoyalflipBoard *board)
{
  check_rising (reading, "roads", "table", board->roads.points, board->roads.n);
  check_rising (reading, "areas", "table", board->areas.points, board->areas.n);
  check_rising (reading, "diamonds", "points", board->diamonds, board->n_diamonds);
  check_rising (reading, "tokens", "table", board->tokens.points, board->tokens.n);
}

/* Which values are still ours */

static void
note_house (RoyalflipBoard *board, const FlipPlace *place)
{
  static const char *const groups[ROYALFLIP_N_HOUSE] = {
    [ROYALFLIP_HOUSE_MAP] = "map",
    [ROYALFLIP_HOUSE_ROADS] = "roads",
    [ROYALFLIP_HOUSE_AREAS] = "areas",
    [ROYALFLIP_HOUSE_DIAMONDS] = "diamonds",
  };

  if (g_str_equal (place->name, "track") && place->field->is_series)
    board->house_spaces |= ROYALFLIP_BIT (place->index);
  for (guint i = 0; i < ROYALFLIP_N_HOUSE; i++)
    {
      if (g_str_equal (place->name, groups[i]))
        board->house |= (guint8) (1u << i);
    }
}

static void
find_house (FlipReading *reading, RoyalflipBoard *board)
{
  FlipBoardFile *file = flip_reading_file (reading);
  g_autoptr (GArray) places = flip_format_places (&royalflip_format, file, FALSE);

  for (guint i = 0; i < places->len; i++)
    {
      const FlipPlace *place = &g_array_index (places, FlipPlace, i);

      if (flip_format_is_house (&royalflip_format, file, place, -1))
        note_house (board, place);
    }
}

void
royalflip_format_check (FlipReading *reading)
{
  RoyalflipBoard *board = flip_reading_board (reading);

  royalflip_board_derive (board);
  check_map (reading, board);
  check_deck (reading, board);
  check_tables (reading, board);
  check_track (reading, board);
  check_rows (reading, board);
  check_ways (reading, board);
  find_house (reading, board);
}
