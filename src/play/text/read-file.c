/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/text/read-file.h"

#include "engine/base/quote.h"
#include "store/files/plain-file.h"

/* One byte more than may be, to see that there is too much. */
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
