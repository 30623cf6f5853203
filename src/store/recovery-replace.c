/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Another file takes the place of a library. A library may be two files, the log beside it holding the
   newest moves, and both must never be mixed with those of another. So what has to happen is written
   down before it begins: a program that is killed in between leaves a note, and the next one goes on
   from there.

   1. The new file is written beside the old one, and is safe on the disk.
   2. The old files get a second name each.
   3. The note says the name of the new file. From here on there is no way back.
   4. The old log loses its first name, and the new file takes that of the old one.
   5. The note goes. */

#include "store/recovery.h"

#include "store/clock.h"
#include "store/library-private.h"
#include "store/plain-file.h"
#include "store/recovery-private.h"
#include "store/unfinished.h"
#include "store/write-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#define NOTE    ".replacing"
#define LONGEST 4096

/* What may lie beside a library; the last is only an index of the first. */
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

char *
flip_library_free_name (const char *path, const char *why)
{
  g_autoptr (GDateTime) now = flip_clock_now ();
  g_autofree char *date = g_date_time_format (now, "%Y-%m-%d");
  char *name = g_strdup_printf ("%s.%s-%s", path, why, date);

  for (guint i = 2; g_file_test (name, G_FILE_TEST_EXISTS); i++)
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

/* Some disks know no second names, and then it is a copy. */
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

/* The log first: as long as the file has no second name, nobody takes that for a library. */
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

/* The name of the new file, if the note was completed and names a file beside the library. */
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

/* Two programs may come here at once: the second waits, and then finds nothing more to do. */
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

static const FlipGame *
find_no_game (const char *id)
{
  return NULL;
}

gboolean
flip_recovery_start_empty (const char *path, char **kept, GError **error)
{
  g_autoptr (FlipLibrary) empty = NULL;

  g_return_val_if_fail (path && *path, FALSE);
  g_return_val_if_fail (!error || !*error, FALSE);

  empty = flip_library_new_scratch (path, find_no_game, error);
  return empty && flip_library_replace (empty, path, kept, error);
}
