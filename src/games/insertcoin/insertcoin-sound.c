/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/insertcoin/insertcoin-game.h"

/* Invariants at every moment of every game. */

static gboolean
broken (GString *problem, guint seat, const char *what)
{
  g_string_append_printf (problem, "seat %u: %s", seat + 1, what);
  return FALSE;
}

static gboolean
level_is_sound (const InsertcoinState *state, guint index, guint level, GString *problem)
{
  const InsertcoinSeat *seat = &state->seats[index];
  gboolean complete = (seat->complete & 1u << level) != 0;

  if (!insertcoin_has_shape (seat, level))
    return insertcoin_grid_is_empty (seat->filled[level])
           || broken (problem, index, "a level without a shape is filled");
  if (!insertcoin_grid_is_empty (insertcoin_grid_without (
        seat->filled[level], insertcoin_shape (state, seat, level)->squares)))
    return broken (problem, index, "a square outside the contour is filled");
  if (insertcoin_grid_is_empty (insertcoin_free (state, seat, level)) != complete)
    return broken (problem, index, "a full level is not complete, or the reverse");
  return TRUE;
}

static gboolean
seat_is_sound (const InsertcoinState *state, guint index, GString *problem)
{
  const InsertcoinSeat *seat = &state->seats[index];
  gboolean draws = state->stage == INSERTCOIN_STAGE_DRAW || state->stage == INSERTCOIN_STAGE_FLIP;

  for (guint level = 0; level < INSERTCOIN_LEVELS; level++)
    {
      if (!level_is_sound (state, index, level, problem))
        return FALSE;
    }
  if (seat->lives == 0 && seat->coins > 0)
    return broken (problem, index, "no life, and a coin that was not inserted");
  if (seat->coins + seat->coins_inserted != INSERTCOIN_COINS + seat->coins_gained)
    return broken (problem, index, "coins appear or vanish");
  if (state->counters)
    return TRUE;
  if (state->stage == INSERTCOIN_STAGE_FLIP && insertcoin_is_broke (seat))
    return broken (problem, index, "the game goes on without a life and a coin");
  if (draws && index == state->seat && insertcoin_count (seat->complete) == INSERTCOIN_LEVELS)
    return broken (problem, index, "nothing is left to fill");
  return TRUE;
}

static gboolean
deck_is_sound (const InsertcoinState *state, GString *problem)
{
  const InsertcoinDeck *deck = &state->deck;
  guint flipped = flip_card_set_size (deck->seen) + insertcoin_count (deck->game_overs);

  if (flipped != deck->flips)
    return g_string_append (problem, "the flips are not the cards that were seen"), FALSE;
  for (guint pile = 0; pile < state->set.n_piles; pile++)
    {
      if (insertcoin_pile_left (state, pile) == 0 && insertcoin_game_over_ahead (state, pile))
        return g_string_append (problem, "a pile is gone without a GAME OVER"), FALSE;
    }
  if (insertcoin_possible (state) == 0 && state->stage == INSERTCOIN_STAGE_FLIP
      && !state->counters)
    return g_string_append (problem, "no card can come"), FALSE;
  return TRUE;
}

gboolean
insertcoin_sound (gconstpointer data, GString *problem)
{
  const InsertcoinState *state = data;

  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      if (!seat_is_sound (state, seat, problem))
        return FALSE;
    }
  return deck_is_sound (state, problem);
}
