/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/dealer.h"

#include "engine/random.h"

/* Shuffles use the streams from 0 up; picks among options the streams from here. */
#define PICK_STREAM (G_GUINT64_CONSTANT (1) << 32)

void
flip_dealer_init (FlipDealer *dealer, guint64 seed)
{
  dealer->seed = seed;
  dealer->cached = FALSE;
}

static guint
shuffle (guint64 seed, guint16 number, FlipCardSet cards, FlipCard order[FLIP_N_CARDS])
{
  FlipRandom random;
  guint n = 0;

  for (FlipCardSet left = cards; left; left &= left - 1)
    order[n++] = flip_card_set_first (left);

  flip_random_seed (&random, seed, number);
  for (guint i = n; i > 1; i--)
    {
      guint j = flip_random_below (&random, i);
      FlipCard held = order[i - 1];

      order[i - 1] = order[j];
      order[j] = held;
    }

  return n;
}

/* The deck as it was at an earlier shuffle, which was always of all cards. */
static FlipDeck
deck_at (const FlipDeck *deck, guint16 number)
{
  FlipDeck then = *deck;

  then.n_gone = 0;
  while (then.n_gone < deck->n_gone && deck->gone[then.n_gone].shuffle < number)
    then.n_gone++;
  then.shuffle = number;
  if (number != deck->shuffle)
    then.cards = FLIP_ALL_CARDS;
  return then;
}

static guint
order_of (guint64 seed, const FlipDeck *deck, FlipCard order[FLIP_N_CARDS])
{
  FlipCardSet gone = 0;

  for (guint i = 0; i < deck->n_gone; i++)
    {
      FlipDeck earlier = deck_at (deck, deck->gone[i].shuffle);
      FlipCard earlier_order[FLIP_N_CARDS];
      guint n = order_of (seed, &earlier, earlier_order);

      g_assert (deck->gone[i].position < n);
      gone |= FLIP_CARD_BIT (earlier_order[deck->gone[i].position]);
    }

  return shuffle (seed, deck->shuffle, deck->cards & ~gone, order);
}

static gboolean
same_deck (const FlipDeck *a, const FlipDeck *b)
{
  return a->shuffle == b->shuffle && a->cards == b->cards && a->n_gone == b->n_gone
         && memcmp (a->gone, b->gone, a->n_gone * sizeof *a->gone) == 0;
}

/* The card that lies there. */
FlipCard
flip_dealer_card (FlipDealer *dealer, const FlipDeck *deck, FlipDraw draw)
{
  FlipDeck then = deck_at (deck, draw.shuffle);

  if (!dealer->cached || !same_deck (&dealer->deck, &then))
    {
      dealer->n_cards = order_of (dealer->seed, &then, dealer->order);
      dealer->deck = then;
      dealer->cached = TRUE;
    }

  g_return_val_if_fail (draw.position < dealer->n_cards, FLIP_NO_CARD);

  return dealer->order[draw.position];
}

static void
pick (FlipDealer *dealer, FlipDraw draw, const FlipMoveList *list, FlipMove *move)
{
  FlipRandom random;

  flip_random_seed (&random, dealer->seed, PICK_STREAM + draw.position);
  *move = list->moves[flip_random_below (&random, list->n)];
}

/* Answers what is asked of the table; FALSE when the next word is a player's, or the game is over. */
gboolean
flip_dealer_answer (FlipDealer *dealer,
                    const FlipGame *game,
                    gconstpointer state,
                    FlipMoveList *scratch,
                    FlipMove *move)
{
  FlipAsk ask;

  game->ask (state, &ask);
  if (ask.who != FLIP_TABLE || ask.kind == FLIP_ASK_NOTHING)
    return FALSE;

  if (ask.kind == FLIP_ASK_CARDS)
    {
      FlipDeck deck;

      game->deck (state, &deck);
      *move = flip_move_of_card (flip_dealer_card (dealer, &deck, ask.draw));
      return TRUE;
    }

  scratch->n = 0;
  game->legal (state, scratch);
  pick (dealer, ask.draw, scratch, move);
  return TRUE;
}
