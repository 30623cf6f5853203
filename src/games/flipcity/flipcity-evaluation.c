/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game/evaluation.h"
#include "games/flipcity/flipcity-deck.h"
#include "games/flipcity/flipcity-rules.h"

/* The game's knowledge for automatic players. */

/* A seat's possessions and prospects, as numbers of about the same size: a thing that is merely
   present or absent counts 100. */

enum
{
  FLIPCITY_SLACKS = 11, /* how far the limit exceeds the unhappiness of all cards, from -5 to 5 */
  FLIPCITY_ROOMS = 4,
  FLIPCITY_LAST_CARDS = 3,
};

/* The features: id, and how many. */
#define FEATURE_ROWS(ROW)                          \
  ROW (ALWAYS, "always", 1)                        \
  ROW (FACES, "faces", FLIPCITY_MAX_FACES)         \
  ROW (DISCARD, "discard", FLIPCITY_MAX_FACES)     \
  ROW (CARDS, "cards", 3)                          \
  ROW (SUMS, "sums", FLIPCITY_N_GAINS)             \
  ROW (DENSITY, "density", 4)                      \
  ROW (SLACK, "slack", FLIPCITY_SLACKS)            \
  ROW (SAFE, "safe", 4)                            \
  ROW (CASH, "cash", 2)                            \
  ROW (POINTS, "points", 2)                        \
  ROW (ROOM, "room", FLIPCITY_ROOMS)               \
  ROW (PLAYED, "played", 2)                        \
  ROW (ACTIONS, "actions", 1)                      \
  ROW (WIN, "win", 1)                              \
  ROW (RISK, "risk", 2)                            \
  ROW (TOP, "top", 3)                              \
  ROW (DECK, "deck", 3)                            \
  ROW (BEST, "best", 2)                            \
  ROW (SUPPLY, "supply", 1 + FLIPCITY_LAST_CARDS)  \
  ROW (STOCK, "stock", FLIPCITY_MAX_PAIRS)         \
  ROW (TURNS, "turns", 1)                          \
  ROW (OTHERS, "others", 5)

enum
{
  FEATURE_ROWS (FLIP_FEATURE_INDEX)
  N_FEATURES
};

static const FlipFeature feature_rows[] = { FEATURE_ROWS (FLIP_FEATURE_ROW) };

/* All cards of a seat, in all its piles. */
typedef struct
{
  guint8 counts[FLIPCITY_MAX_FACES];
  int n;
  int sums[FLIPCITY_N_GAINS];
  int calm;   /* cards without unhappiness */
  int slack;  /* how far the limit exceeds the unhappiness if every card is played */
  int to_win; /* the number of cards that wins if played in one turn, or 0 */
} City;

static void
set (gint16 *features, guint index, int value)
{
  features[index] = (gint16) CLAMP (value, -FLIP_LARGEST_FEATURE, FLIP_LARGEST_FEATURE);
}

static void
survey (const FlipcityState *state, guint index, City *city)
{
  const FlipcitySeat *seat = &state->seats[index];

  memset (city, 0, sizeof *city);
  for (guint face = 0; face < FLIPCITY_MAX_FACES; face++)
    city->counts[face] = (guint8) (seat->deck[face] + seat->discard[face]);
  for (guint i = 0; index == state->seat && i < state->turn.n_played; i++)
    city->counts[state->turn.played[i]]++;
  for (guint face = 0; face < flipcity_n_faces (&state->cards); face++)
    {
      const guint8 *effects = state->cards.faces[face].effects;
      int count = city->counts[face], to_win = effects[FLIPCITY_CARDS_TO_WIN];

      if (!count)
        continue;
      city->n += count;
      for (guint i = 0; i < FLIPCITY_N_GAINS; i++)
        city->sums[i] += count * effects[i];
      city->calm += effects[FLIPCITY_UNHAPPY] ? 0 : count;
      if (to_win && (!city->to_win || to_win < city->to_win))
        city->to_win = to_win;
    }
  city->slack = state->cards.limit + city->sums[FLIPCITY_LIMIT] - city->sums[FLIPCITY_UNHAPPY];
}

/* The city as a whole */

static void
read_cards (const FlipcityState *state, guint index, const City *city, gint16 *features)
{
  int goal = city->to_win ? city->to_win : FLIP_MAX_DECK, n = MAX (city->n, 1);

  for (guint face = 0; face < FLIPCITY_MAX_FACES; face++)
    {
      set (features, FEATURE_FACES + face, city->counts[face] * 25);
      set (features, FEATURE_DISCARD + face, state->seats[index].discard[face] * 25);
    }
  set (features, FEATURE_CARDS, city->n * 5);
  set (features, FEATURE_CARDS + 1, MIN (city->n, goal) * 5);
  set (features, FEATURE_CARDS + 2, city->n >= goal ? FLIP_YES : 0);
  for (guint i = 0; i < FLIPCITY_N_GAINS; i++)
    set (features, FEATURE_SUMS + i, city->sums[i] * 10);
  set (features, FEATURE_DENSITY, city->sums[FLIPCITY_CASH] * 50 / n);
  set (features, FEATURE_DENSITY + 1, city->sums[FLIPCITY_POINTS] * 100 / n);
  set (features, FEATURE_DENSITY + 2, city->sums[FLIPCITY_UNHAPPY] * 100 / n);
  set (features, FEATURE_DENSITY + 3, city->calm * 100 / n);
}

/* Whether the whole deck can be played in one turn, and what it would yield. */
static void
read_safety (const FlipcityState *state, const City *city, gint16 *features)
{
  int goal = city->to_win ? city->to_win : FLIP_MAX_DECK, n = MAX (city->n, 1);
  int reached = MIN (city->sums[FLIPCITY_POINTS], state->cards.points);

  set (features, FEATURE_SLACK + (guint) (CLAMP (city->slack, -5, 5) + 5), FLIP_YES);
  if (city->slack >= 0)
    {
      set (features, FEATURE_SAFE, MIN (city->n, goal) * 6);
      set (features, FEATURE_SAFE + 1, reached * 12);
      set (features, FEATURE_SAFE + 2,
           city->n >= goal || reached == state->cards.points ? FLIP_YES : 0);
    }
  set (features, FEATURE_SAFE + 3, reached * 12 * city->calm / n);
}

/* The present turn */

static gboolean
is_acting (const FlipcityState *state, guint index)
{
  return index == state->seat && state->stage != FLIPCITY_STAGE_OVER;
}

/* The probability that the next card is one too many, in hundredths. */
static int
bust_chance (const FlipcityState *state, const FlipcitySeat *seat, int room)
{
  int busts = 0;

  if (!seat->n_deck)
    return 0;
  if (seat->top != FLIPCITY_NO_FACE)
    return state->cards.faces[seat->top].effects[FLIPCITY_UNHAPPY] > room ? 100 : 0;
  for (guint left = seat->kinds; left; left &= left - 1)
    {
      guint face = (guint) __builtin_ctz (left);

      if (state->cards.faces[face].effects[FLIPCITY_UNHAPPY] > room)
        busts += seat->deck[face];
    }
  return busts * 100 / seat->n_deck;
}

static void
read_turn (const FlipcityState *state, guint index, gint16 *features)
{
  const gint32 *gains = state->turn.gains;
  int room, risk;

  if (!is_acting (state, index))
    return;
  room = gains[FLIPCITY_LIMIT] - gains[FLIPCITY_UNHAPPY];
  set (features, FEATURE_CASH, MIN (gains[FLIPCITY_CASH], 30) * 10);
  set (features, FEATURE_CASH + 1, MIN (gains[FLIPCITY_CASH], 8) * 12);
  set (features, FEATURE_POINTS, MIN (gains[FLIPCITY_POINTS], 30) * 10);
  set (features, FEATURE_POINTS + 1, MIN (gains[FLIPCITY_POINTS], state->cards.points) * 12);
  set (features, FEATURE_ROOM + (guint) CLAMP (room, 0, FLIPCITY_ROOMS - 1), FLIP_YES);
  set (features, FEATURE_PLAYED, state->turn.n_played * 6);
  set (features, FEATURE_PLAYED + 1, state->turn.to_win ? state->turn.n_played * 6 : 0);
  set (features, FEATURE_ACTIONS, MIN (gains[FLIPCITY_ACTIONS], 10) * 33);
  set (features, FEATURE_WIN, flipcity_victory (state) ? FLIP_YES : 0);
  if (state->stage == FLIPCITY_STAGE_BUILD)
    return;
  risk = bust_chance (state, &state->seats[index], room);
  set (features, FEATURE_RISK, risk);
  set (features, FEATURE_RISK + 1, flipcity_must_play (state) ? risk : 0);
}

static void
read_deck (const FlipcityState *state, guint index, gint16 *features)
{
  const FlipcitySeat *seat = &state->seats[index];
  int unhappy = 0;

  for (guint left = seat->kinds; left; left &= left - 1)
    {
      guint face = (guint) __builtin_ctz (left);

      unhappy += seat->deck[face] * state->cards.faces[face].effects[FLIPCITY_UNHAPPY];
    }
  set (features, FEATURE_DECK, seat->n_deck * 6);
  set (features, FEATURE_DECK + 1, seat->n_deck ? 0 : FLIP_YES);
  set (features, FEATURE_DECK + 2, seat->n_deck ? unhappy * 100 / seat->n_deck : 0);
  if (seat->top == FLIPCITY_NO_FACE || !seat->n_deck)
    return;
  set (features, FEATURE_TOP, state->cards.faces[seat->top].effects[FLIPCITY_UNHAPPY] * FLIP_YES);
  set (features, FEATURE_TOP + 1, state->cards.faces[seat->top].effects[FLIPCITY_CASH] * 50);
  set (features, FEATURE_TOP + 2, state->cards.faces[seat->top].effects[FLIPCITY_POINTS] * 50);
}

/* Shared values */

static void
read_race (const FlipcityState *state, guint index, gint16 *features)
{
  const FlipcitySeat *seat = &state->seats[index];

  set (features, FEATURE_BEST, seat->best * 12);
  set (features, FEATURE_BEST + 1, seat->most_cards * 6);
  set (features, FEATURE_TURNS, MIN (seat->turns, 60) * 3);
  for (guint pair = 0; pair < FLIPCITY_MAX_PAIRS; pair++)
    set (features, FEATURE_STOCK + pair, state->supply[pair] * 12);
  if (!flipcity_is_solo (state))
    return;
  set (features, FEATURE_SUPPLY, state->n_supply * 10);
  if (state->n_supply >= 1 && state->n_supply <= FLIPCITY_LAST_CARDS)
    set (features, FEATURE_SUPPLY + state->n_supply, FLIP_YES);
}

static void
read_others (const FlipcityState *state, guint index, gint16 *features)
{
  int points = 0, slack = -5, cards = 0, best = 0;
  gboolean ready = FALSE;

  for (guint i = 0; i < state->n_seats; i++)
    {
      City city;
      int goal;

      if (i == index)
        continue;
      survey (state, i, &city);
      goal = city.to_win ? city.to_win : FLIP_MAX_DECK;
      points = MAX (points, MIN (city.sums[FLIPCITY_POINTS], state->cards.points));
      slack = MAX (slack, MIN (city.slack, 5));
      cards = MAX (cards, MIN (city.n, goal));
      best = MAX (best, state->seats[i].best);
      ready |=
        city.slack >= 0 && (city.n >= goal || city.sums[FLIPCITY_POINTS] >= state->cards.points);
    }
  if (flipcity_is_solo (state))
    return;
  set (features, FEATURE_OTHERS, points * 12);
  set (features, FEATURE_OTHERS + 1, slack * 20);
  set (features, FEATURE_OTHERS + 2, cards * 6);
  set (features, FEATURE_OTHERS + 3, best * 12);
  set (features, FEATURE_OTHERS + 4, ready ? FLIP_YES : 0);
}

static void
flipcity_features (gconstpointer data, guint index, gint16 *features)
{
  const FlipcityState *state = data;
  City city;

  g_assert (index < state->n_seats);

  memset (features, 0, N_FEATURES * sizeof *features);
  features[FEATURE_ALWAYS] = FLIP_YES;
  survey (state, index, &city);
  read_cards (state, index, &city, features);
  read_safety (state, &city, features);
  read_turn (state, index, features);
  read_deck (state, index, features);
  read_race (state, index, features);
  read_others (state, index, features);
}

/* A win is worth more than anything else; in a solo game, an early win is better. The best turn
   shows how near a win is, and each turn costs a little, so that nobody waits for ever. */
#define WIN              (100 * FLIP_POINT)
#define CARD_OF_SUPPLY   (2 * FLIP_POINT)
#define POINT_OF_A_TURN  (3 * FLIP_POINT)
#define TURN_OF_A_WIN    (3 * FLIP_POINT / 10)
#define TURN             (FLIP_POINT / 10)
#define TURNS_THAT_COUNT 60

/* The mean of 60 solo games that the automatic player won. */
#define USUAL_WIN (110 * FLIP_POINT)

/* If the rules don't end a game, automatic players do (FC-AUTO-1). */
#define TURNS_AT_MOST 200

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

/* A loser keeps the value of the best turn. In a solo game, a win is worth what it would be now, but
   at most what well-played wins usually are; the most that can be reached is one with the whole
   supply left. The cards that are really left don't count there: as soon as a win seems near, a
   card of the supply would seem worth more than the card it is spent on. */
static FlipStakes
stakes (gconstpointer data, guint index)
{
  const FlipcityState *state = data;
  const FlipcitySeat *seat = &state->seats[index];
  int lost = seat->best * POINT_OF_A_TURN - MIN (seat->turns, TURNS_THAT_COUNT) * TURN;

  g_assert (index < state->n_seats);

  if (!flipcity_is_solo (state))
    return (FlipStakes){ lost, WIN, WIN };
  return (FlipStakes){ lost, MIN (USUAL_WIN, worth_of_win (state, seat)),
                       WIN + state->filled * CARD_OF_SUPPLY };
}

/* The contents of a deck are public, but its order is unknown, except for an open card on top. */
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

/* Stopping before a card is played, with nothing to build with, or declining to shuffle. */
static gboolean
is_idle (gconstpointer data, const FlipMove *move)
{
  const FlipcityState *state = data;

  return move->verb == FLIPCITY_VERB_STOP && !state->turn.n_played && !state->turn.shuffled
         && flipcity_gain (state, FLIPCITY_CASH) == 0;
}

const FlipEvaluation flipcity_evaluation = {
  .points = points,
  .worth = worth,
  .stakes = stakes,
  .chances = chances,
  .turns_at_most = TURNS_AT_MOST,
  .is_idle = is_idle,
  .rows = feature_rows, .n_rows = G_N_ELEMENTS (feature_rows),
  .n_features = N_FEATURES,
  .features = flipcity_features,
};
