/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/table/table-hand.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The game's clock beside the table, with its words. */
#define FLIP_TYPE_CLOCK_BOX (flip_clock_box_get_type ())
G_DECLARE_FINAL_TYPE (FlipClockBox, flip_clock_box, FLIP, CLOCK_BOX, GtkBox)

void flip_clock_box_show (FlipClockBox *self, const FlipTableArt *art, FlipMoment *moment);

G_END_DECLS
