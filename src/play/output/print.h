/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/output/export.h"

G_BEGIN_DECLS

/* The parts that can be printed, in their order on paper. */
typedef enum
{
  FLIP_PRINT_BOARDS, /* in their present state, with marks and points */
  FLIP_PRINT_RESULT, /* the points of all seats as a table */
  FLIP_PRINT_BLANK,  /* the same board before the game, to be played on paper */
  FLIP_PRINT_AID,    /* a summary of the rules */
  FLIP_PRINT_LAYOUT, /* the table at full size, where the game has one */
  FLIP_N_PRINTS
} FlipPrintPart;

/* Pages in the palette that saves ink. It needs no window. */
typedef struct _FlipPrint FlipPrint;

/* Both are bit sets: the parts by FlipPrintPart, the seats, whose boards are wanted, by number. The
   session must not change meanwhile. */
FlipPrint *flip_print_new (const FlipExport *sheet, guint parts, guint seats, FlipPaper paper);
void flip_print_free (FlipPrint *print);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipPrint, flip_print_free)

gboolean flip_print_can (FlipSession *session, FlipPrintPart part);

/* The word for the command line: "boards". */
const char *flip_print_word (FlipPrintPart part);

guint flip_print_n_pages (FlipPrint *print);
gboolean flip_print_is_lying (FlipPrint *print, guint page);
FlipRect flip_print_rect (FlipPrint *print, guint page); /* in points */

/* Draws in units of one point, from the corner of the paper. */
void flip_print_draw (FlipPrint *print, guint page, cairo_t *cr);

/* All pages as a PDF; or those of several FlipPrints, one after the other. */
GBytes *flip_print_bytes (FlipPrint *print, GError **error);
GBytes *flip_prints_bytes (GPtrArray *prints, GError **error);

G_END_DECLS
