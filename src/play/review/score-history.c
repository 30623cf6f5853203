/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/review/score-history.h"

#include "engine/game/evaluation.h"

/* helpers */

/* The number of rows counted so far. */
static guint
n_counted (const FlipScoreHistory *history)
{
  return history->points->len / history->n_seats;
}

static void
count_at (const FlipScoreHistory *history, FlipLog *log, guint position, int *points)
{
  gconstpointer state = flip_log_state_at (log, position);

  for (guint seat = 0; seat < history->n_seats; seat++)
    points[seat] = flip_game_points (flip_log_game (log), state, seat);
}

/* Chooses the distance between counted entries by the length of the log. */
static void
choose_step (FlipScoreHistory *history, guint length)
{
  guint every = 1;

  while (length / every >= FLIP_SCORE_HISTORY_MOST)
    every *= 2;
  if (every != history->every)
    g_array_set_size (history->points, 0);
  history->every = every;
}

/* public functions */

FlipScoreHistory *
flip_score_history_new (guint n_seats)
{
  FlipScoreHistory *history;

  g_return_val_if_fail (n_seats > 0 && n_seats <= FLIP_MAX_SEATS, NULL);

  history = g_new0 (FlipScoreHistory, 1);
  history->n_seats = n_seats;
  history->every = 1;
  history->points = g_array_new (FALSE, FALSE, sizeof (int));
  return history;
}

void
flip_score_history_free (FlipScoreHistory *history)
{
  g_array_unref (history->points);
  g_free (history);
}

void
flip_score_history_forget (FlipScoreHistory *history, const FlipChange *change)
{
  guint kept;

  g_return_if_fail (history && change);

  kept = change->sheet ? 0 : MIN (n_counted (history), change->log_from / history->every + 1);
  g_array_set_size (history->points, kept * history->n_seats);
}

void
flip_score_history_count (FlipScoreHistory *history, const FlipMoment *moment)
{
  g_return_if_fail (history && moment && moment->n_seats == history->n_seats);

  choose_step (history, moment->cursor);
  for (guint i = n_counted (history) * history->every; i <= moment->cursor; i += history->every)
    {
      int row[FLIP_MAX_SEATS];

      count_at (history, moment->log, i, row);
      g_array_append_vals (history->points, row, history->n_seats);
    }
  history->length = moment->cursor;
  count_at (history, moment->log, moment->cursor, history->last);
}

guint
flip_score_history_length (const FlipScoreHistory *history)
{
  g_return_val_if_fail (history && n_counted (history) > 0, 0);

  return history->length;
}

int
flip_score_history_points (const FlipScoreHistory *history, guint position, guint seat)
{
  g_return_val_if_fail (position <= history->length && seat < history->n_seats, 0);

  if (position == history->length)
    return history->last[seat];
  return g_array_index (history->points, int, position / history->every * history->n_seats + seat);
}

void
flip_score_history_range (const FlipScoreHistory *history, int *least, int *most)
{
  g_return_if_fail (history && least && most);

  *least = *most = 0;
  for (guint i = 0; i < history->points->len; i++)
    {
      int points = g_array_index (history->points, int, i);

      *least = MIN (*least, points);
      *most = MAX (*most, points);
    }
  for (guint seat = 0; seat < history->n_seats; seat++)
    {
      *least = MIN (*least, history->last[seat]);
      *most = MAX (*most, history->last[seat]);
    }
}
