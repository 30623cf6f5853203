/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store/files/unfinished.h"

#include "store/files/plain-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#define NOTES ".unfinished"
#define MARK  ".unfinished-"

/* The length of a random name that no other program is likely to choose. */
#define LENGTH 8

/* No part of a path can be longer, in bytes; SQLite adds "-journal" to it. */
#define LONGEST_NAME (255 - 8)

/* Paths can't be longer. */
#define LONGEST 8192

struct _FlipUnfinished
{
  char *path;
  char *note;   /* or NULL */
  char *folder; /* of the notes */
  int lock;     /* the note, open; or -1 */
};

static char *
random_name (void)
{
  static const char letters[] = "abcdefghijklmnopqrstuvwxyz0123456789";
  char *name = g_malloc0 (LENGTH + 1);
  guint8 chance[LENGTH];

  /* GLib's generator would give two forked processes the same names. */
  if (getentropy (chance, sizeof chance) != 0)
    memset (chance, getpid () & 0xff, sizeof chance);
  for (guint i = 0; i < LENGTH; i++)
    name[i] = letters[chance[i] % (sizeof letters - 1)];
  return name;
}

/* Only files that carry our mark in their name are ever removed. */
static gboolean
is_ours (const char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  const char *mark = g_strrstr (name, MARK);
  GStatBuf info;

  return g_path_is_absolute (path) && mark && strlen (mark) == strlen (MARK) + LENGTH
         && g_lstat (path, &info) == 0 && S_ISREG (info.st_mode) && info.st_uid == geteuid ();
}

static void
remove_file (const char *path)
{
  g_autofree char *journal = g_strconcat (path, "-journal", NULL);

  if (!is_ours (path))
    return;
  g_unlink (journal);
  g_unlink (path);
}

/* The lock is released when the process ends, in whatever way. */
static gboolean
write_note (FlipUnfinished *self)
{
  gsize length = strlen (self->path);

  self->lock = g_open (self->note, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0600);
  return self->lock >= 0 && flock (self->lock, LOCK_EX | LOCK_NB) == 0
         && write (self->lock, self->path, length) == (gssize) length && fsync (self->lock) == 0;
}

static void
remove_note (FlipUnfinished *self)
{
  if (self->lock < 0)
    return;
  g_unlink (self->note);
  close (self->lock);
  g_rmdir (self->folder);
}

/* A name beside the target that contains as much of the target's name as fits. */
static char *
name_beside (const char *target, const char *name)
{
  g_autofree char *folder = g_path_get_dirname (target), *base = g_path_get_basename (target);
  gsize room = LONGEST_NAME - strlen (MARK) - LENGTH;
  g_autofree char *file =
    g_strdup_printf ("%.*s" MARK "%s", (int) MIN (strlen (base), room), base, name);

  return g_build_filename (folder, file, NULL);
}

FlipUnfinished *
flip_unfinished_new (const char *folder, const char *target)
{
  g_autofree char *name = NULL, *here = NULL, *whole = NULL;
  FlipUnfinished *self;

  g_return_val_if_fail (folder && target, NULL);

  name = random_name ();
  here = g_get_current_dir ();
  whole = g_path_is_absolute (target) ? g_strdup (target) : g_build_filename (here, target, NULL);
  self = g_new0 (FlipUnfinished, 1);
  self->path = name_beside (whole, name);
  self->folder = g_build_filename (folder, NOTES, NULL);
  self->note = g_build_filename (self->folder, name, NULL);
  g_mkdir_with_parents (self->folder, 0700);
  if (!write_note (self))
    {
      remove_note (self);
      self->lock = -1;
    }

  return self;
}

const char *
flip_unfinished_path (FlipUnfinished *self)
{
  g_return_val_if_fail (self, NULL);

  return self->path;
}

void
flip_unfinished_free (FlipUnfinished *self)
{
  g_return_if_fail (self);

  remove_file (self->path);
  remove_note (self);
  g_free (self->path);
  g_free (self->note);
  g_free (self->folder);
  g_free (self);
}

/* If a note can be locked, its process is gone. An empty note is brand new, or was left by a
   process killed before it wrote anything else: there is nothing to remove. */
static void
clear_note (const char *note)
{
  int lock = flip_plain_file_open (note, NULL);
  char path[LONGEST];
  gssize length;

  if (lock < 0)
    return;
  if (flock (lock, LOCK_EX | LOCK_NB) == 0)
    {
      length = read (lock, path, sizeof path - 1);
      path[MAX (length, 0)] = '\0';
      remove_file (path);
      g_unlink (note);
    }
  close (lock);
}

void
flip_unfinished_clear (const char *folder)
{
  g_autofree char *notes = NULL;
  g_autoptr (GDir) dir = NULL;
  const char *name;

  g_return_if_fail (folder);

  notes = g_build_filename (folder, NOTES, NULL);
  dir = g_dir_open (notes, 0, NULL);
  if (!dir)
    return;
  while ((name = g_dir_read_name (dir)))
    {
      g_autofree char *note = g_build_filename (notes, name, NULL);

      clear_note (note);
    }
  g_rmdir (notes);
}

/* --- What lasts --- */

gboolean
flip_close_file (int file, gboolean good)
{
  int code = errno;
  gboolean closed = close (file) == 0;

  if (!good)
    errno = code;
  return good && closed;
}

/* Some file systems don't support this call, and report so. */
gboolean
flip_sync_open_file (int file)
{
  return fsync (file) == 0 || errno == EINVAL || errno == EROFS;
}

gboolean
flip_sync_file (const char *path)
{
  int file = g_open (path, O_RDONLY | O_CLOEXEC, 0);

  return file >= 0 && flip_close_file (file, flip_sync_open_file (file));
}

void
flip_sync_folder_of (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  int file = g_open (folder, O_RDONLY | O_CLOEXEC, 0);

  if (file < 0)
    return;
  (void) !fsync (file);
  close (file);
}
