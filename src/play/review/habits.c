/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/review/habits.h"

#include "play/review/verdict-text.h"

#include <string.h>

static FlipHabit *
habit_of (GArray *habits, const FlipReason *reason)
{
  FlipHabit fresh = { .cost = 0 };

  for (guint i = 0; i < habits->len; i++)
    {
      if (g_str_equal (g_array_index (habits, FlipHabit, i).id, reason->id))
        return &g_array_index (habits, FlipHabit, i);
    }
  memcpy (fresh.id, reason->id, sizeof fresh.id);
  g_array_append_val (habits, fresh);
  return &g_array_index (habits, FlipHabit, habits->len - 1);
}

static int
compare_costs (gconstpointer a, gconstpointer b)
{
  const FlipHabit *one = a, *other = b;

  return (one->cost < other->cost) - (one->cost > other->cost);
}

GArray *
flip_habits_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (FlipHabit));
}

void
flip_habits_add (GArray *habits, const FlipVerdict *verdict, guint seat)
{
  FlipHabit *habit;

  g_return_if_fail (habits && verdict);

  if (verdict->seat != (int) seat || verdict->grade < FLIP_GRADE_SLIP || !*verdict->reason.id)
    return;
  habit = habit_of (habits, &verdict->reason);
  habit->cost += MIN (verdict->cost, G_MAXINT - habit->cost);
  habit->times++;
}

gboolean
flip_habits_add_kept (GArray *habits, const char *stamp, const char *text, guint n_seats, guint seat)
{
  g_auto (GStrv) lines = NULL;

  g_return_val_if_fail (habits && stamp && text && seat < n_seats, FALSE);

  if (g_ascii_strtoull (stamp, NULL, 10) != FLIP_WAY_OF_JUDGING)
    return FALSE;
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] && *lines[i]; i++)
    {
      FlipKeptVerdict kept = { .better = NULL };

      if (flip_kept_verdict_read (&kept, lines[i], n_seats))
        flip_habits_add (habits, &kept.verdict, seat);
      flip_kept_verdict_clear (&kept);
    }
  return TRUE;
}

void
flip_habits_name (GArray *habits, const FlipGame *game, gconstpointer state, guint seat)
{
  g_return_if_fail (habits && game && state);

  for (guint i = habits->len; i-- > 0;)
    {
      FlipHabit *habit = &g_array_index (habits, FlipHabit, i);

      habit->label = flip_reason_item (habit->id, game, state, seat);
      if (!habit->label || habit->cost == 0)
        g_array_remove_index (habits, i);
    }
  g_array_sort (habits, compare_costs);
}
