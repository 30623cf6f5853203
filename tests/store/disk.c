/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/store/disk.h"

#include <sqlite3.h>
#include <string.h>

#define NAME   "flipside-disk"
#define SECTOR 512

/* One write since the last sync; without bytes, the length to which the file was cut. */
typedef struct
{
  gint64 at;
  GBytes *bytes;
} Change;

/* What is known of a file, whether or not it is open. */
typedef struct
{
  GByteArray *safe; /* as of the last sync */
  GArray *changes;
} Content;

typedef struct
{
  sqlite3_vfs *real;
  GHashTable *contents; /* of Content, by path */
  guint calls, fail_at;
  gboolean for_ever, has_failed, is_cutting;
  DiskMoment moment;
  gpointer data;
} Disk;

/* The real file follows in memory. */
typedef struct
{
  sqlite3_file base;
  Disk *disk;
  Content *content; /* or NULL where it does not outlive a power cut */
} File;

static sqlite3_file *
real_of (sqlite3_file *file)
{
  return (sqlite3_file *) ((File *) file + 1);
}

static Disk *
disk_of (sqlite3_file *file)
{
  return ((File *) file)->disk;
}

static Disk *
the_disk (void)
{
  sqlite3_vfs *vfs = sqlite3_vfs_find (NAME);

  g_assert_nonnull (vfs);
  return vfs->pAppData;
}

/* Whether this call is to fail. */
static gboolean
fails (Disk *disk)
{
  disk->calls++;
  if (disk->fail_at == 0
      || (disk->for_ever ? disk->calls < disk->fail_at : disk->calls != disk->fail_at))
    return FALSE;
  disk->has_failed = TRUE;
  return TRUE;
}

static void
tell_moment (Disk *disk)
{
  if (!disk->moment || disk->is_cutting)
    return;
  disk->is_cutting = TRUE;
  disk->moment (disk->data);
  disk->is_cutting = FALSE;
}

/* Contents */

static void
change_clear (Change *change)
{
  g_clear_pointer (&change->bytes, g_bytes_unref);
}

static Content *
content_new (void)
{
  Content *content = g_new0 (Content, 1);

  content->safe = g_byte_array_new ();
  content->changes = g_array_new (FALSE, FALSE, sizeof (Change));
  g_array_set_clear_func (content->changes, (GDestroyNotify) change_clear);
  return content;
}

static void
content_free (Content *content)
{
  g_byte_array_unref (content->safe);
  g_array_unref (content->changes);
  g_free (content);
}

static void
set_length (GByteArray *bytes, gint64 length)
{
  guint before = bytes->len;

  g_byte_array_set_size (bytes, (guint) length);
  if (bytes->len > before)
    memset (bytes->data + before, 0, bytes->len - before);
}

static void
put (GByteArray *bytes, gint64 at, const guint8 *data, gsize n)
{
  if (bytes->len < at + (gint64) n)
    set_length (bytes, at + (gint64) n);
  memcpy (bytes->data + at, data, n);
}

static void
apply (GByteArray *bytes, const Change *change)
{
  gsize n;
  const guint8 *data = change->bytes ? g_bytes_get_data (change->bytes, &n) : NULL;

  if (data)
    put (bytes, change->at, data, n);
  else
    set_length (bytes, change->at);
}

static void
make_safe (Content *content)
{
  for (guint i = 0; i < content->changes->len; i++)
    apply (content->safe, &g_array_index (content->changes, Change, i));
  g_array_set_size (content->changes, 0);
}

static void
note_change (File *file, gint64 at, const void *data, int n)
{
  Change change = { .at = at };

  if (!file->content)
    return;
  change.bytes = data ? g_bytes_new (data, (gsize) n) : NULL;
  g_array_append_val (file->content->changes, change);
}

/* A power cut */

/* Each sector of a write is there as a whole or not at all. */
static void
apply_sectors (GByteArray *bytes, const Change *change, gsize most, FlipRandom *random)
{
  gsize n;
  const guint8 *data = g_bytes_get_data (change->bytes, &n);

  for (gsize at = 0; at < n && at / SECTOR < most; at += SECTOR)
    {
      if (!random || flip_random_below (random, 2))
        put (bytes, change->at + (gint64) at, data + at, MIN (SECTOR, n - at));
    }
}

static void
tear (GByteArray *bytes, const GArray *changes, FlipRandom *random)
{
  guint whole = changes->len ? flip_random_below (random, changes->len) : 0;
  const Change *torn;

  for (guint i = 0; i < whole; i++)
    apply (bytes, &g_array_index (changes, Change, i));
  torn = changes->len ? &g_array_index (changes, Change, whole) : NULL;
  if (torn && torn->bytes)
    apply_sectors (bytes, torn, 1 + flip_random_below (random, 7), NULL);
}

static void
reorder (GByteArray *bytes, const GArray *changes, FlipRandom *random)
{
  for (guint i = 0; i < changes->len; i++)
    {
      const Change *change = &g_array_index (changes, Change, i);

      if (change->bytes)
        apply_sectors (bytes, change, G_MAXSIZE, random);
      else if (flip_random_below (random, 2))
        apply (bytes, change);
    }
}

static GByteArray *
content_after_cut (const Content *content, DiskLoss loss, FlipRandom *random)
{
  GByteArray *bytes = g_byte_array_new ();

  g_byte_array_append (bytes, content->safe->data, content->safe->len);
  if (loss == DISK_TEARS)
    tear (bytes, content->changes, random);
  else if (loss == DISK_REORDERS)
    reorder (bytes, content->changes, random);
  return bytes;
}

void
disk_cut (const char *folder, const char *into, DiskLoss loss, FlipRandom *random)
{
  g_autoptr (GList) paths = g_hash_table_get_keys (the_disk ()->contents);

  paths = g_list_sort (paths, (GCompareFunc) strcmp);
  for (GList *at = paths; at; at = at->next)
    {
      g_autofree char *name = g_path_get_basename (at->data), *home = g_path_get_dirname (at->data);
      g_autofree char *path = g_build_filename (into, name, NULL);
      g_autoptr (GByteArray) bytes = NULL;

      if (!g_str_equal (home, folder))
        continue;
      bytes =
        content_after_cut (g_hash_table_lookup (the_disk ()->contents, at->data), loss, random);
      g_assert_true (g_file_set_contents_full (path, (const char *) bytes->data, bytes->len,
                                               G_FILE_SET_CONTENTS_NONE, 0600, NULL));
    }
}

/* Files */

static int
file_close (sqlite3_file *file)
{
  return real_of (file)->pMethods->xClose (real_of (file));
}

static int
file_read (sqlite3_file *file, void *data, int n, sqlite3_int64 at)
{
  return fails (disk_of (file)) ? SQLITE_IOERR_READ
                                : real_of (file)->pMethods->xRead (real_of (file), data, n, at);
}

/* Every other time the disk is full rather than broken. */
static int
file_write (sqlite3_file *file, const void *data, int n, sqlite3_int64 at)
{
  tell_moment (disk_of (file));
  if (fails (disk_of (file)))
    return disk_of (file)->fail_at % 2 ? SQLITE_IOERR_WRITE : SQLITE_FULL;
  note_change ((File *) file, at, data, n);
  return real_of (file)->pMethods->xWrite (real_of (file), data, n, at);
}

static int
file_truncate (sqlite3_file *file, sqlite3_int64 size)
{
  tell_moment (disk_of (file));
  if (fails (disk_of (file)))
    return SQLITE_IOERR_TRUNCATE;
  note_change ((File *) file, size, NULL, 0);
  return real_of (file)->pMethods->xTruncate (real_of (file), size);
}

/* The real disk is left in peace: nobody cuts its power. */
static int
file_sync (sqlite3_file *file, int flags)
{
  tell_moment (disk_of (file));
  if (fails (disk_of (file)))
    return SQLITE_IOERR_FSYNC;
  if (((File *) file)->content)
    make_safe (((File *) file)->content);
  return SQLITE_OK;
}

static int
file_size (sqlite3_file *file, sqlite3_int64 *size)
{
  return fails (disk_of (file)) ? SQLITE_IOERR_FSTAT
                                : real_of (file)->pMethods->xFileSize (real_of (file), size);
}

static int
file_lock (sqlite3_file *file, int level)
{
  return fails (disk_of (file)) ? SQLITE_IOERR_LOCK
                                : real_of (file)->pMethods->xLock (real_of (file), level);
}

static int
file_unlock (sqlite3_file *file, int level)
{
  return real_of (file)->pMethods->xUnlock (real_of (file), level);
}

static int
file_check_lock (sqlite3_file *file, int *is_reserved)
{
  return fails (disk_of (file))
           ? SQLITE_IOERR_CHECKRESERVEDLOCK
           : real_of (file)->pMethods->xCheckReservedLock (real_of (file), is_reserved);
}

static int
file_control (sqlite3_file *file, int what, void *data)
{
  return real_of (file)->pMethods->xFileControl (real_of (file), what, data);
}

static int
file_sector_size (sqlite3_file *file)
{
  return SECTOR;
}

/* It promises nothing, so that SQLite relies on nothing. */
static int
file_character (sqlite3_file *file)
{
  return 0;
}

static int
shm_map (sqlite3_file *file, int page, int size, int extend, void volatile **memory)
{
  return fails (disk_of (file))
           ? SQLITE_IOERR_SHMMAP
           : real_of (file)->pMethods->xShmMap (real_of (file), page, size, extend, memory);
}

/* To give a lock back never fails. */
static int
shm_lock (sqlite3_file *file, int offset, int n, int flags)
{
  return flags & SQLITE_SHM_LOCK && fails (disk_of (file))
           ? SQLITE_IOERR_SHMLOCK
           : real_of (file)->pMethods->xShmLock (real_of (file), offset, n, flags);
}

static void
shm_barrier (sqlite3_file *file)
{
  real_of (file)->pMethods->xShmBarrier (real_of (file));
}

static int
shm_unmap (sqlite3_file *file, int delete)
{
  return real_of (file)->pMethods->xShmUnmap (real_of (file), delete);
}

static const sqlite3_io_methods methods = {
  .iVersion = 2,
  .xClose = file_close,
  .xRead = file_read,
  .xWrite = file_write,
  .xTruncate = file_truncate,
  .xSync = file_sync,
  .xFileSize = file_size,
  .xLock = file_lock,
  .xUnlock = file_unlock,
  .xCheckReservedLock = file_check_lock,
  .xFileControl = file_control,
  .xSectorSize = file_sector_size,
  .xDeviceCharacteristics = file_character,
  .xShmMap = shm_map,
  .xShmLock = shm_lock,
  .xShmBarrier = shm_barrier,
  .xShmUnmap = shm_unmap,
};

/* The file system */

/* A file that was there before is taken to be safe. */
static Content *
find_content (Disk *disk, const char *path)
{
  Content *content = g_hash_table_lookup (disk->contents, path);
  g_autofree char *text = NULL;
  gsize length;

  if (content)
    return content;
  content = content_new ();
  if (g_file_get_contents (path, &text, &length, NULL))
    g_byte_array_append (content->safe, (const guint8 *) text, (guint) length);
  g_hash_table_insert (disk->contents, g_strdup (path), content);
  return content;
}

static int
disk_open (sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *out)
{
  Disk *disk = vfs->pAppData;
  File *self = (File *) file;
  Content *content = NULL;
  int result;

  self->base.pMethods = NULL;
  if (fails (disk))
    return SQLITE_CANTOPEN;
  if (name && disk->moment && !disk->is_cutting
      && flags & (SQLITE_OPEN_MAIN_DB | SQLITE_OPEN_WAL | SQLITE_OPEN_MAIN_JOURNAL))
    content = find_content (disk, name);
  result = disk->real->xOpen (disk->real, name, real_of (file), flags, out);
  if (!real_of (file)->pMethods)
    return result;
  self->base.pMethods = &methods;
  self->disk = disk;
  self->content = content;
  return result;
}

static int
disk_delete (sqlite3_vfs *vfs, const char *name, int sync)
{
  Disk *disk = vfs->pAppData;

  tell_moment (disk);
  if (fails (disk))
    return SQLITE_IOERR_DELETE;
  g_hash_table_remove (disk->contents, name);
  return disk->real->xDelete (disk->real, name, sync);
}

static int
disk_access (sqlite3_vfs *vfs, const char *name, int flags, int *can)
{
  Disk *disk = vfs->pAppData;

  return fails (disk) ? SQLITE_IOERR_ACCESS : disk->real->xAccess (disk->real, name, flags, can);
}

static int
disk_full_name (sqlite3_vfs *vfs, const char *name, int n, char *full)
{
  Disk *disk = vfs->pAppData;

  return disk->real->xFullPathname (disk->real, name, n, full);
}

void
disk_use (void)
{
  Disk *disk;
  sqlite3_vfs *vfs;

  if (sqlite3_vfs_find (NAME)) /* tests that were gathered in one program */
    return;
  disk = g_new0 (Disk, 1);
  disk->real = sqlite3_vfs_find (NULL);
  disk->contents =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) content_free);
  vfs = g_memdup2 (disk->real, sizeof *vfs);
  vfs->iVersion = 2;
  vfs->zName = NAME;
  vfs->pNext = NULL;
  vfs->pAppData = disk;
  vfs->szOsFile = (int) sizeof (File) + disk->real->szOsFile;
  vfs->xOpen = disk_open;
  vfs->xDelete = disk_delete;
  vfs->xAccess = disk_access;
  vfs->xFullPathname = disk_full_name;
  g_assert_cmpint (sqlite3_vfs_register (vfs, TRUE), ==, SQLITE_OK);
}

void
disk_fail_at (guint n, gboolean for_ever)
{
  Disk *disk = the_disk ();

  disk->calls = 0;
  disk->fail_at = n;
  disk->for_ever = for_ever;
  disk->has_failed = FALSE;
}

guint
disk_calls (void)
{
  return the_disk ()->calls;
}

gboolean
disk_has_failed (void)
{
  return the_disk ()->has_failed;
}

void
disk_watch (DiskMoment moment, gpointer data)
{
  Disk *disk = the_disk ();

  g_hash_table_remove_all (disk->contents);
  disk->moment = moment;
  disk->data = data;
}
