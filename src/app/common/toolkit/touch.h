/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* A finger can't hover, and has only one button: whatever the pointer gets by hovering, or with its
   second button, a finger gets by being held still. */

/* Enables this in a window. Without it, the functions below serve only the pointer. */
void flip_touch_watch (GtkWidget *window);

/* Computes a tooltip when it is requested; NULL if there is none. The coordinates are those of the
   widget. */
typedef char *(*FlipTouchTell) (GtkWidget *widget, double x, double y, gpointer data);
void flip_touch_tell (GtkWidget *widget, FlipTouchTell tell, gpointer data);

/* A menu for a widget, opened with the second button; FALSE if there is none. */
typedef gboolean (*FlipTouchMenu) (GtkWidget *widget, double x, double y, gpointer data);
void flip_touch_add_menu (GtkWidget *widget, FlipTouchMenu pop_up, gpointer data);

/* For a button that previews its effect as soon as it has the focus: holding a finger on it gives
   it the focus, and does no more. */
void flip_touch_look (GtkWidget *button);

/* Makes the children of a widget at least as large as a fingertip for a finger that hits none of
   them: the nearest one is meant. */
void flip_touch_grow (GtkWidget *widget);

/* A pinch with two fingers: the scale since the last call, its centre, and how far the fingers have
   moved. A gesture with one finger must not be claimed before that finger has moved, or the second
   one comes too late. */
typedef void (*FlipTouchPinched) (
  gpointer data, double factor, double x, double y, double dx, double dy);
void flip_touch_add_pinch (GtkWidget *widget, FlipTouchPinched pinched, gpointer data);
