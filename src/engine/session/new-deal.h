/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/session/dealer.h"

G_BEGIN_DECLS

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
