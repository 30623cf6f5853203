/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The board and the question at one entry of a log that is being mended. The player answers as on
   the sheet, by the same actions, but an answer only says what that entry was: signal "answer" (the
   move in the notation of the sheet). */
#define FLIP_TYPE_MEND_DESK (flip_mend_desk_get_type ())
G_DECLARE_FINAL_TYPE (FlipMendDesk, flip_mend_desk, FLIP, MEND_DESK, GtkBox)

/* Sets the box that the board is added to, below its other content. The box scrolls if it is too
   high; the question below it scrolls separately. */
void flip_mend_desk_set_upper (FlipMendDesk *self, GtkBox *upper);

/* NULL clears the desk. */
void flip_mend_desk_load (FlipMendDesk *self, FlipMoment *moment);

/* Sets the available room. */
void flip_mend_desk_set_room (FlipMendDesk *self, int width, int height);

void flip_mend_desk_focus (FlipMendDesk *self);

/* Handles keys that answer wherever the focus is; FALSE for any other key. */
gboolean flip_mend_desk_press_key (FlipMendDesk *self, guint key);

/* Closes what is open, puts down a held tile, or clears what was typed; FALSE if there is nothing
   to do. */
gboolean flip_mend_desk_step_back (FlipMendDesk *self);

/* Shows why the last answer was refused, beside that answer; FALSE if there is no place for it. */
gboolean flip_mend_desk_refuse (FlipMendDesk *self, const FlipRefusal *refusal);

G_END_DECLS
