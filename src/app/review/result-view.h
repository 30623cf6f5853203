/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/change.h"

#include <adwaita.h>

/* The result of a game: winner, itemised scores, titles, achievements. Empty until the game is
   over.

   Signals: "review" to step through the sheet; "new-like-this" to begin another sheet with the
   same set-up. Saving uses the page's action sheet.save-copy. */
G_DECLARE_FINAL_TYPE (FlipResultView, flip_result_view, FLIP, RESULT_VIEW, GtkBox)

void flip_result_view_load (FlipResultView *self, FlipMoment *moment, const FlipChange *change);

/* When the game was played and for how long, in words; NULL if unknown. */
void flip_result_view_set_when (FlipResultView *self, const char *words);

/* Focuses the result, and shows the winner. */
void flip_result_view_focus (FlipResultView *self);
