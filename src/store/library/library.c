/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store/database/schema.h"
#include "store/files/unfinished.h"
#include "store/library/library-private.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

/* Steps of SQLite's virtual machine between two checks; a move takes about thirty. */
#define STEPS_A_LOOK 20000

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
               /* Translators: first %s: a file or folder; second %s: the reason, as the system
                  tells it */
               _ ("The folder %s can’t be created: %s."), folder, g_strerror (errno));
  return FALSE;
}

static FlipDatabase *
open_at (const char *path, guint patience, GError **error)
{
  g_autoptr (FlipDatabase) database = flip_database_open_patiently (path, patience, error);

  if (!database || !flip_database_migrate (database, &flip_schema, error))
    return NULL;
  return g_steal_pointer (&database);
}

static goffset
size_of (const char *path, const char *suffix)
{
  g_autofree char *name = g_strconcat (path, suffix, NULL);
  GStatBuf info;

  return g_stat (name, &info) == 0 ? info.st_size : 0;
}

/* With an emptied file, SQLite would drop the newest moves, which are still in the log beside
   it. */
static gboolean
was_emptied (const char *path)
{
  return size_of (path, "") == 0 && size_of (path, "-wal") > 0;
}

/* An unreadable file is left as it is, for the user to decide about. */
static FlipDatabase *
open_whole (const char *path, guint patience, GError **error)
{
  if (was_emptied (path))
    g_set_error (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_DAMAGED,
                 /* Translators: %s: a file or folder */
                 _ ("The library %s was emptied."), path);
  else if (flip_library_has_foreign_log (path))
    g_set_error (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_DAMAGED,
                 /* Translators: %s: a file or folder */
                 _ ("The moves kept next to the library %s belong to another file."), path);
  else if (size_of (path, "-wal") > 0 && flip_image_has_broken_log (path))
    g_set_error (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_DAMAGED,
                 /* Translators: %s: a file or folder */
                 _ ("The newest moves in the library %s, kept next to it, are damaged."), path);
  else
    return open_at (path, patience, error);
  return NULL;
}

static char *
name_beside_newer (const char *path)
{
  return g_strdup_printf ("%s.version-%u", path, flip_schema.n_steps);
}

char *
flip_library_place (const char *path)
{
  g_return_val_if_fail (path, NULL);

  return flip_database_version (path) > flip_schema.n_steps ? name_beside_newer (path)
                                                            : g_strdup (path);
}

/* A newer library is left in place for the newer Flipside; this one uses a file beside it. */
static FlipDatabase *
step_aside_of_newer (FlipLibrary *library,
                     const char *path,
                     guint patience,
                     const char *reason,
                     GError **error)
{
  g_autofree char *beside = name_beside_newer (path);

  library->notice = g_strdup_printf (
    /* Translators: first %s: a sentence about a library; second %s: a file */
    _ ("%s It is left unchanged; this version keeps its sheets in %s."), reason, beside);
  return open_whole (beside, patience, error);
}

/* Cleans up after killed programs. */
static void
clear_up (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);

  flip_library_finish_replacing (path);
  flip_unfinished_clear (folder);
}

FlipLibrary *
flip_library_open_alone (const char *path, FlipFindGame find_game, guint patience, GError **error)
{
  g_autoptr (FlipLibrary) library = g_new0 (FlipLibrary, 1);
  g_autoptr (GError) problem = NULL;

  library->find_game = find_game;
  if (!make_folder (path, error))
    return NULL;
  clear_up (path);
  library->database = open_whole (path, patience, &problem);
  if (g_error_matches (problem, FLIP_STORE_ERROR, FLIP_STORE_ERROR_NEWER))
    library->database = step_aside_of_newer (library, path, patience, problem->message, error);
  else if (problem)
    g_propagate_error (error, g_steal_pointer (&problem));
  if (!library->database || !flip_library_add_search (library, error))
    return NULL;
  flip_library_purge (library, g_get_real_time () / G_USEC_PER_SEC);
  flip_library_has_changed (library);
  /* The first access creates the log of a new file. */
  flip_library_note_files (library);
  return g_steal_pointer (&library);
}

static FlipLibrary *
open_library (const char *path, FlipFindGame find_game, guint patience, GError **error)
{
  FlipLibrary *library = flip_library_open_alone (path, find_game, patience, error);

  if (library)
    flip_library_join_left (library);
  return library;
}

FlipLibrary *
flip_library_open (const char *path, FlipFindGame find_game, GError **error)
{
  g_return_val_if_fail (path && *path, NULL);
  g_return_val_if_fail (find_game, NULL);
  g_return_val_if_fail (!error || !*error, NULL);

  return open_library (path, find_game, FLIP_DATABASE_PATIENCE, error);
}

FlipLibrary *
flip_library_open_patiently (const char *path,
                             FlipFindGame find_game,
                             guint patience,
                             GError **error)
{
  g_return_val_if_fail (path && *path, NULL);
  g_return_val_if_fail (find_game, NULL);
  g_return_val_if_fail (!error || !*error, NULL);

  return open_library (path, find_game, patience, error);
}

void
flip_library_set_patience (FlipLibrary *library, guint patience)
{
  g_return_if_fail (library && library->database);

  flip_database_set_patience (library->database, patience);
}

/* A file without our mark isn't even opened, because SQLite might complete a transaction that its
   owner left unfinished. If there is a log beside it, the mark may be in the log. */
FlipLibrary *
flip_library_open_named (const char *path, FlipFindGame find_game, GError **error)
{
  g_return_val_if_fail (path && *path, NULL);
  g_return_val_if_fail (find_game, NULL);
  g_return_val_if_fail (!error || !*error, NULL);

  if (!flip_database_is_foreign (path) || size_of (path, "-wal") > 0)
    return open_library (path, find_game, FLIP_DATABASE_PATIENCE, error);
  g_set_error (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_FOREIGN,
               /* Translators: %s: a file or folder */
               _ ("%s is not a Flipside library."), path);
  return NULL;
}

FlipLibrary *
flip_library_open_beside (const char *path, FlipFindGame find_game, GError **error)
{
  g_autoptr (FlipLibrary) library = g_new0 (FlipLibrary, 1);

  g_return_val_if_fail (path && *path, NULL);
  g_return_val_if_fail (find_game, NULL);
  g_return_val_if_fail (!error || !*error, NULL);

  library->find_game = find_game;
  library->database = open_whole (path, FLIP_DATABASE_PATIENCE, error);
  if (!library->database || !flip_library_add_search (library, error))
    return NULL;
  flip_library_note_files (library);
  return g_steal_pointer (&library);
}

void
flip_library_set_stop (FlipLibrary *library, int (*is_stopped) (gpointer data), gpointer data)
{
  g_return_if_fail (library && library->database);

  sqlite3_progress_handler (library->database->handle, is_stopped ? STEPS_A_LOOK : 0, is_stopped,
                            data);
}

void
flip_library_swap (FlipLibrary *library, FlipLibrary *other)
{
  FlipDatabase *database = library->database;
  FlipSpoken *spoken = library->spoken;

  library->database = other->database;
  library->spoken = other->spoken;
  library->file = other->file;
  library->log = other->log;
  library->data_version = 0;
  other->database = database;
  other->spoken = spoken;
}

void
flip_library_close (FlipLibrary *library)
{
  g_return_if_fail (library);

  if (library->database)
    flip_database_close (library->database);
  g_free (library->notice);
  g_free (library->kept);
  g_free (library);
}

const char *
flip_library_notice (FlipLibrary *library)
{
  g_return_val_if_fail (library, NULL);

  return library->notice;
}

char *
flip_library_take_notice (FlipLibrary *library)
{
  g_return_val_if_fail (library, NULL);

  return g_steal_pointer (&library->notice);
}

const char *
flip_library_path (FlipLibrary *library)
{
  g_return_val_if_fail (library && library->database, NULL);

  return library->database->path;
}

/* Always FALSE. */
gboolean
flip_library_miss (gint64 id, GError **error)
{
  g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, id);

  g_set_error (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_MISSING,
               /* Translators: %s: the number of a sheet */
               _ ("There is no sheet %s in the library."), number);
  return FALSE;
}

/* Temporary libraries. */

/* Takes ownership of the database. */
static FlipLibrary *
library_new (FlipDatabase *database, FlipFindGame find_game)
{
  FlipLibrary *library = g_new0 (FlipLibrary, 1);

  library->database = database;
  library->find_game = find_game;
  return library;
}

FlipLibrary *
flip_library_new_scratch (const char *path, FlipFindGame find_game, GError **error)
{
  g_autoptr (FlipDatabase) database = flip_database_open_scratch (path, NULL, error);

  if (!database || !flip_database_migrate (database, &flip_schema, error))
    return NULL;
  return library_new (g_steal_pointer (&database), find_game);
}

/* The copy is unlinked once it is open, so that it disappears with the program, however that
   ends. */
FlipLibrary *
flip_library_open_image (const FlipImage *image,
                         const char *path,
                         FlipFindGame find_game,
                         GError **error)
{
  g_autofree char *copy = flip_image_copy (image, error);
  FlipDatabase *database = copy ? flip_database_open_scratch (path, copy, error) : NULL;

  if (copy)
    g_unlink (copy);
  return database ? library_new (database, find_game) : NULL;
}
