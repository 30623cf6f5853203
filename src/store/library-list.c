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
  for (guint i = 0; i < info->n_seats; i++)
    g_free (info->seats[i].name);
  g_free (info->seats);
  g_free (info->game);
  g_free (info->outcome);
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

/* The list is read in three walks: the numbers of its sheets by an index that holds nothing else,
   then the sheets and the seats in the order in which they lie in the file. To go from each line
   of the index to its sheet would take twice as long. */

static gboolean
read_ids (FlipLibrary *library,
          const char *search,
          guint first,
          guint most,
          GPtrArray *list,
          GError **error)
{
  int next;
  g_autoptr (sqlite3_stmt) statement = prepare_search (
    library, "id", search, " ORDER BY changed DESC, id DESC LIMIT ? OFFSET ?", &next, error);
  gboolean row;

  if (!statement)
    return FALSE;
  flip_statement_number (statement, next, most);
  flip_statement_number (statement, next + 1, first);
  while (flip_statement_step (library->database, statement, &row, error))
    {
      FlipSheetInfo *info = row ? g_new0 (FlipSheetInfo, 1) : NULL;

      if (!row)
        return TRUE;
      info->id = sqlite3_column_int64 (statement, 0);
      g_ptr_array_add (list, info);
    }

  return FALSE;
}

static int
compare_ids (gconstpointer a, gconstpointer b)
{
  const FlipSheetInfo *one = *(FlipSheetInfo *const *) a, *other = *(FlipSheetInfo *const *) b;

  return one->id < other->id ? -1 : one->id > other->id;
}

/* Rows that begin with the number of their sheet, from the lowest to the highest, and the sheets in
   the same order. */
static gboolean
walk (FlipLibrary *library,
      const char *sql,
      const GPtrArray *sheets,
      void (*use) (FlipSheetInfo *info, sqlite3_stmt *row),
      GError **error)
{
  FlipSheetInfo **info = (FlipSheetInfo **) sheets->pdata, **end = info + sheets->len;
  g_autoptr (sqlite3_stmt) statement = flip_database_prepare (library->database, sql, error);
  gboolean row;

  if (!statement)
    return FALSE;
  flip_statement_number (statement, 1, info[0]->id);
  flip_statement_number (statement, 2, end[-1]->id);
  while (flip_statement_step (library->database, statement, &row, error))
    {
      gint64 id = row ? sqlite3_column_int64 (statement, 0) : 0;

      if (!row)
        return TRUE;
      while (info < end && (*info)->id < id)
        info++;
      if (info < end && (*info)->id == id)
        use (*info, statement);
    }

  return FALSE;
}

static void
use_sheet (FlipSheetInfo *info, sqlite3_stmt *row)
{
  /* In a damaged file a number may come twice. */
  if (info->game)
    return;
  info->game = g_strdup (flip_statement_column (row, 1));
  info->outcome = g_strdup (flip_statement_column (row, 2));
  info->created = sqlite3_column_int64 (row, 3) / G_USEC_PER_SEC;
  info->changed = sqlite3_column_int64 (row, 4) / G_USEC_PER_SEC;
  info->moves = (guint) sqlite3_column_int (row, 5);
  info->finished = sqlite3_column_int (row, 6);
  info->practice = sqlite3_column_int (row, 7);
  info->dealt = sqlite3_column_int (row, 8);
  info->moment = g_strdup (flip_statement_column (row, 9));
  info->progress = (guint) sqlite3_column_int (row, 10);
  info->awaited = sqlite3_column_int (row, 11);
}

static void
use_seat (FlipSheetInfo *info, sqlite3_stmt *row)
{
  FlipSeatInfo *seat;

  info->seats = g_renew (FlipSeatInfo, info->seats, info->n_seats + 1);
  seat = &info->seats[info->n_seats++];
  seat->name = g_strdup (flip_statement_column (row, 1));
  seat->points = sqlite3_column_int (row, 2);
  seat->won = sqlite3_column_int (row, 3) != 0;
  seat->place = (guint) MAX (0, sqlite3_column_int (row, 4));
}

/* What the index names and is not there is not listed. */
static void
drop_missing (GPtrArray *list)
{
  for (guint i = list->len; i > 0; i--)
    {
      if (!((FlipSheetInfo *) g_ptr_array_index (list, i - 1))->game)
        g_ptr_array_remove_index (list, i - 1);
    }
}

static gboolean
read_list (FlipLibrary *library,
           const char *search,
           guint first,
           guint most,
           GPtrArray *list,
           GError **error)
{
  static const char sheets[] =
    "SELECT id, game, outcome, created, changed, cursor, finished, practice, dealt, moment,"
    " progress, awaited FROM sheet WHERE id BETWEEN ? AND ? ORDER BY id";
  static const char seats[] = "SELECT sheet, player, score, won, place FROM seat"
                              " WHERE sheet BETWEEN ? AND ? ORDER BY sheet, seat";
  g_autoptr (GPtrArray) by_id = NULL;

  if (!read_ids (library, search, first, most, list, error))
    return FALSE;
  if (list->len == 0)
    return TRUE;
  by_id = g_ptr_array_copy (list, NULL, NULL);
  g_ptr_array_set_free_func (by_id, NULL);
  g_ptr_array_sort (by_id, compare_ids);
  if (!walk (library, sheets, by_id, use_sheet, error)
      || !walk (library, seats, by_id, use_seat, error))
    return FALSE;
  drop_missing (list);
  return TRUE;
}

/* Sheets and seats are read as of one moment. */
GPtrArray *
flip_library_list (FlipLibrary *library,
                   const char *search,
                   guint first,
                   guint most,
                   GError **error)
{
  g_autoptr (GPtrArray) list =
    g_ptr_array_new_with_free_func ((GDestroyNotify) flip_sheet_info_free);
  gboolean good;

  if (!flip_database_run (library->database, "BEGIN", error))
    return NULL;
  good = read_list (library, search, first, most, list, error);
  flip_database_roll_back (library->database);
  return good ? g_steal_pointer (&list) : NULL;
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
