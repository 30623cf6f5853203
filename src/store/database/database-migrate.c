/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Migrates the files of older versions to the newest one, and refuses files that aren't ours. */

#include "store/database/database-private.h"
#include "store/files/unfinished.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

gboolean
flip_database_copy (FlipDatabase *database, const char *path, GError **error)
{
  sqlite3_stmt *statement;

  g_return_val_if_fail (database && path, FALSE);

  statement = flip_database_prepare (database, "VACUUM INTO ?", error);
  if (!statement)
    return FALSE;
  flip_statement_text (statement, 1, path);
  return flip_statement_finish (database, statement, error);
}

/* If another process has taken the step in the meantime, it has made a copy as well, and this one
   is dropped. */
gboolean
flip_database_keep (FlipDatabase *database, const char *name, gint64 version, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (database->path);
  g_autoptr (FlipUnfinished) unfinished = flip_unfinished_new (folder, name);
  const char *path = flip_unfinished_path (unfinished);

  g_assert (version > 0);
  if (!flip_database_copy (database, path, error))
    return FALSE;
  if (flip_database_version (path) != version
      || (flip_sync_file (path) && g_rename (path, name) == 0))
    return flip_sync_folder_of (name), TRUE;
  /* Translators: first %s: a file; second %s: the reason, as the system tells it */
  g_set_error (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_FAILED, _ ("%s can’t be written: %s."),
               name, g_strerror (errno));
  return FALSE;
}

static gboolean
back_up (FlipDatabase *database, gint64 version, GError **error)
{
  g_autofree char *name =
    g_strdup_printf ("%s.before-version-%" G_GINT64_FORMAT, database->path, version + 1);

  return flip_database_keep (database, name, version, error);
}

/* Does nothing if the file no longer has the version that the step starts from. */
static gboolean
take_step (FlipDatabase *database, const char *step, gint64 from, gint64 version, GError **error)
{
  g_autofree char *mark =
    g_strdup_printf ("PRAGMA user_version = %" G_GINT64_FORMAT "; PRAGMA application_id = %d",
                     version, FLIP_APPLICATION_ID);
  g_autoptr (GError) problem = NULL;
  gint64 found;

  if (!flip_database_begin (database, error))
    return FALSE;
  /* Another process may have taken the step in the meantime. */
  if (flip_database_number (database, "PRAGMA user_version", &found, &problem)
      && (found != from
          || (flip_database_run (database, step, &problem)
              && flip_database_run (database, mark, &problem))))
    return flip_database_commit (database, error);
  flip_database_roll_back (database);
  g_propagate_error (error, g_steal_pointer (&problem));
  return FALSE;
}

/* Whitespace is ignored: the layout of a statement has changed at times, its meaning has not. */
static char *
sum_words (const char *text)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (const char *at = text; *at; at++)
    {
      if (!strchr (" \t\n\r", *at))
        g_string_append_c (words, *at);
    }
  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, words->str, -1);
}

static char *
sum_schema (sqlite3 *handle)
{
  static const char sql[] =
    "SELECT ifnull (group_concat (entry, ';'), '') FROM (SELECT type || ' ' || name || ' ' || tbl_name"
    " || ' ' || ifnull (sql, '') AS entry FROM sqlite_schema ORDER BY name)";
  g_autoptr (sqlite3_stmt) statement = NULL;
  const char *text;

  if (sqlite3_prepare_v2 (handle, sql, -1, &statement, NULL) != SQLITE_OK
      || sqlite3_step (statement) != SQLITE_ROW)
    return NULL;
  text = (const char *) sqlite3_column_text (statement, 0);
  return text ? sum_words (text) : NULL;
}

char *
flip_database_sum_schema (FlipDatabase *database)
{
  return sum_schema (database->handle);
}

/* What a file claims to be. The checksum of its schema is NULL if the file doesn't claim to be a
   library. */
typedef struct
{
  gint64 version;
  gint64 application;
  gint64 tables;
  char *sum;
} Origin;

static gboolean
read_schema (FlipDatabase *database, Origin *origin, GError **error)
{
  if (origin->application != FLIP_APPLICATION_ID)
    return TRUE;
  origin->sum = sum_schema (database->handle);
  return origin->sum || flip_database_fail (database, error);
}

/* In one transaction: another process may be creating the file, or taking its steps. */
static gboolean
read_origin (FlipDatabase *database, Origin *origin, GError **error)
{
  gboolean good;

  if (!flip_database_begin_reading (database, error))
    return FALSE;
  good = flip_database_number (database, "SELECT count(*) FROM sqlite_schema", &origin->tables, error)
         && flip_database_number (database, "PRAGMA application_id", &origin->application, error)
         && flip_database_number (database, "PRAGMA user_version", &origin->version, error)
         && read_schema (database, origin, error);
  flip_database_roll_back (database);
  return good;
}

/* The checksum of the schema that these steps produce. */
static char *
sum_steps (const char *const *steps, guint n_steps)
{
  sqlite3 *handle = NULL;
  gboolean good = sqlite3_open (":memory:", &handle) == SQLITE_OK;
  char *sum = NULL;

  for (guint i = 0; good && i < n_steps; i++)
    good = sqlite3_exec (handle, steps[i], NULL, NULL, NULL) == SQLITE_OK;
  if (good)
    sum = sum_schema (handle);
  sqlite3_close (handle);
  return sum;
}

static gboolean
check_version (FlipDatabase *database, gint64 version, guint n_steps, GError **error)
{
  if (version <= n_steps)
    return TRUE;
  g_set_error (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_NEWER,
               /* Translators: %s: a file or folder */
               _ ("The library %s was written by a newer version of Flipside."), database->path);
  return FALSE;
}

/* A schema contains code that runs whenever the file is read or written: views, triggers, generated
   columns, checks, indexes of expressions. A hostile one could run for ever, so the schema has to
   be ours, word for word. A damaged version number may be lower than that of the schema. Nothing is
   written into a file with a different schema, not even from the log beside it. */
static gboolean
check_schema (FlipDatabase *database, const FlipSchema *schema, const Origin *origin, GError **error)
{
  g_autofree char *ours = NULL;

  if (g_strcmp0 (origin->sum, schema->checksum) == 0)
    return TRUE;
  ours = sum_steps (schema->steps, (guint) origin->version);
  if (!ours)
    return flip_database_fail (database, error);
  if (g_str_equal (origin->sum, ours))
    return TRUE;
  sqlite3_db_config (database->handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
  return flip_database_refuse_origin (database, FLIP_STORE_ERROR_DAMAGED, error);
}

static gboolean
check_origin (FlipDatabase *database, const FlipSchema *schema, const Origin *origin, GError **error)
{
  if (origin->version == 0 && origin->application == 0 && origin->tables == 0)
    return TRUE;
  if (origin->application != FLIP_APPLICATION_ID)
    return flip_database_refuse_origin (database, FLIP_STORE_ERROR_FOREIGN, error);
  if (origin->version < 1)
    return flip_database_refuse_origin (database, FLIP_STORE_ERROR_DAMAGED, error);
  return check_version (database, origin->version, schema->n_steps, error)
         && check_schema (database, schema, origin, error);
}

/* Whether the file is ours, and how many steps it has been through. */
static gboolean
find_version (FlipDatabase *database, const FlipSchema *schema, gint64 *version, GError **error)
{
  Origin origin = { 0 };
  GError *problem = NULL;
  gboolean good;

  if (!read_origin (database, &origin, &problem))
    return flip_database_fail_to_open (database, problem, error);
  good = check_origin (database, schema, &origin, error);
  g_free (origin.sum);
  *version = origin.version;
  return good;
}

/* SQLite doesn't wait by itself before it changes the journal mode. */
static gboolean
use_write_ahead_log (FlipDatabase *database, GError **error)
{
  for (int tries = 0;; tries++)
    {
      g_autoptr (GError) problem = NULL;

      if (flip_database_run (database, "PRAGMA journal_mode = WAL", &problem))
        return TRUE;
      if (!g_error_matches (problem, FLIP_STORE_ERROR, FLIP_STORE_ERROR_BUSY)
          || !flip_database_wait (database, tries))
        {
          g_propagate_error (error, g_steal_pointer (&problem));
          return FALSE;
        }
    }
}

static gboolean
is_damaged (FlipDatabase *database)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (sqlite3_stmt) statement =
    flip_database_prepare (database, "PRAGMA quick_check (1)", &error);
  gboolean row;

  if (statement && flip_statement_step (database, statement, &row, &error))
    return row && !g_str_equal (flip_statement_column (statement, 0), "ok");
  return g_error_matches (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_DAMAGED);
}

/* A file with the newest tables is of the newest version, even if its number was damaged. */
static gboolean
mend_version (FlipDatabase *database, const FlipSchema *schema)
{
  g_autofree char *sum = sum_schema (database->handle);
  g_autofree char *mark = g_strdup_printf ("PRAGMA user_version = %u", schema->n_steps);

  return sum && g_strcmp0 (sum, schema->checksum) == 0 && flip_database_run (database, mark, NULL);
}

/* A failed step isn't a sign of damage, whatever its error says: the file itself is checked. */
static void
judge_failure (FlipDatabase *database, GError *problem)
{
  if (is_damaged (database))
    problem->code = FLIP_STORE_ERROR_DAMAGED;
  else if (problem->code == FLIP_STORE_ERROR_DAMAGED)
    problem->code = FLIP_STORE_ERROR_FAILED;
}

/* All steps are one transaction: if it is interrupted or fails, a new file is still empty and an
   older one unchanged, so that it can be set aside as it was found. */
static gboolean
take_steps (FlipDatabase *database, const FlipSchema *schema, gint64 version, GError **error)
{
  g_autoptr (GError) problem = NULL;
  g_autoptr (GString) all = g_string_new (NULL);

  for (gint64 i = version; i < schema->n_steps; i++)
    g_string_append_printf (all, "%s;", schema->steps[i]);
  if (((version == 0 || database->is_scratch || back_up (database, version, &problem))
       && take_step (database, all->str, version, schema->n_steps, &problem))
      || mend_version (database, schema))
    return TRUE;
  judge_failure (database, problem);
  g_propagate_error (error, g_steal_pointer (&problem));
  return FALSE;
}

gboolean
flip_database_migrate (FlipDatabase *database, const FlipSchema *schema, GError **error)
{
  gint64 version = 0;

  g_return_val_if_fail (database && database->handle, FALSE);
  g_return_val_if_fail (schema && schema->n_steps > 0, FALSE);
  g_return_val_if_fail (!error || !*error, FALSE);

  if (!find_version (database, schema, &version, error))
    return FALSE;
  g_assert (version >= 0 && version <= schema->n_steps);
  if (version < schema->n_steps && !take_steps (database, schema, version, error))
    return FALSE;
  /* Only now, so that a foreign, newer or damaged file is not touched. */
  return database->is_scratch || flip_database_is_read_only (database)
         || use_write_ahead_log (database, error);
}
