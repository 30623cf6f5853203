/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of sheets, and the names people have used. */

#include "store/library-private.h"

#include <string.h>

/* Nobody types more; what comes after them does not narrow the search. */
#define MOST_WORDS   50
#define LONGEST_WORD 1000

void
flip_sheet_info_free (FlipSheetInfo *info)
{
  g_free (info->game);
  g_free (info->players);
  g_free (info->result);
  g_free (info->moment);
  g_free (info);
}

/* However a name is typed, it is found: without case, and with accents composed. */
char *
flip_library_fold (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autofree char *folded = g_utf8_casefold (valid, -1);

  return g_utf8_normalize (folded, -1, G_NORMALIZE_ALL_COMPOSE);
}

/* Each word of the search becomes a pattern for LIKE, with its own signs made harmless. */
static char *
pattern_of (const char *word)
{
  g_autoptr (GString) pattern = g_string_new ("%");
  glong length = MIN (g_utf8_strlen (word, -1), LONGEST_WORD);
  g_autofree char *shortened = g_utf8_substring (word, 0, length);

  for (const char *p = shortened; *p; p++)
    {
      if (strchr ("%_\\", *p))
        g_string_append_c (pattern, '\\');
      g_string_append_c (pattern, *p);
    }
  g_string_append_c (pattern, '%');
  return g_string_free (g_steal_pointer (&pattern), FALSE);
}

static GPtrArray *
patterns_of (const char *search)
{
  GPtrArray *patterns = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *folded = flip_library_fold (search ? search : "");
  g_auto (GStrv) words = g_strsplit_set (folded, " \t\n", -1);

  for (guint i = 0; words[i] && patterns->len < MOST_WORDS; i++)
    {
      if (*words[i])
        g_ptr_array_add (patterns, pattern_of (words[i]));
    }

  return patterns;
}

static sqlite3_stmt *
prepare_search (FlipLibrary *library,
                const char *columns,
                const char *search,
                const char *end,
                int *next,
                GError **error)
{
  g_autoptr (GPtrArray) patterns = patterns_of (search);
  g_autoptr (GString) sql = g_string_new ("SELECT ");
  sqlite3_stmt *statement;

  g_string_append_printf (sql, "%s FROM sheet WHERE deleted = 0", columns);
  for (guint i = 0; i < patterns->len; i++)
    g_string_append (sql, " AND search LIKE ? ESCAPE '\\'");
  g_string_append (sql, end);
  statement = flip_database_prepare (library->database, sql->str, error);
  for (guint i = 0; statement && i < patterns->len; i++)
    flip_statement_text (statement, (int) i + 1, g_ptr_array_index (patterns, i));
  *next = (int) patterns->len + 1;
  return statement;
}

static FlipSheetInfo *
read_info (sqlite3_stmt *row)
{
  FlipSheetInfo *info = g_new0 (FlipSheetInfo, 1);

  info->id = sqlite3_column_int64 (row, 0);
  info->game = g_strdup (flip_statement_column (row, 1));
  info->players = g_strdup (flip_statement_column (row, 2));
  info->result = g_strdup (flip_statement_column (row, 3));
  info->created = sqlite3_column_int64 (row, 4) / G_USEC_PER_SEC;
  info->changed = sqlite3_column_int64 (row, 5) / G_USEC_PER_SEC;
  info->moves = (guint) sqlite3_column_int (row, 6);
  info->finished = sqlite3_column_int (row, 7);
  info->practice = sqlite3_column_int (row, 8);
  info->dealt = sqlite3_column_int (row, 9);
  info->moment = g_strdup (flip_statement_column (row, 10));
  info->progress = (guint) sqlite3_column_int (row, 11);
  info->awaited = sqlite3_column_int (row, 12);
  return info;
}

GPtrArray *
flip_library_list (FlipLibrary *library,
                   const char *search,
                   guint first,
                   guint most,
                   GError **error)
{
  g_autoptr (GPtrArray) list =
    g_ptr_array_new_with_free_func ((GDestroyNotify) flip_sheet_info_free);
  g_autoptr (sqlite3_stmt) statement = NULL;
  gboolean row;
  int next;

  statement = prepare_search (
    library,
    "id, game, players, result, created, changed, cursor, finished, practice, dealt, "
    "moment, progress, awaited",
    search, " ORDER BY changed DESC, id DESC LIMIT ? OFFSET ?", &next, error);
  if (!statement)
    return NULL;
  flip_statement_number (statement, next, most);
  flip_statement_number (statement, next + 1, first);
  while (flip_statement_step (library->database, statement, &row, error))
    {
      if (!row)
        return g_steal_pointer (&list);
      g_ptr_array_add (list, read_info (statement));
    }

  return NULL;
}

/* How many sheets the search finds, or -1. */
gint64
flip_library_count (FlipLibrary *library, const char *search, GError **error)
{
  int next;
  g_autoptr (sqlite3_stmt) statement =
    prepare_search (library, "count(*)", search, "", &next, error);
  gboolean row;

  if (!statement || !flip_statement_step (library->database, statement, &row, error))
    return -1;
  return sqlite3_column_int64 (statement, 0);
}

GPtrArray *
flip_library_players (FlipLibrary *library, GError **error)
{
  static const char sql[] =
    "SELECT player FROM seat JOIN sheet ON sheet.id = seat.sheet WHERE deleted = 0"
    " GROUP BY player ORDER BY count(*) DESC, player LIMIT 100";
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (sqlite3_stmt) statement = flip_database_prepare (library->database, sql, error);
  gboolean row;

  if (!statement)
    return NULL;
  while (flip_statement_step (library->database, statement, &row, error))
    {
      if (!row)
        return g_steal_pointer (&names);
      g_ptr_array_add (names, g_strdup (flip_statement_column (statement, 0)));
    }

  return NULL;
}
