/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/deck.h"
#include "engine/game.h"

G_BEGIN_DECLS

/* Finds out how a flick ends: answers what the rules ask the table about it. */
typedef struct _FlipReferee FlipReferee;

struct _FlipReferee
{
  void (*answer) (const FlipReferee *referee, gconstpointer state, FlipMove *move);
};

/* A recently used order, and the deck that it belongs to. */
typedef struct
{
  gboolean known;
  FlipDeck deck;
  guint n_cards;
  FlipCard order[FLIP_MAX_DECK];
} FlipOrder;

/* Where each seat has a deck, several are in use at a time; orders are kept by the number of their
   shuffle. */
#define FLIP_KEPT_ORDERS 16

/* The virtual deck. It alone knows the hidden order, which follows from the seed: a card is
   found by where it lies, so there is nothing to keep in step with undo or review. */
typedef struct
{
  guint64 seed;
  const FlipReferee *referee; /* NULL: a flick may have any legal outcome */
  gboolean only_forward;      /* nothing is ever taken back, so that a shuffle's order stays as it is */
  FlipOrder orders[FLIP_KEPT_ORDERS];
} FlipDealer;

void flip_dealer_init (FlipDealer *dealer, guint64 seed);
FlipCard flip_dealer_card (FlipDealer *dealer,
                           const FlipGame *game,
                           gconstpointer state,
                           FlipDraw draw);
gboolean flip_dealer_answer_table (FlipDealer *dealer,
                                   const FlipGame *game,
                                   gconstpointer state,
                                   FlipMoveList *scratch,
                                   FlipMove *move);

/* Answers what is asked of the table; FALSE when it is a player's turn to answer, or the game is over.
   Inline up to the answer, since random games ask before each of their moves. */
static inline gboolean
flip_dealer_answer (FlipDealer *dealer,
                    const FlipGame *game,
                    gconstpointer state,
                    FlipMoveList *scratch,
                    FlipMove *move)
{
  guint stage = *((const guint8 *) state + game->stage_offset);

  return !(game->seat_stages >> stage & 1)
         && flip_dealer_answer_table (dealer, game, state, scratch, move);
}

G_END_DECLS
