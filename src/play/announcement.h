/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/change.h"

G_BEGIN_DECLS

/* What a screen reader says when one moment follows another: what happened, then what is asked, or how the game
   ended. NULL where nothing new is asked. What notices tell by themselves is left out. */
char *flip_announcement_read (const FlipMoment *moment,
                              const FlipChange *change,
                              gboolean has_notices);

G_END_DECLS
