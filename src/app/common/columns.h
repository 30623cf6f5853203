/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Two widgets side by side where there is room, else one above the other. Properties: "start" and
   "end", the widgets; "start-width", or 0 for its natural one; "threshold", the width from which
   they stand side by side; "spacing". */
#define FLIP_TYPE_COLUMNS (flip_columns_get_type ())
G_DECLARE_FINAL_TYPE (FlipColumns, flip_columns, FLIP, COLUMNS, GtkWidget)

G_END_DECLS
