/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/insertcoin/insertcoin-symbol.h"
#include "games/insertcoin/insertcoin-rules.h"

#include <glib/gi18n-lib.h>

/* Drawing a symbol of the flipped card. */

static void
list_draw (gconstpointer data, FlipMoveList *list)
{
  const InsertcoinState *state = data;

  for (guint corner = 0; corner < insertcoin_corners (state); corner++)
    {
      if (insertcoin_may_draw (state, corner))
        insertcoin_symbol_list (state, corner, list);
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

      if (insertcoin_fits (state, &fit))
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
  return insertcoin_fits (state, &fit) || refuse_misfit (state, move, &fit, refusal);
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
