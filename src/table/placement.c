/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/placement.h"

#include "table/outline.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* Rounding may make pieces overlap each other or the edge by this much. */
#define TOLERANCE 0.15
#define RING      1.0

static gboolean
is_within (const FlipTable *table, const FlipOutline *outline)
{
  double wide = flip_outline_extent (outline, 1, 0) - TOLERANCE;
  double high = flip_outline_extent (outline, 0, 1) - TOLERANCE;

  return outline->x >= wide && outline->x <= table->width - wide && outline->y >= high
         && outline->y <= table->height - high;
}

static gboolean
fits (const FlipTable *table, const FlipPiece *piece)
{
  FlipOutline outline = flip_outline_of (piece);

  return is_within (table, &outline) && !flip_table_obstacle (table, piece, TOLERANCE);
}

static gboolean
fits_moved (const FlipTable *table, const FlipPiece *piece, double dx, double dy, FlipPiece *moved)
{
  *moved = *piece;
  moved->x = flip_round_length (piece->x + dx);
  moved->y = flip_round_length (piece->y + dy);
  return fits (table, moved);
}

static gboolean
try_ring (const FlipTable *table, FlipPiece *piece, double radius)
{
  guint n = (guint) ceil (2 * G_PI * radius / RING);
  FlipPiece moved;

  for (guint i = 0; i < n; i++)
    {
      double radians = 2 * G_PI * i / n;

      if (!fits_moved (table, piece, radius * cos (radians), radius * sin (radians), &moved))
        continue;
      *piece = moved;
      return TRUE;
    }

  return FALSE;
}

gboolean
flip_table_is_free (const FlipTable *table, const FlipPiece *piece, GError **error)
{
  FlipOutline outline;
  const FlipPiece *obstacle;

  if (!flip_piece_check (piece, error))
    return FALSE;
  outline = flip_outline_of (piece);
  if (!is_within (table, &outline))
    {
      g_set_error (error, FLIP_TABLE_ERROR, FLIP_TABLE_ERROR_PLACE,
                   _ ("Part of it is off the table."));
      return FALSE;
    }
  obstacle = flip_table_obstacle (table, piece, TOLERANCE);
  if (!obstacle)
    return TRUE;
  /* Translators: %u: the number of a piece; %s: its kind */
  g_set_error (error, FLIP_TABLE_ERROR, FLIP_TABLE_ERROR_PLACE, _ ("Piece %u (%s) is in the way."),
               obstacle->id, flip_piece_kind_word (obstacle->kind));
  return FALSE;
}

gboolean
flip_table_nearest_free (const FlipTable *table, FlipPiece *piece, double reach)
{
  FlipPiece moved;

  if (!flip_piece_check (piece, NULL))
    return FALSE;
  if (fits_moved (table, piece, 0, 0, &moved))
    {
      *piece = moved;
      return TRUE;
    }
  for (double radius = RING; radius <= reach; radius += RING)
    {
      if (try_ring (table, piece, radius))
        return TRUE;
    }

  return FALSE;
}

gboolean
flip_table_nearest_angle (const FlipTable *table, FlipPiece *piece)
{
  FlipPiece turned = *piece;

  if (!flip_piece_check (piece, NULL))
    return FALSE;
  for (guint i = 0; i <= 360; i++)
    {
      /* 0, 1, -1, 2, -2 … */
      int degrees = i % 2 ? (int) (i + 1) / 2 : -(int) i / 2;

      turned.angle = flip_round_angle (piece->angle + degrees);
      if (!fits (table, &turned))
        continue;
      *piece = turned;
      return TRUE;
    }

  return FALSE;
}

gboolean
flip_table_put_beside (const FlipTable *table,
                       guint16 figure,
                       FlipSide side,
                       FlipPiece *disc,
                       GError **error)
{
  const FlipPiece *owner = flip_table_find (table, figure);
  FlipOutline outline;
  double away;

  if (!flip_piece_check (disc, error))
    return FALSE;
  if (!owner || !flip_piece_stands (owner))
    {
      g_set_error (error, FLIP_TABLE_ERROR, FLIP_TABLE_ERROR_PLACE,
                   /* Translators: %u: the number of a piece */
                   _ ("There is no standing figure with the number %u."), figure);
      return FALSE;
    }
  outline = flip_outline_of (owner);
  away = outline.across + 1.5 * flip_piece_form (disc).length;
  if (side == FLIP_SIDE_LEFT)
    away = -away;
  disc->x = flip_round_length (owner->x - away * outline.uy);
  disc->y = flip_round_length (owner->y + away * outline.ux);
  return flip_table_is_free (table, disc, error);
}
