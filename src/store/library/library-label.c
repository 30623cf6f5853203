/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store/library/label.h"

#include "engine/base/quote.h"
#include "store/library/library-private.h"

#include <glib/gi18n-lib.h>

/* Always FALSE. */
static gboolean
refuse (GError **error, const char *text)
{
  g_set_error_literal (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_REFUSED, text);
  return FALSE;
}

static gboolean
run_text (FlipLibrary *library, const char *sql, gint64 id, const char *text, GError **error)
{
  sqlite3_stmt *statement = flip_database_prepare (library->database, sql, error);

  if (!statement)
    return FALSE;
  flip_statement_number (statement, 1, id);
  if (text)
    flip_statement_text (statement, 2, text);
  return flip_statement_finish (library->database, statement, error);
}

/* Creates the row of a sheet that has none yet; refused if there is no such sheet. */
static gboolean
make_row (FlipLibrary *library, gint64 id, GError **error)
{
  static const char sql[] =
    "INSERT INTO label SELECT id, '', '', '', 0 FROM sheet WHERE id = ?1 AND deleted = 0"
    " ON CONFLICT (sheet) DO UPDATE SET archived = archived";

  return run_text (library, sql, id, NULL, error)
         && (sqlite3_changes (library->database->handle) > 0 || flip_library_miss (id, error));
}

/* Stores title and tags in folded form for the search. */
static gboolean
write_search (FlipLibrary *library, gint64 id, GError **error)
{
  g_autoptr (sqlite3_stmt) row = flip_database_prepare (
    library->database, "SELECT title, tags FROM label WHERE sheet = ?", error);
  g_autofree char *both = NULL, *folded = NULL;
  gboolean found;

  if (!row)
    return FALSE;
  flip_statement_number (row, 1, id);
  if (!flip_statement_step (library->database, row, &found, error))
    return FALSE;
  if (found)
    both = g_strjoin (" ", flip_statement_column (row, 0), flip_statement_column (row, 1), NULL);
  folded = flip_library_fold (both ? both : "");
  sqlite3_reset (row);
  return run_text (library, "UPDATE label SET search = ?2 WHERE sheet = ?1", id, folded, error);
}

static gboolean
change (FlipLibrary *library, gint64 id, const char *sql, const char *text, GError **error)
{
  if (!flip_library_begin (library, flip_library_bring_sheet, &id, error))
    return FALSE;
  if (make_row (library, id, error) && run_text (library, sql, id, text, error)
      && write_search (library, id, error) && flip_database_commit (library->database, error))
    return TRUE;
  flip_database_roll_back (library->database);
  return FALSE;
}

char *
flip_label_clean_title (const char *title, GError **error)
{
  g_autofree char *clean = NULL;

  g_return_val_if_fail (title, NULL);
  g_return_val_if_fail (!error || !*error, NULL);

  clean = g_strstrip (g_strdup (title));
  if (*clean && !flip_name_is_readable (clean))
    refuse (error, _ ("This name can’t be displayed."));
  else if (g_utf8_strlen (clean, -1) > FLIP_LONGEST_TITLE)
    refuse (error, _ ("This name is too long."));
  else
    return g_steal_pointer (&clean);
  return NULL;
}

gboolean
flip_library_set_title (FlipLibrary *library, gint64 id, const char *title, GError **error)
{
  g_autofree char *clean = NULL;

  g_return_val_if_fail (library && library->database, FALSE);
  g_return_val_if_fail (title, FALSE);
  g_return_val_if_fail (!error || !*error, FALSE);

  clean = flip_label_clean_title (title, error);
  return clean && change (library, id, "UPDATE label SET title = ?2 WHERE sheet = ?1", clean, error);
}

/* Adds a tag unless it is there already. */
static gboolean
add_tag (GPtrArray *tags, char *tag, GError **error)
{
  if (!*tag || g_ptr_array_find_with_equal_func (tags, tag, g_str_equal, NULL))
    return TRUE;
  if (!flip_name_is_readable (tag))
    return refuse (error, _ ("This tag can’t be displayed."));
  if (g_utf8_strlen (tag, -1) > FLIP_LONGEST_TAG)
    return refuse (error, _ ("A tag is too long."));
  if (tags->len == FLIP_MOST_TAGS)
    return refuse (error, _ ("There are too many tags."));
  g_ptr_array_add (tags, tag);
  return TRUE;
}

char *
flip_label_clean_tags (const char *tags, GError **error)
{
  g_auto (GStrv) parts = NULL;
  g_autoptr (GPtrArray) list = NULL;

  g_return_val_if_fail (tags, NULL);
  g_return_val_if_fail (!error || !*error, NULL);

  parts = g_strsplit (tags, ",", -1);
  list = g_ptr_array_new ();
  for (guint i = 0; parts[i]; i++)
    {
      if (!add_tag (list, g_strstrip (parts[i]), error))
        return NULL;
    }
  g_ptr_array_add (list, NULL);
  return g_strjoinv (", ", (char **) list->pdata);
}

gboolean
flip_library_set_tags (FlipLibrary *library, gint64 id, const char *tags, GError **error)
{
  g_autofree char *clean = NULL;

  g_return_val_if_fail (library && library->database, FALSE);
  g_return_val_if_fail (tags, FALSE);
  g_return_val_if_fail (!error || !*error, FALSE);

  clean = flip_label_clean_tags (tags, error);
  return clean && change (library, id, "UPDATE label SET tags = ?2 WHERE sheet = ?1", clean, error);
}

gboolean
flip_library_set_archived (FlipLibrary *library, gint64 id, gboolean archived, GError **error)
{
  g_return_val_if_fail (library && library->database, FALSE);
  g_return_val_if_fail (!error || !*error, FALSE);

  return change (library, id,
                 archived ? "UPDATE label SET archived = 1 WHERE sheet = ?1"
                          : "UPDATE label SET archived = 0 WHERE sheet = ?1",
                 NULL, error);
}

/* Duplicates */

static gboolean
copy_rows (FlipLibrary *library, gint64 from, gint64 to, GError **error)
{
  static const char *const statements[] = {
    "INSERT INTO seat SELECT ?2, seat, player, score, won, place FROM seat WHERE sheet = ?1",
    "INSERT INTO setting SELECT ?2, key, value FROM setting WHERE sheet = ?1",
    "INSERT INTO tag SELECT ?2, position, key, value FROM tag WHERE sheet = ?1",
    "INSERT INTO move SELECT ?2, position, text, chain FROM move WHERE sheet = ?1",
    "INSERT INTO shelf SELECT ?2, text FROM shelf WHERE sheet = ?1",
    "INSERT INTO label SELECT ?2, title, tags, search, 0 FROM label WHERE sheet = ?1",
  };

  for (guint i = 0; i < G_N_ELEMENTS (statements); i++)
    {
      sqlite3_stmt *statement = flip_database_prepare (library->database, statements[i], error);

      if (!statement)
        return FALSE;
      flip_statement_number (statement, 1, from);
      flip_statement_number (statement, 2, to);
      if (!flip_statement_finish (library->database, statement, error))
        return FALSE;
    }

  return TRUE;
}

/* The statistics are not copied, as the game was played once. */
static gboolean
copy_sheet (FlipLibrary *library, gint64 id, gint64 *copy, GError **error)
{
  static const char sql[] =
    "INSERT INTO sheet (game, board, dealt, seed, search, created, changed, revision, length, cursor,"
    " seal, moment, progress, awaited, finished, practice, outcome, seats, edition, opponent, ended,"
    " played, kept) SELECT game, board, dealt, seed, search, ?2, ?2, 1, length, cursor, seal, moment,"
    " progress, awaited, finished, practice, outcome, seats, edition, opponent, ended, played, kept"
    " FROM sheet WHERE id = ?1 AND deleted = 0";
  sqlite3_stmt *statement = flip_database_prepare (library->database, sql, error);

  if (!statement)
    return FALSE;
  flip_statement_number (statement, 1, id);
  flip_statement_number (statement, 2, g_get_real_time ());
  if (!flip_statement_finish (library->database, statement, error))
    return FALSE;
  if (sqlite3_changes (library->database->handle) == 0)
    return flip_library_miss (id, error);
  *copy = sqlite3_last_insert_rowid (library->database->handle);
  return copy_rows (library, id, *copy, error);
}

gint64
flip_library_duplicate (FlipLibrary *library, gint64 id, GError **error)
{
  gint64 copy = 0;

  g_return_val_if_fail (library && library->database, 0);
  g_return_val_if_fail (!error || !*error, 0);

  if (!flip_library_begin (library, flip_library_bring_sheet, &id, error))
    return 0;
  if (copy_sheet (library, id, &copy, error) && flip_database_commit (library->database, error))
    return copy;
  flip_database_roll_back (library->database);
  return 0;
}
