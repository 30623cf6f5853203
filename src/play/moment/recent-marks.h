/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"

G_BEGIN_DECLS

/* The marks that the newest turn made on the board in view, at an earlier moment or when the game
   is over: their sites and their number. */
guint flip_recent_marks (const FlipMoment *moment, guint sites[FLIP_MAX_SITES]);

G_END_DECLS
