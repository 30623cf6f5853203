/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/way.h"

#include <gtk/gtk.h>

/* The content of a button that offers a move: the cards with their roles if the move takes any,
   else its words; and its cost. The role is shown beside its card, or below it. */
GtkWidget *flip_way_row_new (const FlipWay *way, gboolean beside);
