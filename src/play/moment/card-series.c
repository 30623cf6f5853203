/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/moment/card-series.h"

/* helpers */

static gboolean
is_playing_card (FlipLog *log, const FlipAsk *ask)
{
  return ask->kind == FLIP_ASK_CARDS && !flip_log_game (log)->own_cards;
}

static gboolean
asks_cards_at (FlipLog *log, guint position, guint *count)
{
  FlipAsk ask;

  flip_log_game (log)->ask (flip_log_state_at (log, position), &ask);
  *count = ask.count;
  return is_playing_card (log, &ask);
}

/* How many entries before the position answer the same question: each reduced the number of cards
   asked for by one. */
static guint
count_before (FlipLog *log, guint position)
{
  guint count, before, n = 0;

  if (!asks_cards_at (log, position, &count))
    return 0;
  while (position > n && asks_cards_at (log, position - n - 1, &before) && before == count + n + 1
         && n < FLIP_MOST_SERIES)
    n++;
  return n;
}

/* public functions */

void
flip_card_series_read (FlipCardSeries *series,
                       FlipLog *log,
                       guint position,
                       const FlipAsk *ask,
                       const FlipQuestion *question)
{
  *series = (FlipCardSeries){ 0 };
  if (!is_playing_card (log, ask))
    return;
  series->n_told = count_before (log, position);
  series->to_come = ask->count;
  series->is_lineup = question->asks_for_more;
  for (guint i = 0; i < series->n_told; i++)
    series->told[i] = flip_move_card (flip_log_entry (log, position - series->n_told + i));
}

gboolean
flip_card_series_has (FlipLog *log, guint position, FlipCard *card)
{
  guint count;

  if (!asks_cards_at (log, position, &count) || (count < 2 && count_before (log, position) == 0))
    return FALSE;
  *card = flip_move_card (flip_log_entry (log, position));
  return TRUE;
}

guint
flip_card_series_length (FlipLog *log, guint position, gboolean *is_last)
{
  guint count;
  FlipCard card;

  if (!flip_card_series_has (log, position, &card) || !asks_cards_at (log, position, &count))
    return 0;
  *is_last = count == 1;
  return count_before (log, position) + 1;
}
