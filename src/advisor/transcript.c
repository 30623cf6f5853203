/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "advisor/transcript.h"

#include "engine/game/verb.h"

#include <string.h>

struct _FlipTranscript
{
  FlipSetup *setup;
  guint n;
  FlipMove moves[];
};

FlipTranscript *
flip_transcript_new (FlipSession *session, guint position)
{
  FlipTranscript *transcript;

  g_return_val_if_fail (session != NULL, NULL);
  g_return_val_if_fail (position <= flip_session_length (session), NULL);

  transcript = g_malloc (sizeof *transcript + position * sizeof *transcript->moves);
  transcript->setup = flip_setup_copy (flip_session_setup (session));
  transcript->n = position;
  for (guint i = 0; i < position; i++)
    transcript->moves[i] = *flip_session_entry (session, i);
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
