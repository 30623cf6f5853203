/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/output/export.h"
#include "play/sheet/sheet-model.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* A plain choice of what a sheet is saved as: the sheet itself, its board on paper or as a picture, its
   score, its play. Then a name is asked for, which is made already. */
#define FLIP_TYPE_SAVE_AS_DIALOG (flip_save_as_dialog_get_type ())
G_DECLARE_FINAL_TYPE (FlipSaveAsDialog, flip_save_as_dialog, FLIP, SAVE_AS_DIALOG, AdwWindow)

/* What became of it, in words. */
typedef void (*FlipSaveAsDone) (const char *words, gpointer data);

void flip_save_as_dialog_present (GtkWindow *window,
                                  FlipSheetModel *model,
                                  FlipSaveAsDone done,
                                  gpointer data);

G_END_DECLS
