/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One sheet: adding it, saving its newest moves, loading it again. */

#include "store/library-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define CHAIN_START G_GUINT64_CONSTANT (14695981039346656037)
#define CHAIN_PRIME G_GUINT64_CONSTANT (1099511628211)

void
flip_stored_sheet_free (FlipStoredSheet *sheet)
{
  g_clear_pointer (&sheet->session, flip_session_free);
  g_array_unref (sheet->saved);
  g_array_unref (sheet->chain);
  g_free (sheet->saved_tags);
  g_free (sheet);
}

/* FNV-1a over the text and its end. */
static guint64
link_text (guint64 chain, const char *text)
{
  gsize length = strlen (text) + 1;

  for (gsize i = 0; i < length; i++)
    chain = (chain ^ (guint8) text[i]) * CHAIN_PRIME;
  return chain;
}

static guint64
setup_chain (const FlipSetup *setup)
{
  g_autofree char *deal = g_strdup_printf ("%d %" G_GUINT64_FORMAT, setup->dealt, setup->seed);
  guint64 chain = link_text (CHAIN_START, setup->game->id);

  chain = link_text (chain, deal);
  chain = link_text (chain, setup->board);
  for (guint i = 0; i < setup->players->len; i++)
    chain = link_text (chain, g_ptr_array_index (setup->players, i));
  for (guint i = 0; i < setup->game->n_options; i++)
    {
      const char *value = g_hash_table_lookup (setup->options, setup->game->options[i].key);

      chain = link_text (chain, value ? value : "");
    }

  return chain;
}

/* All tags in one text, to see whether they have changed. */
static char *
tags_text (FlipSession *session)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < flip_session_n_tags (session); i++)
    {
      const char *value;
      const char *key = flip_session_tag (session, i, &value);

      g_string_append_printf (text, "%s: %s\n", key, value);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* A checksum of all that is not in the moves. */
static guint64
seal_of (FlipSession *session)
{
  g_autofree char *tags = tags_text (session);
  g_autofree char *marks =
    g_strdup_printf ("%u %u %d", flip_session_length (session), flip_session_cursor (session),
                     flip_session_is_practice (session));

  return link_text (link_text (setup_chain (flip_session_setup (session)), tags), marks);
}

static FlipStoredSheet *
sheet_new (FlipSession *session)
{
  FlipStoredSheet *sheet = g_new0 (FlipStoredSheet, 1);

  sheet->session = session;
  sheet->saved = g_array_new (FALSE, FALSE, sizeof (FlipMove));
  sheet->chain = g_array_new (FALSE, FALSE, sizeof (guint64));
  return sheet;
}

/* Writing */

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
  flip_statement_text (statement, 4, second);
  return flip_statement_finish (library->database, statement, error);
}

/* A board that is there already is written once more, should it have been damaged meanwhile. */
static gboolean
write_board (FlipLibrary *library, const FlipSetup *setup, GError **error)
{
  g_autofree char *checksum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, setup->board, -1);
  sqlite3_stmt *statement =
    flip_database_prepare (library->database,
                           "INSERT INTO board (checksum, name, text) VALUES (?, ?, ?)"
                           " ON CONFLICT (checksum) DO UPDATE SET text = excluded.text",
                           error);

  if (!statement)
    return FALSE;
  flip_statement_text (statement, 1, checksum);
  flip_statement_text (statement, 2, setup->board_name);
  flip_statement_text (statement, 3, setup->board);
  return flip_statement_finish (library->database, statement, error);
}

static char *
join_players (const FlipSetup *setup)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < setup->players->len; i++)
    g_string_append_printf (names, "%s%s", i ? ", " : "",
                            (char *) g_ptr_array_index (setup->players, i));
  return g_string_free (g_steal_pointer (&names), FALSE);
}

/* What a sheet is found by. */
static char *
search_text (const FlipSetup *setup, const char *result)
{
  g_autofree char *players = join_players (setup);
  g_autofree char *words =
    g_strjoin (" ", players, setup->game->id, _ (setup->game->name), result, NULL);

  return flip_library_fold (words);
}

static gboolean
write_sheet_row (FlipLibrary *library, const FlipSetup *setup, gint64 now, GError **error)
{
  static const char sql[] =
    "INSERT INTO sheet (game, board, dealt, seed, players, search, created, changed)"
    " SELECT ?, id, ?, ?, ?, ?, ?, ? FROM board WHERE checksum = ?";
  g_autofree char *checksum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, setup->board, -1);
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, setup->seed);
  g_autofree char *players = join_players (setup);
  g_autofree char *search = search_text (setup, "");
  sqlite3_stmt *statement = flip_database_prepare (library->database, sql, error);

  if (!statement)
    return FALSE;
  flip_statement_text (statement, 1, setup->game->id);
  flip_statement_number (statement, 2, setup->dealt);
  flip_statement_text (statement, 3, seed);
  flip_statement_text (statement, 4, players);
  flip_statement_text (statement, 5, search);
  flip_statement_number (statement, 6, now);
  flip_statement_number (statement, 7, now);
  flip_statement_text (statement, 8, checksum);
  return flip_statement_finish (library->database, statement, error);
}

static gboolean
write_setup (FlipLibrary *library, FlipStoredSheet *sheet, GError **error)
{
  const FlipSetup *setup = flip_session_setup (sheet->session);
  GHashTableIter iter;
  gpointer key, value;

  if (!write_board (library, setup, error)
      || !write_sheet_row (library, setup, g_get_real_time (), error))
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

/* How many entries the library has already, and which are still the same. */
static guint
common_entries (FlipStoredSheet *sheet)
{
  guint most = MIN (sheet->saved->len, flip_session_length (sheet->session));
  guint same = 0;

  while (same < most
         && flip_move_equal (&g_array_index (sheet->saved, FlipMove, same),
                             flip_session_entry (sheet->session, same)))
    same++;
  return same;
}

static gboolean
write_moves (FlipLibrary *library,
             FlipStoredSheet *sheet,
             guint from,
             GArray *chain,
             GError **error)
{
  guint64 last = from ? g_array_index (chain, guint64, from - 1)
                      : setup_chain (flip_session_setup (sheet->session));
  g_autoptr (sqlite3_stmt) statement = flip_database_prepare (
    library->database, "INSERT OR REPLACE INTO move VALUES (?, ?, ?, ?)", error);

  if (!statement)
    return FALSE;
  for (guint i = from; i < flip_session_length (sheet->session); i++)
    {
      g_autofree char *text = flip_session_print_entry (sheet->session, i);
      gboolean row;

      last = link_text (last, text);
      g_array_append_val (chain, last);
      sqlite3_reset (statement);
      flip_statement_number (statement, 1, sheet->id);
      flip_statement_number (statement, 2, i);
      flip_statement_text (statement, 3, text);
      flip_statement_number (statement, 4, (gint64) last);
      if (!flip_statement_step (library->database, statement, &row, error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
drop_moves (FlipLibrary *library, FlipStoredSheet *sheet, guint from, GError **error)
{
  sqlite3_stmt *statement;

  if (sheet->saved->len <= from)
    return TRUE;
  statement = flip_database_prepare (library->database,
                                     "DELETE FROM move WHERE sheet = ? AND position >= ?", error);
  if (!statement)
    return FALSE;
  flip_statement_number (statement, 1, sheet->id);
  flip_statement_number (statement, 2, from);
  return flip_statement_finish (library->database, statement, error);
}

/* "Ann 84, Bob 61" */
static char *
result_text (FlipSession *session)
{
  const FlipGame *game = flip_session_game (session);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint seat = 0; seat < flip_setup_seats (flip_session_setup (session)); seat++)
    {
      FlipScore score = { 0 };

      game->score (flip_session_state (session), seat, &score);
      g_string_append_printf (text, "%s%s %d", seat ? ", " : "",
                              flip_session_player (session, (int) seat), score.total);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* A sheet that is played on is not deleted any more. */
static gboolean
write_progress (FlipLibrary *library, FlipStoredSheet *sheet, GError **error)
{
  static const char sql[] =
    "UPDATE sheet SET deleted = 0, revision = revision + 1, changed = ?, length = ?, cursor = ?,"
    " finished = ?, practice = ?, result = ?, moment = ?, progress = ?, awaited = ?,"
    " search = ?, seal = ? WHERE id = ? AND revision = ?";
  FlipSession *session = sheet->session;
  const FlipGame *game = flip_session_game (session);
  gconstpointer state = flip_session_state (session);
  g_autoptr (GString) moment = g_string_new (NULL);
  gboolean over = flip_game_over (game, state);
  g_autofree char *result = over ? result_text (session) : g_strdup ("");
  g_autofree char *search = search_text (flip_session_setup (session), result);
  sqlite3_stmt *statement = flip_database_prepare (library->database, sql, error);
  FlipAsk ask;

  if (!statement)
    return FALSE;
  game->ask (state, &ask);
  game->moment (state, moment);
  flip_statement_number (statement, 1, g_get_real_time ());
  flip_statement_number (statement, 2, flip_session_length (session));
  flip_statement_number (statement, 3, flip_session_cursor (session));
  flip_statement_number (statement, 4, over);
  flip_statement_number (statement, 5, flip_session_is_practice (session));
  flip_statement_text (statement, 6, result);
  flip_statement_text (statement, 7, moment->str);
  flip_statement_number (statement, 8, game->progress (state));
  flip_statement_number (statement, 9, ask.who);
  flip_statement_text (statement, 10, search);
  flip_statement_number (statement, 11, (gint64) seal_of (session));
  flip_statement_number (statement, 12, sheet->id);
  flip_statement_number (statement, 13, sheet->revision);
  if (!flip_statement_finish (library->database, statement, error))
    return FALSE;
  if (sqlite3_changes (library->database->handle) == 1)
    return TRUE;
  g_set_error (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_CHANGED,
               _ ("This sheet was changed in another window. Open it again to go on from there."));
  return FALSE;
}

static gboolean
write_scores (FlipLibrary *library, FlipStoredSheet *sheet, GError **error)
{
  const FlipGame *game = flip_session_game (sheet->session);
  gconstpointer state = flip_session_state (sheet->session);
  gboolean over = flip_game_over (game, state);
  FlipResult result;

  game->result (state, &result);
  for (guint seat = 0; seat < flip_setup_seats (flip_session_setup (sheet->session)); seat++)
    {
      sqlite3_stmt *statement = flip_database_prepare (
        library->database, "UPDATE seat SET score = ?, won = ? WHERE sheet = ? AND seat = ?",
        error);
      FlipScore score = { 0 };

      if (!statement)
        return FALSE;
      game->score (state, seat, &score);
      if (over)
        {
          flip_statement_number (statement, 1, score.total);
          flip_statement_number (statement, 2, result.winners >> seat & 1);
        }
      flip_statement_number (statement, 3, sheet->id);
      flip_statement_number (statement, 4, seat);
      if (!flip_statement_finish (library->database, statement, error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
write_all (FlipLibrary *library, FlipStoredSheet *sheet, guint same, GArray *chain, GError **error)
{
  g_autofree char *tags = tags_text (sheet->session);

  if (sheet->id == 0 && !write_setup (library, sheet, error))
    return FALSE;
  if (g_strcmp0 (tags, sheet->saved_tags) != 0 && !write_tags (library, sheet, error))
    return FALSE;
  return write_progress (library, sheet, error) && drop_moves (library, sheet, same, error)
         && write_moves (library, sheet, same, chain, error)
         && write_scores (library, sheet, error);
}

/* Brings the library to where the session is, in one transaction: when this returns TRUE, the
   moves are on the disk. If it fails, the library and the sheet are as they were. */
gboolean
flip_library_save (FlipLibrary *library, FlipStoredSheet *sheet, GError **error)
{
  guint same = common_entries (sheet);
  gint64 old_id = sheet->id;
  g_autoptr (GArray) chain = g_array_copy (sheet->chain);

  g_array_set_size (chain, same);
  if (!flip_database_begin (library->database, error))
    return FALSE;
  if (!write_all (library, sheet, same, chain, error)
      || !flip_database_commit (library->database, error))
    {
      flip_database_roll_back (library->database);
      sheet->id = old_id;
      return FALSE;
    }

  sheet->revision++;
  g_free (sheet->saved_tags);
  sheet->saved_tags = tags_text (sheet->session);
  g_array_set_size (sheet->saved, same);
  for (guint i = same; i < flip_session_length (sheet->session); i++)
    g_array_append_val (sheet->saved, *flip_session_entry (sheet->session, i));
  g_array_unref (sheet->chain);
  sheet->chain = g_steal_pointer (&chain);
  return TRUE;
}

/* Takes the session over, also if adding fails. */
FlipStoredSheet *
flip_library_add (FlipLibrary *library, FlipSession *session, GError **error)
{
  g_autoptr (FlipStoredSheet) sheet = sheet_new (session);

  if (!flip_library_save (library, sheet, error))
    return NULL;
  return g_steal_pointer (&sheet);
}

/* Reading */

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
  g_set_error (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_DAMAGED,
               _ ("Sheet %" G_GINT64_FORMAT " of the library is damaged: %s"), id, reason);
  return FALSE;
}

/* Calls for every row; stops at the first that is refused. */
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
        return TRUE;
      if (!use (statement, data, error))
        return FALSE;
    }

  return FALSE;
}

static gboolean
use_player (sqlite3_stmt *row, gpointer data, GError **error)
{
  return flip_setup_add_player (data, flip_statement_column (row, 0), error);
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
  guint64 last = sheet->chain->len ? g_array_index (sheet->chain, guint64, sheet->chain->len - 1)
                                   : setup_chain (flip_session_setup (sheet->session));
  guint64 chain = link_text (last, text);
  FlipRefusal refusal = { 0 };

  if (chain != (guint64) sqlite3_column_int64 (row, 1))
    return refuse_damaged (error, sheet->id, _ ("a move is not the one that was written."));
  if (!flip_session_play_text (sheet->session, text, &refusal))
    return refuse_damaged (error, sheet->id, refusal.text);
  g_array_append_val (sheet->chain, chain);
  g_array_append_val (sheet->saved, *flip_session_entry (sheet->session, sheet->chain->len - 1));
  return TRUE;
}

static FlipSetup *
read_setup (FlipLibrary *library, gint64 id, sqlite3_stmt *row, GError **error)
{
  const FlipGame *game = library->find_game (flip_statement_column (row, 0));
  g_autoptr (FlipSetup) setup = NULL;

  if (!game)
    return refuse_damaged (error, id, _ ("its game is not known.")), NULL;
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
                    sheet->id, use_move, sheet, error))
    return FALSE;
  sheet->saved_tags = tags_text (sheet->session);
  if (flip_session_length (sheet->session) != length || cursor > length)
    return refuse_damaged (error, sheet->id, _ ("moves are missing."));
  flip_session_jump (sheet->session, cursor);
  sheet->revision = sqlite3_column_int64 (row, 7);
  if (sqlite3_column_int (row, 8))
    flip_session_set_practice (sheet->session);
  if ((guint64) sqlite3_column_int64 (row, 9) != seal_of (sheet->session))
    return refuse_damaged (error, sheet->id, _ ("its set-up is not the one that was written."));
  return TRUE;
}

FlipStoredSheet *
flip_library_load (FlipLibrary *library, gint64 id, GError **error)
{
  static const char sql[] =
    "SELECT game, dealt, seed, board.name, board.text, length, cursor, revision, practice,"
    " seal"
    " FROM sheet JOIN board ON board.id = sheet.board WHERE sheet.id = ? AND deleted = 0";
  g_autoptr (sqlite3_stmt) row = select_of (library, sql, id, error);
  g_autoptr (FlipSetup) setup = NULL;
  g_autoptr (FlipStoredSheet) sheet = NULL;
  FlipSession *session;
  gboolean found;

  if (!row || !flip_statement_step (library->database, row, &found, error))
    return NULL;
  if (!found)
    return flip_library_miss (id, error), NULL;
  setup = read_setup (library, id, row, error);
  session = setup ? flip_session_new (setup, error) : NULL;
  if (!session)
    return NULL;
  sheet = sheet_new (session);
  sheet->id = id;
  return read_log (library, sheet, row, error) ? g_steal_pointer (&sheet) : NULL;
}
