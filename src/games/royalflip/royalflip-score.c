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

/* Player versus player: points for the most and the second most diamonds; fewer if several seats
   tie, or with only two players. */
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

static int
diamond_points (const RoyalflipState *state, guint seat)
{
  guint filled = state->sheets[seat].diamonds;

  g_assert (seat < state->n_seats && filled <= state->board.diamonds.n);

  return state->options.pvp ? majority_points (state, seat)
                            : royalflip_table_value (&state->board.diamonds, 1, 0, filled);
}

/* Unused ±1 tokens */

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
  RoyalflipCity city;

  g_return_if_fail (seat < state->n_seats);

  royalflip_find_city (board, sheet, &city);
  flip_score_add (score, "roads", _ ("Roads"), (int) city.n_roads, city.road_points)->glyph =
    "road";
  flip_score_add (score, "casinos", _ ("Casinos joined"), (int) city.n_joined, city.casino_points)
    ->glyph = "crown";
  flip_score_add (score, "areas", _ ("Areas"), (int) city.n_areas, city.area_points)->glyph =
    "area";
  flip_score_add (score, "diamonds", _ ("Diamonds"), sheet->diamonds, diamond_points (state, seat))
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

  return royalflip_city_points (&state->board, sheet) + diamond_points (state, seat) + sheet->points
         + token_points (&state->board, sheet);
}

/* A single player tries to reach the jackpot. */
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

/* Who is ahead. A tie for the lead is broken by rock, paper, scissors at the table. */

/* One bit per seat with the most points. */
guint
royalflip_leaders (const RoyalflipState *state)
{
  int most = G_MININT;
  guint leaders = 0;

  g_assert (state->n_seats <= ROYALFLIP_MAX_SEATS);

  for (guint i = 0; i < state->n_seats; i++)
    {
      int points = royalflip_total (state, i);

      if (points > most)
        leaders = 0;
      if (points >= most)
        leaders |= 1u << i;
      most = MAX (most, points);
    }

  return leaders;
}

static void
list_tie (gconstpointer state, FlipMoveList *list)
{
  for (guint left = royalflip_leaders (state); left; left &= left - 1)
    *flip_move_list_next (list) =
      royalflip_move (ROYALFLIP_VERB_TIE, FLIP_NO_SITE, __builtin_ctz (left));
}

static gboolean
check_tie (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const RoyalflipState *state = data;
  int seat = move->arg[0];

  if (seat >= 0 && seat < state->n_seats && royalflip_leaders (state) & 1u << seat)
    return TRUE;
  return flip_refuse (refusal, FLIP_REFUSED_LIMIT, FLIP_NO_SITE, "RF-SCORE-3",
                      _ ("Only the players tied for the lead play rock, paper, scissors."));
}

static void
apply_tie (gpointer data, const FlipMove *move)
{
  RoyalflipState *state = data;

  g_assert (move->arg[0] >= 0 && move->arg[0] < state->n_seats);

  state->breaker = (guint8) move->arg[0];
  state->stage = ROYALFLIP_STAGE_OVER;
}

static void
print_tie (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append_printf (text, "winner %d", move->arg[0] + 1);
}

static void
describe_tie (gconstpointer state, const FlipMove *move, GString *text)
{
  /* Translators: {seat %d}: is replaced by the name of that player */
  g_string_append_printf (text, _ ("{seat %d} wins rock, paper, scissors."), move->arg[0] + 1);
}

static void
label_tie (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append_printf (text, "{seat %d}", move->arg[0] + 1);
}

static gboolean
is_ahead (const RoyalflipState *state, guint a, guint b)
{
  int lead = royalflip_total (state, a) - royalflip_total (state, b);

  return lead > 0 || (lead == 0 && state->breaker == a);
}

/* Names the points that several seats share. */
static void
say_tie (const RoyalflipState *state, FlipResult *result)
{
  int points = royalflip_total (state, state->breaker);

  flip_phrase_print (result->tie, sizeof result->tie,
                     /* Translators: %d: points */
                     ngettext ("Tied at %d point: rock, paper, scissors decides.",
                               "Tied at %d points: rock, paper, scissors decides.",
                               (gulong) ABS (points)),
                     points);
}

static void
rank_seats (const RoyalflipState *state, FlipResult *result)
{
  for (guint i = 0; i < state->n_seats; i++)
    {
      result->place[i] = 1;
      for (guint j = 0; j < state->n_seats; j++)
        result->place[i] += j != i && is_ahead (state, j, i);
      if (result->place[i] == 1)
        result->winners |= 1u << i;
    }
  flip_summary_set (&result->ending, "won");
  if (state->breaker != ROYALFLIP_NO_SEAT)
    say_tie (state, result);
}

static void
tell_solo (const RoyalflipState *state, FlipResult *result)
{
  int points = royalflip_total (state, 0);

  result->place[0] = 1;
  if (points >= state->board.jackpot)
    flip_summary_set (&result->ending, "jackpot %d", points);
  else
    flip_summary_set (&result->ending, "no-jackpot %d %d", points, state->board.jackpot);
}

void
royalflip_result (gconstpointer data, FlipResult *result)
{
  const RoyalflipState *state = data;

  memset (result, 0, sizeof *result);
  result->over = state->stage == ROYALFLIP_STAGE_OVER;
  if (result->over && state->n_seats == 1)
    tell_solo (state, result);
  else if (result->over)
    rank_seats (state, result);
  if (result->over)
    flip_result_tell (result, royalflip_tell);
}

const FlipVerb royalflip_tie = {
  .name = "winner", .stages = 1u << ROYALFLIP_STAGE_TIE, .n_args = 1,
  .list = list_tie, .check = check_tie, .apply = apply_tie,
  .print = print_tie, .describe = describe_tie, .label = label_tie,
};
