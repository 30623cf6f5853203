/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The verdicts on the choices of a sheet. They belong to one log: another one, longer, shorter or
   mended, has another chain. Untrustworthy data is ignored, since it can be worked out again. */

#include "store/library/library-private.h"

/* Whether the library has the log up to the present, and the chain of it. */
static gboolean
chain_of (const FlipStoredSheet *sheet, guint64 *chain)
{
  guint cursor = flip_session_cursor (sheet->session);

  if (!sheet->id || cursor == 0
      || cursor > MIN (sheet->links->len, flip_session_n_saved (sheet->session)))
    return FALSE;
  *chain = g_array_index (sheet->links, guint64, cursor - 1);
  return TRUE;
}

guint64
flip_library_seal_verdicts (guint64 chain, const char *stamp, const char *text)
{
  return flip_checksum_link (flip_checksum_link (chain, stamp), text);
}

gboolean
flip_library_keep_verdicts (FlipLibrary *library,
                            const FlipStoredSheet *sheet,
                            const char *stamp,
                            const char *text,
                            GError **error)
{
  static const char sql[] = "INSERT OR REPLACE INTO verdict"
                            " SELECT id, ?3, ?4, ?5, ?6 FROM sheet WHERE id = ?1 AND revision = ?2";
  sqlite3_stmt *statement;
  guint64 chain;

  g_return_val_if_fail (library && library->database, FALSE);
  g_return_val_if_fail (sheet && sheet->session, FALSE);
  g_return_val_if_fail (stamp && text, FALSE);
  g_return_val_if_fail (!error || !*error, FALSE);

  /* Nor are they written if the sheet's number is from another file, or if the file is gone. */
  if (!chain_of (sheet, &chain) || sheet->file != library->file
      || flip_database_is_replaced (library->database))
    return TRUE;
  statement = flip_database_prepare (library->database, sql, error);
  if (!statement)
    return FALSE;
  flip_statement_number (statement, 1, sheet->id);
  flip_statement_number (statement, 2, sheet->revision);
  flip_statement_number (statement, 3, (gint64) chain);
  flip_statement_text (statement, 4, stamp);
  flip_statement_text (statement, 5, text);
  flip_statement_number (statement, 6, (gint64) flip_library_seal_verdicts (chain, stamp, text));
  return flip_statement_finish (library->database, statement, error);
}

char *
flip_library_read_verdicts (FlipLibrary *library, const FlipStoredSheet *sheet, const char *stamp)
{
  g_autoptr (sqlite3_stmt) statement = NULL;
  const char *text;
  guint64 chain;
  gboolean row;

  g_return_val_if_fail (library && library->database, NULL);
  g_return_val_if_fail (sheet && sheet->session && stamp, NULL);

  if (!chain_of (sheet, &chain))
    return NULL;
  statement = flip_database_prepare (
    library->database,
    "SELECT text, seal FROM verdict WHERE sheet = ? AND chain = ? AND stamp = ?", NULL);
  if (!statement)
    return NULL;
  flip_statement_number (statement, 1, sheet->id);
  flip_statement_number (statement, 2, (gint64) chain);
  flip_statement_text (statement, 3, stamp);
  if (!flip_statement_step (library->database, statement, &row, NULL) || !row)
    return NULL;
  text = flip_statement_column (statement, 0);
  if ((guint64) sqlite3_column_int64 (statement, 1) != flip_library_seal_verdicts (chain, stamp, text))
    return NULL;
  return g_strdup (text);
}

gboolean
flip_library_drop_verdicts (FlipLibrary *library, gint64 id, guint64 chain, GError **error)
{
  sqlite3_stmt *statement = flip_database_prepare (
    library->database, "DELETE FROM verdict WHERE sheet = ? AND chain <> ?", error);

  if (!statement)
    return FALSE;
  flip_statement_number (statement, 1, id);
  flip_statement_number (statement, 2, (gint64) chain);
  return flip_statement_finish (library->database, statement, error);
}
