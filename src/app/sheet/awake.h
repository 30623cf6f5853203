/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Keeps the screen on while a page is shown that wants it, if the user wants it, too: at their own
   table the players' hands hold cards, not the computer. */
#define FLIP_TYPE_AWAKE (flip_awake_get_type ())
G_DECLARE_FINAL_TYPE (FlipAwake, flip_awake, FLIP, AWAKE, GObject)

FlipAwake *flip_awake_new (GtkWidget *page);
void flip_awake_want (FlipAwake *self, gboolean wanted);
