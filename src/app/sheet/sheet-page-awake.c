/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Keeps the screen on while a sheet is open at the players' own table: their hands hold cards, not
   the computer. */

#include "app/sheet/sheet-page-private.h"

#include "app/preferences/settings.h"

#include <glib/gi18n.h>

/* helpers */

static GtkWindow *
window_of (FlipSheetPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root && GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
}

/* The cookie is 0 if the screen can't be kept on. */
static void
let_sleep (FlipSheetPage *self)
{
  if (self->awake_in && self->awake)
    gtk_application_uninhibit (self->awake_in, self->awake);
  self->awake = 0;
  g_clear_object (&self->awake_in);
}

static void
keep_awake (FlipSheetPage *self)
{
  GtkWindow *window = window_of (self);
  GtkApplication *application = window ? gtk_window_get_application (window) : NULL;

  if (!application || self->awake_in)
    return;
  self->awake_in = g_object_ref (application);
  self->awake = gtk_application_inhibit (application, window, GTK_APPLICATION_INHIBIT_IDLE,
                                         _ ("A game is being played at the table"));
}

/* callbacks */

static void
setting_cb (FlipSheetPage *self)
{
  g_assert (FLIP_IS_SHEET_PAGE (self));

  flip_sheet_page_refresh_awake (self);
}

static void
map_cb (FlipSheetPage *self)
{
  flip_sheet_page_refresh_awake (self);
}

/* public functions */

void
flip_sheet_page_refresh_awake (FlipSheetPage *self)
{
  if (self->model && gtk_widget_get_mapped (GTK_WIDGET (self))
      && flip_moment_keeps_awake (flip_sheet_page_moment (self))
      && g_settings_get_boolean (flip_settings_get_default (), "stay-awake"))
    keep_awake (self);
  else
    let_sleep (self);
}

void
flip_sheet_page_drop_awake (FlipSheetPage *self)
{
  let_sleep (self);
}

void
flip_sheet_page_watch_awake (FlipSheetPage *self)
{
  g_signal_connect_object (flip_settings_get_default (), "changed::stay-awake",
                           G_CALLBACK (setting_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "map", G_CALLBACK (map_cb), NULL);
  g_signal_connect (self, "unmap", G_CALLBACK (let_sleep), NULL);
}
