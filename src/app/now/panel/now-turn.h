/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/turn.h"

#include <gtk/gtk.h>

/* The turn of all seats, in the order of their entries: what each chose and gained, each to be
   taken back alone; and who is missing, on the button that continues. Hidden if the seats act one
   after the other. */
G_DECLARE_FINAL_TYPE (FlipNowTurn, flip_now_turn, FLIP, NOW_TURN, GtkBox)

/* Shows or hides it. Returns whether everyone is done and looks at the turn once more before
   continuing; FALSE if they have already continued from this position in the log. */
gboolean flip_now_turn_place (FlipNowTurn *self, FlipMoment *moment, guint gone_on);

/* Loads the entries of the seats. This can follow later: flip_now_turn_place loads them itself when
   the turn comes into view. */
void flip_now_turn_load (FlipNowTurn *self, FlipMoment *moment);

/* Focuses the button that continues; FALSE if it is not shown. */
gboolean flip_now_turn_focus_next (FlipNowTurn *self);

/* The button that continues. It may be moved out of a scrolled area, so that it is always in
   view. */
GtkWidget *flip_now_turn_next (FlipNowTurn *self);
