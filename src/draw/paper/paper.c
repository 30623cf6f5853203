/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/paper/paper.h"

#include <langinfo.h>

/* Of A4, in millimetres; where paper is shorter, it is Letter. */
#define A4_HEIGHT 297

FlipRect
flip_paper_rect (FlipPaper paper, gboolean lying)
{
  static const double sides[FLIP_N_PAPERS][2] = { { 210, 297 }, { 215.9, 279.4 } };

  g_return_val_if_fail (paper < FLIP_N_PAPERS, ((FlipRect){ 0 }));

  return lying ? (FlipRect){ 0, 0, sides[paper][1], sides[paper][0] }
               : (FlipRect){ 0, 0, sides[paper][0], sides[paper][1] };
}

FlipPaper
flip_paper_usual (void)
{
#ifdef _NL_PAPER_HEIGHT
  gsize height = (gsize) nl_langinfo (_NL_PAPER_HEIGHT); /* a number in the place of a pointer */

  return height && height < A4_HEIGHT ? FLIP_PAPER_LETTER : FLIP_PAPER_A4;
#else
  return FLIP_PAPER_A4;
#endif
}
