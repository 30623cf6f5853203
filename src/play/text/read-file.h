/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The text of a file that somebody chose, through the door of store/files/plain-file.h; also of one that has no
   path here, such as on a server. */
char *flip_read_file (GFile *file,
                      gsize most,
                      gsize *length,
                      GCancellable *cancellable,
                      GError **error);

/* Its name, as people read it. */
char *flip_read_file_name (GFile *file);

G_END_DECLS
