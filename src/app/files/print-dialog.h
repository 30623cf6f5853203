/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/files/print-run.h"
#include "play/sheet/sheet-model.h"

#include <adwaita.h>

/* Lets the user choose which parts of a sheet to print, and shows the pages. */
#define FLIP_TYPE_PRINT_DIALOG (flip_print_dialog_get_type ())
G_DECLARE_FINAL_TYPE (FlipPrintDialog, flip_print_dialog, FLIP, PRINT_DIALOG, AdwWindow)

/* Opens with these parts selected, as bits of FlipPrintPart. `done` reports the outcome to the
   owner, which must live as long as the window. */
void flip_print_dialog_present (GtkWindow *window,
                                FlipSheetModel *model,
                                guint parts,
                                FlipPrintDone done,
                                gpointer data);
