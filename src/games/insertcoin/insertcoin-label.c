/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/insertcoin/insertcoin-rules.h"

#include <glib/gi18n-lib.h>

/* A few words for a button, and what the offered move takes and gives. */

static void
label_squares (const InsertcoinState *state, const FlipMove *move, GString *text)
{
  guint16 sites[FLIP_MAX_COVERED];
  guint n = insertcoin_covers (state, move, sites);

  g_string_append_printf (text, _ ("Level %u"), insertcoin_site_level (move->site) + 1);
  for (guint i = 0; i < n; i++)
    {
      g_string_append_c (text, ' ');
      insertcoin_square_print (insertcoin_site_square (sites[i]), text);
    }
}

static void
label_kept (const FlipMove *move, GString *text)
{
  g_autoptr (GString) numbers = g_string_new (NULL);
  guint n = insertcoin_count ((guint) move->arg[0]);

  for (int i = 0; i < INSERTCOIN_DEAL; i++)
    {
      if (move->arg[0] & 1 << i)
        g_string_append_printf (numbers, "%s%d", numbers->len ? ", " : "", i + 1);
    }
  g_string_append_printf (text, ngettext ("Keep card %s", "Keep cards %s", n), numbers->str);
}

static const char *
words_of_leaving (const InsertcoinState *state)
{
  if (state->stage == INSERTCOIN_STAGE_FILL)
    return _ ("Fill no more");
  if (state->stage == INSERTCOIN_STAGE_SYMBOL)
    return _ ("No other symbol");
  return _ ("Spare the others");
}

void
insertcoin_label (gconstpointer data, const FlipMove *move, GString *text)
{
  const InsertcoinState *state = data;

  switch ((InsertcoinVerb) move->verb)
    {
    case INSERTCOIN_VERB_CARD:
      return insertcoin_card_describe (state, (FlipCard) move->arg[0], text);
    case INSERTCOIN_VERB_KEEP:
      return label_kept (move, text);
    case INSERTCOIN_VERB_DRAW:
      g_string_append_printf (
        text, "%s: ", insertcoin_name (insertcoin_corner (state, (guint) move->arg[0])->word));
      return label_squares (state, move, text);
    case INSERTCOIN_VERB_LIFE:
      g_string_append_printf (text, "%s: ", _ ("Lose a life"));
      return label_squares (state, move, text);
    case INSERTCOIN_VERB_FILL:
      return label_squares (state, move, text);
    case INSERTCOIN_VERB_STRIKE:
      g_string_append (text,
                       move->arg[0] == INSERTCOIN_SKULL ? _ ("Use the skull") : _ ("Use the bolt"));
      return;
    default:
      g_string_append (text, words_of_leaving (state));
    }
}

/* What is filled, and what that completes. */
static void
tell_filling (const InsertcoinState *state, guint level, guint filled, GString *brings)
{
  const InsertcoinSeat *seat = insertcoin_acting_seat (state);
  const InsertcoinShape *shape = insertcoin_shape (state, seat, level);
  guint empty = insertcoin_grid_count (insertcoin_free (state, seat, level));

  if (filled < empty)
    {
      g_string_append_printf (
        brings,
        ngettext ("Fills %u of the %u empty square.", "Fills %u of the %u empty squares.", empty),
        filled, empty);
      return;
    }
  g_string_append_printf (
    brings, ngettext ("Fills the last square.", "Fills the last %u squares.", filled), filled);
  g_string_append (brings, _ (" The level is complete: "));
  insertcoin_ability_describe (shape->ability, shape->amount, brings);
  g_string_append_c (brings, '.');
}

/* The last life of a row is dearer than the others. */
static void
tell_life (const InsertcoinSeat *seat, GString *brings)
{
  if (seat->lives > 1)
    return;
  g_string_append (brings, seat->coins
                             ? _ (" It is the last life of the row: a coin brings 3 more.")
                             : _ (" It is the last life, and there is no coin."));
}

static void
offer_symbol (const InsertcoinState *state, const FlipMove *move, FlipOffer *offer)
{
  const InsertcoinSymbol *symbol = insertcoin_corner (state, (guint) move->arg[0]);

  g_strlcpy (offer->piece, insertcoin_name (symbol->word), sizeof offer->piece);
  g_strlcpy (offer->act, _ ("_Draw It"), sizeof offer->act);
  offer->n_cards = 1;
  offer->cards[0] = state->deck.flipped;
  g_strlcpy (offer->roles[0], move->arg[0] ? _ ("right symbol") : _ ("left symbol"),
             sizeof offer->roles[0]);
}

/* Prices are in lives. */
void
insertcoin_offer (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  const InsertcoinState *state = data;
  g_autoptr (GString) brings = g_string_new (NULL);
  guint filled = 1;

  offer->declines = move->verb == INSERTCOIN_VERB_LEAVE;
  offer->price = move->verb == INSERTCOIN_VERB_LIFE;
  offer->picks = move->verb == INSERTCOIN_VERB_KEEP ? (guint) move->arg[0] : 0;
  if (move->site >= INSERTCOIN_SITES)
    return;
  if (move->verb == INSERTCOIN_VERB_DRAW)
    {
      filled = insertcoin_fit (state, move).inside;
      offer_symbol (state, move, offer);
    }
  else
    g_strlcpy (offer->act, _ ("_Fill It"), sizeof offer->act);
  if (move->verb == INSERTCOIN_VERB_LIFE)
    g_strlcpy (offer->piece, _ ("Or lose a life, fill 1 square"), sizeof offer->piece);
  tell_filling (state, insertcoin_site_level (move->site), filled, brings);
  if (move->verb == INSERTCOIN_VERB_LIFE)
    tell_life (insertcoin_acting_seat (state), brings);
  g_strlcpy (offer->brings, brings->str, sizeof offer->brings);
}
