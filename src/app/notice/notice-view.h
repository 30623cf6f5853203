/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A great moment, told large: it lies over the sheet, which is dimmed but for the site that is
   meant. Any key or click closes it, and so does time where there are animations; while the pointer
   is over it, time stands still.

   Signals: "done" when it was closed; "typed" (uint key value) when a key closed it, just after
   "done": the key may be the beginning of the next answer; "briefly" when moments of this kind are
   to be told in a line from now on. */
#define FLIP_TYPE_NOTICE_VIEW (flip_notice_view_get_type ())
G_DECLARE_FINAL_TYPE (FlipNoticeView, flip_notice_view, FLIP, NOTICE_VIEW, GtkWidget)

/* The site is a widget that stays lit, or NULL. */
void flip_notice_view_open (FlipNoticeView *self,
                            const FlipNotice *notice,
                            FlipMoment *moment,
                            GtkWidget *site);
void flip_notice_view_close (FlipNoticeView *self);
gboolean flip_notice_view_is_open (FlipNoticeView *self);

/* Whether a key that is pressed now was meant for it: while it is open, and for a second after, since
   it may close by itself under the finger that comes down. */
gboolean flip_notice_view_takes_keys (FlipNoticeView *self);

G_END_DECLS
