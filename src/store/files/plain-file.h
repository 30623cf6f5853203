/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>
#include <glib.h>

G_BEGIN_DECLS

/* All text from strangers is read here: sheets, boards, lists of moves. Whatever the file is,
   reading it neither blocks nor takes more memory than `most` bytes; the result is UTF-8 text
   without NUL and without a byte order mark. The names are for messages. */

/* Reads a plain file; anything else is refused with the reason. */
char *flip_plain_file_read (const char *path, gsize most, gsize *length, GError **error);

/* The same for files that aren't text, such as a library: a plain file opened for reading, or -1.
   And whether the file at a path, if there is one, may be opened at all. */
int flip_plain_file_open (const char *path, GError **error);
gboolean flip_plain_file_is_plain (const char *path, GError **error);

/* Reads an open stream to its end; it may be a pipe. */
char *flip_plain_stream_read (int stream,
                              const char *name,
                              gsize most,
                              gsize *length,
                              GError **error);

/* The text of a file that the user chose in the window, even if it has no local path, such as one
   on a server. */
char *flip_read_file (GFile *file,
                      gsize most,
                      gsize *length,
                      GCancellable *cancellable,
                      GError **error);

/* Its name as it is shown. */
char *flip_read_file_name (GFile *file);

G_END_DECLS
