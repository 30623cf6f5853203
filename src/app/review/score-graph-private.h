/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "advisor/meaning.h"
#include "app/review/score-graph.h"
#include "draw/kit/text.h"
#include "play/review/score-history.h"

G_BEGIN_DECLS

/* What a drawing needs to know: the place of the lines, and what they reach. */
typedef struct
{
  FlipCanvas *canvas;
  const FlipMoment *moment;
  const FlipScoreHistory *history;
  FlipVerdicts *verdicts; /* or NULL */
  FlipRect area;
  FlipRect bars; /* below it, for luck and what was lost; of no height where there is none */
  int least, most, step;
  guint length;
} FlipGraphDrawing;

double flip_graph_x (const FlipGraphDrawing *drawing, guint position);
double flip_graph_y (const FlipGraphDrawing *drawing, double points);

/* score-graph-verdicts.c: what the seats could expect at the end, where that fell by their own choice, and by how
   much; the luck of the flips; what the signs mean. */
void flip_graph_draw_expected (const FlipGraphDrawing *drawing);
void flip_graph_draw_mistakes (const FlipGraphDrawing *drawing);
void flip_graph_draw_bars (const FlipGraphDrawing *drawing);
void flip_graph_draw_legend (const FlipGraphDrawing *drawing);

/* The mistake whose sign lies within reach of a point of the graph, or the length of the log. */
guint flip_graph_mistake_at (const FlipGraphDrawing *drawing, double x, double y);

/* The same in words, at a moment. */
void flip_graph_tell_verdicts (FlipVerdicts *verdicts, const FlipMoment *moment, GString *words);

G_END_DECLS
