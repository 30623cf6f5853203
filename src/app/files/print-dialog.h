/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/files/print-run.h"
#include "play/sheet/sheet-model.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* What of a sheet is printed, and how the pages look. */
#define FLIP_TYPE_PRINT_DIALOG (flip_print_dialog_get_type ())
G_DECLARE_FINAL_TYPE (FlipPrintDialog, flip_print_dialog, FLIP, PRINT_DIALOG, AdwWindow)

/* Begins with these parts chosen, as bits by FlipPrintPart; what becomes of it is told to the owner, which
   must be there as long as the window that it is in. */
void flip_print_dialog_present (GtkWindow *window,
                                FlipSheetModel *model,
                                guint parts,
                                FlipPrintDone done,
                                gpointer data);

G_END_DECLS
