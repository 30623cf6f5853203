/* SPDX-License-Identifier: GPL-3.0-or-later */

/* There are two ways to find a sheet. If SQLite can still read the file, each sheet is read as
   usual. Sheets that can't be read that way, or only in an older state, are put together from rows
   found by examining every page: see scavenge.h. In either case a sheet only counts if its
   checksums match. */

#include "store/recovery/recovery-private.h"

#include "store/database/schema.h"
#include "store/pages/scavenge.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

/* A row may be found in several states; the newest few are tried. */
#define MOST_STATES 8

/* No library has such large numbers, but a damaged one may claim any. */
#define LARGEST_ID ((gint64) 1 << 48)

typedef struct
{
  FlipRecovery *recovery;
  FlipFindGame find_game;
  FlipRecoveryStep step; /* or NULL */
  gpointer step_data;
  FlipImage *image;
  FlipLibrary *source; /* as SQLite reads it, or NULL; if it is sound, it becomes the result */
  FlipLibrary *found;  /* the sheets that are put together, or NULL until needed */
  GArray *known;       /* of FlipKnownSheet: the intact sheets of the source */
  gboolean is_sound;   /* the source is sound as a database … */
  gboolean is_mended;  /* … since its indexes were rebuilt */
  GHashTable *boards
    [2]; /* board numbers in the source and in `found`: those in the result */
} Look;

static void
found_sheet_free (FlipFoundSheet *sheet)
{
  g_free (sheet->game);
  g_free (sheet->players);
  g_free (sheet->reason);
  g_free (sheet);
}

static void
look_clear (Look *look)
{
  g_clear_pointer (&look->image, flip_image_free);
  if (!look->is_sound)
    g_clear_pointer (&look->source, flip_library_close);
  g_clear_pointer (&look->found, flip_library_close);
  g_clear_pointer (&look->known, g_array_unref);
  for (guint i = 0; i < 2; i++)
    g_clear_pointer (&look->boards[i], g_hash_table_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Look, look_clear)

static gboolean
is_sound (FlipDatabase *database)
{
  g_autoptr (sqlite3_stmt) statement =
    flip_database_prepare (database, "PRAGMA integrity_check (1)", NULL);
  gboolean row;

  return statement && flip_statement_step (database, statement, &row, NULL) && row
         && g_str_equal (flip_statement_column (statement, 0), "ok");
}

/* Whether the schema is harmless: generated columns, for example, would run code whenever a table
   is read. */
static gboolean
is_plain (FlipDatabase *database)
{
  g_autoptr (sqlite3_stmt) row =
    flip_database_prepare (database, "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL", NULL);
  gboolean found;

  while (row && flip_statement_step (database, row, &found, NULL))
    {
      const char *sql = found ? flip_statement_column (row, 0) : NULL;

      if (!found)
        return TRUE;
      if (!g_regex_match_simple ("^CREATE (TABLE|INDEX) (?!.*\\bAS\\b)", sql,
                                 G_REGEX_CASELESS | G_REGEX_DOTALL, 0))
        return FALSE;
    }

  return FALSE;
}

/* By name, since rebuilding all of them would also rebuild the large tables that are their own
   index, in memory. */
static gboolean
renew_indexes (FlipDatabase *database)
{
  static const char find[] = "SELECT group_concat ('REINDEX ' || name, ';') FROM sqlite_schema"
                             " WHERE type = 'index' AND sql IS NOT NULL OR name = 'board'";
  g_autoptr (sqlite3_stmt) row = flip_database_prepare (database, find, NULL);
  g_autofree char *sql = NULL;
  gboolean found;

  if (!row || !flip_statement_step (database, row, &found, NULL) || !found)
    return FALSE;
  sql = g_strdup (flip_statement_column (row, 0));
  g_clear_pointer (&row, sqlite3_finalize);
  return flip_database_run (database, sql, NULL);
}

/* A file of another version is read as long as its tables are unchanged. If they could be a trap,
   or have other columns, the file is only searched page by page. */
static gboolean
open_source (Look *look, GError **error)
{
  g_autoptr (GError) problem = NULL;

  look->source =
    flip_library_open_image (look->image, look->recovery->path, look->find_game, &problem);
  if (g_error_matches (problem, FLIP_STORE_ERROR, FLIP_STORE_ERROR_FULL))
    return g_propagate_error (error, g_steal_pointer (&problem)), FALSE;
  if (look->source && !is_plain (look->source->database))
    g_clear_pointer (&look->source, flip_library_close);
  look->is_sound = look->source
                   && flip_database_migrate (look->source->database, &flip_schema, &problem)
                   && is_sound (look->source->database);
  if (look->source && !problem && !look->is_sound)
    look->is_sound = look->is_mended =
      renew_indexes (look->source->database) && is_sound (look->source->database);
  if (look->source && !look->is_sound && !flip_recovery_can_copy (look->source))
    g_clear_pointer (&look->source, flip_library_close);
  look->recovery->is_newer = g_error_matches (problem, FLIP_STORE_ERROR, FLIP_STORE_ERROR_NEWER);
  return TRUE;
}

/* Statements */

/* Runs a statement with up to two numbers; returns whether it worked. */
static gboolean
run_with (FlipLibrary *library, const char *sql, gint64 first, gint64 second)
{
  sqlite3_stmt *statement = flip_database_prepare (library->database, sql, NULL);

  if (!statement)
    return FALSE;
  flip_statement_number (statement, 1, first);
  if (sqlite3_bind_parameter_count (statement) > 1)
    flip_statement_number (statement, 2, second);
  return flip_statement_finish (library->database, statement, NULL);
}

static sqlite3_stmt *
select_with (FlipLibrary *library, const char *sql, gint64 number)
{
  sqlite3_stmt *statement = library ? flip_database_prepare (library->database, sql, NULL) : NULL;

  if (statement && sqlite3_bind_parameter_count (statement) > 0)
    flip_statement_number (statement, 1, number);
  return statement;
}

static gboolean
next_row (FlipLibrary *library, sqlite3_stmt *statement)
{
  gboolean row;

  return statement && flip_statement_step (library->database, statement, &row, NULL) && row;
}

/* Rows that were found */

/* A board is identified by its checksum. */
static void
put_boards (Look *look)
{
  g_autoptr (sqlite3_stmt) boards =
    select_with (look->found, "SELECT rowid, checksum, text FROM found_board", 0);

  while (next_row (look->found, boards))
    {
      g_autofree char *checksum =
        g_compute_checksum_for_string (G_CHECKSUM_SHA256, flip_statement_column (boards, 2), -1);

      if (g_str_equal (checksum, flip_statement_column (boards, 1)))
        run_with (look->found,
                  "INSERT OR IGNORE INTO board SELECT * FROM found_board WHERE rowid = ?",
                  sqlite3_column_int64 (boards, 0), 0);
    }
}

/* Examines all pages, once. */
static gboolean
scavenge (Look *look, GError **error)
{
  g_autoptr (FlipLibrary) found = NULL;

  if (look->found)
    return TRUE;
  found = flip_library_new_scratch (look->recovery->path, look->find_game, error);
  if (!found || !flip_database_run (found->database, "PRAGMA foreign_keys = OFF", error)
      || !flip_scavenge (look->image, found->database, look->known, error))
    return FALSE;
  look->found = g_steal_pointer (&found);
  put_boards (look);
  /* All changes will be rolled back. */
  return flip_database_begin (look->found->database, error);
}

static void
clear_sheet (Look *look, gint64 id)
{
  static const char *const statements[] = {
    "DELETE FROM seat WHERE sheet = ?",  "DELETE FROM setting WHERE sheet = ?",
    "DELETE FROM tag WHERE sheet = ?",   "DELETE FROM move WHERE sheet = ?",
    "DELETE FROM shelf WHERE sheet = ?", "DELETE FROM label WHERE sheet = ?",
    "DELETE FROM sheet WHERE id = ?",
  };

  for (guint i = 0; i < G_N_ELEMENTS (statements); i++)
    run_with (look->found, statements[i], id, 0);
}

/* Inserts the state of a sheet from that row, on that board, without its moves. */
static gboolean
put_sheet (Look *look, gint64 id, gint64 row, gint64 board)
{
  static const char sheet_sql[] =
    "INSERT INTO sheet (id, game, board, dealt, seed, search, created, changed, revision, length,"
    " cursor, seal, finished, practice, deleted, edition)"
    " SELECT id, game, ?2, dealt, seed, '', created, changed, revision, length, cursor, seal,"
    " finished, practice, deleted, ifnull (edition, 0) FROM found_sheet WHERE rowid = ?1";
  static const char *const parts[] = {
    "INSERT OR IGNORE INTO seat SELECT * FROM found_seat WHERE sheet = ? ORDER BY score IS NULL",
    "INSERT OR IGNORE INTO setting SELECT sheet, key, value FROM found_setting WHERE sheet = ?",
    "INSERT OR IGNORE INTO tag SELECT sheet, position, key, value FROM found_tag WHERE sheet = ?",
    "INSERT OR IGNORE INTO shelf SELECT sheet, text FROM found_shelf WHERE sheet = ?",
    ("INSERT OR IGNORE INTO label SELECT sheet, title, tags, search, archived <> 0 FROM found_label"
     " WHERE sheet = ?"),
  };

  clear_sheet (look, id);
  if (!run_with (look->found, sheet_sql, row, board))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      if (!run_with (look->found, parts[i], id, 0))
        return FALSE;
    }

  return TRUE;
}

/* Always FALSE. */
static gboolean
miss_move (guint position, guint length, GError **error)
{
  /* Translators: first %u: the number of the move; second %u: how many there were */
  g_set_error (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_DAMAGED, _ ("Move %u of %u is lost."),
               position + 1, length);
  return FALSE;
}

/* Of all moves found for a position, takes the one that continues the chain. */
static gboolean
put_moves (Look *look, gint64 id, guint length, GError **error)
{
  g_autoptr (sqlite3_stmt) moves = select_with (
    look->found,
    "SELECT rowid, position, text, chain FROM found_move WHERE sheet = ? ORDER BY position", id);
  guint64 chain, next;
  guint n = 0;

  if (!flip_library_read_start (look->found, id, &chain, error))
    return FALSE;
  while (n < length && next_row (look->found, moves) && sqlite3_column_int64 (moves, 1) <= n)
    {
      next = flip_checksum_link (chain, flip_statement_column (moves, 2));
      if (sqlite3_column_int64 (moves, 1) < n || next != (guint64) sqlite3_column_int64 (moves, 3))
        continue;
      if (!run_with (look->found, "INSERT INTO move SELECT * FROM found_move WHERE rowid = ?",
                     sqlite3_column_int64 (moves, 0), 0))
        return miss_move (n, length, error);
      chain = next;
      n++;
    }

  if (moves)
    flip_statement_give_back (look->found->database, g_steal_pointer (&moves));
  return n == length || miss_move (n, length, error);
}

static gboolean
try_board (Look *look,
           sqlite3_stmt *state,
           gint64 id,
           gint64 board,
           FlipSheetMarks *marks,
           GError **error)
{
  return put_sheet (look, id, sqlite3_column_int64 (state, 0), board)
         && put_moves (look, id, (guint) MAX (sqlite3_column_int (state, 2), 0), error)
         && flip_library_check (look->found, id, marks, error);
}

static gboolean
try_state (Look *look, sqlite3_stmt *state, gint64 id, FlipSheetMarks *marks, GError **error)
{
  const FlipGame *game = look->find_game (flip_statement_column (state, 3));
  gboolean good = try_board (look, state, id, sqlite3_column_int64 (state, 1), marks, error);

  /* If its stored board is lost, each built-in board is tried: the checksums show which one is
     right. */
  for (guint i = 0; !good && game && i < game->n_boards; i++)
    {
      gint64 board =
        flip_recovery_put_board (look->found, game->boards[i].name, game->boards[i].text, NULL);

      good = board && try_board (look, state, id, board, marks, NULL);
    }

  return good;
}

/* Puts a sheet together from the rows found, if that state is newer than the known revision. */
static gboolean
put_together (Look *look, gint64 id, FlipSheetMarks *marks, GError **error)
{
  g_autoptr (sqlite3_stmt) states =
    select_with (look->found,
                 "SELECT rowid, board, length, game, revision FROM found_sheet WHERE id = ?"
                 " ORDER BY revision DESC, deleted <> 0",
                 id);
  gboolean good = FALSE;

  for (guint i = 0; i < MOST_STATES && !good && next_row (look->found, states)
                    && sqlite3_column_int64 (states, 4) > marks->revision;
       i++)
    {
      FlipSheetMarks newer;

      good = try_state (look, states, id, &newer, error && *error ? NULL : error);
      if (good)
        *marks = newer;
    }

  if (states)
    flip_statement_give_back (look->found->database, g_steal_pointer (&states));
  return good;
}

/* Sheets */

/* Parts of a damaged name may contain anything. */
static char *
make_harmless (char *text)
{
  for (char *at = text; *at; at++)
    {
      if (g_ascii_iscntrl (*at))
        *at = ' ';
    }

  return text;
}

static char *
read_text (FlipLibrary *library, const char *sql, gint64 id)
{
  g_autoptr (sqlite3_stmt) statement = select_with (library, sql, id);
  char *text;

  if (!next_row (library, statement) || sqlite3_column_type (statement, 0) == SQLITE_NULL)
    return NULL;
  text = g_utf8_make_valid (flip_statement_column (statement, 0), -1);
  flip_statement_give_back (library->database, g_steal_pointer (&statement));
  return make_harmless (text);
}

static char *
read_game (Look *look, gint64 id)
{
  char *game = read_text (look->source, "SELECT game FROM sheet WHERE id = ?", id);

  if (!game)
    game = read_text (
      look->found, "SELECT game FROM found_sheet WHERE id = ? ORDER BY revision DESC LIMIT 1", id);
  return game;
}

static char *
read_players (Look *look, gint64 id)
{
  char *players = read_text (
    look->source,
    "SELECT group_concat (player, ', ') FROM (SELECT player FROM seat WHERE sheet = ? ORDER BY seat)",
    id);

  if (!players)
    players = read_text (look->found,
                         "SELECT group_concat (player, ', ') FROM (SELECT player FROM found_seat"
                         " WHERE sheet = ? GROUP BY seat ORDER BY seat)",
                         id);
  return players ? players : g_strdup ("");
}

/* SQLite's messages are meaningless for a single sheet. */
static char *
explain (const GError *problem)
{
  if (problem && problem->domain == FLIP_STORE_ERROR && problem->code == FLIP_STORE_ERROR_DAMAGED
      && !strstr (problem->message, "malformed"))
    return g_strdup (problem->message);
  return g_strdup (_ ("Part of the file that contains it can’t be read."));
}

/* The number of a sheet's board in the result, or 0. There are few boards for many sheets. */
static gint64
copy_board (Look *look, FlipLibrary *from, gint64 id, GError **error)
{
  GHashTable *boards = look->boards[from == look->found];
  g_autofree char *board = read_text (from, "SELECT board FROM sheet WHERE id = ?", id);
  gint64 *there = board ? g_hash_table_lookup (boards, board) : NULL, number;

  if (there)
    return *there;
  number = board ? flip_recovery_copy_board (from, look->recovery->saved, id, error) : 0;
  if (number)
    g_hash_table_insert (boards, g_steal_pointer (&board), g_memdup2 (&number, sizeof number));
  return number;
}

/* A row that fits no table was not written by us, whatever its checksum: the sheet is then lost. */
static gboolean
keep (Look *look, FlipLibrary *from, gint64 id, gboolean *is_lost, GError **error)
{
  FlipLibrary *saved = look->recovery->saved;
  g_autoptr (GError) problem = NULL;
  gint64 board = copy_board (look, from, id, &problem);

  *is_lost = FALSE;
  if (board && flip_recovery_copy_sheet (from, saved, id, board, &problem))
    return TRUE;
  *is_lost = (sqlite3_errcode (saved->database->handle) & 0xff) == SQLITE_CONSTRAINT;
  if (*is_lost && run_with (saved, "DELETE FROM sheet WHERE id = ?", id, 0))
    return TRUE;
  if (!problem)
    return flip_database_fail (saved->database, error);
  g_propagate_error (error, g_steal_pointer (&problem));
  return FALSE;
}

/* Takes ownership of the reason, which is NULL if the sheet can be saved. */
static void
add_found (Look *look, gint64 id, const FlipSheetMarks *marks, gboolean is_deleted, char *reason)
{
  FlipRecovery *recovery = look->recovery;
  FlipFoundSheet *found = g_new0 (FlipFoundSheet, 1);

  found->id = id;
  found->game = read_game (look, id);
  found->players = read_players (look, id);
  found->moves = marks->cursor;
  found->is_deleted = is_deleted;
  found->reason = reason;
  recovery->n_saved += reason == NULL;
  recovery->n_moves += marks->length;
  g_ptr_array_add (recovery->sheets, found);
}

static gboolean
is_deleted (FlipLibrary *library, gint64 id)
{
  g_autofree char *deleted =
    read_text (library, "SELECT 1 FROM sheet WHERE id = ? AND deleted <> 0", id);

  return deleted != NULL;
}

/* A sheet of a sound database is already saved, and is only replaced if it is damaged itself, or
   was found in a newer state. FALSE only if it can't be stored, for example for lack of memory. */
static gboolean
look_for_sheet (Look *look, gint64 id, GError **error)
{
  g_autoptr (GError) problem = NULL, other = NULL;
  const FlipKnownSheet *known = flip_known_sheets_find (look->known, id);
  FlipSheetMarks marks = known ? (FlipSheetMarks){ known->length, known->cursor, known->revision }
                               : (FlipSheetMarks){ .revision = -1 };
  FlipLibrary *from = known ? look->source : NULL;
  gboolean is_lost;

  if (!known && look->source)
    flip_library_check (look->source, id, &(FlipSheetMarks){ 0 }, &problem);
  if ((!known || known->has_newer) && put_together (look, id, &marks, problem ? &other : &problem))
    from = look->found;
  if (look->is_sound && from != look->source
      && !run_with (look->source, "DELETE FROM sheet WHERE id = ?", id, 0))
    return flip_database_fail (look->source->database, error);
  if (from && from != look->recovery->saved)
    {
      if (!keep (look, from, id, &is_lost, error))
        return FALSE;
      from = is_lost ? NULL : from;
    }
  add_found (look, id, from ? &marks : &(FlipSheetMarks){ 0 }, from && is_deleted (from, id),
             from ? NULL : explain (other ? other : problem));
  return TRUE;
}

/* The search */

static void
add_ids (FlipLibrary *library, const char *sql, GArray *ids)
{
  g_autoptr (sqlite3_stmt) statement = select_with (library, sql, 0);

  while (next_row (library, statement))
    {
      gint64 id = sqlite3_column_int64 (statement, 0);

      if (id > 0 && id < LARGEST_ID)
        g_array_append_val (ids, id);
    }
}

static int
compare_ids (gconstpointer a, gconstpointer b)
{
  gint64 one = *(const gint64 *) a, other = *(const gint64 *) b;

  return one < other ? -1 : one > other;
}

/* A number that occurs in only one row may be part of the damage. A sound file leads to all its
   sheets, unless its indexes had to be rebuilt: then rows may have been lost with a page. */
static GArray *
find_ids (Look *look)
{
  GArray *ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  guint n = 0;

  add_ids (look->source, "SELECT id FROM sheet NOT INDEXED ORDER BY id", ids);
  if (!look->is_sound)
    add_ids (look->source, "SELECT id FROM sheet NOT INDEXED ORDER BY id DESC", ids);
  if (!look->is_sound || look->is_mended)
    add_ids (look->found,
             "SELECT id FROM (SELECT DISTINCT id FROM found_sheet"
             " UNION ALL SELECT DISTINCT id FROM found_id"
             " UNION ALL SELECT DISTINCT sheet FROM found_seat"
             " UNION ALL SELECT DISTINCT sheet FROM found_move)"
             " GROUP BY id HAVING count(*) > 1",
             ids);
  g_array_sort (ids, compare_ids);
  for (guint i = 0; i < ids->len; i++)
    {
      gint64 id = g_array_index (ids, gint64, i);

      if (n == 0 || g_array_index (ids, gint64, n - 1) != id)
        g_array_index (ids, gint64, n++) = id;
    }
  g_array_set_size (ids, n);
  return ids;
}

/* Each sheet is examined twice, so each time counts as half a sheet. */
static gboolean
goes_on (Look *look, guint halves, guint all, GError **error)
{
  if (!look->step || look->step (halves / 2, all, look->step_data))
    return TRUE;
  g_set_error (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_STOPPED, _ ("The search was stopped."));
  return FALSE;
}

/* Nothing is replayed: a sheet that matches its checksums is intact. The pages are examined only if
   some sheet doesn't match. */
static gboolean
check_source (Look *look, GError **error)
{
  g_autoptr (GArray) ids = find_ids (look);

  for (guint i = 0; i < ids->len; i++)
    {
      gint64 id = g_array_index (ids, gint64, i);
      FlipSheetMarks marks;

      if (!goes_on (look, i, ids->len, error))
        return FALSE;
      if (flip_library_check (look->source, id, &marks, NULL))
        {
          FlipKnownSheet known = { id, marks.length, marks.cursor, marks.revision, FALSE };

          g_array_append_val (look->known, known);
        }
    }

  return (look->is_sound && !look->is_mended && look->known->len == ids->len)
         || scavenge (look, error);
}

static gboolean
look_for_sheets (Look *look, GError **error)
{
  g_autoptr (GArray) ids = find_ids (look);

  if (!flip_database_gather (look->recovery->saved->database, error))
    return FALSE;
  for (guint i = 0; i < ids->len; i++)
    {
      if (!goes_on (look, ids->len + i, ids->len, error)
          || !look_for_sheet (look, g_array_index (ids, gint64, i), error))
        return FALSE;
    }

  return flip_database_commit_gathered (look->recovery->saved->database, error);
}

static gboolean
look_for_editions (Look *look, GError **error)
{
  FlipLibrary *saved = look->recovery->saved;

  if (look->is_sound && !flip_recovery_drop_editions (saved) && !scavenge (look, error))
    return FALSE;
  if (!look->is_sound
      && (!look->source || !flip_recovery_keep_editions (look->source, "edition", saved))
      && !scavenge (look, error))
    return FALSE;
  if (look->found)
    flip_recovery_keep_editions (look->found, "found_edition", saved);
  look->recovery->n_editions = flip_recovery_count_editions (saved);
  return TRUE;
}

static FlipRecovery *
look_at (const char *path,
         gboolean with_log,
         FlipFindGame find_game,
         FlipRecoveryStep step,
         gpointer data,
         GError **error)
{
  g_autoptr (FlipRecovery) recovery = g_new0 (FlipRecovery, 1);
  g_auto (Look) look = { .recovery = recovery,
                         .find_game = find_game,
                         .step = step,
                         .step_data = data };

  for (guint i = 0; i < 2; i++)
    look.boards[i] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  look.known = g_array_new (FALSE, FALSE, sizeof (FlipKnownSheet));
  recovery->path = g_strdup (path);
  recovery->place = flip_library_place (path);
  recovery->sheets = g_ptr_array_new_with_free_func ((GDestroyNotify) found_sheet_free);
  look.image = flip_image_read (path, with_log, error);
  if (!look.image || !open_source (&look, error))
    return NULL;
  /* A sound source is already a copy, and becomes the result as it is. */
  recovery->saved = look.is_sound ? look.source : flip_library_new_scratch (path, find_game, error);
  if (!recovery->saved || !check_source (&look, error) || !look_for_sheets (&look, error)
      || !look_for_editions (&look, error))
    return NULL;
  recovery->is_needed = look.found != NULL;
  return g_steal_pointer (&recovery);
}

/* Compares sheets and editions, and then moves. */
static gboolean
has_more (FlipRecovery *one, FlipRecovery *other)
{
  guint first = one->n_saved + one->n_editions, second = other->n_saved + other->n_editions;

  return first != second ? first > second : one->n_moves > other->n_moves;
}

/* If another program has put the file there, the old log may have stayed beside it: then the file
   alone contains more. */
FlipRecovery *
flip_recovery_look (const char *path,
                    FlipFindGame find_game,
                    FlipRecoveryStep step,
                    gpointer data,
                    GError **error)
{
  g_autoptr (FlipRecovery) recovery = NULL, alone = NULL;
  g_autofree char *log = g_strconcat (path, "-wal", NULL);

  g_return_val_if_fail (path && *path, NULL);
  g_return_val_if_fail (find_game, NULL);
  g_return_val_if_fail (!error || !*error, NULL);

  recovery = look_at (path, TRUE, find_game, step, data, error);
  if (!recovery || !g_file_test (log, G_FILE_TEST_EXISTS))
    return g_steal_pointer (&recovery);
  alone = look_at (path, FALSE, find_game, step, data, error);
  if (!alone)
    return NULL;
  if (!has_more (alone, recovery))
    return g_steal_pointer (&recovery);
  alone->is_needed = TRUE;
  return g_steal_pointer (&alone);
}
