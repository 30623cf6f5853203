/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/topple.h"

#include "table/outline.h"

#include <math.h>

/* Hit less than this below its middle, a figure slides instead of tipping. */
#define LEAST_LEVER 1.0

/* How a figure tips: the lever, the inertia about the edge of its foot, and the energy that lifts
   its middle over that edge. */
typedef struct
{
  double lever, inertia, lift;
} Tipping;

static Tipping
tipping_of (const FlipPiece *figure, const FlipPiece *hitter, double angle)
{
  FlipPieceForm body = flip_piece_form (figure), blow = flip_piece_form (hitter);
  FlipOutline foot = flip_outline_of (figure);
  double radians = remainder (angle, 360) * G_PI / 180;
  double support = 2 * flip_outline_extent (&foot, cos (radians), sin (radians));
  double middle = body.height / 2;

  return (Tipping){
    .lever = middle - MIN (blow.height, body.height) / 2,
    .inertia = body.mass * (body.height * body.height + support * support) / 12
               + body.mass * support * support / 4,
    .lift = body.mass * FLIP_GRAVITY * (hypot (middle, support / 2) - middle),
  };
}

double
flip_topple_give (const FlipPiece *figure, const FlipPiece *hitter, double angle)
{
  Tipping tipping;

  if (!flip_piece_stands (figure) || figure->fixed)
    return 0;
  tipping = tipping_of (figure, hitter, angle);
  return tipping.lever < LEAST_LEVER ? 0 : tipping.lever * tipping.lever / tipping.inertia;
}

/* The blow that just lifts the figure's middle over its tipping edge, times a factor because the
   foot slides, which is fitted to rigid-body simulations. */
double
flip_topple_speed (const FlipPiece *figure,
                   const FlipPiece *hitter,
                   double angle,
                   FlipSurface surface)
{
  Tipping tipping = tipping_of (figure, hitter, angle);
  double inverse_mass = (hitter->fixed ? 0 : 1 / flip_piece_form (hitter).mass)
                        + 1 / flip_piece_form (figure).mass
                        + tipping.lever * tipping.lever / tipping.inertia;

  if (tipping.lever < LEAST_LEVER)
    return INFINITY;
  return sqrt (2 * tipping.lift * tipping.inertia) / tipping.lever * inverse_mass
         / (1 + FLIP_RESTITUTION) * (1.49 + 0.62 * flip_surface_friction (surface));
}
