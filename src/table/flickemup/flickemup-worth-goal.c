/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-cowboy.h"
#include "games/flickemup/flickemup-place.h"
#include "table/flickemup/flickemup-think.h"

#include <math.h>

/* The worth of a side's goals: how far they are met, and how near the cowboys are to their
   places. */

#define TENTHS 10.0
#define GOAL   100.0
#define FAR    300.0 /* mm; at this distance, nearness is one half */
#define AROUND 250.0 /* additional distance around a building to its door */

/* This many cowboys pursue a figure that has to be eliminated; each contributes this share by
   getting there. */
#define HUNTERS 2
#define HUNT    0.08

static double
nearness (double distance)
{
  return FAR / (FAR + distance);
}

static double
distance_to_point (const FlickemupState *state, guint cowboy, double x, double y)
{
  const FlickemupPose *pose = &state->poses[cowboy];

  return hypot (pose->x - x, pose->y - y) / TENTHS;
}

static double
distance_to_door (const FlickemupState *state, guint cowboy, guint building)
{
  FlickemupPose door = flickemup_place_door (state->poses, building);
  double angle = door.angle / TENTHS * G_PI / 180;
  double dx = state->poses[cowboy].x - door.x, dy = state->poses[cowboy].y - door.y;
  double across = (dy * cos (angle) - dx * sin (angle)) / TENTHS;
  double straight = hypot (dx, dy) / TENTHS;

  if (state->figures[cowboy].inside == building)
    return 0;
  return straight + 60 + (across > 0 ? 0 : AROUND);
}

static double
distance_to_edge (const FlickemupState *state, guint cowboy, guint edge)
{
  const FlickemupPose *pose = &state->poses[cowboy];
  int distance = edge == FLICKEMUP_NORTH   ? pose->y
                 : edge == FLICKEMUP_EAST  ? state->scenario.width - pose->x
                 : edge == FLICKEMUP_SOUTH ? state->scenario.height - pose->y
                                           : pose->x;

  return distance / TENTHS;
}

static gboolean
is_of (const FlickemupState *state, guint cowboy, guint team)
{
  return flickemup_team_of (cowboy) == team && flickemup_lives (state, cowboy);
}

/* How near a cowboy with free hands is to such a token, 0 to 1. */
static double
nearness_to_token (const FlickemupState *state, guint cowboy, guint token, guint except)
{
  guint face_down = 0;
  double best = 0;

  if (!flickemup_fits (state, cowboy, token, -1))
    return 0;
  for (guint i = 0; i < FLICKEMUP_BUILDINGS; i++)
    face_down += state->blocks[i].face_down;
  for (guint i = 0; i < FLICKEMUP_BUILDINGS; i++)
    {
      double here = state->blocks[i].tokens[token] > 0 ? 1
                    : state->blocks[i].face_down > 0   ? (double) state->hidden[token] / face_down
                                                       : 0;

      if (i != except && flickemup_is_here (state, i) && !flickemup_is_closed (state, i))
        best = MAX (best, here * nearness (distance_to_door (state, cowboy, i)));
    }
  for (guint i = 0; i < state->n_outdoors; i++)
    {
      const FlickemupOutdoor *lies = &state->outdoors[i];

      if (lies->token == token && flickemup_has_rule (state, FLICKEMUP_RULE_OUTDOORS))
        best = MAX (best, nearness (distance_to_point (state, cowboy, lies->x, lies->y)));
    }
  return best;
}

/* A figure in a house is sought at its door; in the open, shooting distance is near enough. */
static double
nearness_to_figure (const FlickemupState *state, guint cowboy, guint figure)
{
  const FlickemupPose *pose = &state->poses[figure];
  guint building = state->figures[figure].inside;

  if (building < FLICKEMUP_BUILDINGS)
    return nearness (distance_to_door (state, cowboy, building));
  return nearness (MAX (distance_to_point (state, cowboy, pose->x, pose->y) - FAR, 0));
}

/* A cowboy's progress towards a goal, as a fraction of the goal. */
static double
step_of (const FlickemupState *state, guint cowboy, const FlickemupGoal *goal)
{
  const FlickemupPose *gallows = &state->poses[FLICKEMUP_PIECE_GALLOWS];
  gboolean has_token =
    goal->token != FLICKEMUP_NO_TOKEN && flickemup_count_carried (state, cowboy, goal->token) > 0;

  switch (goal->kind)
    {
    case FLICKEMUP_GOAL_ELIMINATE:
      return goal->figure == FLICKEMUP_NOBODY ? 0 : nearness_to_figure (state, cowboy, goal->figure);
    case FLICKEMUP_GOAL_HOLD:
      return 0.6 * nearness (distance_to_door (state, cowboy, goal->building));
    case FLICKEMUP_GOAL_DELIVER:
      return has_token ? 0.45 + 0.4 * nearness (distance_to_door (state, cowboy, goal->building))
                       : 0.35 * nearness_to_token (state, cowboy, goal->token, goal->building);
    case FLICKEMUP_GOAL_CARRY:
      return has_token ? 0
                       : 0.6 * nearness_to_token (state, cowboy, goal->token, FLICKEMUP_OUTSIDE);
    case FLICKEMUP_GOAL_FREE:
      return 0.7 * nearness (distance_to_point (state, cowboy, gallows->x, gallows->y));
    case FLICKEMUP_GOAL_REACH:
      if (has_token || goal->token == FLICKEMUP_NO_TOKEN)
        return 0.4 + 0.5 * nearness (distance_to_edge (state, cowboy, goal->edge));
      return 0.35 * nearness_to_token (state, cowboy, goal->token, FLICKEMUP_OUTSIDE);
    default:
      return 0;
    }
}

/* Adds up the best steps, as many as are still needed. */
static double
sum_of_steps (const FlickemupState *state, guint team, const FlickemupGoal *goal, int missing)
{
  double steps[FLICKEMUP_COWBOYS_A_TEAM] = { 0 }, sum = 0;
  guint first = team * FLICKEMUP_COWBOYS_A_TEAM;
  int wanted = goal->kind == FLICKEMUP_GOAL_HOLD ? 1 : missing;

  for (guint i = 0; i < FLICKEMUP_COWBOYS_A_TEAM; i++)
    steps[i] = is_of (state, first + i, team) ? step_of (state, first + i, goal) : 0;
  for (int n = 0; n < MIN (wanted, FLICKEMUP_COWBOYS_A_TEAM); n++)
    {
      guint best = 0;

      for (guint i = 1; i < FLICKEMUP_COWBOYS_A_TEAM; i++)
        best = steps[i] > steps[best] ? i : best;
      sum += steps[best];
      steps[best] = 0;
    }
  return sum;
}

/* Wounds count as partial progress. */
static double
part_of_death (const FlickemupState *state, const FlickemupGoal *goal)
{
  guint most = state->scenario.figures[goal->figure].hit_points;

  return most == 0 ? 0 : 1 - (double) state->figures[goal->figure].hit_points / most;
}

static double
worth_of_goal (const FlickemupState *state, guint team, guint index)
{
  const FlickemupGoal *goal = &state->scenario.goals[team][index];
  double need = flickemup_goal_need (state, team, index);
  double have = flickemup_goal_have (state, team, index);
  double steps = sum_of_steps (state, team, goal, (int) (need - have));

  if (goal->kind == FLICKEMUP_GOAL_ELIMINATE && goal->figure != FLICKEMUP_NOBODY)
    return GOAL * (part_of_death (state, goal) + HUNT * sum_of_steps (state, team, goal, HUNTERS));
  if (goal->kind == FLICKEMUP_GOAL_SURVIVE)
    return 0;
  return GOAL * MIN (1, (have + steps) / need);
}

double
flickemup_goal_worth (const FlickemupState *state, guint team)
{
  double worth = 0;

  for (guint i = 0; i < state->scenario.n_goals[team]; i++)
    worth += worth_of_goal (state, team, i);
  return worth;
}

/* The worth of each hit point to a team: more if taking them is a goal of the enemies. */
double
flickemup_hit_point_worth (const FlickemupState *state, guint team)
{
  guint enemies = flickemup_other_team (team);
  double worth = state->scenario.midnight == FLICKEMUP_NO_TEAM ? 7 : 5;

  for (guint i = 0; i < state->scenario.n_goals[enemies]; i++)
    {
      const FlickemupGoal *goal = &state->scenario.goals[enemies][i];

      if (goal->kind == FLICKEMUP_GOAL_ELIMINATE && goal->figure == FLICKEMUP_NOBODY)
        worth += GOAL / goal->amount / 4;
      else if (goal->kind == FLICKEMUP_GOAL_WOUND)
        worth += GOAL / goal->amount / 2;
    }
  return worth;
}
