/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/royalflip/royalflip-rules.h"
#include "games/royalflip/royalflip.h"

#include <glib/gi18n-lib.h>

/* Diamonds */

/* Player versus player: points for the most and the second most diamonds; fewer if several seats
   tie, or with only two players. */
static int
majority_points (const RoyalflipState *state, guint seat)
{
  const RoyalflipBoard *board = &state->board;
  guint ahead = 0, equal = 0;

  for (guint i = 0; i < state->n_seats; i++)
    {
      ahead += state->sheets[i].diamonds > state->sheets[seat].diamonds;
      equal += state->sheets[i].diamonds == state->sheets[seat].diamonds;
    }
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
royalflip_total (gconstpointer data, guint seat)
{
  const RoyalflipState *state = data;
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

/* Achievements, in every mode. Those about the whole sheet can be earned only at the end. */

#define LONG_ROAD  7
#define LARGE_AREA 5

/* Whether every number is part of a road or an area. */
static gboolean
all_count (const RoyalflipSheet *sheet, const RoyalflipCity *city)
{
  for (RoyalflipSet left = sheet->written; left; left &= left - 1)
    {
      guint cell = royalflip_first (left);

      if (!royalflip_area_at (city, cell) && !royalflip_road_through (city, cell))
        return FALSE;
    }
  return TRUE;
}

static void
add_feats (const RoyalflipState *state, guint seat, const RoyalflipCity *city, FlipFeats *feats)
{
  const RoyalflipSheet *sheet = &state->sheets[seat];
  const RoyalflipBoard *board = &state->board;
  gboolean over = state->stage == ROYALFLIP_STAGE_OVER;
  const FlipFeat rows[] = {
    { "jackpot", /* achievement */ _ ("The jackpot"),
      over && royalflip_total (state, seat) >= board->jackpot },
    { "two-casinos", _ ("Two casinos joined"), city->n_joined > 0 },
    { "long-road", _ ("A road of seven"), city->longest >= LONG_ROAD },
    { "large-area", _ ("An area of five"), city->largest >= LARGE_AREA },
    { "all-diamonds", _ ("Every diamond filled"), sheet->diamonds == board->diamonds.n },
    { "all-spent", _ ("No ±1 left over"),
      over && sheet->tokens > 0 && royalflip_tokens_left (sheet) == 0 },
    { "no-empty-lot", _ ("Every number counts"), over && all_count (sheet, city) },
  };

  feats->n = G_N_ELEMENTS (rows);
  memcpy (feats->feats, rows, sizeof rows);
}

static const char *
title (int points, int jackpot)
{
  return points >= jackpot            ? _ ("Jackpot")
         : points * 10 >= jackpot * 8 ? /* verdict on a score */ _ ("High roller")
         : points * 10 >= jackpot * 6 ? /* verdict on a score */ _ ("Card sharp")
         : points * 10 >= jackpot * 4 ? C_ ("rank", "Regular")
                                      : /* Translators: a rank for the result */ _ ("Tourist");
}

/* What is counted over many sheets */

const FlipTally royalflip_tallies[ROYALFLIP_N_TALLIES] = {
  { "cells", N_ ("Cells of the map"), N_ ("On the sheet"), NULL },
  { "spaces", N_ ("Spaces of the track"), N_ ("On the sheet"), NULL },
  { "diamonds", N_ ("Diamonds"), N_ ("On the sheet"), NULL },
  { "tokens", /* counted over many games */ N_ ("Tokens used"), N_ ("On the sheet"),
    N_ ("with a token used") },
};

static void
count (const RoyalflipSheet *sheet, int *counts)
{
  counts[0] = (int) royalflip_count (sheet->written);
  counts[1] = (int) royalflip_count (sheet->circled);
  counts[2] = sheet->diamonds;
  counts[3] = sheet->used_tokens;
}

/* What is worth remembering */

static void
add_memory (FlipMemories *memories,
            const char *id,
            const char *glyph,
            guint worth,
            const char *title,
            const char *detail)
{
  if (worth)
    flip_memory_say (flip_memories_add (memories, id, glyph, (int) worth, "%s", title), detail,
                     worth);
}

static void
add_memories (const RoyalflipCity *city, FlipMemories *memories)
{
  /* Translators: a line of the score */
  add_memory (memories, "road", "road", city->longest, _ ("Longest road"),
              /* Translators: %u: how many */
              ngettext ("%u number", "%u numbers", city->longest));
  /* Translators: a line of the score */
  add_memory (memories, "casinos", "crown", city->n_joined, _ ("Casinos joined"),
              /* Translators: %u: how many */
              ngettext ("by %u road", "by %u roads", city->n_joined));
  /* Translators: a line of the score */
  add_memory (memories, "area", "area", city->largest, _ ("Largest area"),
              /* Translators: %u: how many */
              ngettext ("%u number", "%u numbers", city->largest));
}

void
royalflip_honours (gconstpointer data, guint seat, FlipHonours *honours)
{
  const RoyalflipState *state = data;
  RoyalflipCity city;

  g_return_if_fail (seat < state->n_seats);

  royalflip_find_city (&state->board, &state->sheets[seat], &city);
  flip_phrase_copy (honours->title, title (royalflip_total (state, seat), state->board.jackpot),
                    sizeof honours->title);
  add_feats (state, seat, &city, &honours->feats);
  add_memories (&city, &honours->memories);
  count (&state->sheets[seat], honours->counts);
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

/* The winner of the tie-break is ahead of those with as many points. */
static void
break_tie (const RoyalflipState *state, FlipResult *result)
{
  int points = royalflip_total (state, state->breaker);

  for (guint i = 0; i < state->n_seats; i++)
    result->place[i] += i != state->breaker && result->winners >> i & 1;
  result->winners = 1u << state->breaker;
  flip_phrase_print (result->tie, sizeof result->tie,
                     /* Translators: %d: points */
                     ngettext ("Tied at %d point: rock, paper, scissors decides.",
                               "Tied at %d points: rock, paper, scissors decides.",
                               (gulong) ABS (points)),
                     points);
}

void
royalflip_result (gconstpointer data, FlipResult *result)
{
  const RoyalflipState *state = data;
  int points = royalflip_total (state, 0);

  if (!result->over)
    return;
  flip_game_rank (&royalflip_game, state, result);
  if (state->breaker != ROYALFLIP_NO_SEAT)
    break_tie (state, result);
  if (state->n_seats > 1)
    flip_summary_set (&result->ending, "won");
  else if (points >= state->board.jackpot)
    flip_summary_set (&result->ending, "jackpot %d", points);
  else
    flip_summary_set (&result->ending, "no-jackpot %d %d", points, state->board.jackpot);
}

const FlipVerb royalflip_tie = {
  .name = "winner", .stages = 1u << ROYALFLIP_STAGE_TIE, .n_args = 1,
  .list = list_tie, .check = check_tie, .apply = apply_tie,
  .print = print_tie, .describe = describe_tie, .label = label_tie,
};
