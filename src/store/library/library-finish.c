/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The stored results of a finished game: data that is put into words when it is shown. */

#include "engine/game/evaluation.h"
#include "store/library/library-private.h"

#include <string.h>

#define SITE_BYTES (FLIP_MAX_SITES / 8)

void
flip_finish_read (FlipFinish *finish, FlipSession *session)
{
  const FlipGame *game = flip_session_game (session);
  gconstpointer state = flip_session_state (session);

  finish->n_seats = flip_setup_seats (flip_session_setup (session));
  g_assert (finish->n_seats <= FLIP_MAX_SEATS);
  flip_game_result (game, state, &finish->result);
  for (guint seat = 0; seat < finish->n_seats && finish->result.over; seat++)
    finish->points[seat] = flip_game_points (game, state, seat);
}

/* A single player who can win or lose plays against the game, even if the opponent has no name. */
static gboolean
is_against_the_game (const FlipFinish *finish)
{
  const FlipResult *result = &finish->result;

  return result->over
         && (result->has_opponent
             || (finish->n_seats == 1 && (result->winners || result->place[0] > 1)));
}

char *
flip_finish_search (const FlipSetup *setup, const FlipFinish *finish)
{
  g_autoptr (GString) words = g_string_new (setup->game->id);

  for (guint i = 0; i < setup->players->len; i++)
    {
      g_string_append_printf (words, " %s", (char *) g_ptr_array_index (setup->players, i));
      if (finish->result.over)
        g_string_append_printf (words, " %d", finish->points[i]);
    }
  if (finish->result.over && finish->result.has_opponent)
    g_string_append_printf (words, " %d", finish->result.opponent_score.total);
  return flip_library_fold (words->str);
}

/* Stored in the sheet's own row: reading it there takes half as long as reading the seats. */
char *
flip_finish_seats (const FlipSetup *setup, const FlipFinish *finish)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < setup->players->len; i++)
    {
      FlipSeatInfo seat = { .name = g_ptr_array_index (setup->players, i) };

      if (finish->result.over)
        {
          seat.points = finish->points[i];
          seat.won = finish->result.winners >> i & 1;
          seat.place = finish->result.place[i];
        }
      flip_library_add_seat (text, &seat);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* A sheet keeps the time of its first end, however often it is saved later. */
static gboolean
write_outcome (FlipLibrary *library,
               const FlipStoredSheet *sheet,
               const FlipFinish *finish,
               GError **error)
{
  static const char sql[] =
    "UPDATE sheet SET finished = ?1, outcome = ?2, search = ?3, seats = ?4, opponent = ?5,"
    " ended = CASE WHEN ?1 THEN CASE WHEN ended THEN ended ELSE changed END ELSE 0 END WHERE id = ?6";
  const FlipSetup *setup = flip_session_setup (sheet->session);
  const FlipResult *result = &finish->result;
  g_autofree char *search = flip_finish_search (setup, finish);
  g_autofree char *seats = flip_finish_seats (setup, finish);
  sqlite3_stmt *statement = flip_database_prepare (library->database, sql, error);

  if (!statement)
    return FALSE;
  flip_statement_number (statement, 1, result->over);
  flip_statement_text (statement, 2, is_against_the_game (finish) ? result->ending.text : "");
  flip_statement_text (statement, 3, search);
  flip_statement_text (statement, 4, seats);
  if (result->over && result->has_opponent && finish->n_seats == 1)
    flip_statement_number (statement, 5, result->opponent_score.total);
  flip_statement_number (statement, 6, sheet->id);
  return flip_statement_finish (library->database, statement, error);
}

static gboolean
write_seat (FlipLibrary *library, gint64 id, guint seat, const FlipFinish *finish, GError **error)
{
  sqlite3_stmt *statement = flip_database_prepare (
    library->database, "UPDATE seat SET score = ?, won = ?, place = ? WHERE sheet = ? AND seat = ?",
    error);

  if (!statement)
    return FALSE;
  if (finish->result.over)
    {
      flip_statement_number (statement, 1, finish->points[seat]);
      flip_statement_number (statement, 2, finish->result.winners >> seat & 1);
      flip_statement_number (statement, 3, finish->result.place[seat]);
    }
  flip_statement_number (statement, 4, id);
  flip_statement_number (statement, 5, seat);
  return flip_statement_finish (library->database, statement, error);
}

/* Results */

/* "pair 2 arrests 1 ": each event that occurred, with its count. */
static char *
tallies_text (const FlipGame *game, const int *counts)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_assert (game->n_tallies <= FLIP_MAX_TALLIES);
  for (guint i = 0; i < game->n_tallies; i++)
    {
      if (counts[i])
        g_string_append_printf (text, "%s %d ", game->tallies[i].id, counts[i]);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* "legend all-cowbots:belle ": the achievements, and parts of those that span several sheets. */
static char *
feats_text (const FlipFeats *feats)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < feats->n; i++)
    {
      const FlipFeat *feat = &feats->feats[i];

      if (feat->part)
        g_string_append_printf (text, "%s:%s ", feat->id, feat->part);
      else if (feat->reached)
        g_string_append_printf (text, "%s ", feat->id);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* One bit per site marked for a seat; crossed-out sites don't count. */
static void
read_marks (const FlipGame *game, gconstpointer state, guint seat, guint8 bits[SITE_BYTES])
{
  g_autofree FlipSites *sites = g_new0 (FlipSites, 1);

  memset (bits, 0, SITE_BYTES);
  flip_game_sites (game, state, seat, sites);
  for (guint i = 0; i < sites->n; i++)
    {
      const FlipSite *site = &sites->sites[i];

      if ((site->mark == FLIP_MARK_CIRCLED || site->mark == FLIP_MARK_FILLED)
          && site->id < FLIP_MAX_SITES)
        bits[site->id / 8] |= (guint8) (1u << site->id % 8);
    }
}

/* The number of bytes up to the last one that isn't zero. */
static guint
used_bytes (const guint8 bits[SITE_BYTES])
{
  guint n = SITE_BYTES;

  while (n > 0 && bits[n - 1] == 0)
    n--;
  return n;
}

/* The sites that the seat itself has marked, without those marked before the first move. Returns
   the number of bytes. */
static guint
read_sites (FlipSession *session, guint seat, guint8 bits[SITE_BYTES])
{
  const FlipGame *game = flip_session_game (session);
  guint8 given[SITE_BYTES];

  read_marks (game, flip_session_state (session), seat, bits);
  read_marks (game, flip_session_state_at (session, 0), seat, given);
  for (guint i = 0; i < SITE_BYTES; i++)
    bits[i] &= (guint8) ~given[i];
  return used_bytes (bits);
}

/* Seats belong to the sides alternately. */
static int
side_of (const FlipSetup *setup, guint seat)
{
  const char *option = setup->game->sides.option;

  return option ? (int) ((flip_setup_option (setup, option) + seat) % 2) : -1;
}

guint64
flip_checksum_result (const FlipKeptResult *result)
{
  g_autofree char *numbers =
    g_strdup_printf ("%u %d %u %u %d %d %u", result->seat, result->score, result->place,
                     result->ending, result->side, result->automatic, result->seats);
  guint64 seal = flip_checksum_link (FLIP_CHECKSUM_START, numbers);

  seal = flip_checksum_link (seal, result->player);
  seal = flip_checksum_link (seal, result->tallies);
  seal = flip_checksum_link (seal, result->feats);
  for (guint i = 0; i < result->n_site_bytes; i++)
    seal = seal * 31 + result->sites[i];
  return seal;
}

static gboolean
write_result (FlipLibrary *library,
              const FlipStoredSheet *sheet,
              guint seat,
              const FlipFinish *finish,
              GError **error)
{
  static const char sql[] =
    "INSERT INTO result SELECT id, ?2, game, ?3, ?4, ?5, ?6, ?7, ?8, ?9, dealt, practice, board,"
    " edition, ended, played, cursor, ?10, ?11, ?12, ?13 FROM sheet WHERE id = ?1";
  const FlipSetup *setup = flip_session_setup (sheet->session);
  const FlipGame *game = setup->game;
  gconstpointer state = flip_session_state (sheet->session);
  const FlipHonours honours = flip_game_honours (game, state, seat);
  g_autofree char *tallies = tallies_text (game, honours.counts);
  g_autofree char *feats = feats_text (&honours.feats);
  guint8 sites[SITE_BYTES];
  const FlipKeptResult result = {
    .seat = (guint8) seat,
    .player = g_ptr_array_index (setup->players, seat),
    .score = finish->points[seat],
    .place = finish->result.place[seat],
    .ending = flip_result_ending (&finish->result, finish->n_seats, seat),
    .side = (gint8) side_of (setup, seat),
    .automatic = flip_game_is_automatic (game, state, seat),
    .seats = (guint8) finish->n_seats,
    .tallies = tallies,
    .feats = feats,
    .sites = sites,
    .n_site_bytes = read_sites (sheet->session, seat, sites),
  };
  sqlite3_stmt *statement = flip_database_prepare (library->database, sql, error);

  if (!statement)
    return FALSE;
  flip_statement_number (statement, 1, sheet->id);
  flip_statement_number (statement, 2, result.seat);
  flip_statement_text (statement, 3, result.player);
  flip_statement_number (statement, 4, result.score);
  flip_statement_number (statement, 5, result.place);
  flip_statement_number (statement, 6, result.ending);
  flip_statement_number (statement, 7, result.side);
  flip_statement_number (statement, 8, result.automatic);
  flip_statement_number (statement, 9, result.seats);
  flip_statement_text (statement, 10, result.tallies);
  flip_statement_text (statement, 11, result.feats);
  sqlite3_bind_blob (statement, 12, sites, (int) result.n_site_bytes, SQLITE_TRANSIENT);
  flip_statement_number (statement, 13, (gint64) flip_checksum_result (&result));
  return flip_statement_finish (library->database, statement, error);
}

static gboolean
drop_results (FlipLibrary *library, gint64 id, GError **error)
{
  sqlite3_stmt *statement =
    flip_database_prepare (library->database, "DELETE FROM result WHERE sheet = ?", error);

  if (!statement)
    return FALSE;
  flip_statement_number (statement, 1, id);
  return flip_statement_finish (library->database, statement, error);
}

/* Whether another sheet already counts for this game, which was played once: the sheet is a duplicate,
   or was restored from a backup beside one. */
static gboolean
is_counted (FlipLibrary *library, gint64 id, gboolean *counted, GError **error)
{
  static const char sql[] =
    "SELECT EXISTS (SELECT 1 FROM sheet AS own"
    " JOIN move AS first ON first.sheet = own.id AND first.position = 0"
    " JOIN move AS alike ON alike.chain = first.chain AND alike.position = 0 AND alike.sheet <> own.id"
    " JOIN sheet AS other ON other.id = alike.sheet AND other.cursor = own.cursor"
    " AND other.finished = 1 AND other.deleted = 0"
    " JOIN move AS mine ON mine.sheet = own.id AND mine.position = own.cursor - 1"
    " JOIN move AS same ON same.sheet = other.id AND same.position = other.cursor - 1"
    " AND same.chain = mine.chain"
    " WHERE own.id = %" G_GINT64_FORMAT
    " AND EXISTS (SELECT 1 FROM result WHERE result.sheet = other.id))";
  g_autofree char *query = g_strdup_printf (sql, id);
  gint64 exists = 0;

  if (!flip_database_number (library->database, query, &exists, error))
    return FALSE;
  *counted = exists != 0;
  return TRUE;
}

gboolean
flip_library_write_finish (FlipLibrary *library,
                           const FlipStoredSheet *sheet,
                           const FlipFinish *finish,
                           GError **error)
{
  gboolean counted = TRUE;

  g_return_val_if_fail (sheet->id > 0, FALSE);

  if (!write_outcome (library, sheet, finish, error) || !drop_results (library, sheet->id, error)
      || (finish->result.over && !is_counted (library, sheet->id, &counted, error)))
    return FALSE;
  for (guint seat = 0; seat < finish->n_seats; seat++)
    {
      if (!write_seat (library, sheet->id, seat, finish, error)
          || (!counted && !write_result (library, sheet, seat, finish, error)))
        return FALSE;
    }

  return TRUE;
}
