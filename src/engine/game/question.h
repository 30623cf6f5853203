/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/base/card.h"

G_BEGIN_DECLS

#define FLIP_QUESTION_CARDS 8
#define FLIP_QUESTION_WAITS 32
#define FLIP_NO_PURSE       (-1)

/* What people need to answer a question: the words, each on its own, and what they play with. The
   rules call `ask` a million times a second; this is made once per moment. In all words "{seat 2}"
   stands for a player's name. */
typedef struct
{
  /* Translated. The title is the question in a few words. It follows the name of the seat that is
     asked ("draw a symbol") or, if the table is asked, stands alone ("Which card was flipped?").
     The sentence says what the title does not; the note says what to bear in mind. Both may be
     empty. */
  GString *title, *sentence, *note;

  /* Translated: what people do with their own cards before they answer, "Shuffle the deck."; may be empty. A
     session says it before the sentence, but only where Flipside does not deal. */
  GString *table;

  const char *aside; /* translated: what may be done first: "Recycle first?"; or NULL */
  const char *todo;  /* translated: beside the name of the asked seat: "to draw"; or NULL */
  guint about;       /* the seat whose turn it is, from 1, or 0 where all seats share a turn */

  /* The face-up cards that everyone plays with now, as far as they are known, and whether the cards
     that are asked for join them. */
  guint n_cards;
  FlipCard cards[FLIP_QUESTION_CARDS];
  gboolean asks_for_more;

  /* What can be taken in any order, in words of the notation: "bonus trail". */
  guint n_waiting;
  char waiting[FLIP_QUESTION_WAITS][24];

  int purse; /* what the seat that is asked can spend; FLIP_NO_PURSE: nothing has a price */
} FlipQuestion;

FlipQuestion *flip_question_new (void);
void flip_question_free (FlipQuestion *question);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipQuestion, flip_question_free)

G_END_DECLS
