/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The statistics in the window. */

#include "app/window-private.h"

static void
show_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FlipWindow *self = FLIP_WINDOW (widget);
  const FlipGame *game = flip_window_game_in_view (self);

  if (!self->statistics_page)
    {
      self->statistics_page = g_object_new (FLIP_TYPE_STATISTICS_PAGE, NULL);
      gtk_stack_add_titled (self->pages, GTK_WIDGET (self->statistics_page), NULL, "");
    }
  flip_statistics_page_load (self->statistics_page, flip_window_library (self));
  if (game)
    flip_statistics_page_choose_game (self->statistics_page, game);
  flip_window_show_page (self, self->statistics_page);
}

void
flip_window_install_statistics (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.statistics", NULL, show_cb);
}
