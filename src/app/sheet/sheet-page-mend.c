/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Mending the log on a page of its own, which replaces the sheet. */

#include "app/sheet/sheet-page-private.h"

#include "app/log/log-menu.h"

#include <glib/gi18n.h>

/* helpers */

static void
close_page (FlipSheetPage *self)
{
  g_clear_object (&self->mending);
  flip_mend_page_set_mending (self->mend_page, NULL);
  flip_sheet_page_show_part (self);
  flip_sheet_page_focus_question (self);
}

/* The entry that led to the moment in view: at the present, the newest one. */
static guint
shown_entry (FlipSheetPage *self)
{
  guint position = flip_sheet_page_moment (self)->position;

  return position ? position - 1 : FLIP_SHOWN_ENTRY;
}

/* TRUE if the entry can be mended now. */
static gboolean
begin (FlipSheetPage *self, guint entry)
{
  if (entry == FLIP_SHOWN_ENTRY)
    entry = shown_entry (self);
  if (self->mending || entry == FLIP_SHOWN_ENTRY)
    return FALSE;
  self->mending = flip_sheet_model_mend (self->model, entry);
  return self->mending != NULL;
}

static void
open_page (FlipSheetPage *self)
{
  flip_sheet_page_show_part (self);
  flip_mend_page_set_mending (self->mend_page, self->mending);
}

/* callbacks */

static void
keep_cb (FlipMendPage *page, FlipSheetPage *self)
{
  g_assert (FLIP_IS_SHEET_PAGE (self));

  if (flip_sheet_model_keep_mended (self->model, self->mending))
    close_page (self);
}

static void
leave_cb (FlipMendPage *page, FlipSheetPage *self)
{
  g_assert (FLIP_IS_SHEET_PAGE (self));

  flip_sheet_model_leave_mended (self->model);
  close_page (self);
}

/* actions */

static void
mend_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FlipSheetPage *self = FLIP_SHEET_PAGE (widget);

  if (begin (self, FLIP_SHOWN_ENTRY))
    open_page (self);
}

static void
change_entry_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FlipSheetPage *self = FLIP_SHEET_PAGE (widget);

  if (begin (self, g_variant_get_uint32 (parameter)))
    open_page (self);
}

/* The page shows the consequences; nothing is removed until the user agrees there. */
static void
remove_entry_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FlipSheetPage *self = FLIP_SHEET_PAGE (widget);

  if (!begin (self, g_variant_get_uint32 (parameter)))
    return;
  flip_mending_remove (self->mending, NULL);
  open_page (self);
}

static void
put_in_entry_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FlipSheetPage *self = FLIP_SHEET_PAGE (widget);

  if (!begin (self, g_variant_get_uint32 (parameter)))
    return;
  flip_mending_set_before (self->mending, TRUE);
  open_page (self);
}

static void
bring_back_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FlipSheetPage *self = FLIP_SHEET_PAGE (widget);
  FlipRefusal refusal = { 0 };

  if (!flip_sheet_model_bring_back (self->model, &refusal))
    flip_sheet_page_say (self, refusal.text);
}

/* public functions */

void
flip_sheet_page_connect_mend (FlipSheetPage *self)
{
  g_signal_connect (self->mend_page, "keep", G_CALLBACK (keep_cb), self);
  g_signal_connect (self->mend_page, "leave", G_CALLBACK (leave_cb), self);
}

void
flip_sheet_page_leave_mend (FlipSheetPage *self)
{
  if (self->mending)
    leave_cb (self->mend_page, self);
}

void
flip_sheet_page_install_mend_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "sheet.mend", NULL, mend_cb);
  gtk_widget_class_install_action (widget_class, "sheet.change-entry", "u", change_entry_cb);
  gtk_widget_class_install_action (widget_class, "sheet.remove-entry", "u", remove_entry_cb);
  gtk_widget_class_install_action (widget_class, "sheet.put-in-entry", "u", put_in_entry_cb);
  gtk_widget_class_install_action (widget_class, "sheet.bring-back", NULL, bring_back_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_m, GDK_CONTROL_MASK, "sheet.mend",
                                       NULL);
}
