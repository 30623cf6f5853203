/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/fliptown-people.h"

#include <glib/gi18n-lib.h>

/* The poker cards of a round, with the two extra ones of Hold 'em. */
FlipCardSet
fliptown_hand_cards (const FliptownState *state, guint seat, guint round)
{
  const FliptownSeat *player = &state->seats[seat];
  FlipCardSet cards = 0;

  g_assert (seat < state->n_seats && round < FLIPTOWN_ROUNDS);

  for (guint i = 0; i < FLIPTOWN_TURNS; i++)
    {
      if (flip_card_is_plain (player->poker[round][i]))
        cards |= FLIP_CARD_BIT (player->poker[round][i]);
    }
  for (guint i = 0; i < FLIPTOWN_HOLDEM_CARDS; i++)
    {
      if (flip_card_is_plain (player->holdem[round][i]))
        cards |= FLIP_CARD_BIT (player->holdem[round][i]);
    }

  return cards;
}

/* The Cheat is asked only if cheating would improve the hand. */
gboolean
fliptown_hand_may_cheat (const FliptownState *state, guint seat)
{
  FlipCardSet cards;

  if (state->seats[seat].character != FLIPTOWN_CHEAT || !state->seats[seat].ability)
    return FALSE;
  cards = fliptown_hand_cards (state, seat, state->round);
  return flip_poker_best_with_any (cards) > flip_poker_best (cards);
}

void
fliptown_hand_resolve (FliptownState *state, guint seat, gboolean cheat)
{
  FliptownSeat *player = &state->seats[seat];
  FlipCardSet cards = fliptown_hand_cards (state, seat, state->round);
  FlipHand hand = cheat ? flip_poker_best_with_any (cards) : flip_poker_best (cards);

  g_assert (hand < FLIP_N_HANDS);

  player->hands[state->round] = (guint8) hand;
  fliptown_gain_for (state, seat, FLIPTOWN_CASH, state->board.hand_cash[hand]);
  fliptown_gain_for (state, seat, FLIPTOWN_STARS, state->board.hand_stars[hand]);
  for (guint i = 0; i < FLIPTOWN_HOLDEM_CARDS; i++)
    fliptown_cards_discard (state, player->holdem[state->round][i]);
}

static void
apply_hand (gpointer data, const FlipMove *move)
{
  FliptownState *state = data;

  g_assert (state->seats[state->seat].character == FLIPTOWN_CHEAT);
  g_assert (state->seats[state->seat].ability > 0);

  if (move->arg[0])
    state->seats[state->seat].ability--;
  fliptown_hand_resolve (state, state->seat, move->arg[0]);
  state->seat++;
}

static void
label_hand (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append (text, move->arg[0] ? C_ ("verb", "Cheat")
                                      : /* what the Cheat can do */ _ ("Don’t cheat"));
}

const FlipVerb fliptown_hand = {
  .name = "cheat", .stages = 1u << FLIPTOWN_STAGE_HANDS, .n_args = 1,
  .list = fliptown_answer_list, .check = fliptown_yes_or_no_check, .apply = apply_hand,
  .print = fliptown_answer_print, .describe = fliptown_answer_describe, .label = label_hand,
  .offer = fliptown_ability_or_not_offer,
};

/* Phases 5 and 6: pan and work, bribes, the Sheriff card, the Marshal, arrests. */

void
fliptown_work (FliptownState *state)
{
  g_assert (state->stage == FLIPTOWN_STAGE_WORK);

  for (guint i = 0; i < state->n_seats; i++)
    {
      fliptown_gain_for (state, i, FLIPTOWN_GOLD, state->seats[i].pans * state->board.gold_a_pan);
      fliptown_gain_for (state, i, FLIPTOWN_CASH,
                         state->seats[i].hammers * state->board.cash_a_hammer);
    }
}

static int
wanted_of (const FliptownState *state, guint seat)
{
  return fliptown_held (&state->seats[seat], FLIPTOWN_WANTED);
}

/* The bribe, before the Sheriff card is shown: a seat that has paid it can't be arrested in this
   round. */

int
fliptown_bribe_price (const FliptownState *state, guint seat)
{
  g_assert (seat < state->n_seats);

  return wanted_of (state, seat) * state->board.bribe_price;
}

static gboolean
is_possible (const FliptownState *state, guint seat)
{
  return wanted_of (state, seat) > FLIP_ACE
         && fliptown_held (&state->seats[seat], FLIPTOWN_GOLD)
              >= fliptown_bribe_price (state, seat);
}

/* A seat that can't be arrested or can't pay is not asked; the Preacher is asked with any
   Wanted. */
gboolean
fliptown_bribe_asked (const FliptownState *state, guint seat)
{
  const FliptownSeat *player = &state->seats[seat];
  gboolean preaches =
    player->character == FLIPTOWN_PREACHER && player->ability && wanted_of (state, seat) > 0;

  g_assert (seat < state->n_seats);

  return preaches || is_possible (state, seat);
}

static gboolean
check_bribe (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FliptownState *state = data;

  if (move->arg[0] != 0 && move->arg[0] != 1)
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "FT-SHERIFF-1",
                        _ ("Say whether you bribe the Sheriff."));
  if (move->arg[0] == 0 || is_possible (state, state->seat))
    return TRUE;
  if (wanted_of (state, state->seat) <= FLIP_ACE)
    return flip_refuse (refusal, FLIP_REFUSED_NEEDLESS, FLIP_NO_SITE, "FT-SHERIFF-4",
                        /* Translators: %d: Wanted */
                        _ ("With %d Wanted no Sheriff card can arrest you; save your gold."),
                        wanted_of (state, state->seat));
  (void) flip_refuse (refusal, FLIP_REFUSED_PRICE, FLIP_NO_SITE, "FT-SHERIFF-1",
                      /* Translators: %d: gold, both times */
                      _ ("A bribe costs %d gold, one for each Wanted, and you have %d."),
                      fliptown_bribe_price (state, state->seat),
                      fliptown_held (fliptown_acting_seat (state), FLIPTOWN_GOLD));
  return flip_refusal_set_price (refusal, "gold", fliptown_bribe_price (state, state->seat),
                                 fliptown_held (fliptown_acting_seat (state), FLIPTOWN_GOLD));
}

static void
apply_bribe (gpointer data, const FlipMove *move)
{
  FliptownState *state = data;

  g_assert (state->seat < state->n_seats);
  g_assert (!move->arg[0] || is_possible (state, state->seat));
  g_assert (!(state->seats[state->seat].bribes & 1u << state->round));

  if (move->arg[0])
    {
      fliptown_lose (state, state->seat, FLIPTOWN_GOLD, fliptown_bribe_price (state, state->seat));
      state->seats[state->seat].bribes |= (guint8) (1u << state->round);
    }
  fliptown_seat_done (state);
}

static void
label_bribe (gconstpointer data, const FlipMove *move, GString *text)
{
  const FliptownState *state = data;

  if (move->arg[0])
    g_string_append_printf (text, /* Translators: %d: gold */ _ ("Bribe for %d gold"),
                            fliptown_bribe_price (state, state->seat));
  else
    g_string_append (text, /* Translators: what a player can do */ _ ("No bribe"));
}

static void
offer_bribe (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  const FliptownState *state = data;

  offer->declines = move->arg[0] == 0;
  offer->rare = !offer->declines;
  if (offer->declines)
    return fliptown_offer_arrest (state, state->seat, fliptown_unseen (state), offer);
  offer->price = fliptown_bribe_price (state, state->seat);
  flip_gains_add (&offer->gains, "badge", "%s", _ ("no arrest this round"));
}

/* The Sheriff card */

static gboolean
has_bribed (const FliptownState *state, guint seat)
{
  return state->seats[seat].bribes & 1u << state->round;
}

/* The value that a seat's Wanted is compared with. */
guint
fliptown_sheriff_value (const FliptownState *state, guint seat)
{
  gboolean another =
    state->cards.marshal_card != FLIP_NO_CARD
    && (state->options.marshal_all || state->seats[seat].character == FLIPTOWN_MARSHAL);

  g_assert (seat < state->n_seats && flip_card_is_plain (state->cards.sheriff));

  return flip_card_rank (another ? state->cards.marshal_card : state->cards.sheriff);
}

/* Whether the Sheriff card arrests a seat. */
gboolean
fliptown_is_caught (const FliptownState *state, guint seat)
{
  return !has_bribed (state, seat)
         && (int) fliptown_sheriff_value (state, seat) < wanted_of (state, seat);
}

/* If only the owner is affected, another card is useful only if they would be arrested and some
   card would avoid that. */
gboolean
fliptown_marshal_asked (const FliptownState *state, guint *owner)
{
  g_assert (owner);

  for (guint i = 0; i < state->n_seats; i++)
    {
      const FliptownSeat *player = &state->seats[i];

      if (player->character != FLIPTOWN_MARSHAL || !player->ability)
        continue;
      *owner = i;
      return state->options.marshal_all
             || (fliptown_is_caught (state, i) && wanted_of (state, i) <= FLIP_KING);
    }

  return FALSE;
}

static void
apply_marshal (gpointer data, const FlipMove *move)
{
  FliptownState *state = data;

  g_assert (state->seats[state->seat].character == FLIPTOWN_MARSHAL);
  g_assert (state->seats[state->seat].ability > 0);

  state->stage = FLIPTOWN_STAGE_ARREST;
  if (move->arg[0])
    {
      state->seats[state->seat].ability--;
      state->stage = FLIPTOWN_STAGE_MARSHAL_CARD;
    }
  else
    state->seat = 0;
}

/* Another card is drawn from the deck, which may have to be refilled first. */
static void
offer_marshal (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  FliptownState after = *(const FliptownState *) data;
  FlipCardSet sheriff = FLIP_CARD_BIT (after.cards.sheriff);

  fliptown_ability_or_not_offer (data, move, offer);
  if (move->arg[0])
    {
      fliptown_cards_refill_if_empty (&after);
      sheriff = after.cards.drawable;
    }
  fliptown_offer_arrest (&after, after.seat, sheriff, offer);
}

/* The arrest */

static gboolean
may_pay_cash (const FliptownState *state, guint seat)
{
  return wanted_of (state, seat) < state->board.stars_only_from
         && fliptown_held (&state->seats[seat], FLIPTOWN_CASH)
              >= state->board.penalty_cash[state->round];
}

static void
pay_penalty (FliptownState *state, FliptownTrackId track)
{
  g_assert (track == FLIPTOWN_CASH || track == FLIPTOWN_STARS);
  g_assert (!(state->seats[state->seat].arrests & 1u << state->round));

  state->seats[state->seat].arrests |= (guint8) (1u << state->round);
  fliptown_lose (state, state->seat, track,
                 track == FLIPTOWN_CASH ? state->board.penalty_cash[state->round]
                                        : state->board.penalty_stars[state->round]);
  fliptown_seat_done (state);
}

/* Whether a seat is arrested and can choose how to pay. */
gboolean
fliptown_arrest_asked (const FliptownState *state, guint seat)
{
  return fliptown_is_caught (state, seat) && may_pay_cash (state, seat);
}

/* Moves past a seat that is not arrested, or that can pay in only one way; FALSE if it can
   choose. */
gboolean
fliptown_arrest_next (FliptownState *state)
{
  g_assert (state->seat < state->n_seats);

  if (fliptown_arrest_asked (state, state->seat))
    return FALSE;
  if (fliptown_is_caught (state, state->seat))
    pay_penalty (state, FLIPTOWN_STARS);
  else
    fliptown_seat_done (state);
  return TRUE;
}

/* A seat that can pay in either way loses one of the two. */
static void
tell_penalty (const FliptownState *state, guint seat, FlipChance *outcome)
{
  FliptownState after = *state;

  if (may_pay_cash (state, seat))
    {
      flip_gains_add (&outcome->gains, "cash",
                      /* Translators: first %d: dollars; second %d: how many stars */
                      ngettext ("−$%d or −%d star", "−$%d or −%d stars",
                                (gulong) state->board.penalty_stars[state->round]),
                      state->board.penalty_cash[state->round],
                      state->board.penalty_stars[state->round]);
      return;
    }
  fliptown_lose (&after, seat, FLIPTOWN_STARS, state->board.penalty_stars[state->round]);
  fliptown_outcome_gains (state, &after, seat, outcome);
}

/* The probability that one of these cards arrests a seat, and the penalty. */
void
fliptown_offer_arrest (const FliptownState *state, guint seat, FlipCardSet cards, FlipOffer *offer)
{
  guint all = flip_card_set_size (cards);
  int wanted = wanted_of (state, seat);
  int chance;

  g_assert (seat < state->n_seats && all > 0);

  chance = flip_chance_of (all - fliptown_count_from (cards, (guint) MAX (wanted, 0)), all);
  /* Translators: what came of the Sheriff’s card */
  tell_penalty (state, seat, fliptown_offer_outcome (offer, chance, _ ("Arrested")));
  /* Translators: what came of the Sheriff’s card */
  (void) fliptown_offer_outcome (offer, 100 - chance, _ ("Not arrested"));
}

static gboolean
check_penalty (gconstpointer state, const FlipMove *move, FlipRefusal *refusal)
{
  return move->arg[0] == FLIPTOWN_CASH || move->arg[0] == FLIPTOWN_STARS
         || flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "FT-SHERIFF-6",
                         _ ("Pay with cash or with stars."));
}

static void
apply_penalty (gpointer data, const FlipMove *move)
{
  FliptownState *state = data;

  g_assert (fliptown_is_caught (state, state->seat));
  g_assert (move->arg[0] != FLIPTOWN_CASH || may_pay_cash (state, state->seat));

  pay_penalty (state, move->arg[0]);
}

static void
label_penalty (gconstpointer data, const FlipMove *move, GString *text)
{
  const FliptownState *state = data;
  int stars = MIN (state->board.penalty_stars[state->round],
                   fliptown_held (fliptown_acting_seat (state), FLIPTOWN_STARS));

  if (move->arg[0] == FLIPTOWN_CASH)
    /* Translators: %d: dollars */
    g_string_append_printf (text, _ ("Pay $%d"), state->board.penalty_cash[state->round]);
  else
    /* Translators: %d: how many */
    g_string_append_printf (text, ngettext ("Pay %d star", "Pay %d stars", (gulong) stars), stars);
}

const FlipVerb fliptown_bribe = {
  .name = "bribe", .stages = 1u << FLIPTOWN_STAGE_BRIBE, .n_args = 1,
  .list = fliptown_answer_list, .check = check_bribe, .apply = apply_bribe,
  .print = fliptown_answer_print, .describe = fliptown_answer_describe, .label = label_bribe,
  .offer = offer_bribe,
};

const FlipVerb fliptown_marshal = {
  .name = "sheriff", .stages = 1u << FLIPTOWN_STAGE_MARSHAL, .n_args = 1,
  .list = fliptown_answer_list, .check = fliptown_yes_or_no_check, .apply = apply_marshal,
  .print = fliptown_answer_print, .describe = fliptown_answer_describe,
  .label = fliptown_answer_label,
  .offer = offer_marshal,
};

const FlipVerb fliptown_penalty = {
  .name = "pay", .stages = 1u << FLIPTOWN_STAGE_ARREST, .n_args = 1,
  .list = fliptown_answer_list, .check = check_penalty, .apply = apply_penalty,
  .print = fliptown_answer_print, .describe = fliptown_answer_describe, .label = label_penalty,
  .offer = fliptown_offer_gains,
};
