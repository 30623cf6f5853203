/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/sheet/sheet-model.h"
#include "store/library/library.h"

#include <adwaita.h>

/* The deal of a sheet: its results so far, playing it again, and a file of it for friends. Signals:
   "again" (FlipSession *), which the handler owns; "told" (words); "shared" (GBytes of the file, its
   name). */
#define FLIP_TYPE_DEAL_DIALOG (flip_deal_dialog_get_type ())
G_DECLARE_FINAL_TYPE (FlipDealDialog, flip_deal_dialog, FLIP, DEAL_DIALOG, AdwWindow)

/* The library may be NULL; it is used only during this call. */
FlipDealDialog *flip_deal_dialog_new (GtkWindow *window, FlipLibrary *library, FlipSheetModel *model);
