/* SPDX-License-Identifier: GPL-3.0-or-later */

/* An open sheet, and the checksums that keep it from being mistaken for another. */

#include "store/library/library-private.h"

#include <string.h>

#define CHAIN_PRIME G_GUINT64_CONSTANT (1099511628211)

void
flip_stored_sheet_free (FlipStoredSheet *sheet)
{
  g_return_if_fail (sheet);

  g_clear_pointer (&sheet->session, flip_session_free);
  g_array_unref (sheet->links);
  g_free (sheet->saved_tags);
  g_free (sheet->saved_history);
  g_free (sheet);
}

/* FNV-1a */
static guint64
add_bytes (guint64 chain, gconstpointer bytes, gsize length)
{
  const guint8 *byte = bytes;

  for (gsize i = 0; i < length; i++)
    chain = (chain ^ byte[i]) * CHAIN_PRIME;
  return chain;
}

/* The terminating zero is included, so that "ab", "c" and "a", "bc" differ. */
guint64
flip_checksum_link (guint64 chain, const char *text)
{
  g_assert (text);
  return add_bytes (chain, text, strlen (text) + 1);
}

guint64
flip_checksum_setup (const FlipSetup *setup)
{
  g_autofree char *deal = g_strdup_printf ("%d %" G_GUINT64_FORMAT, setup->dealt, setup->seed);
  guint64 chain = flip_checksum_link (FLIP_CHECKSUM_START, setup->game->id);

  chain = flip_checksum_link (chain, deal);
  chain = flip_checksum_link (chain, setup->board);
  for (guint i = 0; i < setup->players->len; i++)
    chain = flip_checksum_link (chain, g_ptr_array_index (setup->players, i));
  for (guint i = 0; i < setup->game->n_options; i++)
    {
      const FlipOption *option = &setup->game->options[i];
      const char *value = g_hash_table_lookup (setup->options, option->key);

      if (value || !option->is_later)
        chain = flip_checksum_link (chain, value ? value : "");
    }

  return chain;
}

char *
flip_session_tags_text (FlipSession *session)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < flip_session_n_tags (session); i++)
    {
      const char *value;
      const char *key = flip_session_tag (session, i, &value);

      g_string_append_printf (text, "%s: %s\n", key, value);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
flip_session_history_text (FlipSession *session)
{
  GString *text = g_string_new (NULL);

  flip_log_history_print (flip_session_history (session), text);
  return g_string_free (text, FALSE);
}

/* An empty history adds nothing, so that the seal matches those of versions without a history. */
guint64
flip_checksum_seal_of (guint64 setup,
                       guint length,
                       guint cursor,
                       gboolean practice,
                       const char *tags,
                       const char *history)
{
  g_autofree char *marks = g_strdup_printf ("%u %u %d", length, cursor, practice);
  guint64 seal = flip_checksum_link (flip_checksum_link (setup, tags), marks);

  return *history ? flip_checksum_link (seal, history) : seal;
}

guint64
flip_checksum_seal (FlipSession *session, const char *tags, const char *history)
{
  return flip_checksum_seal_of (flip_checksum_setup (flip_session_setup (session)),
                                flip_session_length (session), flip_session_cursor (session),
                                flip_session_is_practice (session), tags, history);
}

FlipStoredSheet *
flip_stored_sheet_new (FlipSession *session)
{
  FlipStoredSheet *sheet;

  g_return_val_if_fail (session, NULL);

  sheet = g_new0 (FlipStoredSheet, 1);
  sheet->session = session;
  sheet->links = g_array_new (FALSE, FALSE, sizeof (guint64));
  return sheet;
}
