/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/flick.h"

/* An invented town of 60 pieces with six doors, and flicks through it, as a benchmark of the
   simulation: every flick starts from the same place at 3 m/s, each in another direction. */
#define FLIP_SAMPLE_PIECES 60
#define FLIP_SAMPLE_FLICKS 64
#define FLIP_SAMPLE_DISC   1

void flip_sample_town (FlipTable *table);
FlipFlick flip_sample_flick (guint n);
