/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"

G_BEGIN_DECLS

/* The marks on the board in view that the newest turn made, while looking back or when the game is over:
   which sites they are, and how many. */
guint flip_recent_marks (const FlipMoment *moment, guint sites[FLIP_MAX_SITES]);

G_END_DECLS
