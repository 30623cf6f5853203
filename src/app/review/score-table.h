/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/standing.h"

#include <gtk/gtk.h>

/* The itemised score: one row per line of the score, one column per seat, the best seat first.
   Lines that gave nobody anything are left out; the most in a row is starred. If there is too
   little room, the title of a row is above its figures. */
GtkWidget *flip_score_table_new (const FlipStanding *standing);

/* The same for an automatic opponent, which has lines of its own. */
GtkWidget *flip_opponent_table_new (const FlipStanding *standing);

/* A disc in a seat's ink with the first letter of the player's name. */
GtkWidget *flip_seat_disc_new (const char *name, guint seat);
