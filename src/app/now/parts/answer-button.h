/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"

#include <gtk/gtk.h>

typedef enum
{
  FLIP_LOOK_WORDS, /* a line of its own: the words, or the cards with their roles */
  FLIP_LOOK_PILL,  /* side by side with others, in a few words */
  FLIP_LOOK_CARD,  /* a special card of the game, with how many there are */
  FLIP_LOOK_SMALL, /* the same, one of many */
  FLIP_LOOK_CHIP,  /* what it gives, in a glowing pill */
} FlipAnswerLook;

/* One answer as a button that plays it. */
GtkWidget *flip_answer_button_new (FlipMoment *moment, const FlipWay *way, FlipAnswerLook look);

/* Shows another answer in a button of the same look, if both consist only of words: a new button is
   expensive. FALSE if that is not possible. */
gboolean flip_answer_button_reuse (GtkWidget *button, const FlipWay *way, FlipAnswerLook look);

/* Keeps the button in its place, dimmed, although it is no longer an answer. */
void flip_answer_button_use_up (GtkWidget *button);
