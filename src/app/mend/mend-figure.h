/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/session/mend-figures.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A number of a seat before and after mending the log: Ann, 17 › 12. */
#define FLIP_TYPE_MEND_FIGURE (flip_mend_figure_get_type ())
G_DECLARE_FINAL_TYPE (FlipMendFigure, flip_mend_figure, FLIP, MEND_FIGURE, GtkBox)

/* Without a figure it says that nothing has changed for that seat. */
void flip_mend_figure_show (FlipMendFigure *self,
                            guint seat,
                            const char *name,
                            const FlipFigure *figure);

G_END_DECLS
