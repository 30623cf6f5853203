/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Correcting the log: a mode of the page, in which it shows the place that is being mended. */

#include "app/common/toolkit/class.h"
#include "app/sheet/sheet-page-private.h"

#include "app/log/log-menu.h"

/* helpers */

/* What would act on the sheet, not on the log that is being mended. */
static void
enable_others (FlipSheetPage *self, gboolean enabled)
{
  static const char *const actions[] = {
    "sheet.undo",    "sheet.redo",       "sheet.exchange",      "sheet.take-back-seat",
    "sheet.seat",    "sheet.show",       "sheet.present",       "sheet.go-on",
    "sheet.review",  "sheet.hint",       "sheet.log",           "sheet.secrets",
    "sheet.mend",    "sheet.bring-back", "sheet.tell",          "sheet.play-on",
    "sheet.judge",   "sheet.mistake",    "sheet.previous-mistake",
    "sheet.bookmark", "sheet.next-bookmark", "sheet.previous-bookmark",
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i], enabled);
}

/* The entry that led to the moment in view: at the present, the newest one. */
static guint
shown_entry (FlipSheetPage *self)
{
  guint position = flip_sheet_page_moment (self)->position;

  return position ? position - 1 : FLIP_SHOWN_ENTRY;
}

/* Begins with an entry, if that can be mended now; NULL if not. */
static FlipMending *
mend (FlipSheetPage *self, guint entry)
{
  if (entry == FLIP_SHOWN_ENTRY)
    entry = shown_entry (self);
  if (flip_sheet_page_is_mending (self) || entry == FLIP_SHOWN_ENTRY)
    return NULL;
  return flip_sheet_model_mend (self->model, entry);
}

static void
open (FlipSheetPage *self, FlipMending *mending)
{
  flip_sheet_page_close_hint (self);
  flip_sheet_page_close_popover (self);
  flip_teller_stop (self->teller);
  enable_others (self, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->turn), FALSE);
  gtk_widget_set_visible (flip_now_turn_next (self->turn), FALSE);
  flip_now_panel_set_turn (self->now, FALSE, FALSE);
  flip_mend_mode_begin (self->mend, mending);
  flip_sheet_page_load_verdicts (self);
}

/* callbacks */

static void
shown_cb (FlipMendMode *mode, FlipSheetPage *self)
{
  g_assert (FLIP_IS_SHEET_PAGE (self));

  flip_sheet_page_close_popover (self);
  flip_sheet_page_show_part (self);
}

/* The sheet is shown again before the mended log is kept: what then changes is told as always. */
static void
left_cb (FlipMendMode *mode, gboolean keep, FlipSheetPage *self)
{
  g_autoptr (FlipMending) mending = g_object_ref (flip_mend_mode_mending (mode));

  g_assert (FLIP_IS_SHEET_PAGE (self));

  if (keep && !flip_mending_can_keep (mending))
    return;
  flip_sheet_page_close_popover (self);
  flip_mend_mode_end (mode);
  enable_others (self, TRUE);
  flip_sheet_page_load_all (self);
  if (keep)
    flip_sheet_model_keep_mended (self->model, mending);
  else
    flip_sheet_model_leave_mended (self->model);
  flip_sheet_page_focus_question (self);
}

/* actions */

static void
change_entry (FlipSheetPage *self, guint entry)
{
  g_autoptr (FlipMending) mending = mend (self, entry);

  if (mending)
    open (self, mending);
}

static void
mend_cb (FlipSheetPage *self)
{
  change_entry (self, FLIP_SHOWN_ENTRY);
}

/* Shows the consequences; nothing is removed until the user agrees. */
static void
remove_entry_cb (FlipSheetPage *self, guint entry)
{
  g_autoptr (FlipMending) mending = mend (self, entry);

  if (!mending)
    return;
  flip_mending_remove (mending, NULL);
  open (self, mending);
}

static void
put_in_entry_cb (FlipSheetPage *self, guint entry)
{
  g_autoptr (FlipMending) mending = mend (self, entry);

  if (!mending)
    return;
  flip_mending_set_before (mending, TRUE);
  open (self, mending);
}

static void
bring_back_cb (FlipSheetPage *self)
{
  FlipRefusal refusal = { 0 };

  if (!flip_sheet_model_bring_back (self->model, &refusal))
    flip_sheet_page_say (self, refusal.text);
}

/* public functions */

void
flip_sheet_page_connect_mend (FlipSheetPage *self)
{
  FlipMendParts parts = { .page = GTK_WIDGET (self),
                          .bar = self->mend_bar,
                          .board = self->board,
                          .now = self->now,
                          .answers = self->mend_answers,
                          .log = self->log,
                          .status = self->status };

  self->mend = flip_mend_mode_new (&parts);
  g_signal_connect_object (self->mend, "shown", G_CALLBACK (shown_cb), self, 0);
  g_signal_connect_object (self->mend, "left", G_CALLBACK (left_cb), self, 0);
}

void
flip_sheet_page_leave_mend (FlipSheetPage *self)
{
  if (flip_sheet_page_is_mending (self))
    flip_mend_mode_leave (self->mend);
}

void
flip_sheet_page_install_mend_actions (GtkWidgetClass *widget_class)
{
  FLIP_BIND_CHILDREN (widget_class, FlipSheetPage, mend_bar, mend_answers);
  FLIP_ACTIONS (widget_class, FlipSheetPage, ("sheet.mend", mend_cb),
                ("sheet.change-entry", change_entry), ("sheet.remove-entry", remove_entry_cb),
                ("sheet.put-in-entry", put_in_entry_cb), ("sheet.bring-back", bring_back_cb));
  FLIP_KEYS (widget_class, (GDK_KEY_m, GDK_CONTROL_MASK, "sheet.mend"),
             (GDK_KEY_z, GDK_CONTROL_MASK, "mend.take-back"));
}
