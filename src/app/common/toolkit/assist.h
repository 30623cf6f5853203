/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* The toolkit exposes no action of check buttons, list rows and drop-down entries to screen
   readers, so that only keys and the pointer could use them. This gives them one, which does the
   same as Enter or a click. It also keeps a button with a picture from being named after the
   picture's class. Call it once, before the first window.

   Seen with GTK 4.8; later versions of gtk/a11y/gtkatspiaction.c, too, know buttons, switches,
   expanders and entries alone. To see whether it is still needed, leave the call out and run the
   journeys, which tick and choose by these actions. */
void flip_assist_begin (void);
