/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/session/mend.h"

#define FLIP_MOST_FIGURES 24

/* A figure of a seat in the old and in the mended log: its points, or a numeric fact. */
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

/* How the effect of a replayed entry differs from before: the changes that are not the same. */
void flip_figures_of_row (FlipMend *mend, const FlipMendRow *row, FlipFigures *figures);

/* All changes so far: at the row in question, or at the end of the mended log. */
void flip_figures_so_far (FlipMend *mend, FlipFigures *figures);
