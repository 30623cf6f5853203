/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/bench/first-frame.h"

#include <stdio.h>

static void
painted_cb (GdkFrameClock *clock, gpointer data)
{
  g_signal_handlers_disconnect_by_func (clock, painted_cb, data);
  puts ("first frame");
  fflush (stdout);
}

static void
realize_cb (GtkWidget *window, gpointer data)
{
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (painted_cb),
                    NULL);
}

static void
window_added_cb (GtkApplication *application, GtkWindow *window, gpointer data)
{
  g_signal_connect (window, "realize", G_CALLBACK (realize_cb), NULL);
}

void
first_frame_watch (GtkApplication *application)
{
  g_signal_connect (application, "window-added", G_CALLBACK (window_added_cb), NULL);
}
