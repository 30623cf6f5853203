/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-cowboy.h"
#include "games/flickemup/flickemup-words.h"
#include "table/flickemup/flickemup-think.h"

#include <glib/gi18n-lib.h>

/* The purpose of an option, judged by its effect: the first one that applies, from the end of the
   game down to a better position. */

/* Of the expected hits; a smaller difference is not mentioned. */
#define LEAST_HITS 0.05
#define LEAST_GOAL 1.0

typedef struct
{
  const FlickemupState *before, *after;
  const FlipMove *move;
  guint team, enemies;
  GString *words;
} Reason;

typedef gboolean (*TellReason) (const Reason *reason);

/* helpers */

static gboolean
is_cowboy (const Reason *reason)
{
  return reason->move->site < FLICKEMUP_COWBOYS;
}

/* The first enemy that loses hit points; or FLICKEMUP_NOBODY. */
static guint
find_wounded (const Reason *reason)
{
  for (guint i = 0; i < FLICKEMUP_COWBOYS; i++)
    {
      if (flickemup_team_of (i) == reason->enemies && flickemup_lives (reason->before, i)
          && (!flickemup_lives (reason->after, i)
              || reason->after->figures[i].hit_points < reason->before->figures[i].hit_points))
        return i;
    }

  return FLICKEMUP_NOBODY;
}

static double
more_hits (const Reason *reason, guint team)
{
  return flickemup_expected_hits (reason->after, team) - flickemup_expected_hits (reason->before, team);
}

/* reasons */

static gboolean
tell_win (const Reason *reason)
{
  if (reason->after->stage != FLICKEMUP_STAGE_OVER || reason->after->winner != reason->team)
    return FALSE;
  g_string_append (reason->words, _ ("Wins the game"));
  return TRUE;
}

static gboolean
tell_wound (const Reason *reason)
{
  guint figure = find_wounded (reason);

  if (figure == FLICKEMUP_NOBODY)
    return FALSE;
  if (flickemup_lives (reason->after, figure))
    /* Translators: %s is a cowboy, as in “Outlaw 3” */
    g_string_append_printf (reason->words, _ ("Hits %s"), flickemup_figure_inside (figure));
  else
    /* Translators: %s: a cowboy */
    g_string_append_printf (reason->words, _ ("Takes %s out of the game"), flickemup_figure_inside (figure));
  return TRUE;
}

static gboolean
tell_goal (const Reason *reason)
{
  for (guint i = 0; i < reason->before->scenario.n_goals[reason->team]; i++)
    {
      if (flickemup_goal_have (reason->after, reason->team, i)
          > flickemup_goal_have (reason->before, reason->team, i))
        {
          g_string_append (reason->words, flickemup_goal_met (reason->after, reason->team, i)
                                            ? _ ("Reaches a goal")
                                            : _ ("Meets part of the goal"));
          return TRUE;
        }
    }

  return FALSE;
}

static gboolean
tell_token (const Reason *reason)
{
  for (guint token = 0; is_cowboy (reason) && token < FLICKEMUP_TOKENS; token++)
    {
      if (flickemup_count_carried (reason->after, reason->move->site, token)
          <= flickemup_count_carried (reason->before, reason->move->site, token))
        continue;
      /* Translators: %s is a token, as in “Winchester” */
      g_string_append_printf (reason->words, _ ("Then has: %s"), flickemup_token_name (token));
      return TRUE;
    }

  if (reason->move->verb != FLICKEMUP_VERB_LOOK)
    return FALSE;
  g_string_append (reason->words, _ ("What is face down may be worth having"));
  return TRUE;
}

static gboolean
tell_duel (const Reason *reason)
{
  if (reason->after->stage != FLICKEMUP_STAGE_DUEL_AIM
      || reason->before->stage == FLICKEMUP_STAGE_DUEL_AIM)
    return FALSE;
  /* Translators: %s: a cowboy */
  g_string_append_printf (reason->words, _ ("Starts a duel with %s and shoots first"),
                          flickemup_figure_inside (reason->after->turn.enemy));
  return TRUE;
}

static gboolean
tell_building (const Reason *reason)
{
  guint building = is_cowboy (reason) ? reason->after->figures[reason->move->site].inside : FLICKEMUP_OUTSIDE;
  gboolean nearer = flickemup_goal_worth (reason->after, reason->team)
                    > flickemup_goal_worth (reason->before, reason->team) + LEAST_GOAL;

  if (building >= FLICKEMUP_BUILDINGS || building == reason->before->figures[reason->move->site].inside)
    return FALSE;
  g_string_append_printf (reason->words,
                          nearer
                            /* Translators: %s is a building, as in “the Bank” */
                            ? _ ("Enters %s, nearer to the goal")
                            /* Translators: %s: a building */
                            : _ ("Enters %s, where no bullet can hit"),
                          flickemup_building_inside (building));
  return TRUE;
}

static gboolean
tell_nearer (const Reason *reason)
{
  if (flickemup_goal_worth (reason->after, reason->team)
      < flickemup_goal_worth (reason->before, reason->team) + LEAST_GOAL)
    return FALSE;
  g_string_append (reason->words, _ ("Comes nearer to the goal"));
  return TRUE;
}

static gboolean
tell_hindrance (const Reason *reason)
{
  if (flickemup_goal_worth (reason->after, reason->enemies)
      > flickemup_goal_worth (reason->before, reason->enemies) - LEAST_GOAL)
    return FALSE;
  g_string_append (reason->words, _ ("Keeps the other side from its goal"));
  return TRUE;
}

static gboolean
tell_stand (const Reason *reason)
{
  double better = more_hits (reason, reason->team), safer = -more_hits (reason, reason->enemies);

  if (MAX (better, safer) < LEAST_HITS)
    return FALSE;
  g_string_append (reason->words, better > safer ? _ ("Gets a better shot for later")
                                                 : _ ("Is harder to hit afterwards"));
  return TRUE;
}

/* public functions */

void
flickemup_tell_purpose (const FlickemupState *before,
                        const FlickemupState *after,
                        const FlipMove *move,
                        GString *words)
{
  static const TellReason ways[] = { tell_win,      tell_wound,  tell_goal,      tell_token, tell_duel,
                                     tell_building, tell_nearer, tell_hindrance, tell_stand };
  int who = flickemup_who (before);
  Reason reason = { .before = before, .after = after, .move = move, .words = words };

  g_assert (who != FLIP_TABLE);

  reason.team = flickemup_seat_team (before, (guint) who);
  reason.enemies = flickemup_other_team (reason.team);
  for (guint i = 0; i < G_N_ELEMENTS (ways) && !ways[i](&reason); i++)
    ;
}
