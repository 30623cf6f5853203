/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/fliptown-people.h"

#include <glib/gi18n-lib.h>

/* The bribe, before the Sheriff card is shown: a seat that has paid it can't be arrested in this
   round. */

#define LOWEST_CARD 1

static int
wanted_of (const FliptownState *state, guint seat)
{
  return fliptown_held (&state->seats[seat], FLIPTOWN_WANTED);
}

int
fliptown_bribe_price (const FliptownState *state, guint seat)
{
  g_assert (seat < state->n_seats);

  return wanted_of (state, seat) * state->board.bribe_price;
}

static gboolean
is_possible (const FliptownState *state, guint seat)
{
  return wanted_of (state, seat) > LOWEST_CARD
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
  if (wanted_of (state, state->seat) <= LOWEST_CARD)
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
    /* Translators: %d: gold */
    g_string_append_printf (text, _ ("Bribe for %d gold"),
                            fliptown_bribe_price (state, state->seat));
  else
    /* Translators: what a player can do */
    g_string_append (text, _ ("No bribe"));
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

const FlipVerb fliptown_bribe = {
  .name = "bribe", .stages = 1u << FLIPTOWN_STAGE_BRIBE, .n_args = 1,
  .list = fliptown_answer_list, .check = check_bribe, .apply = apply_bribe,
  .print = fliptown_answer_print, .describe = fliptown_answer_describe, .label = label_bribe,
  .offer = offer_bribe,
};
