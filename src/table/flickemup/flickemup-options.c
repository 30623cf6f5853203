/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-cowboy.h"
#include "games/flickemup/flickemup-place.h"
#include "table/flickemup/flickemup-think.h"
#include "table/topple.h"

#include <math.h>

/* The options that the automatic player considers: shots at all enemies, moves to important places
   and in all directions, and every legal answer that is not a flick. */

#define TENTHS       10.0
#define LEAST_FINE   1
#define BEFORE_DOOR  90.0 /* mm */
#define THROUGH_DOOR 45.0

static void
add_option (const FlickemupState *state, const FlipMove *move, FlickemupOptions *found)
{
  if (found->n < FLICKEMUP_MOST_OPTIONS && flip_game_check (&flickemup_game, state, move, NULL))
    found->options[found->n++].move = *move;
}

static double
slowing_of (const FlickemupState *state)
{
  FlipTable table;

  flickemup_table_lay (state, &table);
  return flip_surface_friction (table.surface) * FLIP_GRAVITY;
}

/* The starting point of such a flick. */
static gboolean
find_start (const FlickemupState *state, guint verb, guint cowboy, int side, FlipFlick *flick)
{
  FlipTable table;
  FlipMove move = flickemup_make ((FlickemupVerb) verb, cowboy, side,
                                  flickemup_table_way_out (state, cowboy), 1000);

  return flip_game_check (&flickemup_game, state, &move, NULL)
         && flickemup_table_put_disc (state, &move, &table, flick, NULL);
}

static void
add_flick (const FlickemupState *state,
           guint verb,
           guint cowboy,
           int side,
           double angle,
           double speed,
           FlickemupOptions *found)
{
  int hundredths = (int) lround (remainder (angle, 360) * 100);
  FlipMove move = flickemup_make ((FlickemupVerb) verb, cowboy, side, hundredths,
                                  (int) lround (MAX (speed, FLICKEMUP_SLOWEST)));

  add_option (state, &move, found);
}

static double
direction_to (const FlipFlick *from, double x, double y)
{
  return atan2 (y - from->y, x - from->x) * 180 / G_PI;
}

/* Shots */

static gboolean
find_target (const FlickemupState *state, guint cowboy, guint figure, FlickemupPose *pose)
{
  if (state->stage == FLICKEMUP_STAGE_DUEL_AIM)
    {
      *pose = flickemup_duel_pose (state, figure);
      return figure == flickemup_duel_target (state);
    }
  *pose = state->poses[figure];
  return flickemup_lives (state, figure) && !flickemup_is_inside (state, figure)
         && flickemup_team_of (figure) != flickemup_team_of (cowboy);
}

static void
add_shots (const FlickemupState *state,
           guint verb,
           guint cowboy,
           int side,
           const FlickemupPose *target,
           guint fineness,
           FlickemupOptions *found)
{
  static const double speeds[] = { 2600, 1700, 3800 }, beside[] = { 0, -7, 7 };
  FlipFlick from;
  double x = target->x / TENTHS, y = target->y / TENTHS;

  if (!find_start (state, verb, cowboy, side, &from))
    return;
  for (guint i = 0; i < MIN (fineness, G_N_ELEMENTS (speeds)); i++)
    for (guint j = 0; j < MIN (fineness, G_N_ELEMENTS (beside)); j++)
      {
        double distance = MAX (hypot (x - from.x, y - from.y), 1);
        double angle = direction_to (&from, x, y) + atan (beside[j] / distance) * 180 / G_PI;

        add_flick (state, verb, cowboy, side, angle, speeds[i], found);
      }
}

/* Dynamite should stop beside its target, or a little short of it. */
static void
add_throws (const FlickemupState *state,
            guint cowboy,
            int side,
            const FlickemupPose *target,
            double slowing,
            FlickemupOptions *found)
{
  static const double shares[] = { 0.6, 0.8, 0.95 };
  FlipFlick from;
  double x = target->x / TENTHS, y = target->y / TENTHS;

  if (!find_start (state, FLICKEMUP_VERB_THROW, cowboy, side, &from))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (shares); i++)
    {
      double distance = hypot (x - from.x, y - from.y) * shares[i];

      add_flick (state, FLICKEMUP_VERB_THROW, cowboy, side, direction_to (&from, x, y),
                 sqrt (2 * slowing * distance), found);
    }
}

static void
add_attacks (const FlickemupState *state, guint cowboy, guint fineness, FlickemupOptions *found)
{
  static const guint verbs[] = { FLICKEMUP_VERB_SHOOT, FLICKEMUP_VERB_RIFLE, FLICKEMUP_VERB_SECOND,
                                 FLICKEMUP_VERB_DUEL };
  double slowing = slowing_of (state);

  for (guint figure = 0; figure < FLICKEMUP_COWBOYS; figure++)
    {
      FlickemupPose target;

      if (!find_target (state, cowboy, figure, &target))
        continue;
      for (int side = FLICKEMUP_LEFT; side <= FLICKEMUP_RIGHT; side++)
        {
          for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
            add_shots (state, verbs[i], cowboy, side, &target, fineness, found);
          add_throws (state, cowboy, side, &target, slowing, found);
        }
    }
}

/* Moves */

typedef struct
{
  const FlickemupState *state;
  guint cowboy;
  FlipFlick from;
  double slowing;
  FlickemupOptions *found;
} Walk;

static void
add_walk (const Walk *walk, double x, double y, double beyond)
{
  double distance = hypot (x - walk->from.x, y - walk->from.y) + beyond;
  double speed = sqrt (2 * walk->slowing * MAX (distance, 1));

  add_flick (walk->state, FLICKEMUP_VERB_MOVE, walk->cowboy, 0, direction_to (&walk->from, x, y),
             MIN (speed, FLICKEMUP_FASTEST_MOVE), walk->found);
}

static void
add_walks_to_doors (const Walk *walk)
{
  for (guint i = 0; i < FLICKEMUP_BUILDINGS; i++)
    {
      FlickemupPose door, before;

      if (!flickemup_is_here (walk->state, i) || flickemup_is_closed (walk->state, i))
        continue;
      door = flickemup_place_door (walk->state->poses, i);
      before = flickemup_place_beside (&door, 0, (int) (BEFORE_DOOR * TENTHS));
      add_walk (walk, door.x / TENTHS, door.y / TENTHS, THROUGH_DOOR);
      add_walk (walk, before.x / TENTHS, before.y / TENTHS, 0);
    }
}

static void
add_walks_to_things (const Walk *walk)
{
  const FlickemupState *state = walk->state;
  const FlickemupPose *gallows = &state->poses[FLICKEMUP_PIECE_GALLOWS];

  for (guint i = 0; i < state->n_outdoors; i++)
    {
      add_walk (walk, state->outdoors[i].x / TENTHS, state->outdoors[i].y / TENTHS, 0);
      add_walk (walk, state->outdoors[i].x / TENTHS, state->outdoors[i].y / TENTHS, -35);
    }
  if (gallows->posture == FLICKEMUP_ABSENT)
    return;
  add_walk (walk, gallows->x / TENTHS, gallows->y / TENTHS, 0);
  add_walk (walk, gallows->x / TENTHS, gallows->y / TENTHS, 60);
}

static void
add_walks_around (const Walk *walk, guint fineness)
{
  static const double ways[] = { 250, 90, 500, 160, 360, 750 };
  guint directions = 8 * fineness, n_ways = 2 * fineness;

  for (guint i = 0; i < directions; i++)
    for (guint j = 0; j < MIN (n_ways, G_N_ELEMENTS (ways)); j++)
      {
        double radians = 2 * G_PI * i / directions;

        add_walk (walk, walk->from.x + ways[j] * cos (radians),
                  walk->from.y + ways[j] * sin (radians), 0);
      }
}

static void
add_walks_out (const Walk *walk, guint fineness)
{
  static const double ways[] = { 120, 250, 450, 700 };
  int most = 10 * (int) fineness;

  for (int turn = -most; turn <= most; turn += 10)
    for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
      {
        double radians = (walk->from.angle + turn) * G_PI / 180;

        add_walk (walk, walk->from.x + ways[i] * cos (radians),
                  walk->from.y + ways[i] * sin (radians), 0);
      }
}

static void
add_walks (const FlickemupState *state, guint cowboy, guint fineness, FlickemupOptions *found)
{
  Walk walk = { .state = state, .cowboy = cowboy, .slowing = slowing_of (state), .found = found };

  if (!find_start (state, FLICKEMUP_VERB_MOVE, cowboy, 0, &walk.from))
    return;
  if (state->figures[cowboy].inside < FLICKEMUP_BUILDINGS)
    return add_walks_out (&walk, fineness);
  add_walks_to_doors (&walk);
  add_walks_to_things (&walk);
  add_walks_around (&walk, fineness);
}

/* The rest */

static void
add_others (const FlickemupState *state, FlickemupOptions *found)
{
  g_autofree FlipMoveList *list = g_new (FlipMoveList, 1);

  flip_game_legal (&flickemup_game, state, list);
  for (guint i = 0; i < list->n; i++)
    {
      if (!flickemup_is_flick (list->moves[i].verb))
        add_option (state, &list->moves[i], found);
    }
}

void
flickemup_find_options (const FlickemupState *state, guint fineness, FlickemupOptions *found)
{
  found->n = 0;
  add_others (state, found);
  for (guint i = 0; i < FLICKEMUP_COWBOYS; i++)
    {
      add_attacks (state, i, fineness, found);
      add_walks (state, i, fineness, found);
    }
}

int
flickemup_compare_options (gconstpointer a, gconstpointer b)
{
  const FlickemupOption *one = a, *other = b;

  if (one->worth != other->worth)
    return one->worth > other->worth ? -1 : 1;
  return memcmp (&one->move, &other->move, sizeof one->move);
}
