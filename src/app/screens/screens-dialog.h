/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "serve/screens.h"

#include <adwaita.h>

/* Own screens at the computer of the table: the code that phones read, who sits where, and what
   they may do. */
#define FLIP_TYPE_SCREENS_DIALOG (flip_screens_dialog_get_type ())
G_DECLARE_FINAL_TYPE (FlipScreensDialog, flip_screens_dialog, FLIP, SCREENS_DIALOG, AdwWindow)

/* Starts to serve if it is off; if that fails, the dialog says why. It goes when they are stopped,
   and they stay on when it is closed. */
FlipScreensDialog *flip_screens_dialog_new (GtkWindow *window,
                                            FlipScreens *screens,
                                            FlipSheetModel *model);
