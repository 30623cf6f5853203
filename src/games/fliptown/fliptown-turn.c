/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/fliptown-people.h"
#include "games/fliptown/places/fliptown-buildings.h"

/* The course of the game from one question to the next. Each step looks at the stage and either
   continues automatically (TRUE) or waits for an answer (FALSE). */

static gboolean
go (FliptownState *state, FliptownStage stage)
{
  state->stage = (guint8) stage;
  return TRUE;
}

/* Set-up */

static gboolean
step_bounties (FliptownState *state)
{
  gboolean wanted = state->n_seats > 1 && state->options.bounties != 2;

  if (wanted && state->bounties.n < FLIPTOWN_DRAWN_BOUNTIES)
    return FALSE;
  state->seat = 0;
  return go (state, FLIPTOWN_STAGE_CHARACTERS);
}

static gboolean
step_characters (FliptownState *state)
{
  if (!state->options.characters || state->seat == state->n_seats)
    return go (state, FLIPTOWN_STAGE_ROUND);
  if (state->seats[state->seat].character == FLIPTOWN_NO_CHARACTER)
    return FALSE;
  state->seat++;
  return TRUE;
}

/* Phases 1 and 2 */

static gboolean
step_round (FliptownState *state)
{
  g_assert (state->round < FLIPTOWN_ROUNDS);

  fliptown_cards_gather (state);
  state->cards.marshal_card = FLIP_NO_CARD;
  state->cards.sheriff_draw = fliptown_cards_take_hidden (state);
  for (guint i = 0; i < state->n_seats; i++)
    {
      state->seats[i].looked = FALSE;
      for (guint j = 0; j < FLIPTOWN_HOLDEM_CARDS && state->options.holdem && state->n_seats > 1;
           j++)
        state->cards.holdem_draws[i][j] = fliptown_cards_take_hidden (state);
    }
  state->turn = 0;
  state->seat = 0;
  return go (state, FLIPTOWN_STAGE_HOLDEM);
}

static gboolean
holdem_complete (const FliptownState *state, guint seat)
{
  return state->seats[seat].holdem[state->round][FLIPTOWN_HOLDEM_CARDS - 1] != FLIP_NO_CARD;
}

static gboolean
step_holdem (FliptownState *state)
{
  if (state->options.holdem && state->n_seats == 1 && !holdem_complete (state, 0))
    return FALSE;
  return go (state, FLIPTOWN_STAGE_LINEUP);
}

/* Phase 3 */

static gboolean
step_lineup (FliptownState *state)
{
  g_assert (state->turn < FLIPTOWN_TURNS && state->cards.n_lineup <= FLIPTOWN_LINEUP);

  if (state->cards.n_lineup < FLIPTOWN_LINEUP)
    {
      fliptown_cards_refill_if_empty (state);
      return FALSE;
    }
  state->seat = 0;
  return go (state, FLIPTOWN_STAGE_MAYOR);
}

static gboolean
step_mayor (FliptownState *state)
{
  for (guint i = 0; i < state->n_seats; i++)
    {
      if (state->seats[i].character == FLIPTOWN_MAYOR && state->seats[i].ability)
        return state->seat = (guint8) i, FALSE;
    }
  fliptown_resume_turn (state, 0);
  return TRUE;
}

static void
begin_seat_turn (FliptownState *state)
{
  g_assert (state->seat < state->n_seats && state->cards.n_lineup == FLIPTOWN_LINEUP);

  state->acted = FALSE;
  state->stolen_now = FALSE;
  for (guint i = 0; i < FLIPTOWN_LINEUP; i++)
    state->cards.suits[i] = (guint8) flip_card_suit (state->cards.lineup[i]);
}

static gboolean
step_payments (FliptownState *state)
{
  begin_seat_turn (state);
  fliptown_payments_bank (state);
  state->outlaws_due = (guint8) fliptown_payments_outlaws (state);
  return go (state, FLIPTOWN_STAGE_OUTLAW);
}

static gboolean
step_outlaw (FliptownState *state)
{
  return state->outlaws_due ? FALSE : go (state, FLIPTOWN_STAGE_ACTION);
}

static gboolean
step_robbery (FliptownState *state)
{
  g_assert (state->target < FLIPTOWN_TARGETS);

  fliptown_cards_refill_if_empty (state);
  return FALSE;
}

static gboolean
step_pool (FliptownState *state)
{
  if (fliptown_pool_usable (state))
    return FALSE;
  fliptown_pool_clear (state);
  return go (state, state->acted ? FLIPTOWN_STAGE_LAST_WORD : FLIPTOWN_STAGE_ACTION);
}

static gboolean
step_last_word (FliptownState *state)
{
  g_assert (state->acted);

  return fliptown_ability_usable (state) ? FALSE : go (state, FLIPTOWN_STAGE_NEXT_SEAT);
}

static gboolean
step_next_seat (FliptownState *state)
{
  guint next;

  g_assert (state->acted);

  fliptown_seat_done (state);
  next = fliptown_seat_to_come (state);
  if (next < state->n_seats)
    {
      fliptown_resume_turn (state, next);
      return TRUE;
    }

  fliptown_cards_discard_lineup (state);
  fliptown_bounties_turn_over (state);
  memset (state->cards.suits, 0, sizeof state->cards.suits);
  state->done = 0;
  state->target = 0;
  state->seat = 0;
  state->turn++;
  if (state->turn < FLIPTOWN_TURNS)
    return go (state, FLIPTOWN_STAGE_LINEUP);
  return go (state, FLIPTOWN_STAGE_REVEAL);
}

/* Phases 4 to 6 */

static gboolean
step_reveal (FliptownState *state)
{
  g_assert (state->turn == FLIPTOWN_TURNS);

  if (state->options.holdem && state->seat < state->n_seats)
    {
      if (!holdem_complete (state, state->seat))
        return FALSE;
      state->seat++;
      return TRUE;
    }
  state->seat = 0;
  return go (state, FLIPTOWN_STAGE_HANDS);
}

static gboolean
step_hands (FliptownState *state)
{
  if (state->seat == state->n_seats)
    {
      state->seat = 0;
      return go (state, FLIPTOWN_STAGE_WORK);
    }
  if (fliptown_hand_may_cheat (state, state->seat))
    return FALSE;
  fliptown_hand_resolve (state, state->seat, FALSE);
  state->seat++;
  return TRUE;
}

static gboolean
step_work (FliptownState *state)
{
  fliptown_work (state);
  return go (state, FLIPTOWN_STAGE_BRIBE);
}

static gboolean
step_bribe (FliptownState *state)
{
  state->seat = (guint8) fliptown_seat_to_come (state);
  if (state->seat == state->n_seats)
    {
      state->done = 0;
      return go (state, FLIPTOWN_STAGE_SHERIFF);
    }
  if (fliptown_bribe_asked (state, state->seat))
    return FALSE;
  fliptown_seat_done (state);
  return TRUE;
}

static gboolean
step_sheriff (FliptownState *state)
{
  return state->cards.sheriff == FLIP_NO_CARD ? FALSE : go (state, FLIPTOWN_STAGE_MARSHAL);
}

static gboolean
step_marshal (FliptownState *state)
{
  guint owner;

  if (fliptown_marshal_asked (state, &owner))
    return state->seat = (guint8) owner, FALSE;
  state->seat = 0;
  return go (state, FLIPTOWN_STAGE_ARREST);
}

static gboolean
step_marshal_card (FliptownState *state)
{
  if (state->cards.marshal_card == FLIP_NO_CARD)
    {
      fliptown_cards_refill_if_empty (state);
      return FALSE;
    }
  state->seat = 0;
  return go (state, FLIPTOWN_STAGE_ARREST);
}

static gboolean
step_arrest (FliptownState *state)
{
  g_assert (flip_card_is_plain (state->cards.sheriff));

  state->seat = (guint8) fliptown_seat_to_come (state);
  if (state->seat == state->n_seats)
    {
      state->done = 0;
      return go (state, FLIPTOWN_STAGE_ROUND_END);
    }
  return fliptown_arrest_next (state);
}

static gboolean
step_round_end (FliptownState *state)
{
  fliptown_bounties_turn_over (state);
  state->seat = 0;
  if (state->round + 1 == FLIPTOWN_ROUNDS)
    return go (state, FLIPTOWN_STAGE_STOLEN);
  state->round++;
  return go (state, FLIPTOWN_STAGE_ROUND);
}

static gboolean
step_stolen (FliptownState *state)
{
  if (fliptown_cowbot_duel (state) == 0 && state->cards.n_revealed < state->cards.n_stolen)
    return FALSE;
  return go (state, FLIPTOWN_STAGE_OVER);
}

static gboolean
wait (FliptownState *state)
{
  return FALSE;
}

/* Continues until somebody is asked. Bounties are checked after every step. */
void
fliptown_advance (FliptownState *state)
{
  static gboolean (*const steps[]) (FliptownState *) = {
    [FLIPTOWN_STAGE_SETUP_CARD] = wait,
    [FLIPTOWN_STAGE_BOUNTIES] = step_bounties,
    [FLIPTOWN_STAGE_CHARACTERS] = step_characters,
    [FLIPTOWN_STAGE_ROUND] = step_round,
    [FLIPTOWN_STAGE_HOLDEM] = step_holdem,
    [FLIPTOWN_STAGE_LINEUP] = step_lineup,
    [FLIPTOWN_STAGE_MAYOR] = step_mayor,
    [FLIPTOWN_STAGE_PAYMENTS] = step_payments,
    [FLIPTOWN_STAGE_OUTLAW] = step_outlaw,
    [FLIPTOWN_STAGE_ACTION] = wait,
    [FLIPTOWN_STAGE_ROBBERY] = step_robbery,
    [FLIPTOWN_STAGE_POOL] = step_pool,
    [FLIPTOWN_STAGE_LAST_WORD] = step_last_word,
    [FLIPTOWN_STAGE_NEXT_SEAT] = step_next_seat,
    [FLIPTOWN_STAGE_REVEAL] = step_reveal,
    [FLIPTOWN_STAGE_HANDS] = step_hands,
    [FLIPTOWN_STAGE_WORK] = step_work,
    [FLIPTOWN_STAGE_BRIBE] = step_bribe,
    [FLIPTOWN_STAGE_SHERIFF] = step_sheriff,
    [FLIPTOWN_STAGE_MARSHAL] = step_marshal,
    [FLIPTOWN_STAGE_MARSHAL_CARD] = step_marshal_card,
    [FLIPTOWN_STAGE_ARREST] = step_arrest,
    [FLIPTOWN_STAGE_ROUND_END] = step_round_end,
    [FLIPTOWN_STAGE_STOLEN] = step_stolen,
    [FLIPTOWN_STAGE_OVER] = wait,
  };

  do
    fliptown_bounties_check (state);
  while (steps[state->stage](state));
}

void
fliptown_play (const FlipVerb *verb, gpointer state, const FlipMove *move)
{
  fliptown_play_alone (state, move);
  fliptown_advance (state);
}

/* The end of a turn, if an ability could still be used first */

static void
apply_end_turn (gpointer data, const FlipMove *move)
{
  FliptownState *state = data;

  g_assert (state->acted);

  state->stage = FLIPTOWN_STAGE_NEXT_SEAT;
}

const FlipVerb fliptown_end_turn = {
  .name = "end-turn", .stages = 1u << FLIPTOWN_STAGE_LAST_WORD, .declines = TRUE,
  .list = fliptown_answer_list, .apply = apply_end_turn, .print = fliptown_answer_print,
  .describe = fliptown_answer_describe, .label = fliptown_answer_label,
};
