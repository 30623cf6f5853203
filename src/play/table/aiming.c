/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "play/table/aiming.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define ASIDE      10.0 /* degrees from one attempt to the next */
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

/* Whether the disc meets this piece first, at any speed. */
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

/* A free line to a piece: to its middle, or else to a part of it that is not hidden. */
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

/* The nearest target, if required only one with a free line. */
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

/* Leaving the table does not count: a bullet may do so. */
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

/* The angle nearest to the wanted one with nothing in the way. */
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

#define FRONT_WITHIN 45.0

static char *
name_of (FlipTableHand *hand, guint16 piece)
{
  return flip_phrase_capital (flip_table_hand_art (hand)->piece_name (piece));
}

/* The side from which a standing figure is hit, from its own point of view, or the face of a
   doorway. */
static const char *
side_of (FlipTableHand *hand, const FlipAimItem *item)
{
  const FlipPiece *piece = flip_table_find (flip_table_hand_table (hand), item->piece);
  double towards = atan2 (item->ny, item->nx) * 180 / G_PI, apart;

  if (item->inner)
    return _ ("inside its door");
  if (!piece || !flip_piece_stands (piece))
    return NULL;
  apart = fabs (remainder (towards - piece->angle, 360));
  return apart < FRONT_WITHIN         ? _ ("from the front")
         : apart > 180 - FRONT_WITHIN ? /* where a shot comes from */ _ ("from behind")
                                      : _ ("from the side");
}

static double
topples_from (FlipTableHand *hand, const FlipAimItem *item)
{
  double power = ceil (flip_table_hand_power_of (hand, item->topple_from) * 100);

  return item->topple_from > 0 && power <= 100 ? power : 0;
}

static const FlipPiece *
standing_piece (FlipTableHand *hand, const FlipAimItem *item)
{
  const FlipPiece *piece = flip_table_find (flip_table_hand_table (hand), item->piece);

  return piece && flip_piece_stands (piece) ? piece : NULL;
}

char *
flip_aim_words_contact (FlipTableHand *hand)
{
  const FlipAim *aim;
  g_autofree char *name = NULL;
  const char *side;

  g_return_val_if_fail (FLIP_IS_TABLE_HAND (hand), NULL);

  if (!flip_table_hand_flick (hand, &aim))
    return NULL;
  if (aim->end == FLIP_AIM_STOPS)
    /* Translators: %.0f: millimetres */
    return g_strdup_printf (_ ("Stops after %.0f mm, touches nothing"), aim->distance);
  if (aim->end == FLIP_AIM_LEAVES)
    /* Translators: %.0f: millimetres */
    return g_strdup_printf (_ ("Leaves the table after %.0f mm"), aim->distance);
  name = name_of (hand, aim->item.piece);
  side = side_of (hand, &aim->item);
  /* Translators: first %s: a piece on the table; second %s: which side of it */
  return side ? g_strdup_printf (_ ("First contact: %s, %s"), name, side)
              /* Translators: %s: a piece on the table */
              : g_strdup_printf (_ ("First contact: %s"), name);
}

char *
flip_aim_words_item (FlipTableHand *hand, const FlipAimItem *item)
{
  g_autofree char *name = name_of (hand, item->piece);
  double power = topples_from (hand, item);

  g_return_val_if_fail (FLIP_IS_TABLE_HAND (hand) && item, NULL);

  if (power > 0)
    /* Translators: %s: a piece on the table; first %.0f: millimetres; second %.0f: per cent */
    return g_strdup_printf (_ ("%s, %.0f mm, topples from %.0f %%"), name, item->distance, power);
  if (standing_piece (hand, item))
    /* Translators: %s: a piece on the table; %.0f: millimetres */
    return g_strdup_printf (_ ("%s, %.0f mm, can’t be toppled from here"), name, item->distance);
  /* Translators: what lies on the line, and how far away */
  return g_strdup_printf (_ ("%s, %.0f mm"), name, item->distance);
}

double
flip_aim_words_topples_from (FlipTableHand *hand)
{
  guint n;
  const FlipAimItem *items = flip_table_hand_line (hand, &n);

  return n ? topples_from (hand, &items[0]) : 0;
}
