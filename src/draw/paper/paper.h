/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/kit/canvas.h"

G_BEGIN_DECLS

typedef enum
{
  FLIP_PAPER_A4,
  FLIP_PAPER_LETTER,
  FLIP_N_PAPERS
} FlipPaper;

#define FLIP_POINTS_A_MM (72 / 25.4)

/* A page in millimetres. */
FlipRect flip_paper_rect (FlipPaper paper, gboolean lying);

/* The one that is usual where people live, as their settings say. */
FlipPaper flip_paper_usual (void);

G_END_DECLS
