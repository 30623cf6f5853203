/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Real keys and clicks, as the server sends them: they reach whatever is on the screen there, also
   what is not ours. */

/* After GTK has begun. FALSE where the server or this machine can't send them. */
gboolean hands_init (void);

typedef enum
{
  HANDS_SHIFT = 1 << 0,
  HANDS_CONTROL = 1 << 1,
  HANDS_ALT = 1 << 2,
} HandsModifiers;

/* By the key's name: "Return", "a". */
void hands_press_key (const char *name, HandsModifiers modifiers);

/* In pixels of the screen. */
void hands_point (int x, int y);
void hands_press (guint button);
void hands_release (guint button);
void hands_click (guint button);

/* Where the middle of a widget is on the screen; FALSE if it is nowhere. */
gboolean hands_find (GtkWidget *widget, int *x, int *y);

/* Keys go to this window: without a window manager nobody else says so. */
void hands_focus (GtkWindow *window);

/* All of it has arrived at the windows. */
void hands_flush (void);
