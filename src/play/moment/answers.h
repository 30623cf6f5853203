/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"

G_BEGIN_DECLS

/* Where an answer is offered. */
typedef enum
{
  FLIP_ANSWER_ON_BOARD, /* at its site, or as a tile that is placed */
  FLIP_ANSWER_IN_HAND,  /* among the hidden cards that the seat looks at */
  FLIP_ANSWER_AS_CARD,  /* as playing cards, entered one by one */
  FLIP_ANSWER_AS_ROLES, /* in the table of the roles that cards play */
  FLIP_ANSWER_AMOUNT,   /* a number from a range */
  FLIP_ANSWER_PLACE,    /* a chip for a site */
  FLIP_ANSWER_SHORT,    /* a chip of a few characters */
  FLIP_ANSWER_MAIN,     /* a large button */
  FLIP_ANSWER_PICTURE,  /* the picture of a card of the game's own */
  FLIP_ANSWER_LINE,     /* a button with words */
  FLIP_ANSWER_BASKET,   /* check boxes for things that are bought together */
  FLIP_ANSWER_ASIDE,    /* a chip for an optional move that comes first */
  FLIP_ANSWER_DECLINE,  /* a button below the others */
} FlipAnswerPlace;

/* The place of each of the moment's answers, by index; freed by the caller. */
FlipAnswerPlace *flip_answers_sort (const FlipMoment *moment);

/* The answer that a digit key gives, or NULL: an amount, or else the button with this number, from
   1, in the order of the panel. A question about a site has none, unless it is answered by large
   buttons: otherwise one digit too many could decline. */
const FlipWay *flip_answers_numbered (const FlipMoment *moment, guint number);
guint flip_answers_count_numbered (const FlipMoment *moment);

/* The cards whose name begins with the text, and nothing else: a letter in the middle of a name
   must not play a card. If there are more than nine buttons, those whose label begins with it are
   included. An array of const FlipWay *, freed by the caller. */
GPtrArray *flip_answers_named (const FlipMoment *moment, const char *text);

/* The name of an answer if it begins with the text, else NULL; "o" matches "Öl". */
const char *flip_answers_name (const FlipWay *way, const char *text);
gboolean flip_answers_begins (const char *name, const char *text);

/* Whether one of the game's own cards has a name that begins with the text but can't be played
   because none is left. The refusal gives that reason, with the name. */
gboolean flip_answers_refuse_named (const FlipMoment *moment,
                                    const char *text,
                                    FlipRefusal *refusal,
                                    GString *name);

/* Whether an answer may be highlighted: not one that merely declines or ends the turn, nor one that
   spends something worth keeping for later. */
gboolean flip_answers_may_suggest (const FlipWay *way);

/* The answer that gets the focus by default: the first that may be suggested, or the only one; NULL
   if there is none. */
const FlipWay *flip_answers_first (const FlipMoment *moment);

/* The answer that buys exactly these things together, one bit each; NULL if there is none. */
const FlipWay *flip_answers_purchase (const FlipMoment *moment, guint lines);

/* The answer for an amount, or NULL. */
const FlipWay *flip_answers_amount (const FlipMoment *moment, int amount);

G_END_DECLS
