/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/table/table-art.h"
#include "table/aim.h"

G_BEGIN_DECLS

/* A flick that is being aimed: the disc, the handle behind it, the path to the first contact. */
typedef struct
{
  FlipFlick flick;
  FlipAim aim;
  double radius;        /* of the disc, mm */
  double power;         /* 0 to 1 */
  double pull;          /* how far the handle of a full flick is from the disc, in pixels */
  FlipRect bounds;      /* of the canvas: the handle stays in it */
  gboolean previews;    /* the path is shown */
  const char *words;    /* about the first contact, or NULL */
  const FlipRect *room; /* that the words must stay in */
} FlipAimPicture;

void flip_aim_draw (const FlipTableView *view, const FlipAimPicture *picture);

/* How far the handle of a full flick is from the disc where the canvas ends before. */
double flip_aim_pull (const FlipTableView *view, const FlipAimPicture *picture);

/* Where the handle is. */
void flip_aim_handle (const FlipTableView *view,
                      const FlipAimPicture *picture,
                      double *x,
                      double *y);

/* A piece that is being turned: which way it faces, and whether it may. */
typedef struct
{
  double x, y, angle;
  gboolean is_free;
} FlipFacingPicture;

void flip_facing_draw (const FlipTableView *view, const FlipFacingPicture *picture);

/* A flick that is hinted at: its line to the first contact, with its number; or only a figure. */
typedef struct
{
  guint number;
  gboolean has_line;
  double x, y;   /* where it begins, or where the figure stands; mm */
  FlipAim aim;   /* where it leads */
  double radius; /* of the disc or the figure, mm */
} FlipFlickLine;

void flip_flick_line_draw (const FlipTableView *view, const FlipFlickLine *line);
void flip_flick_line_draw_number (const FlipTableView *view, const FlipFlickLine *line);

G_END_DECLS
