/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/table/table-hand.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Buttons for all that can be answered without a flick. Signals: "answer" (FlipMove). */
#define FLIP_TYPE_TABLE_ANSWERS (flip_table_answers_get_type ())
G_DECLARE_FINAL_TYPE (FlipTableAnswers, flip_table_answers, FLIP, TABLE_ANSWERS, GtkBox)

GtkWidget *flip_table_answers_new (void);
void flip_table_answers_show (FlipTableAnswers *self, FlipSheetModel *model, FlipTableHand *hand);

G_END_DECLS
