/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game/evaluation.h"
#include "games/royalflip/royalflip-rules.h"

/* What automatic players need to know about the rules. All unseen cards are equally likely, as one
   shuffle lasts the whole game. */

/* What a seat has and may hope for, as numbers of about the same size: a feature that is either
   there or not counts 100. */

enum
{
  ROYALFLIP_LENGTHS = 7, /* of roads that are distinguished; the last one stands for all longer
                            ones */
  ROYALFLIP_GAINS = 6,
  ROYALFLIP_DOORED = 4,
  ROYALFLIP_DISTANCES = 3,
};

/* The features: id, and how many. */
#define FEATURE_ROWS(ROW)                         \
  ROW (ALWAYS, "always", 1)                       \
  ROW (EXPECTED, "expected", 3)                   \
  ROW (WANTED, "wanted", ROYALFLIP_GAINS)         \
  ROW (BOTH, "both", 1)                           \
  ROW (PROGRESS, "progress", 2)                   \
  ROW (ROADS, "roads", ROYALFLIP_LENGTHS)         \
  ROW (JOINED, "joined", 2)                       \
  ROW (DOORED, "doored", ROYALFLIP_DOORED)        \
  ROW (REACH, "reach", ROYALFLIP_DISTANCES)       \
  ROW (DOORS, "doors", 1)                         \
  ROW (AREAS, "areas", 3)                         \
  ROW (CELLS, "cells", 3)                         \
  ROW (TOKENS, "tokens", 4)                       \
  ROW (DIAMONDS, "diamonds", 4)                   \
  ROW (TRACK, "track", ROYALFLIP_MAX_SPACES + 1)  \
  ROW (AHEAD, "ahead", ROYALFLIP_N_BONUSES)       \
  ROW (SUITS, "suits", FLIP_N_SUITS)              \
  ROW (PACE, "pace", 2)                           \
  ROW (PENDING, "pending", 3)                     \
  ROW (MAJORITY, "majority", 2)

enum
{
  FEATURE_ROWS (FLIP_FEATURE_INDEX)
  N_FEATURES
};

static const FlipFeature feature_rows[] = { FEATURE_ROWS (FLIP_FEATURE_ROW) };

typedef struct
{
  const RoyalflipBoard *board;
  const RoyalflipSheet *sheet;
  RoyalflipSet empty;
  RoyalflipClimb climbs[ROYALFLIP_N_COLOURS];
  guint8 gains[ROYALFLIP_N_COLOURS][FLIP_KING + 1]; /* the most points that a number would give
                                                       at once */
  guint8 grows[FLIP_KING + 1]; /* the longest road it would make that is still too short to count */
} Look;

static void
add (gint16 *features, guint index, int value)
{
  features[index] =
    (gint16) CLAMP (features[index] + value, -FLIP_LARGEST_FEATURE, FLIP_LARGEST_FEATURE);
}

/* What the next number may bring */

/* The longest road beside a cell that ends one below a number, and the longest that begins one
   above it. */
static void
consider_road (Look *look, RoyalflipColour colour, guint cell, guint number)
{
  const RoyalflipBoard *board = look->board;
  const RoyalflipClimb *climb = &look->climbs[colour];
  RoyalflipSet beside = board->neighbours[cell];
  guint low_doors = 0, high_doors = 0;
  guint below = royalflip_reach_from (&climb->below, beside & climb->at[number - 1], &low_doors);
  guint above = royalflip_reach_from (&climb->above, beside & climb->at[number + 1], &high_doors);
  int gain =
    royalflip_road_value (board, below + above + 1, low_doors | high_doors | board->doors[cell])
    - royalflip_road_value (board, below, low_doors)
    - royalflip_road_value (board, above, high_doors);

  look->gains[colour][number] = (guint8) CLAMP (gain, look->gains[colour][number], 255);
  if (below + above + 1 < board->road_least)
    look->grows[number] = (guint8) MAX (look->grows[number], below + above + 1);
}

/* An equal number next to it makes an area of two, or a larger one. */
static int
area_gain (const Look *look, guint size)
{
  return royalflip_area_value (look->board, size + 1)
         - (size > 1 ? royalflip_area_value (look->board, size) : 0);
}

static void
consider_cell (Look *look, guint cell)
{
  const RoyalflipBoard *board = look->board;
  guint wanted[ROYALFLIP_N_COLOURS] = { 0 };

  for (RoyalflipSet left = board->neighbours[cell] & look->sheet->written; left; left &= left - 1)
    {
      guint other = royalflip_first (left), number = look->sheet->numbers[other];
      guint equal = royalflip_count (board->neighbours[other]
                                     & (look->climbs[0].at[number] | look->climbs[1].at[number]));
      int gain = area_gain (look, equal + 1);

      wanted[royalflip_colour_of (look->sheet, other)] |= 5u << number >> 1;
      for (guint colour = 0; colour < ROYALFLIP_N_COLOURS; colour++)
        look->gains[colour][number] = (guint8) CLAMP (gain, look->gains[colour][number], 255);
    }
  for (guint colour = 0; colour < ROYALFLIP_N_COLOURS; colour++)
    for (guint left = wanted[colour] & ((2u << board->highest) - 2); left; left &= left - 1)
      consider_road (look, colour, cell, (guint) __builtin_ctz (left));
}

/* How many cards of each number can still be flipped. */
static guint
cards_left (const RoyalflipState *state, guint number)
{
  FlipCardSet rank = FLIP_CARD_BIT (number - 1);
  FlipCardSet all =
    rank | rank << FLIP_N_RANKS | rank << 2 * FLIP_N_RANKS | rank << 3 * FLIP_N_RANKS;

  return flip_card_set_size (all & ~state->seen);
}

static void
read_hopes (const RoyalflipState *state, Look *look, gint16 *features)
{
  guint cards = MAX (flip_card_set_size (royalflip_possible (state)), 1);
  guint sums[3] = { 0 }, wanted[ROYALFLIP_GAINS] = { 0 }, both = 0, grows[2] = { 0 };

  for (RoyalflipSet left = look->empty; left; left &= left - 1)
    consider_cell (look, royalflip_first (left));
  for (guint number = 1; number <= FLIP_KING; number++)
    {
      guint red = look->gains[ROYALFLIP_RED][number], black = look->gains[ROYALFLIP_BLACK][number];
      guint left = cards_left (state, number), best = MAX (red, black);

      sums[0] += left * best;
      sums[1] += left * red;
      sums[2] += left * black;
      both += red && black ? left : 0;
      for (guint i = 0; i < MIN (best, (guint) ROYALFLIP_GAINS); i++)
        wanted[i] += left;
      if (look->grows[number])
        grows[best > 0] += left;
    }
  for (guint i = 0; i < G_N_ELEMENTS (sums); i++)
    add (features, FEATURE_EXPECTED + i, (int) MIN (sums[i] * 100 / cards, 3000));
  for (guint i = 0; i < ROYALFLIP_GAINS; i++)
    add (features, FEATURE_WANTED + i, (int) (wanted[i] * 100 / cards));
  add (features, FEATURE_BOTH, (int) (both * 100 / cards));
  for (guint i = 0; i < G_N_ELEMENTS (grows); i++)
    add (features, FEATURE_PROGRESS + i, (int) (grows[i] * 100 / cards));
}

/* What has been built */

static guint
distance (guint from, guint to)
{
  return (guint) (ABS ((int) royalflip_column (from) - (int) royalflip_column (to))
                  + ABS ((int) royalflip_row (from) - (int) royalflip_row (to)));
}

/* The distance from the end of a road to the free door of a casino that the road has not
   reached. */
static void
read_reach (const Look *look, guint end, guint length, guint doors, gint16 *features)
{
  guint nearest = G_MAXUINT;

  if (!(look->board->neighbours[end] & look->empty))
    return;
  for (RoyalflipSet left = look->empty; left; left &= left - 1)
    {
      guint cell = royalflip_first (left);

      if (look->board->doors[cell] & ~doors)
        nearest = MIN (nearest, distance (end, cell));
    }
  if (nearest <= ROYALFLIP_DISTANCES)
    add (features, FEATURE_REACH + nearest - 1, (int) length * 20);
}

static void
read_roads (const Look *look, const RoyalflipClimb *climb, gint16 *features)
{
  for (RoyalflipSet left = climb->cells; left; left &= left - 1)
    {
      guint cell = royalflip_first (left), length = climb->below.length[cell];
      guint above = climb->above.length[cell], doors_above = climb->above.doors[cell];
      guint doors = climb->below.doors[cell];

      if (length == 1 && above > 1 && doors_above && !royalflip_joins_casinos (doors_above))
        read_reach (look, cell, above, doors_above, features);
      if (above > 1)
        continue;
      add (features, FEATURE_ROADS + MIN (length, (guint) ROYALFLIP_LENGTHS) - 1, FLIP_YES / 2);
      if (royalflip_joins_casinos (doors))
        {
          add (features, FEATURE_JOINED, FLIP_YES);
          add (features, FEATURE_JOINED + 1, (int) length * 15);
        }
      else if (doors)
        {
          add (features, FEATURE_DOORED + MIN (length, (guint) ROYALFLIP_DOORED) - 1, FLIP_YES);
          read_reach (look, cell, length, doors, features);
        }
    }
}

static void
read_areas (const Look *look, gint16 *features)
{
  RoyalflipCity city;

  royalflip_find_areas (look->board, look->sheet, &city);
  for (guint i = 0; i < city.n_areas; i++)
    add (features, FEATURE_AREAS + CLAMP (royalflip_count (city.areas[i]), 2, 4) - 2, FLIP_YES / 2);
}

static void
read_cells (const Look *look, gint16 *features)
{
  guint lonely = 0, closed = 0, doors = 0;

  for (RoyalflipSet left = look->board->cells; left; left &= left - 1)
    {
      guint cell = royalflip_first (left);
      gboolean written = (look->sheet->written >> cell & 1) != 0;

      if (!(look->board->neighbours[cell] & look->empty))
        {
          lonely += !written;
          closed += written;
        }
      doors += written && look->board->doors[cell];
    }
  add (features, FEATURE_CELLS, (int) royalflip_count (look->empty) * 5);
  add (features, FEATURE_CELLS + 1, (int) lonely * 33);
  add (features, FEATURE_CELLS + 2, (int) closed * 10);
  add (features, FEATURE_DOORS, (int) doors * 33);
}

/* The bonus track */

static void
read_track (const RoyalflipState *state, const RoyalflipSheet *sheet, gint16 *features)
{
  RoyalflipSet ahead = (ROYALFLIP_BIT (state->board.n_spaces) - 1) & ~sheet->gone;
  guint n = royalflip_count (ahead), rounds = state->board.rounds - (guint) state->round;

  features[FEATURE_TRACK + royalflip_count (sheet->gone)] = FLIP_YES;
  for (RoyalflipSet left = ahead; left; left &= left - 1)
    {
      const RoyalflipSpace *space = &state->board.spaces[royalflip_first (left)];

      add (features, FEATURE_AHEAD + space->bonus,
           space->bonus == ROYALFLIP_BONUS_POINTS ? 10 * space->amount : 20);
      add (features, FEATURE_SUITS + space->suit, 15);
    }
  add (features, FEATURE_PACE, (int) MIN (n * 40 / MAX (rounds, 1), 400));
  add (features, FEATURE_PACE + 1, n < 2 * rounds ? (int) (2 * rounds - n) * 10 : 0);
}

static void
read_purse (const RoyalflipState *state, guint seat, gint16 *features)
{
  const RoyalflipBoard *board = &state->board;
  const RoyalflipSheet *sheet = &state->sheets[seat];
  guint tokens = royalflip_tokens_left (sheet), filled = sheet->diamonds, most = 0;

  add (features, FEATURE_TOKENS, (int) tokens * 33);
  for (guint i = 1; i <= 3; i++)
    add (features, FEATURE_TOKENS + i, tokens >= i ? FLIP_YES : 0);
  add (features, FEATURE_DIAMONDS, (int) filled * 20);
  add (features, FEATURE_DIAMONDS + 1, (int) (filled * filled) * 5);
  add (features, FEATURE_DIAMONDS + 2,
       (royalflip_table_value (&board->diamonds, 1, 0, filled + 1)
        - royalflip_table_value (&board->diamonds, 1, 0, filled))
         * 33);
  add (features, FEATURE_DIAMONDS + 3, filled >= board->diamonds.n ? FLIP_YES : 0);
  for (guint i = 0; i < state->n_seats; i++)
    most = MAX (most, i == seat ? 0u : state->sheets[i].diamonds);
  if (!state->options.pvp)
    return;
  add (features, FEATURE_MAJORITY, ((int) filled - (int) most) * 33);
  add (features, FEATURE_MAJORITY + 1, filled > most ? FLIP_YES : filled == most ? 0 : -FLIP_YES);
}

static void
read_pending (const RoyalflipState *state, guint seat, gint16 *features)
{
  gboolean acts = seat == state->seat && state->n_lineup == ROYALFLIP_LINEUP;
  const RoyalflipTurn *turn = seat == state->seat ? &state->turn : &state->pauses[seat].turn;

  add (features, FEATURE_PENDING, turn->extra ? FLIP_YES : 0);
  add (features, FEATURE_PENDING + 1, acts && !turn->wrote ? FLIP_YES : 0);
  add (features, FEATURE_PENDING + 2, acts && !turn->circled ? FLIP_YES : 0);
}

static void
royalflip_features (gconstpointer data, guint seat, gint16 *features)
{
  const RoyalflipState *state = data;
  const RoyalflipSheet *sheet = &state->sheets[seat];
  Look look;

  g_assert (seat < state->n_seats);

  memset (features, 0, N_FEATURES * sizeof *features);
  features[FEATURE_ALWAYS] = FLIP_YES;
  look.board = &state->board;
  look.sheet = sheet;
  look.empty = state->board.cells & ~sheet->written;
  memset (look.gains, 0, sizeof look.gains);
  memset (look.grows, 0, sizeof look.grows);
  for (guint colour = 0; colour < ROYALFLIP_N_COLOURS; colour++)
    royalflip_climb (look.board, sheet, colour, &look.climbs[colour]);
  read_hopes (state, &look, features);
  for (guint colour = 0; colour < ROYALFLIP_N_COLOURS; colour++)
    read_roads (&look, &look.climbs[colour], features);
  read_areas (&look, features);
  read_cells (&look, features);
  read_track (state, sheet, features);
  read_purse (state, seat, features);
  read_pending (state, seat, features);
}

/* The winner of the tie-break is half a point ahead. */
static int
worth (gconstpointer data, guint seat)
{
  const RoyalflipState *state = data;
  gboolean broken = state->stage == ROYALFLIP_STAGE_OVER && state->breaker == seat;

  return FLIP_POINT * royalflip_total (state, seat) + (broken ? FLIP_POINT / 2 : 0);
}

const FlipEvaluation royalflip_evaluation = {
  .points = royalflip_total,
  .worth = worth,
  .rows = feature_rows, .n_rows = G_N_ELEMENTS (feature_rows),
  .n_features = N_FEATURES,
  .features = royalflip_features,
};
