/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flipcity/flipcity-deck.h"
#include "games/flipcity/flipcity-rules.h"

/* The course of the game: the questions, and what happens automatically in between. */

/* The end of the previous turn has already cleared the row of played cards. */
static void
begin_turn (FlipcityState *state)
{
  memset (&state->turn, 0, G_STRUCT_OFFSET (FlipcityTurn, played));
  state->turn.gains[FLIPCITY_LIMIT] = state->cards.limit;
  state->stage = FLIPCITY_STAGE_PLAY;
}

static void
end_turn (FlipcityState *state)
{
  FlipcitySeat *seat = &state->seats[state->seat];
  guint8 *played = state->turn.played;
  guint n = state->turn.n_played, discarded = seat->discarded;
  guint after = state->seat + 1u;
  guint next = after & (guint) ((after == state->n_seats) - 1); /* or 0, without a branch */

  for (guint i = 0; i < n; i++)
    {
      guint face = played[i];

      played[i] = 0;
      seat->discard[face]++;
      discarded |= 1u << face;
    }
  seat->discarded = (guint16) discarded;
  seat->n_discard = (guint8) (seat->n_discard + n);
  seat->turns++;
  state->seat = (guint8) next;
  state->round = (guint16) (state->round + (next == state->first));
}

/* Moves bottom cards to the discard as long as they are known. */
static gboolean
drop_bottoms (FlipcityState *state, FlipcitySeat *seat)
{
  if (!state->turn.bottoms_due)
    return TRUE;
  while (state->turn.bottoms_due && seat->n_deck)
    {
      guint face = flipcity_deck_only_kind (seat);

      if (face == FLIPCITY_NO_FACE)
        return FALSE;
      flipcity_deck_take (seat, face);
      flipcity_discard_add (seat, face);
      state->turn.bottoms_due--;
    }
  state->turn.bottoms_due = 0;
  return TRUE;
}

/* Whether the top card is known, if it has to be. */
static gboolean
shows_top (const FlipcityState *state, FlipcitySeat *seat)
{
  if (seat->top != FLIPCITY_NO_FACE || !seat->n_deck || state->telling == FLIPCITY_TOP_PLAYED)
    return TRUE;
  seat->top = (guint8) flipcity_deck_only_kind (seat);
  return seat->top != FLIPCITY_NO_FACE || state->telling == FLIPCITY_TOP_NAMED;
}

/* Plays the next card if there is no choice; FALSE if somebody is asked. */
static inline gboolean
plays_next (FlipcityState *state, FlipcitySeat *seat, gboolean is_first)
{
  if (!shows_top (state, seat))
    state->stage = FLIPCITY_STAGE_TOP;
  else if ((is_first ? seat->n_deck != 0 : flipcity_is_compelled (state, seat))
           && !(state->cards.recyclable & seat->discarded) && !flipcity_is_named_next (state))
    {
      if (is_first)
        flipcity_play_first (state);
      else
        flipcity_play_next (state);
      return TRUE;
    }
  return FALSE;
}

/* Plays all cards that must be played; FALSE if somebody is asked, otherwise the turn is over. */
static inline gboolean
plays_on (FlipcityState *state)
{
  FlipcitySeat *seat = &state->seats[state->seat];

  while (state->stage == FLIPCITY_STAGE_PLAY)
    {
      if (!drop_bottoms (state, seat))
        {
          state->stage = FLIPCITY_STAGE_BOTTOM;
          return FALSE;
        }
      if (!plays_next (state, seat, FALSE))
        return FALSE;
    }

  return state->stage == FLIPCITY_STAGE_END;
}

/* Plays the first card of a turn. The gains were cleared just now and aren't read, as that would
   stall on those writes. */
static inline gboolean
plays_first (FlipcityState *state)
{
  return plays_next (state, &state->seats[state->seat], TRUE);
}

/* The kind of victory if building ended now, or FLIPCITY_NOT_OVER. */
FlipcityEnd
flipcity_victory (const FlipcityState *state)
{
  const FlipcityTurn *turn = &state->turn;

  if (turn->gains[FLIPCITY_UNHAPPY] > turn->gains[FLIPCITY_LIMIT])
    return FLIPCITY_NOT_OVER;
  if (turn->gains[FLIPCITY_POINTS] >= state->cards.points)
    return FLIPCITY_WON_BY_POINTS;
  return turn->to_win && turn->n_played >= turn->to_win ? FLIPCITY_WON_BY_CARDS : FLIPCITY_NOT_OVER;
}

static void
record_turn (FlipcityState *state)
{
  FlipcitySeat *seat = &state->seats[state->seat];

  seat->best = MAX (seat->best, (guint16) flipcity_gain (state, FLIPCITY_POINTS));
  seat->most_cards = MAX (seat->most_cards, state->turn.n_played);
}

static void
end_building (FlipcityState *state)
{
  record_turn (state);
  state->end = (guint8) flipcity_victory (state);
  state->stage = state->end ? FLIPCITY_STAGE_OVER : FLIPCITY_STAGE_END;
}

/* Continues to the next question; TRUE if the turn ends before one. */
static inline gboolean
ends_turn (FlipcityState *state)
{
  if (state->stage == FLIPCITY_STAGE_BUILD)
    {
      if (flipcity_can_build (state))
        return FALSE;
      end_building (state);
    }
  else if (state->stage == FLIPCITY_STAGE_BOTTOM)
    state->stage = FLIPCITY_STAGE_PLAY;
  else if (state->stage == FLIPCITY_STAGE_TURN)
    begin_turn (state);
  return plays_on (state);
}

/* Continues from the end of a turn to the first question of the next; TRUE if that turn ends
   without one. */
static inline gboolean
ends_next (FlipcityState *state)
{
  end_turn (state);
  begin_turn (state);
  return plays_first (state) && plays_on (state);
}

/* Continues to the next question, but not beyond the end of the turn. */
void
flipcity_advance_within (FlipcityState *state)
{
  (void) ends_turn (state);
}

/* Continues from the end of a turn to the first question of the next, or to its end if it has none;
   FALSE if no turn is at its end. */
gboolean
flipcity_begin_next (FlipcityState *state)
{
  if (state->stage != FLIPCITY_STAGE_END)
    return FALSE;
  (void) ends_next (state);
  return TRUE;
}

/* Continues to the next question, or to the end of the game. Random games call this after each
   move, so everything above is inlined into it. */
__attribute__ ((flatten)) void
flipcity_advance (gpointer data, const FlipMove *move)
{
  if (!ends_turn (data))
    return;
  while (ends_next (data))
    continue;
}

/* The bottom card comes after all others of the deck. */
static FlipDraw
next_draw (const FlipcityState *state)
{
  const FlipcitySeat *seat = flipcity_acting_seat (state);
  guint behind = state->stage == FLIPCITY_STAGE_BOTTOM ? seat->n_deck - 1u : 0;

  return (FlipDraw){ seat->shuffle, (guint16) (seat->next + behind) };
}

void
flipcity_ask (gconstpointer data, FlipAsk *ask)
{
  const FlipcityState *state = data;
  FlipAskKind kind = flipcity_stages[state->stage].kind;

  *ask = (FlipAsk){ .kind = kind, .who = kind == FLIP_ASK_SITE ? state->seat : FLIP_TABLE };
  if (kind != FLIP_ASK_CARDS)
    return;
  ask->count = 1;
  ask->possible = flipcity_acting_seat (state)->kinds;
  ask->draw = next_draw (state);
}
