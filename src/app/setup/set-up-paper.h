/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/sheet/sheet-model.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The table at its full size on paper: saved as a file, or printed. The result is reported in
   words, unless nothing was done. */
typedef void (*FlipPaperDone) (const char *words, gpointer data);

void flip_set_up_paper_save (GtkWindow *window,
                             FlipSheetModel *model,
                             FlipPaperDone done,
                             gpointer data);
void flip_set_up_paper_print (GtkWindow *window,
                              FlipSheetModel *model,
                              FlipPaperDone done,
                              gpointer data);

G_END_DECLS
