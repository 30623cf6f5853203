/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/table/table-art.h"

extern const FlipTableArt flickemup_play_art;

/* The Town Hall clock beside the table. */
void flickemup_play_clock_tell (gconstpointer state, FlipTableClock *clock);
void flickemup_play_clock_draw (FlipCanvas *canvas, gconstpointer state, double size);
