/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/score-history.h"

FlipScoreHistory *
flip_score_history_new (guint n_seats)
{
  FlipScoreHistory *history = g_new0 (FlipScoreHistory, 1);

  history->n_seats = n_seats;
  history->moves = g_array_new (FALSE, FALSE, sizeof (FlipMove));
  history->points = g_array_new (FALSE, FALSE, sizeof (int));
  return history;
}

void
flip_score_history_free (FlipScoreHistory *history)
{
  g_array_unref (history->moves);
  g_array_unref (history->points);
  g_free (history);
}

static void
count_at (FlipScoreHistory *history, FlipSession *session, guint position)
{
  gconstpointer state = flip_session_state_at (session, position);

  for (guint seat = 0; seat < history->n_seats; seat++)
    {
      FlipScore score = { 0 };

      flip_session_game (session)->score (state, seat, &score);
      g_array_append_val (history->points, score.total);
    }
}

static guint
still_true (const FlipScoreHistory *history, FlipSession *session)
{
  guint most = MIN (history->moves->len, flip_session_cursor (session));
  guint same = 0;

  while (same < most
         && flip_move_equal (&g_array_index (history->moves, FlipMove, same),
                             flip_session_entry (session, same)))
    same++;
  return same;
}

gboolean
flip_score_history_update (FlipScoreHistory *history, FlipSession *session)
{
  guint present = flip_session_cursor (session);
  guint same = still_true (history, session);

  if (history->points->len && same == present && same == history->moves->len)
    return FALSE;
  if (!history->points->len)
    count_at (history, session, 0);
  g_array_set_size (history->moves, same);
  g_array_set_size (history->points, (same + 1) * history->n_seats);
  for (guint i = same; i < present; i++)
    {
      g_array_append_val (history->moves, *flip_session_entry (session, i));
      count_at (history, session, i + 1);
    }
  return TRUE;
}

guint
flip_score_history_length (const FlipScoreHistory *history)
{
  return history->moves->len;
}

int
flip_score_history_points (const FlipScoreHistory *history, guint position, guint seat)
{
  g_return_val_if_fail (position <= history->moves->len && seat < history->n_seats, 0);

  return g_array_index (history->points, int, position * history->n_seats + seat);
}

void
flip_score_history_range (const FlipScoreHistory *history, int *least, int *most)
{
  *least = *most = 0;
  for (guint i = 0; i < history->points->len; i++)
    {
      int points = g_array_index (history->points, int, i);

      *least = MIN (*least, points);
      *most = MAX (*most, points);
    }
}
