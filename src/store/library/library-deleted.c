/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Deleted sheets and editions, which are kept for a while.

   A clock can be wrong, and a single start with a clock that is ahead must not remove anything. So a
   sheet is removed only after two starts agree: one finds that a week has passed since the sheet was
   deleted and records when it found that; another finds that a week has passed since then. A start
   that finds either of these times in the future knows that the clock was wrong once, and starts
   counting again from now. A sheet is thus kept for at least a week by any clock that is right at one
   of two starts, and for ever on a machine whose clock never agrees with itself. The same holds for
   editions. */

#include "store/library/library-private.h"

#define A_WEEK (7 * 24 * 60 * 60)

/* The column contains the time of deletion in seconds; a negative value is the time at which a
   start found that a week had passed. */
static const char purge_sql[] =
  "UPDATE %3$s SET deleted = %1$" G_GINT64_FORMAT " WHERE abs (deleted) > %1$" G_GINT64_FORMAT ";"
  "DELETE FROM %3$s WHERE deleted < 0 AND -deleted < %2$" G_GINT64_FORMAT ";"
  "UPDATE %3$s SET deleted = -%1$" G_GINT64_FORMAT
  " WHERE deleted > 0 AND deleted < %2$" G_GINT64_FORMAT;

static gboolean
has_deleted (FlipLibrary *library, const char *table)
{
  g_autofree char *sql =
    g_strdup_printf ("SELECT EXISTS (SELECT 1 FROM %s WHERE deleted < 0 OR deleted > 0)", table);
  gint64 deleted;

  return flip_database_number (library->database, sql, &deleted, NULL) && deleted;
}

/* Errors are ignored: a read-only library just keeps its deleted rows. */
static void
purge_table (FlipLibrary *library, const char *table, gint64 now)
{
  g_autofree char *sql = NULL;

  if (!has_deleted (library, table) || !flip_database_begin (library->database, NULL))
    return;
  sql = g_strdup_printf (purge_sql, now, now - A_WEEK, table);
  if (flip_database_run (library->database, sql, NULL))
    flip_database_commit (library->database, NULL);
  else
    flip_database_roll_back (library->database);
}

void
flip_library_purge (FlipLibrary *library, gint64 now)
{
  g_return_if_fail (library && library->database);

  if (now <= A_WEEK)
    return;
  purge_table (library, "sheet", now);
  purge_table (library, "edition", now);
}

gboolean
flip_library_mark_deleted (FlipLibrary *library,
                           const char *sql,
                           gint64 id,
                           gboolean deleted,
                           gboolean (*miss) (gint64 id, GError **error),
                           GError **error)
{
  sqlite3_stmt *statement = flip_database_prepare (library->database, sql, error);

  if (statement)
    {
      flip_statement_number (statement, 1, deleted ? g_get_real_time () / G_USEC_PER_SEC : 0);
      flip_statement_number (statement, 2, id);
      if (flip_statement_finish (library->database, statement, error)
          && (sqlite3_changes (library->database->handle) > 0 || miss (id, error))
          && flip_database_commit (library->database, error))
        return TRUE;
    }
  flip_database_roll_back (library->database);
  return FALSE;
}

gboolean
flip_library_set_deleted (FlipLibrary *library, gint64 id, gboolean deleted, GError **error)
{
  g_return_val_if_fail (library && library->database, FALSE);
  g_return_val_if_fail (!error || !*error, FALSE);

  return flip_library_begin (library, flip_library_bring_sheet, &id, error)
         && flip_library_mark_deleted (library, "UPDATE sheet SET deleted = ? WHERE id = ?", id,
                                       deleted, flip_library_miss, error);
}
