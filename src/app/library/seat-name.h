/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* A player's name behind a dot in the seat's ink. */
#define FLIP_TYPE_SEAT_NAME (flip_seat_name_get_type ())
G_DECLARE_FINAL_TYPE (FlipSeatName, flip_seat_name, FLIP, SEAT_NAME, GtkWidget)

GtkWidget *flip_seat_name_new (guint seat, const char *name);

G_END_DECLS
