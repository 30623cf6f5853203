/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/ask/save-bytes.h"

#include "store/library/write-file.h"

/* A file that has no path, as on a server, is left to whoever keeps it. */
gboolean
flip_save_bytes (GFile *file, GBytes *bytes, GError **error)
{
  const char *path;
  gconstpointer data;
  gsize size;

  g_return_val_if_fail (G_IS_FILE (file), FALSE);
  g_return_val_if_fail (bytes, FALSE);

  path = g_file_peek_path (file);
  data = g_bytes_get_data (bytes, &size);
  if (path)
    return flip_write_file (path, data, size, error);
  return g_file_replace_contents (file, data, size, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL,
                                  error);
}
