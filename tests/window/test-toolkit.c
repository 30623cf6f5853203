/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/window/x-window.h"

#include <string.h>

/* Not a line of the program is in here: what the stage lets pass as words of the toolkit about itself, the
   toolkit says of the plainest of windows. Where it says nothing any more, the stage need not let it
   pass. */

static GLogWriterOutput
write_cb (GLogLevelFlags level, const GLogField *fields, gsize n_fields, gpointer data)
{
  g_autofree char *text = g_log_writer_format_fields (level, fields, n_fields, FALSE);

  if (strstr (text, "gdk_monitor_get_geometry"))
    ++*(guint *) data;
  return G_LOG_WRITER_HANDLED;
}

static void
wait_a_while (void)
{
  for (guint i = 0; i < 200; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
}

static GtkWidget *
new_menu_button (void)
{
  GtkWidget *button = gtk_menu_button_new (), *popover = gtk_popover_new ();

  gtk_popover_set_child (GTK_POPOVER (popover), gtk_label_new ("A menu"));
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), popover);
  return button;
}

/* A window outside of every screen, where a menu is opened: no monitor is found for it. */
static void
test_menu_outside (gconstpointer data)
{
  GtkWidget *window = gtk_window_new (), *button = new_menu_button ();
  Display *display = XOpenDisplay (NULL);
  const guint *said = data;

  gtk_window_set_child (GTK_WINDOW (window), button);
  gtk_window_present (GTK_WINDOW (window));
  wait_a_while ();
  XMoveWindow (display, x_window_of (GTK_NATIVE (window)), 5000, 5000);
  XCloseDisplay (display);
  wait_a_while ();
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  wait_a_while ();
  if (!*said)
    g_test_skip ("This toolkit no longer says it.");
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  guint said = 0;

  gtk_test_init (&argc, &argv, NULL);
  g_log_set_writer_func (write_cb, &said, NULL);
  g_log_set_always_fatal (G_LOG_FATAL_MASK);
  g_test_add_data_func ("/toolkit/menu-outside", &said, test_menu_outside);
  return g_test_run ();
}
