/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/kit/canvas.h"

typedef enum
{
  FLIP_REGULAR,
  FLIP_BOLD,
  FLIP_HEAVY,
} FlipWeight;

typedef struct
{
  double size; /* in pixels at 100 % */
  FlipWeight weight;
} FlipType;

/* No type is smaller than FLIP_TYPE_BONUS. */
#define FLIP_TYPE_QUESTION      ((FlipType){ 20, FLIP_HEAVY })
#define FLIP_TYPE_COUNT         ((FlipType){ 19, FLIP_HEAVY })
#define FLIP_TYPE_TARGET        ((FlipType){ 18, FLIP_HEAVY })
#define FLIP_TYPE_BUILDING      ((FlipType){ 16, FLIP_HEAVY })
#define FLIP_TYPE_ROW_TITLE     ((FlipType){ 15, FLIP_BOLD })
#define FLIP_TYPE_STOP          ((FlipType){ 14, FLIP_HEAVY })
#define FLIP_TYPE_REGION        ((FlipType){ 13.5, FLIP_HEAVY })
#define FLIP_TYPE_BODY          ((FlipType){ 12.5, FLIP_REGULAR })
#define FLIP_TYPE_VALUE         ((FlipType){ 12.5, FLIP_BOLD })
#define FLIP_TYPE_BUILDING_NAME ((FlipType){ 11.5, FLIP_HEAVY })
#define FLIP_TYPE_NAME          ((FlipType){ 11, FLIP_BOLD })
#define FLIP_TYPE_NOTE          ((FlipType){ 10.5, FLIP_REGULAR })
#define FLIP_TYPE_BONUS         ((FlipType){ 10, FLIP_BOLD })

typedef enum
{
  FLIP_ALIGN_START,
  FLIP_ALIGN_MIDDLE,
  FLIP_ALIGN_END,
} FlipAlign;

/* One line of text. Its place is given by its start, middle or end, and by the middle of its
   capitals. If `most` is above 0, a longer text is shrunk to fit. */
double flip_text_width (FlipCanvas *canvas, const char *text, FlipType type);

/* Whether the text is still easy to read when it is shrunk to fit. */
gboolean flip_text_fits (FlipCanvas *canvas, const char *text, FlipType type, double most);

/* The text, or as much of it as fits, followed by "…"; freed by the caller. */
char *flip_text_cut (FlipCanvas *canvas, const char *text, FlipType type, double most);
void flip_text_draw (FlipCanvas *canvas,
                     const char *text,
                     FlipType type,
                     FlipColour colour,
                     double x,
                     double y,
                     FlipAlign align,
                     double most);
#define FLIP_MM_A_POINT (25.4 / 72)

/* Draws text on a canvas in millimetres; the size of the type is in points. */
void flip_text_draw_mm (FlipCanvas *canvas,
                        const char *text,
                        FlipType type,
                        FlipColour colour,
                        double x,
                        double y,
                        FlipAlign align);
/* Draws words that are wrapped to the width of a rectangle, starting at its top. */
void flip_text_draw_paragraph (FlipCanvas *canvas,
                               const char *text,
                               FlipType type,
                               FlipColour colour,
                               const FlipRect *rect,
                               FlipAlign align);
void flip_number_draw (FlipCanvas *canvas,
                       int number,
                       FlipType type,
                       FlipColour colour,
                       double x,
                       double y,
                       FlipAlign align);

static inline double
flip_align_offset (FlipAlign align, double width)
{
  return align == FLIP_ALIGN_START ? 0 : align == FLIP_ALIGN_MIDDLE ? -width / 2 : -width;
}

/* A line of words, numbers and symbols, written as one translatable text:
     {star} {silver} {gold} {wanted} {pan} {hammer} {cash}   a symbol
     *bold*   [$4] in the colour of cash
   so that a translation can put them in another order. */
typedef struct
{
  FlipType type;
  FlipColour colour;
  FlipAlign align;
  double most; /* the greatest width, or 0 */
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
