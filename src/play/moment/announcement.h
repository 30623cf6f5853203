/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/change.h"

G_BEGIN_DECLS

/* The words for a screen reader when one moment follows another: what happened, then what is asked
   or how the game ended; while the user looks back, the step in view. NULL if there is no new
   question. If a notice is shown, its sentence reports the effect of the move. */
char *flip_announcement_read (const FlipMoment *moment,
                              const FlipChange *change,
                              const char *notice);

/* Announcements on request: the newest move and its effect; the whole question; what is written on
   the sheet of the seat in view. The caller frees them. */
char *flip_announcement_last_move (const FlipMoment *moment);
char *flip_announcement_question (const FlipMoment *moment);
char *flip_announcement_sheet (const FlipMoment *moment);

G_END_DECLS
