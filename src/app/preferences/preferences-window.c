/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/preferences/preferences-window.h"

#include "app/preferences/preferences-page.h"

#include <glib/gi18n.h>

#define WIDTH  520
#define HEIGHT 480

/* Newer toolkits show them inside the window. */
#if ADW_CHECK_VERSION(1, 5, 0)

static void
present (AdwPreferencesPage *page, GtkWindow *parent)
{
  AdwDialog *dialog = adw_preferences_dialog_new ();

  /* Translators: title of a window */
  adw_dialog_set_title (dialog, _ ("Preferences"));
  adw_dialog_set_content_width (dialog, WIDTH);
  adw_dialog_set_content_height (dialog, HEIGHT);
  adw_preferences_dialog_add (ADW_PREFERENCES_DIALOG (dialog), page);
  adw_dialog_present (dialog, GTK_WIDGET (parent));
}

#else

static void
present (AdwPreferencesPage *page, GtkWindow *parent)
{
  GtkWidget *window = adw_preferences_window_new ();

  gtk_window_set_title (GTK_WINDOW (window), _ ("Preferences"));
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  gtk_widget_set_size_request (window, 360, -1);
  gtk_window_set_transient_for (GTK_WINDOW (window), parent);
  gtk_window_set_modal (GTK_WINDOW (window), TRUE);
  adw_preferences_window_set_search_enabled (ADW_PREFERENCES_WINDOW (window), FALSE);
  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
}

#endif

void
flip_preferences_window_present (GtkWindow *parent)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));

  present (g_object_new (FLIP_TYPE_PREFERENCES_PAGE, NULL), parent);
}
