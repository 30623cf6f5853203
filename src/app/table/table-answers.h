/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/layout/columns.h"
#include "play/table/table-hand.h"

G_BEGIN_DECLS

#define FLIP_ANSWERS_NUMBERED 9 /* answers that a digit can give */

/* Buttons for all answers without a flick, at the end of a row of the panel. */
#define FLIP_TYPE_TABLE_ANSWERS (flip_table_answers_get_type ())
G_DECLARE_FINAL_TYPE (FlipTableAnswers, flip_table_answers, FLIP, TABLE_ANSWERS, GObject)

FlipTableAnswers *flip_table_answers_new (FlipColumns *row);
void flip_table_answers_show (FlipTableAnswers *self, FlipSheetModel *model, FlipTableHand *hand);

/* Gives the answer of the button with this number, from 1; has no effect if there is none. */
void flip_table_answers_press (FlipTableAnswers *self, guint number);

gboolean flip_table_answers_have_focus (FlipTableAnswers *self);

/* FALSE if there are none. */
gboolean flip_table_answers_focus (FlipTableAnswers *self);

G_END_DECLS
