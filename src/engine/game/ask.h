/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/base/card.h"

G_BEGIN_DECLS

/* The kinds of questions that rules can ask. They are the same for all games, so that the panel,
   the command line, automatic players and tests can be built on them. */
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

/* Who answers: a seat, counted from 0, or the table (a card was flipped, a disc came to rest). */
#define FLIP_TABLE (-1)

/* The position of a hidden card: the number of the shuffle, and how far it is from the top. The
   position is public and reveals nothing about the card itself, which only a dealer can turn
   over. */
typedef struct
{
  guint16 shuffle;
  guint16 position;
} FlipDraw;

typedef struct
{
  FlipAskKind kind;
  int who;
  guint free;           /* seats other than `who` that may answer now, one bit each */
  guint count;          /* cards: how many are still to come, including this one */
  FlipCardSet possible; /* cards: the ones that are possible */
  FlipDraw draw;        /* the table's outcomes: where a dealer finds the next one */
  int least, most;      /* for an amount */
  gboolean endless; /* there are more legal answers than fit into a list, which has only some of
                       them */
} FlipAsk;

const char *flip_ask_kind_name (FlipAskKind kind);

G_END_DECLS
