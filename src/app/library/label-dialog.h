/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/library/label.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* What a sheet is called and filed under. Signal: "labelled", when it was changed. */
#define FLIP_TYPE_LABEL_DIALOG (flip_label_dialog_get_type ())
G_DECLARE_FINAL_TYPE (FlipLabelDialog, flip_label_dialog, FLIP, LABEL_DIALOG, AdwWindow)

/* The library must outlive the window. */
FlipLabelDialog *flip_label_dialog_new (GtkWindow *window,
                                        FlipLibrary *library,
                                        const FlipSheetInfo *info);

G_END_DECLS
