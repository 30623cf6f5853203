/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>
#include <glib.h>

G_BEGIN_DECLS

/* The door for text that somebody else may have written: sheets, boards, lists of moves. Whatever the
   file is, reading it neither blocks nor takes more memory than `most` bytes; what comes out is UTF-8
   text without NUL and without a byte order mark. The names are for messages. */

/* A plain file; anything else is refused with the reason. */
char *flip_plain_file_read (const char *path, gsize most, gsize *length, GError **error);

/* The same door for what is no text, as a library: a plain file, open to be read, or -1. And whether what is at a path, if
   anything is, may be opened at all. */
int flip_plain_file_open (const char *path, GError **error);
gboolean flip_plain_file_is_plain (const char *path, GError **error);

/* An open stream, which may be a pipe; it is read to its end. */
char *flip_plain_stream_read (int stream,
                              const char *name,
                              gsize most,
                              gsize *length,
                              GError **error);

/* The text of a file that somebody chose in the window; also of one that has no path here, such as on a server. */
char *flip_read_file (GFile *file,
                      gsize most,
                      gsize *length,
                      GCancellable *cancellable,
                      GError **error);

/* Its name, as people read it. */
char *flip_read_file_name (GFile *file);

G_END_DECLS
