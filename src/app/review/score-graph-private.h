/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "advisor/meaning.h"
#include "app/review/score-graph.h"
#include "draw/kit/text.h"
#include "play/review/score-history.h"

/* Points have thick lines, and what could be expected thin ones. */
#define FLIP_GRAPH_THICK 2.6
#define FLIP_GRAPH_THIN  1.2

/* What a drawing needs to know: the area of the lines, and their range. */
typedef struct
{
  FlipCanvas *canvas;
  const FlipMoment *moment;
  const FlipScoreHistory *history;
  FlipVerdicts *verdicts; /* or NULL */
  FlipRect area;
  FlipRect bars; /* below the area, for luck and losses; of zero height if there are none */
  int least, most, step;
  guint length;
} FlipGraphDrawing;

double flip_graph_x (const FlipGraphDrawing *drawing, guint position);
double flip_graph_y (const FlipGraphDrawing *drawing, double points);

/* They make the lines of the seats distinct without colour, too. */
void flip_graph_set_dashes (cairo_t *cr, guint seat);

/* score-graph-verdicts.c: what the seats could expect at the end, where and by how much that fell
   by their own choice, the luck of the flips, and a legend. */
void flip_graph_draw_expected (const FlipGraphDrawing *drawing);
void flip_graph_draw_mistakes (const FlipGraphDrawing *drawing);
void flip_graph_draw_bars (const FlipGraphDrawing *drawing);
void flip_graph_draw_legend (const FlipGraphDrawing *drawing);

/* The mistake whose sign is near a point of the graph, or the length of the log if there is
   none. */
guint flip_graph_mistake_at (const FlipGraphDrawing *drawing, double x, double y);

/* The same in words, for a moment. */
void flip_graph_tell_verdicts (FlipVerdicts *verdicts, const FlipMoment *moment, GString *words);
