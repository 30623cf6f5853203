/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/editions/edition-desk.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* How far a part of an edition is, in the least room: how many of its values are to be checked, dotted as
   house values are; a tick when all are; a cross when something is wrong. */
void flip_check_mark_show (GtkLabel *mark,
                           FlipEditionDesk *desk,
                           const FlipChecked *count,
                           gboolean is_wrong);

/* What the marks mean, for below a list of them. */
GtkWidget *flip_check_mark_legend_new (void);

/* What is ticked when a value was compared with the printed copy, with the name of the value. */
GtkWidget *flip_check_mark_tick_new (const char *title);

G_END_DECLS
