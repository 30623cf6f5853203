/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sheets of somebody's first steps, which no library keeps: a finished one to look through. */

#include "app/sheet/sheet-page-private.h"

#include <glib/gi18n.h>

/* helpers */

static void
show_bar (FlipSheetPage *self)
{
  gboolean is_loose = self->model && flip_sheet_model_is_loose (self->model);

  flip_guide_bar_show (self->guide_bar,
                       is_loose ? _ ("A finished game to explore. It is not in your "
                                     "library.") : NULL,
                       self->keeper != NULL);
}

/* actions */

static void
keep_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FlipSheetPage *self = FLIP_SHEET_PAGE (widget);

  if (!self->model || !self->keeper)
    return;
  flip_sheet_model_set_loose (self->model, FALSE);
  flip_sheet_page_keep (self, self->keeper);
  show_bar (self);
}

/* public functions */

void
flip_sheet_page_look_at (FlipSheetPage *self, FlipSheetModel *model, FlipLibrary *library)
{
  g_return_if_fail (FLIP_IS_SHEET_PAGE (self));
  g_return_if_fail (flip_sheet_model_is_loose (model));

  flip_sheet_page_set_model (self, model);
  self->keeper = library;
  show_bar (self);
}

void
flip_sheet_page_leave_first (FlipSheetPage *self)
{
  self->keeper = NULL;
  flip_sheet_page_drop_guide (self);
  flip_guide_bar_show (self->guide_bar, NULL, FALSE);
}

const char *
flip_sheet_page_first_mode (FlipSheetPage *self)
{
  if (!flip_sheet_model_is_loose (self->model))
    return NULL;
  return self->guide ? _ ("Guided first game")
                     : /* a sheet that comes with Flipside */ _ ("Sample");
}

void
flip_sheet_page_install_first (GtkWidgetClass *widget_class)
{
  g_type_ensure (FLIP_TYPE_GUIDE_BAR);
  gtk_widget_class_bind_template_child (widget_class, FlipSheetPage, guide_bar);
  gtk_widget_class_install_action (widget_class, "sheet.keep", NULL, keep_cb);
}
