/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/simulation.h"

#include "table/door.h"
#include "table/placement.h"
#include "table/space.h"
#include "table/topple.h"

#include <chipmunk/chipmunk_structs.h>
#include <math.h>
#include <string.h>

/* A slower contact does not count as a touch: the piece merely rests there. */
#define LEAST_TOUCH 0.1
/* How far beyond the first contact the step that detects it ends: more than the rounding differs
   between machines, and less than the path through the slightest graze that matters. */
#define BEYOND_CONTACT 1e-4
/* How much of the disc must be beyond a door's line; pieces in contact overlap by less. */
#define LEAST_CROSSING 0.05
/* How far a falling figure may be shifted away from its neighbours. */
#define FALLEN_REACH 60.0

typedef struct
{
  FlipTable table; /* with the disc at its starting point */
  FlipSpace *space;
  FlipOutcome *outcome;
  FlipRecording *recording; /* may be NULL */
  guint disc;
  int foretold;       /* the first piece that the disc meets, or -1 */
  double first_steps; /* until then only the disc moves; no step may go beyond this time */
  guint n_lines;
  FlipDoorLine lines[FLIP_TABLE_MOST_DOORS];
  guint16 doors[FLIP_TABLE_MOST_DOORS];
  double time;
} Run;

static void
record (Run *run, guint index)
{
  cpVect place = flip_space_place (run->space, index);

  flip_recording_add (run->recording, index, run->time, place.x, place.y,
                      flip_space_angle (run->space, index));
}

static double
angle_of (double x, double y)
{
  return flip_round_angle (atan2 (y, x) * 180 / G_PI);
}

/* Touches */

static FlipTouch *
find_touch (FlipOutcome *outcome, guint16 piece)
{
  return (FlipTouch *) flip_outcome_touch (outcome, piece);
}

static void
note_face (const Run *run, FlipTouch *touch, double nx, double ny)
{
  if (flip_door_is_inner_face (&run->table, touch->piece, nx, ny))
    touch->inner = TRUE;
  else if (!touch->outer)
    {
      touch->outer = TRUE;
      touch->outer_time = run->time;
    }
}

/* The normal points from the piece to the disc. */
static void
note_touch (Run *run, guint index, const FlipMeeting *meeting, double nx, double ny)
{
  FlipOutcome *outcome = run->outcome;
  guint16 id = run->table.pieces[index].id;
  FlipTouch *touch = find_touch (outcome, id);

  if (meeting->speed < LEAST_TOUCH)
    return;
  if (!touch)
    {
      touch = &outcome->touches[outcome->n_touches++];
      *touch = (FlipTouch){
        .piece = id,
        .time = run->time - meeting->since,
        .x = meeting->x,
        .y = meeting->y,
        .speed = meeting->speed,
      };
    }
  note_face (run, touch, nx, ny);
}

static void
note_meeting (Run *run, const FlipMeeting *meeting)
{
  if (meeting->one == run->disc)
    note_touch (run, meeting->other, meeting, -meeting->nx, -meeting->ny);
  else if (meeting->other == run->disc)
    note_touch (run, meeting->one, meeting, meeting->nx, meeting->ny);
}

static gboolean
is_foretold (const Run *run, const FlipMeeting *meeting)
{
  guint one = meeting->one, other = meeting->other, foretold = (guint) run->foretold;

  return run->foretold >= 0
         && ((one == run->disc && other == foretold) || (other == run->disc && one == foretold));
}

/* If several pieces are met in the first step of contact, the sweep tells which was first. */
static void
put_foretold_first (Run *run)
{
  GArray *meetings = run->space->meetings;

  if (run->outcome->n_touches > 0)
    return;
  for (guint i = 1; i < meetings->len; i++)
    {
      FlipMeeting meeting = g_array_index (meetings, FlipMeeting, i);

      if (!is_foretold (run, &meeting))
        continue;
      g_array_remove_index (meetings, i);
      g_array_prepend_val (meetings, meeting);
      return;
    }
}

/* Topples */

static void
try_topple (Run *run,
            guint index,
            guint hitter,
            const FlipMeeting *meeting,
            double nx,
            double ny,
            guint touches_before)
{
  FlipOutcome *outcome = run->outcome;
  FlipPiece figure = run->table.pieces[index];
  double limit;

  if (!flip_piece_stands (&figure) || figure.fixed || flip_outcome_topple (outcome, figure.id))
    return;
  figure.angle = flip_space_angle (run->space, index);
  limit =
    flip_topple_speed (&figure, &run->table.pieces[hitter], angle_of (nx, ny), run->table.surface);
  if (meeting->speed < limit)
    return;
  outcome->topples[outcome->n_topples++] = (FlipTopple){
    .figure = figure.id,
    .by = run->table.pieces[hitter].id,
    .direct = hitter == run->disc && touches_before == 0 && outcome->n_touches > 0
              && outcome->touches[0].piece == figure.id,
    .time = run->time,
    .speed = meeting->speed,
    .limit = limit,
    /* Hit below its middle, it falls towards the hitter. */
    .angle = angle_of (-nx, -ny),
  };
  flip_space_topple (run->space, index);
  if (run->recording)
    flip_recording_topple (run->recording, index, run->time,
                           outcome->topples[outcome->n_topples - 1].angle);
}

static void
note_topples (Run *run, const FlipMeeting *meeting, guint touches_before)
{
  try_topple (run, meeting->other, meeting->one, meeting, meeting->nx, meeting->ny, touches_before);
  try_topple (run, meeting->one, meeting->other, meeting, -meeting->nx, -meeting->ny,
              touches_before);
}

static void
note_meetings (Run *run)
{
  const GArray *meetings = run->space->meetings;
  guint touches_before = run->outcome->n_touches;

  put_foretold_first (run);
  for (guint i = 0; i < meetings->len; i++)
    {
      const FlipMeeting *meeting = &g_array_index (meetings, FlipMeeting, i);

      note_meeting (run, meeting);
      note_topples (run, meeting, touches_before);
      if (run->recording)
        {
          record (run, meeting->one);
          record (run, meeting->other);
        }
    }
}

/* Doors */

static gboolean
is_beyond (const FlipDoorLine *line, gboolean inward, const FlipOutline *disc)
{
  double outside = flip_door_outside (line, disc->x, disc->y);

  return (inward ? -outside : outside) > -disc->radius + LEAST_CROSSING;
}

static void
note_crossings (Run *run, const FlipOutline *from, const FlipOutline *to)
{
  FlipOutcome *outcome = run->outcome;

  for (guint i = 0; i < run->n_lines; i++)
    {
      const FlipDoorLine *line = &run->lines[i];

      if (flip_outcome_crossing (outcome, run->doors[i])
          || flip_door_distance (line, from->x, from->y, to->x, to->y)
               > from->radius - LEAST_CROSSING)
        continue;
      outcome->crossings[outcome->n_crossings++] = (FlipCrossing){
        .door = run->doors[i],
        .inward = flip_door_outside (line, from->x, from->y) > 0,
        .time = run->time,
        .touches = outcome->n_touches,
      };
    }
}

static void
find_door_lines (Run *run)
{
  for (guint i = 0; i < run->table.n_doors; i++)
    {
      const FlipDoor *door = &run->table.doors[i];

      if (!flip_door_line (&run->table, door, &run->lines[run->n_lines]))
        continue;
      run->doors[run->n_lines++] = door->id;
    }
}

static void
find_where_crossings_end (Run *run)
{
  FlipOutline disc = flip_space_outline (run->space, run->disc);
  gboolean gone = run->space->bodies[run->disc].gone;

  for (guint i = 0; i < run->outcome->n_crossings; i++)
    {
      FlipCrossing *crossing = &run->outcome->crossings[i];

      for (guint j = 0; j < run->n_lines; j++)
        {
          if (run->doors[j] == crossing->door)
            crossing->stays = !gone && is_beyond (&run->lines[j], crossing->inward, &disc);
        }
    }
}

/* The edge of the table: a piece whose middle is beyond it falls off. */

static void
drop_what_left (Run *run)
{
  for (guint i = 0; i < run->space->n_bodies; i++)
    {
      cpVect place = flip_space_place (run->space, i);

      if (run->space->bodies[i].gone
          || (place.x >= 0 && place.x <= run->table.width && place.y >= 0
              && place.y <= run->table.height))
        continue;
      flip_space_drop (run->space, i);
      run->outcome->gone[run->outcome->n_gone++] = run->table.pieces[i].id;
      if (!run->recording)
        continue;
      record (run, i);
      flip_recording_drop (run->recording, i, run->time);
    }
}

/* The end */

static FlipPose
pose_at_rest (const Run *run, guint index)
{
  const FlipPiece *piece = &run->table.pieces[index];
  const FlipBody *info = &run->space->bodies[index];
  cpVect place = flip_space_place (run->space, index);
  double x = flip_round_length (place.x), y = flip_round_length (place.y);
  double angle = flip_round_angle (flip_space_angle (run->space, index));
  gboolean moved = hypot (place.x - piece->x, place.y - piece->y) > 0.05
                   || fabs (remainder (angle - piece->angle, 360)) > 0.05;

  return (FlipPose){
    .x = moved ? x : piece->x,
    .y = moved ? y : piece->y,
    .angle = moved ? angle : piece->angle,
    .fallen = piece->fallen,
    .moved = moved,
    .gone = info->gone,
  };
}

/* The middle of a falling figure stays in place, and its foot slips. It comes to lie beside other
   pieces, without overlapping them. */
static void
lay_figure_down (Run *run, FlipTable *rest, const FlipTopple *topple)
{
  guint index = (guint) flip_table_index (&run->table, topple->figure);
  FlipPose *pose = &run->outcome->poses[index];
  FlipPiece lying = run->table.pieces[index];
  int place = flip_table_index (rest, topple->figure);

  pose->fallen = TRUE;
  pose->moved = TRUE;
  pose->angle = topple->angle;
  flip_pose_put (pose, &lying);
  if (pose->gone)
    return;
  flip_table_nearest_free (rest, &lying, FALLEN_REACH);
  pose->x = lying.x;
  pose->y = lying.y;
  rest->pieces[place] = lying;
}

static void
lay_figures_down (Run *run)
{
  g_autofree FlipTable *rest = g_memdup2 (&run->table, sizeof run->table);

  flip_outcome_apply (run->outcome, rest);
  for (guint i = 0; i < run->outcome->n_topples; i++)
    lay_figure_down (run, rest, &run->outcome->topples[i]);
}

static void
record_end (Run *run)
{
  for (guint i = 0; i < run->outcome->n_poses; i++)
    {
      const FlipPose *pose = &run->outcome->poses[i];
      double angle = flip_space_angle (run->space, i);

      if ((pose->moved || flip_recording_moves (run->recording, i)) && !pose->gone)
        flip_recording_add (run->recording, i, run->time, pose->x, pose->y, angle);
    }
  flip_recording_finish (run->recording, run->time);
}

static void
end_run (Run *run, guint steps)
{
  FlipOutcome *outcome = run->outcome;

  outcome->steps = steps;
  outcome->time = run->time;
  outcome->cut = !flip_space_is_at_rest (run->space);
  outcome->n_poses = run->table.n_pieces;
  for (guint i = 0; i < outcome->n_poses; i++)
    outcome->poses[i] = pose_at_rest (run, i);
  find_where_crossings_end (run);
  if (outcome->n_topples > 0)
    lay_figures_down (run);
  if (run->recording)
    record_end (run);
}

/* The flick */

/* How long a disc slowed by friction takes for a distance that it can cover. */
static double
time_for (double way, double speed, double slowing)
{
  return 2 * way / (speed + sqrt (MAX (speed * speed - 2 * slowing * way, 0)));
}

/* Until the disc meets something nothing else moves, so the sweep gives the exact time. A step must
   end there: one from before a graze to after it would miss it. */
static void
foretell (Run *run, const FlipFlick *flick, cpVect direction)
{
  FlipSweepHit hits[FLIP_TABLE_MOST_PIECES];
  double slowing = run->space->bodies[run->disc].slowing;
  double stop = flick->speed * flick->speed / (2 * slowing);
  cpVect from = cpv (flick->x, flick->y), to = cpvadd (from, cpvmult (direction, stop));

  run->foretold = -1;
  if (flip_space_sweep (run->space, run->disc, from, to, hits) == 0)
    return;
  run->foretold = (int) hits[0].index;
  run->first_steps =
    time_for (MIN (hits[0].part * stop + BEYOND_CONTACT, stop), flick->speed, slowing);
}

static double
longest_step (const Run *run)
{
  double left = run->first_steps - run->time;

  return left > 0 ? left : INFINITY;
}

static void
begin_run (Run *run, const FlipTable *table, const FlipFlick *flick)
{
  double radians = remainder (flick->angle, 360) * G_PI / 180;
  cpVect direction = cpv (cos (radians), sin (radians));

  run->table = *table;
  run->disc = (guint) flip_table_index (table, flick->disc);
  run->table.pieces[run->disc].x = flick->x;
  run->table.pieces[run->disc].y = flick->y;
  run->space = flip_space_new (&run->table);
  run->space->bodies[run->disc].body->v = cpvmult (direction, flick->speed);
  find_door_lines (run);
  foretell (run, flick, direction);
}

static void
make_step (Run *run)
{
  FlipOutline from = flip_space_outline (run->space, run->disc), to;

  run->time += flip_space_step (run->space, longest_step (run));
  to = flip_space_outline (run->space, run->disc);
  if (!run->space->bodies[run->disc].gone)
    note_crossings (run, &from, &to);
  note_meetings (run);
  drop_what_left (run);
  for (guint i = 0; run->recording && i < run->space->n_bodies; i++)
    {
      if (flip_space_moves (run->space, i) && flip_recording_is_due (run->recording, i, run->time))
        record (run, i);
    }
}

gboolean
flip_simulate (const FlipTable *table,
               const FlipFlick *flick,
               FlipOutcome *outcome,
               FlipRecording **recording,
               GError **error)
{
  g_autofree Run *run = NULL;
  guint steps = 0;

  if (!flip_flick_check (flick, table, error))
    return FALSE;
  run = g_new0 (Run, 1);
  memset (outcome, 0, sizeof *outcome);
  outcome->disc = flick->disc;
  run->outcome = outcome;
  begin_run (run, table, flick);
  if (recording)
    run->recording = flip_recording_new (&run->table);
  while (!flip_space_is_at_rest (run->space) && steps < FLIP_SIMULATION_MOST_STEPS)
    {
      make_step (run);
      steps++;
    }
  end_run (run, steps);
  flip_space_free (run->space);
  if (recording)
    *recording = run->recording;
  return TRUE;
}
