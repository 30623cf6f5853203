/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The notes about moves, and bookmarks. */

#include "app/common/toolkit/class.h"
#include "app/sheet/sheet-page-private.h"

#include "app/review/compare-window.h"
#include "engine/session/notes.h"

/* callbacks */

static void
noted_cb (FlipSheetModel *model, FlipSheetPage *self)
{
  g_assert (FLIP_IS_SHEET_PAGE (self));

  flip_notes_view_load (self->notes, flip_sheet_page_moment (self));
  flip_log_view_show_notes (self->log, flip_sheet_page_moment (self));
  flip_review_bar_show_notes (self->review_bar, flip_sheet_page_moment (self));
}

/* helpers */

static void
go_to (FlipSheetPage *self, guint position)
{
  flip_review_bar_pause (self->review_bar);
  flip_sheet_model_show (self->model, position);
}

/* actions */

static void
note_cb (FlipSheetPage *self, guint entry, const char *text)
{
  if (self->model && entry < flip_log_cursor (flip_sheet_model_log (self->model)))
    flip_sheet_model_set_note (self->model, entry, text);
}

/* Bookmarks the newest move of the moment in view. */
static void
bookmark_cb (FlipSheetPage *self)
{
  guint position = self->model ? flip_sheet_page_moment (self)->position : 0;

  if (position)
    flip_sheet_model_set_bookmark (
      self->model, position - 1,
      !flip_log_is_bookmarked (flip_sheet_model_log (self->model), position - 1));
}

static void
next_bookmark_cb (FlipSheetPage *self)
{
  FlipLog *log = flip_sheet_model_log (self->model);
  guint entry = flip_log_next_bookmark (log, flip_sheet_page_moment (self)->position);

  if (entry < flip_log_cursor (log))
    go_to (self, entry + 1);
}

static void
previous_bookmark_cb (FlipSheetPage *self)
{
  guint position = flip_sheet_page_moment (self)->position, entry;

  if (position
      && flip_log_previous_bookmark (flip_sheet_model_log (self->model), position - 1, &entry))
    go_to (self, entry + 1);
}

static void
compare_cb (FlipSheetPage *self)
{
  if (self->model && flip_sheet_model_library (self->model))
    flip_compare_window_present (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), self->model);
}

/* public functions */

void
flip_sheet_page_connect_notes (FlipSheetPage *self)
{
  g_return_if_fail (FLIP_IS_SHEET_PAGE (self));

  g_signal_connect (self->model, "noted", G_CALLBACK (noted_cb), self);
}

void
flip_sheet_page_install_notes (GtkWidgetClass *widget_class)
{
  FLIP_BIND_CHILDREN (widget_class, FlipSheetPage, notes);
  FLIP_ACTIONS (widget_class, FlipSheetPage, ("sheet.note", note_cb),
                ("sheet.bookmark", bookmark_cb), ("sheet.compare", compare_cb),
                ("sheet.next-bookmark", next_bookmark_cb),
                ("sheet.previous-bookmark", previous_bookmark_cb));
}
