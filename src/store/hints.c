/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store/hints.h"

guint
flip_hints_count (FlipSession *session)
{
  guint64 count = 0;

  g_return_val_if_fail (session, 0);

  for (guint i = 0; i < flip_session_n_tags (session); i++)
    {
      const char *value;

      if (g_str_equal (flip_session_tag (session, i, &value), FLIP_HINTS_TAG))
        g_ascii_string_to_unsigned (value, 10, 0, G_MAXUINT32, &count, NULL);
    }

  return (guint) count;
}

void
flip_hints_add (FlipSession *session)
{
  g_autofree char *count = g_strdup_printf ("%u", flip_hints_count (session) + 1);

  flip_session_set_tag (session, FLIP_HINTS_TAG, count);
}
