/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/move.h"

/* The reason for a refusal, so that a view can choose how to show it. */
typedef enum
{
  FLIP_REFUSED_UNREADABLE, /* the text is not a move */
  FLIP_REFUSED_NOT_NOW,    /* something else is asked for */
  FLIP_REFUSED_CARD,       /* this card is not possible here */
  FLIP_REFUSED_MARKED,     /* the site is used up */
  FLIP_REFUSED_REACH,      /* the cards don't lead there */
  FLIP_REFUSED_PRICE,      /* too expensive */
  FLIP_REFUSED_LIMIT,      /* more than the rules allow */
  FLIP_REFUSED_MISSING,    /* an item, ability or earlier step is required */
  FLIP_REFUSED_NEEDLESS,   /* an aid is used that isn't needed */
  FLIP_REFUSED_AMBIGUOUS,  /* several ways lead there */
} FlipRefusalCode;

#define FLIP_RULE_ID_SIZE 24

/* A value outside the required range: that range, the value itself, and the value to which it could
   be changed. */
typedef struct
{
  guint8 least, most; /* ranks; 0: this refusal is not about a value */
  guint8 value;
  guint8 made;
} FlipRefusalScale;

/* A price that couldn't be paid: the id of the seat's fact that pays it, how much is needed and how
   much there is. */
typedef struct
{
  const char *fact; /* NULL: this refusal is not about a price */
  int needs, holds;
} FlipRefusalPrice;

typedef struct
{
  FlipRefusalCode code;
  guint16 site;
  char rule[FLIP_RULE_ID_SIZE]; /* the id of the rule in seeds/, such as FT-MINE-3; may be empty */
  char text[960];               /* the reason, in a sentence or two */
  char help[320];               /* what would help; may be empty */
  char tip[320];                /* another way to reach the same goal; may be empty */
  FlipRefusalScale scale;
  FlipRefusalPrice price;
} FlipRefusal;

/* Fills the refusal, unless it is NULL, and returns FALSE, so that checks can return the result. If
   nobody asks for the reason, its words are not even looked up. */
#define flip_refuse(refusal, ...) ((refusal) != NULL && flip_refusal_fill ((refusal), __VA_ARGS__))

gboolean flip_refusal_fill (FlipRefusal *refusal,
                            FlipRefusalCode code,
                            guint16 site,
                            const char *rule,
                            const char *format,
                            ...) G_GNUC_PRINTF (5, 6);

/* Adds the unpaid price to a refusal that is already filled, unless it is NULL. Always FALSE. */
gboolean flip_refusal_set_price (FlipRefusal *refusal, const char *fact, int needs, int holds);
