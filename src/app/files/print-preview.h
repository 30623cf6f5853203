/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/output/print.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A page as it will be printed: white, whatever the theme. */
#define FLIP_TYPE_PRINT_PREVIEW (flip_print_preview_get_type ())
G_DECLARE_FINAL_TYPE (FlipPrintPreview, flip_print_preview, FLIP, PRINT_PREVIEW, GtkWidget)

/* The print is borrowed, until the next one; NULL shows nothing. */
void flip_print_preview_load (FlipPrintPreview *self, FlipPrint *print, guint page);

G_END_DECLS
