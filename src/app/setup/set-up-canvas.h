/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/paper/layout-view.h"

#include <gtk/gtk.h>

/* The table as it is to be set up, with rulers and the distances of one piece. Signal: "picked"
   (uint) when a piece is clicked. */
G_DECLARE_FINAL_TYPE (FlipSetUpCanvas, flip_set_up_canvas, FLIP, SET_UP_CANVAS, GtkWidget)

/* The caller keeps ownership of everything. */
void flip_set_up_canvas_set (FlipSetUpCanvas *self,
                             const FlipTableLayout *layout,
                             gconstpointer state,
                             const FlipLayoutPiece *pieces,
                             guint n);
void flip_set_up_canvas_measure (FlipSetUpCanvas *self, guint piece);
