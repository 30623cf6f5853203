/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A finger can't hover, and has one button only: what the pointer is told in passing, or gets by its second button, a
   finger gets by being held still. */

/* In this window. Without it, the functions below serve the pointer alone. */
void flip_touch_watch (GtkWidget *window);

/* A tooltip that is worked out when it is asked for; NULL where there is none. The place is one of the widget. */
typedef char *(*FlipTouchTell) (GtkWidget *widget, double x, double y, gpointer data);
void flip_touch_tell (GtkWidget *widget, FlipTouchTell tell, gpointer data);

/* A menu for a widget, by the second button; FALSE where there is none. */
typedef gboolean (*FlipTouchMenu) (GtkWidget *widget, double x, double y, gpointer data);
void flip_touch_add_menu (GtkWidget *widget, FlipTouchMenu pop_up, gpointer data);

/* A button that shows what it would do as soon as it has the focus: one that is held gets it, and does no more. */
void flip_touch_look (GtkWidget *button);

/* The children of a widget are at least as large as a fingertip to a finger that hits none of them: it means the
   nearest. */
void flip_touch_grow (GtkWidget *widget);

/* Two fingers: how much larger than at the last call, around which place, and how far they have moved. A gesture of one
   finger must not be claimed before that has moved, or the second comes too late. */
typedef void (*FlipTouchPinched) (
  gpointer data, double factor, double x, double y, double dx, double dy);
void flip_touch_add_pinch (GtkWidget *widget, FlipTouchPinched pinched, gpointer data);

G_END_DECLS
