/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The least that a libadwaita program can be: what the figures of the window are held against. */

#include "tests/bench/first-frame.h"

#include <adwaita.h>

static void
activate_cb (GApplication *application, gpointer data)
{
  GtkWidget *window = adw_application_window_new (GTK_APPLICATION (application));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_window_set_default_size (GTK_WINDOW (window), 1400, 900);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), adw_status_page_new ());
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_autoptr (AdwApplication) application =
    adw_application_new ("org.flipside.Minimal", G_APPLICATION_DEFAULT_FLAGS);

  first_frame_watch (GTK_APPLICATION (application));
  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), NULL);
  return g_application_run (G_APPLICATION (application), argc, argv);
}
