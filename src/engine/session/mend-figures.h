/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/session/mend.h"

G_BEGIN_DECLS

#define FLIP_MOST_FIGURES 24

/* A number of a seat in the log as it was, and in the mended one: its points, or a fact that
   counts. */
typedef struct
{
  guint seat;
  const char *id;    /* of the fact; NULL for the points */
  const char *label; /* translated */
  const char *glyph; /* or NULL */
  int before, now;
} FlipFigure;

typedef struct
{
  guint n;
  FlipFigure figures[FLIP_MOST_FIGURES];
} FlipFigures;

/* What a replayed entry brings otherwise than it did: the changes that differ. */
void flip_figures_of_row (FlipMend *mend, const FlipMendRow *row, FlipFigures *figures);

/* What has changed so far: at the row that asks, or at the end of the mended log. */
void flip_figures_so_far (FlipMend *mend, FlipFigures *figures);

G_END_DECLS
