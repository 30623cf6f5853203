/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store/library-private.h"
#include "store/schema.h"
#include "store/unfinished.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

char *
flip_library_default_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "flipside", "library.db", NULL);
}

static gboolean
make_folder (const char *path, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);

  if (g_mkdir_with_parents (folder, 0700) == 0)
    return TRUE;
  g_set_error (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_READ_ONLY,
               _ ("The folder %s can't be created: %s."), folder, g_strerror (errno));
  return FALSE;
}

static FlipDatabase *
open_at (const char *path, GError **error)
{
  g_autoptr (FlipDatabase) database = flip_database_open (path, error);

  if (!database || !flip_database_migrate (database, flip_schema_steps, flip_schema_n_steps, error))
    return NULL;
  return g_steal_pointer (&database);
}

/* A name beside the file that is not taken yet. */
static char *
free_name (const char *path, const char *word)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = g_date_time_format (now, "%Y-%m-%d");
  char *name = g_strdup_printf ("%s.%s-%s", path, word, date);

  for (guint i = 2; g_file_test (name, G_FILE_TEST_EXISTS); i++)
    {
      g_free (name);
      name = g_strdup_printf ("%s.%s-%s-%u", path, word, date, i);
    }

  return name;
}

static void
move_companion (const char *path, const char *aside, const char *suffix)
{
  g_autofree char *from = g_strconcat (path, suffix, NULL);
  g_autofree char *to = g_strconcat (aside, suffix, NULL);

  if (g_file_test (from, G_FILE_TEST_EXISTS))
    g_rename (from, to);
}

static void
add_notice (FlipLibrary *library, char *notice)
{
  g_autofree char *before = g_steal_pointer (&library->notice);
  g_autofree char *owned = notice;

  library->notice = before ? g_strjoin (" ", before, owned, NULL) : g_steal_pointer (&owned);
}

/* A damaged library keeps all its bytes under another name, and an empty one takes its place. */
static FlipDatabase *
set_damaged_aside (FlipLibrary *library, const char *path, const char *reason, GError **error)
{
  g_autofree char *aside = free_name (path, "damaged");

  /* The log is moved first: if this is interrupted, it must not be left beside another file. */
  move_companion (path, aside, "-wal");
  move_companion (path, aside, "-shm");
  if (g_rename (path, aside) != 0)
    {
      g_set_error (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_DAMAGED,
                   _ ("%s It can't be set aside as %s: %s."), reason, aside, g_strerror (errno));
      return NULL;
    }
  add_notice (
    library,
    g_strdup_printf (_ ("%s It was kept as %s, and an empty library was started."), reason, aside));
  return open_at (path, error);
}

static goffset
size_of (const char *path, const char *suffix)
{
  g_autofree char *name = g_strconcat (path, suffix, NULL);
  GStatBuf info;

  return g_stat (name, &info) == 0 ? info.st_size : 0;
}

/* SQLite would drop the newest moves, which are still in the log beside an emptied file. */
static gboolean
was_emptied (const char *path)
{
  return size_of (path, "") == 0 && size_of (path, "-wal") > 0;
}

static FlipDatabase *
replace_emptied (FlipLibrary *library, const char *path, GError **error)
{
  g_autofree char *reason = g_strdup_printf (_ ("The library %s was emptied."), path);

  if (library->is_named)
    return g_set_error (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_DAMAGED, "%s", reason), NULL;
  g_close (g_open (path, O_CREAT | O_WRONLY, 0600), NULL);
  return set_damaged_aside (library, path, reason, error);
}

static gboolean
may_be_set_aside (FlipLibrary *library, const GError *problem)
{
  return g_error_matches (problem, FLIP_STORE_ERROR, FLIP_STORE_ERROR_DAMAGED)
         || (!library->is_named
             && g_error_matches (problem, FLIP_STORE_ERROR, FLIP_STORE_ERROR_FOREIGN));
}

static FlipDatabase *
open_or_set_aside (FlipLibrary *library, const char *path, GError **error)
{
  g_autoptr (GError) problem = NULL;
  FlipDatabase *database;

  if (was_emptied (path))
    return replace_emptied (library, path, error);
  database = open_at (path, &problem);
  if (may_be_set_aside (library, problem))
    return set_damaged_aside (library, path, problem->message, error);
  if (problem)
    g_propagate_error (error, g_steal_pointer (&problem));
  return database;
}

/* A newer library stays where it is, for the newer Flipside; this one uses a file beside it. */
static FlipDatabase *
step_aside_of_newer (FlipLibrary *library, const char *path, const char *reason, GError **error)
{
  g_autofree char *beside = g_strdup_printf ("%s.version-%u", path, flip_schema_n_steps);

  add_notice (library,
              g_strdup_printf (_ ("%s It is left as it is; this Flipside keeps its sheets in %s."),
                               reason, beside));
  library->is_named = FALSE;
  return open_or_set_aside (library, beside, error);
}

static void
clear_left_behind (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);

  flip_unfinished_clear (folder);
}

static FlipLibrary *
open_library (const char *path, gboolean is_named, FlipFindGame find_game, GError **error)
{
  g_autoptr (FlipLibrary) library = g_new0 (FlipLibrary, 1);
  g_autoptr (GError) problem = NULL;

  library->find_game = find_game;
  library->is_named = is_named;
  if (!make_folder (path, error))
    return NULL;
  clear_left_behind (path);
  library->database = open_or_set_aside (library, path, &problem);
  if (g_error_matches (problem, FLIP_STORE_ERROR, FLIP_STORE_ERROR_NEWER))
    library->database = step_aside_of_newer (library, path, problem->message, error);
  else if (problem)
    g_propagate_error (error, g_steal_pointer (&problem));
  if (!library->database || !flip_library_add_search (library, error))
    return NULL;
  flip_library_purge (library, g_get_real_time () / G_USEC_PER_SEC);
  flip_library_has_changed (library);
  return g_steal_pointer (&library);
}

FlipLibrary *
flip_library_open (const char *path, FlipFindGame find_game, GError **error)
{
  g_return_val_if_fail (path && *path, NULL);
  g_return_val_if_fail (find_game, NULL);
  g_return_val_if_fail (!error || !*error, NULL);

  return open_library (path, FALSE, find_game, error);
}

/* A file without our mark is not even opened: SQLite might complete a transaction that its owner
   left unfinished. While there is a log beside it, the mark may be in the log. */
FlipLibrary *
flip_library_open_named (const char *path, FlipFindGame find_game, GError **error)
{
  g_return_val_if_fail (path && *path, NULL);
  g_return_val_if_fail (find_game, NULL);
  g_return_val_if_fail (!error || !*error, NULL);

  if (!flip_database_is_foreign (path) || size_of (path, "-wal") > 0)
    return open_library (path, TRUE, find_game, error);
  g_set_error (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_FOREIGN,
               _ ("%s is not a Flipside library."), path);
  return NULL;
}

void
flip_library_close (FlipLibrary *library)
{
  g_return_if_fail (library);

  if (library->database)
    flip_database_close (library->database);
  g_free (library->notice);
  g_free (library);
}

const char *
flip_library_notice (FlipLibrary *library)
{
  g_return_val_if_fail (library, NULL);

  return library->notice;
}

const char *
flip_library_path (FlipLibrary *library)
{
  g_return_val_if_fail (library && library->database, NULL);

  return library->database->path;
}

/* SQLite counts the commits of other connections, not our own. */
gboolean
flip_library_has_changed (FlipLibrary *library)
{
  gint64 before, now;

  g_return_val_if_fail (library && library->database, FALSE);

  before = now = library->data_version;
  if (!flip_database_number (library->database, "PRAGMA data_version", &now, NULL))
    return FALSE;
  library->data_version = now;
  return now != before;
}

/* Always FALSE. */
gboolean
flip_library_miss (gint64 id, GError **error)
{
  g_set_error (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_MISSING,
               _ ("There is no sheet %" G_GINT64_FORMAT " in the library."), id);
  return FALSE;
}
