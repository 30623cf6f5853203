/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/way.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A button that plays a move by the action "sheet.play". While it is pointed at or has the focus,
   the move is previewed. */
void flip_play_button_set_way (GtkWidget *button, const FlipWay *way);

G_END_DECLS
