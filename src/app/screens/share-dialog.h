/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

/* A file that is offered to phones in the same network for as long as the dialog is open, at most
   ten minutes. */
#define FLIP_TYPE_SHARE_DIALOG (flip_share_dialog_get_type ())
G_DECLARE_FINAL_TYPE (FlipShareDialog, flip_share_dialog, FLIP, SHARE_DIALOG, AdwWindow)

void flip_share_dialog_present (GtkWindow *window, GBytes *bytes, const char *name);
