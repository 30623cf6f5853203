/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/change.h"

G_BEGIN_DECLS

/* What a screen reader says when one moment follows another: what happened, then what is asked, or how the game
   ended; while people look back, the step that they look at. NULL where nothing new is asked. A notice that is
   shown, if any, tells what came of the move by its sentence. */
char *flip_announcement_read (const FlipMoment *moment,
                              const FlipChange *change,
                              const char *notice);

/* What it says when it is asked for: the newest move and what came of it; the whole question; what is written on
   the sheet of the seat in view. Freed by the caller. */
char *flip_announcement_last_move (const FlipMoment *moment);
char *flip_announcement_question (const FlipMoment *moment);
char *flip_announcement_sheet (const FlipMoment *moment);

G_END_DECLS
