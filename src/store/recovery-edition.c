/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be saved of people's editions. */

#include "store/recovery-private.h"

#include "store/library-private.h"

/* As it was written, with its number; an older state gives way to a newer one. */
static const char keep_sql[] =
  "INSERT INTO edition (id, game, name, maker, base, text, created, changed, revision, deleted,"
  " seal) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)"
  " ON CONFLICT (id) DO UPDATE SET game = ?2, name = ?3, maker = ?4, base = ?5, text = ?6,"
  " created = ?7, changed = ?8, revision = ?9, deleted = ?10, seal = ?11 WHERE revision < ?9";

static gboolean
keep (FlipLibrary *saved, sqlite3_stmt *row, const FlipEdition *edition)
{
  sqlite3_stmt *statement = flip_database_prepare (saved->database, keep_sql, NULL);

  if (!statement)
    return FALSE;
  flip_statement_number (statement, 1, edition->id);
  flip_statement_text (statement, 2, edition->game);
  flip_statement_text (statement, 3, edition->name);
  flip_statement_text (statement, 4, edition->maker);
  flip_statement_text (statement, 5, edition->base);
  flip_statement_text (statement, 6, edition->text);
  flip_statement_number (statement, 7, sqlite3_column_int64 (row, 6));
  flip_statement_number (statement, 8, sqlite3_column_int64 (row, 7));
  flip_statement_number (statement, 9, edition->revision);
  flip_statement_number (statement, 10, sqlite3_column_int64 (row, 10));
  flip_statement_number (statement, 11, (gint64) flip_edition_seal (edition));
  return flip_statement_finish (saved->database, statement, NULL);
}

gboolean
flip_recovery_keep_editions (FlipLibrary *from, const char *table, FlipLibrary *saved)
{
  g_autofree char *sql =
    g_strdup_printf ("SELECT id, game, name, maker, base, text, created, changed, revision, seal,"
                     " deleted FROM %s",
                     table);
  g_autoptr (sqlite3_stmt) row = flip_database_prepare (from->database, sql, NULL);
  gboolean all = row != NULL, found = row != NULL;

  while (found && flip_statement_step (from->database, row, &found, NULL))
    {
      g_autoptr (FlipEdition) edition = found ? flip_edition_read (row) : NULL;

      if (!edition)
        return all;
      all &= edition->id > 0 && !edition->is_damaged && keep (saved, row, edition);
    }

  return FALSE;
}

gboolean
flip_recovery_drop_editions (FlipLibrary *saved)
{
  g_autoptr (GPtrArray) editions = flip_library_editions (saved, NULL, NULL);
  gboolean all = editions != NULL;

  for (guint i = 0; editions && i < editions->len; i++)
    {
      const FlipEdition *edition = g_ptr_array_index (editions, i);
      g_autofree char *drop =
        g_strdup_printf ("DELETE FROM edition WHERE id = %" G_GINT64_FORMAT, edition->id);

      if (edition->is_damaged)
        all = flip_database_run (saved->database, drop, NULL) && FALSE;
    }

  return all;
}

guint
flip_recovery_count_editions (FlipLibrary *saved)
{
  gint64 n;

  return flip_database_number (saved->database, "SELECT count(*) FROM edition", &n, NULL)
           ? (guint) n
           : 0;
}
