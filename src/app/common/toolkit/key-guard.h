/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A key that is held down answers once: the keyboard repeats it, and the next question would be
   answered by it, too. Arrows and what is typed into entries are repeated as ever. To be added to the
   window, and to what takes the keys from it, such as popovers. */
void flip_key_guard_add (GtkWidget *widget);

G_END_DECLS
