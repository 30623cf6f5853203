/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/sheet/sheet-model.h"

G_BEGIN_DECLS

/* Plays for the automatic seats, as soon as one is asked at the present moment. It searches in a
   worker thread, and gives up if something else happens meanwhile. */
#define FLIP_TYPE_AUTOMATIC_SEAT (flip_automatic_seat_get_type ())
G_DECLARE_FINAL_TYPE (FlipAutomaticSeat, flip_automatic_seat, FLIP, AUTOMATIC_SEAT, GObject)

/* The model owns it. */
FlipAutomaticSeat *flip_automatic_seat_new (FlipSheetModel *model);

/* Plays on without a pause until a person is asked. */
void flip_automatic_seat_hurry (FlipAutomaticSeat *self);

G_END_DECLS
