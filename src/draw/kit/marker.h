/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/kit/canvas.h"

G_BEGIN_DECLS

#define FLIP_PEN       2.8
#define FLIP_SMALL_PEN 2.0

/* A dry-erase marker. */
typedef struct
{
  FlipColour ink;
  double width;
  double progress; /* 0 to 1: how much of the mark is drawn */
} FlipPen;

#define FLIP_STROKE_POINTS 72

/* One movement of the hand, before it is painted. */
typedef struct
{
  guint n;
  double x[FLIP_STROKE_POINTS], y[FLIP_STROKE_POINTS];
} FlipStroke;

/* The movements for a name: the same on every machine, forever. */
void flip_marker_circle_stroke (const char *name, const FlipRect *face, FlipStroke *stroke);
void flip_marker_cross_strokes (const char *name, const FlipRect *face, FlipStroke strokes[2]);

void flip_marker_circle (FlipCanvas *canvas,
                         const char *name,
                         const FlipRect *face,
                         const FlipPen *pen);
void flip_marker_cross (FlipCanvas *canvas,
                        const char *name,
                        const FlipRect *face,
                        const FlipPen *pen);
void flip_marker_tick (FlipCanvas *canvas,
                       const char *name,
                       const FlipRect *face,
                       const FlipPen *pen);

/* A square that is coloured in, with some pale strokes, as a marker leaves them. */
void flip_marker_fill (FlipCanvas *canvas, const FlipRect *face, FlipColour ink, double progress);

/* Figures and the letters A J Q K + − in single strokes; from the left, around a middle height. */
double flip_marker_text_width (const char *text, double height);
void flip_marker_write (FlipCanvas *canvas,
                        const char *name,
                        const char *text,
                        double x,
                        double y,
                        double height,
                        const FlipPen *pen);

/* One place of a track. */
typedef enum
{
  FLIP_PLACE_FREE,
  FLIP_PLACE_HELD,
  FLIP_PLACE_SPENT,
} FlipPlaceState;

void flip_marker_place (FlipCanvas *canvas,
                        double x,
                        double y,
                        double height,
                        FlipPlaceState state,
                        FlipColour ink);

G_END_DECLS
