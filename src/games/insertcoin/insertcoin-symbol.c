/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/insertcoin/insertcoin-symbol.h"

#include "engine/base/phrase.h"
#include "games/insertcoin/insertcoin-game.h"

#include <glib/gi18n-lib.h>

/* Symbols: their orientations, and where they fit. */

typedef struct
{
  int row, column;
} Cell;

/* A quarter turn clockwise takes (row, column) to (column, −row); mirroring comes first. */
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

/* Whether this symbol of the card may be drawn now: each only once per flip. If both are the same,
   the left one comes first. */
gboolean
insertcoin_may_draw (const InsertcoinState *state, guint corner)
{
  if (state->pending.drawn & 1u << corner || corner >= insertcoin_corners (state))
    return FALSE;
  return corner == 0 || state->pending.drawn & 1 || !insertcoin_is_double (state);
}

/* The positions of the first square for which all squares are in the set. No symbol reaches across
   the margin: its squares are connected, so one of them would be in the margin. */
static inline InsertcoinGrid
places_within (const InsertcoinSymbol *symbol, guint turn, InsertcoinGrid within)
{
  const guint8 *steps = symbol->turns[turn].steps;
  InsertcoinGrid places = within;

  if (within.top == 0)
    for (guint i = 1; i < symbol->n_cells; i++)
      places = insertcoin_grid_and (places, insertcoin_grid_down_low (within, steps[i]));
  else
    for (guint i = 1; i < symbol->n_cells; i++)
      places = insertcoin_grid_and (places, insertcoin_grid_down (within, steps[i]));
  return places;
}

/* The positions for which at least one square is in the set. */
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
places_of (const InsertcoinState *state,
           const InsertcoinSymbol *symbol,
           guint turn,
           InsertcoinGrid empty,
           gboolean ghost)
{
  return ghost ? insertcoin_grid_and (places_within (symbol, turn, state->set.level),
                                      places_touching (symbol, turn, empty))
               : places_within (symbol, turn, empty);
}

guint
insertcoin_count_places_of (const InsertcoinState *state, guint index, guint corner)
{
  const InsertcoinSeat *seat = &state->seats[index];
  const InsertcoinSymbol *symbol = insertcoin_corner (state, corner);
  guint places = 0;

  g_assert (index < state->n_seats && corner < insertcoin_corners (state));

  for (guint level = 0; level < INSERTCOIN_LEVELS; level++)
    {
      InsertcoinGrid empty = insertcoin_free (state, seat, level);

      for (guint turn = 0; turn < INSERTCOIN_TURNS; turn++)
        {
          if (symbol->turns[turn].same_as == turn)
            places += insertcoin_grid_count (places_of (state, symbol, turn, empty, seat->ghost));
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

  g_assert (state->deck.flipped < state->set.n_cards);

  for (guint level = 0; level < INSERTCOIN_LEVELS; level++)
    {
      InsertcoinGrid empty = insertcoin_free (state, seat, level);

      if (insertcoin_grid_is_empty (empty))
        continue;
      for (guint turn = 0; turn < INSERTCOIN_TURNS; turn++)
        {
          if (symbol->turns[turn].same_as == turn)
            insertcoin_list_moves (
              state, level, places_of (state, symbol, turn, empty, seat->ghost),
              insertcoin_move (INSERTCOIN_VERB_DRAW, FLIP_NO_SITE, (int) corner, (int) turn), list);
        }
    }
}

/* The square of the level at an offset, or INSERTCOIN_NOWHERE if that is off the level. */
static guint
square_at_step (const InsertcoinState *state, guint first, guint step)
{
  int side = state->set.side;
  int row = (int) (first / INSERTCOIN_STRIDE) + insertcoin_step_row (step);
  int column = (int) (first % INSERTCOIN_STRIDE) + insertcoin_step_column (step);

  return row < side && column >= 0 && column < side ? first + step : INSERTCOIN_NOWHERE;
}

static gboolean
is_placement (const InsertcoinState *state, const FlipMove *move)
{
  return move->verb == INSERTCOIN_VERB_DRAW && move->site < insertcoin_n_squares (state)
         && state->deck.flipped < state->set.n_cards && move->arg[0] >= 0
         && move->arg[0] < (int) insertcoin_corners (state) && move->arg[1] >= 0
         && move->arg[1] < INSERTCOIN_TURNS;
}

/* How a placement by the acting seat fits on its level. */
InsertcoinFit
insertcoin_fit (const InsertcoinState *state, const FlipMove *move)
{
  const InsertcoinSeat *seat = insertcoin_acting_seat (state);
  const InsertcoinSymbol *symbol = insertcoin_corner (state, (guint) move->arg[0]);
  guint level = insertcoin_site_level (state, move->site);
  guint first = insertcoin_site_square (state, move->site);
  InsertcoinGrid shape = insertcoin_shape (state, seat, level)->squares;
  InsertcoinFit fit = { 0 };

  g_assert (is_placement (state, move));

  for (guint i = 0; i < symbol->n_cells; i++)
    {
      guint square = square_at_step (state, first, symbol->turns[move->arg[1]].steps[i]);

      if (square == INSERTCOIN_NOWHERE)
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
  guint level, first, n = 0;

  if (move->site < insertcoin_n_squares (state)
      && (move->verb == INSERTCOIN_VERB_LIFE || move->verb == INSERTCOIN_VERB_FILL))
    return sites[0] = move->site, 1;
  if (!is_placement (state, move))
    return 0;
  symbol = insertcoin_corner (state, (guint) move->arg[0]);
  level = insertcoin_site_level (state, move->site);
  first = insertcoin_site_square (state, move->site);
  for (guint i = 0; i < symbol->n_cells; i++)
    {
      guint square = square_at_step (state, first, symbol->turns[move->arg[1]].steps[i]);

      if (square != INSERTCOIN_NOWHERE)
        sites[n++] = (guint16) insertcoin_site (state, level, square);
    }

  return n;
}

/* The tiles that can be placed on the levels: symbols of the flipped card, or a single square. */

G_STATIC_ASSERT (INSERTCOIN_TURNS == FLIP_ORIENTATIONS);
G_STATIC_ASSERT (INSERTCOIN_MAX_CELLS <= FLIP_TILE_SQUARES);
G_STATIC_ASSERT (INSERTCOIN_CORNERS + 1 <= FLIP_MAX_TILES);

static FlipTile *
add_tile (FlipTiles *tiles, InsertcoinVerb verb, const char *title, const char *act)
{
  FlipTile *tile = &tiles->tiles[tiles->n++];

  g_assert (tiles->n <= FLIP_MAX_TILES);

  *tile = (FlipTile){ .move = insertcoin_move (verb, FLIP_NO_SITE, 0, 0), .n_squares = 1 };
  flip_phrase_copy (tile->title, title, sizeof tile->title);
  flip_phrase_copy (tile->act, act, sizeof tile->act);
  return tile;
}

static void
add_symbol (const InsertcoinState *state, guint corner, FlipTiles *tiles)
{
  const InsertcoinSymbol *symbol = insertcoin_corner (state, corner);
  FlipTile *tile =
    add_tile (tiles, INSERTCOIN_VERB_DRAW, insertcoin_name (symbol->word), _ ("_Draw It"));

  tile->from_card = TRUE;
  tile->card = state->deck.flipped;
  tile->move.arg[0] = (gint16) corner;
  tile->n_squares = symbol->n_cells;
  for (guint turn = 0; turn < INSERTCOIN_TURNS; turn++)
    {
      const InsertcoinTurn *turned = &symbol->turns[turn];

      tile->same_as[turn] = turned->same_as;
      for (guint i = 0; i < symbol->n_cells; i++)
        tile->squares[turn][i] = (FlipSquare){
          .column = (gint8) insertcoin_step_column (turned->steps[i]),
          .row = (gint8) insertcoin_step_row (turned->steps[i]),
        };
    }
}

void
insertcoin_tiles (gconstpointer data, FlipTiles *tiles)
{
  const InsertcoinState *state = data;
  gboolean draws = state->stage == INSERTCOIN_STAGE_DRAW || state->stage == INSERTCOIN_STAGE_SYMBOL;

  tiles->n = 0;
  for (guint corner = 0; draws && corner < insertcoin_corners (state); corner++)
    {
      if (insertcoin_may_draw (state, corner))
        add_symbol (state, corner, tiles);
    }
  if (state->stage == INSERTCOIN_STAGE_DRAW)
    add_tile (tiles, INSERTCOIN_VERB_LIFE, insertcoin_life_title (), _ ("_Fill It"))->price =
      INSERTCOIN_SQUARE_COST;
  else if (state->stage == INSERTCOIN_STAGE_FILL)
    add_tile (tiles, INSERTCOIN_VERB_FILL, /* instead of a shape */ _ ("One square"),
              _ ("_Fill It"));
}
