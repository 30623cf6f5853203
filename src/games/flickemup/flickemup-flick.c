/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"

#include "games/flickemup/flickemup-place.h"
#include "games/flickemup/flickemup-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The flick itself, and where things come to rest on the simulated table. */

#define FULL_TURN_TENTHS 3600

/* A flick has numbers if Flipside simulates it, and none at a real table. */
gboolean
flickemup_flick_check (const FlickemupState *state,
                       const FlipMove *move,
                       int fastest,
                       FlipRefusal *refusal)
{
  int side = move->arg[FLICKEMUP_ARG_SIDE], angle = move->arg[FLICKEMUP_ARG_ANGLE];
  int speed = move->arg[FLICKEMUP_ARG_SPEED];

  if (!state->simulated)
    return (side == 0 && angle == 0 && speed == 0)
           || flip_refuse (refusal, FLIP_REFUSED_NEEDLESS, move->site, "FU-FLICK-2",
                           _ ("The flick is made on your table; you only enter its outcome."));
  if (side != FLICKEMUP_LEFT && side != FLICKEMUP_RIGHT)
    return flip_refuse (refusal, FLIP_REFUSED_LIMIT, move->site, "FU-SHOOT-1",
                        _ ("The bullet is to the left or right of the cowboy."));
  if (angle < -FLICKEMUP_HALF_TURN || angle > FLICKEMUP_HALF_TURN)
    return flip_refuse (refusal, FLIP_REFUSED_LIMIT, move->site, "FU-FLICK-2",
                        _ ("The direction goes from −180 to 180 degrees."));
  if (speed < FLICKEMUP_SLOWEST || speed > fastest)
    return flip_refuse (refusal, FLIP_REFUSED_LIMIT, move->site, "FU-FLICK-2",
                        /* Translators: %d: the lowest and the highest speed */
                        _ ("The speed goes from %d to %d mm/s."), FLICKEMUP_SLOWEST, fastest);
  return TRUE;
}

/* The movement disc lies where its cowboy stood, and from inside a building there is only one
   starting point, behind the door. In a duel both stand in the open. */
gboolean
flickemup_flick_has_sides (const FlickemupState *state, guint verb, guint cowboy)
{
  g_assert (cowboy < FLICKEMUP_COWBOYS);

  return verb == FLICKEMUP_VERB_DUEL
         || (verb != FLICKEMUP_VERB_MOVE && !flickemup_is_inside (state, cowboy));
}

/* A disc was flicked: nothing has come to rest yet. */
void
flickemup_flick_begin (FlickemupState *state)
{
  state->turn.from = 0;
  state->turn.rested = FALSE;
  memset (state->turn.lost, 0, sizeof state->turn.lost);
}

/* After a shot everything stays where it was pushed; after a move only the mover's position
   changes. */
static gboolean
may_rest (const FlickemupState *state, guint piece)
{
  switch (state->stage)
    {
    case FLICKEMUP_STAGE_WALK:
      return piece == state->turn.cowboy;
    case FLICKEMUP_STAGE_SHOT:
    case FLICKEMUP_STAGE_BLAST:
      return piece >= FLICKEMUP_FIGURES || !flickemup_is_inside (state, piece);
    default:
      return FALSE;
    }
}

static gboolean
posture_fits (guint piece, int posture)
{
  if (posture == FLICKEMUP_ABSENT)
    return piece >= FLICKEMUP_PIECE_BARREL;
  return posture == FLICKEMUP_STANDING || posture == FLICKEMUP_FALLEN;
}

static gboolean
lies_on_table (const FlickemupState *state, const FlipMove *move)
{
  return move->arg[FLICKEMUP_REST_X] >= 0 && move->arg[FLICKEMUP_REST_Y] >= 0
         && move->arg[FLICKEMUP_REST_X] <= state->scenario.width
         && move->arg[FLICKEMUP_REST_Y] <= state->scenario.height
         && ABS (move->arg[FLICKEMUP_REST_ANGLE]) <= FULL_TURN_TENTHS / 2;
}

static gboolean
check_rest (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlickemupState *state = data;
  int piece = move->arg[FLICKEMUP_REST_PIECE];

  if (!state->simulated)
    return flip_refuse (refusal, FLIP_REFUSED_NEEDLESS, FLIP_NO_SITE, "FU-TABLE-1",
                        _ ("Flipside doesn’t keep track of positions on your table."));
  if (piece < 0 || piece >= FLICKEMUP_PIECES || state->poses[piece].posture == FLICKEMUP_ABSENT)
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, FLIP_NO_SITE, "FU-TABLE-2",
                        _ ("This piece is not on the table."));
  if (piece < state->turn.from || !may_rest (state, (guint) piece))
    return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE, "FU-TABLE-3",
                        _ ("Name the pieces in order, each once, and only those that the flick "
                           "may displace."));
  if (!posture_fits ((guint) piece, move->arg[FLICKEMUP_REST_POSTURE])
      || !lies_on_table (state, move))
    return flip_refuse (refusal, FLIP_REFUSED_LIMIT, FLIP_NO_SITE, "FU-TABLE-2",
                        _ ("A piece comes to rest on the table; only loose things can leave it."));
  return TRUE;
}

#define LOST_BITS 16

static void
note_lost (FlickemupState *state, guint piece)
{
  guint thing = piece - FLICKEMUP_PIECE_BARREL;

  G_STATIC_ASSERT (FLICKEMUP_PIECES - FLICKEMUP_PIECE_BARREL <= 2 * LOST_BITS);
  state->turn.lost[thing / LOST_BITS] |= (guint16) (1u << thing % LOST_BITS);
}

static gboolean
was_lost (const FlickemupState *state, guint piece)
{
  guint thing = piece - FLICKEMUP_PIECE_BARREL;

  return piece >= FLICKEMUP_PIECE_BARREL
         && (state->turn.lost[thing / LOST_BITS] & 1u << thing % LOST_BITS) != 0;
}

static void
carry_along (FlickemupState *state, guint building)
{
  for (guint i = 0; i < FLICKEMUP_COWBOYS; i++)
    {
      if (flickemup_lives (state, i) && state->figures[i].inside == building)
        state->poses[i] = flickemup_place_on_block (state, i, building);
    }
}

/* A figure that is knocked over without being hit stands up again, so its posture does not
   change. */
static void
apply_rest (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;
  guint piece = (guint) move->arg[FLICKEMUP_REST_PIECE];
  FlickemupPose *pose = &state->poses[piece];
  guint building = flickemup_building_of (piece);

  g_assert (piece < FLICKEMUP_PIECES && state->poses[piece].posture != FLICKEMUP_ABSENT);

  pose->x = move->arg[FLICKEMUP_REST_X];
  pose->y = move->arg[FLICKEMUP_REST_Y];
  pose->angle = move->arg[FLICKEMUP_REST_ANGLE];
  if (piece >= FLICKEMUP_FIGURES)
    pose->posture = (guint8) move->arg[FLICKEMUP_REST_POSTURE];
  if (pose->posture == FLICKEMUP_ABSENT)
    note_lost (state, piece);
  if (building < FLICKEMUP_BUILDINGS)
    carry_along (state, building);
  if (piece == FLICKEMUP_PIECE_GALLOWS && state->scenario.gallows.hour
      && state->figures[state->scenario.gallows.figure].inside == FLICKEMUP_ON_GALLOWS)
    {
      state->poses[state->scenario.gallows.figure] = *pose;
      state->poses[state->scenario.gallows.figure].posture = FLICKEMUP_STANDING;
    }
  state->turn.rested |= piece == state->turn.cowboy;
  state->turn.from = (guint8) (piece + 1);
}

/* The piece that a disc touched first, if one is given, must be on the table, or have been when the
   disc was flicked. */
gboolean
flickemup_touched_check (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlickemupState *state = data;
  int touched = move->arg[0];

  if (touched == 0)
    return TRUE;
  if (touched < 0 || touched > FLICKEMUP_PIECES
      || (state->poses[touched - 1].posture == FLICKEMUP_ABSENT
          && !was_lost (state, (guint) touched - 1))
      || (guint) touched - 1 == state->turn.cowboy)
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, FLIP_NO_SITE, "FU-TABLE-2",
                        _ ("What was touched is not on the table."));
  return TRUE;
}

/* A figure is wider than it is deep, so it may fit in one direction but not in another. It can
   always stay as it is. */
static gboolean
check_face (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlickemupState *state = data;
  guint cowboy = state->turn.cowboy, obstacle;
  FlickemupPose pose = state->poses[cowboy];

  if (ABS (move->arg[0]) > FULL_TURN_TENTHS / 2)
    return flip_refuse (refusal, FLIP_REFUSED_LIMIT, move->site, "FU-MOVE-5",
                        _ ("A cowboy looks in a direction from −180 to 180 degrees."));
  if (move->arg[0] == pose.angle)
    return TRUE;
  pose.angle = move->arg[0];
  if (!flickemup_place_on_table (cowboy, &pose, state->scenario.width, state->scenario.height))
    return flip_refuse (refusal, FLIP_REFUSED_REACH, move->site, "FU-MOVE-5",
                        /* Translators: %s: a cowboy */
                        _ ("There is no room to face that way: %s would stand over the edge."),
                        flickemup_figure_name (cowboy));
  obstacle = flickemup_place_obstacle (state, cowboy, &pose);
  return obstacle == FLICKEMUP_PIECES
         || flip_refuse (refusal, FLIP_REFUSED_REACH, move->site, "FU-MOVE-5",
                         /* Translators: %s: a piece on the table */
                         _ ("There is no room to face that way: something is too close (%s)."),
                         flickemup_piece_name (obstacle));
}

static void
apply_face (gpointer data, const FlipMove *move)
{
  FlickemupState *state = data;

  g_assert (state->simulated && state->turn.cowboy < FLICKEMUP_COWBOYS);

  state->poses[state->turn.cowboy].angle = move->arg[0];
  flickemup_action_over (state);
}

/* Words, including those that all flicks share */

/* The cowboy is named by the site. */
void
flickemup_label_flick (const FlickemupState *state,
                       const FlipMove *move,
                       const char *what,
                       GString *text)
{
  g_autofree char *degrees = flip_phrase_decimal (move->arg[FLICKEMUP_ARG_ANGLE] / 100.0, 1);

  g_string_append (text, what);
  if (!state->simulated)
    return;
  g_string_append_printf (text, " %s°, %d mm/s", degrees, move->arg[FLICKEMUP_ARG_SPEED]);
  if (flickemup_flick_has_sides (state, move->verb, move->site))
    flip_phrase_add (text,
                     move->arg[FLICKEMUP_ARG_SIDE] ? _ ("from the right") : _ ("from the left"));
}

/* A position alone is not worth reporting, so it has no sentence. */
static void
describe_rest (gconstpointer data, const FlipMove *move, GString *text)
{
}

static void
label_rest (gconstpointer data, const FlipMove *move, GString *text)
{
  g_string_append_printf (
    text, /* Translators: %s: a piece on the table */ _ ("%s rests"),
    flickemup_piece_name ((guint) CLAMP (move->arg[0], 0, FLICKEMUP_PIECES - 1)));
}

static void
list_face (gconstpointer data, FlipMoveList *list)
{
  const FlickemupState *state = data;
  int now = state->poses[state->turn.cowboy].angle;

  flickemup_list_bare (state, FLICKEMUP_VERB_FACE, now, list);
  for (int angle = -1350; angle <= 1800; angle += 450)
    {
      if (angle != now)
        flickemup_list_bare (state, FLICKEMUP_VERB_FACE, angle, list);
    }
}

static gboolean
faces_there (gconstpointer data, const FlipMove *move)
{
  const FlickemupState *state = data;

  return move->arg[0] == state->poses[state->turn.cowboy].angle;
}

static void
label_face (gconstpointer data, const FlipMove *move, GString *text)
{
  g_autofree char *degrees = flip_phrase_decimal (move->arg[0] / 10.0, 1);

  g_string_append_printf (text, /* Translators: %s: degrees */ _ ("Look at %s°"), degrees);
}

const FlickemupRow flickemup_face = {
  .verb = { .name = "face", .stages = 1u << FLICKEMUP_STAGE_FACE, .n_args = 1,
            .list = list_face, .check = check_face, .apply = apply_face,
            .print = flickemup_print, .describe = flickemup_describe, .label = label_face },
  .parts = { FLICKEMUP_PART_FACING },
  .log = /* Translators: %s: a cowboy */ N_ ("%s turns around"), .names = { FLICKEMUP_NAME_ACTOR },
  .is_other = faces_there,
  /* Translators: %s: a cowboy, who goes on looking where he did */
  .other_log = N_ ("%s doesn’t turn"),
};

const FlickemupRow flickemup_rest = {
  .verb = {
    .name = "rest", .n_args = 5,
    .stages = 1u << FLICKEMUP_STAGE_SHOT | 1u << FLICKEMUP_STAGE_WALK | 1u << FLICKEMUP_STAGE_BLAST,
    .check = check_rest, .apply = apply_rest,
    .print = flickemup_print, .describe = describe_rest, .label = label_rest,
  },
  .parts = { FLICKEMUP_PART_PIECE, FLICKEMUP_PART_PLACE, FLICKEMUP_PART_PLACE, FLICKEMUP_PART_PLACE, FLICKEMUP_PART_POSTURE },
};
