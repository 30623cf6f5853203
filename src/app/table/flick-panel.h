/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/table/table-hand.h"

#include <gtk/gtk.h>

/* The panel below the table: the clock, the question and who is asked, the values of the flick, the
   things in its line, and all other answers. */
#define FLIP_TYPE_FLICK_PANEL (flip_flick_panel_get_type ())
G_DECLARE_FINAL_TYPE (FlipFlickPanel, flip_flick_panel, FLIP, FLICK_PANEL, GtkBox)

GtkWidget *flip_flick_panel_new (void);
void flip_flick_panel_set (FlipFlickPanel *self, FlipSheetModel *model, FlipTableHand *hand);
void flip_flick_panel_set_narrow (FlipFlickPanel *self, gboolean is_narrow);

/* Where the moment is told elsewhere, the panel has only its tools, and the table more room. */
void flip_flick_panel_set_brief (FlipFlickPanel *self, gboolean is_brief);
void flip_flick_panel_focus (FlipFlickPanel *self);

/* The button that performs what was aimed. */
GtkWidget *flip_flick_panel_act (FlipFlickPanel *self);

/* Gives the answer of the button with this number, from 1, among those without a flick. */
void flip_flick_panel_answer (FlipFlickPanel *self, guint number);
