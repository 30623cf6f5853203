/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/card-series.h"

#include "engine/verb.h"

/* helpers */

static gboolean
asks_cards_at (FlipSession *session, guint position, guint *count)
{
  FlipAsk ask;

  flip_session_game (session)->ask (flip_session_state_at (session, position), &ask);
  *count = ask.count;
  return flip_asks_playing_card (flip_session_game (session), &ask);
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

/* Found by telling any card on a copy. */
static gboolean
leads_to_lineup (FlipSheetModel *model, FlipCardSet possible, guint n_told)
{
  const FlipGame *game = flip_sheet_model_game (model);
  g_autofree gpointer state =
    g_memdup2 (flip_session_state (flip_sheet_model_session (model)), game->state_size);
  FlipCard cards[FLIP_MOST_SERIES];
  FlipMove move;
  guint n;

  if (!possible)
    return FALSE;
  move = flip_move_of_card (flip_card_set_first (possible));
  if (!flip_game_check (game, state, &move, NULL))
    return FALSE;
  flip_game_apply (game, state, &move);
  n = flip_lineup_read (game, state, cards, G_N_ELEMENTS (cards));
  return n == n_told + 1 && cards[n - 1] == (FlipCard) move.arg[0];
}

/* public functions */

gboolean
flip_asks_playing_card (const FlipGame *game, const FlipAsk *ask)
{
  return ask->kind == FLIP_ASK_CARDS && !game->own_cards;
}

void
flip_card_series_read (FlipCardSeries *series, FlipSheetModel *model)
{
  FlipSession *session = flip_sheet_model_session (model);
  guint cursor = flip_session_cursor (session);
  FlipAsk ask;

  flip_sheet_model_ask (model, &ask);
  series->n_told = count_before (session, cursor);
  series->to_come = ask.count;
  for (guint i = 0; i < series->n_told; i++)
    series->told[i] = (FlipCard) flip_session_entry (session, cursor - series->n_told + i)->arg[0];
  series->is_lineup = flip_asks_playing_card (flip_sheet_model_game (model), &ask)
                      && leads_to_lineup (model, ask.possible, series->n_told);
}

gboolean
flip_card_series_has (FlipSession *session, guint position, FlipCard *card)
{
  guint count;

  if (!asks_cards_at (session, position, &count)
      || (count < 2 && count_before (session, position) == 0))
    return FALSE;
  *card = (FlipCard) flip_session_entry (session, position)->arg[0];
  return TRUE;
}

guint
flip_lineup_read (const FlipGame *game, gconstpointer state, FlipCard *cards, guint most)
{
  g_autofree FlipFacts *facts = g_new0 (FlipFacts, 1);
  guint n = 0;

  game->facts (state, FLIP_TABLE, facts);
  for (guint i = 0; i < facts->n; i++)
    {
      g_auto (GStrv) words = NULL;

      if (!g_str_equal (facts->facts[i].id, "lineup"))
        continue;
      words = g_strsplit (facts->facts[i].value, " ", -1);
      for (guint j = 0; words[j] && n < most; j++)
        {
          if (flip_card_parse (words[j], &cards[n]))
            n++;
        }
    }

  return n;
}
