/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Loading a sheet: its moves are replayed, and every checksum is compared. */

#include "engine/session/log-history.h"
#include "store/library/library-private.h"

#include <glib/gi18n-lib.h>

static sqlite3_stmt *
select_of (FlipLibrary *library, const char *sql, gint64 id, GError **error)
{
  sqlite3_stmt *statement = flip_database_prepare (library->database, sql, error);

  if (statement)
    flip_statement_number (statement, 1, id);
  return statement;
}

static gboolean
refuse_damaged (GError **error, gint64 id, const char *reason)
{
  g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, id);

  /* Translators: the number of a sheet, and what is wrong with it. */
  g_set_error (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_DAMAGED,
               /* Translators: first %s: the number of a sheet; second %s: a sentence that says why
                  */
               _ ("Sheet %s in the library is damaged: %s"), number, reason);
  return FALSE;
}

/* Calls a function for each row until it refuses one. */
static gboolean
each_row (FlipLibrary *library,
          const char *sql,
          gint64 id,
          gboolean (*use) (sqlite3_stmt *row, gpointer data, GError **error),
          gpointer data,
          GError **error)
{
  g_autoptr (sqlite3_stmt) statement = select_of (library, sql, id, error);
  gboolean row;

  if (!statement)
    return FALSE;
  while (flip_statement_step (library->database, statement, &row, error))
    {
      if (!row)
        return flip_statement_give_back (library->database, g_steal_pointer (&statement)), TRUE;
      if (!use (statement, data, error))
        return FALSE;
    }

  return FALSE;
}

static gboolean
use_player (sqlite3_stmt *row, gpointer data, GError **error)
{
  return flip_setup_restore_player (data, flip_statement_column (row, 0), error);
}

static gboolean
use_setting (sqlite3_stmt *row, gpointer data, GError **error)
{
  return flip_setup_set_option (data, flip_statement_column (row, 0),
                                flip_statement_column (row, 1), error);
}

static gboolean
use_tag (sqlite3_stmt *row, gpointer data, GError **error)
{
  flip_session_set_tag (data, flip_statement_column (row, 0), flip_statement_column (row, 1));
  return TRUE;
}

static gboolean
use_move (sqlite3_stmt *row, gpointer data, GError **error)
{
  FlipStoredSheet *sheet = data;
  const char *text = flip_statement_column (row, 0);
  guint n = sheet->links->len;
  guint64 last = n ? g_array_index (sheet->links, guint64, n - 1)
                   : flip_checksum_setup (flip_session_setup (sheet->session));
  guint64 link = flip_checksum_link (last, text);
  FlipRefusal refusal = { 0 };

  if (link != (guint64) sqlite3_column_int64 (row, 1))
    return refuse_damaged (error, sheet->id, _ ("a move has changed since it was saved."));
  if (!flip_session_play_text (sheet->session, text, &refusal))
    return refuse_damaged (error, sheet->id, refusal.text);
  g_array_append_val (sheet->links, link);
  return TRUE;
}

static gboolean
use_history (sqlite3_stmt *row, gpointer data, GError **error)
{
  FlipStoredSheet *sheet = data;
  g_auto (GStrv) lines = g_strsplit (flip_statement_column (row, 0), "\n", -1);
  g_autoptr (GError) reason = NULL;
  guint n = g_strv_length (lines), at;
  FlipLogHistory *history = n > 0 ? flip_log_history_read (lines, n - 1, &at, &reason) : NULL;

  if (!history || !flip_session_set_history (sheet->session, history, &reason))
    return refuse_damaged (error, sheet->id,
                           reason ? reason->message : _ ("what was set aside is missing."));
  return TRUE;
}

static FlipSetup *
read_setup (FlipLibrary *library, gint64 id, sqlite3_stmt *row, GError **error)
{
  const FlipGame *game = library->find_game (flip_statement_column (row, 0));
  g_autoptr (FlipSetup) setup = NULL;

  if (!game)
    return refuse_damaged (error, id, _ ("its game is unknown.")), NULL;
  setup = flip_setup_new (game);
  setup->dealt = sqlite3_column_int (row, 1);
  if (!g_ascii_string_to_unsigned (flip_statement_column (row, 2), 10, 0, G_MAXUINT64, &setup->seed,
                                   error))
    return NULL;
  flip_setup_set_board (setup, flip_statement_column (row, 3), flip_statement_column (row, 4));
  if (!each_row (library, "SELECT player FROM seat WHERE sheet = ? ORDER BY seat", id, use_player,
                 setup, error)
      || !each_row (library, "SELECT key, value FROM setting WHERE sheet = ?", id, use_setting,
                    setup, error))
    return NULL;
  return g_steal_pointer (&setup);
}

static gboolean
read_log (FlipLibrary *library, FlipStoredSheet *sheet, sqlite3_stmt *row, GError **error)
{
  guint length = (guint) sqlite3_column_int (row, 5), cursor = (guint) sqlite3_column_int (row, 6);

  if (!each_row (library, "SELECT key, value FROM tag WHERE sheet = ? ORDER BY position", sheet->id,
                 use_tag, sheet->session, error)
      || !each_row (library, "SELECT text, chain FROM move WHERE sheet = ? ORDER BY position",
                    sheet->id, use_move, sheet, error)
      || !each_row (library, "SELECT text FROM shelf WHERE sheet = ?", sheet->id, use_history, sheet,
                    error))
    return FALSE;
  sheet->saved_history = flip_session_history_text (sheet->session);
  sheet->saved_tags = flip_session_tags_text (sheet->session);
  sheet->saved_beside = flip_session_beside (sheet->session);
  flip_session_mark_saved (sheet->session);
  if (flip_session_length (sheet->session) != length || cursor > length)
    return refuse_damaged (error, sheet->id, _ ("moves are missing."));
  flip_session_jump (sheet->session, cursor);
  sheet->revision = sqlite3_column_int64 (row, 7);
  sheet->saved_finished = sqlite3_column_int (row, 10) != 0;
  sheet->born = sqlite3_column_int64 (row, 11);
  sheet->created = flip_seconds (sheet->born);
  sheet->changed = flip_seconds (sqlite3_column_int64 (row, 12));
  if (sqlite3_column_int (row, 8))
    flip_session_set_practice (sheet->session);
  if ((guint64) sqlite3_column_int64 (row, 9)
      != flip_checksum_seal (sheet->session, sheet->saved_tags, sheet->saved_history))
    return refuse_damaged (error, sheet->id, _ ("its set-up has changed since it was saved."));
  return TRUE;
}

/* The row of a sheet, or NULL. */
static sqlite3_stmt *
find_sheet (FlipLibrary *library, gint64 id, GError **error)
{
  static const char sql[] =
    "SELECT game, dealt, seed, board.name, board.text, length, cursor, revision, practice, seal,"
    " finished, created, changed, deleted FROM sheet JOIN board ON board.id = sheet.board"
    " WHERE sheet.id = ?";
  g_autoptr (sqlite3_stmt) row = select_of (library, sql, id, error);
  gboolean found;

  if (!row || !flip_statement_step (library->database, row, &found, error))
    return NULL;
  if (!found)
    return flip_library_miss (id, error), NULL;
  return g_steal_pointer (&row);
}

static FlipStoredSheet *
load (FlipLibrary *library, gint64 id, gboolean or_deleted, GError **error)
{
  g_autoptr (sqlite3_stmt) row = find_sheet (library, id, error);
  g_autoptr (FlipSetup) setup = NULL;
  FlipSession *session;
  g_autoptr (FlipStoredSheet) sheet = NULL;

  if (row && !or_deleted && sqlite3_column_int64 (row, 13) != 0)
    return flip_library_miss (id, error), NULL;
  setup = row ? read_setup (library, id, row, error) : NULL;
  session = setup ? flip_session_new (setup, error) : NULL;
  if (!session)
    return NULL;
  sheet = flip_stored_sheet_new (session);
  sheet->id = id;
  sheet->file = library->file;
  if (!read_log (library, sheet, row, error))
    return NULL;
  flip_statement_give_back (library->database, g_steal_pointer (&row));
  return g_steal_pointer (&sheet);
}

FlipStoredSheet *
flip_library_load (FlipLibrary *library, gint64 id, GError **error)
{
  g_return_val_if_fail (library && library->database, NULL);
  g_return_val_if_fail (!error || !*error, NULL);

  return load (library, id, FALSE, error);
}

FlipStoredSheet *
flip_library_load_any (FlipLibrary *library, gint64 id, GError **error)
{
  g_return_val_if_fail (library && library->database, NULL);
  g_return_val_if_fail (!error || !*error, NULL);

  return load (library, id, TRUE, error);
}

gboolean
flip_library_read_start (FlipLibrary *library, gint64 id, guint64 *chain, GError **error)
{
  g_autoptr (sqlite3_stmt) row = NULL;
  g_autoptr (FlipSetup) setup = NULL;

  g_return_val_if_fail (library && library->database, FALSE);
  g_return_val_if_fail (chain, FALSE);

  row = find_sheet (library, id, error);
  setup = row ? read_setup (library, id, row, error) : NULL;
  if (!setup)
    return FALSE;
  flip_statement_give_back (library->database, g_steal_pointer (&row));
  *chain = flip_checksum_setup (setup);
  return TRUE;
}

/* The running checksums of a sheet, row by row. */
typedef struct
{
  gint64 id;
  guint n;
  guint64 chain;
  GString *text;
} Sum;

static gboolean
add_move (sqlite3_stmt *row, gpointer data, GError **error)
{
  Sum *sum = data;

  sum->chain = flip_checksum_link (sum->chain, flip_statement_column (row, 0));
  if (sum->chain != (guint64) sqlite3_column_int64 (row, 1))
    return refuse_damaged (error, sum->id, _ ("a move has changed since it was saved."));
  if (sqlite3_column_int64 (row, 2) != sum->n++)
    return refuse_damaged (error, sum->id, _ ("moves are missing."));
  return TRUE;
}

static gboolean
add_tag (sqlite3_stmt *row, gpointer data, GError **error)
{
  g_string_append_printf (((Sum *) data)->text, "%s: %s\n", flip_statement_column (row, 0),
                          flip_statement_column (row, 1));
  return TRUE;
}

static gboolean
add_history (sqlite3_stmt *row, gpointer data, GError **error)
{
  g_string_append (((Sum *) data)->text, flip_statement_column (row, 0));
  return TRUE;
}

gboolean
flip_library_check (FlipLibrary *library, gint64 id, FlipSheetMarks *marks, GError **error)
{
  g_autoptr (sqlite3_stmt) row = find_sheet (library, id, error);
  g_autoptr (FlipSetup) setup = row ? read_setup (library, id, row, error) : NULL;
  g_autoptr (GString) tags = g_string_new (NULL), history = g_string_new (NULL);
  guint64 start = setup ? flip_checksum_setup (setup) : 0, seal;
  Sum moves = { .id = id, .chain = start };

  if (!setup
      || !each_row (library, "SELECT key, value FROM tag WHERE sheet = ? ORDER BY position", id,
                    add_tag, &(Sum){ .text = tags }, error)
      || !each_row (library,
                    "SELECT text, chain, position FROM move WHERE sheet = ? ORDER BY position", id,
                    add_move, &moves, error)
      || !each_row (library, "SELECT text FROM shelf WHERE sheet = ?", id, add_history,
                    &(Sum){ .text = history }, error))
    return FALSE;
  *marks = (FlipSheetMarks){ (guint) sqlite3_column_int (row, 5),
                             (guint) sqlite3_column_int (row, 6), sqlite3_column_int64 (row, 7) };
  if (moves.n != marks->length || marks->cursor > marks->length)
    return refuse_damaged (error, id, _ ("moves are missing."));
  seal = flip_checksum_seal_of (start, marks->length, marks->cursor,
                                sqlite3_column_int (row, 8) != 0, tags->str, history->str);
  if ((guint64) sqlite3_column_int64 (row, 9) != seal)
    return refuse_damaged (error, id, _ ("its set-up has changed since it was saved."));
  flip_statement_give_back (library->database, g_steal_pointer (&row));
  return TRUE;
}

gint64
flip_library_revision (FlipLibrary *library, gint64 id)
{
  g_autoptr (sqlite3_stmt) row = NULL;
  gboolean found;

  g_return_val_if_fail (library && library->database, -1);

  row = select_of (library, "SELECT revision FROM sheet WHERE id = ? AND deleted = 0", id, NULL);
  if (!row || !flip_statement_step (library->database, row, &found, NULL) || !found)
    return -1;
  return sqlite3_column_int64 (row, 0);
}

/* In another file, its number belongs to a different sheet. */
gboolean
flip_library_is_ahead (FlipLibrary *library, const FlipStoredSheet *sheet)
{
  g_return_val_if_fail (library && sheet, FALSE);

  return sheet->id && sheet->file == library->file
         && flip_library_revision (library, sheet->id) > sheet->revision;
}
