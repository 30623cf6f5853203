/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/table/table-art.h"
#include "table/aim.h"

G_BEGIN_DECLS

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
