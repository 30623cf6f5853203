/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/review/hinting.h"

#include <gtk/gtk.h>

/* Hints for the current moment: the best three choices with their expected values, which improve as
   the analysis goes on. Signals: "changed" when other sites are to be marked on the board, "told"
   with words about the best choice for screen readers, "close" when the user closes the panel. */
G_DECLARE_FINAL_TYPE (FlipHintPanel, flip_hint_panel, FLIP, HINT_PANEL, GtkBox)

/* Analyses a moment; flip_hinting_can must allow it. */
void flip_hint_panel_begin (FlipHintPanel *self, FlipMoment *moment);

/* Stops the analysis and forgets its moment. */
void flip_hint_panel_end (FlipHintPanel *self);

/* The hint that is shown, or NULL; valid until the next change. */
const FlipHint *flip_hint_panel_hint (FlipHintPanel *self);
/* The sites of the best choices, in order; FLIP_NO_SITE for a choice without one. */
void flip_hint_panel_sites (FlipHintPanel *self, guint sites[FLIP_HINT_CHOICES]);

void flip_hint_panel_focus (FlipHintPanel *self);
