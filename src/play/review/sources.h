/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"

G_BEGIN_DECLS

/* The scores of all seats at a moment, with the line that says little replaced by where its points came from. The
   lines of all seats are the same ones, and the totals stay. */
void flip_sources_read (const FlipMoment *moment, FlipScore scores[FLIP_MAX_SEATS]);

/* The most entries that are looked at; of a longer log, the scores stay as they are. */
#define FLIP_SOURCES_MOST 4096

G_END_DECLS
