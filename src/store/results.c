/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store/results.h"

#include "store/library-private.h"

#include <string.h>

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
};

/* In the order in which they lie in the file. Few sheets are deleted. */
static const char results_sql[] =
  "SELECT sheet, seat, game, player, score, place, ending, side, automatic, seats, dealt, practice,"
  " board, edition, ended, played, moves, tallies, feats, sites FROM result"
  " WHERE sheet NOT IN (SELECT id FROM sheet WHERE deleted > 0) ORDER BY sheet, seat";

void
flip_results_free (FlipResults *results)
{
  g_return_if_fail (results);

  g_array_unref (results->results);
  g_array_unref (results->boards);
  g_array_unref (results->editions);
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
  results->texts = g_string_chunk_new (1 << 16);
  return results;
}

static const char *
take_text (FlipResults *results, sqlite3_stmt *row, int column)
{
  return g_string_chunk_insert_const (results->texts, flip_statement_column (row, column));
}

/* The bytes may be zero, so they are put there as what they are. */
static void
take_sites (FlipResults *results, sqlite3_stmt *row, FlipKeptResult *result)
{
  int n = sqlite3_column_bytes (row, SITES);
  const void *bytes = sqlite3_column_blob (row, SITES);

  if (!bytes || n <= 0)
    return;
  result->n_site_bytes = (guint) MIN (n, FLIP_MAX_SITES / 8);
  result->sites =
    (const guint8 *) g_string_chunk_insert_len (results->texts, bytes, result->n_site_bytes);
}

/* Numbers of a damaged file are brought into their bounds. */
static guint8
small (sqlite3_stmt *row, int column, int most)
{
  return (guint8) CLAMP (sqlite3_column_int (row, column), 0, most);
}

static void
read_result (FlipResults *results, sqlite3_stmt *row)
{
  FlipKeptResult result = {
    .sheet = sqlite3_column_int64 (row, SHEET),
    .seat = small (row, SEAT, FLIP_MAX_SEATS - 1),
    .score = sqlite3_column_int (row, SCORE),
    .place = small (row, PLACE, FLIP_MAX_SEATS),
    .ending = small (row, ENDING, FLIP_ENDING_DRAWN),
    .side = (gint8) CLAMP (sqlite3_column_int (row, SIDE), -1, 1),
    .automatic = sqlite3_column_int (row, AUTOMATIC) != 0,
    .seats = small (row, SEATS, FLIP_MAX_SEATS),
    .dealt = sqlite3_column_int (row, DEALT) != 0,
    .practice = sqlite3_column_int (row, PRACTICE) != 0,
    .board = sqlite3_column_int64 (row, BOARD),
    .edition = sqlite3_column_int64 (row, EDITION),
    .ended = flip_seconds (sqlite3_column_int64 (row, ENDED)),
    .played = flip_seconds (sqlite3_column_int64 (row, PLAYED)),
    .moves = (guint) MAX (0, sqlite3_column_int (row, MOVES)),
  };

  result.game = take_text (results, row, GAME);
  result.player = take_text (results, row, PLAYER);
  result.tallies = take_text (results, row, TALLIES);
  result.feats = take_text (results, row, FEATS);
  take_sites (results, row, &result);
  g_array_append_val (results->results, result);
}

static gboolean
read_boards (FlipLibrary *library, FlipResults *results, const char *sql, GArray *boards, GError **error)
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

FlipResults *
flip_library_results (FlipLibrary *library, GError **error)
{
  g_autoptr (FlipResults) results = NULL;
  g_autoptr (sqlite3_stmt) statement = NULL;
  gboolean row;

  g_return_val_if_fail (library && library->database, NULL);
  g_return_val_if_fail (!error || !*error, NULL);

  results = results_new ();
  statement = flip_database_prepare (library->database, results_sql, error);
  if (!statement
      || !read_boards (library, results, "SELECT id, name FROM board", results->boards, error)
      || !read_boards (library, results, "SELECT id, name FROM edition", results->editions, error))
    return NULL;
  while (flip_statement_step (library->database, statement, &row, error))
    {
      if (!row)
        return g_steal_pointer (&results);
      read_result (results, statement);
    }

  return NULL;
}

gboolean
flip_kept_result_has_site (const FlipKeptResult *result, guint site)
{
  return site / 8 < result->n_site_bytes && (result->sites[site / 8] >> site % 8 & 1);
}

gint64
flip_library_played (FlipLibrary *library, gint64 sheet)
{
  g_autofree char *sql = g_strdup_printf ("SELECT played FROM sheet WHERE id = %" G_GINT64_FORMAT, sheet);
  gint64 played = 0;

  g_return_val_if_fail (library && library->database, 0);

  return flip_database_number (library->database, sql, &played, NULL) ? MAX (0, played / G_USEC_PER_SEC) : 0;
}
