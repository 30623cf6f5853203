/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/foresight.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The answers that are neither sites nor playing cards: buttons, an amount, cards of the game's own;
   what the one that is previewed would bring; and what may be done before. */
#define FLIP_TYPE_NOW_ANSWERS (flip_now_answers_get_type ())
G_DECLARE_FINAL_TYPE (FlipNowAnswers, flip_now_answers, FLIP, NOW_ANSWERS, GtkBox)

void flip_now_answers_load (FlipNowAnswers *self, FlipMoment *moment);
void flip_now_answers_foresee (FlipNowAnswers *self, const FlipForesight *foresight);
void flip_now_answers_clear (FlipNowAnswers *self);

/* Focuses the first answer; of an amount, the button that gives it. FALSE where there is none. */
gboolean flip_now_answers_focus (FlipNowAnswers *self);

/* Of the cards or lines to choose from, these alone are shown, and the first has the focus; NULL for all.
   Of const FlipWay *. */
void flip_now_answers_show_named (FlipNowAnswers *self, GPtrArray *named);

/* Where a line is no longer an answer, but keeps its place, the others keep their numbers: presses the one with this
   number. FALSE where all lines are answers. */
gboolean flip_now_answers_press_line (FlipNowAnswers *self, guint number);

/* Whether one after the other is chosen from a list that stays. */
gboolean flip_now_answers_is_list_left (FlipNowAnswers *self);

/* Whether cards of the game's own can be chosen here. */
gboolean flip_now_answers_has_cards (FlipNowAnswers *self);

/* Whether it is answered by what is clicked again and again in a turn, and so must not move. */
gboolean flip_now_answers_is_repeated (FlipNowAnswers *self);

/* Whether the question can be answered here though it is asked on the sheet. */
gboolean flip_now_answers_has_main (FlipNowAnswers *self);

/* What the first large button says, or NULL. */
const char *flip_now_answers_main_words (FlipNowAnswers *self);
void flip_now_answers_set_compact (FlipNowAnswers *self, gboolean compact);

/* In a bar, those that decline stand beside each other. */
void flip_now_answers_set_bar (FlipNowAnswers *self, gboolean bar);

/* How many cards to choose from stand beside each other. */
void flip_now_answers_set_card_columns (FlipNowAnswers *self, guint columns);

G_END_DECLS
