/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/deck.h"
#include "engine/game/game.h"

G_BEGIN_DECLS

/* Finds out how a flick ends: answers what the rules ask the table about it. */
typedef struct _FlipReferee FlipReferee;

struct _FlipReferee
{
  void (*answer) (const FlipReferee *referee, gconstpointer state, FlipMove *move);
};

/* Room for a deck, and for what is written past its end while it is laid out. */
#define FLIP_ORDER_STEP 8
#define FLIP_ORDER_SIZE (FLIP_MAX_DECK + FLIP_ORDER_STEP)

#define FLIP_NOT_SURE G_MAXUINT

/* A recently used order, and the deck that it belongs to. */
typedef struct
{
  gboolean known;
  guint sure; /* the shuffle whose order this is whatever the deck looks like now, or FLIP_NOT_SURE */
  FlipDeck deck;
  guint n_cards;
  FlipCard order[FLIP_ORDER_SIZE];
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

/* Finds the order of a shuffle, and keeps it. */
const FlipOrder *flip_dealer_order (FlipDealer *dealer,
                                    const FlipGame *game,
                                    gconstpointer state,
                                    guint16 shuffle);

/* Answers what is asked of the table; FALSE when it is a player's turn to answer or the game is over. */
gboolean flip_dealer_answer (FlipDealer *dealer,
                             const FlipGame *game,
                             gconstpointer state,
                             FlipMoveList *scratch,
                             FlipMove *move);

/* The card that lies there. Inline, since random games deal a card for every other move. */
static inline FlipCard
flip_dealer_card (FlipDealer *dealer, const FlipGame *game, gconstpointer state, FlipDraw draw)
{
  const FlipOrder *kept = &dealer->orders[draw.shuffle % FLIP_KEPT_ORDERS];

  if (kept->sure != draw.shuffle)
    kept = flip_dealer_order (dealer, game, state, draw.shuffle);

  g_return_val_if_fail (draw.position < kept->n_cards, FLIP_NO_CARD);

  return kept->order[draw.position];
}

/* Another deal from some moment on: what was drawn before, face up or not, stays as it was, and the cards
   that still lie in a deck are in another order. Where people have dealt at their table, nobody knows that
   order: then it is any card that the rules allow. */
typedef struct _FlipNewDeal FlipNewDeal;

FlipNewDeal *flip_new_deal_new (guint64 seed, gboolean order_is_known);
void flip_new_deal_free (FlipNewDeal *deal);

/* In the place of flip_dealer_answer, after so many entries of the log. */
gboolean flip_new_deal_answer (FlipNewDeal *deal,
                               FlipDealer *dealer,
                               const FlipGame *game,
                               gconstpointer state,
                               guint cursor,
                               FlipMoveList *scratch,
                               FlipMove *move);

/* A hidden card; FLIP_NO_CARD where nobody knows it. */
FlipCard flip_new_deal_peek (FlipNewDeal *deal,
                             FlipDealer *dealer,
                             const FlipGame *game,
                             gconstpointer state,
                             FlipDraw draw);

G_END_DECLS
