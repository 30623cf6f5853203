/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/review/hinting.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What would be good here: the best three choices with what to expect of each, better as it thinks on. Signals:
   "changed" when other sites are to be marked on the board, "told" with words about the best choice for those who
   listen, "close" when people want to see it no longer. */
#define FLIP_TYPE_HINT_PANEL (flip_hint_panel_get_type ())
G_DECLARE_FINAL_TYPE (FlipHintPanel, flip_hint_panel, FLIP, HINT_PANEL, GtkBox)

/* Thinks about a moment; flip_hinting_can must allow it. */
void flip_hint_panel_begin (FlipHintPanel *self, FlipMoment *moment);

/* Forgets it. */
void flip_hint_panel_end (FlipHintPanel *self);

/* The sites of the best choices, in their order; FLIP_NO_SITE for one that is about none. */
/* What is shown, or NULL; valid until the next change. */
const FlipHint *flip_hint_panel_hint (FlipHintPanel *self);
void flip_hint_panel_sites (FlipHintPanel *self, guint sites[FLIP_HINT_CHOICES]);

void flip_hint_panel_focus (FlipHintPanel *self);

G_END_DECLS
