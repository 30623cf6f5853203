/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where all act at the same time: who has entered what, and going on when all have. */

#include "app/sheet/sheet-page-private.h"

/* actions */

static void
go_on_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FlipSheetPage *self = FLIP_SHEET_PAGE (widget);

  self->gone_on = flip_sheet_page_moment (self)->cursor;
  flip_sheet_page_close_drawer (self);
  flip_sheet_page_load_question (self);
}

static void
to_next_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  flip_now_turn_focus_next (FLIP_SHEET_PAGE (widget)->turn);
}

/* public functions */

void
flip_sheet_page_load_question (FlipSheetPage *self)
{
  FlipMoment *moment;
  gboolean resting;

  g_return_if_fail (FLIP_IS_SHEET_PAGE (self));

  moment = flip_sheet_page_moment (self);
  resting = flip_now_turn_place (self->turn, moment, self->gone_on);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "sheet.go-on", resting);
  flip_now_panel_set_turn (self->now, gtk_widget_get_visible (GTK_WIDGET (self->turn)), resting);
  flip_now_panel_load (self->now, moment);
  flip_sheet_page_keep_question (self);
}

gboolean
flip_sheet_page_look_again (FlipSheetPage *self)
{
  g_return_val_if_fail (FLIP_IS_SHEET_PAGE (self), FALSE);

  if (self->gone_on != flip_sheet_page_moment (self)->cursor)
    return FALSE;
  self->gone_on = FLIP_NOWHERE;
  flip_sheet_page_load_question (self);
  return TRUE;
}

void
flip_sheet_page_install_turn_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "sheet.go-on", NULL, go_on_cb);
  gtk_widget_class_install_action (widget_class, "sheet.to-next", NULL, to_next_cb);
}
