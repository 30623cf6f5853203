/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flipcity/flipcity-rules.h"

#include <glib/gi18n-lib.h>

/* The Building Phase: buying, flipping, developing. */

/* What it takes to get a card of the supply with its back up; FLIPCITY_NO_PRICE: it can't be. */
guint
flipcity_develop_price (const FlipcityCards *cards, guint pair)
{
  guint cost = cards->pairs[pair].cost;
  guint fee = cards->faces[flipcity_front (pair)].flip;

  return cost == FLIPCITY_NO_PRICE || fee == FLIPCITY_NO_PRICE ? FLIPCITY_NO_PRICE : cost + fee;
}

static gboolean
can_pay (const FlipcityState *state, guint price)
{
  return price != FLIPCITY_NO_PRICE && price <= flipcity_gain (state, FLIPCITY_CASH);
}

static gboolean
check_cash (const FlipcityState *state, guint price, guint16 site, FlipRefusal *refusal)
{
  guint cash = flipcity_gain (state, FLIPCITY_CASH);

  if (can_pay (state, price))
    return TRUE;
  (void) flip_refuse (refusal, FLIP_REFUSED_PRICE, site, "FC-BUILD-3",
                      _ ("That costs $%u, and you have $%u: $%u short."), price, cash,
                      price - cash);
  if (refusal)
    g_strlcpy (refusal->help, _ ("Cash does not carry over: play more cards another turn."),
               sizeof refusal->help);
  return FALSE;
}

static void
pay (FlipcityState *state, guint price, FlipcityDeed deed, guint face)
{
  FlipcityLast *last = &state->seats[state->seat].last;

  g_assert (can_pay (state, price));

  state->turn.gains[FLIPCITY_CASH] -= (gint32) price;
  state->turn.gains[FLIPCITY_ACTIONS]--;
  state->turn.built++;
  last->deed = (guint8) deed;
  last->face = (guint8) face;
}

/* A card leaves the supply. Alone the last one is the end. */
void
flipcity_supply_take (FlipcityState *state, guint pair)
{
  g_assert (state->supply[pair] > 0);

  state->supply[pair]--;
  state->n_supply--;
  if (flipcity_is_solo (state) && state->n_supply == 0)
    {
      state->end = FLIPCITY_SUPPLY_EMPTY;
      state->stage = FLIPCITY_STAGE_OVER;
    }
}

/* Buy and develop */

static gboolean
check_supply (const FlipcityState *state, guint pair, guint16 site, FlipRefusal *refusal)
{
  char name[32];

  if (pair >= state->cards.n_pairs)
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, site, "FC-BUY-1",
                        _ ("This is not a card."));
  if (state->cards.pairs[pair].cost == FLIPCITY_NO_PRICE)
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, site, "FC-BUY-3", _ ("The %s is not sold."),
                        flipcity_face_name (&state->cards, flipcity_front (pair), name));
  return state->supply[pair] > 0
         || flip_refuse (refusal, FLIP_REFUSED_MISSING, site, "FC-BUY-2",
                         _ ("There is no %s left in the supply."),
                         flipcity_face_name (&state->cards, flipcity_front (pair), name));
}

gboolean
flipcity_buy_check (const FlipcityState *state, const FlipMove *move, FlipRefusal *refusal)
{
  guint pair = flipcity_site_pair (move->site);

  return check_supply (state, pair, move->site, refusal)
         && check_cash (state, state->cards.pairs[pair].cost, move->site, refusal);
}

void
flipcity_buy_apply (FlipcityState *state, const FlipMove *move)
{
  guint pair = flipcity_site_pair (move->site);

  pay (state, state->cards.pairs[pair].cost, FLIPCITY_LAST_BOUGHT, flipcity_front (pair));
  flipcity_discard_add (&state->seats[state->seat], flipcity_front (pair));
  flipcity_supply_take (state, pair);
}

gboolean
flipcity_develop_check (const FlipcityState *state, const FlipMove *move, FlipRefusal *refusal)
{
  guint pair = flipcity_site_pair (move->site);
  guint price;
  char name[32];

  if (!check_supply (state, pair, move->site, refusal))
    return FALSE;
  price = flipcity_develop_price (&state->cards, pair);
  if (price == FLIPCITY_NO_PRICE)
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FC-FLIP-3",
                        _ ("The %s has no flip fee, so it can't be turned over."),
                        flipcity_face_name (&state->cards, flipcity_front (pair), name));
  return check_cash (state, price, move->site, refusal);
}

void
flipcity_develop_apply (FlipcityState *state, const FlipMove *move)
{
  guint pair = flipcity_site_pair (move->site);

  pay (state, flipcity_develop_price (&state->cards, pair), FLIPCITY_LAST_DEVELOPED,
       flipcity_back (pair));
  flipcity_discard_add (&state->seats[state->seat], flipcity_back (pair));
  flipcity_supply_take (state, pair);
}

/* Flip */

static gboolean
check_receiver (const FlipcityState *state, guint face, const FlipMove *move, FlipRefusal *refusal)
{
  int receiver = move->arg[0] - 1;
  char name[32];

  if (!state->cards.faces[face].given_away || flipcity_is_solo (state))
    return receiver == -1
           || flip_refuse (refusal, FLIP_REFUSED_NEEDLESS, move->site, "FC-FLIP-1",
                           _ ("The %s is given to nobody when it is flipped."),
                           flipcity_face_name (&state->cards, face, name));
  if (receiver == state->seat)
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FC-FLIP-4",
                        _ ("You can't give the card to yourself: choose an opponent."));
  return (receiver >= 0 && receiver < state->n_seats)
         || flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FC-FLIP-4",
                         _ ("A flipped %s goes to an opponent: say to which seat."),
                         flipcity_face_name (&state->cards, face, name));
}

gboolean
flipcity_flip_check (const FlipcityState *state, const FlipMove *move, FlipRefusal *refusal)
{
  guint face = flipcity_site_face (move->site);
  char name[32];

  if (face >= flipcity_n_faces (&state->cards))
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, move->site, "FC-FLIP-1",
                        _ ("This is not a card."));
  if (state->cards.faces[face].flip == FLIPCITY_NO_PRICE)
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FC-FLIP-3",
                        _ ("The %s has no flip fee, so it can't be turned over."),
                        flipcity_face_name (&state->cards, face, name));
  if (!flipcity_acting_seat (state)->discard[face])
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FC-FLIP-2",
                        _ ("There is no %s in your discard. Cards played this turn are not yet "
                           "there, and those in the deck are not either."),
                        flipcity_face_name (&state->cards, face, name));
  return check_receiver (state, face, move, refusal)
         && check_cash (state, state->cards.faces[face].flip, move->site, refusal);
}

void
flipcity_flip_apply (FlipcityState *state, const FlipMove *move)
{
  guint face = flipcity_site_face (move->site);
  FlipcitySeat *seat = &state->seats[state->seat];

  pay (state, state->cards.faces[face].flip, FLIPCITY_LAST_FLIPPED, face);
  flipcity_discard_take (seat, face);
  if (!state->cards.faces[face].given_away)
    flipcity_discard_add (seat, flipcity_other_side (face));
  else
    {
      seat->given++;
      if (move->arg[0])
        flipcity_discard_add (&state->seats[move->arg[0] - 1], flipcity_other_side (face));
    }
}

/* Done */

gboolean
flipcity_done_check (const FlipcityState *state, const FlipMove *move, FlipRefusal *refusal)
{
  return TRUE;
}

void
flipcity_done_apply (FlipcityState *state, const FlipMove *move)
{
  state->turn.gains[FLIPCITY_ACTIONS] = 0;
}

/* All that a seat can build */

static guint
cash_of (const FlipcityState *state)
{
  return MIN (flipcity_gain (state, FLIPCITY_CASH), FLIPCITY_MOST_PRICE);
}

/* The pairs that can be bought, and the faces that can be flipped, a bit each. */
static guint
can_buy (const FlipcityState *state)
{
  guint found = 0;

  for (guint left = state->cards.buys[cash_of (state)]; left; left &= left - 1)
    {
      guint pair = flip_card_set_first (left);

      found |= (guint) (state->supply[pair] != 0) << pair;
    }

  return found;
}

static guint
can_flip (const FlipcityState *state)
{
  return state->cards.flips[cash_of (state)] & flipcity_acting_seat (state)->discarded;
}

/* What can be developed can be bought, so that need not be asked. */
gboolean
flipcity_can_build (const FlipcityState *state)
{
  return state->turn.gains[FLIPCITY_ACTIONS] > 0 && (can_flip (state) || can_buy (state));
}

static void
list_flips (const FlipcityState *state, guint face, FlipMoveList *list)
{
  if (!state->cards.faces[face].given_away || flipcity_is_solo (state))
    flipcity_list (list, FLIPCITY_VERB_FLIP, flipcity_discard_site_of (face), 0);
  else
    for (guint i = 0; i < state->n_seats; i++)
      {
        if (i != state->seat)
          flipcity_list (list, FLIPCITY_VERB_FLIP, flipcity_discard_site_of (face), i + 1);
      }
}

void
flipcity_build_legal (const FlipcityState *state, FlipMoveList *list)
{
  for (guint left = can_buy (state); left; left &= left - 1)
    {
      guint pair = flip_card_set_first (left);

      flipcity_list (list, FLIPCITY_VERB_BUY, flipcity_buy_site_of (pair), 0);
      if (can_pay (state, flipcity_develop_price (&state->cards, pair)))
        flipcity_list (list, FLIPCITY_VERB_DEVELOP, flipcity_develop_site_of (pair), 0);
    }
  for (guint left = can_flip (state); left; left &= left - 1)
    list_flips (state, flip_card_set_first (left), list);
  flipcity_list (list, FLIPCITY_VERB_DONE, FLIPCITY_SITE_STOP, 0);
}
