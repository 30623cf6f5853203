/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef enum
{
  FLIP_LOOK_WORDS, /* a line of its own: the words, or the cards that play a part */
  FLIP_LOOK_PILL,  /* beside others, in a few words */
  FLIP_LOOK_CARD,  /* a card of the game's own, and how many there can be */
  FLIP_LOOK_SMALL, /* the same, among many */
  FLIP_LOOK_CHIP,  /* what it gives, in a glowing pill */
} FlipAnswerLook;

/* One answer as a button that plays it. */
GtkWidget *flip_answer_button_new (FlipMoment *moment, const FlipWay *way, FlipAnswerLook look);

/* Shows another answer in a button of the same look, where both are only words: a new button is
   expensive. FALSE where that can't be. */
gboolean flip_answer_button_reuse (GtkWidget *button, const FlipWay *way, FlipAnswerLook look);

/* Keeps its place, dimmed, though it is no longer an answer. */
void flip_answer_button_use_up (GtkWidget *button);

G_END_DECLS
