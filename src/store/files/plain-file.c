/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store/files/plain-file.h"

#include "engine/base/quote.h"
#include "store/files/store-error.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define CHUNK (64 * 1024)

/* A path made readable, whatever bytes it contains. */
static char *
show_name (const char *name)
{
  g_autofree char *text = g_filename_display_name (name);

  return flip_harmless (text);
}

static char *
refuse (const char *name, const char *format, GError **error)
{
  g_autofree char *shown = show_name (name);

  g_set_error (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_UNREADABLE, format, shown);
  return NULL;
}

static char *
refuse_code (const char *name, int code, GError **error)
{
  g_autofree char *shown = show_name (name);

  g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (code),
               /* Translators: first %s: a file or folder; second %s: the reason, as the system
                  tells it */
               _ ("%s can’t be read: %s."), shown, g_strerror (code));
  return NULL;
}

static char *
refuse_size (const char *name, gsize most, GError **error)
{
  g_autofree char *shown = show_name (name);
  g_autofree char *size = g_format_size_full (most, G_FORMAT_SIZE_IEC_UNITS);

  g_set_error (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_UNREADABLE,
               /* Translators: first %s: a file; second %s: a size */
               _ ("%s is too large: at most %s can be read."), shown, size);
  return NULL;
}

/* Takes ownership of bytes that were read elsewhere. They end with a zero that is not part of the
   length. */
static char *
flip_plain_text_take (char *bytes, gsize *length, const char *name, gsize most, GError **error)
{
  g_autofree char *text = bytes;

  g_return_val_if_fail (bytes != NULL && length != NULL && name != NULL, NULL);

  if (*length > most)
    return refuse_size (name, most, error);
  if (memchr (text, '\0', *length))
    /* Translators: %s: a file */
    return refuse (name, _ ("%s is not a text file: it contains a NUL character."), error);
  if (!g_utf8_validate (text, (gssize) *length, NULL))
    /* Translators: %s: a file */
    return refuse (name, _ ("%s is not a text file: it is not UTF-8."), error);
  if (g_str_has_prefix (text, "\xef\xbb\xbf"))
    {
      *length -= 3;
      memmove (text, text + 3, *length + 1);
    }
  return g_steal_pointer (&text);
}

/* Reading one byte too many is enough to detect a file that is too large, even if it is growing. */
char *
flip_plain_stream_read (int stream, const char *name, gsize most, gsize *length, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autofree guint8 *chunk = g_malloc (CHUNK);

  g_return_val_if_fail (stream >= 0 && name != NULL && length != NULL, NULL);

  while (bytes->len <= most)
    {
      gssize n = read (stream, chunk, MIN (CHUNK, most + 1 - bytes->len));

      if (n < 0 && errno == EINTR)
        continue;
      if (n < 0)
        return refuse_code (name, errno, error);
      if (n == 0)
        break;
      g_byte_array_append (bytes, chunk, (guint) n);
    }

  *length = bytes->len;
  g_byte_array_append (bytes, (const guint8 *) "", 1);
  return flip_plain_text_take ((char *) g_byte_array_free (g_steal_pointer (&bytes), FALSE), length,
                               name, most, error);
}

static gboolean
check_kind (const char *path, const struct stat *info, gsize most, GError **error)
{
  if (S_ISDIR (info->st_mode))
    /* Translators: %s: a file */
    return refuse (path, _ ("%s is a folder."), error) != NULL;
  if (!S_ISREG (info->st_mode))
    /* Translators: %s: a file */
    return refuse (path, _ ("%s is not a regular file: pipes, devices and sockets can’t be "
                            "opened."),
                   error)
           != NULL;
  if (info->st_size > 0 && (guint64) info->st_size > most)
    return refuse_size (path, most, error) != NULL;
  return TRUE;
}

/* Even opening a device may have effects, and the file at the path may be replaced meanwhile: so
   its type is checked before opening, and again afterwards. */
static int
open_plain (const char *path, gsize most, GError **error)
{
  struct stat info;
  int stream;

  if (stat (path, &info) != 0)
    return refuse_code (path, errno, error), -1;
  if (!check_kind (path, &info, most, error))
    return -1;
  stream = open (path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  if (stream < 0)
    return refuse_code (path, errno, error), -1;
  if (fstat (stream, &info) == 0 && check_kind (path, &info, most, error))
    return stream;
  close (stream);
  return -1;
}

int
flip_plain_file_open (const char *path, GError **error)
{
  g_return_val_if_fail (path != NULL, -1);
  g_return_val_if_fail (!error || !*error, -1);

  return open_plain (path, G_MAXSIZE, error);
}

gboolean
flip_plain_file_is_plain (const char *path, GError **error)
{
  struct stat info;

  g_return_val_if_fail (path != NULL, FALSE);

  return stat (path, &info) != 0 || check_kind (path, &info, G_MAXSIZE, error);
}

char *
flip_plain_file_read (const char *path, gsize most, gsize *length, GError **error)
{
  char *text;
  int stream;

  g_return_val_if_fail (path != NULL && length != NULL, NULL);
  g_return_val_if_fail (!error || !*error, NULL);

  stream = open_plain (path, most, error);
  if (stream < 0)
    return NULL;
  text = flip_plain_stream_read (stream, path, most, length, error);
  close (stream);
  return text;
}

/* Reads one byte more than allowed, to detect a file that is too large. */
static char *
read_remote (GFile *file, gsize most, gsize *length, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileInputStream) stream = g_file_read (file, cancellable, error);
  g_autofree char *name = flip_read_file_name (file);
  g_autofree char *bytes = g_malloc (most + 2);

  if (!stream
      || !g_input_stream_read_all (G_INPUT_STREAM (stream), bytes, most + 1, length, cancellable,
                                   error))
    return NULL;
  bytes[*length] = '\0';
  return flip_plain_text_take (g_steal_pointer (&bytes), length, name, most, error);
}

char *
flip_read_file (GFile *file, gsize most, gsize *length, GCancellable *cancellable, GError **error)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (G_IS_FILE (file) && length != NULL, NULL);

  path = g_file_get_path (file);
  return path ? flip_plain_file_read (path, most, length, error)
              : read_remote (file, most, length, cancellable, error);
}

char *
flip_read_file_name (GFile *file)
{
  g_autofree char *name = NULL, *shown = NULL, *harmless = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  name = g_file_get_basename (file);
  shown = name ? g_filename_display_name (name) : g_file_get_uri (file);
  harmless = flip_harmless (shown);
  return flip_shortened (harmless, FLIP_QUOTED_MOST);
}
