/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/sheet/timeline.h"

/* helpers */

static FlipTurnSpan *
span_at (const FlipTimeline *timeline, guint index)
{
  g_assert (index < timeline->turns->len);

  return &g_array_index (timeline->turns, FlipTurnSpan, index);
}

static void
start_over (FlipTimeline *timeline)
{
  g_array_set_size (timeline->turns, 0);
  timeline->length = 0;
}

static void
choose_step (FlipTimeline *timeline, guint length)
{
  guint every = 1;

  while (length / every >= FLIP_TIMELINE_MOST)
    every *= 2;
  if (every != timeline->every)
    start_over (timeline);
  timeline->every = every;
}

static void
add (FlipTimeline *timeline, FlipLog *log, guint first, guint end)
{
  FlipTurnSpan span = { .first = first, .end = end };
  guint n = timeline->turns->len;

  flip_game_when (flip_log_game (log), flip_log_state_at (log, first), &span.when);
  if (n > 0 && flip_when_equal (&span_at (timeline, n - 1)->when, &span.when))
    span_at (timeline, n - 1)->end = end;
  else
    g_array_append_val (timeline->turns, span);
}

/* Turns are in the order of their rounds. */
static gboolean
is_after (const FlipWhen *one, const FlipWhen *other)
{
  return one->round > other->round || (one->round == other->round && one->turn > other->turn);
}

/* public functions */

FlipTimeline *
flip_timeline_new (void)
{
  FlipTimeline *timeline = g_new0 (FlipTimeline, 1);

  timeline->every = 1;
  timeline->turns = g_array_new (FALSE, FALSE, sizeof (FlipTurnSpan));
  return timeline;
}

void
flip_timeline_free (FlipTimeline *timeline)
{
  g_array_unref (timeline->turns);
  g_free (timeline);
}

void
flip_timeline_forget (FlipTimeline *timeline, const FlipChange *change)
{
  guint kept = timeline->turns->len;

  g_return_if_fail (timeline && change);

  if (change->sheet)
    {
      start_over (timeline);
      return;
    }
  while (kept > 0 && span_at (timeline, kept - 1)->end > change->log_from)
    kept--;
  g_array_set_size (timeline->turns, kept);
  timeline->length = kept ? span_at (timeline, kept - 1)->end : 0;
}

void
flip_timeline_count (FlipTimeline *timeline, FlipLog *log)
{
  guint cursor;

  g_return_if_fail (timeline && log);

  cursor = flip_log_cursor (log);
  choose_step (timeline, cursor);
  if (timeline->length > cursor)
    start_over (timeline);
  for (guint i = timeline->length; i < cursor; i += timeline->every)
    add (timeline, log, i, MIN (i + timeline->every, cursor));
  timeline->length = cursor;
}

guint
flip_timeline_n_turns (const FlipTimeline *timeline)
{
  g_return_val_if_fail (timeline, 0);

  return timeline->turns->len;
}

const FlipTurnSpan *
flip_timeline_turn (const FlipTimeline *timeline, guint index)
{
  g_return_val_if_fail (timeline && index < timeline->turns->len, NULL);

  return span_at (timeline, index);
}

guint
flip_timeline_turn_at (const FlipTimeline *timeline, guint position)
{
  guint low = 0, high;

  g_return_val_if_fail (timeline && timeline->turns->len > 0, 0);

  high = timeline->turns->len - 1;
  while (low < high)
    {
      guint middle = (low + high) / 2;

      if (span_at (timeline, middle)->end < position)
        low = middle + 1;
      else
        high = middle;
    }

  return low;
}

guint
flip_timeline_previous (const FlipTimeline *timeline, guint position)
{
  g_return_val_if_fail (timeline, 0);

  return position && timeline->turns->len
           ? span_at (timeline, flip_timeline_turn_at (timeline, position))->first
           : 0;
}

guint
flip_timeline_next (const FlipTimeline *timeline, guint position)
{
  g_return_val_if_fail (timeline, position);

  return timeline->turns->len
           ? span_at (timeline, flip_timeline_turn_at (timeline, position + 1))->end
           : position;
}

guint
flip_timeline_find (const FlipTimeline *timeline, const FlipWhen *when)
{
  guint end = 0;

  g_return_val_if_fail (timeline && when, 0);

  for (guint i = 0; i < timeline->turns->len && !is_after (&span_at (timeline, i)->when, when); i++)
    end = span_at (timeline, i)->end;
  return end;
}
