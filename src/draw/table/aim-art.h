/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/table/table-art.h"
#include "table/aim.h"

/* A flick that is being aimed: the disc, the handle behind it, the path to the first contact. */
typedef struct
{
  FlipFlick flick;
  FlipAim aim;
  double radius;        /* of the disc, mm */
  double power;         /* 0 to 1 */
  double pull;          /* distance of the handle from the disc in a flick of full power, in
                           pixels */
  FlipRect bounds;      /* of the canvas, within which the handle stays */
  gboolean previews;    /* whether the path is shown */
  const char *words;    /* about the first contact, or NULL */
  const FlipRect *room; /* the area that the words must not leave */
} FlipAimPicture;

void flip_aim_draw (const FlipTableView *view, const FlipAimPicture *picture);

/* The distance of the handle from the disc in a flick of full power, limited by the edge of the
   canvas. */
double flip_aim_pull (const FlipTableView *view, const FlipAimPicture *picture);

/* The position of the handle. */
void flip_aim_handle (const FlipTableView *view,
                      const FlipAimPicture *picture,
                      double *x,
                      double *y);

/* A piece whose direction is being chosen: where it faces, and whether it may face there. */
typedef struct
{
  double x, y, angle;
  gboolean is_free;
} FlipFacingPicture;

void flip_facing_draw (const FlipTableView *view, const FlipFacingPicture *picture);

/* The hint of a flick: its line to the first contact, with its number; or only a figure. */
typedef struct
{
  guint number;
  gboolean has_line;
  double x, y;   /* the start of the line, or the place of the figure; in mm */
  FlipAim aim;   /* the end of the line */
  double radius; /* of the disc or the figure, mm */
} FlipFlickLine;

void flip_flick_line_draw (const FlipTableView *view, const FlipFlickLine *line);
void flip_flick_line_draw_number (const FlipTableView *view, const FlipFlickLine *line);
