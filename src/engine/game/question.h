/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/base/card.h"

G_BEGIN_DECLS

#define FLIP_QUESTION_CARDS 8
#define FLIP_QUESTION_WAITS 32
#define FLIP_NO_PURSE       (-1)

/* What people need in order to answer a question: its texts, each on its own, and the cards in
   play. The rules call `ask` a million times per second; this is made only once per moment. In all
   texts "{seat 2}" stands for a player's name. */
typedef struct
{
  /* Translated. The title is the question in a few words. It follows the name of the seat that is
     asked ("draw a symbol") or, if the table is asked, stands alone ("Which card was flipped?").
     The sentence adds what the title leaves out, and the note what to bear in mind; both may be
     empty. */
  GString *title, *sentence, *note;

  /* Translated: what people do with their own cards before they answer, "Shuffle the deck."; may be
     empty. A session puts it before the sentence, unless Flipside deals. */
  GString *table;

  const char *aside; /* translated: something that may be done first, "Recycle first?"; or NULL */
  const char *todo;  /* translated: shown beside the name of the seat that is asked, "to draw";
                        or NULL */
  guint about;       /* the seat whose turn it is, from 1; 0 if all seats share a turn */

  /* The known face-up cards that everyone plays with now, and whether the cards being asked for
     will join them. */
  guint n_cards;
  FlipCard cards[FLIP_QUESTION_CARDS];
  gboolean asks_for_more;

  /* Things that can be taken in any order, in the words of the notation: "bonus trail". */
  guint n_waiting;
  char waiting[FLIP_QUESTION_WAITS][24];

  int purse; /* what the seat that is asked can spend; FLIP_NO_PURSE: nothing has a price */
} FlipQuestion;

FlipQuestion *flip_question_new (void);
void flip_question_free (FlipQuestion *question);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipQuestion, flip_question_free)

G_END_DECLS
