/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/fliptown-rules.h"

#include <glib/gi18n-lib.h>

/* What an offered move takes: which card plays which part, gold, tools. */

static void
add_card (FlipOffer *offer, FlipCard card, const char *role)
{
  g_assert (offer->n_cards < FLIP_OFFER_CARDS);

  offer->cards[offer->n_cards] = card;
  g_strlcpy (offer->roles[offer->n_cards], role, sizeof offer->roles[0]);
  offer->n_cards++;
}

static void
add_value (const FliptownState *state, const FlipMove *move, FlipOffer *offer)
{
  FlipCard card = state->cards.lineup[fliptown_arrangements[move->arg[0]].value];
  int steps = fliptown_site_steps (state, move->site, flip_card_rank (card));
  g_autofree char *moved = NULL;
  const char *role = _ ("value");

  if (move->arg[1] & FLIPTOWN_JOKER_VALUE)
    role = _ ("value with a joker");
  else if (move->arg[1] & FLIPTOWN_PROSPECT)
    role = _ ("value shifted by pans");
  else if (steps > 0)
    role = moved = g_strdup_printf (
      ngettext ("value moved %d step", "value moved %d steps", (gulong) steps), steps);
  add_card (offer, card, role);
}

static void
add_suit (const FliptownState *state, const FlipMove *move, FlipOffer *offer)
{
  FlipCard card = state->cards.lineup[fliptown_arrangements[move->arg[0]].suit];
  FliptownPlace place = fliptown_site_place (move->site);

  if (move->arg[1] & FLIPTOWN_JOKER_SUIT)
    add_card (offer, card, _ ("suit with a joker"));
  else if (place == FLIPTOWN_CEMETERY || flip_card_suit (card) != (FlipSuit) place)
    add_card (offer, card, _ ("suit changed"));
  else
    add_card (offer, card, _ ("suit"));
}

static void
offer_action (const FliptownState *state, const FlipMove *move, FlipOffer *offer)
{
  gboolean cemetery = fliptown_site_place (move->site) == FLIPTOWN_CEMETERY;

  if (!cemetery || move->arg[1] & FLIPTOWN_SLEEP)
    add_suit (state, move, offer);
  if (!cemetery)
    add_value (state, move, offer);
  add_card (offer, state->cards.lineup[fliptown_arrangements[move->arg[0]].poker], _ ("poker"));
  if (move->arg[2])
    g_strlcpy (offer->rest, move->arg[2] == FLIPTOWN_PAN ? _ ("a pan") : _ ("a hammer"),
               sizeof offer->rest);
  offer->price = move->arg[3];
}

static gboolean
declines (const FlipMove *move)
{
  switch (move->verb)
    {
    case FLIPTOWN_VERB_DECLINE_BONUS:
    case FLIPTOWN_VERB_DECLINE_EFFECT:
    case FLIPTOWN_VERB_END_TURN:
    case FLIPTOWN_VERB_PASS:
      return TRUE;
    case FLIPTOWN_VERB_LINEUP:
    case FLIPTOWN_VERB_HAND:
    case FLIPTOWN_VERB_BRIBE:
    case FLIPTOWN_VERB_MARSHAL:
      return move->arg[0] == 0;
    default:
      return FALSE;
    }
}

void
fliptown_offer (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  const FliptownState *state = data;

  offer->declines = declines (move);
  if (move->verb == FLIPTOWN_VERB_ACTION)
    offer_action (state, move, offer);
  else if (move->verb == FLIPTOWN_VERB_PASS)
    add_card (offer, state->cards.lineup[move->arg[0]], _ ("poker"));
}
