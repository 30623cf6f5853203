/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store/library/deal.h"

#include "store/library/library-private.h"

/* The options of a set-up as one text, sorted. */
static char *
options_text (const FlipSetup *setup)
{
  g_autoptr (GList) keys = g_list_sort (g_hash_table_get_keys (setup->options), (GCompareFunc) g_strcmp0);
  g_autoptr (GString) text = g_string_new (NULL);

  for (GList *key = keys; key; key = key->next)
    g_string_append_printf (text, "%s=%s;", (const char *) key->data,
                            (const char *) g_hash_table_lookup (setup->options, key->data));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static int
best_of (const FlipSheetInfo *info)
{
  int best = G_MININT;

  for (guint i = 0; i < info->n_seats; i++)
    best = MAX (best, info->seats[i].points);
  return best;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  int one = best_of (*(FlipSheetInfo *const *) a), other = best_of (*(FlipSheetInfo *const *) b);

  return (one < other) - (one > other);
}

static GArray *
find_ids (FlipLibrary *library, const FlipSetup *setup, GError **error)
{
  static const char sql[] =
    "SELECT sheet.id FROM sheet JOIN board ON board.id = sheet.board"
    " WHERE deleted = 0 AND finished = 1 AND practice = 0 AND dealt = 1 AND game = ?1 AND seed = ?2"
    " AND checksum = ?3 AND (SELECT count (*) FROM seat WHERE seat.sheet = sheet.id) = ?4"
    " AND ifnull ((SELECT group_concat (key || '=' || value || ';', '') FROM (SELECT key, value FROM"
    " setting WHERE setting.sheet = sheet.id ORDER BY key)), '') = ?5";
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, setup->seed);
  g_autofree char *checksum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, setup->board, -1);
  g_autofree char *options = options_text (setup);
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (sqlite3_stmt) row = flip_database_prepare (library->database, sql, error);
  gboolean found;

  if (!row)
    return NULL;
  flip_statement_text (row, 1, setup->game->id);
  flip_statement_text (row, 2, seed);
  flip_statement_text (row, 3, checksum);
  flip_statement_number (row, 4, setup->players->len);
  flip_statement_text (row, 5, options);
  while (flip_statement_step (library->database, row, &found, error))
    {
      gint64 id = found ? sqlite3_column_int64 (row, 0) : 0;

      if (!found)
        return g_steal_pointer (&ids);
      g_array_append_val (ids, id);
    }

  return NULL;
}

GPtrArray *
flip_library_same_deal (FlipLibrary *library, const FlipSetup *setup, GError **error)
{
  g_autoptr (GArray) ids = NULL;
  GPtrArray *list;

  g_return_val_if_fail (library && library->database, NULL);
  g_return_val_if_fail (setup, NULL);
  g_return_val_if_fail (!error || !*error, NULL);

  if (!setup->dealt)
    return g_ptr_array_new_with_free_func ((GDestroyNotify) flip_sheet_info_free);
  ids = find_ids (library, setup, error);
  list = ids ? flip_library_list_ids (library, ids, error) : NULL;
  if (list)
    g_ptr_array_sort (list, compare);
  return list;
}

/* Every game has a different deal every day. */
guint64
flip_deal_of_day (const FlipGame *game, int year, int month, int day)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (game, 0);

  text = g_strdup_printf ("%s %04d-%02d-%02d", game->id, year, month, day);
  /* Short enough to be read out. */
  return flip_checksum_link (FLIP_CHECKSUM_START, text) % 1000000000;
}

/* Begins a sheet on the same edition as an earlier sheet. */
static FlipSession *
begin_like (FlipLog *log, const FlipSetup *setup, GError **error)
{
  FlipSession *session = flip_session_new (setup, error);
  const char *edition = flip_edition_name_of (log);

  if (session && edition)
    flip_session_set_tag (session, FLIP_EDITION_TAG, edition);
  return session;
}

FlipSession *
flip_deal_another (FlipLog *log, guint64 seed, GError **error)
{
  g_autoptr (FlipSetup) setup = flip_setup_copy (flip_log_setup (log));

  setup->seed = seed;
  flip_setup_take_latest (setup);
  return begin_like (log, setup, error);
}

FlipSession *
flip_deal_again (FlipLog *log, const char *const *names, GError **error)
{
  g_autoptr (FlipSetup) setup = NULL;

  g_return_val_if_fail (log, NULL);
  g_return_val_if_fail (!error || !*error, NULL);

  setup = flip_setup_copy (flip_log_setup (log));
  if (names)
    {
      guint seats = setup->players->len;

      g_ptr_array_set_size (setup->players, 0);
      for (guint i = 0; names[i] && i < seats; i++)
        {
          if (!flip_setup_add_player (setup, names[i], error))
            return NULL;
        }
      if (!flip_setup_fill_seats (setup, seats, error))
        return NULL;
    }
  return begin_like (log, setup, error);
}
