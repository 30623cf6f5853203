/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game/option.h"

guint
flip_option_n_values (const FlipOption *option)
{
  guint n = 0;

  g_assert (option != NULL);

  while (n < FLIP_OPTION_VALUES && option->values[n])
    n++;
  return n;
}

/* The index of the value, or -1. */
int
flip_option_find_value (const FlipOption *option, const char *value)
{
  guint n = flip_option_n_values (option);

  g_return_val_if_fail (option != NULL && value != NULL, -1);

  for (guint i = 0; i < n; i++)
    {
      if (g_strcmp0 (option->values[i], value) == 0)
        return (int) i;
    }

  return -1;
}

/* Whether it has a meaning with this number of seats, at a table or dealt by Flipside. */
gboolean
flip_option_applies (const FlipOption *option, guint seats, gboolean dealt)
{
  g_return_val_if_fail (option != NULL, FALSE);

  return seats >= option->min_seats && seats <= option->max_seats
         && (option->place == FLIP_OPTION_ANYWHERE
             || (option->place == FLIP_OPTION_DEALT) == (dealt != FALSE));
}
