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

void
flickemup_aim_moves (const FlickemupState *state, guint cowboy, FlipMoveList *list)
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
