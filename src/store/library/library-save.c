/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Adding a sheet, and saving its newest moves. */

#include "store/library/library-private.h"

#include <glib/gi18n-lib.h>

#define ROWS_AT_ONCE 32

/* A longer pause before an entry doesn't count as playing time. */
#define LONGEST_PAUSE (5 * 60 * G_USEC_PER_SEC)

static gboolean
write_pairs (FlipLibrary *library,
             const char *sql,
             gint64 id,
             gint64 position,
             const char *first,
             const char *second,
             GError **error)
{
  sqlite3_stmt *statement = flip_database_prepare (library->database, sql, error);

  if (!statement)
    return FALSE;
  flip_statement_number (statement, 1, id);
  flip_statement_number (statement, 2, position);
  flip_statement_text (statement, 3, first);
  if (second)
    flip_statement_text (statement, 4, second);
  return flip_statement_finish (library->database, statement, error);
}

/* A board that is already stored is written again only if it was damaged meanwhile, or if its name
   has become known. */
gboolean
flip_library_write_board (FlipLibrary *library, const char *name, const char *text, GError **error)
{
  g_autofree char *checksum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
  sqlite3_stmt *statement =
    flip_database_prepare (library->database,
                           "INSERT INTO board (checksum, name, text) VALUES (?, ?, ?)"
                           " ON CONFLICT (checksum) DO UPDATE SET text = excluded.text, name = excluded.name"
                           " WHERE text <> excluded.text OR (name <> excluded.name AND name LIKE '%/%')",
                           error);

  if (!statement)
    return FALSE;
  flip_statement_text (statement, 1, checksum);
  flip_statement_text (statement, 2, name);
  flip_statement_text (statement, 3, text);
  return flip_statement_finish (library->database, statement, error);
}

static gboolean
write_sheet_row (FlipLibrary *library, const FlipStoredSheet *sheet, gint64 now, GError **error)
{
  static const char sql[] =
    "INSERT INTO sheet (id, game, board, dealt, seed, search, seats, created, changed, edition)"
    " SELECT ?9, ?1, id, ?2, ?3, ?6, ?7, ?4, ?4, ?8 FROM board WHERE checksum = ?5";
  const FlipSetup *setup = flip_session_setup (sheet->session);
  static const FlipFinish none = { 0 };
  g_autofree char *checksum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, setup->board, -1);
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, setup->seed);
  g_autofree char *search = flip_finish_search (setup, &none);
  g_autofree char *seats = flip_finish_seats (setup, &none);
  sqlite3_stmt *statement;
  gint64 edition;

  if (!flip_library_find_edition (library, sheet->session, &edition, error))
    return FALSE;
  statement = flip_database_prepare (library->database, sql, error);
  if (!statement)
    return FALSE;
  flip_statement_text (statement, 1, setup->game->id);
  flip_statement_number (statement, 2, setup->dealt);
  flip_statement_text (statement, 3, seed);
  flip_statement_number (statement, 4, now);
  flip_statement_text (statement, 5, checksum);
  flip_statement_text (statement, 6, search);
  flip_statement_text (statement, 7, seats);
  flip_statement_number (statement, 8, edition);
  if (sheet->wanted)
    flip_statement_number (statement, 9, sheet->wanted);
  return flip_statement_finish (library->database, statement, error);
}

static gboolean
write_setup (FlipLibrary *library, FlipStoredSheet *sheet, GError **error)
{
  const FlipSetup *setup = flip_session_setup (sheet->session);
  GHashTableIter iter;
  gpointer key, value;

  sheet->born = sheet->born ? sheet->born : g_get_real_time ();
  if (!flip_library_write_board (library, setup->board_name, setup->board, error)
      || !write_sheet_row (library, sheet, sheet->born, error))
    return FALSE;
  sheet->id = sqlite3_last_insert_rowid (library->database->handle);
  for (guint i = 0; i < setup->players->len; i++)
    {
      if (!write_pairs (library, "INSERT INTO seat (sheet, seat, player) VALUES (?, ?, ?)",
                        sheet->id, i, g_ptr_array_index (setup->players, i), NULL, error))
        return FALSE;
    }
  g_hash_table_iter_init (&iter, setup->options);
  while (g_hash_table_iter_next (&iter, &key, &value))
    {
      if (!write_pairs (library, "INSERT INTO setting (sheet, key, value) VALUES (?1, ?3, ?4)",
                        sheet->id, 0, key, value, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
write_tags (FlipLibrary *library, FlipStoredSheet *sheet, GError **error)
{
  g_autofree char *drop =
    g_strdup_printf ("DELETE FROM tag WHERE sheet = %" G_GINT64_FORMAT, sheet->id);

  if (!flip_database_run (library->database, drop, error))
    return FALSE;
  for (guint i = 0; i < flip_session_n_tags (sheet->session); i++)
    {
      const char *value;
      const char *key = flip_session_tag (sheet->session, i, &value);

      if (!write_pairs (library, "INSERT INTO tag VALUES (?, ?, ?, ?)", sheet->id, i, key, value,
                        error))
        return FALSE;
    }

  return TRUE;
}

/* Writes the data beside the log if it has changed, or removes it if it is empty. */
static gboolean
write_history (FlipLibrary *library, FlipStoredSheet *sheet, const char *history, GError **error)
{
  sqlite3_stmt *statement = flip_database_prepare (
    library->database,
    *history ? "INSERT OR REPLACE INTO shelf VALUES (?1, ?2)" : "DELETE FROM shelf WHERE sheet = ?1",
    error);

  if (!statement)
    return FALSE;
  flip_statement_number (statement, 1, sheet->id);
  if (*history)
    flip_statement_text (statement, 2, history);
  return flip_statement_finish (library->database, statement, error);
}

/* How many of the entries in the library are unchanged. */
static guint
common_entries (FlipStoredSheet *sheet)
{
  return MIN (sheet->links->len, flip_session_n_saved (sheet->session));
}

/* A statement that writes several rows of moves. */
static sqlite3_stmt *
prepare_rows (FlipLibrary *library, guint n_rows, GError **error)
{
  g_autoptr (GString) sql = g_string_new ("INSERT INTO move VALUES (?1, ?, ?, ?)");

  for (guint i = 1; i < n_rows; i++)
    g_string_append (sql, ", (?1, ?, ?, ?)");
  return flip_database_prepare (library->database, sql->str, error);
}

/* The part of a log to be written: the entries from here on, and their links. */
typedef struct
{
  FlipStoredSheet *sheet;
  guint next;
  guint64 chain; /* before the next entry */
  GArray *links; /* of guint64 */
} Writing;

static void
bind_next (Writing *writing, sqlite3_stmt *statement, guint row)
{
  g_autofree char *text =
    flip_log_print_entry (flip_session_log (writing->sheet->session), writing->next);
  int at = 2 + 3 * (int) row;

  writing->chain = flip_checksum_link (writing->chain, text);
  g_array_append_val (writing->links, writing->chain);
  flip_statement_number (statement, at, writing->next++);
  flip_statement_text (statement, at + 1, text);
  flip_statement_number (statement, at + 2, (gint64) writing->chain);
}

/* Writes this many rows at a time, as long as enough are left. */
static gboolean
write_rows (FlipLibrary *library, Writing *writing, guint n_rows, GError **error)
{
  guint length = flip_session_length (writing->sheet->session);
  g_autoptr (sqlite3_stmt) statement = NULL;

  if (writing->next + n_rows > length)
    return TRUE;
  statement = prepare_rows (library, n_rows, error);
  if (!statement)
    return FALSE;
  flip_statement_number (statement, 1, writing->sheet->id);
  while (writing->next + n_rows <= length)
    {
      gboolean row;

      sqlite3_reset (statement);
      for (guint i = 0; i < n_rows; i++)
        bind_next (writing, statement, i);
      if (!flip_statement_step (library->database, statement, &row, error))
        return FALSE;
    }

  return TRUE;
}

/* A long log takes less than half the time if one statement writes several rows. */
static gboolean
write_moves (FlipLibrary *library,
             FlipStoredSheet *sheet,
             guint from,
             GArray *links,
             GError **error)
{
  Writing writing = {
    .sheet = sheet,
    .next = from,
    .chain = from ? g_array_index (sheet->links, guint64, from - 1)
                  : flip_checksum_setup (flip_session_setup (sheet->session)),
    .links = links,
  };

  g_assert (links->len == 0);
  return write_rows (library, &writing, ROWS_AT_ONCE, error)
         && write_rows (library, &writing, 1, error);
}

/* Removes whatever rows there are, so that the new ones don't conflict with them. */
static gboolean
drop_moves (FlipLibrary *library, FlipStoredSheet *sheet, guint from, GError **error)
{
  sqlite3_stmt *statement = flip_database_prepare (
    library->database, "DELETE FROM move WHERE sheet = ? AND position >= ?", error);

  if (!statement)
    return FALSE;
  flip_statement_number (statement, 1, sheet->id);
  flip_statement_number (statement, 2, from);
  return flip_statement_finish (library->database, statement, error);
}

/* Always FALSE. */
static gboolean
refuse_changed (GError **error)
{
  g_set_error (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_CHANGED,
               _ ("This sheet was changed in another window. Open it again to continue from "
                  "there."));
  return FALSE;
}

/* The data beside the log as texts. They may be long, so they are made only if they may have
   changed, and are NULL otherwise. */
typedef struct
{
  char *tags, *history;
} Beside;

static void
beside_clear (Beside *beside)
{
  g_clear_pointer (&beside->tags, g_free);
  g_clear_pointer (&beside->history, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Beside, beside_clear)

static void
read_beside (FlipStoredSheet *sheet, Beside *beside)
{
  if (sheet->saved_tags && sheet->saved_beside == flip_session_beside (sheet->session))
    return;
  beside->tags = flip_session_tags_text (sheet->session);
  beside->history = flip_session_history_text (sheet->session);
}

static guint64
seal (FlipStoredSheet *sheet, const Beside *beside)
{
  return beside->tags ? flip_checksum_seal (sheet->session, beside->tags, beside->history)
                      : flip_checksum_seal (sheet->session, sheet->saved_tags, sheet->saved_history);
}

/* A sheet from a backup keeps its own time of change, in microseconds. */
static gint64
when_changed (const FlipStoredSheet *sheet)
{
  return sheet->revision == 0 && sheet->changed ? sheet->changed * G_USEC_PER_SEC
                                                : g_get_real_time ();
}

/* Writes the progress of the game. Playing on a deleted sheet restores it. */
static gboolean
write_progress (FlipLibrary *library, FlipStoredSheet *sheet, const Beside *beside, GError **error)
{
  static const char sql[] =
    "UPDATE sheet SET deleted = 0, revision = revision + 1, changed = ?1, length = ?, cursor = ?,"
    " practice = ?, moment = ?, progress = ?, awaited = ?, seal = ?,"
    " played = played + min (max (?1 - changed, 0), ?11), kept = ?12"
    " WHERE id = ?9 AND revision = ?10 AND created = ?13";
  FlipSession *session = sheet->session;
  const FlipGame *game = flip_session_game (session);
  gconstpointer state = flip_session_state (session);
  sqlite3_stmt *statement = flip_database_prepare (library->database, sql, error);
  FlipSummary where;
  FlipAsk ask;

  if (!statement)
    return FALSE;
  game->ask (state, &ask);
  flip_game_where (game, state, &where);
  flip_statement_number (statement, 1, when_changed (sheet));
  flip_statement_number (statement, 2, flip_session_length (session));
  flip_statement_number (statement, 3, flip_session_cursor (session));
  flip_statement_number (statement, 4, flip_session_is_practice (session));
  flip_statement_text (statement, 5, where.text);
  flip_statement_number (statement, 6, flip_game_progress (game, state));
  flip_statement_number (statement, 7, ask.who);
  flip_statement_number (statement, 8, (gint64) seal (sheet, beside));
  flip_statement_number (statement, 9, sheet->id);
  flip_statement_number (statement, 10, sheet->revision);
  flip_statement_number (statement, 11, LONGEST_PAUSE);
  flip_statement_number (statement, 12, FLIP_LIBRARY_KEPT);
  flip_statement_number (statement, 13, sheet->born);
  return flip_statement_finish (library->database, statement, error)
         && (sqlite3_changes (library->database->handle) == 1 || refuse_changed (error));
}

/* The result is written at the end of a game, and removed when the end is taken back. */
static gboolean
write_finish (FlipLibrary *library, FlipStoredSheet *sheet, const FlipFinish *finish, GError **error)
{
  return (!finish->result.over && !sheet->saved_finished)
         || flip_library_write_finish (library, sheet, finish, error);
}

static gboolean
write_beside (FlipLibrary *library, FlipStoredSheet *sheet, const Beside *beside, GError **error)
{
  if (!beside->tags)
    return TRUE;
  if (g_strcmp0 (beside->tags, sheet->saved_tags) != 0 && !write_tags (library, sheet, error))
    return FALSE;
  return g_strcmp0 (beside->history, sheet->saved_history ? sheet->saved_history : "") == 0
         || write_history (library, sheet, beside->history, error);
}

/* The chain up to the present position, some links of which were written just now; 0 at the
   beginning. */
static guint64
present_chain (FlipStoredSheet *sheet, guint same, const GArray *links)
{
  guint cursor = flip_session_cursor (sheet->session);

  if (cursor == 0)
    return 0;
  return cursor <= same ? g_array_index (sheet->links, guint64, cursor - 1)
                        : g_array_index (links, guint64, cursor - same - 1);
}

/* Returns the links of the entries that were written. */
static gboolean
write_all (FlipLibrary *library,
           FlipStoredSheet *sheet,
           const FlipFinish *finish,
           const Beside *beside,
           GArray *links,
           GError **error)
{
  guint same = common_entries (sheet);

  if (sheet->id == 0 && !write_setup (library, sheet, error))
    return FALSE;
  return write_beside (library, sheet, beside, error)
         && write_progress (library, sheet, beside, error)
         && drop_moves (library, sheet, same, error)
         && write_moves (library, sheet, same, links, error)
         && flip_library_drop_verdicts (library, sheet->id, present_chain (sheet, same, links), error)
         && write_finish (library, sheet, finish, error);
}

/* Notes that everything is on disk. */
static void
note_saved (FlipStoredSheet *sheet, const FlipFinish *finish, Beside *beside, const GArray *links)
{
  sheet->changed = when_changed (sheet) / G_USEC_PER_SEC;
  sheet->revision++;
  if (!sheet->created)
    sheet->created = sheet->changed;
  sheet->saved_finished = finish->result.over;
  if (beside->tags)
    {
      g_free (sheet->saved_tags);
      sheet->saved_tags = g_steal_pointer (&beside->tags);
      g_free (sheet->saved_history);
      sheet->saved_history = g_steal_pointer (&beside->history);
      sheet->saved_beside = flip_session_beside (sheet->session);
    }
  g_array_set_size (sheet->links, common_entries (sheet));
  g_array_append_vals (sheet->links, links->data, links->len);
  g_assert (sheet->links->len == flip_session_length (sheet->session));
  flip_session_mark_saved (sheet->session);
}

/* Finds the sheet in this file, in the state in which it was saved. */
static gboolean
find (FlipLibrary *library, FlipStoredSheet *sheet, GError **error)
{
  gboolean is_other = FALSE;

  return sheet->id == 0 || sheet->file == library->file
         || (flip_library_find_again (library, sheet, &is_other, error)
             && (!is_other || refuse_changed (error)));
}

/* Must be called within a transaction. */
static gboolean
save (FlipLibrary *library, FlipStoredSheet *sheet, GError **error)
{
  g_autoptr (GArray) links = g_array_new (FALSE, FALSE, sizeof (guint64));
  FlipFinish finish = { 0 };
  g_auto (Beside) beside = { 0 };
  gint64 old_id;

  if (!find (library, sheet, error))
    return FALSE;
  old_id = sheet->id;
  flip_finish_read (&finish, sheet->session);
  read_beside (sheet, &beside);
  if (!write_all (library, sheet, &finish, &beside, links, error)
      || !flip_database_commit (library->database, error))
    {
      sheet->id = old_id;
      return FALSE;
    }

  sheet->file = library->file;
  note_saved (sheet, &finish, &beside, links);
  return TRUE;
}

/* Saves the session in one transaction: when this returns TRUE, the moves are on disk. If it fails,
   the library and the sheet are unchanged. The time it takes depends on what has changed, not on
   the length of the log. */
gboolean
flip_library_save (FlipLibrary *library, FlipStoredSheet *sheet, GError **error)
{
  g_return_val_if_fail (library && library->database, FALSE);
  g_return_val_if_fail (sheet && sheet->session, FALSE);
  g_return_val_if_fail (!error || !*error, FALSE);

  if (!flip_library_begin (library, NULL, NULL, error))
    return FALSE;
  if (save (library, sheet, error))
    return TRUE;
  flip_database_roll_back (library->database);
  return FALSE;
}

/* Takes ownership of the session, even if adding fails. */
FlipStoredSheet *
flip_library_add (FlipLibrary *library, FlipSession *session, GError **error)
{
  g_autoptr (FlipStoredSheet) sheet = NULL;

  g_return_val_if_fail (library && library->database, NULL);
  g_return_val_if_fail (session, NULL);
  g_return_val_if_fail (!error || !*error, NULL);

  sheet = flip_stored_sheet_new (session);
  if (!flip_library_save (library, sheet, error))
    return NULL;
  return g_steal_pointer (&sheet);
}
