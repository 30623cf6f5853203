/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Copies a sheet that matches its checksums from one library to another, row by row. The data
   derived from its game has no checksum, and will be derived from the log again later: until then
   it is only made to fit its columns. */

#include "store/library/library-private.h"
#include "store/recovery/recovery-private.h"

typedef struct
{
  const char *select; /* by the number of the sheet */
  const char *insert;
} Part;

/* ?2 is the number of the board. */
static const Part sheet_part = {
  "SELECT id, game, ?2, dealt <> 0, seed, '', CAST (ifnull (created, 0) AS INTEGER),"
  " CAST (ifnull (changed, 0) AS INTEGER), revision, length, cursor, seal,"
  " practice <> 0, CAST (ifnull (deleted, 0) AS INTEGER), CAST (ifnull (edition, 0) AS INTEGER),"
  " finished IS 1, CAST (ifnull (moment, '') AS TEXT), CAST (ifnull (progress, 0) AS INTEGER),"
  " CAST (ifnull (awaited, -1) AS INTEGER), CAST (ifnull (outcome, '') AS TEXT),"
  " CAST (opponent AS INTEGER), CAST (ifnull (ended, 0) AS INTEGER),"
  " CAST (ifnull (played, 0) AS INTEGER) FROM sheet WHERE id = ?1",
  "INSERT INTO sheet (id, game, board, dealt, seed, search, created, changed, revision, length, cursor, seal,"
  " practice, deleted, edition, finished, moment, progress, awaited, outcome, opponent, ended, played)"
  " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
};

static const Part parts[] = {
  { "SELECT sheet, seat, player, CAST (score AS INTEGER), CAST (won AS INTEGER),"
    " CAST (place AS INTEGER) FROM seat WHERE sheet = ?",
    "INSERT INTO seat VALUES (?, ?, ?, ?, ?, ?)" },
  { "SELECT * FROM setting WHERE sheet = ?", "INSERT INTO setting VALUES (?, ?, ?)" },
  { "SELECT * FROM tag WHERE sheet = ?", "INSERT INTO tag VALUES (?, ?, ?, ?)" },
  { "SELECT * FROM move WHERE sheet = ?", "INSERT INTO move VALUES (?, ?, ?, ?)" },
  { "SELECT * FROM shelf WHERE sheet = ?", "INSERT INTO shelf VALUES (?, ?)" },
};

static const Part label_part = { "SELECT * FROM label WHERE sheet = ?",
                                 "INSERT OR IGNORE INTO label VALUES (?, ?, ?, ?, ?)" };

/* Returns the insertion for reuse, or frees it if it has failed. */
static gboolean
insert_rows (FlipLibrary *from,
             sqlite3_stmt *rows,
             FlipLibrary *to,
             const char *sql,
             GError **error)
{
  g_autoptr (sqlite3_stmt) insert = flip_database_prepare (to->database, sql, error);
  gboolean row, done;

  while (insert && flip_statement_step (from->database, rows, &row, error))
    {
      if (!row)
        return flip_statement_give_back (to->database, g_steal_pointer (&insert)), TRUE;
      for (int i = 0; i < sqlite3_column_count (rows); i++)
        sqlite3_bind_value (insert, i + 1, sqlite3_column_value (rows, i));
      if (!flip_statement_step (to->database, insert, &done, error))
        return FALSE;
      sqlite3_reset (insert);
    }

  return FALSE;
}

static gboolean
copy_part (FlipLibrary *from,
           FlipLibrary *to,
           const Part *part,
           gint64 id,
           gint64 board,
           GError **error)
{
  g_autoptr (sqlite3_stmt) rows = flip_database_prepare (from->database, part->select, error);

  if (!rows)
    return FALSE;
  flip_statement_number (rows, 1, id);
  if (sqlite3_bind_parameter_count (rows) > 1)
    flip_statement_number (rows, 2, board);
  if (!insert_rows (from, rows, to, part->insert, error))
    return FALSE;
  flip_statement_give_back (from->database, g_steal_pointer (&rows));
  return TRUE;
}

/* Writes the seats as text for the list. */
static gboolean
write_seats (FlipLibrary *library, gint64 id, GError **error)
{
  static const char sql[] =
    "UPDATE sheet SET seats = ifnull ((SELECT group_concat (line, '') FROM"
    " (SELECT ifnull (score, 0) || char (9) || ifnull (won, 0) || char (9) || ifnull (place, 0)"
    " || char (9) || player || char (10) AS line FROM seat WHERE sheet = ?1 ORDER BY seat)), '')"
    " WHERE id = ?1";
  sqlite3_stmt *statement = flip_database_prepare (library->database, sql, error);

  if (!statement)
    return FALSE;
  flip_statement_number (statement, 1, id);
  return flip_statement_finish (library->database, statement, error);
}

gboolean
flip_recovery_can_copy (FlipLibrary *from)
{
  g_autoptr (sqlite3_stmt) rows = flip_database_prepare (from->database, sheet_part.select, NULL);
  gboolean can = rows != NULL;

  for (guint i = 0; i < G_N_ELEMENTS (parts) && can; i++)
    {
      g_autoptr (sqlite3_stmt) part = flip_database_prepare (from->database, parts[i].select, NULL);

      can = part != NULL;
    }
  return can;
}

gboolean
flip_recovery_copy_sheet (FlipLibrary *from,
                          FlipLibrary *to,
                          gint64 id,
                          gint64 board,
                          GError **error)
{
  if (!copy_part (from, to, &sheet_part, id, board, error))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      if (!copy_part (from, to, &parts[i], id, 0, error))
        return FALSE;
    }
  /* Its label is not part of it, and may be lost. */
  copy_part (from, to, &label_part, id, 0, NULL);
  return write_seats (to, id, error);
}

gint64
flip_recovery_put_board (FlipLibrary *library, const char *name, const char *text, GError **error)
{
  g_autofree char *checksum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
  g_autoptr (sqlite3_stmt) find =
    flip_database_prepare (library->database, "SELECT id FROM board WHERE checksum = ?", error);
  gboolean found;

  if (!find || !flip_library_write_board (library, name, text, error))
    return 0;
  flip_statement_text (find, 1, checksum);
  return flip_statement_step (library->database, find, &found, error) && found
           ? sqlite3_column_int64 (find, 0)
           : 0;
}

gint64
flip_recovery_copy_board (FlipLibrary *from, FlipLibrary *to, gint64 id, GError **error)
{
  static const char find[] =
    "SELECT name, text FROM board JOIN sheet ON sheet.board = board.id WHERE sheet.id = ?";
  g_autoptr (sqlite3_stmt) row = flip_database_prepare (from->database, find, error);
  gboolean found;

  if (!row)
    return 0;
  flip_statement_number (row, 1, id);
  if (!flip_statement_step (from->database, row, &found, error) || !found)
    return 0;
  return flip_recovery_put_board (to, flip_statement_column (row, 0),
                                  flip_statement_column (row, 1), error);
}

/* Recovers the user's editions. */

/* Unchanged, with its number; an older state is replaced by a newer one. */
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
