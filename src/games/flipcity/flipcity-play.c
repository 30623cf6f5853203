/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flipcity/flipcity-rules.h"

#include <glib/gi18n-lib.h>

/* The Play Cards Phase: playing, stopping, shuffling, recycling. */

static void
add_gains (FlipcityTurn *turn, const guint8 *amounts)
{
  for (guint i = 0; i < FLIPCITY_N_GAINS; i++)
    turn->gains[i] += amounts[i];
}

/* A card from the deck comes to lie in front of the seat. */
void
flipcity_play_face (FlipcityState *state, guint face)
{
  const guint8 *effects = state->cards.faces[face].effects;
  FlipcityTurn *turn = &state->turn;

  flipcity_deck_take_top (&state->seats[state->seat], face);
  turn->played[turn->n_played++] = (guint8) face;
  add_gains (turn, effects);
  turn->gains[FLIPCITY_CASH] += effects[FLIPCITY_CASH_PER_UNHAPPY] * turn->gains[FLIPCITY_UNHAPPY];
  turn->forces_next = effects[FLIPCITY_FORCES_NEXT];
  turn->bottoms_due = effects[FLIPCITY_BOTTOM_TO_DISCARD];
  if (effects[FLIPCITY_CARDS_TO_WIN]
      && (!turn->to_win || effects[FLIPCITY_CARDS_TO_WIN] < turn->to_win))
    turn->to_win = effects[FLIPCITY_CARDS_TO_WIN];
  state->stage = FLIPCITY_STAGE_PLAY;
  if (turn->gains[FLIPCITY_UNHAPPY] > turn->gains[FLIPCITY_LIMIT])
    {
      FlipcitySeat *seat = &state->seats[state->seat];

      seat->busts++;
      seat->last = (FlipcityLast){ FLIPCITY_LAST_BUST, (guint8) face, 0 };
      state->stage = FLIPCITY_STAGE_END;
    }
}

/* Play */

gboolean
flipcity_play_check (const FlipcityState *state, const FlipMove *move, FlipRefusal *refusal)
{
  const FlipcitySeat *seat = flipcity_acting_seat (state);

  if (seat->n_deck)
    return TRUE;
  return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FC-DECK-5",
                      seat->n_discard
                        ? _ ("Your deck is empty: shuffle your discard to go on, or stop.")
                        : _ ("Your deck is empty, and so is your discard: you can only stop."));
}

void
flipcity_play_apply (FlipcityState *state, const FlipMove *move)
{
  const FlipcitySeat *seat = flipcity_acting_seat (state);
  guint face = seat->top != FLIPCITY_NO_FACE ? seat->top : flipcity_deck_only_kind (seat);

  if (face == FLIPCITY_NO_FACE)
    state->stage = FLIPCITY_STAGE_PLAYED;
  else
    flipcity_play_face (state, face);
}

/* Stop */

gboolean
flipcity_stop_check (const FlipcityState *state, const FlipMove *move, FlipRefusal *refusal)
{
  const FlipcitySeat *seat = flipcity_acting_seat (state);
  char name[32];

  if (flipcity_must_play (state) && state->turn.forces_next)
    return flip_refuse (
      refusal, FLIP_REFUSED_NOT_NOW, move->site, "FC-CARD-10",
      _ ("You can't stop now: after the %s the next card must be played."),
      flipcity_face_name (&state->cards, state->turn.played[state->turn.n_played - 1], name));
  if (seat->n_deck && seat->top != FLIPCITY_NO_FACE && state->cards.forced >> seat->top & 1)
    return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, move->site, "FC-PLAY-4",
                        _ ("You can't stop now: the %s on top of your deck must be played."),
                        flipcity_face_name (&state->cards, seat->top, name));
  return !flipcity_must_play (state)
         || flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, move->site, "FC-PLAY-3",
                         _ ("Play at least one card before you stop."));
}

void
flipcity_stop_apply (FlipcityState *state, const FlipMove *move)
{
  FlipcitySeat *seat = &state->seats[state->seat];

  seat->last = (FlipcityLast){ FLIPCITY_LAST_STOPPED, FLIPCITY_NO_FACE,
                               (guint16) flipcity_gain (state, FLIPCITY_POINTS) };
  state->turn.gains[FLIPCITY_ACTIONS]++;
  state->stage = FLIPCITY_STAGE_BUILD;
}

/* Shuffle */

static gboolean
removal_check (const FlipcityState *state, const FlipMove *move, FlipRefusal *refusal)
{
  int pair = move->arg[0] - 1;
  char name[32];

  if (!flipcity_is_solo (state))
    return move->arg[0] == 0
           || flip_refuse (refusal, FLIP_REFUSED_NEEDLESS, move->site, "FC-SOLO-2",
                           _ ("Only alone does a card leave the supply with a shuffle."));
  if (pair < 0 || pair >= state->cards.n_pairs)
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FC-SOLO-2",
                        _ ("Alone each shuffle costs a card of the supply: say which one leaves "
                           "the game."));
  return state->supply[pair] > 0
         || flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FC-SOLO-2",
                         _ ("There is no %s in the supply to be removed: choose another card."),
                         flipcity_face_name (&state->cards, flipcity_front ((guint) pair), name));
}

gboolean
flipcity_shuffle_check (const FlipcityState *state, const FlipMove *move, FlipRefusal *refusal)
{
  const FlipcitySeat *seat = flipcity_acting_seat (state);

  if (seat->n_deck)
    return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, move->site, "FC-DECK-6",
                        ngettext ("You shuffle only when your deck is empty: %u card is left.",
                                  "You shuffle only when your deck is empty: %u cards are left.",
                                  seat->n_deck),
                        seat->n_deck);
  if (!seat->n_discard)
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FC-DECK-6",
                        _ ("Your discard is empty: there is nothing to shuffle."));
  return removal_check (state, move, refusal);
}

void
flipcity_shuffle_apply (FlipcityState *state, const FlipMove *move)
{
  flipcity_deck_shuffle (state, state->seat);
  state->turn.shuffled = TRUE;
  if (move->arg[0])
    flipcity_supply_take (state, (guint) move->arg[0] - 1);
}

/* Recycle */

gboolean
flipcity_recycle_check (const FlipcityState *state, const FlipMove *move, FlipRefusal *refusal)
{
  guint face = flipcity_site_face (move->site);
  char name[32];

  if (face >= flipcity_n_faces (&state->cards))
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, move->site, "FC-RECYCLE-1",
                        _ ("This is not a card."));
  if (!(state->cards.recyclable >> face & 1))
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FC-RECYCLE-1",
                        _ ("The %s can't be recycled."),
                        flipcity_face_name (&state->cards, face, name));
  return flipcity_acting_seat (state)->discard[face] > 0
         || flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FC-RECYCLE-4",
                         _ ("There is no %s in your discard; in the deck or in play it can't be "
                            "recycled."),
                         flipcity_face_name (&state->cards, face, name));
}

void
flipcity_recycle_apply (FlipcityState *state, const FlipMove *move)
{
  FlipcitySeat *seat = &state->seats[state->seat];
  guint face = flipcity_site_face (move->site);

  flipcity_discard_take (seat, face);
  flipcity_discard_add (seat, flipcity_other_side (face));
  add_gains (&state->turn, state->cards.faces[face].recycle);
  state->turn.recycled++;
}

/* All that a seat can do in this phase */

static void
list_shuffles (const FlipcityState *state, FlipMoveList *list)
{
  if (!flipcity_is_solo (state))
    {
      flipcity_list (list, FLIPCITY_VERB_SHUFFLE, FLIPCITY_SITE_DECK, 0);
      return;
    }
  for (guint i = 0; i < state->cards.n_pairs; i++)
    {
      if (state->supply[i])
        flipcity_list (list, FLIPCITY_VERB_SHUFFLE, FLIPCITY_SITE_DECK, i + 1);
    }
}

void
flipcity_play_legal (const FlipcityState *state, FlipMoveList *list)
{
  const FlipcitySeat *seat = flipcity_acting_seat (state);

  if (seat->n_deck)
    flipcity_list (list, FLIPCITY_VERB_PLAY, FLIPCITY_SITE_DECK, 0);
  else if (seat->n_discard)
    list_shuffles (state, list);
  if (!flipcity_must_play (state))
    flipcity_list (list, FLIPCITY_VERB_STOP, FLIPCITY_SITE_STOP, 0);
  for (guint left = flipcity_can_recycle (state); left; left &= left - 1)
    flipcity_list (list, FLIPCITY_VERB_RECYCLE,
                   flipcity_discard_site_of (flip_card_set_first (left)), 0);
}
