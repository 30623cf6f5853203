/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/fliptown/fliptown.h"
#include "games/fliptown/places/fliptown-place.h"

#include <glib/gi18n-lib.h>

static const FliptownRow *
row_of (const FliptownState *state, guint target)
{
  return &state->board.rows[target / FLIPTOWN_TARGETS_IN_A_ROW];
}

/* The Wanted that a target gives the acting seat. */
int
fliptown_badlands_wanted (const FliptownState *state, guint target)
{
  const FliptownSeat *seat = fliptown_acting_seat (state);
  int hidden = fliptown_has (seat, FLIPTOWN_ITEM_BANDANA) ? state->board.bandana_takes_off : 0;

  g_assert (target < FLIPTOWN_TARGETS);

  return row_of (state, target)->wanted - hidden;
}

/* Circles the target and gains its Wanted; the robbery card decides the rest. */
void
fliptown_badlands_visit (FliptownState *state, guint target)
{
  FliptownSeat *seat = &state->seats[state->seat];

  g_assert (target < FLIPTOWN_TARGETS && !(seat->targets & 1u << target));

  seat->targets |= (guint16) (1u << target);
  state->target = (guint8) target;
  state->stage = FLIPTOWN_STAGE_ROBBERY;
  fliptown_gain (state, FLIPTOWN_WANTED, fliptown_badlands_wanted (state, target));
}

static guint
firepower (const FliptownState *state)
{
  const FliptownSeat *seat = fliptown_acting_seat (state);

  if (fliptown_has (seat, FLIPTOWN_ITEM_RIFLE))
    return (guint) state->board.rifle_adds;
  return fliptown_has (seat, FLIPTOWN_ITEM_PISTOL) ? (guint) state->board.pistol_adds : 0;
}

/* The lowest robbery card that succeeds. */
guint
fliptown_badlands_least (const FliptownState *state, guint target)
{
  guint value = fliptown_badlands_value (state, target), adds = firepower (state);

  g_assert (target < FLIPTOWN_TARGETS);

  return value > adds ? value - adds : 1;
}

static gboolean
row_is_complete (const FliptownState *state, guint target)
{
  guint first = target / FLIPTOWN_TARGETS_IN_A_ROW * FLIPTOWN_TARGETS_IN_A_ROW;
  guint row = 7u << first;

  return (fliptown_acting_seat (state)->targets & row) == row;
}

void
fliptown_badlands_resolve (FliptownState *state, FlipCard robbery_card)
{
  const FliptownRow *row = row_of (state, state->target);
  gboolean success =
    flip_card_rank (robbery_card) >= fliptown_badlands_least (state, state->target);

  g_assert (flip_card_is_plain (robbery_card));
  g_assert (fliptown_acting_seat (state)->targets & 1u << state->target);

  fliptown_gain (state, FLIPTOWN_STARS, success ? row->stars : row->stars / 2);
  if (success)
    fliptown_gain (state, FLIPTOWN_CASH, row->cash[state->target % FLIPTOWN_TARGETS_IN_A_ROW]);
  if (row_is_complete (state, state->target))
    fliptown_gain_reward (state, &row->bonus, FLIPTOWN_BADLANDS);
}

/* The outcome for one kind of robbery card. */
static void
add_outcome (const FliptownState *state,
             FlipCard card,
             int chance,
             const char *words,
             FlipOffer *offer)
{
  FliptownState after = *state;
  FlipChance *outcome = fliptown_offer_outcome (offer, chance, words);

  fliptown_badlands_resolve (&after, card);
  fliptown_outcome_gains (state, &after, state->seat, outcome);
}

/* The probability that the robbery card succeeds, in hundredths, given the known cards. */
int
fliptown_robbery_chance (const FliptownState *state)
{
  FlipCardSet possible = fliptown_cards_possible (state);

  g_assert (state->stage == FLIPTOWN_STAGE_ROBBERY && flip_card_set_size (possible) > 0);

  return flip_chance_of (
    fliptown_count_from (possible, fliptown_badlands_least (state, state->target)),
    flip_card_set_size (possible));
}

static void
tell_robbery (const FliptownState *state, FlipOffer *offer)
{
  guint least = fliptown_badlands_least (state, state->target);
  int chance = fliptown_robbery_chance (state);
  char words[sizeof offer->outcomes[0].words];

  if (least == FLIP_ACE)
    flip_phrase_copy (words, _ ("Succeeds with any card"), sizeof words);
  else
    /* Translators: %s: the rank of a card */
    flip_phrase_print (words, sizeof words, _ ("Succeeds with %s or more"), flip_rank_text (least));
  add_outcome (state, flip_card (FLIP_SPADES, FLIP_KING), chance, words, offer);
  if (least == FLIP_ACE)
    return;
  /* Translators: %s: the rank of a card */
  flip_phrase_print (words, sizeof words, _ ("Fails below %s"), flip_rank_text (least));
  add_outcome (state, flip_card (FLIP_SPADES, FLIP_ACE), 100 - chance, words, offer);
}

/* The probability that the next card succeeds, given the known cards. It is found by playing the
   move on a copy, because the deck may have to be refilled first. */
void
fliptown_robbery_offer (const FliptownState *state, const FlipMove *move, FlipOffer *offer)
{
  FliptownState after = *state;

  if (fliptown_site_place (move->site) != FLIPTOWN_BADLANDS
      || !flip_game_check (&fliptown_game, state, move, NULL))
    return;
  flip_game_apply (&fliptown_game, &after, move);
  g_assert (after.stage == FLIPTOWN_STAGE_ROBBERY);
  tell_robbery (&after, offer);
}
