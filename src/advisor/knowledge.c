/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "advisor/knowledge.h"

#include "engine/game/verb.h"

#include <string.h>

static gboolean
is_alone (const FlipGame *game, gconstpointer state, FlipDraw draw, FlipCard card)
{
  FlipDeck deck = { 0 };

  game->deck (state, draw.shuffle, &deck);
  return card >= FLIP_MAX_KINDS || deck.more[card] == 0;
}

void
flip_knowledge_add (FlipKnowledge *knowledge,
                    const FlipGame *game,
                    gconstpointer state,
                    FlipDraw draw,
                    FlipCard card)
{
  g_return_if_fail (card < FLIP_CARDS_AT_MOST);

  if (flip_knowledge_card (knowledge, draw) == card)
    return;
  if (knowledge->n == FLIP_MOST_KNOWN)
    {
      knowledge->n--;
      memmove (knowledge->known, knowledge->known + 1, knowledge->n * sizeof *knowledge->known);
    }
  knowledge->known[knowledge->n].draw = draw;
  knowledge->known[knowledge->n].card = card;
  knowledge->known[knowledge->n++].is_alone = is_alone (game, state, draw, card);
}

void
flip_knowledge_peek (FlipKnowledge *knowledge,
                     const FlipGame *game,
                     gconstpointer state,
                     guint seat,
                     FlipDealer *dealer)
{
  FlipDraw draws[FLIP_MAX_PEEKS];
  guint n = flip_game_peek (game, state, seat, draws);

  for (guint i = 0; i < n; i++)
    flip_knowledge_add (knowledge, game, state, draws[i],
                        flip_dealer_card (dealer, game, state, draws[i]));
}

FlipCard
flip_knowledge_card (const FlipKnowledge *knowledge, FlipDraw draw)
{
  for (guint i = knowledge->n; i-- > 0;)
    {
      FlipDraw known = knowledge->known[i].draw;

      if (known.shuffle == draw.shuffle && known.position == draw.position)
        return knowledge->known[i].card;
    }

  return FLIP_NO_CARD;
}

FlipCardSet
flip_knowledge_elsewhere (const FlipKnowledge *knowledge, FlipDraw draw)
{
  FlipCardSet cards = 0;

  for (guint i = 0; i < knowledge->n; i++)
    {
      if (knowledge->known[i].is_alone && knowledge->known[i].draw.shuffle == draw.shuffle
          && knowledge->known[i].draw.position != draw.position)
        cards |= FLIP_CARD_BIT (knowledge->known[i].card);
    }

  return cards;
}

struct _FlipTranscript
{
  FlipSetup *setup;
  guint n;
  FlipMove moves[];
};

FlipTranscript *
flip_transcript_new (FlipLog *log, guint position)
{
  FlipTranscript *transcript;

  g_return_val_if_fail (log != NULL, NULL);
  g_return_val_if_fail (position <= flip_log_length (log), NULL);

  transcript = g_malloc (sizeof *transcript + position * sizeof *transcript->moves);
  transcript->setup = flip_setup_copy (flip_log_setup (log));
  transcript->n = position;
  for (guint i = 0; i < position; i++)
    transcript->moves[i] = *flip_log_entry (log, i);
  return transcript;
}

void
flip_transcript_free (FlipTranscript *transcript)
{
  flip_setup_free (transcript->setup);
  g_free (transcript);
}

void
flip_knowledge_read (FlipKnowledge *knowledge,
                     const FlipTranscript *transcript,
                     guint seat,
                     GCancellable *cancellable)
{
  const FlipSetup *setup = transcript->setup;
  g_autofree gpointer state = g_malloc0 (setup->game->state_size);
  g_autofree FlipDealer *dealer = NULL;

  memset (knowledge, 0, sizeof *knowledge);
  if (!setup->dealt || flip_setup_names_cards (setup) || !setup->game->begin (state, setup, NULL))
    return;
  dealer = g_new (FlipDealer, 1);
  flip_dealer_init (dealer, setup->seed);
  for (guint i = 0; i <= transcript->n && !g_cancellable_is_cancelled (cancellable); i++)
    {
      flip_knowledge_peek (knowledge, setup->game, state, seat, dealer);
      if (i < transcript->n)
        flip_game_apply (setup->game, state, &transcript->moves[i]);
    }
}
