/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/change.h"
#include "play/review/verdicts.h"

#include <adwaita.h>

/* Steps through a sheet, finished or not, with buttons, a slider, a graph, and keys for the whole
   window while the bar is shown: Left and Right by moves, Page Up and Page Down by turns, Home and
   End. It changes which moment is in view, by the actions of the page; the game itself stays as it
   is. Signal: "close". */
G_DECLARE_FINAL_TYPE (FlipReviewBar, flip_review_bar, FLIP, REVIEW_BAR, GtkBox)

void flip_review_bar_load (FlipReviewBar *self, FlipMoment *moment, const FlipChange *change);

/* Sets the verdicts on the choices; NULL: none. They must belong to the log that is shown. */
void flip_review_bar_set_verdicts (FlipReviewBar *self, FlipVerdicts *verdicts);

/* The place for the newest move if there is no room for it elsewhere. */
GtkBox *flip_review_bar_choice_place (FlipReviewBar *self);

/* The same for the notes, behind a button that is then shown. */
GtkBox *flip_review_bar_notes_place (FlipReviewBar *self);
void flip_review_bar_set_notes (FlipReviewBar *self, gboolean shown);

/* Updates the notes and bookmarks. */
void flip_review_bar_show_notes (FlipReviewBar *self, FlipMoment *moment);

/* Stops playing back, because the user goes elsewhere. */
void flip_review_bar_pause (FlipReviewBar *self);

/* The maximum height of the graph. If that is too little, the graph is folded until the user opens
   it. */
void flip_review_bar_set_room (FlipReviewBar *self, int height);

/* Focuses the button that plays the sheet back. */
void flip_review_bar_focus (FlipReviewBar *self);
