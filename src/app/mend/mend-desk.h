/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The board and the question at one entry of a log that is mended. People answer as they do on the
   sheet, by the same actions, but an answer only says what that entry was: signal "answer" (the move
   in the notation of the sheet). */
#define FLIP_TYPE_MEND_DESK (flip_mend_desk_get_type ())
G_DECLARE_FINAL_TYPE (FlipMendDesk, flip_mend_desk, FLIP, MEND_DESK, GtkBox)

/* The box in it that the board goes to, below what is there. It scrolls where it is too high; the question below
   it does so on its own. */
void flip_mend_desk_set_upper (FlipMendDesk *self, GtkBox *upper);

/* NULL clears it. */
void flip_mend_desk_load (FlipMendDesk *self, FlipMoment *moment);

/* The room that there is for it. */
void flip_mend_desk_set_room (FlipMendDesk *self, int width, int height);

void flip_mend_desk_focus (FlipMendDesk *self);

/* Keys that answer wherever the focus is; TRUE if it was one of them. */
gboolean flip_mend_desk_press_key (FlipMendDesk *self, guint key);

/* Closes what is open, puts down what is held, forgets what was typed; FALSE where there is
   nothing. */
gboolean flip_mend_desk_step_back (FlipMendDesk *self);

/* Why the last answer was refused, beside what was told; FALSE where it has no place for that. */
gboolean flip_mend_desk_refuse (FlipMendDesk *self, const FlipRefusal *refusal);

G_END_DECLS
