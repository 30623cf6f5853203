/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/change.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* How a game ended: winner, itemised scores, titles, achievements. Empty until it is over.
   Signals: "review", the person wants to step through the sheet; "new-like-this", to begin
   another sheet with the same set-up. Saving uses the action sheet.save-copy of the page. */
#define FLIP_TYPE_RESULT_VIEW (flip_result_view_get_type ())
G_DECLARE_FINAL_TYPE (FlipResultView, flip_result_view, FLIP, RESULT_VIEW, GtkBox)

void flip_result_view_load (FlipResultView *self, FlipMoment *moment, const FlipChange *change);

/* When it was played and for how long, in words; NULL: nobody knows. */
void flip_result_view_set_when (FlipResultView *self, const char *words);

/* Gives the focus to the result, and shows the winner. */
void flip_result_view_focus (FlipResultView *self);

G_END_DECLS
