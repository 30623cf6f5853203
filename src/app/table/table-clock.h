/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/table-hand.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The game's clock beside the table, with its words. */
#define FLIP_TYPE_TABLE_CLOCK (flip_table_clock_get_type ())
G_DECLARE_FINAL_TYPE (FlipTableClockBox, flip_table_clock, FLIP, TABLE_CLOCK, GtkBox)

void flip_table_clock_show (FlipTableClockBox *self, const FlipTableArt *art, FlipMoment *moment);

G_END_DECLS
