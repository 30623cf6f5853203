/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/layout/columns.h"
#include "play/table/table-hand.h"

#define FLIP_ANSWERS_NUMBERED 9 /* answers that a digit can give */

/* Buttons for all answers without a flick, in a row of the panel. What is only told there stands after them: where the
   row is cut, they are still in view. */
typedef struct
{
  /* borrowed */
  FlipColumns *row;
  GtkWidget *told; /* its last child */

  /* owned */
  GPtrArray *buttons; /* the buttons in the row */
  char *shown;        /* the answers that have a button, with their texts */
} FlipTableAnswers;

void flip_table_answers_init (FlipTableAnswers *answers, FlipColumns *row, GtkWidget *told);
void flip_table_answers_clear (FlipTableAnswers *answers);
void flip_table_answers_show (FlipTableAnswers *answers,
                              FlipSheetModel *model,
                              FlipTableHand *hand);

/* Gives the answer of the button with this number, from 1; has no effect if there is none. */
void flip_table_answers_press (const FlipTableAnswers *answers, guint number);

gboolean flip_table_answers_have_focus (const FlipTableAnswers *answers);

/* FALSE if there are none. */
gboolean flip_table_answers_focus (const FlipTableAnswers *answers);
