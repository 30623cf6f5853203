/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/table/table-hand.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What lies in the line of the flick, nearest first: "Barrel, 240 mm". */
#define FLIP_TYPE_LINE_LIST (flip_line_list_get_type ())
G_DECLARE_FINAL_TYPE (FlipLineList, flip_line_list, FLIP, LINE_LIST, GtkBox)

/* On a narrow screen everything is told in full, in several lines. */
void flip_line_list_set_narrow (FlipLineList *self, gboolean is_narrow);
void flip_line_list_show (FlipLineList *self, FlipTableHand *hand);

G_END_DECLS
