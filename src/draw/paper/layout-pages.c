/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/paper/layout-pdf.h"

#include <math.h>

/* The distance between the starts of two pages on the table, in millimetres. */
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
cut (FlipPaper paper, double width, double height, gboolean lying)
{
  FlipRect page = flip_paper_rect (paper, lying);

  return (FlipLayoutPages){
    .width = width,
    .height = height,
    .paper = paper,
    .lying = lying,
    .rows = count (height, page.height),
    .columns = count (width, page.width),
  };
}

FlipLayoutPages
flip_layout_pages (FlipPaper paper, double width, double height)
{
  FlipLayoutPages lying = cut (paper, width, height, TRUE);
  FlipLayoutPages upright = cut (paper, width, height, FALSE);

  g_assert (width > 0 && height > 0);

  return lying.rows * lying.columns <= upright.rows * upright.columns ? lying : upright;
}

FlipRect
flip_layout_paper (const FlipLayoutPages *pages)
{
  return flip_paper_rect (pages->paper, pages->lying);
}

/* A table that needs more pages than there are bits has no known empty pages beyond those. */
gboolean
flip_layout_is_empty (const FlipLayoutPages *pages, guint row, guint column)
{
  guint index = row * pages->columns + column;

  g_return_val_if_fail (row < pages->rows && column < pages->columns, FALSE);

  return index < 64 && pages->empty >> index & 1;
}

guint
flip_layout_n_printed (const FlipLayoutPages *pages)
{
  guint n = 0;

  for (guint row = 0; row < pages->rows; row++)
    for (guint column = 0; column < pages->columns; column++)
      n += !flip_layout_is_empty (pages, row, column);
  return n;
}

void
flip_layout_find_printed (const FlipLayoutPages *pages, guint index, guint *row, guint *column)
{
  g_return_if_fail (index < flip_layout_n_printed (pages));

  for (*row = 0; *row < pages->rows; (*row)++)
    for (*column = 0; *column < pages->columns; (*column)++)
      {
        if (flip_layout_is_empty (pages, *row, *column))
          continue;
        if (index-- == 0)
          return;
      }
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
