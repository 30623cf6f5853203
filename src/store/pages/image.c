/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why pages are read here and not by SQLite: it opens a library as a whole. If one page is damaged
   it may refuse the file, and if the log is cut off or belongs to another file it silently drops
   the newest moves. But a sheet needs only its own rows, and its checksums show whether these are
   intact. So this room reads the file page by page, following SQLite's description of its file
   format: image.c provides the pages of a file and of the log beside it, and scavenge.c finds the
   rows of sheets on pages that are no longer referenced. Both only read. */

#include "store/pages/image.h"

#include "store/files/plain-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* No library is so large; but a damaged file may claim any size. */
#define LARGEST ((goffset) 8 << 30)

#define USUAL_PAGE   4096
#define LARGEST_PAGE 65536
#define A_MOMENT     50000 /* microseconds */
#define LOG_HEADER   32
#define LOG_FRAME    24
#define LOG_MAGIC    0x377f0682
#define CHUNK        (1 << 20)

/* The offsets in the header of a file: the page size, the journal mode, and the unused bytes per
   page. */
#define AT_PAGE_SIZE 16
#define AT_JOURNAL   18
#define AT_RESERVED  20

struct _FlipImage
{
  int file, log; /* or -1 if there is none */
  goffset size, log_size;
  guint page_size, usable;
  guint32 n_pages;
  GHashTable *newer; /* page number: number of its frame in the log, from 1 */
  guint first_other; /* the frame from which on the log is broken, from 0 */
};

/* A log that is being read, frame by frame. */
typedef struct
{
  int file;
  goffset size;
  guint32 next; /* frame, from 0 */
  guint page_size;
  gboolean is_big_endian; /* of the words in the checksum */
  guint32 salt[2];
  guint32 sum[2];
  guint8 frame[LOG_FRAME + LARGEST_PAGE]; /* the last frame that was read */
} Log;

void
flip_image_free (FlipImage *image)
{
  g_return_if_fail (image);

  if (image->file >= 0)
    close (image->file);
  if (image->log >= 0)
    close (image->log);
  g_hash_table_unref (image->newer);
  g_free (image);
}

guint32
flip_image_number (const guint8 *bytes, guint n)
{
  guint32 number = 0;

  g_assert (n <= 4);
  for (guint i = 0; i < n; i++)
    number = number << 8 | bytes[i];
  return number;
}

static gboolean
read_at (int file, goffset at, gpointer bytes, gsize n)
{
  return file >= 0 && pread (file, bytes, n, at) == (gssize) n;
}

/* A missing file counts as empty. */
static gboolean
open_file (const char *path, int *file, goffset *size, GError **error)
{
  g_autoptr (GError) problem = NULL;
  GStatBuf info;

  *file = -1;
  *size = 0;
  if (g_stat (path, &info) != 0 && errno == ENOENT)
    return TRUE;
  *file = flip_plain_file_open (path, &problem);
  if (*file < 0 && problem->domain == G_FILE_ERROR)
    {
      g_set_error_literal (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_READ_ONLY, problem->message);
      return FALSE;
    }
  if (*file < 0 || fstat (*file, &info) != 0)
    return g_propagate_error (error, g_steal_pointer (&problem)), FALSE;
  *size = info.st_size;
  if (*size <= LARGEST)
    return TRUE;
  g_set_error (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_FAILED,
               /* Translators: %s: a file or folder */
               _ ("%s is too large to search."), path);
  return FALSE;
}

static gboolean
is_page_size (guint32 size)
{
  return size >= 512 && size <= LARGEST_PAGE && (size & (size - 1)) == 0;
}

/* The sizes from the header or, if they are invalid, from the log, or else the usual ones. */
static void
read_sizes (FlipImage *image)
{
  guint8 header[AT_RESERVED + 1] = { 0 }, frames[12] = { 0 };
  guint32 said;

  read_at (image->file, 0, header, sizeof header);
  said = flip_image_number (header + AT_PAGE_SIZE, 2);
  said = said == 1 ? LARGEST_PAGE : said;
  if (!is_page_size (said) && read_at (image->log, 0, frames, sizeof frames))
    said = flip_image_number (frames + 8, 4);
  image->page_size = is_page_size (said) ? said : USUAL_PAGE;
  image->usable = image->page_size - (header[AT_RESERVED] <= 32 ? header[AT_RESERVED] : 0);
  image->n_pages = (guint32) (image->size / image->page_size);
}

/* The log */

static guint32
read_word (const Log *log, const guint8 *at)
{
  guint32 word = flip_image_number (at, 4);

  return log->is_big_endian ? word : GUINT32_SWAP_LE_BE (word);
}

static void
sum_up (Log *log, const guint8 *at, gsize n)
{
  g_assert (n % 8 == 0);
  for (const guint8 *end = at + n; at < end; at += 8)
    {
      log->sum[0] += read_word (log, at) + log->sum[1];
      log->sum[1] += read_word (log, at + 4) + log->sum[0];
    }
}

static gboolean
is_summed (const Log *log, const guint8 *at)
{
  return log->sum[0] == flip_image_number (at, 4) && log->sum[1] == flip_image_number (at + 4, 4);
}

/* FALSE if this isn't the log of such a file; 0 stands for any page size. */
static gboolean
begin_log (Log *log, int file, goffset size, guint page_size)
{
  guint8 header[LOG_HEADER];
  guint32 said;

  if (!read_at (file, 0, header, sizeof header))
    return FALSE;
  said = flip_image_number (header + 8, 4);
  if ((flip_image_number (header, 4) & ~1u) != LOG_MAGIC || !is_page_size (said)
      || (page_size && said != page_size))
    return FALSE;
  log->file = file;
  log->size = size;
  log->next = 0;
  log->page_size = said;
  log->is_big_endian = header[3] & 1;
  log->salt[0] = flip_image_number (header + 16, 4);
  log->salt[1] = flip_image_number (header + 20, 4);
  log->sum[0] = log->sum[1] = 0;
  sum_up (log, header, 24);
  return is_summed (log, header + 24);
}

static goffset
frame_at (guint page_size, guint32 frame)
{
  return LOG_HEADER + (goffset) frame * (LOG_FRAME + page_size);
}

static gboolean
next_frame (Log *log)
{
  gsize size = LOG_FRAME + log->page_size;
  goffset at = frame_at (log->page_size, log->next);

  if (at + (goffset) size > log->size || !read_at (log->file, at, log->frame, size))
    return FALSE;
  log->next++;
  return TRUE;
}

static gboolean
has_salt (const Log *log)
{
  return log->salt[0] == flip_image_number (log->frame + 8, 4)
         && log->salt[1] == flip_image_number (log->frame + 12, 4);
}

/* Whether the frame is intact and continues the log. */
static gboolean
check_frame (Log *log)
{
  sum_up (log, log->frame, 8);
  sum_up (log, log->frame + LOG_FRAME, log->page_size);
  return has_salt (log) && is_summed (log, log->frame + 16);
}

/* Whether a frame, valid or not, ends a commit. */
static gboolean
is_commit (const Log *log)
{
  return flip_image_number (log->frame + 4, 4) > 0;
}

static void
use_frame (FlipImage *image, guint32 page, guint32 frame)
{
  if (page == 0 || (goffset) page * image->page_size > LARGEST)
    return;
  image->n_pages = MAX (image->n_pages, page);
  g_hash_table_insert (image->newer, GUINT_TO_POINTER (page), GUINT_TO_POINTER (frame + 1));
}

/* As in SQLite, all frames up to the last commit of an unbroken log count. */
static void
add_commits (FlipImage *image)
{
  g_autofree Log *log = g_new (Log, 1);
  g_autoptr (GArray) pages = g_array_new (FALSE, FALSE, sizeof (guint32)); /* of the current commit */

  if (!begin_log (log, image->log, image->log_size, image->page_size))
    return;
  while (next_frame (log) && check_frame (log))
    {
      guint32 page = flip_image_number (log->frame, 4);

      g_array_append_val (pages, page);
      if (!is_commit (log))
        continue;
      for (guint i = 0; i < pages->len; i++)
        use_frame (image, g_array_index (pages, guint32, i), image->first_other++);
      g_array_set_size (pages, 0);
    }
}

/* Each commit is synced before the next begins, except for copies of its last page that only fill a
   sector. So a power cut can damage at most those copies and one commit: if more ends of commits
   follow an invalid frame, the frame must have been valid once. */
static gboolean
is_broken (int file, goffset size)
{
  g_autofree Log *log = g_new (Log, 1);
  guint commits = 0;
  guint32 last = 0;

  if (size <= LOG_HEADER)
    return FALSE;
  if (!begin_log (log, file, size, 0))
    return size > LOG_HEADER + LOG_FRAME;
  while (next_frame (log))
    {
      if (!check_frame (log))
        {
          log->next--;
          break;
        }
    }
  while (next_frame (log))
    {
      guint32 page = has_salt (log) && is_commit (log) ? flip_image_number (log->frame, 4) : 0;

      commits += page > 0 && page != last;
      last = page;
    }

  return commits > 2;
}

/* Another program may be writing the log at this moment, so a break only counts if it is seen
   twice. */
gboolean
flip_image_has_broken_log (const char *path)
{
  g_autofree char *beside = NULL;

  g_return_val_if_fail (path && *path, FALSE);

  beside = g_strconcat (path, "-wal", NULL);
  for (guint i = 0; i < 2; i++)
    {
      goffset size;
      int file;
      gboolean broken;

      if (i > 0)
        g_usleep (A_MOMENT);
      broken = open_file (beside, &file, &size, NULL) && is_broken (file, size);
      if (file >= 0)
        close (file);
      if (!broken)
        return FALSE;
    }

  return TRUE;
}

FlipImage *
flip_image_read (const char *path, gboolean with_log, GError **error)
{
  g_autofree char *beside = NULL;
  g_autoptr (FlipImage) image = NULL;

  g_return_val_if_fail (path && *path, NULL);
  g_return_val_if_fail (!error || !*error, NULL);

  beside = g_strconcat (path, "-wal", NULL);
  image = g_new0 (FlipImage, 1);
  image->file = image->log = -1;
  image->newer = g_hash_table_new (NULL, NULL);
  if (!open_file (path, &image->file, &image->size, error)
      || (with_log && !open_file (beside, &image->log, &image->log_size, error)))
    return NULL;
  read_sizes (image);
  add_commits (image);
  return g_steal_pointer (&image);
}

guint
flip_image_page_size (const FlipImage *image)
{
  return image->page_size;
}

guint
flip_image_usable (const FlipImage *image)
{
  return image->usable;
}

guint32
flip_image_n_pages (const FlipImage *image)
{
  return image->n_pages;
}

static gboolean
read_frame (const FlipImage *image, guint32 frame, guint8 *page)
{
  return read_at (image->log, frame_at (image->page_size, frame) + LOG_FRAME, page,
                  image->page_size);
}

gboolean
flip_image_page (const FlipImage *image, guint32 number, guint8 *page)
{
  guint32 frame = GPOINTER_TO_UINT (g_hash_table_lookup (image->newer, GUINT_TO_POINTER (number)));
  goffset at = (goffset) (number - 1) * image->page_size;

  if (number == 0 || number > image->n_pages)
    return FALSE;
  if (frame)
    return read_frame (image, frame - 1, page);
  /* The log may extend the file beyond its present size, with a gap in between. */
  if (!read_at (image->file, at, page, image->page_size))
    memset (page, 0, image->page_size);
  return TRUE;
}

gboolean
flip_image_other_page (const FlipImage *image, guint i, guint8 *page)
{
  return read_frame (image, image->first_other + i, page);
}

/* Copies */

static gboolean
is_empty (const guint8 *bytes, gsize n)
{
  return n == 0 || (bytes[0] == 0 && memcmp (bytes, bytes + 1, n - 1) == 0);
}

/* Holes in a file stay holes in its copy. */
static gboolean
copy_file (const FlipImage *image, int to)
{
  g_autofree guint8 *chunk = g_malloc (CHUNK);
  goffset size = MAX (image->size, (goffset) image->n_pages * image->page_size), at = 0;

  if (ftruncate (to, size) != 0)
    return FALSE;
  while (image->file >= 0 && at < image->size)
    {
      gssize n = pread (image->file, chunk, CHUNK, at);

      if (n <= 0)
        break;
      if (!is_empty (chunk, (gsize) n) && pwrite (to, chunk, (gsize) n, at) != n)
        return FALSE;
      at += n;
    }

  return TRUE;
}

static gboolean
copy_frames (const FlipImage *image, int to)
{
  g_autofree guint8 *page = g_malloc (image->page_size);
  GHashTableIter iter;
  gpointer number, frame;

  g_hash_table_iter_init (&iter, image->newer);
  while (g_hash_table_iter_next (&iter, &number, &frame))
    {
      if (!read_frame (image, GPOINTER_TO_UINT (frame) - 1, page)
          || pwrite (to, page, image->page_size,
                     (goffset) (GPOINTER_TO_UINT (number) - 1) * image->page_size)
               != (gssize) image->page_size)
        return FALSE;
    }

  return TRUE;
}

/* Changes the header to say that there is no log. */
static gboolean
copy_all (const FlipImage *image, int to)
{
  static const guint8 without_log[] = { 1, 1 };

  return copy_file (image, to) && copy_frames (image, to)
         && (image->n_pages == 0 || pwrite (to, without_log, 2, AT_JOURNAL) == 2);
}

/* In SQLite's folder for temporary files, since /tmp may be in memory. */
static int
make_temporary (char **path)
{
  const char *folders[] = { g_getenv ("TMPDIR"), "/var/tmp", g_get_tmp_dir () };

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      int file;

      g_free (*path);
      *path = folders[i] ? g_build_filename (folders[i], "flipside-XXXXXX", NULL) : NULL;
      file = *path ? g_mkstemp_full (*path, O_RDWR | O_CLOEXEC, 0600) : -1;
      if (file >= 0)
        return file;
    }

  return -1;
}

char *
flip_image_copy (const FlipImage *image, GError **error)
{
  g_autofree char *path = NULL;
  int file, code;
  gboolean good;

  g_return_val_if_fail (image, NULL);
  g_return_val_if_fail (!error || !*error, NULL);

  file = make_temporary (&path);
  good = file >= 0 && copy_all (image, file);
  code = errno;
  if (file >= 0)
    close (file);
  if (good)
    return g_steal_pointer (&path);
  if (file >= 0)
    g_unlink (path);
  g_set_error (error, FLIP_STORE_ERROR,
               code == ENOSPC || code == EDQUOT ? FLIP_STORE_ERROR_FULL : FLIP_STORE_ERROR_FAILED,
               /* Translators: first %s: a file; second %s: the reason, as the system tells it */
               _ ("%s can’t be written: %s."), path, g_strerror (code));
  return NULL;
}
