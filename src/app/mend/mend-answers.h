/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/sheet/mending.h"

#include <gtk/gtk.h>

/* The answers to the question at an entry that is edited, as a list in the words of the log, which
   can be searched; and what can't be changed about that entry. An answer is given by the action
   "sheet.play". */
G_DECLARE_FINAL_TYPE (FlipMendAnswers, flip_mend_answers, FLIP, MEND_ANSWERS, GtkBox)

/* NULL: no entry is edited. */
void flip_mend_answers_load (FlipMendAnswers *self, FlipMending *mending, gboolean listed);

/* Focuses the search; FALSE if the answers are not shown as a list. */
gboolean flip_mend_answers_focus (FlipMendAnswers *self);
