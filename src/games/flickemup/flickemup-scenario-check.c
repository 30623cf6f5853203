/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-read.h"

#include "games/flickemup/flickemup-place.h"

#include <glib/gi18n-lib.h>

/* What is in the box; both sides of the water tokens are counted together. */
static const guint8 box[FLICKEMUP_TOKENS] = { 11, 5, 2, 4, 4, 2, 2, 1 };

#define BOX_HIT_POINTS 38

static guint
count_carried (const FlickemupScenario *scenario, guint team, guint token)
{
  guint n = 0;

  for (guint i = 0; i < FLICKEMUP_COWBOYS; i++)
    {
      const guint8 *slots = scenario->figures[i].tokens;

      if (scenario->figures[i].present
          && (team == FLICKEMUP_NO_TEAM || flickemup_team_of (i) == team))
        n += (slots[0] == token) + (slots[1] == token && token != FLICKEMUP_HOSTAGE);
    }
  return n;
}

static guint
count_token (const FlickemupScenario *scenario, guint token)
{
  guint n = scenario->hidden[token];

  for (guint i = 0; i < FLICKEMUP_BUILDINGS; i++)
    n += scenario->tokens[i][token];
  for (guint i = 0; i < scenario->n_outdoors; i++)
    n += scenario->outdoors[i].token == token;
  return n + count_carried (scenario, FLICKEMUP_NO_TEAM, token);
}

/* Water can be turned over, so both sides count for either. */
static guint
count_like (const FlickemupScenario *scenario, guint token)
{
  if (token == FLICKEMUP_CLEAN_WATER || token == FLICKEMUP_POISONED_WATER)
    return count_token (scenario, FLICKEMUP_CLEAN_WATER)
           + count_token (scenario, FLICKEMUP_POISONED_WATER);
  return count_token (scenario, token);
}

static void
check_tokens (FlipKeys *keys, const FlickemupScenario *scenario)
{
  guint face_down = 0, hidden = 0, all = 0;

  for (guint i = 0; i < FLICKEMUP_BUILDINGS; i++)
    face_down += scenario->face_down[i];
  for (guint token = 0; token < FLICKEMUP_TOKENS; token++)
    {
      guint n = count_like (scenario, token);

      hidden += scenario->hidden[token];
      all += n;
      if (n > box[token])
        flip_keys_refuse (keys, "scenario", NULL, _ ("it has %u tokens “%s”, but the box has %u."),
                          n, flickemup_token_word (token), box[token]);
    }
  if (face_down != hidden)
    flip_keys_refuse (keys, "hidden", "tokens",
                      _ ("%u tokens lie face down on the buildings, but %u are named here."),
                      face_down, hidden);
  if (all && !(scenario->buildings & 1u << FLICKEMUP_UNDERTAKER))
    flip_keys_refuse (keys, "undertaker", "at",
                      _ ("where there are tokens there must be an Undertaker for them."));
}

static guint
count_cowboys (const FlickemupScenario *scenario, guint team, guint *hit_points)
{
  guint n = 0;

  *hit_points = 0;
  for (guint i = 0; i < FLICKEMUP_COWBOYS; i++)
    {
      if (!scenario->figures[i].present || flickemup_team_of (i) != team)
        continue;
      *hit_points += scenario->figures[i].hit_points;
      n++;
    }
  return n;
}

static void
check_teams (FlipKeys *keys, const FlickemupScenario *scenario)
{
  const FlickemupStart *first = &scenario->figures[scenario->initiative];
  guint hit_points;

  for (guint team = 0; team < FLICKEMUP_TEAMS; team++)
    {
      if (count_cowboys (scenario, team, &hit_points) == 0)
        flip_keys_refuse (keys, "scenario", NULL, _ ("there are no %s in it."),
                          flickemup_team_word (team));
    }
  if (!first->present || first->waits)
    flip_keys_refuse (keys, "start", "initiative",
                      _ ("the cowboy that begins must be there, with its hat ready."));
}

static void
check_hit_points (FlipKeys *keys, const FlickemupScenario *scenario)
{
  guint n = 0;

  for (guint i = 0; i < FLICKEMUP_FIGURES; i++)
    n += scenario->figures[i].present ? scenario->figures[i].hit_points : 0u;
  if (n > BOX_HIT_POINTS)
    flip_keys_refuse (keys, "scenario", NULL, _ ("it has %u hit points, but the box has %u."), n,
                      BOX_HIT_POINTS);
}

static gboolean
has_building (const FlickemupScenario *scenario, guint building)
{
  return (scenario->buildings & 1u << building) != 0;
}

/* Why a goal can never be met, or NULL. */
static const char *
find_fault (const FlickemupScenario *scenario, guint team, const FlickemupGoal *goal)
{
  guint hit_points, enemies;
  gboolean person = goal->figure != FLICKEMUP_NOBODY;

  enemies = count_cowboys (scenario, flickemup_other_team (team), &hit_points);
  if (person && !scenario->figures[goal->figure].present)
    return _ ("a goal names a figure that is not in the scenario.");
  switch (goal->kind)
    {
    case FLICKEMUP_GOAL_WOUND:
      return goal->amount > hit_points ? _ ("the enemies have fewer hit points.") : NULL;
    case FLICKEMUP_GOAL_ELIMINATE:
      if (person)
        return scenario->figures[goal->figure].hit_points ? NULL : _ ("this figure can't be hurt.");
      return goal->amount > enemies ? _ ("there are fewer enemies.") : NULL;
    case FLICKEMUP_GOAL_HOLD:
      return has_building (scenario, goal->building) ? NULL : _ ("this building is not there.");
    case FLICKEMUP_GOAL_DELIVER:
      if (!has_building (scenario, goal->building))
        return _ ("this building is not there.");
      if (scenario->tokens[goal->building][goal->token] >= goal->amount)
        return _ ("it is met before the game begins.");
      return goal->amount > count_like (scenario, goal->token) ? _ ("there are fewer tokens.")
                                                               : NULL;
    case FLICKEMUP_GOAL_CARRY:
      if (count_carried (scenario, team, goal->token) >= goal->amount)
        return _ ("it is met before the game begins.");
      return goal->amount > count_like (scenario, goal->token) ? _ ("there are fewer tokens.")
                                                               : NULL;
    case FLICKEMUP_GOAL_FREE:
    case FLICKEMUP_GOAL_HANG:
      return scenario->gallows.hour && scenario->gallows.figure == goal->figure
               ? NULL
               : _ ("nobody by that name is on the gallows.");
    case FLICKEMUP_GOAL_TOLD:
      return NULL;
    case FLICKEMUP_GOAL_REACH:
      return goal->amount > FLICKEMUP_COWBOYS_A_TEAM ? _ ("a side has five cowboys.") : NULL;
    default:
      return goal->amount > scenario->hour ? NULL : _ ("the clock is past that hour already.");
    }
}

static void
check_goals (FlipKeys *keys, const FlickemupScenario *scenario)
{
  for (guint team = 0; team < FLICKEMUP_TEAMS; team++)
    for (guint i = 0; i < scenario->n_goals[team]; i++)
      {
        const char *fault = find_fault (scenario, team, &scenario->goals[team][i]);

        if (fault)
          flip_keys_refuse (keys, "goals", flickemup_team_word (team), "%s", fault);
      }
}

static const char *
group_of (guint piece)
{
  guint building = flickemup_building_of (piece);

  return building < FLICKEMUP_BUILDINGS ? flickemup_building_word (building)
                                        : flickemup_piece_word (piece);
}

static void
check_layout (FlipKeys *keys, const FlickemupScenario *scenario)
{
  for (guint i = 0; i < FLICKEMUP_PIECES; i++)
    {
      if (scenario->poses[i].posture == FLICKEMUP_ABSENT || !flickemup_is_placed (scenario))
        continue;
      if (!flickemup_place_on_table (i, &scenario->poses[i], scenario->width, scenario->height))
        flip_keys_refuse (keys, group_of (i), "at", _ ("it is not entirely on the table."));
      for (guint j = 0; j < i; j++)
        {
          if (scenario->poses[j].posture == FLICKEMUP_ABSENT
              || !flickemup_place_overlap (i, &scenario->poses[i], j, &scenario->poses[j]))
            continue;
          flip_keys_refuse (keys, group_of (i), "at", _ ("it overlaps %s."), group_of (j));
        }
    }
}

static void
check_gallows (FlipKeys *keys, const FlickemupScenario *scenario)
{
  if (scenario->gallows.hour == 0)
    return;
  if (!scenario->figures[scenario->gallows.figure].present)
    flip_keys_refuse (keys, "gallows", "figure", _ ("this figure is not in the scenario."));
  else if (scenario->poses[scenario->gallows.figure].posture != FLICKEMUP_ABSENT)
    flip_keys_refuse (keys, "gallows", "figure", _ ("this figure stands somewhere else."));
}

void
flickemup_scenario_check (FlipKeys *keys, const FlickemupScenario *scenario)
{
  check_teams (keys, scenario);
  check_hit_points (keys, scenario);
  check_tokens (keys, scenario);
  check_gallows (keys, scenario);
  check_goals (keys, scenario);
  check_layout (keys, scenario);
}
