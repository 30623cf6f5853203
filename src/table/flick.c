/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/flick.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define MIDDLE_SPEED 2000.0

const FlipTremor flip_tremor_of_people = { 1.2, 0.04 };
const FlipTremor flip_tremor_none = { 0, 0 };

static gboolean
check_disc (const FlipPiece *disc, GError **error)
{
  if (disc && flip_piece_is_round (disc) && !disc->fixed)
    return TRUE;
  g_set_error (error, FLIP_TABLE_ERROR, FLIP_TABLE_ERROR_FLICK,
               _ ("There is no such disc to flick."));
  return FALSE;
}

static gboolean
check_numbers (const FlipFlick *flick, const FlipTable *table, GError **error)
{
  if (!isfinite (flick->angle))
    g_set_error (error, FLIP_TABLE_ERROR, FLIP_TABLE_ERROR_FLICK,
                 _ ("The direction of the flick is not a number."));
  else if (!(flick->speed >= FLIP_FLICK_SLOWEST && flick->speed <= FLIP_FLICK_FASTEST))
    g_set_error (error, FLIP_TABLE_ERROR, FLIP_TABLE_ERROR_FLICK,
                 /* Translators: %.0f: the lowest and the highest speed */
                 _ ("The speed of a flick must be from %.0f to %.0f mm/s."), FLIP_FLICK_SLOWEST,
                 FLIP_FLICK_FASTEST);
  else if (!(flick->x >= 0 && flick->x <= table->width && flick->y >= 0
             && flick->y <= table->height))
    g_set_error (error, FLIP_TABLE_ERROR, FLIP_TABLE_ERROR_FLICK,
                 _ ("The disc is not on the table."));
  else
    return TRUE;
  return FALSE;
}

static gboolean
check_room (const FlipPiece *disc, const FlipTable *table, GError **error)
{
  const FlipPiece *piece = flip_table_obstacle (table, disc, FLIP_OVERLAP_TOLERANCE);

  if (!piece)
    return TRUE;
  g_set_error (error, FLIP_TABLE_ERROR, FLIP_TABLE_ERROR_FLICK,
               /* Translators: %u: the number of a piece; %s: its kind */
               _ ("The disc can’t be placed there: piece %u (%s) is in the way."), piece->id,
               flip_piece_kind_word (piece->kind));
  return FALSE;
}

/* The sum of twelve uniform numbers is close enough to a normal distribution, and the same on every
   machine. */
static double
draw_error (FlipRandom *random)
{
  guint64 sum = 0;

  for (guint i = 0; i < 12; i++)
    sum += flip_random_next (random);
  return (double) sum / 4294967296.0 - 6;
}

gboolean
flip_flick_check (const FlipFlick *flick, const FlipTable *table, GError **error)
{
  const FlipPiece *piece;
  FlipPiece disc;

  if (!flip_table_check (table, error))
    return FALSE;
  piece = flip_table_find (table, flick->disc);
  if (!check_disc (piece, error) || !check_numbers (flick, table, error))
    return FALSE;
  disc = *piece;
  disc.x = flick->x;
  disc.y = flick->y;
  return check_room (&disc, table, error);
}

FlipFlick
flip_flick_round (const FlipFlick *flick)
{
  double hundredths = round (remainder (flick->angle, 360) * 100);

  return (FlipFlick){
    .disc = flick->disc,
    .x = flip_round_length (flick->x),
    .y = flip_round_length (flick->y),
    .angle = (hundredths >= 18000 ? hundredths - 36000 : hundredths) / 100,
    .speed = round (flick->speed),
  };
}

FlipFlick
flip_flick_tremble (const FlipFlick *flick, const FlipTremor *tremor, FlipRandom *random)
{
  double growth = (1 + flick->speed / MIDDLE_SPEED) / 2;
  double angle_error = draw_error (random) * tremor->angle * growth;
  double speed_error = draw_error (random) * tremor->speed * growth;
  double speed = flick->speed * (1 + speed_error);
  FlipFlick real = *flick;

  real.angle += angle_error;
  real.speed = CLAMP (speed, FLIP_FLICK_SLOWEST, FLIP_FLICK_FASTEST);
  return flip_flick_round (&real);
}

const FlipTouch *
flip_outcome_touch (const FlipOutcome *outcome, guint16 piece)
{
  g_assert (outcome->n_touches <= FLIP_TABLE_MOST_PIECES);

  for (guint i = 0; i < outcome->n_touches; i++)
    {
      if (outcome->touches[i].piece == piece)
        return &outcome->touches[i];
    }

  return NULL;
}

const FlipTopple *
flip_outcome_topple (const FlipOutcome *outcome, guint16 figure)
{
  g_assert (outcome->n_topples <= FLIP_TABLE_MOST_PIECES);

  for (guint i = 0; i < outcome->n_topples; i++)
    {
      if (outcome->topples[i].figure == figure)
        return &outcome->topples[i];
    }

  return NULL;
}

const FlipCrossing *
flip_outcome_crossing (const FlipOutcome *outcome, guint16 door)
{
  g_assert (outcome->n_crossings <= FLIP_TABLE_MOST_DOORS);

  for (guint i = 0; i < outcome->n_crossings; i++)
    {
      if (outcome->crossings[i].door == door)
        return &outcome->crossings[i];
    }

  return NULL;
}

void
flip_pose_put (const FlipPose *pose, FlipPiece *piece)
{
  piece->x = pose->x;
  piece->y = pose->y;
  piece->angle = pose->angle;
  piece->fallen = pose->fallen;
}

void
flip_outcome_apply (const FlipOutcome *outcome, FlipTable *table)
{
  g_return_if_fail (outcome->n_poses == table->n_pieces);

  for (guint i = 0; i < outcome->n_poses; i++)
    flip_pose_put (&outcome->poses[i], &table->pieces[i]);
  for (guint i = 0; i < outcome->n_gone; i++)
    flip_table_remove (table, outcome->gone[i]);
}
