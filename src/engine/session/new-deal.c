/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/session/new-deal.h"

#include "engine/base/random.h"
#include "engine/game/verb.h"

#include <string.h>

struct _FlipNewDeal
{
  guint64 seed;
  gboolean order_is_known;
  GHashTable *from; /* number of a shuffle → the first place that is another, plus 1 */
};

FlipNewDeal *
flip_new_deal_new (guint64 seed, gboolean order_is_known)
{
  FlipNewDeal *deal = g_new0 (FlipNewDeal, 1);

  deal->seed = seed;
  deal->order_is_known = order_is_known;
  deal->from = g_hash_table_new (NULL, NULL);
  return deal;
}

void
flip_new_deal_free (FlipNewDeal *deal)
{
  g_hash_table_unref (deal->from);
  g_free (deal);
}

/* The cards from a place on, in another order. */
static void
shuffle_rest (FlipCard *order, guint n, guint from, guint64 seed, guint16 shuffle)
{
  FlipRandom random;

  flip_random_seed (&random, seed, shuffle);
  for (guint i = n; i > from + 1; i--)
    {
      guint j = from + flip_random_below (&random, i - from);
      FlipCard held = order[i - 1];

      order[i - 1] = order[j];
      order[j] = held;
    }
}

/* The card that lies at a place of the dealer's deck. Where the table is asked for it, it is drawn now: from
   there on, that shuffle is another. */
static FlipCard
card_at (FlipNewDeal *deal,
         FlipDealer *dealer,
         const FlipGame *game,
         gconstpointer state,
         FlipDraw draw,
         gboolean is_drawn)
{
  const FlipOrder *kept = flip_dealer_order (dealer, game, state, draw.shuffle);
  gpointer key = GUINT_TO_POINTER (draw.shuffle);
  guint from = GPOINTER_TO_UINT (g_hash_table_lookup (deal->from, key));
  FlipCard order[FLIP_ORDER_SIZE];

  g_return_val_if_fail (draw.position < kept->n_cards, FLIP_NO_CARD);

  if (!from && is_drawn)
    {
      from = draw.position + 1u;
      g_hash_table_insert (deal->from, key, GUINT_TO_POINTER (from));
    }
  if (!from || draw.position < from - 1)
    return kept->order[draw.position];
  memcpy (order, kept->order, sizeof order);
  shuffle_rest (order, kept->n_cards, from - 1, deal->seed, draw.shuffle);
  return order[draw.position];
}

/* One of the legal answers. */
static void
answer_any (FlipNewDeal *deal,
            const FlipGame *game,
            gconstpointer state,
            guint cursor,
            FlipMoveList *scratch,
            FlipMove *move)
{
  FlipRandom random;

  flip_game_legal (game, state, scratch);
  flip_random_seed (&random, deal->seed, cursor);
  *move = scratch->moves[flip_random_below (&random, scratch->n)];
}

gboolean
flip_new_deal_answer (FlipNewDeal *deal,
                      FlipDealer *dealer,
                      const FlipGame *game,
                      gconstpointer state,
                      guint cursor,
                      FlipMoveList *scratch,
                      FlipMove *move)
{
  FlipAsk ask;

  g_assert (deal && dealer && move);

  game->ask (state, &ask);
  if (ask.who != FLIP_TABLE || ask.kind == FLIP_ASK_NOTHING)
    return FALSE;
  if (ask.kind == FLIP_ASK_FLICK && dealer->referee)
    return flip_dealer_answer (dealer, game, state, scratch, move);
  if (!deal->order_is_known)
    answer_any (deal, game, state, cursor, scratch, move);
  else if (ask.kind == FLIP_ASK_CARDS)
    flip_move_write (move, FLIP_VERB_CARD, FLIP_NO_SITE, card_at (deal, dealer, game, state, ask.draw, TRUE));
  else
    return flip_dealer_answer (dealer, game, state, scratch, move);
  return TRUE;
}

FlipCard
flip_new_deal_peek (FlipNewDeal *deal, FlipDealer *dealer, const FlipGame *game, gconstpointer state, FlipDraw draw)
{
  g_assert (deal && dealer);

  return deal->order_is_known ? card_at (deal, dealer, game, state, draw, FALSE) : FLIP_NO_CARD;
}
