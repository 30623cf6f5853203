/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/moment/card-series.h"

/* helpers */

static gboolean
is_playing_card (FlipSession *session, const FlipAsk *ask)
{
  return ask->kind == FLIP_ASK_CARDS && !flip_session_game (session)->own_cards;
}

static gboolean
asks_cards_at (FlipSession *session, guint position, guint *count)
{
  FlipAsk ask;

  flip_session_game (session)->ask (flip_session_state_at (session, position), &ask);
  *count = ask.count;
  return is_playing_card (session, &ask);
}

/* How many entries before the position answer the same question: one card fewer was asked for
   after each. */
static guint
count_before (FlipSession *session, guint position)
{
  guint count, before, n = 0;

  if (!asks_cards_at (session, position, &count))
    return 0;
  while (position > n && asks_cards_at (session, position - n - 1, &before)
         && before == count + n + 1 && n < FLIP_MOST_SERIES)
    n++;
  return n;
}

/* public functions */

void
flip_card_series_read (FlipCardSeries *series,
                       FlipSession *session,
                       guint position,
                       const FlipAsk *ask,
                       const FlipQuestion *question)
{
  *series = (FlipCardSeries){ 0 };
  if (!is_playing_card (session, ask))
    return;
  series->n_told = count_before (session, position);
  series->to_come = ask->count;
  series->is_lineup = question->asks_for_more;
  for (guint i = 0; i < series->n_told; i++)
    series->told[i] = flip_move_card (flip_session_entry (session, position - series->n_told + i));
}

gboolean
flip_card_series_has (FlipSession *session, guint position, FlipCard *card)
{
  guint count;

  if (!asks_cards_at (session, position, &count)
      || (count < 2 && count_before (session, position) == 0))
    return FALSE;
  *card = flip_move_card (flip_session_entry (session, position));
  return TRUE;
}

guint
flip_card_series_length (FlipSession *session, guint position, gboolean *is_last)
{
  guint count;
  FlipCard card;

  if (!flip_card_series_has (session, position, &card)
      || !asks_cards_at (session, position, &count))
    return 0;
  *is_last = count == 1;
  return count_before (session, position) + 1;
}
