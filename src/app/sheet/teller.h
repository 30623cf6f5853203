/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/desk/desk.h"
#include "app/notice/notice-view.h"

/* Tells the great moments of a move one after the other: large, in one line, or not at all.
   Signals: "line" (string), to be shown for a moment; "typed" (uint key value) when a key has closed
   a notice, and may answer the next question. */
#define FLIP_TYPE_TELLER (flip_teller_get_type ())
G_DECLARE_FINAL_TYPE (FlipTeller, flip_teller, FLIP, TELLER, GObject)

/* The desk has the sites that are meant; the status is for screen readers. Borrowed. */
FlipTeller *flip_teller_new (FlipNoticeView *view, FlipDesk *desk, GtkLabel *status);

/* Tells notices (of FlipNotice) that led to a moment, in place of any others; NULL: none. */
void flip_teller_tell (FlipTeller *self, GPtrArray *notices, FlipMoment *moment);

/* Tells an entry of the moment's log once more, large. */
void flip_teller_tell_again (FlipTeller *self, FlipMoment *moment, guint entry);
void flip_teller_stop (FlipTeller *self);

/* The text of the open notice, as a sentence; NULL if none is open. */
char *flip_teller_words (FlipTeller *self);
