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

/* Whether this symbol may be drawn now, and fits somewhere. */
gboolean
insertcoin_can_draw (const InsertcoinState *state, guint corner)
{
  return insertcoin_may_draw (state, corner) && insertcoin_count_places (state, corner);
}

static void
list_symbol (const InsertcoinState *state, guint corner, FlipMoveList *list)
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

static gboolean
fits (const InsertcoinState *state, const InsertcoinFit *fit)
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
insertcoin_tiles (const InsertcoinState *state, FlipTiles *tiles)
{
  gboolean draws = state->stage == INSERTCOIN_STAGE_DRAW || state->stage == INSERTCOIN_STAGE_SYMBOL;

  for (guint corner = 0; draws && corner < insertcoin_corners (state); corner++)
    {
      if (insertcoin_may_draw (state, corner))
        add_symbol (state, corner, tiles);
    }
  if (state->stage == INSERTCOIN_STAGE_DRAW)
    add_tile (tiles, INSERTCOIN_VERB_LIFE, _ ("Or lose a life, fill 1 square"), _ ("_Fill It"))->price =
      INSERTCOIN_SQUARE_COST;
  else if (state->stage == INSERTCOIN_STAGE_FILL)
    add_tile (tiles, INSERTCOIN_VERB_FILL, /* instead of a shape */ _ ("One square"),
              _ ("_Fill It"));
}

/* Drawing a symbol of the flipped card. */

static void
list_draw (gconstpointer data, FlipMoveList *list)
{
  const InsertcoinState *state = data;

  for (guint corner = 0; corner < insertcoin_corners (state); corner++)
    {
      if (insertcoin_may_draw (state, corner))
        list_symbol (state, corner, list);
    }
}

/* Whether the symbol would fit with its first square at the same place in another orientation. */
static gboolean
fits_turned (const InsertcoinState *state, const FlipMove *move)
{
  FlipMove turned = *move;

  for (turned.arg[1] = 0; turned.arg[1] < INSERTCOIN_TURNS; turned.arg[1]++)
    {
      InsertcoinFit fit = insertcoin_fit (state, &turned);

      if (fits (state, &fit))
        return TRUE;
    }

  return FALSE;
}

/* Where else the symbol fits, or what the player can do if it fits nowhere. */
static void
suggest_places (const InsertcoinState *state, const FlipMove *move, FlipRefusal *refusal)
{
  guint places = insertcoin_count_places (state, (guint) move->arg[0]);

  if (fits_turned (state, move))
    flip_phrase_copy (refusal->help, _ ("It fits here when it is turned or mirrored."),
                      sizeof refusal->help);
  else if (places)
    flip_phrase_print (refusal->help, sizeof refusal->help,
                       /* Translators: %u: how many */
                       ngettext ("It fits in %u place.", "It fits in %u places.", places), places);
  else
    flip_phrase_copy (refusal->help, _ ("It fits nowhere now."), sizeof refusal->help);
  if (state->stage == INSERTCOIN_STAGE_DRAW)
    flip_phrase_copy (refusal->tip, _ ("You can give up a life to fill any one square."),
                      sizeof refusal->tip);
}

#define MISFIT_SIZE 320

/* Allocates no memory, because moves are checked by the million. */
static void
add_misfit (char text[MISFIT_SIZE], const char *words, guint n)
{
  char before[MISFIT_SIZE], part[MISFIT_SIZE / 3];

  if (!n)
    return;
  flip_phrase_print (part, sizeof part, words, n);
  flip_phrase_copy (before, text, sizeof before);
  if (*before)
    /* Translators: the parts of a list so far, and one more: "2 gold, closed". */
    flip_phrase_print (text, MISFIT_SIZE, C_ ("list", "%s, %s"), before, part);
  else
    flip_phrase_copy (text, part, MISFIT_SIZE);
}

/* Counts the squares by reason, as they are shown on the level. */
static void
tell_misfit (const InsertcoinFit *fit, char text[MISFIT_SIZE])
{
  *text = '\0';
  add_misfit (text,
              /* Translators: %u: how many */
              ngettext ("%u square is outside the outline", "%u squares are outside the outline",
                        fit->outside),
              fit->outside);
  add_misfit (text,
              /* Translators: %u: how many squares */
              ngettext ("%u square is beyond the edge of the level",
                        "%u squares are beyond the edge of the level", fit->beside),
              fit->beside);
  add_misfit (text,
              /* Translators: %u: how many squares */
              ngettext ("%u square is filled already", "%u squares are filled already", fit->taken),
              fit->taken);
}

static gboolean
refuse_misfit (const InsertcoinState *state,
               const FlipMove *move,
               const InsertcoinFit *fit,
               FlipRefusal *refusal)
{
  const char *name = insertcoin_name (insertcoin_corner (state, (guint) move->arg[0])->word);
  gboolean is_outside = fit->outside + fit->beside > 0;
  char misfit[MISFIT_SIZE];

  if (!refusal)
    return FALSE;
  tell_misfit (fit, misfit);
  if (insertcoin_acting_seat (state)->ghost)
    (void) flip_refuse (refusal, FLIP_REFUSED_REACH, move->site, "IC-ABILITY-9",
                        /* Translators: %s: a symbol */
                        _ ("%s may cross the outline this time, but it must be in the box of the "
                           "level and fill at least one empty square."),
                        name);
  else
    (void) flip_refuse (refusal, is_outside ? FLIP_REFUSED_REACH : FLIP_REFUSED_MARKED, move->site,
                        is_outside ? "IC-DRAW-2" : "IC-DRAW-4",
                        /* Translators: first %s: a symbol; second %s: which of its squares don’t
                           fit, “2 squares are outside the outline, 1 square is filled already” */
                        _ ("%s does not fit here: %s."), name, misfit);
  suggest_places (state, move, refusal);
  return FALSE;
}

static gboolean
check_draw (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const InsertcoinState *state = data;
  const InsertcoinSymbol *symbol;
  InsertcoinFit fit;

  if (move->site >= insertcoin_n_squares (state) || move->arg[0] < 0
      || move->arg[0] >= (int) insertcoin_corners (state) || move->arg[1] < 0 || move->arg[1] >= INSERTCOIN_TURNS)
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "IC-DRAW-1",
                        _ ("You draw one of the card’s symbols in a level."));
  symbol = insertcoin_corner (state, (guint) move->arg[0]);
  if (!insertcoin_may_draw (state, (guint) move->arg[0]))
    return flip_refuse (refusal, FLIP_REFUSED_LIMIT, move->site, "IC-ABILITY-4",
                        /* Translators: %s: a symbol */
                        _ ("%s was already drawn on this flip: only the card’s other symbol is "
                           "left."),
                        insertcoin_name (symbol->word));
  if (symbol->turns[move->arg[1]].same_as != move->arg[1])
    return flip_refuse (refusal, FLIP_REFUSED_NEEDLESS, move->site, "IC-DRAW-3",
                        /* Translators: %s: a symbol; %u: which of its turned pictures */
                        _ ("Turned like this, %s looks the same as at turn %u: use that one."),
                        insertcoin_name (symbol->word), symbol->turns[move->arg[1]].same_as);
  fit = insertcoin_fit (state, move);
  return fits (state, &fit) || refuse_misfit (state, move, &fit, refusal);
}

static void
apply_draw (gpointer data, const FlipMove *move)
{
  InsertcoinState *state = data;
  InsertcoinSeat *seat = &state->seats[state->seat];
  InsertcoinFit fit = insertcoin_fit (state, move);

  g_assert (fit.inside > 0 && fit.beside == 0);
  g_assert (insertcoin_may_draw (state, (guint) move->arg[0]));

  state->pending.drawn |= (guint8) (1u << move->arg[0]);
  if (state->stage == INSERTCOIN_STAGE_SYMBOL)
    state->pending.symbols--;
  seat->ghost -= seat->ghost > 0;
  insertcoin_fill_squares (state, insertcoin_site_level (state, move->site), fit.fill);
  insertcoin_continue_turn (state);
}

static const InsertcoinSymbol *
symbol_of (const InsertcoinState *state, const FlipMove *move)
{
  g_assert (move->arg[0] >= 0 && move->arg[0] < (int) insertcoin_corners (state));

  return insertcoin_corner (state, (guint) move->arg[0]);
}

static void
print_draw (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append_printf (text, "draw %s", symbol_of (state, move)->word);
  insertcoin_filling_print (state, move, text);
}

static void
describe_draw (gconstpointer state, const FlipMove *move, GString *text)
{
  const InsertcoinSymbol *symbol = symbol_of (state, move);
  InsertcoinFit fit = insertcoin_fit (state, move);

  if (fit.inside < symbol->n_cells)
    /* Translators: a symbol, its level, and how much of it lies within the contour. */
    g_string_append_printf (text,
                            /* Translators: %s: a symbol; first %u: the number of the level; second
                               %u: how many squares */
                            ngettext ("%s in level %u, %u square of it inside",
                                      "%s in level %u, %u squares of it inside", fit.inside),
                            insertcoin_name (symbol->word),
                            insertcoin_site_level (state, move->site) + 1, fit.inside);
  else
    /* Translators: %s: a symbol; %u: the number of the level */
    g_string_append_printf (text, _ ("%s in level %u"), insertcoin_name (symbol->word),
                            insertcoin_site_level (state, move->site) + 1);
  insertcoin_filling_describe (state, move->site, fit.inside, text);
}

static void
label_draw (gconstpointer state, const FlipMove *move, GString *text)
{
  g_autoptr (GString) filling = g_string_new (NULL);

  insertcoin_filling_label (state, move, filling);
  /* Translators: a symbol, and where it goes: Key: Level 2, row 1. */
  g_string_append_printf (text, _ ("%s: %s"), insertcoin_name (symbol_of (state, move)->word),
                          filling->str);
}

static void
offer_draw (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  const InsertcoinState *state = data;
  g_autoptr (GString) brings = g_string_new (NULL);

  insertcoin_filling_foretell (state, move->site, insertcoin_fit (state, move).inside, brings,
                               offer);
  flip_phrase_copy (offer->brings, brings->str, sizeof offer->brings);
  /* Translators: on a button: draw the shape */
  flip_phrase_copy (offer->act, _ ("_Draw It"), sizeof offer->act);
  offer->n_cards = 1;
  offer->cards[0] = state->deck.flipped;
  flip_phrase_copy (offer->roles[0],
                    move->arg[0] ? /* one of two symbols on a card */ _ ("right symbol")
                                 : /* one of two symbols on a card */ _ ("left symbol"),
                    sizeof offer->roles[0]);
}

const FlipVerb insertcoin_draw = {
  .name = "draw", .stages = 1u << INSERTCOIN_STAGE_DRAW | 1u << INSERTCOIN_STAGE_SYMBOL,
  .has_site = TRUE, .n_args = 2,
  .list = list_draw, .check = check_draw, .apply = apply_draw,
  .print = print_draw, .describe = describe_draw, .label = label_draw, .offer = offer_draw,
};
