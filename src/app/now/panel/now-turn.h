/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/turn.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The turn of all seats, in the order in which they were entered: what each chose and what that
   brought, to be taken back alone; and who is missing, on the button that goes on. Hidden where the
   seats act one after the other. */
#define FLIP_TYPE_NOW_TURN (flip_now_turn_get_type ())
G_DECLARE_FINAL_TYPE (FlipNowTurn, flip_now_turn, FLIP, NOW_TURN, GtkBox)

/* Shows or hides it. Says whether all are done, and look at it once more before they go on; those who have
   gone on from this place in the log do not. */
gboolean flip_now_turn_place (FlipNowTurn *self, FlipMoment *moment, guint gone_on);

/* Who has entered what. It may follow later: what comes into view is loaded at once. */
void flip_now_turn_load (FlipNowTurn *self, FlipMoment *moment);

/* Puts the focus on the button that goes on; FALSE where it is not shown. */
gboolean flip_now_turn_focus_next (FlipNowTurn *self);

/* The button that goes on. It may be moved out of a place that scrolls, so that it is always in view. */
GtkWidget *flip_now_turn_next (FlipNowTurn *self);

G_END_DECLS
