/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/layout-pdf.h"

#include <math.h>

/* A4, in millimetres. */
#define SHORT_SIDE 210.0
#define LONG_SIDE  297.0

/* Millimetres of the table from the start of one page to the start of the next. */
static double
step_of (double side)
{
  return side - 2 * FLIP_LAYOUT_MARGIN - FLIP_LAYOUT_OVERLAP;
}

static guint
count (double length, double side)
{
  return (guint) MAX (1, ceil ((length - FLIP_LAYOUT_OVERLAP) / step_of (side)));
}

static FlipLayoutPages
cut (double width, double height, gboolean lying)
{
  return (FlipLayoutPages){
    .width = width,
    .height = height,
    .lying = lying,
    .rows = count (height, lying ? SHORT_SIDE : LONG_SIDE),
    .columns = count (width, lying ? LONG_SIDE : SHORT_SIDE),
  };
}

FlipLayoutPages
flip_layout_pages (double width, double height)
{
  FlipLayoutPages lying = cut (width, height, TRUE), upright = cut (width, height, FALSE);

  g_assert (width > 0 && height > 0);

  return lying.rows * lying.columns <= upright.rows * upright.columns ? lying : upright;
}

FlipRect
flip_layout_paper (const FlipLayoutPages *pages)
{
  return pages->lying ? (FlipRect){ 0, 0, LONG_SIDE, SHORT_SIDE }
                      : (FlipRect){ 0, 0, SHORT_SIDE, LONG_SIDE };
}

FlipRect
flip_layout_part (const FlipLayoutPages *pages, guint row, guint column)
{
  FlipRect paper = flip_layout_paper (pages);
  double x = column * step_of (paper.width), y = row * step_of (paper.height);

  g_return_val_if_fail (row < pages->rows, ((FlipRect){ 0 }));
  g_return_val_if_fail (column < pages->columns, ((FlipRect){ 0 }));

  return (FlipRect){
    .x = x,
    .y = y,
    .width = MIN (paper.width - 2 * FLIP_LAYOUT_MARGIN, pages->width - x),
    .height = MIN (paper.height - 2 * FLIP_LAYOUT_MARGIN, pages->height - y),
  };
}
