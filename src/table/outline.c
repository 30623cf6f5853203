/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/outline.h"

#include <math.h>

static double
turn (double value, gboolean back)
{
  return back ? -value : value;
}

/* From a box, or the middle of a disc, to a point. */
static double
distance_to_point (const FlipOutline *box, double x, double y, double *nx, double *ny)
{
  double dx = x - box->x, dy = y - box->y;
  double along = dx * box->ux + dy * box->uy, across = dy * box->ux - dx * box->uy;
  double out_along = along - CLAMP (along, -box->along, box->along);
  double out_across = across - CLAMP (across, -box->across, box->across);
  double distance = hypot (out_along, out_across);

  if (distance > 0)
    {
      out_along /= distance;
      out_across /= distance;
    }
  else
    {
      double deep_along = fabs (along) - box->along, deep_across = fabs (across) - box->across;

      distance = MAX (deep_along, deep_across);
      out_along = deep_along >= deep_across ? turn (1, along < 0) : 0;
      out_across = deep_along >= deep_across ? 0 : turn (1, across < 0);
    }
  *nx = out_along * box->ux - out_across * box->uy;
  *ny = out_along * box->uy + out_across * box->ux;
  return distance;
}

static void
try_axis (const FlipOutline *a,
          const FlipOutline *b,
          double ax,
          double ay,
          double *gap,
          double *nx,
          double *ny)
{
  double apart = (b->x - a->x) * ax + (b->y - a->y) * ay;
  double room = fabs (apart) - flip_outline_extent (a, ax, ay) - flip_outline_extent (b, ax, ay);

  if (room <= *gap)
    return;
  *gap = room;
  *nx = turn (ax, apart < 0);
  *ny = turn (ay, apart < 0);
}

static double
gap_of_boxes (const FlipOutline *a, const FlipOutline *b, double *nx, double *ny)
{
  double gap = -INFINITY;

  try_axis (a, b, a->ux, a->uy, &gap, nx, ny);
  try_axis (a, b, -a->uy, a->ux, &gap, nx, ny);
  try_axis (a, b, b->ux, b->uy, &gap, nx, ny);
  try_axis (a, b, -b->uy, b->ux, &gap, nx, ny);
  return gap;
}

FlipOutline
flip_outline_of (const FlipPiece *piece)
{
  FlipPieceForm form = flip_piece_form (piece);
  double radians = remainder (piece->angle, 360) * G_PI / 180;
  FlipOutline outline = {
    .x = piece->x,
    .y = piece->y,
    .ux = cos (radians),
    .uy = sin (radians),
  };

  if (flip_piece_is_round (piece))
    {
      outline.radius = form.length / 2;
    }
  else
    {
      outline.along = form.length / 2;
      outline.across = form.width / 2;
    }
  return outline;
}

double
flip_outline_gap (const FlipOutline *a, const FlipOutline *b, double *nx, double *ny)
{
  double gap;

  if (b->along == 0)
    {
      gap = distance_to_point (a, b->x, b->y, nx, ny);
    }
  else if (a->along == 0)
    {
      gap = distance_to_point (b, a->x, a->y, nx, ny);
      *nx = -*nx;
      *ny = -*ny;
    }
  else
    {
      gap = gap_of_boxes (a, b, nx, ny);
    }
  return gap - a->radius - b->radius;
}

double
flip_outline_extent (const FlipOutline *outline, double nx, double ny)
{
  return outline->radius + outline->along * fabs (nx * outline->ux + ny * outline->uy)
         + outline->across * fabs (ny * outline->ux - nx * outline->uy);
}
