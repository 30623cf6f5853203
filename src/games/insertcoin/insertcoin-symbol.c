/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/insertcoin/insertcoin-rules.h"

/* Symbols: their orientations, and where they fit. */

/* Every square of a level; the margin is left out. */
static const InsertcoinGrid whole_level = {
  G_GUINT64_CONSTANT (0xf7fdff7fdff7fdff),
  G_GUINT64_CONSTANT (0x1ff7fdf),
};

typedef struct
{
  int row, column;
} Cell;

/* A quarter turn clockwise takes (row, column) to (column, −row); a mirror image comes first. */
static Cell
turn_cell (const guint8 cell[2], guint turn)
{
  Cell turned = { cell[0], turn >= 4 ? -cell[1] : cell[1] };

  for (guint i = 0; i < turn % 4; i++)
    turned = (Cell){ turned.column, -turned.row };
  return turned;
}

static int
compare_cells (const Cell *a, const Cell *b)
{
  return a->row != b->row ? a->row - b->row : a->column - b->column;
}

static void
sort_cells (Cell *cells, guint n)
{
  for (guint i = 1; i < n; i++)
    for (guint j = i; j > 0 && compare_cells (&cells[j], &cells[j - 1]) < 0; j--)
      {
        Cell held = cells[j];

        cells[j] = cells[j - 1];
        cells[j - 1] = held;
      }
}

void
insertcoin_symbol_turn (InsertcoinSymbol *symbol, const guint8 (*cells)[2], guint n_cells)
{
  g_assert (n_cells >= 1 && n_cells <= INSERTCOIN_MAX_CELLS);

  symbol->n_cells = (guint8) n_cells;
  for (guint turn = 0; turn < INSERTCOIN_TURNS; turn++)
    {
      InsertcoinTurn *turned = &symbol->turns[turn];
      Cell laid[INSERTCOIN_MAX_CELLS];

      for (guint i = 0; i < n_cells; i++)
        laid[i] = turn_cell (cells[i], turn);
      sort_cells (laid, n_cells);
      for (guint i = 0; i < n_cells; i++)
        turned->steps[i] = (guint8) ((laid[i].row - laid[0].row) * INSERTCOIN_STRIDE
                                     + laid[i].column - laid[0].column);
      while (memcmp (symbol->turns[turned->same_as].steps, turned->steps, sizeof turned->steps))
        turned->same_as++;
    }
}

/* Whether this symbol of the card may be drawn now: each of them once per flip. */
gboolean
insertcoin_may_draw (const InsertcoinState *state, guint corner)
{
  return !(state->pending.drawn & 1u << corner);
}

/* Where the first square can be so that all squares are in the set. No symbol reaches across the
   margin: its squares are connected, so one of them would be on it. */
static inline InsertcoinGrid
places_within (const InsertcoinSymbol *symbol, guint turn, InsertcoinGrid within)
{
  InsertcoinGrid places = within;

  for (guint i = 1; i < symbol->n_cells; i++)
    places =
      insertcoin_grid_and (places, insertcoin_grid_down (within, symbol->turns[turn].steps[i]));
  return places;
}

/* … so that at least one square is in the set. */
static InsertcoinGrid
places_touching (const InsertcoinSymbol *symbol, guint turn, InsertcoinGrid touched)
{
  InsertcoinGrid places = touched;

  for (guint i = 1; i < symbol->n_cells; i++)
    places =
      insertcoin_grid_or (places, insertcoin_grid_down (touched, symbol->turns[turn].steps[i]));
  return places;
}

static InsertcoinGrid
places_of (const InsertcoinSymbol *symbol, guint turn, InsertcoinGrid empty, gboolean ghost)
{
  return ghost ? insertcoin_grid_and (places_within (symbol, turn, whole_level),
                                      places_touching (symbol, turn, empty))
               : places_within (symbol, turn, empty);
}

guint
insertcoin_count_places_of (const InsertcoinState *state, guint index, guint corner)
{
  const InsertcoinSeat *seat = &state->seats[index];
  const InsertcoinSymbol *symbol = insertcoin_corner (state, corner);
  guint places = 0;

  g_assert (index < state->n_seats && corner < INSERTCOIN_CORNERS);

  for (guint level = 0; level < INSERTCOIN_LEVELS; level++)
    {
      InsertcoinGrid empty = insertcoin_free (state, seat, level);

      for (guint turn = 0; turn < INSERTCOIN_TURNS; turn++)
        {
          if (symbol->turns[turn].same_as == turn)
            places += insertcoin_grid_count (places_of (symbol, turn, empty, seat->ghost));
        }
    }

  return places;
}

guint
insertcoin_count_places (const InsertcoinState *state, guint corner)
{
  return insertcoin_count_places_of (state, state->seat, corner);
}

gboolean
insertcoin_fits_somewhere (const InsertcoinState *state, guint corner)
{
  return insertcoin_count_places (state, corner) > 0;
}

void
insertcoin_symbol_list (const InsertcoinState *state, guint corner, FlipMoveList *list)
{
  const InsertcoinSeat *seat = insertcoin_acting_seat (state);
  const InsertcoinSymbol *symbol = insertcoin_corner (state, corner);

  g_assert (state->deck.flipped < INSERTCOIN_CARDS);

  for (guint level = 0; level < INSERTCOIN_LEVELS; level++)
    {
      InsertcoinGrid empty = insertcoin_free (state, seat, level);

      if (insertcoin_grid_is_empty (empty))
        continue;
      for (guint turn = 0; turn < INSERTCOIN_TURNS; turn++)
        {
          InsertcoinGrid places;

          if (symbol->turns[turn].same_as != turn)
            continue;
          places = places_of (symbol, turn, empty, seat->ghost);
          while (!insertcoin_grid_is_empty (places))
            *flip_move_list_next (list) = insertcoin_move (
              INSERTCOIN_VERB_DRAW, level * INSERTCOIN_SQUARES + insertcoin_grid_take (&places),
              (int) corner, (int) turn);
        }
    }
}

/* The square of the level that a step leads to, or INSERTCOIN_SQUARES if that is off the level. */
static guint
square_at_step (guint first, guint step)
{
  int row = (int) (first / INSERTCOIN_SIDE) + insertcoin_step_row (step);
  int column = (int) (first % INSERTCOIN_SIDE) + insertcoin_step_column (step);
  gboolean there = row < INSERTCOIN_SIDE && column >= 0 && column < INSERTCOIN_SIDE;

  return there ? (guint) (row * INSERTCOIN_SIDE + column) : INSERTCOIN_SQUARES;
}

static gboolean
is_placement (const InsertcoinState *state, const FlipMove *move)
{
  return move->verb == INSERTCOIN_VERB_DRAW && move->site < INSERTCOIN_SITES
         && state->deck.flipped < INSERTCOIN_CARDS && move->arg[0] >= 0
         && move->arg[0] < INSERTCOIN_CORNERS && move->arg[1] >= 0
         && move->arg[1] < INSERTCOIN_TURNS;
}

/* How a placement of the acting seat fits on its level. */
InsertcoinFit
insertcoin_fit (const InsertcoinState *state, const FlipMove *move)
{
  const InsertcoinSeat *seat = insertcoin_acting_seat (state);
  const InsertcoinSymbol *symbol = insertcoin_corner (state, (guint) move->arg[0]);
  guint level = insertcoin_site_level (move->site);
  InsertcoinGrid shape = insertcoin_shape (state, seat, level)->squares;
  InsertcoinFit fit = { 0 };

  g_assert (is_placement (state, move));

  for (guint i = 0; i < symbol->n_cells; i++)
    {
      guint square =
        square_at_step (insertcoin_site_square (move->site), symbol->turns[move->arg[1]].steps[i]);

      if (square == INSERTCOIN_SQUARES)
        fit.beside++;
      else if (!insertcoin_grid_has (shape, square))
        fit.outside++;
      else if (insertcoin_grid_has (seat->filled[level], square))
        fit.taken++;
      else
        {
          fit.inside++;
          fit.fill = insertcoin_grid_or (fit.fill, insertcoin_grid_of_square (square));
        }
    }

  return fit;
}

gboolean
insertcoin_fits (const InsertcoinState *state, const InsertcoinFit *fit)
{
  if (insertcoin_acting_seat (state)->ghost)
    return fit->inside > 0 && fit->beside == 0;
  return fit->outside + fit->beside + fit->taken == 0;
}

guint
insertcoin_covers (gconstpointer data, const FlipMove *move, guint16 sites[FLIP_TILE_SQUARES])
{
  const InsertcoinState *state = data;
  const InsertcoinSymbol *symbol;
  guint level = insertcoin_site_level (move->site);
  guint n = 0;

  if (move->site < INSERTCOIN_SITES
      && (move->verb == INSERTCOIN_VERB_LIFE || move->verb == INSERTCOIN_VERB_FILL))
    return sites[0] = move->site, 1;
  if (!is_placement (state, move))
    return 0;
  symbol = insertcoin_corner (state, (guint) move->arg[0]);
  for (guint i = 0; i < symbol->n_cells; i++)
    {
      guint square =
        square_at_step (insertcoin_site_square (move->site), symbol->turns[move->arg[1]].steps[i]);

      if (square < INSERTCOIN_SQUARES)
        sites[n++] = (guint16) (level * INSERTCOIN_SQUARES + square);
    }

  return n;
}
