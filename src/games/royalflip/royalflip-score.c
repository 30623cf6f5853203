/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/royalflip/royalflip-rules.h"

#include <glib/gi18n-lib.h>

/* Diamonds */

static guint
seats_with_more (const RoyalflipState *state, guint seat)
{
  guint n = 0;

  for (guint i = 0; i < state->n_seats; i++)
    n += state->sheets[i].diamonds > state->sheets[seat].diamonds;
  return n;
}

static guint
seats_with_as_many (const RoyalflipState *state, guint seat)
{
  guint n = 0;

  for (guint i = 0; i < state->n_seats; i++)
    n += state->sheets[i].diamonds == state->sheets[seat].diamonds;
  return n;
}

/* Player versus player: points for most and second most, fewer where several tie or only two
   play. */
static int
majority_points (const RoyalflipState *state, guint seat)
{
  const RoyalflipBoard *board = &state->board;
  guint ahead = seats_with_more (state, seat), equal = seats_with_as_many (state, seat);

  if (state->options.by_cards && state->sheets[seat].diamonds == 0)
    return 0;
  if (ahead == 0)
    return equal > 1 || state->n_seats == 2 ? board->second_diamonds : board->most_diamonds;
  if (ahead > 1 || state->n_seats == 2)
    return 0;
  return equal > 1 ? board->tied_second_diamonds : board->second_diamonds;
}

int
royalflip_diamond_points (const RoyalflipState *state, guint seat)
{
  guint filled = state->sheets[seat].diamonds;

  g_assert (seat < state->n_seats && filled <= state->board.n_diamonds);

  if (state->options.pvp)
    return majority_points (state, seat);
  return filled ? state->board.diamonds[filled - 1] : 0;
}

/* ±1 that are left */

gboolean
royalflip_tokens_count (const RoyalflipBoard *board)
{
  return board->token_points || board->tokens.n;
}

static int
token_points (const RoyalflipBoard *board, const RoyalflipSheet *sheet)
{
  return royalflip_table_value (&board->tokens, 1, board->token_points,
                                royalflip_tokens_left (sheet));
}

/* The whole */

void
royalflip_score (gconstpointer data, guint seat, FlipScore *score)
{
  const RoyalflipState *state = data;
  const RoyalflipSheet *sheet = &state->sheets[seat];
  const RoyalflipBoard *board = &state->board;
  RoyalflipRoads roads;
  RoyalflipAreas areas;
  int joined = 0;

  g_return_if_fail (seat < state->n_seats);

  royalflip_find_roads (board, sheet, &roads);
  royalflip_find_areas (board, sheet, &areas);
  for (guint i = 0; i < roads.n; i++)
    joined += royalflip_road_joins_casinos (&roads.roads[i]);
  flip_score_add (score, "roads", _ ("Roads"), (int) roads.n, royalflip_road_points (board, &roads))
    ->glyph = "road";
  flip_score_add (score, "casinos", _ ("Casinos joined"), joined,
                  royalflip_casino_points (board, &roads))
    ->glyph = "crown";
  flip_score_add (score, "areas", _ ("Areas"), (int) areas.n, royalflip_area_points (board, &areas))
    ->glyph = "area";
  flip_score_add (score, "diamonds", _ ("Diamonds"), sheet->diamonds,
                  royalflip_diamond_points (state, seat))
    ->glyph = "gem";
  flip_score_add (score, "track", _ ("Bonus track"), (int) royalflip_count (sheet->circled),
                  sheet->points)
    ->glyph = "flag";
  if (royalflip_tokens_count (board))
    flip_score_add (score, "tokens", _ ("±1 left"), (int) royalflip_tokens_left (sheet),
                    token_points (board, sheet))
      ->glyph = "shift";
}

int
royalflip_total (const RoyalflipState *state, guint seat)
{
  const RoyalflipSheet *sheet = &state->sheets[seat];

  g_assert (seat < state->n_seats);

  return royalflip_city_points (&state->board, sheet) + royalflip_diamond_points (state, seat)
         + sheet->points + token_points (&state->board, sheet);
}

void
royalflip_title (gconstpointer data, guint seat, GString *title)
{
  const RoyalflipState *state = data;
  int points = royalflip_total (state, seat), jackpot = state->board.jackpot;

  g_string_append (title, points >= jackpot            ? _ ("Jackpot")
                          : points * 10 >= jackpot * 8 ? /* verdict on a score */ _ ("High roller")
                          : points * 10 >= jackpot * 6 ? /* verdict on a score */ _ ("Card sharp")
                          : points * 10 >= jackpot * 4 ? C_ ("rank", "Regular")
                                                       /* Translators: a rank for the result */
                                                       : _ ("Tourist"));
}

/* A single player plays for the jackpot. */
void
royalflip_goals (gconstpointer data, FlipGoals *goals)
{
  const RoyalflipState *state = data;
  FlipGoal *goal = &goals->goals[0];

  goals->n = 0;
  if (state->n_seats > 1)
    return;
  goals->n = 1;
  *goal = (FlipGoal){ .seats = 1 };
  flip_phrase_copy (goal->label, _ ("Jackpot"), sizeof goal->label);
  goal->have[0] = royalflip_total (state, 0);
  goal->need[0] = state->board.jackpot;
  goal->met = goal->have[0] >= goal->need[0];
}
