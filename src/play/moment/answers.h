/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"

G_BEGIN_DECLS

/* Where an answer is offered. */
typedef enum
{
  FLIP_ANSWER_ON_BOARD, /* at its site, or as a tile that is placed */
  FLIP_ANSWER_IN_HAND,  /* where hidden cards are looked at */
  FLIP_ANSWER_AS_CARD,  /* playing cards are entered one by one */
  FLIP_ANSWER_AS_ROLES, /* in the table of the parts that cards play */
  FLIP_ANSWER_AMOUNT,   /* a number from a range */
  FLIP_ANSWER_PLACE,    /* a chip for a site */
  FLIP_ANSWER_SHORT,    /* a chip of a few characters */
  FLIP_ANSWER_MAIN,     /* a large button */
  FLIP_ANSWER_PICTURE,  /* the picture of a card of the game's own */
  FLIP_ANSWER_LINE,     /* a button with words */
  FLIP_ANSWER_BASKET,   /* check boxes for what is bought together */
  FLIP_ANSWER_ASIDE,    /* a chip for something that may be done first */
  FLIP_ANSWER_DECLINE,  /* a button below the others */
} FlipAnswerPlace;

/* The place of each of the moment's answers, by index; freed by the caller. */
FlipAnswerPlace *flip_answers_sort (const FlipMoment *moment);

/* The answer that a digit key gives, or NULL: an amount, or else the button with this number, from 1,
   in the order in which the panel shows them. A question about a site has none, unless large buttons
   answer it: there a digit too many would decline. */
const FlipWay *flip_answers_numbered (const FlipMoment *moment, guint number);
guint flip_answers_count_numbered (const FlipMoment *moment);

/* The cards whose name begins so, and none besides: a letter in the middle of a name must not play it. Where there are
   more than nine buttons, those that begin so, too. Of const FlipWay *, freed by the caller. */
GPtrArray *flip_answers_named (const FlipMoment *moment, const char *text);

/* The name of an answer that begins so, or NULL; "o" begins "Öl". */
const char *flip_answers_name (const FlipWay *way, const char *text);
gboolean flip_answers_begins (const char *name, const char *text);

/* Whether a card of the game's own has a name that begins so, but can't be the one that is asked for; the
   refusal says why: none is left; and its name. */
gboolean flip_answers_refuse_named (const FlipMoment *moment,
                                    const char *text,
                                    FlipRefusal *refusal,
                                    GString *name);

/* Whether an answer may be the one that stands out: not one that only declines or ends the turn, nor one that uses up
   what people keep for later. */
gboolean flip_answers_may_suggest (const FlipWay *way);

/* The answer that has the focus by itself: the first that may be suggested, or the only one; NULL where there
   is none. */
const FlipWay *flip_answers_first (const FlipMoment *moment);

/* The answer that buys just these things together, one bit each; NULL where none does. */
const FlipWay *flip_answers_purchase (const FlipMoment *moment, guint lines);

/* The answer that gives an amount, or NULL. */
const FlipWay *flip_answers_amount (const FlipMoment *moment, int amount);

G_END_DECLS
