/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/layout/room.h"
#include "play/moment/foresight.h"

#include <gtk/gtk.h>

/* The answers that are neither sites nor playing cards: buttons, an amount, special cards of a
   game; the outlook of the previewed one; and what may be done before answering. */
G_DECLARE_FINAL_TYPE (FlipNowAnswers, flip_now_answers, FLIP, NOW_ANSWERS, GtkGrid)

void flip_now_answers_load (FlipNowAnswers *self, FlipMoment *moment);
void flip_now_answers_foresee (FlipNowAnswers *self, const FlipForesight *foresight);
void flip_now_answers_clear (FlipNowAnswers *self);

/* Focuses the first answer; for an amount, the button that confirms it. FALSE if there is none. */
gboolean flip_now_answers_focus (FlipNowAnswers *self);

/* Shows only the cards or lines in `named`, of const FlipWay *, and focuses the first; NULL shows
   all. */
void flip_now_answers_show_named (FlipNowAnswers *self, GPtrArray *named);

/* Presses the line with this number. Lines that are no longer answers keep their positions, so that
   the others keep their numbers. FALSE if all lines are answers. */
gboolean flip_now_answers_press_line (FlipNowAnswers *self, guint number);

/* Whether the player chooses one answer after the other from a list that stays. */
gboolean flip_now_answers_is_list_left (FlipNowAnswers *self);

/* Whether special cards of the game can be chosen here. */
gboolean flip_now_answers_has_cards (FlipNowAnswers *self);

/* Whether the answer is clicked repeatedly during a turn, and so must not move. */
gboolean flip_now_answers_is_repeated (FlipNowAnswers *self);

/* Whether a question that is asked on the sheet can also be answered here. */
gboolean flip_now_answers_has_main (FlipNowAnswers *self);

/* The text of the first large button, or NULL. */
const char *flip_now_answers_main_words (FlipNowAnswers *self);
void flip_now_answers_set_room (FlipNowAnswers *self, const FlipRoom *room);
