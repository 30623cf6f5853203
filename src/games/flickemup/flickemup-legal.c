/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-cowboy.h"
#include "games/flickemup/flickemup-place.h"

/* Of the infinitely many flicks, the few that are worth listing: those aimed at something. All
   others are legal as well. */

#define DIRECTIONS 8

static void
add_flick (const FlickemupState *state,
           FlickemupVerb verb,
           guint cowboy,
           int side,
           int angle,
           int speed,
           FlipMoveList *list)
{
  FlipMove move = flickemup_make (verb, cowboy, side, angle, speed);

  if (!flip_move_list_contains (list, &move))
    flip_move_list_add (list, &move);
}

/* Where a flick of this cowboy begins, precise enough for a direction. */
static FlickemupPose
start_of (const FlickemupState *state, guint cowboy)
{
  guint building = state->figures[cowboy].inside;
  FlickemupPose start = state->poses[cowboy];

  if (state->stage == FLICKEMUP_STAGE_DUEL_AIM)
    return flickemup_duel_pose (state, cowboy);
  if (building >= FLICKEMUP_BUILDINGS)
    return start;
  start = flickemup_place_door (state->poses, building);
  start.angle = (gint16) (flickemup_place_way_out (state->poses, building) / 10);
  return start;
}

static void
add_doors (const FlickemupState *state, guint cowboy, FlipMoveList *list)
{
  FlickemupPose from = start_of (state, cowboy);

  for (guint i = 0; i < FLICKEMUP_BUILDINGS; i++)
    {
      FlickemupPose door;

      if (!flickemup_is_here (state, i) || flickemup_is_closed (state, i)
          || state->figures[cowboy].inside == i)
        continue;
      door = flickemup_place_door (state->poses, i);
      add_flick (state, FLICKEMUP_VERB_MOVE, cowboy, 0, flickemup_place_direction (&from, &door),
                 1400, list);
    }
}

static void
aim_moves (const FlickemupState *state, guint cowboy, FlipMoveList *list)
{
  guint inside = state->figures[cowboy].inside;

  if (!state->simulated)
    return flip_move_list_add (list, &(FlipMove){ .verb = FLICKEMUP_VERB_MOVE, .site = (guint16) cowboy });
  if (inside < FLICKEMUP_BUILDINGS)
    {
      int out = flickemup_place_way_out (state->poses, inside);

      add_flick (state, FLICKEMUP_VERB_MOVE, cowboy, 0, out, 600, list);
      return add_flick (state, FLICKEMUP_VERB_MOVE, cowboy, 0, out, 1200, list);
    }
  for (int i = 0; i < DIRECTIONS; i++)
    {
      int angle = (i - DIRECTIONS / 2 + 1) * FLICKEMUP_HALF_TURN * 2 / DIRECTIONS;

      add_flick (state, FLICKEMUP_VERB_MOVE, cowboy, 0, angle, 500, list);
      add_flick (state, FLICKEMUP_VERB_MOVE, cowboy, 0, angle, 1000, list);
    }
  add_doors (state, cowboy, list);
}

static gboolean
is_target (const FlickemupState *state, guint cowboy, guint figure)
{
  if (state->stage == FLICKEMUP_STAGE_DUEL_AIM)
    return figure == flickemup_duel_target (state);
  return figure != cowboy && flickemup_lives (state, figure) && !flickemup_is_inside (state, figure)
         && !flickemup_is_fallen (state, figure)
         && flickemup_team_of (figure) != flickemup_team_of (cowboy);
}

static gboolean
side_fits (const FlickemupState *state, FlickemupVerb verb, guint cowboy, int side)
{
  if (!flickemup_flick_has_sides (state, verb, cowboy))
    return side == 0;
  return verb != FLICKEMUP_VERB_SECOND || side != state->turn.side;
}

/* From inside, only things in front of the door can be aimed at. */
static gboolean
is_in_reach (const FlickemupState *state, FlickemupVerb verb, guint cowboy, int angle)
{
  FlipMove move = flickemup_make (verb, cowboy, 0, angle, 0);

  return verb == FLICKEMUP_VERB_DUEL || flickemup_from_inside_check (state, &move, NULL);
}

static void
add_shots_at (const FlickemupState *state,
              FlickemupVerb verb,
              guint cowboy,
              int angle,
              FlipMoveList *list)
{
  static const int speeds[] = { 1800, 3200 };

  for (int side = FLICKEMUP_LEFT; side <= FLICKEMUP_RIGHT; side++)
    for (guint i = 0; i < G_N_ELEMENTS (speeds); i++)
      {
        if (side_fits (state, verb, cowboy, side))
          add_flick (state, verb, cowboy, side, angle, speeds[i], list);
      }
}

void
flickemup_aim_shots (const FlickemupState *state,
                     FlickemupVerb verb,
                     guint cowboy,
                     FlipMoveList *list)
{
  FlickemupPose from = start_of (state, cowboy);
  guint before = list->n;

  if (!state->simulated)
    return flip_move_list_add (list, &(FlipMove){ .verb = (guint8) verb, .site = (guint16) cowboy });
  for (guint i = 0; i < FLICKEMUP_FIGURES; i++)
    {
      FlickemupPose to;
      int angle;

      if (!is_target (state, cowboy, i))
        continue;
      to =
        state->stage == FLICKEMUP_STAGE_DUEL_AIM ? flickemup_duel_pose (state, i) : state->poses[i];
      angle = flickemup_place_direction (&from, &to);
      if (is_in_reach (state, verb, cowboy, angle))
        add_shots_at (state, verb, cowboy, angle, list);
    }
  if (list->n == before)
    add_shots_at (state, verb, cowboy, from.angle * 10, list);
}

/* Lists the legal answers of several verbs together, but only a few of the flicks and positions. */

void
flickemup_list_legal (const FlickemupState *state, FlipMove move, FlipMoveList *list)
{
  if (flip_game_check (&flickemup_game, state, &move, NULL))
    flip_move_list_add (list, &move);
}

static void
add_tokens (const FlickemupState *state, guint cowboy, FlipMoveList *list)
{
  for (guint token = 0; token < FLICKEMUP_TOKENS; token++)
    {
      gboolean here = flickemup_lies_here (state, cowboy, token);
      gboolean carried = flickemup_count_carried (state, cowboy, token) > 0;

      for (int given = 0; here && given <= FLICKEMUP_TOKENS; given++)
        flickemup_list_legal (
          state, flickemup_make (FLICKEMUP_VERB_TAKE, cowboy, (int) token, given, 0), list);
      if (here)
        flickemup_list_legal (
          state, flickemup_make (FLICKEMUP_VERB_TURN, cowboy, (int) token, FALSE, 0), list);
      if (carried)
        flickemup_list_legal (
          state, flickemup_make (FLICKEMUP_VERB_DROP, cowboy, (int) token, 0, 0), list);
      if (carried)
        flickemup_list_legal (
          state, flickemup_make (FLICKEMUP_VERB_TURN, cowboy, (int) token, TRUE, 0), list);
    }
}

static void
add_actions (const FlickemupState *state, guint cowboy, FlipMoveList *list)
{
  aim_moves (state, cowboy, list);
  flickemup_aim_shots (state, FLICKEMUP_VERB_SHOOT, cowboy, list);
  if (flickemup_has_rule (state, FLICKEMUP_RULE_RIFLE)
      && flickemup_count_carried (state, cowboy, FLICKEMUP_WINCHESTER))
    flickemup_aim_shots (state, FLICKEMUP_VERB_RIFLE, cowboy, list);
  if (flickemup_has_rule (state, FLICKEMUP_RULE_DYNAMITE)
      && flickemup_count_carried (state, cowboy, FLICKEMUP_DYNAMITE))
    flickemup_aim_shots (state, FLICKEMUP_VERB_THROW, cowboy, list);
  if (flickemup_is_inside (state, cowboy) || flickemup_has_rule (state, FLICKEMUP_RULE_OUTDOORS))
    add_tokens (state, cowboy, list);
  flickemup_list_legal (state, flickemup_make (FLICKEMUP_VERB_LOOK, cowboy, 0, 0, 0), list);
}

static void
add_clearings (const FlickemupState *state, FlipMoveList *list)
{
  for (guint building = 0; building < FLICKEMUP_BUILDINGS; building++)
    for (guint piece = FLICKEMUP_PIECE_BARREL; piece < FLICKEMUP_PIECES; piece++)
      for (int side = FLICKEMUP_LEFT; side <= FLICKEMUP_RIGHT; side++)
        {
          if (flickemup_is_here (state, building)
              && state->poses[piece].posture != FLICKEMUP_ABSENT)
            flickemup_list_legal (state,
                                  flickemup_make (FLICKEMUP_VERB_CLEAR,
                                                  FLICKEMUP_SITE_BUILDING + building, (int) piece,
                                                  side, 0),
                                  list);
        }
}

void
flickemup_actions_list (gconstpointer data, FlipMoveList *list)
{
  const FlickemupState *state = data;

  for (guint cowboy = 0; cowboy < FLICKEMUP_COWBOYS; cowboy++)
    {
      if (!flickemup_cowboy_check (state, cowboy, NULL))
        continue;
      if (flickemup_lives (state, cowboy))
        add_actions (state, cowboy, list);
      flickemup_list_legal (state, flickemup_make (FLICKEMUP_VERB_DONE, cowboy, 0, 0, 0), list);
    }
  if (state->simulated)
    add_clearings (state, list);
}

#define NUDGE 50

/* An example of a piece that comes to rest elsewhere: a little to the right. */
static void
list_rest (const FlickemupState *state, FlipMoveList *list)
{
  for (guint piece = state->turn.from; state->simulated && piece < FLICKEMUP_PIECES; piece++)
    {
      const FlickemupPose *pose = &state->poses[piece];
      FlipMove move = {
        .verb = FLICKEMUP_VERB_REST,
        .site = FLIP_NO_SITE,
        .arg = { (gint16) piece, (gint16) MIN (pose->x + NUDGE, state->scenario.width), pose->y,
                 pose->angle, pose->posture },
      };

      if (!flickemup_rest.verb.check (state, &move, NULL))
        continue;
      flip_move_list_add (list, &move);
      return;
    }
}

void
flickemup_list_sites (const FlickemupState *state, FlickemupVerb verb, FlipMoveList *list)
{
  for (guint site = 0; site < FLICKEMUP_SITE_GALLOWS; site++)
    flickemup_list_legal (state, flickemup_make (verb, site, 0, 0, 0), list);
}

/* For the figures of a team, or of no team. */
static void
list_team (const FlickemupState *state, FlickemupVerb verb, FlickemupTeam team, FlipMoveList *list)
{
  for (guint figure = 0; figure < FLICKEMUP_FIGURES; figure++)
    {
      if (flickemup_team_of (figure) == team)
        flickemup_list_legal (state, flickemup_make (verb, figure, 0, 0, 0), list);
    }
}

void
flickemup_list_bare (const FlickemupState *state,
                     FlickemupVerb verb,
                     int argument,
                     FlipMoveList *list)
{
  flickemup_list_legal (state, flickemup_make (verb, FLIP_NO_SITE, argument, 0, 0), list);
}

/* The most likely outcomes of a shot come first: a miss, then the enemies, then friends, then the
   townspeople. */
void
flickemup_shot_list (gconstpointer data, FlipMoveList *list)
{
  const FlickemupState *state = data;
  FlickemupTeam shooter =
    flickemup_team_of (state->stage == FLICKEMUP_STAGE_DUEL_SHOT ? flickemup_duel_shooter (state)
                                                                 : state->turn.cowboy);
  const FlickemupTeam teams[] = { flickemup_other_team (shooter), shooter, FLICKEMUP_NO_TEAM };

  flickemup_list_bare (state, FLICKEMUP_VERB_MISSED, 0, list);
  for (guint i = 0; i < G_N_ELEMENTS (teams); i++)
    {
      list_team (state, FLICKEMUP_VERB_HIT, teams[i], list);
      list_team (state, FLICKEMUP_VERB_GRAZED, teams[i], list);
    }
  list_rest (state, list);
}

void
flickemup_walk_list (gconstpointer data, FlipMoveList *list)
{
  const FlickemupState *state = data;

  flickemup_list_bare (state, FLICKEMUP_VERB_MOVED, 0, list);
  flickemup_list_bare (state, FLICKEMUP_VERB_FAILED, 0, list);
  flickemup_list_sites (state, FLICKEMUP_VERB_ENTERED, list);
  flickemup_list_sites (state, FLICKEMUP_VERB_FREED, list);
  for (int edge = 0; edge < FLICKEMUP_EDGES; edge++)
    flickemup_list_bare (state, FLICKEMUP_VERB_ESCAPED, edge, list);
  list_rest (state, list);
}

/* Every blast ends with the same answer, which for many is the only one. */
void
flickemup_blast_list (gconstpointer data, FlipMoveList *list)
{
  const FlickemupState *state = data;

  flickemup_list_bare (state, FLICKEMUP_VERB_BLOWN, 0, list);
  flickemup_list_sites (state, FLICKEMUP_VERB_CAUGHT, list);
  flickemup_list_sites (state, FLICKEMUP_VERB_CLOSED, list);
  list_rest (state, list);
}
