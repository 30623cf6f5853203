/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The toolkit shows screen readers no action of check buttons, of the rows of lists and of the entries of a
   drop-down, so that only keys and the pointer could use them. Gives them one, which does what Enter or a click
   does. A button with a picture is not called by the picture's class. Called once, before the first window. */
void flip_assist_begin (void);

G_END_DECLS
