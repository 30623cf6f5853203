/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The layout of the file and of its log is that of SQLite's description of its file format. */

#include "store/image.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

/* SQLite keeps no larger database in memory. */
#define LARGEST ((goffset) 1 << 30)

#define USUAL_PAGE 4096
#define A_MOMENT   50000 /* microseconds */
#define LOG_HEADER 32
#define LOG_FRAME  24
#define LOG_MAGIC  0x377f0682

/* Where the header of a file has the size of a page and what it leaves unused. */
#define AT_PAGE_SIZE 16
#define AT_RESERVED  20

/* A log as it is walked through, frame by frame. */
typedef struct
{
  const guint8 *at, *end;
  guint page_size;
  gboolean is_big_endian; /* the words that are summed up */
  guint32 salt[2];
  guint32 sum[2];
} Log;

void
flip_image_free (FlipImage *image)
{
  g_return_if_fail (image);

  g_byte_array_unref (image->pages);
  g_ptr_array_unref (image->others);
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

/* Whether the file is there and not too large; one that is not there is empty. */
static gboolean
check_size (const char *path, GError **error)
{
  GStatBuf info;

  if (g_stat (path, &info) != 0 || (S_ISREG (info.st_mode) && info.st_size <= LARGEST))
    return TRUE;
  if (S_ISREG (info.st_mode))
    g_set_error (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_FAILED,
                 /* Translators: %s: a file or folder */
                 _ ("%s is too large to be looked through."), path);
  else
    /* Translators: %s: a file or folder */
    g_set_error (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_FOREIGN, _ ("%s is not a file."), path);
  return FALSE;
}

static gboolean
read_file (const char *path, GBytes **bytes, GError **error)
{
  g_autoptr (GError) problem = NULL;
  g_autofree char *text = NULL;
  gsize length = 0;

  if (!check_size (path, error))
    return FALSE;
  if (g_file_get_contents (path, &text, &length, &problem)
      || g_error_matches (problem, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    {
      *bytes = g_bytes_new_take (g_steal_pointer (&text), length);
      return TRUE;
    }
  g_set_error (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_READ_ONLY, "%s", problem->message);
  return FALSE;
}

static gboolean
is_page_size (guint32 size)
{
  return size >= 512 && size <= 65536 && (size & (size - 1)) == 0;
}

/* What the header says, or, where that can't be, what the log says or what is usual. */
static void
read_sizes (FlipImage *image, GBytes *file, GBytes *log)
{
  gsize size, log_size;
  const guint8 *header = g_bytes_get_data (file, &size);
  const guint8 *frames = g_bytes_get_data (log, &log_size);
  guint32 said = size > AT_RESERVED ? flip_image_number (header + AT_PAGE_SIZE, 2) : 0;
  guint reserved = size > AT_RESERVED ? header[AT_RESERVED] : 0;

  said = said == 1 ? 65536 : said;
  if (!is_page_size (said) && log_size >= LOG_HEADER)
    said = flip_image_number (frames + 8, 4);
  image->page_size = is_page_size (said) ? said : USUAL_PAGE;
  image->usable = image->page_size - (reserved <= 32 ? reserved : 0);
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

/* FALSE where this is no log of such a file. */
static gboolean
begin_log (Log *log, GBytes *bytes, guint page_size)
{
  gsize size;
  const guint8 *data = g_bytes_get_data (bytes, &size);

  if (size < LOG_HEADER || (flip_image_number (data, 4) & ~1u) != LOG_MAGIC
      || flip_image_number (data + 8, 4) != page_size)
    return FALSE;
  *log = (Log){
    .at = data + LOG_HEADER,
    .end = data + size,
    .page_size = page_size,
    .is_big_endian = data[3] & 1,
    .salt = { flip_image_number (data + 16, 4), flip_image_number (data + 20, 4) },
  };
  sum_up (log, data, 24);
  return is_summed (log, data + 24);
}

static gboolean
has_frame (const Log *log)
{
  return (gsize) (log->end - log->at) >= LOG_FRAME + log->page_size;
}

/* Whether the next frame is whole and continues the log. */
static gboolean
check_frame (Log *log)
{
  sum_up (log, log->at, 8);
  sum_up (log, log->at + LOG_FRAME, log->page_size);
  return log->salt[0] == flip_image_number (log->at + 8, 4)
         && log->salt[1] == flip_image_number (log->at + 12, 4) && is_summed (log, log->at + 16);
}

static void
put_page (FlipImage *image, guint32 number, const guint8 *content)
{
  gsize end = (gsize) number * image->page_size;
  gsize before = image->pages->len;

  if (number == 0 || end > LARGEST)
    return;
  if (end > before)
    {
      g_byte_array_set_size (image->pages, (guint) end);
      memset (image->pages->data + before, 0, end - before);
    }
  memcpy (image->pages->data + end - image->page_size, content, image->page_size);
}

/* All frames up to the last commit of an unbroken log count, as for SQLite. Gives how many bytes of
   the log that is. */
static gsize
add_commits (FlipImage *image, GBytes *bytes)
{
  const guint8 *start = g_bytes_get_data (bytes, NULL), *done;
  Log log;

  if (!begin_log (&log, bytes, image->page_size))
    return LOG_HEADER;
  for (done = log.at; has_frame (&log) && check_frame (&log);)
    {
      gboolean is_end = flip_image_number (log.at + 4, 4) > 0;

      log.at += LOG_FRAME + log.page_size;
      if (!is_end)
        continue;
      for (; done < log.at; done += LOG_FRAME + log.page_size)
        put_page (image, flip_image_number (done, 4), done + LOG_FRAME);
    }

  return (gsize) (done - start);
}

/* Pages beyond the place where a log is broken may still hold whole sheets. */
static void
add_others (FlipImage *image, GBytes *bytes, gsize from)
{
  gsize size = g_bytes_get_size (bytes);

  for (gsize at = from + LOG_FRAME; at + image->page_size <= size;
       at += LOG_FRAME + image->page_size)
    g_ptr_array_add (image->others, g_bytes_new_from_bytes (bytes, at, image->page_size));
}

/* Whether a frame, in order or not, ends a commit of this log. */
static gboolean
is_commit (const Log *log)
{
  return log->salt[0] == flip_image_number (log->at + 8, 4)
         && log->salt[1] == flip_image_number (log->at + 12, 4)
         && flip_image_number (log->at + 4, 4) > 0;
}

/* Each commit is safe before the next begins, but for copies of its last page that only fill a sector. So
   after a power cut those copies and one commit may be incomplete: if more ends of commits follow a
   frame that is not in order, that frame was in order once. */
static gboolean
is_broken (GBytes *bytes)
{
  gsize size;
  const guint8 *data = g_bytes_get_data (bytes, &size);
  guint page_size = size >= LOG_HEADER ? flip_image_number (data + 8, 4) : 0;
  guint commits = 0;
  guint32 last = 0;
  Log log;

  if (size <= LOG_HEADER)
    return FALSE;
  if (!is_page_size (page_size) || !begin_log (&log, bytes, page_size))
    return size > LOG_HEADER + LOG_FRAME;
  while (has_frame (&log) && check_frame (&log))
    log.at += LOG_FRAME + page_size;
  for (; has_frame (&log); log.at += LOG_FRAME + page_size)
    {
      guint32 page = is_commit (&log) ? flip_image_number (log.at, 4) : 0;

      commits += page > 0 && page != last;
      last = page;
    }

  return commits > 2;
}

/* Another program may be writing it just now: what is seen twice is so. */
gboolean
flip_image_has_broken_log (const char *path)
{
  g_autofree char *beside = NULL;

  g_return_val_if_fail (path && *path, FALSE);

  beside = g_strconcat (path, "-wal", NULL);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GBytes) log = NULL;

      if (i > 0)
        g_usleep (A_MOMENT);
      if (!read_file (beside, &log, NULL) || !is_broken (log))
        return FALSE;
    }

  return TRUE;
}

FlipImage *
flip_image_read (const char *path, GError **error)
{
  g_autofree char *beside = NULL;
  g_autoptr (GBytes) file = NULL, log = NULL;
  FlipImage *image;

  g_return_val_if_fail (path && *path, NULL);
  g_return_val_if_fail (!error || !*error, NULL);

  beside = g_strconcat (path, "-wal", NULL);
  if (!read_file (path, &file, error) || !read_file (beside, &log, error))
    return NULL;
  image = g_new0 (FlipImage, 1);
  image->pages = g_byte_array_new ();
  image->others = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  read_sizes (image, file, log);
  g_byte_array_append (image->pages, g_bytes_get_data (file, NULL),
                       (guint) g_bytes_get_size (file));
  add_others (image, log, add_commits (image, log));
  return image;
}
