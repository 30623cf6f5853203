/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/about.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* Newer toolkits show the dialog inside the window. */
#if ADW_CHECK_VERSION(1, 5, 0)
#define show_about(parent, ...) adw_show_about_dialog (GTK_WIDGET (parent), __VA_ARGS__)
#else
#define show_about adw_show_about_window
#endif

void
flip_about_present (GtkWindow *parent)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));

  show_about (parent, "application-name", "Flipside", "application-icon", "org.flipside.Flipside",
              "version", FLIPSIDE_VERSION, "license-type", GTK_LICENSE_GPL_3_0, "copyright",
              "© 2026 The Flipside founders", "website", "https://flipside.org", "comments",
              _ ("The digital dry-erase board for tabletop games. A companion to the games, not "
                 "affiliated with their publishers."),
              NULL);
}
