/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-cowboy.h"
#include "table/flickemup/flickemup-think.h"

#include <math.h>

/* The worth of a state: goals, hit points, who can shoot whom, useful tokens. The numbers were
   found by letting the automatic player play against itself. */

#define TENTHS     10.0
#define WON        10000.0
#define SPREAD     0.03 /* of a bullet, in mm per mm of distance */
#define IN_THE_WAY 14.0 /* distance from the line of a shot */
#define BEHIND_IT  0.15 /* remaining danger if something is in the way */
#define DANGER     0.35
#define THREAT     0.25

/* A lead of this size wins 73 of 100 games; fitted to 34 games between automatic players. */
#define TURNS_THE_GAME 40.0

double
flickemup_distance (const FlickemupPose *a, const FlickemupPose *b)
{
  return hypot (a->x - b->x, a->y - b->y) / TENTHS;
}

static gboolean
is_in_the_open (const FlickemupState *state, guint figure)
{
  return flickemup_lives (state, figure) && !flickemup_is_inside (state, figure);
}

static double
distance_to_line (const FlickemupPose *at, const FlickemupPose *from, const FlickemupPose *to)
{
  double dx = to->x - from->x, dy = to->y - from->y;
  double part = ((at->x - from->x) * dx + (at->y - from->y) * dy) / MAX (1, dx * dx + dy * dy);

  if (part <= 0 || part >= 1)
    return INFINITY;
  return hypot (from->x + part * dx - at->x, from->y + part * dy - at->y) / TENTHS;
}

static gboolean
is_covered (const FlickemupState *state, guint shooter, guint target)
{
  for (guint i = 0; i < FLICKEMUP_PIECES; i++)
    {
      if (i == shooter || i == target || state->poses[i].posture == FLICKEMUP_ABSENT
          || (i < FLICKEMUP_FIGURES && flickemup_is_inside (state, i)))
        continue;
      if (distance_to_line (&state->poses[i], &state->poses[shooter], &state->poses[target])
          < IN_THE_WAY)
        return TRUE;
    }

  return FALSE;
}

/* A figure that faces the shooter is twice as wide as one that stands side-on. */
static double
chance_of_hit (const FlickemupState *state, guint shooter, guint target)
{
  const FlickemupPose *from = &state->poses[shooter], *to = &state->poses[target];
  double look = to->angle / TENTHS * G_PI / 180 - atan2 (from->y - to->y, from->x - to->x);
  double half = 4 + 9 * fabs (cos (look)) + 2 * fabs (sin (look));
  double chance = erf (half / (SPREAD * MAX (flickemup_distance (from, to), 30) * G_SQRT2));

  return is_covered (state, shooter, target) ? chance * BEHIND_IT : chance;
}

static double
best_chance (const FlickemupState *state, guint shooter)
{
  double best = 0;

  for (guint i = 0; i < FLICKEMUP_COWBOYS; i++)
    {
      if (flickemup_team_of (i) != flickemup_team_of (shooter) && is_in_the_open (state, i)
          && !flickemup_is_fallen (state, i))
        best = MAX (best, chance_of_hit (state, shooter, i));
    }

  return best;
}

double
flickemup_expected_hits (const FlickemupState *state, guint team)
{
  double sum = 0;

  for (guint i = 0; i < FLICKEMUP_COWBOYS; i++)
    {
      if (flickemup_team_of (i) == team && is_in_the_open (state, i))
        sum += best_chance (state, i);
    }

  return sum;
}

static double
worth_of_token (const FlickemupState *state, guint token)
{
  switch (token)
    {
    case FLICKEMUP_COLT:
      return flickemup_has_rule (state, FLICKEMUP_RULE_TWO_PISTOLS) ? 8 : 0;
    case FLICKEMUP_WINCHESTER:
      return flickemup_has_rule (state, FLICKEMUP_RULE_RIFLE) ? 10 : 0;
    case FLICKEMUP_DYNAMITE:
      return flickemup_has_rule (state, FLICKEMUP_RULE_DYNAMITE) ? 6 : 0;
    default:
      return 0;
    }
}

static double
worth_of_cowboys (const FlickemupState *state, guint team)
{
  double worth = flickemup_hit_point_worth (state, team) * flickemup_hit_points (state, team);

  for (guint i = 0; i < FLICKEMUP_COWBOYS; i++)
    {
      const guint8 *slots = state->figures[i].tokens;

      if (flickemup_team_of (i) != team || !flickemup_lives (state, i))
        continue;
      worth += 6 + worth_of_token (state, slots[0]);
      worth += slots[0] == slots[1] ? 0 : worth_of_token (state, slots[1]);
    }

  return worth;
}

static double
worth_for (const FlickemupState *state, guint team)
{
  guint enemies = flickemup_other_team (team);

  return flickemup_goal_worth (state, team) + worth_of_cowboys (state, team)
         + THREAT * flickemup_hit_point_worth (state, enemies) * flickemup_expected_hits (state, team);
}

double
flickemup_worth (const FlickemupState *state, guint team)
{
  guint enemies = flickemup_other_team (team);
  double worth;

  if (state->stage == FLICKEMUP_STAGE_OVER)
    return state->winner == team ? WON : state->winner == enemies ? -WON : -WON / 20;
  worth = worth_for (state, team) - worth_for (state, enemies);
  /* The enemies are next, and whoever enters shoots first. */
  worth -=
    (DANGER - THREAT) * flickemup_hit_point_worth (state, team) * flickemup_expected_hits (state, enemies);
  if (state->stage == FLICKEMUP_STAGE_DUEL_AIM)
    worth += DANGER * flickemup_hit_point_worth (state, flickemup_other_team (state->turn.team))
             * (state->turn.team == team ? 1 : -1);
  return worth;
}

int
flickemup_chance (double lead)
{
  return (int) lround (10000 / (1 + exp (-lead / TURNS_THE_GAME)));
}
