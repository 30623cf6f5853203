/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flipcity/flipcity-sense.h"

#include "games/flipcity/flipcity-rules.h"

/* What automatic players need to know of the rules. */

/* A win is worth more than anything else; alone, an early win is the better one. What a turn has brought says
   how near one is, and each turn costs a little, so that nobody waits for ever. */
#define WIN              (100 * FLIP_POINT)
#define CARD_OF_SUPPLY   (2 * FLIP_POINT)
#define POINT_OF_A_TURN  (3 * FLIP_POINT)
#define TURN_OF_A_WIN    (3 * FLIP_POINT / 10)
#define TURN             (FLIP_POINT / 10)
#define TURNS_THAT_COUNT 60

/* The mean of 60 games, each of which the automatic player won alone. */
#define USUAL_WIN (110 * FLIP_POINT)

/* Where nothing ends the game by the rules, automatic players make an end (FC-AUTO-1). */
#define ROUNDS_AT_MOST 200

static int
points (gconstpointer data, guint seat)
{
  const FlipcityState *state = data;

  g_assert (seat < state->n_seats);

  return state->seats[seat].best;
}

static gboolean
has_won (const FlipcityState *state, guint seat)
{
  return state->stage == FLIPCITY_STAGE_OVER && state->end != FLIPCITY_SUPPLY_EMPTY
         && state->seat == seat;
}

static int
worth_of_win (const FlipcityState *state, const FlipcitySeat *seat)
{
  int turns = MIN (seat->turns, TURNS_THAT_COUNT);

  return flipcity_is_solo (state) ? WIN + state->n_supply * CARD_OF_SUPPLY - turns * TURN_OF_A_WIN
                                  : WIN;
}

static int
worth (gconstpointer data, guint index)
{
  const FlipcityState *state = data;
  const FlipcitySeat *seat = &state->seats[index];
  int turns = MIN (seat->turns, TURNS_THAT_COUNT);

  g_assert (index < state->n_seats);

  if (!has_won (state, index))
    return seat->best * POINT_OF_A_TURN - turns * TURN;
  return worth_of_win (state, seat);
}

/* A win; alone, with the whole supply. What is left of it does not count here: as soon as a win seems near, a
   card of the supply would seem worth more than what it is bought for. */
static int
most (gconstpointer data, guint index)
{
  const FlipcityState *state = data;

  return flipcity_is_solo (state) ? WIN + state->filled * CARD_OF_SUPPLY : WIN;
}

/* Who loses keeps what the best turn was worth. Alone, a win may be worth what a win is now, but no more than wins
   come to when they are played for well. */
static void
stakes (gconstpointer data, guint index, int *lost, int *won)
{
  const FlipcityState *state = data;
  const FlipcitySeat *seat = &state->seats[index];

  g_assert (index < state->n_seats);

  *lost = seat->best * POINT_OF_A_TURN - MIN (seat->turns, TURNS_THAT_COUNT) * TURN;
  *won = flipcity_is_solo (state) ? MIN (USUAL_WIN, worth_of_win (state, seat)) : WIN;
}

/* Everybody knows what is in a deck, and nobody its order, but for a card on top that lies open. */
static void
chances (gconstpointer data, const FlipAsk *ask, guint32 weights[FLIP_CARDS_AT_MOST])
{
  const FlipcityState *state = data;
  const FlipcitySeat *seat = flipcity_acting_seat (state);

  memset (weights, 0, FLIP_CARDS_AT_MOST * sizeof *weights);
  for (guint face = 0; face < FLIPCITY_MAX_FACES; face++)
    weights[face] = seat->deck[face];
  if (state->stage == FLIPCITY_STAGE_BOTTOM && seat->top != FLIPCITY_NO_FACE && seat->n_deck > 1)
    weights[seat->top]--;
}

static guint
turn (gconstpointer data)
{
  const FlipcityState *state = data;

  return state->round * (guint) state->n_seats + flipcity_turn_of_round (state);
}

static gboolean
lasts_too_long (gconstpointer data)
{
  const FlipcityState *state = data;

  return state->round >= ROUNDS_AT_MOST;
}

/* To stop before a card is played, with nothing to build with, and not to shuffle. */
static gboolean
is_idle (gconstpointer data, const FlipMove *move)
{
  const FlipcityState *state = data;

  return move->verb == FLIPCITY_VERB_STOP && !state->turn.n_played && !state->turn.shuffled
         && flipcity_gain (state, FLIPCITY_CASH) == 0;
}

const FlipSense flipcity_sense = {
  .points = points,
  .worth = worth,
  .most = most,
  .stakes = stakes,
  .chances = chances,
  .turn = turn,
  .lasts_too_long = lasts_too_long,
  .is_idle = is_idle,
  .rows = flipcity_feature_rows,
  .n_rows = FLIPCITY_N_FEATURE_ROWS,
  .n_features = FLIPCITY_N_FEATURES,
  .features = flipcity_features,
};
