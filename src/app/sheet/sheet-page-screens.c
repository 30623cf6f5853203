/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Other screens in the local network: those on which people play, and those that take a file. */

#include "app/common/toolkit/class.h"
#include "app/screens/share-dialog.h"
#include "app/sheet/sheet-page-private.h"
#include "play/output/export.h"

/* helpers */

static void
share (FlipSheetPage *self, GBytes *bytes, const char *name)
{
  flip_share_dialog_present (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), bytes, name);
}

/* callbacks */

static void
screens_cb (FlipSheetPage *self)
{
  flip_screens_host_open (self->screens);
}

static void
share_cb (FlipSheetPage *self)
{
  FlipExport sheet = { .session = flip_sheet_model_session (self->model) };
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *name = NULL;

  flip_sheet_model_times (self->model, &sheet.created, &sheet.changed);
  sheet.played = flip_sheet_model_played (self->model);
  name = flip_export_name (&sheet, FLIP_EXPORT_SHEET);
  bytes = flip_export_bytes (&sheet, FLIP_EXPORT_SHEET, &error);
  if (bytes)
    share (self, bytes, name);
  else
    flip_sheet_page_say (self, error->message);
}

/* public functions */

/* A sheet that is only tried out is nobody else's. */
void
flip_sheet_page_load_screens (FlipSheetPage *self)
{
  gboolean is_loose;

  g_return_if_fail (FLIP_IS_SHEET_PAGE (self));

  is_loose = flip_sheet_model_is_loose (self->model);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "sheet.screens", !is_loose);
  flip_screens_host_set_model (self->screens, is_loose ? NULL : self->model);
}

void
flip_sheet_page_share_deal (FlipSheetPage *self, GBytes *bytes, const char *name)
{
  g_return_if_fail (FLIP_IS_SHEET_PAGE (self));

  share (self, bytes, name);
}

void
flip_sheet_page_connect_screens (FlipSheetPage *self)
{
  self->screens =
    flip_screens_host_new (GTK_WIDGET (self), self->screens_button, self->screens_number);
  g_signal_connect_object (self->screens, "told", G_CALLBACK (flip_sheet_page_say), self,
                           G_CONNECT_SWAPPED);
}

void
flip_sheet_page_install_screens (GtkWidgetClass *widget_class)
{
  FLIP_BIND_CHILDREN (widget_class, FlipSheetPage, screens_button, screens_number);
  FLIP_ACTIONS (widget_class, FlipSheetPage, ("sheet.screens", screens_cb),
                ("sheet.share", share_cb));
  FLIP_KEYS (widget_class, (GDK_KEY_s, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "sheet.screens"));
}
