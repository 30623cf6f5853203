/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Imports a sheet from a file. The same sheet is stored once, however often it is opened: two
   sheets are the same if their set-ups are equal, and the log of one begins with the whole log of
   the other. */

#include "engine/session/notes.h"
#include "store/library/library-private.h"

/* The checksums of a log that is not in the library: one for the set-up, and one after each
   entry. */
static GArray *
read_chain (FlipSession *session)
{
  GArray *chain = g_array_new (FALSE, FALSE, sizeof (guint64));
  guint64 link = flip_checksum_setup (flip_session_setup (session));

  g_array_append_val (chain, link);
  for (guint i = 0; i < flip_session_length (session); i++)
    {
      g_autofree char *text = flip_log_print_entry (flip_session_log (session), i);

      link = flip_checksum_link (link, text);
      g_array_append_val (chain, link);
    }

  return chain;
}

/* For a sheet without a log, only the set-up itself can be compared. */
static gboolean
has_setup (FlipLibrary *library, gint64 id, guint64 wanted)
{
  g_autoptr (FlipStoredSheet) sheet = flip_library_load_any (library, id, NULL);

  return sheet && flip_checksum_setup (flip_session_setup (sheet->session)) == wanted;
}

/* A row contains the number of a sheet, its length, and the last entry that both logs can share:
   its text and its chain. If the file has no log, that is the first entry of the sheet. */
static gboolean
is_same (FlipLibrary *library, sqlite3_stmt *row, GArray *chain)
{
  guint length = chain->len - 1, both = MIN (length, (guint) sqlite3_column_int64 (row, 1));
  const char *text = (const char *) sqlite3_column_text (row, 2);
  guint64 stored = (guint64) sqlite3_column_int64 (row, 3);
  guint64 setup = g_array_index (chain, guint64, 0);

  if (!text)
    return has_setup (library, sqlite3_column_int64 (row, 0), setup);
  if (both == 0)
    return flip_checksum_link (setup, text) == stored;
  return g_array_index (chain, guint64, both) == stored;
}

/* The first link of a log, which covers the set-up and the first entry. */
static guint64
first_link (FlipSession *session)
{
  g_autofree char *text = flip_log_print_entry (flip_session_log (session), 0);

  return flip_checksum_link (flip_checksum_setup (flip_session_setup (session)), text);
}

/* The candidates for the same sheet. If both logs have entries, they begin with the same link, by
   which an index finds the few candidates. */
static const char *
choose_among (FlipSession *session, gint64 created)
{
  if (created)
    return "created = ?5";
  if (flip_session_length (session) == 0)
    return "deleted = 0";
  return "+deleted = 0 AND sheet.id IN (SELECT sheet FROM move WHERE position = 0 AND chain = ?5"
         " UNION ALL SELECT id FROM sheet WHERE length = 0 AND game = ?1)";
}

static sqlite3_stmt *
select_candidates (FlipLibrary *library,
                   FlipSession *session,
                   gint64 created,
                   guint least,
                   GError **error)
{
  const FlipSetup *setup = flip_session_setup (session);
  guint length = flip_session_length (session);
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, setup->seed);
  g_autofree char *sql =
    g_strdup_printf ("SELECT sheet.id, length, move.text, move.chain FROM sheet LEFT JOIN move"
                     " ON move.sheet = sheet.id AND move.position = max (min (length, ?2) - 1, 0)"
                     " WHERE game = ?1 AND dealt = ?3 AND seed = ?4 AND length >= ?6 AND %s"
                     " ORDER BY changed DESC, sheet.id DESC",
                     choose_among (session, created));
  sqlite3_stmt *statement = flip_database_prepare (library->database, sql, error);

  if (!statement)
    return NULL;
  flip_statement_text (statement, 1, setup->game->id);
  flip_statement_number (statement, 2, length);
  flip_statement_number (statement, 3, setup->dealt);
  flip_statement_text (statement, 4, seed);
  flip_statement_number (statement, 5,
                         created || length == 0 ? created : (gint64) first_link (session));
  flip_statement_number (statement, 6, least);
  return statement;
}

/* The sheet that was changed last, or 0. */
gboolean
flip_library_find_same (FlipLibrary *library,
                        FlipSession *session,
                        gint64 created,
                        guint least,
                        gint64 *id,
                        GError **error)
{
  g_autoptr (GArray) chain =
    NULL; /* takes a while for a long log, and usually there is no candidate */
  g_autoptr (sqlite3_stmt) statement = select_candidates (library, session, created, least, error);
  gboolean row;

  *id = 0;
  while (statement && flip_statement_step (library->database, statement, &row, error))
    {
      if (!row)
        return TRUE;
      if (!chain)
        chain = read_chain (session);
      if (!is_same (library, statement, chain))
        continue;
      *id = sqlite3_column_int64 (statement, 0);
      return TRUE;
    }

  return FALSE;
}

static void
play_on (FlipSession *session, FlipSession *longer)
{
  guint from = flip_session_length (session);

  if (flip_session_length (longer) > from)
    flip_session_jump (session, from);
  for (guint i = from; i < flip_session_length (longer); i++)
    {
      if (!flip_session_play (session, flip_session_entry (longer, i), NULL))
        break;
    }
}

/* Plays the entries that the file has beyond the sheet, and adds its notes. */
gboolean
flip_library_follow (FlipLibrary *library, FlipStoredSheet *sheet, FlipSession *session, GError **error)
{
  guint before = flip_session_length (sheet->session);

  play_on (sheet->session, session);
  if (!flip_session_add_notes (sheet->session, session)
      && flip_session_length (sheet->session) == before)
    return TRUE;
  return flip_library_save (library, sheet, error);
}

gboolean
flip_library_import_sheet (FlipLibrary *library, FlipStoredSheet **sheet, GError **error)
{
  g_autoptr (FlipStoredSheet) there = NULL;
  gint64 id;

  g_return_val_if_fail (library && library->database, FALSE);
  g_return_val_if_fail (sheet && *sheet && (*sheet)->id == 0, FALSE);
  g_return_val_if_fail (!error || !*error, FALSE);

  if (!flip_library_find_same (library, (*sheet)->session, 0, 0, &id, error))
    return FALSE;
  if (!id)
    return flip_library_save (library, *sheet, error);
  there = flip_library_load (library, id, error);
  if (!there || !flip_library_follow (library, there, (*sheet)->session, error))
    return FALSE;
  flip_stored_sheet_free (*sheet);
  *sheet = g_steal_pointer (&there);
  return TRUE;
}

/* Takes ownership of the session, even if importing fails. */
FlipStoredSheet *
flip_library_import (FlipLibrary *library, FlipSession *session, GError **error)
{
  g_autoptr (FlipStoredSheet) sheet = NULL;

  g_return_val_if_fail (session, NULL);

  sheet = flip_stored_sheet_new (session);
  return flip_library_import_sheet (library, &sheet, error) ? g_steal_pointer (&sheet) : NULL;
}
