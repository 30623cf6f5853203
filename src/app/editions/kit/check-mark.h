/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/editions/edition-desk.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The progress of a part of an edition in as little room as possible: how many of its values are
   still to be checked, dotted like house values; a tick when all are checked; a cross when
   something is wrong. */
void flip_check_mark_show (GtkLabel *mark,
                           FlipEditionDesk *desk,
                           const FlipChecked *count,
                           gboolean is_wrong);

/* A legend of the marks, to go below a list of them. */
GtkWidget *flip_check_mark_legend_new (void);

/* A tick box for a value that has been compared with the printed copy, named after the value. */
GtkWidget *flip_check_mark_tick_new (const char *title);

G_END_DECLS
