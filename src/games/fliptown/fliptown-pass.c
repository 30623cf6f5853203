/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/places/fliptown-place.h"

#include <glib/gi18n-lib.h>

/* Passing: only the poker card is taken, if no site can be reached for free. */

static gboolean
reaches_for_free (const FliptownState *state, FliptownPlace region, guint value)
{
  for (guint left = fliptown_place_open_sites (state, region); left; left &= left - 1)
    {
      guint site = fliptown_first_site (region) + (guint) __builtin_ctz (left);

      if (fliptown_site_steps (state, site, value) == 0)
        return TRUE;
    }

  return FALSE;
}

static gboolean
has_free_action (const FliptownState *state)
{
  if (fliptown_place_has_open_site (state, FLIPTOWN_CEMETERY))
    return TRUE;

  for (guint i = 0; i < FLIPTOWN_ARRANGEMENTS; i++)
    for (guint region = 0; region < FLIPTOWN_N_REGIONS; region++)
      {
        const FliptownArrangement *roles = &fliptown_arrangements[i];
        gboolean free_suit =
          state->cards.suits[roles->suit] == region || state->board.suit_price == 0;

        if (free_suit
            && reaches_for_free (state, region, flip_card_rank (state->cards.lineup[roles->value])))
          return TRUE;
      }

  return FALSE;
}

static void
list_pass (gconstpointer data, FlipMoveList *list)
{
  const FliptownState *state = data;

  if (has_free_action (state))
    return;
  for (int poker = 0; poker < FLIPTOWN_LINEUP; poker++)
    {
      FlipMove pass = fliptown_move (FLIPTOWN_VERB_PASS, FLIP_NO_SITE, poker, 0);

      flip_move_list_add (list, &pass);
    }
}

static gboolean
check_pass (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FliptownState *state = data;

  if (move->arg[0] < 0 || move->arg[0] >= FLIPTOWN_LINEUP)
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "FT-TURN-11",
                        _ ("Name the lineup card that goes to the poker hand."));
  if (!has_free_action (state))
    return TRUE;
  return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE, "FT-TURN-11",
                      _ ("You can only pass when no site can be reached for free, and one can."));
}

static void
apply_pass (gpointer data, const FlipMove *move)
{
  FliptownState *state = data;

  g_assert (move->arg[0] >= 0 && move->arg[0] < FLIPTOWN_LINEUP);

  state->acted = TRUE;
  state->stage = FLIPTOWN_STAGE_POOL;
  fliptown_take_poker_card (state, (guint) move->arg[0]);
}

static FlipCard
poker_card (const FliptownState *state, const FlipMove *move)
{
  g_assert (move->arg[0] >= 0 && move->arg[0] < FLIPTOWN_LINEUP);

  return state->cards.lineup[move->arg[0]];
}

static void
print_pass (gconstpointer state, const FlipMove *move, GString *text)
{
  char card[FLIP_CARD_TEXT_SIZE];

  g_string_append_printf (text, "%s pass", flip_card_print (poker_card (state, move), card));
}

static void
describe_pass (gconstpointer state, const FlipMove *move, GString *text)
{
  /* Translators: told in the log */
  g_string_append (text, _ ("Passes."));
  fliptown_outcome_describe (state, move, text);
}

static void
label_pass (gconstpointer state, const FlipMove *move, GString *text)
{
  char card[FLIP_CARD_TEXT_SIZE];

  /* Translators: %s: a card */
  g_string_append_printf (text, _ ("Pass, %s poker"),
                          flip_card_show (poker_card (state, move), card));
}

static void
offer_pass (gconstpointer state, const FlipMove *move, FlipOffer *offer)
{
  offer->declines = TRUE;
  fliptown_offer_card (offer, poker_card (state, move), C_ ("part of a card", "poker"));
  fliptown_offer_gains (state, move, offer);
}

const FlipVerb fliptown_pass = {
  .name = "pass", .stages = 1u << FLIPTOWN_STAGE_ACTION, .n_args = 1,
  .list = list_pass, .check = check_pass, .apply = apply_pass,
  .print = print_pass, .describe = describe_pass, .label = label_pass, .offer = offer_pass,
};
