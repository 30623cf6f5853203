/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/way-words.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef enum
{
  FLIP_ANSWER_WORDS, /* a line of its own: the words, or the cards that play a part */
  FLIP_ANSWER_PILL,  /* beside others, in a few words */
  FLIP_ANSWER_CARD,  /* a card of the game's own, and how many there can be */
  FLIP_ANSWER_CHIP,  /* what it gives, in a glowing pill */
} FlipAnswerLook;

/* One answer as a button. While it is pointed at or has the focus, its move is considered. Its move:
   flip_answer_button_move. */
GtkWidget *flip_answer_button_new (FlipSheetModel *model,
                                   const FlipWayWords *way,
                                   FlipAnswerLook look);
FlipMove flip_answer_button_move (GtkWidget *button);

G_END_DECLS
