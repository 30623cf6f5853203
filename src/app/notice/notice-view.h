/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"

#include <gtk/gtk.h>

/* A great moment, told large: a card over the sheet, which is dimmed except for the site meant.
   Any key or click closes it. It also closes by itself after a while if there are animations,
   but not while the pointer is over it.

   Signals: "done" when it has been closed; "typed" (uint key value) right after "done" if a key
   closed it: the key may be the beginning of the next answer; "briefly" when moments of this
   kind are to be kept to a line from now on. */
G_DECLARE_FINAL_TYPE (FlipNoticeView, flip_notice_view, FLIP, NOTICE_VIEW, GtkWidget)

/* The site is a widget that stays lit, or NULL. */
void flip_notice_view_open (FlipNoticeView *self,
                            const FlipNotice *notice,
                            FlipMoment *moment,
                            GtkWidget *site);
void flip_notice_view_close (FlipNoticeView *self);
gboolean flip_notice_view_is_open (FlipNoticeView *self);

/* Whether a key that is pressed now belongs to the notice: while it is open, and for a second
   after, since it may close by itself just before the key comes down. */
gboolean flip_notice_view_takes_keys (FlipNoticeView *self);
