/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tests/games/royalflip/player.h"

#include "engine/session/dealer.h"
#include "games/royalflip/royalflip.h"

/* What things are worth before they give points, in hundredths of a point. */
enum
{
  POINT = 100,
  TOKEN = 90,
  OPEN_SINGLE = 5,
  OPEN_PAIR = 85,
  OPEN_ROAD = 45,
  OPEN_AREA = 10,
  NEAR_CASINO = 120,
  CIRCLE = 300,        /* what a circle on the track is good for, on the average */
  SPACES_A_CIRCLE = 2, /* … and how many spaces one takes when they are chosen well */
};

/* The map */

static RoyalflipSet
empty_cells (const RoyalflipBoard *board, const RoyalflipSheet *sheet)
{
  return board->cells & ~sheet->written;
}

static guint
open_ends (const RoyalflipBoard *board,
           const RoyalflipSheet *sheet,
           const RoyalflipRoad *road,
           RoyalflipSet empty)
{
  guint first = road->cells[0], last = road->cells[road->n - 1];
  gboolean down = sheet->numbers[first] > FLIP_ACE && board->neighbours[first] & empty;
  gboolean up = sheet->numbers[last] < board->highest && board->neighbours[last] & empty;

  return (guint) down + up;
}

static int
worth_of_chain (const RoyalflipBoard *board, const RoyalflipRoad *road, guint ends)
{
  int worth = (int) ends * (road->n == 1 ? OPEN_SINGLE : road->n == 2 ? OPEN_PAIR : OPEN_ROAD);

  if (road->casinos && !royalflip_joins_casinos (road->casinos) && road->n > 1 && ends)
    worth += NEAR_CASINO * road->n / 4;
  return worth;
}

/* Chains that can still grow; singles are chains of one. */
static int
worth_of_chains (const RoyalflipBoard *board, const RoyalflipSheet *sheet, RoyalflipSet empty)
{
  RoyalflipBoard pairs = *board;
  RoyalflipSet alone = sheet->written;
  RoyalflipCity chains;
  int worth = 0;

  pairs.road_least = 2;
  royalflip_find_city (&pairs, sheet, &chains);
  for (guint i = 0; i < chains.n_roads; i++)
    {
      const RoyalflipRoad *chain = &chains.roads[i];

      worth += worth_of_chain (board, chain, open_ends (board, sheet, chain, empty));
      for (guint j = 0; j < chain->n; j++)
        alone &= ~ROYALFLIP_BIT (chain->cells[j]);
    }
  for (; alone; alone &= alone - 1)
    {
      RoyalflipRoad single = { .n = 1, .cells = { (guint8) royalflip_first (alone) } };

      worth += worth_of_chain (board, &single, open_ends (board, sheet, &single, empty));
    }

  return worth;
}

static int
worth_of_areas (const RoyalflipBoard *board, const RoyalflipSheet *sheet, RoyalflipSet empty)
{
  int worth = 0;

  for (RoyalflipSet left = sheet->written; left; left &= left - 1)
    {
      if (board->neighbours[royalflip_first (left)] & empty)
        worth += OPEN_AREA;
    }

  return worth;
}

static int
worth_of_map (const RoyalflipState *state, const RoyalflipSheet *sheet, guint rounds_left)
{
  const RoyalflipBoard *board = &state->board;
  RoyalflipSet empty = empty_cells (board, sheet);
  int hopes = worth_of_chains (board, sheet, empty) + worth_of_areas (board, sheet, empty);

  /* What is open is worth less the fewer numbers are still to come. */
  return royalflip_city_points (board, sheet) * POINT + hopes * (int) MIN (rounds_left, 4) / 4;
}

/* The track */

static int
worth_of_diamonds (const RoyalflipState *state, const RoyalflipSheet *sheet, guint rounds_left)
{
  const RoyalflipBoard *board = &state->board;
  guint now = sheet->diamonds, later = MIN (now + rounds_left / 4, board->diamonds.n);
  int worth = now ? board->diamonds.points[now - 1] * POINT : 0;
  int hoped = later ? board->diamonds.points[later - 1] * POINT : 0;

  return (worth + hoped) / 2;
}

static int
worth_of_track (const RoyalflipState *state, const RoyalflipSheet *sheet, guint rounds_left)
{
  guint ahead = (guint) (state->board.n_spaces - sheet->position);
  guint circles = MIN (rounds_left * SPACES_A_CIRCLE, ahead);
  int tokens = rounds_left ? (int) royalflip_tokens_left (sheet) * TOKEN : 0;

  return (int) circles * CIRCLE / SPACES_A_CIRCLE + sheet->points * POINT + tokens
         + worth_of_diamonds (state, sheet, rounds_left);
}

static int
worth (const RoyalflipState *state, guint seat)
{
  const RoyalflipSheet *sheet = &state->sheets[seat];
  guint taken =
    state->round + (guint) (state->seat != seat || state->stage != ROYALFLIP_STAGE_PICK);
  guint rounds_left = state->board.rounds - MIN (taken, state->board.rounds);

  return worth_of_map (state, sheet, rounds_left) + worth_of_track (state, sheet, rounds_left);
}

/* Choosing: each decision is looked at together with the best ones that follow in the turn. */

static int best_worth (const RoyalflipState *state, guint seat, FlipMove *best);

static int
worth_after (const RoyalflipState *state, guint seat, const FlipMove *move)
{
  RoyalflipState after = *state;

  flip_game_apply (&royalflip_game, &after, move);
  if (after.round != state->round || after.seat != seat)
    return worth (&after, seat);
  return best_worth (&after, seat, NULL);
}

/* A cell's worth, looked at alone: the track after it is the same for all cells. */
static int
worth_of_write (const RoyalflipState *state, guint seat, const FlipMove *move)
{
  RoyalflipState after = *state;

  royalflip_write.apply (&after, move);
  return worth (&after, seat);
}

static int
best_write (const RoyalflipState *state, guint seat, const FlipMoveList *list, FlipMove *best)
{
  guint chosen = 0;
  int most = G_MININT;

  for (guint i = 0; i < list->n; i++)
    {
      int found;

      if (list->moves[i].verb != ROYALFLIP_VERB_WRITE)
        continue;
      found = worth_of_write (state, seat, &list->moves[i]);
      if (found > most)
        chosen = i;
      most = MAX (most, found);
    }
  if (best)
    *best = list->moves[chosen];
  return worth_after (state, seat, &list->moves[chosen]);
}

static int
best_worth (const RoyalflipState *state, guint seat, FlipMove *best)
{
  g_autofree FlipMoveList *list = g_new (FlipMoveList, 1);
  int most = G_MININT;

  flip_game_legal (&royalflip_game, state, list);
  if (state->stage == ROYALFLIP_STAGE_WRITE)
    return best_write (state, seat, list, best);
  for (guint i = 0; i < list->n; i++)
    {
      int found = worth_after (state, seat, &list->moves[i]);

      if (found > most && best)
        *best = list->moves[i];
      most = MAX (most, found);
    }

  return most;
}

void
player_choose (const RoyalflipState *state, FlipMove *move)
{
  best_worth (state, state->seat, move);
}

void
player_finish (RoyalflipState *state, guint64 seed)
{
  g_autofree FlipMoveList *scratch = g_new (FlipMoveList, 1);
  FlipDealer dealer;
  FlipMove move;

  flip_dealer_init (&dealer, seed);
  while (state->stage != ROYALFLIP_STAGE_OVER)
    {
      if (!flip_dealer_answer (&dealer, &royalflip_game, state, scratch, &move))
        player_choose (state, &move);
      flip_game_apply (&royalflip_game, state, &move);
    }
}
