/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/kit/canvas.h"

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

/* One stroke of the hand, before it is painted. */
typedef struct
{
  guint n;
  double x[FLIP_STROKE_POINTS], y[FLIP_STROKE_POINTS];
} FlipStroke;

/* The strokes depend only on the name and the face: they are the same on every machine, for
   ever. */
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

/* Colours a square in, leaving some pale streaks as a marker does. */
void flip_marker_fill (FlipCanvas *canvas, const FlipRect *face, FlipColour ink, double progress);

/* Writes digits and the characters A J Q K + − in single lines, starting at x and centred on y. */
double flip_marker_text_width (const char *text, double height);
void flip_marker_write (FlipCanvas *canvas,
                        const char *name,
                        const char *text,
                        double x,
                        double y,
                        double height,
                        const FlipPen *pen);

/* The state of one place of a track. */
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
