/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/deck.h"
#include "engine/game/game.h"

/* Determines the outcome of a flick: answers what the rules ask the table about it. */
typedef struct _FlipReferee FlipReferee;

struct _FlipReferee
{
  void (*answer) (const FlipReferee *referee, gconstpointer state, FlipMove *move);
};

/* Space for a deck, and for what is written past its end while it is laid out. */
#define FLIP_ORDER_STEP 8
#define FLIP_ORDER_SIZE (FLIP_MAX_DECK + FLIP_ORDER_STEP)

#define FLIP_NOT_SURE G_MAXUINT

/* A recently used order, and the deck that it belongs to. */
typedef struct
{
  gboolean known;
  guint sure; /* a shuffle that surely has this order, whatever the deck is now, or FLIP_NOT_SURE */
  FlipDeck deck;
  guint n_cards;
  FlipCard order[FLIP_ORDER_SIZE];
} FlipOrder;

/* If each seat has a deck, several are in use at a time; orders are cached by the number of their
   shuffle. */
#define FLIP_KEPT_ORDERS 16

/* The virtual deck. It alone knows the hidden order, which follows from the seed: a card is found
   by its position, so nothing has to be kept in sync with undo or review. */
typedef struct
{
  guint64 seed;
  const FlipReferee *referee; /* NULL if a flick may have any legal outcome */
  gboolean only_forward;      /* nothing is ever taken back, so the order of a shuffle never changes */
  FlipOrder orders[FLIP_KEPT_ORDERS];
} FlipDealer;

void flip_dealer_init (FlipDealer *dealer, guint64 seed);

/* Finds the order of a shuffle, and caches it. */
const FlipOrder *flip_dealer_order (FlipDealer *dealer,
                                    const FlipGame *game,
                                    gconstpointer state,
                                    guint16 shuffle);

/* Answers a question to the table; FALSE if a player is asked or the game is over. */
gboolean flip_dealer_answer (FlipDealer *dealer,
                             const FlipGame *game,
                             gconstpointer state,
                             FlipMoveList *scratch,
                             FlipMove *move);

/* The card at a position. Inline, since random games deal a card for every other move. */
static inline FlipCard
flip_dealer_card (FlipDealer *dealer, const FlipGame *game, gconstpointer state, FlipDraw draw)
{
  const FlipOrder *kept = &dealer->orders[draw.shuffle % FLIP_KEPT_ORDERS];

  if (kept->sure != draw.shuffle)
    kept = flip_dealer_order (dealer, game, state, draw.shuffle);

  g_return_val_if_fail (draw.position < kept->n_cards, FLIP_NO_CARD);

  return kept->order[draw.position];
}

/* A new deal from some moment on: cards drawn before, face up or not, stay the same, and those
   still in a deck get another order. If the players dealt at their own table, that order is
   unknown: then it is any card that the rules allow. */
typedef struct _FlipNewDeal FlipNewDeal;

FlipNewDeal *flip_new_deal_new (guint64 seed, gboolean order_is_known);
void flip_new_deal_free (FlipNewDeal *deal);

/* Replaces flip_dealer_answer after this many entries of the log. */
gboolean flip_new_deal_answer (FlipNewDeal *deal,
                               FlipDealer *dealer,
                               const FlipGame *game,
                               gconstpointer state,
                               guint cursor,
                               FlipMoveList *scratch,
                               FlipMove *move);

/* A hidden card; FLIP_NO_CARD if it is unknown. */
FlipCard flip_new_deal_peek (FlipNewDeal *deal,
                             FlipDealer *dealer,
                             const FlipGame *game,
                             gconstpointer state,
                             FlipDraw draw);
