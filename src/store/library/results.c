/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store/library/results.h"

#include "store/library/library-private.h"

#include <string.h>

/* No game comes near this many points. */
#define MOST_POINTS 1000000

enum
{
  SHEET,
  SEAT,
  GAME,
  PLAYER,
  SCORE,
  PLACE,
  ENDING,
  SIDE,
  AUTOMATIC,
  SEATS,
  DEALT,
  PRACTICE,
  BOARD,
  EDITION,
  ENDED,
  PLAYED,
  MOVES,
  TALLIES,
  FEATS,
  SITES,
  SEAL,
};

/* In the order of the file. */
static const char results_sql[] =
  "SELECT sheet, seat, game, player, score, place, ending, side, automatic, seats, dealt, practice,"
  " board, edition, ended, played, moves, tallies, feats, sites, seal FROM result ORDER BY sheet, seat";

/* A negative value marks a sheet that was deleted long ago; see library-deleted.c. */
static const char deleted_sql[] =
  "SELECT id FROM sheet WHERE deleted > 0 OR deleted < 0 ORDER BY id";

static const char hinted_sql[] =
  "SELECT sheet FROM tag WHERE key = '" FLIP_HINTS_TAG "' ORDER BY sheet";

void
flip_results_free (FlipResults *results)
{
  g_return_if_fail (results);

  g_array_unref (results->results);
  g_array_unref (results->boards);
  g_array_unref (results->editions);
  g_array_unref (results->reviews);
  g_string_chunk_free (results->texts);
  g_free (results);
}

static FlipResults *
results_new (void)
{
  FlipResults *results = g_new0 (FlipResults, 1);

  results->results = g_array_new (FALSE, FALSE, sizeof (FlipKeptResult));
  results->boards = g_array_new (FALSE, FALSE, sizeof (FlipKeptBoard));
  results->editions = g_array_new (FALSE, FALSE, sizeof (FlipKeptBoard));
  results->reviews = g_array_new (FALSE, FALSE, sizeof (FlipKeptReview));
  results->texts = g_string_chunk_new (1 << 16);
  return results;
}

static const char *
take_text (FlipResults *results, sqlite3_stmt *row, int column)
{
  return g_string_chunk_insert_const (results->texts, flip_statement_column (row, column));
}

/* Words that are looked up but never shown, and that hardly any two results share. */
static const char *
take_words (FlipResults *results, sqlite3_stmt *row, int column)
{
  int n = sqlite3_column_bytes (row, column);

  return n > 0 ? g_string_chunk_insert_len (results->texts, sqlite3_column_blob (row, column), n)
               : "";
}

/* The bytes may be zero, so they are copied by length. */
static void
take_sites (FlipResults *results, sqlite3_stmt *row, FlipKeptResult *result)
{
  int n = sqlite3_column_bytes (row, SITES);
  const void *bytes = sqlite3_column_blob (row, SITES);

  result->sites = NULL;
  result->n_site_bytes = bytes ? (guint) CLAMP (n, 0, FLIP_MAX_SITES / 8) : 0;
  if (result->n_site_bytes == 0)
    return;
  result->sites =
    (const guint8 *) g_string_chunk_insert_len (results->texts, bytes, result->n_site_bytes);
}

/* Numbers from a damaged file are clamped. */
static guint8
small (sqlite3_stmt *row, int column, int most)
{
  return (guint8) CLAMP (sqlite3_column_int (row, column), 0, most);
}

/* The values that all seats of a sheet share. */
static FlipKeptResult
read_sheet (FlipResults *results, sqlite3_stmt *row)
{
  return (FlipKeptResult){
    .sheet = sqlite3_column_int64 (row, SHEET),
    .game = take_text (results, row, GAME),
    .seats = small (row, SEATS, FLIP_MAX_SEATS),
    .dealt = sqlite3_column_int (row, DEALT) != 0,
    .practice = sqlite3_column_int (row, PRACTICE) != 0,
    .board = sqlite3_column_int64 (row, BOARD),
    .edition = sqlite3_column_int64 (row, EDITION),
    .ended = flip_seconds (sqlite3_column_int64 (row, ENDED)),
    .played = flip_seconds (sqlite3_column_int64 (row, PLAYED)),
    .moves = (guint) MAX (0, sqlite3_column_int (row, MOVES)),
  };
}

/* Reading a column takes a third of the time, so the sheet's columns are read only with its first
   seat. */
static FlipKeptResult *
read_result (FlipResults *results, sqlite3_stmt *row, gint64 sheet)
{
  guint n = results->results->len;
  FlipKeptResult *result;

  g_array_set_size (results->results, n + 1);
  result = &g_array_index (results->results, FlipKeptResult, n);
  if (n > 0 && result[-1].sheet == sheet)
    *result = result[-1];
  else
    *result = read_sheet (results, row);
  result->seat = small (row, SEAT, FLIP_MAX_SEATS - 1);
  result->player = take_text (results, row, PLAYER);
  result->score = CLAMP (sqlite3_column_int (row, SCORE), -MOST_POINTS, MOST_POINTS);
  result->place = small (row, PLACE, FLIP_MAX_SEATS);
  result->ending = small (row, ENDING, FLIP_ENDING_DRAWN);
  result->side = (gint8) CLAMP (sqlite3_column_int (row, SIDE), -1, 1);
  result->automatic = sqlite3_column_int (row, AUTOMATIC) != 0;
  result->tallies = take_words (results, row, TALLIES);
  result->feats = take_words (results, row, FEATS);
  take_sites (results, row, result);
  return result;
}

/* A row written by an older version has no seal. */
static gboolean
is_sealed (const FlipResults *results, sqlite3_stmt *row)
{
  const FlipKeptResult *last =
    &g_array_index (results->results, FlipKeptResult, results->results->len - 1);

  return sqlite3_column_type (row, SEAL) == SQLITE_NULL
         || (guint64) sqlite3_column_int64 (row, SEAL) == flip_checksum_result (last);
}

/* Rows that fail their checksum are left out. */
static void
take_result (FlipResults *results, sqlite3_stmt *row, gint64 sheet, gboolean hinted, GArray *damaged)
{
  read_result (results, row, sheet)->hinted = hinted;
  if (is_sealed (results, row))
    return;
  g_array_append_val (damaged, sheet);
  g_array_set_size (results->results, results->results->len - 1);
}

static gboolean
read_boards (FlipLibrary *library,
             FlipResults *results,
             const char *sql,
             GArray *boards,
             GError **error)
{
  g_autoptr (sqlite3_stmt) statement = flip_database_prepare (library->database, sql, error);
  gboolean row;

  while (statement && flip_statement_step (library->database, statement, &row, error))
    {
      FlipKeptBoard board;

      if (!row)
        return TRUE;
      board.id = sqlite3_column_int64 (statement, 0);
      board.name = take_text (results, statement, 1);
      g_array_append_val (boards, board);
    }

  return FALSE;
}

static gboolean
read_numbers (FlipLibrary *library, const char *sql, GArray *sheets, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = flip_database_prepare (library->database, sql, error);
  gboolean row;

  while (statement && flip_statement_step (library->database, statement, &row, error))
    {
      gint64 sheet;

      if (!row)
        return TRUE;
      sheet = sqlite3_column_int64 (statement, 0);
      g_array_append_val (sheets, sheet);
    }

  return FALSE;
}

/* A small set of sheets: their sorted numbers are traversed in parallel with the results, which is
   quicker than looking up each sheet. */
typedef struct
{
  GArray *sheets; /* of gint64, lowest first */
  guint next;
} Few;

static gboolean
is_among (Few *few, gint64 sheet)
{
  while (few->next < few->sheets->len && g_array_index (few->sheets, gint64, few->next) < sheet)
    few->next++;
  return few->next < few->sheets->len && g_array_index (few->sheets, gint64, few->next) == sheet;
}

static gboolean
read_results (FlipLibrary *library, FlipResults *results, Few deleted, Few hinted, GArray *damaged,
              GError **error)
{
  g_autoptr (sqlite3_stmt) statement =
    flip_database_prepare (library->database, results_sql, error);
  gboolean row;

  while (statement && flip_statement_step (library->database, statement, &row, error))
    {
      gint64 sheet = row ? sqlite3_column_int64 (statement, SHEET) : 0;

      if (!row)
        return TRUE;
      if (!is_among (&deleted, sheet))
        take_result (results, statement, sheet, is_among (&hinted, sheet), damaged);
    }

  return FALSE;
}

/* Verdicts that can't be read are as good as none: they can be found again. */
static void
read_reviews (FlipLibrary *library, FlipResults *results)
{
  g_autoptr (sqlite3_stmt) statement = flip_database_prepare (
    library->database, "SELECT sheet, stamp, text, chain, seal FROM verdict ORDER BY sheet", NULL);
  gboolean row;

  while (statement && flip_statement_step (library->database, statement, &row, NULL) && row)
    {
      FlipKeptReview review = { sqlite3_column_int64 (statement, 0), flip_statement_column (statement, 1),
                                flip_statement_column (statement, 2) };
      guint64 chain = (guint64) sqlite3_column_int64 (statement, 3);

      if ((guint64) sqlite3_column_int64 (statement, 4)
          != flip_library_seal_verdicts (chain, review.stamp, review.verdicts))
        continue;
      review.stamp = g_string_chunk_insert_const (results->texts, review.stamp);
      review.verdicts = g_string_chunk_insert (results->texts, review.verdicts);
      g_array_append_val (results->reviews, review);
    }
}

static gboolean
read_all (FlipLibrary *library, FlipResults *results, GArray *damaged, GError **error)
{
  g_autoptr (GArray) deleted = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GArray) hinted = g_array_new (FALSE, FALSE, sizeof (gint64));

  read_reviews (library, results);
  return read_boards (library, results, "SELECT id, name FROM board", results->boards, error)
         && read_boards (library, results, "SELECT id, name FROM edition", results->editions, error)
         && read_numbers (library, deleted_sql, deleted, error)
         && read_numbers (library, hinted_sql, hinted, error)
         && read_results (library, results, (Few){ deleted, 0 }, (Few){ hinted, 0 }, damaged,
                          error);
}

/* One transaction, so that everything is consistent. */
static FlipResults *
read_once (FlipLibrary *library, GArray *damaged, GError **error)
{
  g_autoptr (FlipResults) results = NULL;
  gboolean good;

  if (!flip_database_begin_reading (library->database, error))
    return NULL;
  results = results_new ();
  good = read_all (library, results, damaged, error);
  flip_database_roll_back (library->database);
  return good ? g_steal_pointer (&results) : NULL;
}

/* Damaged results are derived from the logs again, if these and the disk allow it. */
FlipResults *
flip_library_results (FlipLibrary *library, GError **error)
{
  g_autoptr (GArray) damaged = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (FlipResults) results = NULL;

  g_return_val_if_fail (library && library->database, NULL);
  g_return_val_if_fail (!error || !*error, NULL);

  results = read_once (library, damaged, error);
  if (!results || damaged->len == 0 || !flip_library_keep_again (library, damaged, NULL))
    return g_steal_pointer (&results);
  g_clear_pointer (&results, flip_results_free);
  return read_once (library, damaged, error);
}

gboolean
flip_kept_result_has_site (const FlipKeptResult *result, guint site)
{
  return site / 8 < result->n_site_bytes && (result->sites[site / 8] >> site % 8 & 1);
}

gint64
flip_library_played (FlipLibrary *library, gint64 sheet)
{
  g_autofree char *sql =
    g_strdup_printf ("SELECT played FROM sheet WHERE id = %" G_GINT64_FORMAT, sheet);
  gint64 played = 0;

  g_return_val_if_fail (library && library->database, 0);

  return flip_database_number (library->database, sql, &played, NULL)
           ? MAX (0, played / G_USEC_PER_SEC)
           : 0;
}

guint
flip_hints_count (FlipLog *log)
{
  const char *value = flip_tags_find (flip_log_tags (log), FLIP_HINTS_TAG);
  guint64 count = 0;

  if (value)
    g_ascii_string_to_unsigned (value, 10, 0, G_MAXUINT32, &count, NULL);
  return (guint) count;
}

void
flip_hints_add (FlipSession *session)
{
  g_autofree char *count =
    g_strdup_printf ("%u", flip_hints_count (flip_session_log (session)) + 1);

  flip_session_set_tag (session, FLIP_HINTS_TAG, count);
}

/* The best and the average result of a person who plays alone. */

/* Of equal results the earliest comes first: equalling a record doesn't break it. */
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
  flip_statement_text (statement, 2, flip_log_player (flip_session_log (sheet->session), 0));
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
