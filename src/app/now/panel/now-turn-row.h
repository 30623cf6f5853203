/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/turn.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* One seat's part of the turn; see FlipNowTurn. */
#define FLIP_TYPE_NOW_TURN_ROW (flip_now_turn_row_get_type ())
G_DECLARE_FINAL_TYPE (FlipNowTurnRow, flip_now_turn_row, FLIP, NOW_TURN_ROW, GtkBox)

void flip_now_turn_row_show (FlipNowTurnRow *self,
                             const FlipTurnSeat *turn,
                             guint seat,
                             const char *name);

G_END_DECLS
