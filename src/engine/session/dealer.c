/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/session/dealer.h"

#include "engine/base/random.h"
#include "engine/game/verb.h"

#include <string.h>

/* Shuffles use the streams from 0 up; picks among options the streams from here. */
#define PICK_STREAM (G_GUINT64_CONSTANT (1) << 32)

void
flip_dealer_init (FlipDealer *dealer, guint64 seed)
{
  dealer->seed = seed;
  dealer->referee = NULL;
  dealer->only_forward = FALSE;
  for (guint i = 0; i < FLIP_KEPT_ORDERS; i++)
    {
      dealer->orders[i].known = FALSE;
      dealer->orders[i].sure = FLIP_NOT_SURE;
    }
}

/* The number of copies is unpredictable. To avoid a branch on it, cards are written eight at a
   time, even beyond the last one. */
static guint
lay_out (const FlipDeck *deck, FlipCardSet gone, FlipCard order[FLIP_ORDER_SIZE])
{
  guint n = 0;

  for (FlipCardSet left = deck->cards & ~gone; left; left &= left - 1)
    {
      FlipCard card = flip_card_set_first (left);
      guint copies = 1u + (card < FLIP_MAX_KINDS ? deck->more[card] : 0u);

      g_assert (n + copies <= FLIP_MAX_DECK);
      for (guint i = 0; i < copies; i += FLIP_ORDER_STEP)
        memset (order + n + i, card, FLIP_ORDER_STEP);
      n += copies;
    }

  return n;
}

static guint
shuffle (guint64 seed, const FlipDeck *deck, FlipCardSet gone, FlipCard order[FLIP_ORDER_SIZE])
{
  FlipRandom random;
  guint n = lay_out (deck, gone, order);

  flip_random_seed (&random, seed, deck->shuffle);
  for (guint i = n; i > 1; i--)
    {
      guint j = flip_random_below (&random, i);
      FlipCard held = order[i - 1];

      order[i - 1] = order[j];
      order[j] = held;
    }

  return n;
}

/* The deck at the time of a shuffle, including the cards that were removed later. */
static void
deck_at (const FlipGame *game, gconstpointer state, guint16 number, FlipDeck *deck)
{
  memset (deck, 0, G_STRUCT_OFFSET (FlipDeck, gone));
  game->deck (state, number, deck);
  deck->shuffle = number;
  while (deck->n_gone && deck->gone[deck->n_gone - 1].shuffle >= number)
    deck->n_gone--;
}

/* The bytes to compare: nothing after the last card that is gone. */
static gsize
deck_size (const FlipDeck *deck)
{
  return G_STRUCT_OFFSET (FlipDeck, gone) + deck->n_gone * sizeof *deck->gone;
}

static guint
order_of (guint64 seed,
          const FlipGame *game,
          gconstpointer state,
          const FlipDeck *deck,
          FlipCard order[FLIP_ORDER_SIZE])
{
  FlipCardSet gone = 0;

  for (guint i = 0; i < deck->n_gone; i++)
    {
      FlipDeck earlier;
      FlipCard earlier_order[FLIP_ORDER_SIZE];
      guint n;

      deck_at (game, state, deck->gone[i].shuffle, &earlier);
      n = order_of (seed, game, state, &earlier, earlier_order);
      g_assert (deck->gone[i].position < n);
      gone |= FLIP_CARD_BIT (earlier_order[deck->gone[i].position]);
    }

  return shuffle (seed, deck, gone, order);
}

/* Compared for each card dealt, so this compares whole words. */
static inline gboolean
same_more (const FlipDeck *a, const FlipDeck *b)
{
  guint64 left[2], right[2];

  G_STATIC_ASSERT (sizeof left == sizeof a->more);
  memcpy (left, a->more, sizeof left);
  memcpy (right, b->more, sizeof right);
  return ((left[0] ^ right[0]) | (left[1] ^ right[1])) == 0;
}

static inline gboolean
same_deck (const FlipDeck *a, const FlipDeck *b)
{
  return a->shuffle == b->shuffle && a->cards == b->cards && a->n_gone == b->n_gone
         && same_more (a, b)
         && (a->n_gone == 0 || memcmp (a->gone, b->gone, a->n_gone * sizeof *a->gone) == 0);
}

const FlipOrder *
flip_dealer_order (FlipDealer *dealer, const FlipGame *game, gconstpointer state, guint16 shuffle)
{
  FlipOrder *kept = &dealer->orders[shuffle % FLIP_KEPT_ORDERS];
  FlipDeck then;

  deck_at (game, state, shuffle, &then);
  if (!kept->known || !same_deck (&kept->deck, &then))
    {
      kept->n_cards = order_of (dealer->seed, game, state, &then, kept->order);
      memcpy (&kept->deck, &then, deck_size (&then));
      kept->known = TRUE;
      kept->sure = dealer->only_forward ? shuffle : FLIP_NOT_SURE;
    }

  return kept;
}

static void
pick (FlipDealer *dealer, FlipDraw draw, const FlipMoveList *list, FlipMove *move)
{
  FlipRandom random;

  flip_random_seed (&random, dealer->seed, PICK_STREAM + draw.position);
  *move = list->moves[flip_random_below (&random, list->n)];
}

gboolean
flip_dealer_answer (FlipDealer *dealer,
                    const FlipGame *game,
                    gconstpointer state,
                    FlipMoveList *scratch,
                    FlipMove *move)
{
  FlipAsk ask;

  g_assert (scratch != NULL && move != NULL);

  game->ask (state, &ask);
  if (ask.who != FLIP_TABLE || ask.kind == FLIP_ASK_NOTHING)
    return FALSE;
  if (ask.kind == FLIP_ASK_CARDS)
    {
      flip_move_write (move, FLIP_VERB_CARD, FLIP_NO_SITE,
                       flip_dealer_card (dealer, game, state, ask.draw));
      return TRUE;
    }
  if (ask.kind == FLIP_ASK_FLICK && dealer->referee)
    {
      dealer->referee->answer (dealer->referee, state, move);
      return TRUE;
    }

  flip_game_legal (game, state, scratch);
  pick (dealer, ask.draw, scratch, move);
  return TRUE;
}

struct _FlipNewDeal
{
  guint64 seed;
  gboolean order_is_known;
  GHashTable *from; /* number of a shuffle → the first changed position, plus 1 */
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

/* Shuffles the cards from a position on. */
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

/* The card at a position of the dealer's deck. If it is drawn now, that shuffle is different from
   there on. */
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

/* Chooses one of the legal answers. */
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
