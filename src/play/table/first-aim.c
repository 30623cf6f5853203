/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/table/first-aim.h"

#include <math.h>

#define ASIDE      10.0 /* degrees from one try to the next */
#define MOST_ASIDE 120.0

static double
angle_to (const FlipFlick *flick, const FlipPiece *piece)
{
  return flip_round_angle (atan2 (piece->y - flick->y, piece->x - flick->x) * 180 / G_PI);
}

static double
distance_to (const FlipFlick *flick, const FlipPiece *piece)
{
  return hypot (piece->x - flick->x, piece->y - flick->y);
}

/* Whatever the speed, this is what the disc meets first. */
static gboolean
is_first (const FlipTable *table, const FlipFlick *flick, const FlipPiece *piece, double angle)
{
  FlipFlick fast = *flick;
  FlipAim aim;

  fast.angle = angle;
  fast.speed = FLIP_FLICK_FASTEST;
  return flip_aim (table, &fast, &aim, NULL) && aim.end == FLIP_AIM_TOUCHES
         && aim.item.piece == piece->id;
}

/* A free line to a piece: to its middle, or else to what can be seen of it beside something else. */
static gboolean
find_line (const FlipTable *table, const FlipFlick *flick, const FlipPiece *piece, double *angle)
{
  static const double beside[] = { 0, 6, -6, 12, -12 }; /* mm from its middle */

  for (guint i = 0; i < G_N_ELEMENTS (beside); i++)
    {
      double turn = atan2 (beside[i], distance_to (flick, piece)) * 180 / G_PI;

      *angle = flip_round_angle (angle_to (flick, piece) + turn);
      if (is_first (table, flick, piece, *angle))
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_target (const FlipMarksman *marksman, const FlipFlick *flick, const FlipPiece *piece)
{
  return marksman->art->is_target (marksman->state, marksman->figure, piece->id)
         && fabs (remainder (angle_to (flick, piece) - marksman->straight, 360))
              <= marksman->widest;
}

/* The nearest target; only one with a free line where that is wanted. */
static const FlipPiece *
find_nearest (const FlipTable *table,
              const FlipMarksman *marksman,
              const FlipFlick *flick,
              double *line)
{
  const FlipPiece *nearest = NULL;

  for (guint i = 0; i < table->n_pieces; i++)
    {
      const FlipPiece *piece = &table->pieces[i];
      double angle = 0;

      if (!is_target (marksman, flick, piece)
          || (nearest && distance_to (flick, piece) >= distance_to (flick, nearest))
          || (line && !find_line (table, flick, piece, &angle)))
        continue;
      nearest = piece;
      if (line)
        *line = angle;
    }

  return nearest;
}

static gboolean
is_movement (const FlipTable *table, const FlipFlick *flick)
{
  const FlipPiece *disc = flip_table_find (table, flick->disc);

  return disc && disc->kind == FLIP_PIECE_MOVER;
}

/* A bullet may leave the table. */
static gboolean
touches_nothing (const FlipTable *table,
                 const FlipMarksman *marksman,
                 const FlipFlick *flick,
                 double angle)
{
  FlipFlick turned = *flick;
  FlipAim aim;

  turned.angle = flip_round_angle (angle);
  return fabs (remainder (angle - marksman->straight, 360)) <= marksman->widest
         && flip_aim (table, &turned, &aim, NULL)
         && (aim.end == FLIP_AIM_STOPS
             || (aim.end == FLIP_AIM_LEAVES && !is_movement (table, flick)));
}

/* The angle nearest to the wanted one at which nothing is in the way. */
static double
find_way (const FlipTable *table,
          const FlipMarksman *marksman,
          const FlipFlick *flick,
          double wanted)
{
  for (double aside = 0; aside <= MOST_ASIDE; aside += ASIDE)
    {
      if (touches_nothing (table, marksman, flick, wanted + aside))
        return flip_round_angle (wanted + aside);
      if (touches_nothing (table, marksman, flick, wanted - aside))
        return flip_round_angle (wanted - aside);
    }

  return wanted;
}

/* public functions */

gboolean
flip_first_aim (const FlipTable *table, const FlipMarksman *marksman, FlipFlick *flick)
{
  const FlipPiece *nearest = find_nearest (table, marksman, flick, NULL);

  g_assert (table && marksman && marksman->art && flick);

  if (!nearest)
    return FALSE;
  if (!is_movement (table, flick) && find_nearest (table, marksman, flick, &flick->angle))
    return TRUE;
  flick->angle = find_way (table, marksman, flick, angle_to (flick, nearest));
  return is_movement (table, flick);
}

gboolean
flip_aim_at (const FlipTable *table,
             const FlipMarksman *marksman,
             guint16 piece,
             FlipFlick *flick)
{
  const FlipPiece *target = flip_table_find (table, piece);
  double line;

  g_assert (table && marksman && marksman->art && flick);

  if (!target || !is_target (marksman, flick, target))
    return FALSE;
  flick->angle = angle_to (flick, target);
  if (!find_line (table, flick, target, &line))
    return FALSE;
  flick->angle = line;
  return TRUE;
}
