/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The best and average result of somebody who plays alone. */

#include "store/library-private.h"

/* Of equal results the earliest comes first: a record that is only equalled is not broken. */
static const char record_sql[] =
  "SELECT count(*) OVER (), avg(seat.score) OVER (), seat.score, other.changed"
  " FROM sheet AS own"
  " JOIN sheet AS other ON other.game = own.game AND other.board = own.board"
  "  AND other.id <> own.id AND other.finished = 1 AND other.practice = 0 AND other.deleted = 0"
  " JOIN seat ON seat.sheet = other.id"
  " WHERE own.id = ?1 AND seat.player = ?2 AND seat.score IS NOT NULL"
  "  AND (SELECT count(*) FROM seat WHERE sheet = other.id) = 1"
  " ORDER BY seat.score DESC, other.changed, other.id LIMIT 1";

gboolean
flip_library_record (FlipLibrary *library,
                     const FlipStoredSheet *sheet,
                     FlipRecord *record,
                     GError **error)
{
  g_autoptr (sqlite3_stmt) statement = NULL;
  gboolean row;

  g_return_val_if_fail (library && library->database, FALSE);
  g_return_val_if_fail (sheet && sheet->session, FALSE);
  g_return_val_if_fail (record, FALSE);

  *record = (FlipRecord){ 0 };
  if (flip_setup_seats (flip_session_setup (sheet->session)) != 1)
    return TRUE;
  statement = flip_database_prepare (library->database, record_sql, error);
  if (!statement)
    return FALSE;
  flip_statement_number (statement, 1, sheet->id);
  flip_statement_text (statement, 2, flip_session_player (sheet->session, 0));
  if (!flip_statement_step (library->database, statement, &row, error))
    return FALSE;
  if (!row)
    return TRUE;
  record->sheets = (guint) sqlite3_column_int (statement, 0);
  record->average = sqlite3_column_double (statement, 1);
  record->best = sqlite3_column_int (statement, 2);
  record->best_when = flip_seconds (sqlite3_column_int64 (statement, 3));
  return TRUE;
}
