/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/move.h"

G_BEGIN_DECLS

/* Why a move was refused, so that a view can choose how to say it. */
typedef enum
{
  FLIP_REFUSED_UNREADABLE, /* the text is not a move */
  FLIP_REFUSED_NOT_NOW,    /* something else is asked for */
  FLIP_REFUSED_CARD,       /* this card is not possible here */
  FLIP_REFUSED_MARKED,     /* the site is used up */
  FLIP_REFUSED_REACH,      /* the cards don't lead there */
  FLIP_REFUSED_PRICE,      /* too expensive */
  FLIP_REFUSED_LIMIT,      /* more than the rules give */
  FLIP_REFUSED_MISSING,    /* an item, ability or earlier step is missing */
  FLIP_REFUSED_NEEDLESS,   /* a helper that isn't needed */
  FLIP_REFUSED_AMBIGUOUS,  /* several ways lead there */
} FlipRefusalCode;

#define FLIP_RULE_ID_SIZE 24

/* Where a value fell short: what was needed, what it was, and what it could be changed to. */
typedef struct
{
  guint8 least, most; /* ranks; 0: this refusal is not about a value */
  guint8 value;
  guint8 made;
} FlipRefusalScale;

/* What could not be paid: out of which fact of the seat, by its id, how much it takes and how much
   there is. */
typedef struct
{
  const char *fact; /* NULL: this refusal is not about a price */
  int needs, holds;
} FlipRefusalPrice;

typedef struct
{
  FlipRefusalCode code;
  guint16 site;
  char rule[FLIP_RULE_ID_SIZE]; /* the paragraph in seeds/, such as FT-MINE-3; may be empty */
  char text[960];               /* why, in a sentence or two */
  char help[320];               /* what would help; may be empty */
  char tip[320];                /* another way to the same end; may be empty */
  FlipRefusalScale scale;
  FlipRefusalPrice price;
} FlipRefusal;

/* Fills the refusal, unless it is NULL, and returns FALSE, so that checks can return it. Where
   nobody wants to know the reason, its words are not even looked up. */
#define flip_refuse(refusal, ...) ((refusal) != NULL && flip_refusal_fill ((refusal), __VA_ARGS__))

gboolean flip_refusal_fill (FlipRefusal *refusal,
                            FlipRefusalCode code,
                            guint16 site,
                            const char *rule,
                            const char *format,
                            ...) G_GNUC_PRINTF (5, 6);

/* Adds what could not be paid to a refusal that is filled, unless it is NULL. Returns FALSE. */
gboolean flip_refusal_set_price (FlipRefusal *refusal, const char *fact, int needs, int holds);

G_END_DECLS
