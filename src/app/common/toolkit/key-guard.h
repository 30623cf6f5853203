/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* A key that is held down answers only once: the keyboard repeats it, which would answer the next
   question too. Arrows and text in entries repeat as usual. Add it to the window, and to widgets
   that take keys away from it, such as popovers. */
void flip_key_guard_add (GtkWidget *widget);
