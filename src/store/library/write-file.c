/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store/library/write-file.h"

#include "store/files/unfinished.h"
#include "store/library/library-private.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The length of a chain of links, as in the kernel. */
#define MOST_LINKS 40

/* Always FALSE. */
static gboolean
refuse (const char *path, int code, GError **error)
{
  g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (code),
               /* Translators: first %s: a file; second %s: the reason, as the system tells it */
               _ ("%s can’t be written: %s."), path, g_strerror (code));
  return FALSE;
}

static gboolean
write_all (int file, const char *bytes, gsize length)
{
  while (length > 0)
    {
      gssize n = write (file, bytes, length);

      if (n < 0 && errno != EINTR)
        return FALSE;
      bytes += MAX (n, 0);
      length -= (gsize) MAX (n, 0);
    }

  return TRUE;
}

/* Writes in place what can't be replaced by a new file. */
static gboolean
write_as_it_is (const char *path, gconstpointer bytes, gsize length)
{
  int file = g_open (path, O_WRONLY | O_CLOEXEC, 0);

  return file >= 0 && flip_close_file (file, write_all (file, bytes, length));
}

static gboolean
write_new (const char *path, gconstpointer bytes, gsize length, mode_t mode)
{
  int file = g_open (path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0666);

  return file >= 0
         && flip_close_file (file, (mode == 0 || fchmod (file, mode) == 0) && write_all (file, bytes, length)
                            && flip_sync_open_file (file));
}

static char *
own_folder (void)
{
  g_autofree char *library = flip_library_default_path ();

  return g_path_get_dirname (library);
}

void
flip_write_file_clear (void)
{
  g_autofree char *folder = own_folder (), *library = flip_library_default_path ();

  flip_library_finish_replacing (library);
  flip_unfinished_clear (folder);
}

static gboolean
replace (const char *target, gconstpointer bytes, gsize length, mode_t mode)
{
  g_autofree char *folder = own_folder ();
  FlipUnfinished *unfinished = flip_unfinished_new (folder, target);
  const char *path = flip_unfinished_path (unfinished);
  gboolean good = write_new (path, bytes, length, mode) && g_rename (path, target) == 0;
  int code = errno;

  if (good)
    flip_sync_folder_of (target);
  flip_unfinished_free (unfinished);
  errno = code;
  return good;
}

/* The end of a chain of links, even if no file exists there yet. */
static char *
follow_links (const char *path)
{
  g_autofree char *at = g_strdup (path);

  for (guint i = 0; i < MOST_LINKS; i++)
    {
      g_autofree char *link = g_file_read_link (at, NULL), *folder = g_path_get_dirname (at);

      if (!link)
        return g_steal_pointer (&at);
      g_free (at);
      at =
        g_path_is_absolute (link) ? g_steal_pointer (&link) : g_build_filename (folder, link, NULL);
    }

  errno = ELOOP;
  return NULL;
}

/* Sets the target to NULL if the path is something that can't be replaced by a new file. */
static gboolean
find_target (const char *path, char **target, mode_t *mode)
{
  GStatBuf info = { 0 };
  gboolean is_there = g_stat (path, &info) == 0;

  *target = NULL;
  *mode = info.st_mode;
  if (!is_there && errno != ENOENT)
    return FALSE;
  if (is_there && !S_ISREG (info.st_mode))
    return TRUE;
  *target = is_there ? realpath (path, NULL) : follow_links (path);
  return *target != NULL;
}

static gboolean
write_path (const char *path, gconstpointer bytes, gsize length)
{
  g_autofree char *target = NULL;
  mode_t mode;

  if (!find_target (path, &target, &mode))
    return FALSE;
  return target ? replace (target, bytes, length, mode & 0777)
                : write_as_it_is (path, bytes, length);
}

static gboolean
may_write_path (const char *path)
{
  g_autofree char *target = NULL, *folder = NULL;
  mode_t mode;

  if (!find_target (path, &target, &mode))
    return FALSE;
  folder = target ? g_path_get_dirname (target) : NULL;
  if (!S_ISDIR (mode))
    return g_access (folder ? folder : path, W_OK) == 0;
  errno = EISDIR;
  return FALSE;
}

gboolean
flip_is_same_file (const char *one, const char *other)
{
  GStatBuf first, second;

  return g_stat (one, &first) == 0 && g_stat (other, &second) == 0 && first.st_dev == second.st_dev
         && first.st_ino == second.st_ino;
}

/* A name that SQLite uses beside a library, or that we use while replacing one: even if no such
   file exists yet, it would be taken for one later. */
static gboolean
is_beside_library (const char *path)
{
  static const char *const ends[] = { "-wal", "-shm", "-journal", ".replacing" };
  g_autofree char *real = realpath (path, NULL), *later = real ? NULL : follow_links (path);
  const char *target = real ? real : later;

  for (guint i = 0; target && i < G_N_ELEMENTS (ends); i++)
    {
      g_autofree char *library = g_str_has_suffix (target, ends[i])
                                   ? g_strndup (target, strlen (target) - strlen (ends[i]))
                                   : NULL;

      if (library && flip_database_version (library) > 0)
        return TRUE;
    }

  return FALSE;
}

/* Always FALSE. */
static gboolean
refuse_library (const char *path, GError **error)
{
  g_set_error (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_REFUSED,
               /* Translators: %s: a file */
               _ ("%s is part of a Flipside library, which is not overwritten."), path);
  return FALSE;
}

char *
flip_write_target (const char *path, guint *mode, GError **error)
{
  g_autofree char *target = NULL;
  mode_t found;

  g_return_val_if_fail (path && mode, NULL);
  g_return_val_if_fail (!error || !*error, NULL);

  if (is_beside_library (path))
    return refuse_library (path, error), NULL;
  if (!find_target (path, &target, &found))
    return refuse (path, errno, error), NULL;
  if (!target)
    return refuse (path, S_ISDIR (found) ? EISDIR : ENOTSUP, error), NULL;
  *mode = found & 0777;
  return g_steal_pointer (&target);
}

static gboolean
is_of_library (const char *path)
{
  return flip_database_version (path) > 0 || is_beside_library (path);
}

gboolean
flip_write_file_check (const char *path, GError **error)
{
  g_return_val_if_fail (path, FALSE);
  g_return_val_if_fail (!error || !*error, FALSE);

  if (is_of_library (path))
    return refuse_library (path, error);
  return may_write_path (path) || refuse (path, errno, error);
}

gboolean
flip_write_file (const char *path, gconstpointer bytes, gsize length, GError **error)
{
  g_return_val_if_fail (path, FALSE);
  g_return_val_if_fail (bytes || length == 0, FALSE);
  g_return_val_if_fail (!error || !*error, FALSE);

  if (is_of_library (path))
    return refuse_library (path, error);
  return write_path (path, bytes, length) || refuse (path, errno, error);
}
