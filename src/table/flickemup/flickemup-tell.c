/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/flickemup/flickemup-bridge.h"

#include <math.h>

/* Everything that dynamite caught where it stopped. Figures that it knocked over stand up again
   first. */

#define TENTHS 10.0

typedef struct
{
  int x, y; /* in tenths of a millimetre */
} Middle;

static gboolean
find_middle (const FlickemupTelling *telling, Middle *middle)
{
  const FlipPose *disc = flickemup_tell_disc (telling);

  if (!disc)
    return FALSE;
  middle->x = (int) lround (disc->x * TENTHS);
  middle->y = (int) lround (disc->y * TENTHS);
  return TRUE;
}

static gboolean
is_blown_away (const FlickemupTelling *telling, const FlipPiece *piece)
{
  Middle middle;

  return piece->id >= FLICKEMUP_PIECE_BARREL && find_middle (telling, &middle)
         && hypot (piece->x * TENTHS - middle.x, piece->y * TENTHS - middle.y)
              <= FLICKEMUP_BLAST_REACH;
}

static gboolean
reaches (const FlickemupTelling *telling, const Middle *middle, guint piece)
{
  return flickemup_blast_reaches (&telling->state, piece, middle->x, middle->y);
}

static void
tell_caught (FlickemupTelling *telling, const Middle *middle)
{
  for (guint i = 0; i < FLICKEMUP_FIGURES; i++)
    {
      if (reaches (telling, middle, i))
        flickemup_tell_site (telling, FLICKEMUP_VERB_CAUGHT, i);
    }
  for (guint i = 0; i < FLICKEMUP_BUILDINGS; i++)
    {
      if (flickemup_is_here (&telling->state, i)
          && (reaches (telling, middle, flickemup_left_block (i))
              || reaches (telling, middle, flickemup_right_block (i))))
        flickemup_tell_site (telling, FLICKEMUP_VERB_CLOSED, FLICKEMUP_SITE_BUILDING + i);
    }
}

void
flickemup_tell_blast (FlickemupTelling *telling)
{
  Middle middle;

  flickemup_tell_rests (telling, FLICKEMUP_NOBODY, is_blown_away);
  if (find_middle (telling, &middle))
    tell_caught (telling, &middle);
  flickemup_tell_bare (telling, FLICKEMUP_VERB_BLOWN, 0);
}

/* The answers to the rules about a flick: where pieces came to rest, then how it ended. Each answer
   is checked and played on a copy, so that only answers that the rules accept are given. */

#define TENTHS 10.0

static gboolean
tell_one (FlickemupTelling *telling, FlipMove move)
{
  if (telling->n == FLIP_MOST_ANSWERS || flickemup_who (&telling->state) != FLIP_TABLE
      || !flip_game_check (&flickemup_game, &telling->state, &move, NULL))
    return FALSE;
  telling->answers[telling->n++] = move;
  flip_game_apply (&flickemup_game, &telling->state, &move);
  return TRUE;
}

gboolean
flickemup_tell_bare (FlickemupTelling *telling, FlickemupVerb verb, int argument)
{
  return tell_one (telling, flickemup_make (verb, FLIP_NO_SITE, argument, 0, 0));
}

gboolean
flickemup_tell_site (FlickemupTelling *telling, FlickemupVerb verb, guint site)
{
  return tell_one (telling, flickemup_make (verb, site, 0, 0, 0));
}

gboolean
flickemup_tell_rest (FlickemupTelling *telling, const FlipPiece *piece, guint posture)
{
  FlipMove move = {
    .verb = FLICKEMUP_VERB_REST,
    .site = FLIP_NO_SITE,
    .arg = { [FLICKEMUP_REST_PIECE] = (gint16) piece->id,
             [FLICKEMUP_REST_X] = (gint16) lround (piece->x * TENTHS),
             [FLICKEMUP_REST_Y] = (gint16) lround (piece->y * TENTHS),
             [FLICKEMUP_REST_ANGLE] = (gint16) lround (piece->angle * TENTHS),
             [FLICKEMUP_REST_POSTURE] = (gint16) posture },
  };

  return tell_one (telling, move);
}

/* Where the disc is at rest; NULL if it left the table. */
const FlipPose *
flickemup_tell_disc (const FlickemupTelling *telling)
{
  int index = flip_table_index (&telling->pending->table, FLIP_TABLETOP_DISC);
  const FlipPose *pose = &telling->outcome->poses[index];

  return pose->gone ? NULL : pose;
}

/* For a disc without a starting point: nothing was touched, and nothing has moved. */
static void
tell_nothing (FlickemupTelling *telling)
{
  switch (telling->state.stage)
    {
    case FLICKEMUP_STAGE_WALK:
      flickemup_tell_bare (telling, FLICKEMUP_VERB_FAILED, 0);
      break;
    case FLICKEMUP_STAGE_BLAST:
      flickemup_tell_bare (telling, FLICKEMUP_VERB_BLOWN, 0);
      break;
    default:
      flickemup_tell_bare (telling, FLICKEMUP_VERB_MISSED, 0);
    }
}

guint
flickemup_table_tell (gconstpointer state,
                      const FlipPending *pending,
                      const FlipOutcome *outcome,
                      FlipMove answers[FLIP_MOST_ANSWERS])
{
  g_autofree FlickemupTelling *telling = g_new (FlickemupTelling, 1);

  telling->pending = pending;
  telling->outcome = outcome;
  telling->state = *(const FlickemupState *) state;
  telling->answers = answers;
  telling->n = 0;
  if (outcome->disc == FLIP_NO_PIECE)
    tell_nothing (telling);
  else if (telling->state.stage == FLICKEMUP_STAGE_WALK)
    flickemup_tell_walk (telling);
  else if (telling->state.stage == FLICKEMUP_STAGE_BLAST)
    flickemup_tell_blast (telling);
  else if (telling->state.stage == FLICKEMUP_STAGE_DUEL_SHOT)
    flickemup_tell_duel (telling);
  else
    flickemup_tell_shot (telling);
  return telling->n;
}
