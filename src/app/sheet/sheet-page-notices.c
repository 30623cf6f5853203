/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The great moments of a move: told one after the other, large, in one line, or not at all. */

#include "app/common/toolkit/class.h"
#include "app/sheet/sheet-page-private.h"

#include "app/common/toolkit/announce.h"
#include "app/preferences/settings.h"
#include "play/moment/notices.h"

/* helpers */

/* The site of a notice, only while the board of its seat is in view. */
static GtkWidget *
find_site (FlipSheetPage *self, const FlipNotice *notice)
{
  const FlipMoment *moment = flip_sheet_page_moment (self);

  if (notice->site == FLIP_NO_SITE || notice->seat != (int) moment->seat)
    return NULL;
  return (GtkWidget *) flip_desk_find (FLIP_DESK (self), notice->site);
}

/* The next notice that is told large; those for one line are shown on the way. */
static const FlipNotice *
find_next (FlipSheetPage *self)
{
  while (self->notices && self->told < self->notices->len)
    {
      const FlipNotice *notice = g_ptr_array_index (self->notices, self->told++);
      FlipNoticesSetting setting = flip_settings_get_notices (notice->kind);
      g_autofree char *sentence = NULL;

      if (setting == FLIP_NOTICES_LARGE)
        return notice;
      if (setting == FLIP_NOTICES_OFF)
        continue;
      sentence = flip_notice_tell (notice);
      flip_sheet_page_say (self, sentence);
    }

  return NULL;
}

static void
open_notice (FlipSheetPage *self, const FlipNotice *notice)
{
  flip_notice_view_open (self->notice, notice, flip_sheet_page_moment (self),
                         find_site (self, notice));
}

static void
tell_next (FlipSheetPage *self)
{
  const FlipNotice *notice = find_next (self);

  if (notice)
    open_notice (self, notice);
}

/* Announces the notice by the page's own status, which is there before the notice: changes of a
   hidden widget are not announced. */
static void
announce_notice (FlipSheetPage *self)
{
  g_autofree char *sentence = flip_sheet_page_notice_words (self);

  if (sentence)
    flip_announce (self->status, sentence);
}

/* callbacks */

static void
notice_done_cb (FlipNoticeView *view, FlipSheetPage *self)
{
  g_assert (FLIP_IS_SHEET_PAGE (self));

  tell_next (self);
  announce_notice (self);
}

/* A card that is asked for can be typed without waiting; any other key only continues. */
static void
notice_typed_cb (FlipNoticeView *view, guint key, FlipSheetPage *self)
{
  g_assert (FLIP_IS_SHEET_PAGE (self));

  if (!flip_sheet_page_is_simulated (self) && flip_now_panel_asks_card (self->now)
      && flip_now_panel_press_key (self->now, key))
    flip_sheet_page_drop_notices (self);
}

static void
notice_briefly_cb (FlipNoticeView *view, FlipSheetPage *self)
{
  const FlipNotice *notice;

  g_assert (FLIP_IS_SHEET_PAGE (self));
  g_assert (self->notices && self->told > 0);

  notice = g_ptr_array_index (self->notices, self->told - 1);
  flip_settings_tell_briefly (notice->kind);
}

/* Tells an earlier great moment once more, large. */
static void
tell_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FlipSheetPage *self = FLIP_SHEET_PAGE (widget);
  FlipLog *log = flip_sheet_model_log (self->model);
  guint position = g_variant_get_uint32 (parameter);

  g_return_if_fail (position < flip_log_length (log));

  flip_sheet_page_drop_notices (self);
  self->notices = flip_notices_read (log, position, position + 1);
  if (!self->notices->len)
    return;
  self->told = 1;
  open_notice (self, g_ptr_array_index (self->notices, 0));
  announce_notice (self);
}

/* public functions */

char *
flip_sheet_page_notice_words (FlipSheetPage *self)
{
  g_return_val_if_fail (FLIP_IS_SHEET_PAGE (self), NULL);

  return self->notices && self->told > 0 && flip_notice_view_is_open (self->notice)
           ? flip_notice_tell (g_ptr_array_index (self->notices, self->told - 1))
           : NULL;
}

void
flip_sheet_page_bind_notices (GtkWidgetClass *widget_class)
{
  FLIP_ENSURE_TYPES (FLIP_TYPE_NOTICE_VIEW);
  FLIP_BIND_CHILDREN (widget_class, FlipSheetPage, notice);
  FLIP_BIND_CALLBACKS (widget_class, notice_done_cb, notice_typed_cb, notice_briefly_cb);
  gtk_widget_class_install_action (widget_class, "sheet.tell", "u", tell_cb);
}

void
flip_sheet_page_tell (FlipSheetPage *self, GPtrArray *notices)
{
  g_return_if_fail (FLIP_IS_SHEET_PAGE (self));

  flip_sheet_page_drop_notices (self);
  if (!notices)
    return;
  self->notices = g_ptr_array_ref (notices);
  tell_next (self);
}

void
flip_sheet_page_drop_notices (FlipSheetPage *self)
{
  g_return_if_fail (FLIP_IS_SHEET_PAGE (self));

  g_clear_pointer (&self->notices, g_ptr_array_unref);
  self->told = 0;
  if (self->notice)
    flip_notice_view_close (self->notice);
}
