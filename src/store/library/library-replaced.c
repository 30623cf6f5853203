/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Another program, such as one that synchronises folders, has replaced the library while it was
   open. The old file still exists without a name as long as it is open: its contents are saved as a
   file beside the new one and then merged into it. */

#include "store/database/schema.h"
#include "store/files/plain-file.h"
#include "store/files/unfinished.h"
#include "store/library/backup.h"
#include "store/library/library-private.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

/* The saved file has this in its name until all of it is merged, so that nothing is forgotten if
   the program is killed. */
#define JOINING "joining"

/* --- A log beside a file that was put there --- */

/* A log grows after its file was changed; a file is newer than its log if it has just been put
   there, or if the log has just been written into it. */
static gboolean
is_younger_than_log (const char *path)
{
  g_autofree char *log = g_strconcat (path, "-wal", NULL);
  struct stat file, beside;

  if (stat (path, &file) != 0 || stat (log, &beside) != 0 || beside.st_size == 0)
    return FALSE;
  return file.st_ctim.tv_sec != beside.st_mtim.tv_sec
           ? file.st_ctim.tv_sec > beside.st_mtim.tv_sec
           : file.st_ctim.tv_nsec > beside.st_mtim.tv_nsec;
}

static const FlipGame *
find_no_game (const char *id)
{
  return NULL;
}

static FlipLibrary *
open_copy (const char *path, gboolean with_log)
{
  g_autoptr (FlipImage) image = flip_image_read (path, with_log, NULL);
  g_autoptr (FlipLibrary) copy =
    image ? flip_library_open_image (image, path, find_no_game, NULL) : NULL;

  if (!copy || !flip_database_migrate (copy->database, &flip_schema, NULL))
    return NULL;
  return g_steal_pointer (&copy);
}

/* The revision of a row, or -1 if there is none. */
static gint64
revision_of (FlipLibrary *library, const char *table, gint64 id)
{
  g_autofree char *sql =
    g_strdup_printf ("SELECT max (revision) FROM %s WHERE id = %" G_GINT64_FORMAT, table, id);
  g_autoptr (sqlite3_stmt) row = flip_database_prepare (library->database, sql, NULL);
  gboolean found;

  if (!row || !flip_statement_step (library->database, row, &found, NULL)
      || sqlite3_column_type (row, 0) == SQLITE_NULL)
    return -1;
  return sqlite3_column_int64 (row, 0);
}

/* Whether a row that isn't deleted is missing, or is older, in the other library. */
static gboolean
loses (FlipLibrary *library, FlipLibrary *other, const char *table)
{
  g_autofree char *sql = g_strdup_printf ("SELECT id, revision FROM %s WHERE deleted = 0", table);
  g_autoptr (sqlite3_stmt) row = flip_database_prepare (library->database, sql, NULL);
  gboolean found;

  while (row && flip_statement_step (library->database, row, &found, NULL) && found)
    {
      if (revision_of (other, table, sqlite3_column_int64 (row, 0)) < sqlite3_column_int64 (row, 1))
        return TRUE;
    }

  return FALSE;
}

/* If the file alone can't be read, the log may be needed to complete it, so it isn't foreign. */
gboolean
flip_library_has_foreign_log (const char *path)
{
  g_autoptr (FlipLibrary) alone = is_younger_than_log (path) ? open_copy (path, FALSE) : NULL;
  g_autoptr (FlipLibrary) both = alone ? open_copy (path, TRUE) : NULL;

  return alone && (!both || loses (alone, both, "sheet") || loses (alone, both, "edition"));
}

/* --- A file that was put there while the library was open --- */

static guint64
inode_of (const char *path, const char *end)
{
  g_autofree char *file = g_strconcat (path, end, NULL);
  GStatBuf info;

  return g_stat (file, &info) == 0 ? info.st_ino : 0;
}

void
flip_library_note_files (FlipLibrary *library)
{
  library->file = inode_of (flip_library_path (library), "");
  library->log = inode_of (flip_library_path (library), "-wal");
}

/* All of the old file's log was copied, and it must not be applied to the new file. */
static void
remove_old_log (FlipLibrary *library)
{
  static const char *const ends[] = { "-wal", "-shm" };
  const char *path = flip_library_path (library);

  if (library->log == 0 || inode_of (path, "-wal") != library->log)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autofree char *file = g_strconcat (path, ends[i], NULL);

      g_unlink (file);
    }
  flip_sync_folder_of (path);
}

void
flip_library_set_replaced (FlipLibrary *library, FlipReplaced replaced, gpointer data)
{
  g_return_if_fail (library);

  library->replaced = replaced;
  library->replaced_data = data;
}

static void
end_join (FlipLibrary *library, const char *kept)
{
  g_autofree char *name = flip_library_free_name (flip_library_path (library), "replaced");

  g_free (library->notice);
  library->notice = g_strdup_printf (
    /* Translators: %s: a file */
    _ ("Another program has replaced the library. It now has the sheets of both; the previous "
       "one is kept as %s."),
    g_rename (kept, name) == 0 ? name : kept);
}

/* The lock shows that a process is already merging it. */
gboolean
flip_library_join (FlipLibrary *library, const char *kept, GError **error)
{
  int lock = flip_plain_file_open (kept, error);
  gboolean good = lock >= 0;
  FlipRestored restored;

  g_return_val_if_fail (library && library->database && kept, FALSE);

  if (good && flock (lock, LOCK_EX | LOCK_NB) == 0)
    {
      good = flip_library_restore (library, kept, NULL, NULL, &restored, error);
      if (good)
        end_join (library, kept);
    }
  if (lock >= 0)
    close (lock);
  return good;
}

void
flip_library_join_left (FlipLibrary *library)
{
  g_autofree char *folder = g_path_get_dirname (flip_library_path (library));
  g_autofree char *base = g_path_get_basename (flip_library_path (library));
  g_autofree char *begins = g_strconcat (base, "." JOINING "-", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *kept = g_build_filename (folder, name, NULL);
      g_autoptr (GError) error = NULL;

      if (!g_str_has_prefix (name, begins)
          || name[strlen (begins) + strspn (name + strlen (begins), "0123456789-")]
          || flip_library_join (library, kept, &error) || !g_file_test (kept, G_FILE_TEST_EXISTS))
        continue;
      g_free (library->notice);
      library->notice = g_strdup (error->message);
    }
}

/* Until the new file can be opened nothing more is written to the old one, so one copy is
   enough. */
static gboolean
keep_old (FlipLibrary *library, GError **error)
{
  g_autofree char *kept = NULL;

  if (library->kept)
    return TRUE;
  kept = flip_library_free_name (flip_library_path (library), JOINING);
  if (!flip_database_keep (library->database, kept, flip_schema.n_steps, error))
    return FALSE;
  library->kept = g_steal_pointer (&kept);
  remove_old_log (library);
  return TRUE;
}

static FlipLibrary *
open_new (FlipLibrary *library, GError **error)
{
  FlipLibrary *other = flip_library_open_alone (flip_library_path (library), library->find_game,
                                                library->database->patience, error);

  if (!other)
    {
      g_autofree char *words = g_strdup_printf (
        /* Translators: %s: a file */
        _ ("Another program has replaced the library, which is kept as %s."), library->kept);

      g_prefix_error (error, "%s ", words);
    }
  return other;
}

/* The sheet in question is brought over first, so that merging the others later doesn't undo, for
   example, its deletion. */
static gboolean
bring_first (FlipLibrary *library, const char *kept, FlipBring bring, gint64 *id, GError **error)
{
  g_autoptr (FlipLibrary) from = flip_library_open_beside (kept, library->find_game, error);

  return from && bring (library, from, id, error);
}

static gboolean
follow (FlipLibrary *library, FlipBring bring, gint64 *id, GError **error)
{
  g_autoptr (FlipLibrary) other = keep_old (library, error) ? open_new (library, error) : NULL;
  g_autofree char *kept = NULL;
  gboolean good;

  if (!other)
    return FALSE;
  flip_library_swap (library, other);
  kept = g_steal_pointer (&library->kept);
  good = !bring || bring_first (library, kept, bring, id, error);
  if (!library->replaced)
    return flip_library_join (library, kept, good ? error : NULL) && good;
  library->replaced (kept, library->replaced_data);
  return good;
}

gboolean
flip_library_begin (FlipLibrary *library, FlipBring bring, gint64 *id, GError **error)
{
  g_autoptr (GError) problem = NULL;

  if (flip_database_begin (library->database, &problem))
    return TRUE;
  if (g_error_matches (problem, FLIP_STORE_ERROR, FLIP_STORE_ERROR_REPLACED))
    return follow (library, bring, id, error) && flip_database_begin (library->database, error);
  g_propagate_error (error, g_steal_pointer (&problem));
  return FALSE;
}

/* SQLite counts the commits of other connections, not our own. A file that is being replaced may be
   missing for a moment. */
gboolean
flip_library_has_changed (FlipLibrary *library)
{
  gint64 before, now;

  g_return_val_if_fail (library && library->database, FALSE);

  if (flip_database_is_replaced (library->database)
      && inode_of (flip_library_path (library), "") != 0)
    return follow (library, NULL, NULL, NULL);
  before = now = library->data_version;
  if (!flip_database_number (library->database, "PRAGMA data_version", &now, NULL))
    return FALSE;
  library->data_version = now;
  return now != before;
}

/* Whether the sheet here is as it was last saved; it may have been continued elsewhere. */
static gboolean
is_as_saved (const FlipStoredSheet *sheet, const FlipStoredSheet *there)
{
  guint n = sheet->links->len;

  return there->links->len == n
         && (n == 0
             || g_array_index (there->links, guint64, n - 1)
                  == g_array_index (sheet->links, guint64, n - 1));
}

/* Marks everything as unsaved, so that it is written again. */
static void
make_new (FlipStoredSheet *sheet)
{
  sheet->id = 0;
  sheet->revision = 0;
  sheet->changed = 0;
  sheet->saved_finished = FALSE;
  g_clear_pointer (&sheet->saved_tags, g_free);
  g_clear_pointer (&sheet->saved_history, g_free);
  g_array_set_size (sheet->links, 0);
}

gboolean
flip_library_find_again (FlipLibrary *library,
                         FlipStoredSheet *sheet,
                         gboolean *is_other,
                         GError **error)
{
  g_autoptr (FlipStoredSheet) there = NULL;
  gint64 id;

  *is_other = FALSE;
  if (!flip_library_find_same (library, sheet->session, sheet->born, 0, &id, error))
    return FALSE;
  if (!id)
    return make_new (sheet), TRUE;
  there = flip_library_load_any (library, id, error);
  if (!there)
    return FALSE;
  *is_other = !is_as_saved (sheet, there);
  if (*is_other)
    return TRUE;
  sheet->id = id;
  sheet->file = library->file;
  sheet->revision = there->revision;
  sheet->saved_finished = there->saved_finished;
  g_free (sheet->saved_tags);
  sheet->saved_tags = g_steal_pointer (&there->saved_tags);
  g_free (sheet->saved_history);
  sheet->saved_history = g_steal_pointer (&there->saved_history);
  /* Forces tags and history to be compared and written again. */
  sheet->saved_beside = flip_session_beside (sheet->session) - 1;
  return TRUE;
}

/* --- Replacing a library by another file ---

   A library may consist of two files, as the log beside it contains the newest moves, and they must
   never be mixed with those of another library. So a note is written before the replacement begins:
   if a program is killed in between, the next one continues from there.

   1. The new file is written beside the old one, and synced.
   2. The old files get a second name each.
   3. The note gets the name of the new file. From here on there is no way back.
   4. The old log loses its first name, and the new file takes that of the old one.
   5. The note is removed. */

#define NOTE    ".replacing"
#define LONGEST 4096

/* The files that may be beside a library; the last is only an index of the first. */
static const char *const companions[] = { "-wal", "-journal", "-shm" };

#define N_KEPT 2

/* Always FALSE. */
static gboolean
refuse (const char *path, int code, GError **error)
{
  gboolean is_full = code == ENOSPC || code == EDQUOT || code == EFBIG;

  g_set_error (error, FLIP_STORE_ERROR,
               is_full ? FLIP_STORE_ERROR_FULL : FLIP_STORE_ERROR_READ_ONLY,
               /* Translators: first %s: a file or folder; second %s: the reason, as the system
                  tells it */
               _ ("%s can’t be written: %s. Nothing was changed."), path, g_strerror (code));
  return FALSE;
}

/* A program that was killed in step 2 leaves the log under its second name, without a library. */
static gboolean
is_taken (const char *name)
{
  gboolean taken = g_file_test (name, G_FILE_TEST_EXISTS);

  for (guint i = 0; i < G_N_ELEMENTS (companions); i++)
    {
      g_autofree char *companion = g_strconcat (name, companions[i], NULL);

      taken |= g_file_test (companion, G_FILE_TEST_EXISTS);
    }
  return taken;
}

char *
flip_library_free_name (const char *path, const char *why)
{
  g_autoptr (GDateTime) now = flip_clock_now ();
  g_autofree char *date = g_date_time_format (now, "%Y-%m-%d");
  char *name = g_strdup_printf ("%s.%s-%s", path, why, date);

  for (guint i = 2; is_taken (name); i++)
    {
      g_free (name);
      name = g_strdup_printf ("%s.%s-%s-%u", path, why, date, i);
    }

  return name;
}

/* The new file */

static gboolean
write_new (FlipLibrary *library, const char *path, GError **error)
{
  return flip_database_copy (library->database, path, error)
         && (flip_sync_file (path) || refuse (path, errno, error));
}

/* Second names */

static gboolean
copy_file (const char *from, const char *to)
{
  char buffer[1 << 16];
  int file = flip_plain_file_open (from, NULL);
  FILE *in = file >= 0 ? fdopen (file, "rb") : NULL, *out = in ? g_fopen (to, "wbx") : NULL;
  gboolean good = out != NULL;
  gsize n = 1;

  while (good && n > 0)
    {
      n = fread (buffer, 1, sizeof buffer, in);
      good = !ferror (in) && fwrite (buffer, 1, n, out) == n;
    }
  good = good && fflush (out) == 0 && fsync (fileno (out)) == 0;
  if (in)
    fclose (in);
  if (out)
    good &= fclose (out) == 0;
  return good;
}

/* Some file systems don't support hard links; then it is a copy. */
static gboolean
give_second_name (const char *path, const char *other)
{
  return link (path, other) == 0 || errno == ENOENT || copy_file (path, other);
}

static void
take_second_names (const char *kept)
{
  g_unlink (kept);
  for (guint i = 0; i < N_KEPT; i++)
    {
      g_autofree char *name = g_strconcat (kept, companions[i], NULL);

      g_unlink (name);
    }
}

/* The log first: until the file itself has its second name, it isn't taken for a library. */
static gboolean
give_second_names (const char *path, const char *kept, GError **error)
{
  for (guint i = 0; i < N_KEPT; i++)
    {
      g_autofree char *from = g_strconcat (path, companions[i], NULL);
      g_autofree char *to = g_strconcat (kept, companions[i], NULL);

      if (!give_second_name (from, to))
        return refuse (to, errno, error);
    }
  if (!give_second_name (path, kept))
    return refuse (kept, errno, error);
  flip_sync_folder_of (path);
  return TRUE;
}

/* The note */

static gboolean
write_note (const char *note, const char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *text = g_strconcat (name, "\n", NULL);
  gssize length = (gssize) strlen (text);
  int file = g_open (note, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0600);
  gboolean good = file >= 0 && write (file, text, (gsize) length) == length && fsync (file) == 0;
  int code = errno;

  if (file >= 0)
    close (file);
  if (!good && file >= 0)
    g_unlink (note);
  flip_sync_folder_of (note);
  errno = code;
  return good;
}

/* The name of the new file, if the note is complete and names a file beside the library. */
static char *
read_note (int note, const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  char text[LONGEST];
  gssize n = read (note, text, sizeof text - 1);

  if (n < 1 || text[n - 1] != '\n' || memchr (text, '/', (gsize) n))
    return NULL;
  text[n - 1] = '\0';
  return g_build_filename (folder, text, NULL);
}

static void
put_in_place (const char *path, const char *new)
{
  for (guint i = 0; i < G_N_ELEMENTS (companions); i++)
    {
      g_autofree char *name = g_strconcat (path, companions[i], NULL);

      g_unlink (name);
    }
  flip_sync_folder_of (path);
  if (g_rename (new, path) == 0)
    flip_sync_folder_of (path);
}

/* Two programs may do this at once: the second waits, and then finds nothing left to do. */
void
flip_library_finish_replacing (const char *path)
{
  g_autofree char *note = NULL, *new = NULL;
  int file;

  g_return_if_fail (path);

  note = g_strconcat (path, NOTE, NULL);
  file = flip_plain_file_open (note, NULL);
  if (file < 0)
    return;
  if (flock (file, LOCK_EX) == 0)
    {
      new = read_note (file, path);
      if (new &&g_file_test (new, G_FILE_TEST_IS_REGULAR))
        put_in_place (path, new);
      g_unlink (note);
    }
  close (file);
}

gboolean
flip_library_replace (FlipLibrary *library, const char *path, char **kept, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path), *aside = NULL;
  g_autofree char *note = g_strconcat (path, NOTE, NULL);
  g_autoptr (FlipUnfinished) unfinished = NULL;
  const char *new;

  flip_library_finish_replacing (path);
  unfinished = flip_unfinished_new (folder, path);
  new = flip_unfinished_path (unfinished);
  if (!write_new (library, new, error))
    return FALSE;
  aside = flip_library_free_name (path, "damaged");
  if (!give_second_names (path, aside, error)
      || (!write_note (note, new) && !refuse (note, errno, error)))
    {
      take_second_names (aside);
      return FALSE;
    }
  flip_library_finish_replacing (path);
  if (g_file_test (new, G_FILE_TEST_EXISTS))
    return refuse (path, EACCES, error);
  if (kept)
    *kept = g_steal_pointer (&aside);
  return TRUE;
}
