/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/layout/room.h"
#include "play/moment/change.h"
#include "store/library/library.h"

#include <gtk/gtk.h>

/* The players with their current scores, marking whose answer is awaited and whose board is in
   view. */
#define FLIP_TYPE_SEATS_ROW (flip_seats_row_get_type ())
G_DECLARE_FINAL_TYPE (FlipSeatsRow, flip_seats_row, FLIP, SEATS_ROW, GtkBox)

void flip_seats_row_load (FlipSeatsRow *self, FlipMoment *moment, const FlipChange *change);

/* The earlier results of a solo player; with 0 sheets there is nothing to compare with. */
void flip_seats_row_set_record (FlipSeatsRow *self, const FlipRecord *record);

void flip_seats_row_set_room (FlipSeatsRow *self, const FlipRoom *room);

/* The card of a seat, or NULL. */
GtkWidget *flip_seats_row_card (FlipSeatsRow *self, guint seat);
