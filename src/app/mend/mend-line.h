/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/mending.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* One entry of a log that is being mended: how it fits, who made it, what it says now. */
#define FLIP_TYPE_MEND_LINE (flip_mend_line_get_type ())
G_DECLARE_FINAL_TYPE (FlipMendLine, flip_mend_line, FLIP, MEND_LINE, GtkWidget)

void flip_mend_line_show (FlipMendLine *self, const FlipMendingLine *line, gboolean current);

G_END_DECLS
