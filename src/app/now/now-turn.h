/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/turn.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The turn of all seats, in the order in which they were entered: what each chose and what that
   brought, to be taken back alone; and who is missing. Hidden where the seats act one after the
   other. */
#define FLIP_TYPE_NOW_TURN (flip_now_turn_get_type ())
G_DECLARE_FINAL_TYPE (FlipNowTurn, flip_now_turn, FLIP, NOW_TURN, GtkBox)

void flip_now_turn_load (FlipNowTurn *self, FlipMoment *moment);

G_END_DECLS
