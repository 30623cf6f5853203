/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/kit/glyph.h"
#include "draw/kit/text.h"

G_BEGIN_DECLS

/* A line of words, numbers and symbols, written as one translatable text:
     {star} {silver} {gold} {wanted} {pan} {hammer} {cash}   a symbol
     *bold*   [$4] in the colour of cash
   so that a translation can put them in another order. */
typedef struct
{
  FlipType type;
  FlipColour colour;
  FlipAlign align;
  double most; /* width, or 0 */
} FlipLineStyle;

double flip_line_width (FlipCanvas *canvas, const FlipLineStyle *style, const char *text);
void flip_line_draw (FlipCanvas *canvas,
                     const FlipLineStyle *style,
                     double x,
                     double y,
                     const char *text);
void flip_line_print (FlipCanvas *canvas,
                      const FlipLineStyle *style,
                      double x,
                      double y,
                      const char *format,
                      ...) G_GNUC_PRINTF (5, 6);

G_END_DECLS
