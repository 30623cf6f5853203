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

/* The same as below, by what the game asks. */
gboolean flip_dealer_answer_asked (FlipDealer *dealer,
                                   const FlipGame *game,
                                   gconstpointer state,
                                   FlipMoveList *scratch,
                                   FlipMove *move);

/* Inline, since random games deal a card for every other move. */

/* The card that lies there. */
static inline FlipCard
flip_dealer_card (FlipDealer *dealer, const FlipGame *game, gconstpointer state, FlipDraw draw)
{
  const FlipOrder *kept = &dealer->orders[draw.shuffle % FLIP_KEPT_ORDERS];

  if (kept->sure != draw.shuffle)
    kept = flip_dealer_order (dealer, game, state, draw.shuffle);

  g_return_val_if_fail (draw.position < kept->n_cards, FLIP_NO_CARD);

  return kept->order[draw.position];
}

/* Answers what is asked of the table: the verb of the move, or FLIP_NO_VERB when it is a player's turn to answer
   or the game is over. */
static inline guint
flip_dealer_answer_verb (FlipDealer *dealer,
                         const FlipGame *game,
                         gconstpointer state,
                         FlipMoveList *scratch,
                         FlipMove *move)
{
  guint stage = *((const guint8 *) state + game->stage_offset);

  if (game->seat_stages >> stage & 1)
    return FLIP_NO_VERB;
  if (!(game->card_stages >> stage & 1))
    return flip_dealer_answer_asked (dealer, game, state, scratch, move) ? move->verb : FLIP_NO_VERB;
  flip_move_write (move, FLIP_VERB_CARD, FLIP_NO_SITE,
                   flip_dealer_card (dealer, game, state, game->draw (state)));
  return FLIP_VERB_CARD;
}

/* The same; FALSE for no answer. */
static inline gboolean
flip_dealer_answer (FlipDealer *dealer,
                    const FlipGame *game,
                    gconstpointer state,
                    FlipMoveList *scratch,
                    FlipMove *move)
{
  return flip_dealer_answer_verb (dealer, game, state, scratch, move) != FLIP_NO_VERB;
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
