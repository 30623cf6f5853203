/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/way.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What a button that offers a move shows: cards with their roles where the move takes some, else
   its words; and what it costs. The role stands beside its card, or below it. */
GtkWidget *flip_way_row_new (const FlipWay *way, gboolean beside);

G_END_DECLS
