/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The user's own editions. Each row has a checksum over its texts, so that damage is noticed and
   recovery knows what to trust. */

#include "store/library/edition.h"

#include "store/library/library-private.h"

#include <glib/gi18n-lib.h>

#define EDITION_COLUMNS                                                                  \
  "id, game, name, maker, base, text, created, changed, revision, seal,"                 \
  " (SELECT count(*) FROM sheet WHERE sheet.edition = edition.id AND sheet.edition <> 0" \
  "   AND sheet.deleted = 0)"

/* Values */

FlipEdition *
flip_edition_new (const char *game, const char *name, const char *text)
{
  FlipEdition *edition;

  g_return_val_if_fail (game && name && text, NULL);

  edition = g_new0 (FlipEdition, 1);
  edition->game = g_strdup (game);
  edition->name = g_strdup (name);
  edition->maker = g_strdup ("");
  edition->base = g_strdup ("");
  edition->text = g_strdup (text);
  return edition;
}

void
flip_edition_free (FlipEdition *edition)
{
  g_return_if_fail (edition);

  g_free (edition->game);
  g_free (edition->name);
  g_free (edition->maker);
  g_free (edition->base);
  g_free (edition->text);
  g_free (edition);
}

guint64
flip_edition_seal (const FlipEdition *edition)
{
  guint64 seal;

  g_assert (edition);
  seal = flip_checksum_link (FLIP_CHECKSUM_START, edition->game);
  seal = flip_checksum_link (seal, edition->name);
  seal = flip_checksum_link (seal, edition->maker);
  seal = flip_checksum_link (seal, edition->base);
  return flip_checksum_link (seal, edition->text);
}

FlipEdition *
flip_edition_read (sqlite3_stmt *row)
{
  FlipEdition *edition;

  g_assert (row);
  edition = g_new0 (FlipEdition, 1);
  edition->id = sqlite3_column_int64 (row, 0);
  edition->game = g_strdup (flip_statement_column (row, 1));
  edition->name = g_strdup (flip_statement_column (row, 2));
  edition->maker = g_strdup (flip_statement_column (row, 3));
  edition->base = g_strdup (flip_statement_column (row, 4));
  edition->text = g_strdup (flip_statement_column (row, 5));
  edition->created = flip_seconds (sqlite3_column_int64 (row, 6));
  edition->changed = flip_seconds (sqlite3_column_int64 (row, 7));
  edition->revision = sqlite3_column_int64 (row, 8);
  edition->is_damaged = (guint64) sqlite3_column_int64 (row, 9) != flip_edition_seal (edition);
  edition->sheets = sqlite3_column_count (row) > 10 ? (guint) sqlite3_column_int (row, 10) : 0;
  return edition;
}

const char *
flip_edition_name_of (FlipLog *log)
{
  g_return_val_if_fail (log, NULL);

  return flip_tags_find (flip_log_tags (log), FLIP_EDITION_TAG);
}

/* Always FALSE. */
static gboolean
miss (gint64 id, GError **error)
{
  g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, id);

  g_set_error (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_MISSING,
               /* Translators: %s: the number of an edition */
               _ ("There is no edition %s in the library."), number);
  return FALSE;
}

static gboolean
refuse_damaged (gint64 id, GError **error)
{
  g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, id);

  g_set_error (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_DAMAGED,
               /* Translators: %s: the number of an edition */
               _ ("Edition %s in the library is damaged: it has changed since it was saved."), number);
  return FALSE;
}

/* Reading */

gint64
flip_editions_find (GPtrArray *editions, const FlipEdition *wanted)
{
  for (guint i = 0; i < editions->len; i++)
    {
      const FlipEdition *edition = g_ptr_array_index (editions, i);

      if (g_str_equal (edition->game, wanted->game) && g_str_equal (edition->name, wanted->name)
          && g_str_equal (edition->text, wanted->text))
        return edition->id;
    }

  return 0;
}

GPtrArray *
flip_library_editions (FlipLibrary *library, const char *game, GError **error)
{
  g_autoptr (GPtrArray) editions =
    g_ptr_array_new_with_free_func ((GDestroyNotify) flip_edition_free);
  g_autoptr (sqlite3_stmt) statement = NULL;
  gboolean row;

  g_return_val_if_fail (library && library->database, NULL);
  g_return_val_if_fail (!error || !*error, NULL);

  statement = flip_database_prepare (library->database,
                                     "SELECT " EDITION_COLUMNS " FROM edition WHERE deleted = 0"
                                     " AND (?1 IS NULL OR game = ?1) ORDER BY id",
                                     error);
  if (!statement)
    return NULL;
  flip_statement_text (statement, 1, game);
  while (flip_statement_step (library->database, statement, &row, error))
    {
      if (!row)
        return g_steal_pointer (&editions);
      g_ptr_array_add (editions, flip_edition_read (statement));
    }

  return NULL;
}

FlipEdition *
flip_library_load_edition (FlipLibrary *library, gint64 id, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = NULL;
  g_autoptr (FlipEdition) edition = NULL;
  gboolean row;

  g_return_val_if_fail (library && library->database, NULL);
  g_return_val_if_fail (!error || !*error, NULL);

  statement = flip_database_prepare (
    library->database, "SELECT " EDITION_COLUMNS " FROM edition WHERE id = ? AND deleted = 0",
    error);
  if (!statement)
    return NULL;
  flip_statement_number (statement, 1, id);
  if (!flip_statement_step (library->database, statement, &row, error))
    return NULL;
  if (!row)
    return miss (id, error), NULL;
  edition = flip_edition_read (statement);
  /* If there was no memory for a text, the next step reports it; the row then isn't damaged. */
  if (!flip_statement_step (library->database, statement, &row, error))
    return NULL;
  return edition->is_damaged ? (refuse_damaged (id, error), NULL) : g_steal_pointer (&edition);
}

gint64
flip_library_count_board (FlipLibrary *library,
                          const char *game,
                          const FlipBoard *board,
                          GError **error)
{
  static const char sql[] =
    "SELECT count(*) FROM sheet JOIN board ON board.id = sheet.board WHERE sheet.game = ?1"
    " AND sheet.deleted = 0 AND sheet.edition = 0 AND (board.name = ?2 OR board.checksum = ?3)";
  g_autoptr (sqlite3_stmt) statement = NULL;
  g_autofree char *checksum = NULL;
  gboolean row;

  g_return_val_if_fail (library && library->database, -1);
  g_return_val_if_fail (game && board, -1);
  g_return_val_if_fail (!error || !*error, -1);

  statement = flip_database_prepare (library->database, sql, error);
  if (!statement)
    return -1;
  checksum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, board->text, -1);
  flip_statement_text (statement, 1, game);
  flip_statement_text (statement, 2, board->name);
  flip_statement_text (statement, 3, checksum);
  if (!flip_statement_step (library->database, statement, &row, error))
    return -1;
  return sqlite3_column_int64 (statement, 0);
}

/* Writing */

/* Always FALSE. */
static gboolean
refuse_changed (GError **error)
{
  g_set_error (
    error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_CHANGED,
    _ ("This edition was changed in another window. Open it again to continue from there."));
  return FALSE;
}

static void
bind (sqlite3_stmt *statement, const FlipEdition *edition, gint64 now)
{
  flip_statement_text (statement, 1, edition->game);
  flip_statement_text (statement, 2, edition->name);
  flip_statement_text (statement, 3, edition->maker);
  flip_statement_text (statement, 4, edition->base);
  flip_statement_text (statement, 5, edition->text);
  flip_statement_number (statement, 6, now);
  flip_statement_number (statement, 7, (gint64) flip_edition_seal (edition));
}

static gboolean
insert (FlipLibrary *library, FlipEdition *edition, gint64 now, GError **error)
{
  sqlite3_stmt *statement = flip_database_prepare (
    library->database,
    "INSERT INTO edition (game, name, maker, base, text, created, changed, revision, seal)"
    " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6, 1, ?7)",
    error);

  if (!statement)
    return FALSE;
  bind (statement, edition, now);
  return flip_statement_finish (library->database, statement, error);
}

/* Editing a deleted edition restores it, as playing restores a sheet. */
static gboolean
update (FlipLibrary *library, FlipEdition *edition, gint64 now, GError **error)
{
  sqlite3_stmt *statement = flip_database_prepare (
    library->database,
    "UPDATE edition SET game = ?1, name = ?2, maker = ?3, base = ?4, text = ?5, changed = ?6,"
    " seal = ?7, deleted = 0, revision = revision + 1 WHERE id = ?8 AND revision = ?9",
    error);

  if (!statement)
    return FALSE;
  bind (statement, edition, now);
  flip_statement_number (statement, 8, edition->id);
  flip_statement_number (statement, 9, edition->revision);
  return flip_statement_finish (library->database, statement, error)
         && (sqlite3_changes (library->database->handle) == 1 || refuse_changed (error));
}

/* If the library was replaced by another file, an edition's number there may belong to another
   edition; it is then added as new, unless one begun in the same second exists. */
static gboolean
find (FlipLibrary *library, const FlipEdition *edition, gint64 *id, GError **error)
{
  g_autofree char *sql =
    g_strdup_printf ("SELECT created FROM edition WHERE id = %" G_GINT64_FORMAT, edition->id);
  gint64 created;

  if (!flip_database_number (library->database, sql, &created, error))
    return FALSE;
  *id = flip_seconds (created) == edition->created ? edition->id : 0;
  return TRUE;
}

gboolean
flip_library_bring_edition (FlipLibrary *library, FlipLibrary *from, gint64 *id, GError **error)
{
  static const char sql[] = "SELECT " EDITION_COLUMNS " FROM edition WHERE id = ?";
  g_autoptr (sqlite3_stmt) row = flip_database_prepare (from->database, sql, error);
  g_autoptr (GPtrArray) ours = row ? flip_library_editions (library, NULL, error) : NULL;
  g_autoptr (FlipEdition) edition = NULL;
  gint64 there = *id;
  gboolean found;

  if (!ours)
    return FALSE;
  flip_statement_number (row, 1, *id);
  if (!flip_statement_step (from->database, row, &found, error))
    return FALSE;
  if (!found)
    return miss (*id, error);
  edition = flip_edition_read (row);
  edition->id = edition->revision = 0;
  *id = flip_editions_find (ours, edition);
  if (!*id && !flip_library_save_edition (library, edition, error))
    return FALSE;
  *id = *id ? *id : edition->id;
  g_clear_pointer (&row, sqlite3_finalize);
  return flip_library_set_edition_deleted (from, there, TRUE, error);
}

gboolean
flip_library_save_edition (FlipLibrary *library, FlipEdition *edition, GError **error)
{
  gint64 now = g_get_real_time (), id;
  gboolean is_new;

  g_return_val_if_fail (library && library->database, FALSE);
  g_return_val_if_fail (edition && *edition->game && *edition->name, FALSE);
  g_return_val_if_fail (!error || !*error, FALSE);

  if (!flip_library_begin (library, NULL, NULL, error))
    return FALSE;
  id = edition->id;
  if (!find (library, edition, &id, error)
      || !(id ? update (library, edition, now, error) : insert (library, edition, now, error)))
    return flip_database_roll_back (library->database), FALSE;
  is_new = id == 0;
  id = is_new ? sqlite3_last_insert_rowid (library->database->handle) : id;
  if (!flip_database_commit (library->database, error))
    return FALSE;
  if (is_new)
    edition->created = now / G_USEC_PER_SEC;
  edition->id = id;
  edition->changed = now / G_USEC_PER_SEC;
  edition->revision = is_new ? 1 : edition->revision + 1;
  edition->is_damaged = FALSE;
  return TRUE;
}

gboolean
flip_library_set_edition_deleted (FlipLibrary *library, gint64 id, gboolean deleted, GError **error)
{
  g_return_val_if_fail (library && library->database, FALSE);
  g_return_val_if_fail (!error || !*error, FALSE);

  return flip_library_begin (library, flip_library_bring_edition, &id, error)
         && flip_library_mark_deleted (library, "UPDATE edition SET deleted = ? WHERE id = ?", id,
                                       deleted, miss, error);
}

gboolean
flip_library_find_edition (FlipLibrary *library, FlipSession *session, gint64 *id, GError **error)
{
  const FlipSetup *setup = flip_session_setup (session);
  const char *name = flip_edition_name_of (flip_session_log (session));
  g_autoptr (sqlite3_stmt) statement = NULL;
  gboolean row;

  *id = 0;
  if (!name)
    return TRUE;
  statement = flip_database_prepare (library->database,
                                     "SELECT id FROM edition WHERE game = ? AND name = ?"
                                     " AND text = ? AND deleted = 0 ORDER BY id DESC LIMIT 1",
                                     error);
  if (!statement)
    return FALSE;
  flip_statement_text (statement, 1, setup->game->id);
  flip_statement_text (statement, 2, name);
  flip_statement_text (statement, 3, setup->board);
  if (!flip_statement_step (library->database, statement, &row, error))
    return FALSE;
  *id = row ? sqlite3_column_int64 (statement, 0) : 0;
  return TRUE;
}
