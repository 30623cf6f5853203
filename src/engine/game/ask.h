/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/base/card.h"

G_BEGIN_DECLS

/* The kinds of questions that rules can ask. They belong to no game, so that panel, command line,
   automatic players and tests can be built on them. */
typedef enum
{
  FLIP_ASK_NOTHING, /* the game is over */
  FLIP_ASK_CARDS,
  FLIP_ASK_SITE,
  FLIP_ASK_OPTION,
  FLIP_ASK_AMOUNT,
  FLIP_ASK_PLACEMENT,
  FLIP_ASK_FLICK,
} FlipAskKind;

/* Who answers: a seat from 0, or the table (a card was flipped, a disc came to rest). */
#define FLIP_TABLE (-1)

/* Where a hidden card lies: which shuffle of the game, how far from the top. It is public
   knowledge and says nothing about the card itself; only a dealer can turn it over. */
typedef struct
{
  guint16 shuffle;
  guint16 position;
} FlipDraw;

typedef struct
{
  FlipAskKind kind;
  int who;
  guint free;           /* seats that may answer now beside `who`, one bit each */
  guint count;          /* cards: how many are still to come, this one included */
  FlipCardSet possible; /* cards: those that are possible */
  FlipDraw draw;        /* the table's outcomes: where a dealer finds the next one */
  int least, most;      /* amount */
  gboolean endless; /* there are more legal answers than a list can hold; it has only some of
                       them */
} FlipAsk;

const char *flip_ask_kind_name (FlipAskKind kind);

G_END_DECLS
