/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Creates the derived data for sheets of older versions or of a damaged library. */

#include "store/library/library-private.h"

/* Written in one transaction, to save disk time; replayed before it, so that others don't wait
   long. */
#define SHEETS_AT_ONCE 16

/* If others have saved the sheet meanwhile, it is already complete. */
static gboolean
write_where (FlipLibrary *library, const FlipStoredSheet *sheet, gboolean *is_same, GError **error)
{
  static const char sql[] =
    "UPDATE sheet SET moment = ?, search = ?, kept = ?, progress = ?, awaited = ?, seats = ?, finished = 0"
    " WHERE id = ? AND revision = ?";
  static const FlipFinish none = { 0 };
  const FlipSetup *setup = flip_session_setup (sheet->session);
  const FlipGame *game = setup->game;
  gconstpointer state = flip_session_state (sheet->session);
  g_autofree char *search = flip_finish_search (setup, &none);
  g_autofree char *seats = flip_finish_seats (setup, &none);
  sqlite3_stmt *statement = flip_database_prepare (library->database, sql, error);
  FlipSummary where;
  FlipAsk ask;

  if (!statement)
    return FALSE;
  game->ask (state, &ask);
  flip_game_where (game, state, &where);
  flip_statement_text (statement, 1, where.text);
  flip_statement_text (statement, 2, search);
  flip_statement_number (statement, 3, FLIP_LIBRARY_KEPT);
  flip_statement_number (statement, 4, flip_game_progress (game, state));
  flip_statement_number (statement, 5, ask.who);
  flip_statement_text (statement, 6, seats);
  flip_statement_number (statement, 7, sheet->id);
  flip_statement_number (statement, 8, sheet->revision);
  if (!flip_statement_finish (library->database, statement, error))
    return FALSE;
  *is_same = sqlite3_changes (library->database->handle) == 1;
  return TRUE;
}

static gboolean
keep_sheet (FlipLibrary *library, const FlipStoredSheet *sheet, GError **error)
{
  FlipFinish finish = { 0 };
  gboolean is_same;

  flip_finish_read (&finish, sheet->session);
  if (!write_where (library, sheet, &is_same, error))
    return FALSE;
  return !is_same || !finish.result.over
         || flip_library_write_finish (library, sheet, &finish, error);
}

static gboolean
keep_sheets (FlipLibrary *library, GPtrArray *sheets, GError **error)
{
  if (sheets->len == 0)
    return TRUE;
  if (!flip_database_begin (library->database, error))
    return FALSE;
  for (guint i = 0; i < sheets->len; i++)
    {
      if (keep_sheet (library, g_ptr_array_index (sheets, i), error))
        continue;
      flip_database_roll_back (library->database);
      return FALSE;
    }

  if (flip_database_commit (library->database, error))
    return TRUE;
  flip_database_roll_back (library->database);
  return FALSE;
}

static sqlite3_stmt *
select_unkept (FlipLibrary *library, const char *columns, GError **error)
{
  g_autofree char *sql =
    g_strdup_printf ("SELECT %s FROM sheet WHERE kept < %d", columns, FLIP_LIBRARY_KEPT);

  return flip_database_prepare (library->database, sql, error);
}

static GArray *
find_unkept (FlipLibrary *library, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = select_unkept (library, "id", error);

  return statement ? flip_statement_numbers (library->database, statement, error) : NULL;
}

gint64
flip_library_count_unkept (FlipLibrary *library, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = NULL;
  gboolean row;

  g_return_val_if_fail (library && library->database, -1);

  statement = select_unkept (library, "count(*)", error);
  if (!statement || !flip_statement_step (library->database, statement, &row, error))
    return -1;
  return sqlite3_column_int64 (statement, 0);
}

static gboolean
keep_ids (FlipLibrary *library,
          const GArray *ids,
          gboolean (*goes_on) (gpointer data),
          gpointer data,
          GError **error)
{
  g_autoptr (GPtrArray) sheets =
    g_ptr_array_new_with_free_func ((GDestroyNotify) flip_stored_sheet_free);

  for (guint i = 0; i < ids->len && (!goes_on || goes_on (data)); i++)
    {
      FlipStoredSheet *sheet =
        flip_library_load_any (library, g_array_index (ids, gint64, i), NULL);

      if (sheet)
        g_ptr_array_add (sheets, sheet);
      if (sheets->len < SHEETS_AT_ONCE)
        continue;
      if (!keep_sheets (library, sheets, error))
        return FALSE;
      g_ptr_array_set_size (sheets, 0);
    }

  return keep_sheets (library, sheets, error);
}

gboolean
flip_library_keep (FlipLibrary *library,
                   gboolean (*goes_on) (gpointer data),
                   gpointer data,
                   GError **error)
{
  g_autoptr (GArray) ids = NULL;

  g_return_val_if_fail (library && library->database, FALSE);
  g_return_val_if_fail (!error || !*error, FALSE);

  ids = find_unkept (library, error);
  return ids && keep_ids (library, ids, goes_on, data, error);
}

gboolean
flip_library_keep_again (FlipLibrary *library, const GArray *ids, GError **error)
{
  g_return_val_if_fail (library && library->database, FALSE);
  g_return_val_if_fail (ids, FALSE);

  return keep_ids (library, ids, NULL, NULL, error);
}
