/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/change.h"
#include "play/review/verdicts.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* Steps through a sheet, finished or not: buttons, slider, graph, and keys of the whole window while it is
   shown: Left and Right by moves, Page Up and Page Down by turns, Home and End. It changes which moment is shown, by the actions
   of the page; the game itself stays as it is. Signal: "close". */
#define FLIP_TYPE_REVIEW_BAR (flip_review_bar_get_type ())
G_DECLARE_FINAL_TYPE (FlipReviewBar, flip_review_bar, FLIP, REVIEW_BAR, GtkBox)

void flip_review_bar_load (FlipReviewBar *self, FlipMoment *moment, const FlipChange *change);

/* What the choices were worth, as far as it is known; NULL: nothing is. They must be on the log that is shown. */
void flip_review_bar_set_verdicts (FlipReviewBar *self, FlipVerdicts *verdicts);

/* Where the newest move is told when it has no room elsewhere. */
GtkBox *flip_review_bar_choice_place (FlipReviewBar *self);

/* The same for the notes, behind a button that is shown then. */
GtkBox *flip_review_bar_notes_place (FlipReviewBar *self);
void flip_review_bar_set_notes (FlipReviewBar *self, gboolean shown);

/* There are other notes or bookmarks. */
void flip_review_bar_show_notes (FlipReviewBar *self, FlipMoment *moment);

/* Somebody goes elsewhere. */
void flip_review_bar_pause (FlipReviewBar *self);

/* How high the graph may be. */
void flip_review_bar_set_room (FlipReviewBar *self, int height);

/* Where it takes its height from the board: the graph is folded until somebody wants it. */
void flip_review_bar_set_low (FlipReviewBar *self, gboolean low);

/* To the button that plays the sheet back. */
void flip_review_bar_focus (FlipReviewBar *self);

G_END_DECLS
