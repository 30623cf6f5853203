/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store/database/database-private.h"

#include "engine/base/phrase.h"
#include "engine/base/quote.h"
#include "store/files/plain-file.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

G_DEFINE_QUARK (flip_store_error_quark, flip_store_error)

#define LONGEST_WAIT   4  /* in ms, between two attempts */
#define SLOW_COMMIT    10 /* in ms */

/* The offsets of the version and the application id in the header of a file. */
#define AT_VERSION     60
#define AT_APPLICATION 68
#define AT_ROWS        101 /* of the list of tables */
#define MAGIC          0x53514c69

/* No text in a library comes near this length. */
#define LONGEST_TEXT (16 * 1024 * 1024)

static FlipStoreError
error_code (int result, int system_error)
{
  switch (result & 0xff)
    {
    case SQLITE_IOERR:
      return system_error == ENOSPC || system_error == EDQUOT || system_error == EFBIG
               ? FLIP_STORE_ERROR_FULL
               : FLIP_STORE_ERROR_FAILED;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
      return FLIP_STORE_ERROR_DAMAGED;
    case SQLITE_FULL:
      return FLIP_STORE_ERROR_FULL;
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
      return FLIP_STORE_ERROR_READ_ONLY;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return FLIP_STORE_ERROR_BUSY;
    default:
      return FLIP_STORE_ERROR_FAILED;
    }
}

static const char *
advice (FlipStoreError code)
{
  switch (code)
    {
    case FLIP_STORE_ERROR_DAMAGED:
      return _ ("The file is damaged.");
    case FLIP_STORE_ERROR_FULL:
      return _ ("The disk is full. Make room and try again; nothing that was saved is lost.");
    case FLIP_STORE_ERROR_READ_ONLY:
      return _ ("The file can’t be written. Check that you have permission to write to its "
                "folder.");
    case FLIP_STORE_ERROR_BUSY:
      return _ ("Another program is using the file. Try again in a moment.");
    default:
      return "";
    }
}

/* Only we interrupt a statement, and only when there was no memory for a text. If the handle
   reports no error, there was no memory for its pages. */
static const char *
tell_error (sqlite3 *handle)
{
  int code = sqlite3_errcode (handle);

  return code == SQLITE_INTERRUPT || code == SQLITE_OK ? sqlite3_errstr (SQLITE_NOMEM) : sqlite3_errmsg (handle);
}

/* Always FALSE; reports SQLite's last error, which may quote a name from a damaged file. */
gboolean
flip_database_fail (FlipDatabase *database, GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  FlipStoreError code;

  g_assert (database);
  code = error_code (sqlite3_extended_errcode (database->handle),
                     sqlite3_system_errno (database->handle));
  /* Nothing more is written into a damaged file, not even from the log beside it. */
  if (code == FLIP_STORE_ERROR_DAMAGED)
    sqlite3_db_config (database->handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
  /* Translators: the file of the library, and what the database says about it. */
  g_string_printf (text, _ ("The library %s: %s."), database->path,
                   flip_quoted (tell_error (database->handle)));
  flip_phrase_say (text, advice (code));
  g_set_error_literal (error, FLIP_STORE_ERROR, code, text->str);
  if (database->handle)
    sqlite3_progress_handler (database->handle, 0, NULL, NULL);
  return FALSE;
}

gboolean
flip_database_run (FlipDatabase *database, const char *sql, GError **error)
{
  g_assert (database && database->handle);
  g_assert (sql);
  if (sqlite3_exec (database->handle, sql, NULL, NULL, NULL) == SQLITE_OK)
    return TRUE;
  return flip_database_fail (database, error);
}

gboolean
flip_database_number (FlipDatabase *database, const char *sql, gint64 *number, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = flip_database_prepare (database, sql, error);
  gboolean row;

  g_assert (number);
  if (!statement || !flip_statement_step (database, statement, &row, error))
    return FALSE;
  g_assert (sqlite3_column_count (statement) == 1);
  *number = row ? sqlite3_column_int64 (statement, 0) : 0;
  return TRUE;
}

/* The statements used at opening are simple: if SQLite doesn't understand one, the file is not a
   library. */
static void
mark_strange (FlipDatabase *database, GError *problem)
{
  if (problem->domain == FLIP_STORE_ERROR && problem->code == FLIP_STORE_ERROR_FAILED
      && sqlite3_errcode (database->handle) == SQLITE_ERROR)
    problem->code = FLIP_STORE_ERROR_DAMAGED;
}

static gint64
number_in_file (const char *path, long at)
{
  guint8 bytes[4] = { 0 };
  int file = flip_plain_file_open (path, NULL);
  gboolean good = file >= 0 && pread (file, bytes, 4, at) == 4;

  if (file >= 0)
    close (file);
  return good ? (gint32) ((guint32) bytes[0] << 24 | bytes[1] << 16 | bytes[2] << 8 | bytes[3])
              : -1;
}

/* A file that doesn't claim to be ours has no version. */
gint64
flip_database_version (const char *path)
{
  g_return_val_if_fail (path, 0);

  return number_in_file (path, AT_APPLICATION) == FLIP_APPLICATION_ID
           ? number_in_file (path, AT_VERSION)
           : 0;
}

/* A program that was killed while creating a library leaves a database without tables, which can be
   used. */
static gboolean
is_unused (const char *path)
{
  return number_in_file (path, 0) == MAGIC && number_in_file (path, AT_ROWS) == 0;
}

gboolean
flip_database_is_foreign (const char *path)
{
  GStatBuf info;

  g_return_val_if_fail (path, TRUE);

  return g_stat (path, &info) == 0 && info.st_size > 0
         && number_in_file (path, AT_APPLICATION) != FLIP_APPLICATION_ID && !is_unused (path);
}

gboolean
flip_database_refuse_origin (FlipDatabase *database, FlipStoreError code, GError **error)
{
  /* Translators: %s: a file or folder */
  g_set_error (error, FLIP_STORE_ERROR, (int) code, _ ("%s is not a Flipside library."),
               database->path);
  return FALSE;
}

gboolean
flip_database_fail_to_open (FlipDatabase *database, GError *problem, GError **error)
{
  mark_strange (database, problem);
  if (g_error_matches (problem, FLIP_STORE_ERROR, FLIP_STORE_ERROR_DAMAGED)
      && flip_database_is_foreign (database->path))
    {
      g_error_free (problem);
      return flip_database_refuse_origin (database, FLIP_STORE_ERROR_FOREIGN, error);
    }
  g_propagate_error (error, problem);
  return FALSE;
}

gboolean
flip_database_is_read_only (FlipDatabase *database)
{
  return sqlite3_db_readonly (database->handle, "main") == 1;
}

/* The waits are short, whereas SQLite's own grow to 100 ms: a program that saves continuously
   leaves the file free only for moments. */
gboolean
flip_database_wait (FlipDatabase *database, int tries)
{
  gint64 now = g_get_monotonic_time ();

  if (tries == 0)
    database->busy_since = now;
  if (now - database->busy_since >= (gint64) database->patience * 1000)
    return FALSE;
  g_usleep ((gulong) (1 + tries % LONGEST_WAIT) * 1000);
  return TRUE;
}

static int
wait_cb (gpointer data, int tries)
{
  return flip_database_wait (data, tries);
}

static gboolean
configure (FlipDatabase *database, GError **error)
{
  sqlite3_busy_handler (database->handle, wait_cb, database);
  sqlite3_limit (database->handle, SQLITE_LIMIT_LENGTH, LONGEST_TEXT);
  sqlite3_extended_result_codes (database->handle, TRUE);
  sqlite3_db_config (database->handle, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
  sqlite3_db_config (database->handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
  /* The cache, in KiB, is large enough for ten thousand sheets, so that each page is read only
     once. */
  return flip_database_run (
    database, "PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL; PRAGMA cache_size = -8000",
    error);
}

static void
close_handle (FlipDatabase *database)
{
  g_clear_pointer (&database->roll_back, sqlite3_finalize);
  g_clear_pointer (&database->idle, g_hash_table_unref);
  g_clear_pointer (&database->handle, sqlite3_close_v2);
}

static void
free_statement (gpointer statement)
{
  sqlite3_finalize (statement);
}

static gboolean
open_handle (FlipDatabase *database, const char *name, int flags, GError **error)
{
  close_handle (database);
  /* The key is the statement's own text. */
  database->idle = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, free_statement);
  if (sqlite3_open_v2 (name, &database->handle, flags | SQLITE_OPEN_NOMUTEX, NULL) != SQLITE_OK)
    return flip_database_fail (database, error);
  /* Prepared in advance: a rollback should work even when there is no memory left. */
  database->roll_back = flip_database_prepare (database, "ROLLBACK", error);
  return database->roll_back && configure (database, error);
}

/* In a read-only folder, SQLite can't create its files beside the library; the library is then read
   as an immutable file. */
static gboolean
open_as_it_lies (FlipDatabase *database, GError **error)
{
  g_autofree char *escaped = g_uri_escape_string (database->path, "/", FALSE);
  g_autofree char *name = g_strdup_printf ("file:%s?immutable=1", escaped);

  return open_handle (database, name, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, error);
}

/* If the log beside the file contains moves, the file alone would show an older state. */
static gboolean
can_be_read_alone (const char *path)
{
  g_autofree char *log = g_strconcat (path, "-wal", NULL);
  GStatBuf info;

  return g_file_test (path, G_FILE_TEST_EXISTS) && (g_stat (log, &info) != 0 || info.st_size == 0);
}

static FlipDatabase *
database_new (const char *path, guint patience)
{
  FlipDatabase *database = g_new0 (FlipDatabase, 1);

  database->path = g_strdup (path);
  database->patience = patience;
  return database;
}

/* SQLite would block for ever on a pipe in the place of the library or of a file beside it. */
static gboolean
check_files (const char *path, GError **error)
{
  static const char *const ends[] = { "", "-wal", "-shm", "-journal" };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autofree char *file = g_strconcat (path, ends[i], NULL);

      if (!flip_plain_file_is_plain (file, error))
        return FALSE;
    }

  return TRUE;
}

FlipDatabase *
flip_database_open (const char *path, GError **error)
{
  return flip_database_open_patiently (path, FLIP_DATABASE_PATIENCE, error);
}

FlipDatabase *
flip_database_open_patiently (const char *path, guint patience, GError **error)
{
  g_autoptr (FlipDatabase) database = NULL;
  g_autoptr (GError) problem = NULL;
  gint64 tables;

  g_return_val_if_fail (path && *path, NULL);
  g_return_val_if_fail (!error || !*error, NULL);

  if (!check_files (path, error))
    return NULL;
  database = database_new (path, patience);
  if (open_handle (database, path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, &problem)
      && flip_database_number (database, "SELECT count(*) FROM sqlite_schema", &tables, &problem))
    return g_steal_pointer (&database);
  if (g_error_matches (problem, FLIP_STORE_ERROR, FLIP_STORE_ERROR_READ_ONLY)
      && can_be_read_alone (path))
    return open_as_it_lies (database, error) ? g_steal_pointer (&database) : NULL;
  flip_database_fail_to_open (database, g_steal_pointer (&problem), error);
  return NULL;
}

/* Data that is lost when the program ends needs neither a log nor a sync to disk. */
FlipDatabase *
flip_database_open_scratch (const char *path, const char *file, GError **error)
{
  g_autoptr (FlipDatabase) database = NULL;

  g_return_val_if_fail (path, NULL);
  g_return_val_if_fail (!error || !*error, NULL);

  database = database_new (path, 0);
  database->is_scratch = TRUE;
  if (!open_handle (database, file ? file : "", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, error)
      || !flip_database_run (database, "PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF",
                             error))
    return NULL;
  return g_steal_pointer (&database);
}

void
flip_database_set_patience (FlipDatabase *database, guint patience)
{
  g_return_if_fail (database && database->handle);

  database->patience = patience;
}

void
flip_database_close (FlipDatabase *database)
{
  g_return_if_fail (database);

  close_handle (database);
  g_free (database->path);
  g_free (database);
}

/* Transactions */

/* If memory runs out, BEGIN may report a failure although it took effect, so it is rolled back; if
   that fails as well, the next one does it. */
static gboolean
begin (FlipDatabase *database, const char *sql, GError **error)
{
  flip_database_roll_back (database);
  if (flip_database_run (database, sql, error))
    return TRUE;
  flip_database_roll_back (database);
  return FALSE;
}

/* On a slow disk, a program that saves continuously would lock out all others: after a slow commit
   it leaves the file free for the longest time that others may sleep between attempts. */
static void
let_others_in (FlipDatabase *database)
{
  gint64 wait = database->free_until - g_get_monotonic_time ();

  if (wait > 0)
    g_usleep ((gulong) wait);
}

gboolean
flip_database_is_replaced (FlipDatabase *database)
{
  int has_moved = 0;

  return !database->is_scratch
         && sqlite3_file_control (database->handle, "main", SQLITE_FCNTL_HAS_MOVED, &has_moved)
              == SQLITE_OK
         && has_moved;
}

/* SQLite itself would go on writing to the file that is gone. */
static gboolean
check_place (FlipDatabase *database, GError **error)
{
  if (!flip_database_is_replaced (database))
    return TRUE;
  g_set_error (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_REPLACED,
               /* Translators: %s: a file */
               _ ("Another program has replaced the library %s."), database->path);
  return FALSE;
}

/* When memory runs out, SQLite rolls back the transaction by itself: everything gathered so far is
   lost, and nothing may follow it. */
static gboolean
is_still_gathering (FlipDatabase *database, GError **error)
{
  if (!sqlite3_get_autocommit (database->handle))
    return TRUE;
  database->is_gathering = FALSE;
  /* Translators: the file of the library, and what the database says about it. */
  g_set_error (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_FAILED, _ ("The library %s: %s."),
               database->path, sqlite3_errstr (SQLITE_NOMEM));
  return FALSE;
}

gboolean
flip_database_begin (FlipDatabase *database, GError **error)
{
  g_return_val_if_fail (database && database->handle, FALSE);

  if (database->is_gathering)
    return is_still_gathering (database, error);
  let_others_in (database);
  return check_place (database, error) && begin (database, "BEGIN IMMEDIATE", error);
}

gboolean
flip_database_begin_reading (FlipDatabase *database, GError **error)
{
  g_return_val_if_fail (database && database->handle, FALSE);

  return begin (database, "BEGIN", error);
}

gboolean
flip_database_commit (FlipDatabase *database, GError **error)
{
  gint64 begun = g_get_monotonic_time (), ended;

  g_return_val_if_fail (database, FALSE);

  if (database->is_gathering)
    return TRUE;
  if (flip_database_run (database, "COMMIT", error))
    {
      ended = g_get_monotonic_time ();
      if (ended - begun > SLOW_COMMIT * 1000)
        database->free_until = ended + (LONGEST_WAIT + 1) * 1000;
      return TRUE;
    }
  flip_database_roll_back (database);
  return FALSE;
}

void
flip_database_roll_back (FlipDatabase *database)
{
  g_return_if_fail (database);

  database->is_gathering = FALSE;
  sqlite3_progress_handler (database->handle, 0, NULL, NULL);
  if (sqlite3_get_autocommit (database->handle))
    return;
  sqlite3_step (database->roll_back);
  sqlite3_reset (database->roll_back);
  /* The prepared rollback may fail if SQLite has to prepare it again. */
  if (!sqlite3_get_autocommit (database->handle))
    sqlite3_exec (database->handle, "ROLLBACK", NULL, NULL, NULL);
}

gboolean
flip_database_gather (FlipDatabase *database, GError **error)
{
  g_return_val_if_fail (database && !database->is_gathering, FALSE);

  database->is_gathering = flip_database_begin (database, error);
  return database->is_gathering;
}

gboolean
flip_database_commit_gathered (FlipDatabase *database, GError **error)
{
  g_return_val_if_fail (database, FALSE);

  if (!database->is_gathering)
    return TRUE;
  if (!is_still_gathering (database, error))
    return FALSE;
  database->is_gathering = FALSE;
  if (check_place (database, error))
    return flip_database_commit (database, error);
  flip_database_roll_back (database);
  return FALSE;
}

/* Statements */

sqlite3_stmt *
flip_database_prepare (FlipDatabase *database, const char *sql, GError **error)
{
  sqlite3_stmt *statement = NULL;

  g_return_val_if_fail (database && database->handle, NULL);
  g_return_val_if_fail (sql && *sql, NULL);

  if (g_hash_table_steal_extended (database->idle, sql, NULL, (gpointer *) &statement)
      || sqlite3_prepare_v2 (database->handle, sql, -1, &statement, NULL) == SQLITE_OK)
    return statement;
  flip_database_fail (database, error);
  return NULL;
}

void
flip_statement_give_back (FlipDatabase *database, sqlite3_stmt *statement)
{
  g_return_if_fail (database && statement);

  sqlite3_reset (statement);
  sqlite3_clear_bindings (statement);
  g_hash_table_replace (database->idle, (char *) sqlite3_sql (statement), statement);
}

static int
stop_cb (void *data)
{
  return 1;
}

/* A text for which there was no memory would be written as NULL or read as empty. Instead the
   statement is interrupted, and flip_database_fail reports the reason. */
static void
stop_statement (sqlite3_stmt *statement)
{
  sqlite3_progress_handler (sqlite3_db_handle (statement), 1, stop_cb, NULL);
}

void
flip_statement_text (sqlite3_stmt *statement, int index, const char *text)
{
  int result = sqlite3_bind_text (statement, index, text, -1, SQLITE_TRANSIENT);

  /* An unbound value would be written as NULL. */
  g_assert (result != SQLITE_RANGE && result != SQLITE_MISUSE);
  if (result != SQLITE_OK)
    stop_statement (statement);
}

void
flip_statement_number (sqlite3_stmt *statement, int index, gint64 number)
{
  int result = sqlite3_bind_int64 (statement, index, number);

  g_assert (result == SQLITE_OK);
}

/* Goes to the next row; `row` is set to whether there was one. */
gboolean
flip_statement_step (FlipDatabase *database, sqlite3_stmt *statement, gboolean *row, GError **error)
{
  int result;

  g_assert (statement && row);
  result = sqlite3_step (statement);
  *row = result == SQLITE_ROW;
  if (result == SQLITE_ROW || result == SQLITE_DONE)
    return TRUE;
  return flip_database_fail (database, error);
}

/* Runs a statement that returns no rows, and frees it. */
gboolean
flip_statement_finish (FlipDatabase *database, sqlite3_stmt *statement, GError **error)
{
  g_autoptr (sqlite3_stmt) owned = statement;
  gboolean row;

  g_return_val_if_fail (database && statement, FALSE);
  g_assert (sqlite3_column_count (statement) == 0);

  if (!flip_statement_step (database, owned, &row, error))
    return FALSE;
  flip_statement_give_back (database, g_steal_pointer (&owned));
  return TRUE;
}

GArray *
flip_statement_numbers (FlipDatabase *database, sqlite3_stmt *statement, GError **error)
{
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (gint64));
  gboolean row;

  while (flip_statement_step (database, statement, &row, error))
    {
      gint64 number = row ? sqlite3_column_int64 (statement, 0) : 0;

      if (!row)
        return g_steal_pointer (&numbers);
      g_array_append_val (numbers, number);
    }

  return NULL;
}

/* The text of a column, or "". A damaged file may contain bytes that aren't valid text, which must
   not appear in a message or label. Such a text is read as empty, so that sealed text then fails its
   checksum like any other damaged text. */
const char *
flip_statement_column (sqlite3_stmt *statement, int column)
{
  const char *text = (const char *) sqlite3_column_text (statement, column);

  if (!text && sqlite3_errcode (sqlite3_db_handle (statement)) == SQLITE_NOMEM)
    stop_statement (statement);
  return text && g_utf8_validate (text, -1, NULL) ? text : "";
}
