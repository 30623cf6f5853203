/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of sheets, and the players' names used so far. */

#include "store/library/library-private.h"
#include "store/library/results.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Sheets whose ids are at most this far apart are read in one go, along with the ones between them
   that were not asked for. */
#define CLOSE 16

/* These end a field of a seat, and the seat. */
#define FIELD_END '\t'
#define SEAT_END  '\n'

/* A part of the list is read in two passes: first the ids of its sheets from an index that contains
   nothing else, then the sheets in the order of the file. Going from each index entry to its sheet
   would take twice as long. The whole list is read in one pass through the file and sorted
   afterwards. */

enum
{
  SHEET_ID,
  SHEET_GAME,
  SHEET_OUTCOME,
  SHEET_MOMENT,
  SHEET_SEATS,
  SHEET_CREATED,
  SHEET_CHANGED,
  SHEET_CURSOR,
  SHEET_FINISHED,
  SHEET_PRACTICE,
  SHEET_DEALT,
  SHEET_PROGRESS,
  SHEET_AWAITED,
  SHEET_OPPONENT,
  SHEET_BOARD,
};

#define SHEET_COLUMNS                                                                      \
  "id, game, outcome, moment, seats, created, changed, cursor, finished, practice, dealt," \
  " progress, awaited, opponent, board"

static const char some_sheets_sql[] =
  "SELECT " SHEET_COLUMNS " FROM sheet WHERE id BETWEEN ? AND ? ORDER BY id";

static const char all_sheets_sql[] =
  "SELECT " SHEET_COLUMNS " FROM sheet NOT INDEXED WHERE deleted = 0 ORDER BY id";

enum
{
  LABEL_SHEET,
  LABEL_TITLE,
  LABEL_TAGS,
  LABEL_ARCHIVED,
};

static const char labels_sql[] =
  "SELECT sheet, title, tags, archived FROM label WHERE sheet BETWEEN ? AND ? ORDER BY sheet";

/* Like labels, hints are rare. */
static const char hints_sql[] = "SELECT sheet FROM tag WHERE sheet BETWEEN ? AND ?"
                                " AND key = '" FLIP_HINTS_TAG "' ORDER BY sheet";

/* Rows of another table, by the number of the sheet. */
typedef struct
{
  sqlite3_stmt *rows;
  gboolean is_at_row;
} Side;

/* Sheets, their labels and whether they had hints, read in parallel: most sheets have neither, and
   a join would search for each of them. The names of the few boards are looked up once each. */
typedef struct
{
  FlipDatabase *database;
  sqlite3_stmt *sheets, *boards;
  Side labels, hints;
  GHashTable *names; /* board number: its name */
} Reading;

static void
reading_clear (Reading *reading)
{
  g_clear_pointer (&reading->sheets, sqlite3_finalize);
  g_clear_pointer (&reading->boards, sqlite3_finalize);
  g_clear_pointer (&reading->labels.rows, sqlite3_finalize);
  g_clear_pointer (&reading->hints.rows, sqlite3_finalize);
  g_clear_pointer (&reading->names, g_hash_table_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Reading, reading_clear)

static gboolean
begin_reading (Reading *reading, FlipLibrary *library, const char *sql, GError **error)
{
  reading->database = library->database;
  reading->names = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
  return (reading->sheets = flip_database_prepare (library->database, sql, error))
         && (reading->boards = flip_database_prepare (library->database,
                                                      "SELECT name FROM board WHERE id = ?", error))
         && (reading->labels.rows = flip_database_prepare (library->database, labels_sql, error))
         && (reading->hints.rows = flip_database_prepare (library->database, hints_sql, error));
}

/* A sheet to be read, and its index in the list. */
typedef struct
{
  gint64 id;
  guint place;
} Wanted;

/* A sheet that was read, and its sort key: the last change, to the microsecond. */
typedef struct
{
  gint64 changed, id;
  FlipSheetInfo *info;
} Found;

/* Seats as text */

void
flip_library_add_seat (GString *text, const FlipSeatInfo *seat)
{
  g_return_if_fail (text && seat && seat->name);
  /* Names contain no control characters, so these separators can't occur in one. */
  g_assert (!strchr (seat->name, SEAT_END));

  g_string_append_printf (text, "%d\t%d\t%u\t%s\n", seat->points, seat->won, seat->place,
                          seat->name);
}

/* An overlong number from a damaged file overflows harmlessly. */
static int
read_number (char **text)
{
  char *at = *text + (**text == '-');
  guint number = 0;

  for (; g_ascii_isdigit (*at); at++)
    number = number * 10 + (guint) (*at - '0');
  number = **text == '-' ? -number : number;
  *text = at + (*at == FIELD_END);
  return (int) number;
}

static guint
count_seats (const char *text)
{
  guint n = 0;

  while ((text = strchr (text, SEAT_END)))
    {
      n++;
      text++;
    }
  return n;
}

/* The text is cut into pieces in place, and the names point into it. */
static void
read_seats (FlipSheetInfo *info, char *text)
{
  for (guint i = 0; i < info->n_seats; i++)
    {
      FlipSeatInfo *seat = &info->seats[i];
      char *end = strchr (text, SEAT_END);
      int place;

      g_assert (end);
      *end = '\0';
      seat->points = read_number (&text);
      seat->won = read_number (&text) != 0;
      place = read_number (&text);
      seat->place = (guint) MAX (0, place);
      seat->name = text;
      text = end + 1;
    }
}

/* Sheets */

FlipEnding
flip_sheet_info_ending (const FlipSheetInfo *info, guint seat)
{
  FlipResult result = { .over = info->finished, .has_opponent = info->has_opponent };

  g_return_val_if_fail (seat < info->n_seats && info->n_seats <= FLIP_MAX_SEATS, FLIP_ENDING_NONE);

  for (guint i = 0; i < info->n_seats; i++)
    {
      result.winners |= info->seats[i].won ? 1u << i : 0;
      result.place[i] = info->seats[i].place;
    }
  return flip_result_ending (&result, info->n_seats, seat);
}

void
flip_sheet_info_free (FlipSheetInfo *info)
{
  g_return_if_fail (info);

  g_free (info);
}

static char *
put (char **end, const char *text, gsize size)
{
  char *at = *end;

  memcpy (at, text, size);
  *end += size;
  return at;
}

/* A sheet, its seats and their texts are one block of memory, as ten thousand of them are read at
   once. Without a label, title and tags are empty. */
static FlipSheetInfo *
pack_info (sqlite3_stmt *row, sqlite3_stmt *label, const char *board)
{
  const char *game = flip_statement_column (row, SHEET_GAME);
  const char *outcome = flip_statement_column (row, SHEET_OUTCOME);
  const char *moment = flip_statement_column (row, SHEET_MOMENT);
  const char *seats = flip_statement_column (row, SHEET_SEATS);
  const char *title = label ? flip_statement_column (label, LABEL_TITLE) : "";
  const char *tags = label ? flip_statement_column (label, LABEL_TAGS) : "";
  gsize title_size = strlen (title) + 1, tags_size = strlen (tags) + 1;
  gsize board_size = strlen (board) + 1;
  gsize game_size = strlen (game) + 1, outcome_size = strlen (outcome) + 1;
  gsize moment_size = strlen (moment) + 1, seats_size = strlen (seats) + 1;
  guint n_seats = count_seats (seats);
  FlipSheetInfo *info =
    g_malloc (sizeof *info + n_seats * sizeof *info->seats + game_size + outcome_size + moment_size
              + seats_size + board_size + title_size + tags_size);
  char *end;

  info->n_seats = n_seats;
  info->seats = (FlipSeatInfo *) (info + 1);
  end = (char *) (info->seats + n_seats);
  info->game = put (&end, game, game_size);
  info->outcome = put (&end, outcome, outcome_size);
  info->moment = put (&end, moment, moment_size);
  info->board = put (&end, board, board_size);
  info->title = put (&end, title, title_size);
  info->tags = put (&end, tags, tags_size);
  read_seats (info, put (&end, seats, seats_size));
  return info;
}

static FlipSheetInfo *
read_info (sqlite3_stmt *row, sqlite3_stmt *label, const char *board)
{
  FlipSheetInfo *info = pack_info (row, label, board);

  info->id = sqlite3_column_int64 (row, SHEET_ID);
  info->created = flip_seconds (sqlite3_column_int64 (row, SHEET_CREATED));
  info->changed = flip_seconds (sqlite3_column_int64 (row, SHEET_CHANGED));
  info->moves = (guint) sqlite3_column_int (row, SHEET_CURSOR);
  info->finished = sqlite3_column_int (row, SHEET_FINISHED);
  info->practice = sqlite3_column_int (row, SHEET_PRACTICE);
  info->dealt = sqlite3_column_int (row, SHEET_DEALT);
  info->progress = (guint) sqlite3_column_int (row, SHEET_PROGRESS);
  info->awaited = sqlite3_column_int (row, SHEET_AWAITED);
  info->has_opponent = sqlite3_column_type (row, SHEET_OPPONENT) != SQLITE_NULL;
  info->opponent_points = sqlite3_column_int (row, SHEET_OPPONENT);
  info->archived = label && sqlite3_column_int (label, LABEL_ARCHIVED) != 0;
  return info;
}

static void
begin_at (sqlite3_stmt *statement, gint64 first, gint64 last)
{
  sqlite3_reset (statement);
  flip_statement_number (statement, 1, first);
  flip_statement_number (statement, 2, last);
}

static gboolean
begin_sides (Reading *reading, gint64 first, gint64 last, GError **error)
{
  begin_at (reading->labels.rows, first, last);
  begin_at (reading->hints.rows, first, last);
  return flip_statement_step (reading->database, reading->labels.rows, &reading->labels.is_at_row,
                              error)
         && flip_statement_step (reading->database, reading->hints.rows, &reading->hints.is_at_row,
                                 error);
}

/* Advances to the row of a sheet, if it has one, or else of the next sheet that does. */
static gboolean
find_beside (Reading *reading, Side *side, gint64 sheet, gboolean *found, GError **error)
{
  while (side->is_at_row && sqlite3_column_int64 (side->rows, 0) < sheet)
    {
      if (!flip_statement_step (reading->database, side->rows, &side->is_at_row, error))
        return FALSE;
    }

  *found = side->is_at_row && sqlite3_column_int64 (side->rows, 0) == sheet;
  return TRUE;
}

/* Empty if there is no such board. */
static const char *
find_board (Reading *reading, gint64 board, GError **error)
{
  char *name = g_hash_table_lookup (reading->names, &board);
  gboolean row;

  if (name)
    return name;
  sqlite3_reset (reading->boards);
  flip_statement_number (reading->boards, 1, board);
  if (!flip_statement_step (reading->database, reading->boards, &row, error))
    return NULL;
  name = g_strdup (row ? flip_statement_column (reading->boards, 0) : "");
  g_hash_table_insert (reading->names, g_memdup2 (&board, sizeof board), name);
  return name;
}

/* Reads the sheet at the statement's current row. */
static gboolean
read_sheet (Reading *reading, gint64 id, FlipSheetInfo **info, GError **error)
{
  const char *board =
    find_board (reading, sqlite3_column_int64 (reading->sheets, SHEET_BOARD), error);
  gboolean is_labelled, is_hinted;

  if (!board || !find_beside (reading, &reading->labels, id, &is_labelled, error)
      || !find_beside (reading, &reading->hints, id, &is_hinted, error))
    return FALSE;
  *info = read_info (reading->sheets, is_labelled ? reading->labels.rows : NULL, board);
  (*info)->hinted = is_hinted;
  return TRUE;
}

/* Reads sheets whose ids are close together, in ascending order. A sheet that is in the index but
   not in the table leaves its entry empty, as does an id that occurs twice in a damaged file. */
static gboolean
read_run (Reading *reading, const Wanted *wanted, const Wanted *end, GPtrArray *list, GError **error)
{
  gboolean row;

  g_assert (wanted < end && wanted->id <= end[-1].id);
  begin_at (reading->sheets, wanted->id, end[-1].id);
  if (!begin_sides (reading, wanted->id, end[-1].id, error))
    return FALSE;
  while (flip_statement_step (reading->database, reading->sheets, &row, error))
    {
      gint64 id = row ? sqlite3_column_int64 (reading->sheets, SHEET_ID) : 0;

      if (!row)
        return TRUE;
      while (wanted < end && wanted->id < id)
        wanted++;
      if (wanted < end && wanted->id == id && !list->pdata[wanted->place]
          && !read_sheet (reading, id, (FlipSheetInfo **) &list->pdata[wanted->place], error))
        return FALSE;
    }

  return FALSE;
}

static int
compare_ids (gconstpointer a, gconstpointer b)
{
  const Wanted *one = a, *other = b;

  return one->id < other->id ? -1 : one->id > other->id;
}

static gboolean
read_runs (Reading *reading, const GArray *wanted, GPtrArray *list, GError **error)
{
  const Wanted *run = (const Wanted *) wanted->data, *end = run + wanted->len, *next;

  for (; run < end; run = next)
    {
      next = run + 1;
      while (next < end && (guint64) next->id - (guint64) next[-1].id <= CLOSE)
        next++;
      if (!read_run (reading, run, next, list, error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
read_sheets (FlipLibrary *library, GArray *wanted, GPtrArray *list, GError **error)
{
  g_auto (Reading) reading = { 0 };

  if (!begin_reading (&reading, library, some_sheets_sql, error))
    return FALSE;
  if (!wanted->len)
    return TRUE; /* an empty array has no base address */
  g_array_sort (wanted, compare_ids);
  return read_runs (&reading, wanted, list, error);
}

static gboolean
read_ids (FlipLibrary *library,
          const char *search,
          guint first,
          guint most,
          GArray *wanted,
          GError **error)
{
  int next;
  g_autoptr (sqlite3_stmt) statement = flip_library_prepare_search (
    library, "id", search, " ORDER BY changed DESC, id DESC LIMIT ? OFFSET ?", &next, error);
  gboolean row;

  if (!statement)
    return FALSE;
  flip_statement_number (statement, next, most);
  flip_statement_number (statement, next + 1, first);
  while (flip_statement_step (library->database, statement, &row, error))
    {
      Wanted one = { .place = wanted->len };

      if (!row)
        return TRUE;
      one.id = sqlite3_column_int64 (statement, 0);
      g_array_append_val (wanted, one);
    }

  return FALSE;
}

/* Always FALSE. */
static gboolean
refuse_incomplete (FlipLibrary *library, GError **error)
{
  sqlite3_db_config (library->database->handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
  g_set_error (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_DAMAGED,
               /* Translators: %s: a file or folder */
               _ ("The library %s: sheets are missing from its list. The file is damaged."),
               library->database->path);
  return FALSE;
}

/* A damaged index may list sheets that don't exist. */
static gboolean
check_complete (FlipLibrary *library, GPtrArray *list, GError **error)
{
  for (guint i = 0; i < list->len; i++)
    {
      if (!list->pdata[i])
        return refuse_incomplete (library, error);
    }

  return TRUE;
}

/* Or it may miss existing ones: at least the index and the table must agree on whether there are
   any. */
static gboolean
check_any (FlipLibrary *library, const char *sql, gboolean has_any, GError **error)
{
  gint64 is_there = 0;

  return flip_database_number (library->database, sql, &is_there, error)
         && ((is_there != 0) == has_any || refuse_incomplete (library, error));
}

static void
free_place (gpointer info)
{
  if (info)
    flip_sheet_info_free (info);
}

static void
clear_found (gpointer found)
{
  free_place (((Found *) found)->info);
}

static int
compare_found (gconstpointer a, gconstpointer b)
{
  const Found *one = a, *other = b;

  if (one->changed != other->changed)
    return one->changed < other->changed ? -1 : 1;
  return one->id < other->id ? -1 : one->id > other->id;
}

/* This is the order of sheets that were never reopened. */
static gboolean
is_oldest_first (const GArray *found)
{
  for (guint i = 1; i < found->len; i++)
    {
      if (compare_found (&g_array_index (found, Found, i - 1), &g_array_index (found, Found, i)) > 0)
        return FALSE;
    }

  return TRUE;
}

/* Ids that don't increase indicate a damaged file, whose pages may form a cycle. */
static gboolean
read_all_sheets (FlipLibrary *library, Reading *reading, GArray *found, GError **error)
{
  gint64 last = 0;
  gboolean row;

  if (!begin_sides (reading, G_MININT64, G_MAXINT64, error))
    return FALSE;
  while (flip_statement_step (reading->database, reading->sheets, &row, error))
    {
      Found one = { 0 };

      if (!row)
        return TRUE;
      one.id = sqlite3_column_int64 (reading->sheets, SHEET_ID);
      one.changed = sqlite3_column_int64 (reading->sheets, SHEET_CHANGED);
      if (found->len && one.id <= last)
        return refuse_incomplete (library, error);
      if (!read_sheet (reading, one.id, &one.info, error))
        return FALSE;
      g_array_append_val (found, one);
      last = one.id;
    }

  return FALSE;
}

static GPtrArray *
read_all (FlipLibrary *library, GError **error)
{
  g_auto (Reading) reading = { 0 };
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (Found));
  GPtrArray *list;

  g_array_set_clear_func (found, clear_found);
  if (!begin_reading (&reading, library, all_sheets_sql, error)
      || !read_all_sheets (library, &reading, found, error)
      || !check_any (library, "SELECT EXISTS (SELECT 1 FROM sheet WHERE deleted = 0)",
                     found->len > 0, error))
    return NULL;
  if (!is_oldest_first (found))
    g_array_sort (found, compare_found);
  list = g_ptr_array_new_full (found->len, free_place);
  for (guint i = found->len; i > 0; i--)
    g_ptr_array_add (list, g_steal_pointer (&g_array_index (found, Found, i - 1).info));
  return list;
}

static GPtrArray *
read_list (FlipLibrary *library, const char *search, guint first, guint most, GError **error)
{
  g_autoptr (GArray) wanted = g_array_new (FALSE, FALSE, sizeof (Wanted));
  g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func (free_place);
  gboolean is_searched = search && *search;

  if (!first && most == G_MAXINT && !is_searched)
    return read_all (library, error);
  if (!read_ids (library, search, first, most, wanted, error))
    return NULL;
  g_ptr_array_set_size (list, (int) wanted->len);
  if (!read_sheets (library, wanted, list, error)
      || !check_complete (library, list, error))
    return NULL;
  if (!list->len && !first && most && !is_searched
      && !check_any (library, "SELECT EXISTS (SELECT 1 FROM sheet NOT INDEXED WHERE deleted = 0)", FALSE, error))
    return NULL;
  return g_steal_pointer (&list);
}

GPtrArray *
flip_library_list_ids (FlipLibrary *library, const GArray *ids, GError **error)
{
  g_autoptr (GArray) wanted = g_array_new (FALSE, FALSE, sizeof (Wanted));
  g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func (free_place);

  for (guint i = 0; i < ids->len; i++)
    {
      const Wanted one = { g_array_index (ids, gint64, i), i };

      g_array_append_val (wanted, one);
    }
  g_ptr_array_set_size (list, (int) wanted->len);
  if (!read_sheets (library, wanted, list, error) || !check_complete (library, list, error))
    return NULL;
  return g_steal_pointer (&list);
}

/* Ids and sheets are read in one transaction, so that they are consistent. */
GPtrArray *
flip_library_list (FlipLibrary *library,
                   const char *search,
                   guint first,
                   guint most,
                   GError **error)
{
  GPtrArray *list;

  g_return_val_if_fail (library && library->database, NULL);
  g_return_val_if_fail (!error || !*error, NULL);

  if (!flip_database_begin_reading (library->database, error))
    return NULL;
  list = read_list (library, search, first, most, error);
  flip_database_roll_back (library->database);
  return list;
}

GPtrArray *
flip_library_players (FlipLibrary *library, GError **error)
{
  static const char sql[] =
    "SELECT player FROM seat JOIN sheet ON sheet.id = seat.sheet WHERE deleted = 0"
    " GROUP BY player ORDER BY count(*) DESC, player LIMIT 100";
  g_autoptr (GPtrArray) names = NULL;
  g_autoptr (sqlite3_stmt) statement = NULL;
  gboolean row;

  g_return_val_if_fail (library && library->database, NULL);
  g_return_val_if_fail (!error || !*error, NULL);

  names = g_ptr_array_new_with_free_func (g_free);
  statement = flip_database_prepare (library->database, sql, error);
  if (!statement)
    return NULL;
  while (flip_statement_step (library->database, statement, &row, error))
    {
      if (!row)
        return g_steal_pointer (&names);
      g_ptr_array_add (names, g_strdup (flip_statement_column (statement, 0)));
    }

  return NULL;
}

char *
flip_library_read_value (FlipLibrary *library, gint64 id, const char *key)
{
  static const char sql[] = "SELECT value FROM tag WHERE sheet = ?1 AND key = ?2"
                            " UNION ALL SELECT value FROM setting WHERE sheet = ?1 AND key = ?2";
  g_autoptr (sqlite3_stmt) statement = NULL;
  gboolean row;

  g_return_val_if_fail (library && library->database && key, NULL);

  statement = flip_database_prepare (library->database, sql, NULL);
  if (!statement)
    return NULL;
  flip_statement_number (statement, 1, id);
  flip_statement_text (statement, 2, key);
  if (!flip_statement_step (library->database, statement, &row, NULL) || !row)
    return NULL;
  return g_strdup (flip_statement_column (statement, 0));
}
