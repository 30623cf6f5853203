/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/first-aim.h"

#include <math.h>

#define ASIDE      10.0 /* degrees from one try to the next */
#define MOST_ASIDE 120.0
#define AT_ONCE    80.0 /* mm: what the disc touches within this distance stands right before it */

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
is_first (const FlipTable *table, const FlipFlick *flick, const FlipPiece *piece)
{
  FlipFlick fast = *flick;
  FlipAim aim;

  fast.angle = angle_to (flick, piece);
  fast.speed = FLIP_FLICK_FASTEST;
  return flip_aim (table, &fast, &aim, NULL) && aim.end == FLIP_AIM_TOUCHES
         && aim.item.piece == piece->id;
}

static gboolean
is_target (const FlipMarksman *marksman, const FlipFlick *flick, const FlipPiece *piece)
{
  return marksman->art->is_target (marksman->state, marksman->figure, piece->id)
         && fabs (remainder (angle_to (flick, piece) - marksman->straight, 360))
              <= marksman->widest;
}

static const FlipPiece *
find_nearest (const FlipTable *table,
              const FlipMarksman *marksman,
              const FlipFlick *flick,
              gboolean only_free)
{
  const FlipPiece *nearest = NULL;

  for (guint i = 0; i < table->n_pieces; i++)
    {
      const FlipPiece *piece = &table->pieces[i];

      if (!is_target (marksman, flick, piece)
          || (nearest && distance_to (flick, piece) >= distance_to (flick, nearest))
          || (only_free && !is_first (table, flick, piece)))
        continue;
      nearest = piece;
    }

  return nearest;
}

static gboolean
touches_nothing (const FlipTable *table, const FlipFlick *flick, double angle)
{
  FlipFlick turned = *flick;
  FlipAim aim;

  turned.angle = flip_round_angle (angle);
  return flip_aim (table, &turned, &aim, NULL) && aim.end == FLIP_AIM_STOPS;
}

/* The angle nearest to the wanted one at which nothing is in the way. */
static double
find_way (const FlipTable *table, const FlipFlick *flick, double wanted)
{
  for (double aside = 0; aside <= MOST_ASIDE; aside += ASIDE)
    {
      if (touches_nothing (table, flick, wanted + aside))
        return flip_round_angle (wanted + aside);
      if (touches_nothing (table, flick, wanted - aside))
        return flip_round_angle (wanted - aside);
    }

  return wanted;
}

/* Towards a piece, unless something stands right before the disc. */
static void
turn_to (const FlipTable *table, FlipFlick *flick, const FlipPiece *piece)
{
  FlipFlick turned = *flick;
  FlipAim aim;

  turned.angle = angle_to (flick, piece);
  if (!flip_aim (table, &turned, &aim, NULL) || aim.end != FLIP_AIM_TOUCHES
      || aim.item.piece == piece->id || aim.distance >= AT_ONCE)
    flick->angle = turned.angle;
}

static gboolean
is_movement (const FlipTable *table, const FlipFlick *flick)
{
  const FlipPiece *disc = flip_table_find (table, flick->disc);

  return disc && disc->kind == FLIP_PIECE_MOVER;
}

/* public functions */

gboolean
flip_first_aim (const FlipTable *table, const FlipMarksman *marksman, FlipFlick *flick)
{
  const FlipPiece *nearest = find_nearest (table, marksman, flick, FALSE);
  const FlipPiece *open;

  g_assert (table && marksman && marksman->art && flick);

  if (!nearest)
    return FALSE;
  if (is_movement (table, flick))
    {
      flick->angle = find_way (table, flick, angle_to (flick, nearest));
      return TRUE;
    }
  open = find_nearest (table, marksman, flick, TRUE);
  turn_to (table, flick, open ? open : nearest);
  return open != NULL;
}

gboolean
flip_aim_at (const FlipTable *table,
             const FlipMarksman *marksman,
             guint16 piece,
             FlipFlick *flick)
{
  const FlipPiece *target = flip_table_find (table, piece);

  g_assert (table && marksman && marksman->art && flick);

  if (!target || !is_target (marksman, flick, target))
    return FALSE;
  flick->angle = angle_to (flick, target);
  return is_first (table, flick, target);
}
