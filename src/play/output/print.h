/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/output/export.h"

G_BEGIN_DECLS

/* What can be printed, in the order in which it is. */
typedef enum
{
  FLIP_PRINT_BOARDS, /* as they are, with their marks and points */
  FLIP_PRINT_RESULT, /* the points of all seats as a table */
  FLIP_PRINT_BLANK,  /* the same board before the game, to be played on paper */
  FLIP_PRINT_AID,    /* the rules of the game in short */
  FLIP_PRINT_LAYOUT, /* the table at full size, where the game has one */
  FLIP_N_PRINTS
} FlipPrintPart;

/* Pages that are printed in the palette that saves ink. It needs no window. */
typedef struct _FlipPrint FlipPrint;

/* The parts are bits by FlipPrintPart, and the seats bits by number: whose boards are wanted. The session
   must stay as it is meanwhile. */
FlipPrint *flip_print_new (const FlipExport *sheet, guint parts, guint seats, FlipPaper paper);
void flip_print_free (FlipPrint *print);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipPrint, flip_print_free)

gboolean flip_print_can (FlipSession *session, FlipPrintPart part);

/* For the command line: "boards". */
const char *flip_print_word (FlipPrintPart part);

guint flip_print_n_pages (FlipPrint *print);
gboolean flip_print_is_lying (FlipPrint *print, guint page);
FlipRect flip_print_rect (FlipPrint *print, guint page); /* in points */

/* A unit is a point, from the corner of the paper. */
void flip_print_draw (FlipPrint *print, guint page, cairo_t *cr);

/* All pages as a PDF; or those of several (FlipPrint), one after the other. */
GBytes *flip_print_bytes (FlipPrint *print, GError **error);
GBytes *flip_prints_bytes (GPtrArray *prints, GError **error);

G_END_DECLS
