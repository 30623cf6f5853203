/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Has screen readers say something once. The label is an invisible status, which they read where
   the toolkit has no announcements. */
void flip_announce (GtkLabel *status, const char *text);

/* Cancels an announcement that has not been spoken yet; FALSE if there is none. */
gboolean flip_announce_take_back (GtkLabel *status);
