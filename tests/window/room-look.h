/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Of players, as long as they may be. */
extern const char *const room_long_names[];

#define ROOM_SLACK 2 /* pixels that no letter uses */

/* Whether the language of the test is one of those that tests/language makes. */
gboolean room_is_made_up (void);

/* Adds a line for everything below that has too little room, or is not translated, to what is cut. */
void room_look (GtkWidget *widget, GString *cut);

/* What needs so much room: from the widest part to the widest part of it. */
void room_tell_widest (GtkWidget *widget, GString *cut);
