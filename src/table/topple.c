/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/topple.h"

#include "table/outline.h"

#include <math.h>

/* Hit less than this below its middle, a figure slides and does not tip. */
#define LEAST_LEVER 1.0

/* The blow that just lifts the figure's middle over the edge it tips on, times a factor because the
   foot slides: that factor is fitted to rigid-body simulations. */
double
flip_topple_speed (const FlipPiece *figure,
                   const FlipPiece *hitter,
                   double angle,
                   FlipSurface surface)
{
  FlipPieceForm body = flip_piece_form (figure), blow = flip_piece_form (hitter);
  FlipOutline foot = flip_outline_of (figure);
  double radians = remainder (angle, 360) * G_PI / 180;
  double support = 2 * flip_outline_extent (&foot, cos (radians), sin (radians));
  double middle = body.height / 2;
  double lever = middle - MIN (blow.height, body.height) / 2;
  double inertia = body.mass * (body.height * body.height + support * support) / 12
                   + body.mass * support * support / 4;
  double lift = body.mass * FLIP_GRAVITY * (hypot (middle, support / 2) - middle);
  double inverse_mass =
    (hitter->fixed ? 0 : 1 / blow.mass) + 1 / body.mass + lever * lever / inertia;
  double impulse;

  if (lever < LEAST_LEVER)
    return INFINITY;
  impulse = sqrt (2 * lift * inertia) / lever;
  return impulse * inverse_mass / (1 + FLIP_RESTITUTION)
         * (1.49 + 0.62 * flip_surface_friction (surface));
}
