/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game/evaluation.h"
#include "games/insertcoin/insertcoin-game.h"

/* The game's knowledge for automatic players. */

/* A seat's possessions and prospects, as numbers of about the same size: a thing that is merely
   present or absent counts 100. */

/* About this many squares are filled per card. */
#define SQUARES_A_CARD 3

enum
{
  INSERTCOIN_AREAS =
    6, /* sizes of areas that are distinguished; the last stands for all larger ones */
  INSERTCOIN_NEAR = 10, /* numbers of empty squares that are distinguished */
  INSERTCOIN_DEGREES = 5,
  INSERTCOIN_PATTERNS = 6,
};

/* The features: id, and how many. Incomplete levels count in the order of
   their empty squares, the fewest first. */
#define FEATURE_ROWS(ROW)                                          \
  ROW (ALWAYS, "always", 1)                                        \
  ROW (FREE, "free", INSERTCOIN_LEVELS)                            \
  ROW (NEAR, "near", INSERTCOIN_NEAR)                              \
  ROW (NEXT, "next", INSERTCOIN_NEAR)                              \
  ROW (HIDDEN, "hidden", 1)                                        \
  ROW (AREAS, "areas", INSERTCOIN_LEVELS *INSERTCOIN_AREAS)        \
  ROW (DEGREES, "degrees", INSERTCOIN_LEVELS *INSERTCOIN_DEGREES)  \
  ROW (PATTERNS, "patterns", 2 * INSERTCOIN_PATTERNS)              \
  ROW (COINS, "coins", 4)                                          \
  ROW (LIVES, "lives", 6)                                          \
  ROW (OWED, "owed", INSERTCOIN_MAX_PILES)                         \
  ROW (SOON, "soon", 2)                                            \
  ROW (SHORT, "short", 1)                                          \
  ROW (COMPLETE, "complete", INSERTCOIN_LEVELS + 1)                \
  ROW (TO_COME, "to-come", INSERTCOIN_N_ABILITIES)                 \
  ROW (HELD, "held", 3)                                            \
  ROW (PENDING, "pending", 4)                                      \
  ROW (PACE, "pace", 3)                                            \
  ROW (OTHERS, "others", INSERTCOIN_LEVELS + 2)

enum
{
  FEATURE_ROWS (FLIP_FEATURE_INDEX)
  N_FEATURES
};

static const FlipFeature feature_rows[] = { FEATURE_ROWS (FLIP_FEATURE_ROW) };

/* An incomplete level: its empty squares, and those next to another empty square. */
typedef struct
{
  InsertcoinGrid empty;
  InsertcoinGrid right, left, below, above;
  guint n;
} Level;

static void
add (gint16 *features, guint index, guint value)
{
  features[index] = (gint16) MIN (features[index] + (int) value, FLIP_LARGEST_FEATURE);
}

static inline guint64 *
words_of (InsertcoinGrid *grid)
{
  G_STATIC_ASSERT (sizeof (InsertcoinGrid) == 3 * sizeof (guint64));

  return &grid->low;
}

static inline guint
count_word (guint64 word)
{
  return (guint) __builtin_popcountll (word);
}

static void
read_level (Level *level, InsertcoinGrid empty)
{
  level->empty = empty;
  level->n = insertcoin_grid_count (empty);
  level->right = insertcoin_grid_and (empty, insertcoin_grid_down (empty, 1));
  level->left = insertcoin_grid_and (empty, insertcoin_grid_up (empty, 1));
  level->below = insertcoin_grid_and (empty, insertcoin_grid_down (empty, INSERTCOIN_STRIDE));
  level->above = insertcoin_grid_and (empty, insertcoin_grid_up (empty, INSERTCOIN_STRIDE));
}

/* The incomplete levels, those with the fewest empty squares first. */
static guint
sort_levels (const InsertcoinState *state,
             const InsertcoinSeat *seat,
             Level levels[INSERTCOIN_LEVELS])
{
  guint n = 0;

  for (guint i = 0; i < INSERTCOIN_LEVELS; i++)
    {
      Level level;
      guint place = n;

      if (!insertcoin_has_shape (seat, i) || seat->complete >> i & 1)
        continue;
      read_level (&level, insertcoin_free (state, seat, i));
      for (; place > 0 && levels[place - 1].n > level.n; place--)
        levels[place] = levels[place - 1];
      levels[place] = level;
      n++;
    }

  return n;
}

/* Counts the empty neighbours of each empty square, for many squares at once. */
static void
read_degrees (Level *level, guint rank, gint16 *features)
{
  guint first = FEATURE_DEGREES + rank * INSERTCOIN_DEGREES;
  guint counts[INSERTCOIN_DEGREES] = { 0 };

  for (guint i = 0; i < 3; i++)
    {
      guint64 empty = words_of (&level->empty)[i];
      guint64 right = words_of (&level->right)[i], left = words_of (&level->left)[i];
      guint64 below = words_of (&level->below)[i], above = words_of (&level->above)[i];
      guint64 odd = right ^ left ^ below ^ above;
      guint64 four = right & left & below & above;
      guint64 two = (right & left) | (below & above) | ((right ^ left) & (below ^ above));

      if (!empty)
        continue;
      counts[0] += count_word (empty & ~odd & ~two);
      counts[1] += count_word (odd & ~two);
      counts[2] += count_word (two & ~odd & ~four);
      counts[3] += count_word (odd & two);
      counts[4] += count_word (four);
    }
  for (guint i = 0; i < INSERTCOIN_DEGREES; i++)
    add (features, first + i, counts[i] * 20);
}

/* How many places there are for some common symbols: the first few matter most. */
static void
read_patterns (Level *level, guint counts[INSERTCOIN_PATTERNS])
{
  InsertcoinGrid long_bar =
    insertcoin_grid_and (level->right, insertcoin_grid_down (level->right, 2));
  InsertcoinGrid long_down =
    insertcoin_grid_and (level->below, insertcoin_grid_down (level->below, 2 * INSERTCOIN_STRIDE));
  InsertcoinGrid square =
    insertcoin_grid_and (level->right, insertcoin_grid_down (level->right, INSERTCOIN_STRIDE));

  for (guint i = 0; i < 3; i++)
    {
      guint64 right = words_of (&level->right)[i], left = words_of (&level->left)[i];
      guint64 below = words_of (&level->below)[i], above = words_of (&level->above)[i];

      if (!words_of (&level->empty)[i])
        continue;
      counts[0] += count_word (right) + count_word (below);
      counts[1] += count_word (right & left) + count_word (below & above);
      counts[2] += count_word (right & below) + count_word (right & above)
                   + count_word (left & below) + count_word (left & above);
      counts[3] += count_word (words_of (&long_bar)[i]) + count_word (words_of (&long_down)[i]);
      counts[4] += count_word (words_of (&square)[i]);
      counts[5] += count_word (right & left & below) + count_word (right & left & above)
                   + count_word (below & above & right) + count_word (below & above & left);
    }
}

static InsertcoinGrid
grow (InsertcoinGrid area, const Level *level)
{
  InsertcoinGrid beside =
    insertcoin_grid_or (insertcoin_grid_up (area, 1), insertcoin_grid_down (area, 1));
  InsertcoinGrid over = insertcoin_grid_or (insertcoin_grid_up (area, INSERTCOIN_STRIDE),
                                            insertcoin_grid_down (area, INSERTCOIN_STRIDE));

  return insertcoin_grid_and (level->empty,
                              insertcoin_grid_or (area, insertcoin_grid_or (beside, over)));
}

/* The connected areas, by size. */
static void
read_areas (const Level *level, guint rank, gint16 *features)
{
  InsertcoinGrid left = level->empty;

  while (!insertcoin_grid_is_empty (left))
    {
      InsertcoinGrid rest = left;
      InsertcoinGrid area = insertcoin_grid_of_square (insertcoin_grid_take (&rest)), before;

      do
        {
          before = area;
          area = grow (area, level);
        }
      while (!insertcoin_grid_equal (area, before));
      add (features,
           FEATURE_AREAS + rank * INSERTCOIN_AREAS
             + MIN (insertcoin_grid_count (area), (guint) INSERTCOIN_AREAS) - 1,
           FLIP_YES / 2);
      left = insertcoin_grid_without (left, area);
    }
}

static guint
bucket (guint squares)
{
  return squares <= 6    ? MAX (squares, 1) - 1
         : squares <= 8  ? 6
         : squares <= 11 ? 7
         : squares <= 16 ? 8
                         : 9;
}

static void
read_levels (const InsertcoinState *state, const InsertcoinSeat *seat, gint16 *features)
{
  Level levels[INSERTCOIN_LEVELS];
  guint n = sort_levels (state, seat, levels);
  guint counts[INSERTCOIN_PATTERNS] = { 0 };

  for (guint rank = 0; rank < n; rank++)
    {
      add (features, FEATURE_FREE + rank, levels[rank].n * 4);
      if (rank < 2)
        features[(rank ? FEATURE_NEXT : FEATURE_NEAR) + bucket (levels[rank].n)] = FLIP_YES;
      read_degrees (&levels[rank], rank, features);
      read_patterns (&levels[rank], counts);
      read_areas (&levels[rank], rank, features);
    }
  for (guint i = 0; i < INSERTCOIN_PATTERNS; i++)
    {
      add (features, FEATURE_PATTERNS + 2 * i, MIN (counts[i], 50) * 4);
      add (features, FEATURE_PATTERNS + 2 * i + 1, MIN (counts[i], 3) * 33);
    }
}

/* Points still to be gained, abilities to come, and about how many cards that takes. */
static void
read_prospects (const InsertcoinState *state, const InsertcoinSeat *seat, gint16 *features)
{
  guint empty = 0, hidden = 0;
  guint cards = insertcoin_flips (state) - state->deck.flips;
  guint filled = cards * SQUARES_A_CARD;

  for (guint i = 0; i < INSERTCOIN_LEVELS; i++)
    {
      const InsertcoinShape *shape;
      guint squares;

      if (!insertcoin_has_shape (seat, i) || seat->complete >> i & 1)
        continue;
      shape = insertcoin_shape (state, seat, i);
      squares = insertcoin_grid_count (insertcoin_free (state, seat, i));
      empty += squares;
      hidden += squares > shape->value ? squares - shape->value : 0;
      add (features, FEATURE_TO_COME + shape->ability, FLIP_YES * MAX (shape->amount, 1));
    }
  add (features, FEATURE_HIDDEN, hidden * 10);
  add (features, FEATURE_PACE, empty > filled ? (empty - filled) * 5 : 0);
  add (features, FEATURE_PACE + 1, MIN (empty * 100 / (filled + 1), 300));
  add (features, FEATURE_PACE + 2, MIN (empty, filled) * 2);
}

static void
read_purse (const InsertcoinState *state, const InsertcoinSeat *seat, gint16 *features)
{
  guint complete = insertcoin_count (seat->complete), pile = insertcoin_pile (state), owed = 0;

  add (features, FEATURE_COINS, seat->coins * 33u);
  for (guint i = 1; i <= 3; i++)
    features[FEATURE_COINS + i] = seat->coins >= i ? FLIP_YES : 0;
  features[FEATURE_LIVES + MIN (seat->lives, 5)] = FLIP_YES;
  features[FEATURE_COMPLETE + complete] = FLIP_YES;
  for (guint i = pile; i < state->set.n_piles; i++)
    {
      if (!insertcoin_game_over_ahead (state, i) || complete > i)
        continue;
      features[FEATURE_OWED + i] = FLIP_YES;
      owed++;
      if (i == pile)
        features[FEATURE_SOON] = (gint16) (FLIP_YES / MAX (insertcoin_pile_left (state, pile), 1));
    }
  if (owed > seat->coins)
    {
      features[FEATURE_SHORT] = FLIP_YES;
      features[FEATURE_SOON + 1] = features[FEATURE_SOON];
    }
}

static void
read_abilities (const InsertcoinState *state, guint index, gint16 *features)
{
  const InsertcoinSeat *seat = &state->seats[index];
  const InsertcoinPending *pending =
    index == state->seat ? &state->pending : &state->pauses[index].pending;

  add (features, FEATURE_HELD, seat->ghost * FLIP_YES);
  add (features, FEATURE_HELD + 1, seat->shield ? FLIP_YES : 0);
  add (features, FEATURE_HELD + 2, seat->misses ? FLIP_YES : 0);
  add (features, FEATURE_PENDING, pending->fills * FLIP_YES);
  add (features, FEATURE_PENDING + 1, pending->symbols * FLIP_YES);
  add (features, FEATURE_PENDING + 2, pending->skull * FLIP_YES);
  add (features, FEATURE_PENDING + 3, pending->bolts * FLIP_YES);
}

/* The opponent who is nearest to finishing, and so to ending the game. */
static void
read_others (const InsertcoinState *state, guint index, gint16 *features)
{
  guint complete = 0, fewest = G_MAXUINT;

  for (guint i = 0; i < state->n_seats; i++)
    {
      guint empty = 0;

      if (i == index)
        continue;
      for (guint level = 0; level < INSERTCOIN_LEVELS; level++)
        empty += insertcoin_grid_count (insertcoin_free (state, &state->seats[i], level));
      complete = MAX (complete, insertcoin_count (state->seats[i].complete));
      fewest = MIN (fewest, empty);
    }
  if (state->n_seats == 1)
    return;
  features[FEATURE_OTHERS + complete] = FLIP_YES;
  add (features, FEATURE_OTHERS + INSERTCOIN_LEVELS + 1, MIN (fewest, 100) * 2);
}

static void
insertcoin_features (gconstpointer data, guint index, gint16 *features)
{
  const InsertcoinState *state = data;
  const InsertcoinSeat *seat = &state->seats[index];

  g_assert (index < state->n_seats);

  memset (features, 0, N_FEATURES * sizeof *features);
  features[FEATURE_ALWAYS] = FLIP_YES;
  read_levels (state, seat, features);
  read_prospects (state, seat, features);
  read_purse (state, seat, features);
  read_abilities (state, index, features);
  read_others (state, index, features);
}

static int
points (gconstpointer data, guint index)
{
  const InsertcoinState *state = data;
  const InsertcoinSeat *seat = &state->seats[index];
  int sum = seat->coins * INSERTCOIN_COIN_POINTS + seat->lives * INSERTCOIN_LIFE_POINTS;

  g_assert (index < state->n_seats);

  for (guint level = 0; level < INSERTCOIN_LEVELS; level++)
    sum += insertcoin_level_points (state, index, level);
  return sum;
}

/* GAME OVER is one of the cards left in its pile; which other cards are left there is unknown. */
static void
weigh_flips (const InsertcoinState *state, const FlipAsk *ask, guint32 weights[FLIP_CARDS_AT_MOST])
{
  FlipCard game_over = insertcoin_game_over (state);
  guint left = insertcoin_pile_left (state, insertcoin_pile (state));
  guint plain = flip_card_set_size (ask->possible & ~FLIP_CARD_BIT (game_over));

  if (!weights[game_over] || !plain)
    return;
  for (FlipCard card = 0; card < state->set.n_cards; card++)
    weights[card] *= left - 1;
  weights[game_over] = plain;
}

/* At a real table, one card represents all of its shape. */
static void
weigh_shapes (const InsertcoinState *state, guint32 weights[FLIP_CARDS_AT_MOST])
{
  guint32 left[INSERTCOIN_MAX_SHAPES] = { 0 };
  FlipCardSet shown = insertcoin_shapes_shown (state);

  for (FlipCard card = 0; card < state->set.n_cards; card++)
    left[state->set.cards[card].shape] += !(shown >> card & 1);
  for (FlipCard card = 0; card < state->set.n_cards; card++)
    weights[card] *= left[state->set.cards[card].shape];
}

static void
chances (gconstpointer data, const FlipAsk *ask, guint32 weights[FLIP_CARDS_AT_MOST])
{
  const InsertcoinState *state = data;

  for (FlipCard card = 0; card < FLIP_CARDS_AT_MOST; card++)
    weights[card] = ask->possible >> card & 1;
  if (state->stage == INSERTCOIN_STAGE_FLIP)
    weigh_flips (state, ask, weights);
  else if (!state->dealt)
    weigh_shapes (state, weights);
}

const FlipEvaluation insertcoin_evaluation = {
  .points = points,
  .chances = chances,
  .rows = feature_rows, .n_rows = G_N_ELEMENTS (feature_rows),
  .n_features = N_FEATURES,
  .features = insertcoin_features,
};
