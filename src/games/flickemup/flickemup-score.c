/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/flickemup/flickemup-cowboy.h"
#include "games/flickemup/flickemup-game.h"
#include "games/flickemup/flickemup-words.h"

#include <glib/gi18n-lib.h>

/* A side wins or loses as a whole; the score only shows what is left of it. */

void
flickemup_score (gconstpointer data, guint seat, FlipScore *score)
{
  const FlickemupState *state = data;
  FlickemupTeam team = flickemup_seat_team (state, seat);

  g_assert (seat < state->n_seats);

  score->n_lines = 0;
  score->total = 0;
  flip_score_add (score, "hit-points", _ ("Hit points of the side"),
                  (int) flickemup_hit_points (state, team),
                  (int) flickemup_hit_points (state, team))
    ->glyph = "heart";
}

/* How the game ended, or would end at twelve: why, and which side wins. */
void
flickemup_set_ending (const FlickemupState *state, FlipSummary *summary)
{
  if (state->winner == FLICKEMUP_NO_TEAM)
    flip_summary_set (summary, "draw");
  else
    flip_summary_set (summary, "%s %u",
                   state->by_goal                                         ? "goal"
                   : state->hour < FLICKEMUP_TWELVE                       ? "nobody"
                   : state->scenario.midnight == FLICKEMUP_NO_TEAM        ? "twelve"
                                                                          : "scenario",
                   state->winner);
}

void
flickemup_result (gconstpointer data, FlipResult *result)
{
  const FlickemupState *state = data;
  g_autoptr (GString) goal = g_string_new (NULL);

  result->by_deed = TRUE;
  if (!result->over)
    return;
  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      gboolean won =
        state->winner == FLICKEMUP_NO_TEAM || state->winner == flickemup_seat_team (state, seat);

      result->place[seat] = won ? 1 : 2;
      result->winners |= won ? 1u << seat : 0;
    }
  flickemup_set_ending (state, &result->ending);
  flickemup_goals_tell_won (state, goal);
  if (goal->len)
    flip_phrase_copy (result->text, goal->str, sizeof result->text);
}

/* Judged by the seat's own deeds. */
static const char *
title (const FlickemupDeeds *deeds)
{
  static const char *const titles[] = {
    /* rank for the number of hits */ N_ ("Greenhorn"),
    /* rank for the number of hits */ N_ ("Gunslinger"),
    /* rank for the number of hits */ N_ ("Sharpshooter"),
    N_ ("Legend of the West"),
  };
  guint worth = deeds->hits + 2u * deeds->duels;

  return _ (titles[worth >= 8 ? 3 : worth >= 4 ? 2 : worth >= 1 ? 1 : 0]);
}

static void
add_feats (const FlickemupState *state, guint seat, FlipFeats *feats)
{
  const FlickemupDeeds *deeds = &state->deeds[seat];
  FlickemupTeam team = flickemup_seat_team (state, seat);
  gboolean over = state->stage == FLICKEMUP_STAGE_OVER;
  gboolean won = over && state->winner == team;
  const FlipFeat rows[] = {
    { "hit", _ ("Hit an enemy"), deeds->hits > 0 },
    { "every-shot", _ ("Four or more shots, every one a hit"),
      deeds->shots >= 4 && deeds->hits >= deeds->shots },
    { "two-out", _ ("Put two enemies out of the game"), deeds->kills >= 2 },
    { "duel", _ ("Win a duel"), deeds->duels > 0 },
    { "big-bang", _ ("Catch three with one stick of dynamite"), deeds->caught >= 3 },
    { "busy-hands", _ ("Take four tokens"), deeds->tokens >= 4 },
    { "goal", _ ("Win by a goal before the clock decides"), won && state->by_goal },
    { "unhurt", _ ("Win without losing a hit point"),
      won && flickemup_hit_points (state, team) == flickemup_most_hit_points (state, team) },
    { "careful", _ ("Finish without hitting a friend"),
      over && deeds->shots > 0 && deeds->own_hits == 0 },
  };

  feats->n = G_N_ELEMENTS (rows);
  memcpy (feats->feats, rows, sizeof rows);
}

/* What is counted over many sheets */

#define DEEDS N_ ("Shots and deeds")

const FlipTally flickemup_tallies[FLICKEMUP_N_TALLIES] = {
  { "shots", /* counted over many games */ N_ ("Shots"), DEEDS, NULL },
  { "hits", /* counted over many games */ N_ ("Hits"), DEEDS, NULL },
  { "kills", /* counted over many games */ N_ ("Enemies out"), DEEDS, NULL },
  { "duels", /* counted over many games */ N_ ("Duels won"), DEEDS, NULL },
  { "tokens", /* counted over many games */ N_ ("Tokens taken"), DEEDS, NULL },
  { "own-hits", /* counted over many games */ N_ ("Friends hit"), DEEDS, N_ ("with a friend hit") },
};

static void
count (const FlickemupDeeds *deeds, int *counts)
{
  counts[0] = deeds->shots;
  counts[1] = deeds->hits;
  counts[2] = deeds->kills;
  counts[3] = deeds->duels;
  counts[4] = deeds->tokens;
  counts[5] = deeds->own_hits;
}

/* The shots that hit, the duels. */

static void
add_memories (const FlickemupDeeds *deeds, FlipMemories *memories)
{
  FlipMemory *memory;

  if (deeds->hits)
    {
      memory = flip_memories_add (memories, "hits", "pistol", deeds->hits,
                                  /* Translators: %u: how many */
                                  ngettext ("%u hit", "%u hits", deeds->hits), deeds->hits);
      if (deeds->shots >= deeds->hits)
        /* Translators: %u: how many */
        flip_memory_say (memory, ngettext ("of %u shot", "of %u shots", deeds->shots), deeds->shots);
    }
  if (deeds->duels)
    flip_memories_add (memories, "duels", "hat", deeds->duels,
                       /* Translators: %u: how many */
                       ngettext ("%u duel won", "%u duels won", deeds->duels), deeds->duels);
}

void
flickemup_honours (gconstpointer data, guint seat, FlipHonours *honours)
{
  const FlickemupState *state = data;

  g_return_if_fail (seat < state->n_seats);

  flip_phrase_copy (honours->title, title (&state->deeds[seat]), sizeof honours->title);
  add_feats (state, seat, &honours->feats);
  add_memories (&state->deeds[seat], &honours->memories);
  count (&state->deeds[seat], honours->counts);
}

/* The great moments: the end of a duel, and a goal that is met while the game goes on. */

/* The seat that has just won a duel, or -1. */
static int
duel_winner (const FlickemupState *before, const FlickemupState *after)
{
  for (guint seat = 0; seat < after->n_seats; seat++)
    {
      if (after->deeds[seat].duels > before->deeds[seat].duels)
        return (int) seat;
    }

  return -1;
}

static void
tell_duel (const FlickemupState *before, const FlickemupState *after, GPtrArray *notices)
{
  int seat = duel_winner (before, after);
  guint winner, loser;
  FlipNotice *notice;

  if (seat < 0)
    return;
  winner = flickemup_team_of (before->turn.cowboy) == flickemup_seat_team (before, (guint) seat)
             ? before->turn.cowboy
             : before->turn.enemy;
  loser = winner == before->turn.cowboy ? before->turn.enemy : before->turn.cowboy;
  notice = flip_notice_new ("duel", _ ("Keep Duels Brief"), seat);
  notice->glyph = "pistol";
  notice->site = winner;
  /* Translators: %s: a cowboy */
  flip_notice_say (&notice->title, _ ("%s wins the duel"), flickemup_figure_name (winner));
  /* Translators: first %s: a cowboy; second %s: a cowboy */
  flip_notice_say (&notice->detail, _ ("%s against %s"), flickemup_figure_name (winner),
                   flickemup_figure_name (loser));
  flip_notice_say (&notice->verdict, "%s",
                   flickemup_lives (after, loser) ? _ ("Hit") : _ ("Out of the game"));
  flip_notice_add_change (notice, "heart", flickemup_figure_name (loser), "",
                          before->figures[loser].hit_points, after->figures[loser].hit_points);
  for (guint i = 0; i < notice->n_gains; i++)
    notice->gains[i].is_named = TRUE;
  g_ptr_array_add (notices, notice);
}

static void
tell_goal (const FlickemupState *after, guint team, guint goal, GPtrArray *notices)
{
  FlipNotice *notice = flip_notice_new ("goal", _ ("Keep Goals Brief"), FLIP_TABLE);
  g_autoptr (GString) text = g_string_new (NULL);

  flickemup_goal_describe (after, team, goal, text);
  notice->glyph = "flag";
  /* Translators: %s: one of the two sides */
  flip_notice_say (&notice->title, _ ("The %s meet a goal"), flickemup_team_name (team));
  flip_notice_say (&notice->detail, "%s", text->str);
  /* Translators: a goal or a bounty was met */
  flip_notice_say (&notice->verdict, "%s", _ ("Met"));
  g_ptr_array_add (notices, notice);
}

void
flickemup_notices (gconstpointer data,
                   const FlipMove *move,
                   gconstpointer data_after,
                   GPtrArray *notices)
{
  const FlickemupState *before = data, *after = data_after;

  tell_duel (before, after, notices);
  if (after->stage == FLICKEMUP_STAGE_OVER)
    return;
  for (guint team = 0; team < FLICKEMUP_TEAMS; team++)
    for (guint goal = 0; goal < after->scenario.n_goals[team]; goal++)
      {
        if (flickemup_goal_met (after, team, goal) && !flickemup_goal_met (before, team, goal))
          tell_goal (after, team, goal, notices);
      }
}
