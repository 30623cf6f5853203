/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/output/export.h"
#include "play/sheet/sheet-model.h"

#include <adwaita.h>

/* A simple choice of what to save: the sheet itself, its board on paper or as a picture, its score,
   or its play. A file dialog with a suggested name follows. */
#define FLIP_TYPE_SAVE_AS_DIALOG (flip_save_as_dialog_get_type ())
G_DECLARE_FINAL_TYPE (FlipSaveAsDialog, flip_save_as_dialog, FLIP, SAVE_AS_DIALOG, AdwWindow)

/* The outcome, in words. */
typedef void (*FlipSaveAsDone) (const char *words, gpointer data);

void flip_save_as_dialog_present (GtkWindow *window,
                                  FlipSheetModel *model,
                                  FlipSaveAsDone done,
                                  gpointer data);
