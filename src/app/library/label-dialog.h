/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/library/label.h"

#include <adwaita.h>

/* Edits the name and the tags of a sheet. Signal: "labelled" when they have changed. */
#define FLIP_TYPE_LABEL_DIALOG (flip_label_dialog_get_type ())
G_DECLARE_FINAL_TYPE (FlipLabelDialog, flip_label_dialog, FLIP, LABEL_DIALOG, AdwWindow)

/* The library must outlive the window. */
FlipLabelDialog *flip_label_dialog_new (GtkWindow *window,
                                        FlipLibrary *library,
                                        const FlipSheetInfo *info);
