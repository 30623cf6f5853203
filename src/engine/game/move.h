/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/base/card.h"

#include <string.h>

#define FLIP_MOVE_ARGS 6
#define FLIP_NO_SITE   ((guint16) 0xffff)

/* One decision of a player or one outcome of the table: plain data, compared as bytes. A game
   defines the verbs, the sites and the meaning of each argument. */
typedef struct
{
  guint8 verb;
  guint8 seat; /* 0: the seat that is asked; otherwise the number, from 1, of another seat that
                  may act now */
  guint16 site;
  gint16 arg[FLIP_MOVE_ARGS];
} FlipMove;

G_STATIC_ASSERT (sizeof (FlipMove) == 16);

/* The one verb that all games share: the table shows a card. Games number their own verbs from
   1. */
#define FLIP_VERB_CARD 0

/* Writes a move with one argument. The move is often read back as a whole right away. If it were
   written field by field, that read would stall until all the partial stores are done, so it is
   written as two whole words. */
static inline void
flip_move_write (FlipMove *move, guint8 verb, guint16 site, guint16 argument)
{
#if G_BYTE_ORDER == G_LITTLE_ENDIAN
  guint64 words[2] = { (guint64) argument << 32 | (guint64) site << 16 | verb, 0 };

  G_STATIC_ASSERT (sizeof words == sizeof *move);
  memcpy (move, words, sizeof words);
#else
  *move = (FlipMove){ .verb = verb, .site = site, .arg = { (gint16) argument } };
#endif
}

static inline FlipMove
flip_move_of_card (FlipCard card)
{
  return (FlipMove){ .verb = FLIP_VERB_CARD, .site = FLIP_NO_SITE, .arg = { card } };
}

/* The card of a FLIP_VERB_CARD move. */
static inline FlipCard
flip_move_card (const FlipMove *move)
{
  g_assert (move->verb == FLIP_VERB_CARD);

  return (FlipCard) move->arg[0];
}

/* All legal answers to a question. The list is large enough for the longest one in any game, and
   never grows. */
#define FLIP_MOVE_LIST_SIZE 6144

typedef struct
{
  guint n;
  FlipMove moves[FLIP_MOVE_LIST_SIZE];
} FlipMoveList;

static inline gboolean
flip_move_equal (const FlipMove *a, const FlipMove *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}

/* The next entry of the list, to be filled in place: lists are long and built often, so nothing is
   copied. */
static inline FlipMove *
flip_move_list_next (FlipMoveList *list)
{
  g_assert (list->n < FLIP_MOVE_LIST_SIZE);
  return &list->moves[list->n++];
}

static inline void
flip_move_list_add (FlipMoveList *list, const FlipMove *move)
{
  *flip_move_list_next (list) = *move;
}

static inline gboolean
flip_move_list_contains (const FlipMoveList *list, const FlipMove *move)
{
  for (guint i = 0; i < list->n; i++)
    {
      if (flip_move_equal (&list->moves[i], move))
        return TRUE;
    }

  return FALSE;
}
