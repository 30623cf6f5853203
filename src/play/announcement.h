/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/change.h"

G_BEGIN_DECLS

/* What a screen reader says when one moment follows another: what happened, then what is asked, or how the game
   ended. NULL where nothing new is asked. A notice that is shown, if any, tells what happened by its sentence. */
char *flip_announcement_read (const FlipMoment *moment,
                              const FlipChange *change,
                              const char *notice);

G_END_DECLS
