/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/piece.h"

/* A piece seen from above: a disc has a radius, a box its half lengths. */
typedef struct
{
  double x;
  double y;
  double ux; /* the direction of its length */
  double uy;
  double along;
  double across;
  double radius;
} FlipOutline;

FlipOutline flip_outline_of (const FlipPiece *piece);

/* The gap between two outlines, negative if they overlap, and its direction from a to b. Between
   two boxes with facing corners it is a little less than the true distance, so it is always safe to
   move that far in that direction. */
double flip_outline_gap (const FlipOutline *a, const FlipOutline *b, double *nx, double *ny);

/* How far the outline reaches from its middle in a direction. */
double flip_outline_extent (const FlipOutline *outline, double nx, double ny);
