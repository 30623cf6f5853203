/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/library/remember.h"

static FlipRemembered *
find (FlipRemembered *remembered, guint n, const char *id)
{
  for (guint i = 0; i < n; i++)
    {
      if (g_str_equal (remembered[i].memory.id, id))
        return &remembered[i];
    }

  return NULL;
}

guint
flip_remember (const FlipMoment *moment, FlipRemembered remembered[FLIP_REMEMBERED_MOST])
{
  guint n = 0;

  g_return_val_if_fail (moment && remembered, 0);

  for (guint seat = 0; moment->is_over && seat < moment->n_seats; seat++)
    {
      FlipMemories memories = { 0 };

      moment->game->memories (moment->state, seat, &memories);
      for (guint i = 0; i < memories.n; i++)
        {
          FlipRemembered *known = find (remembered, n, memories.memories[i].id);

          if (!known && n < FLIP_REMEMBERED_MOST)
            remembered[n++] = (FlipRemembered){ seat, memories.memories[i] };
          else if (known && memories.memories[i].worth > known->memory.worth)
            *known = (FlipRemembered){ seat, memories.memories[i] };
        }
    }

  return n;
}

const char *
flip_remember_goal (const FlipGoals *goals, guint index)
{
  const FlipGoal *goal;

  g_return_val_if_fail (goals && index < goals->n, "");

  goal = &goals->goals[index];
  for (guint i = 0; i < goals->n; i++)
    {
      if (i != index && g_str_equal (goals->goals[i].brief, goal->brief))
        return goal->label;
    }

  return *goal->brief ? goal->brief : goal->label;
}
