/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Writes a file whole or not at all: the old one stays until the new one is safely on the disk. A link
   stays a link, and what it leads to is written. A device or a pipe is written as it is. A library is refused: what is
   in it would be lost. */
gboolean flip_write_file (const char *path, gconstpointer bytes, gsize length, GError **error);

/* Whether it would be refused, as far as that can be told before: for whoever takes long to find out what to write. */
gboolean flip_write_file_check (const char *path, GError **error);

/* Where a path leads in the end, for those who make a file of their own and give it that name at last; and the
   mode that it should keep, or 0. NULL where no plain file can be: a folder, a device or a pipe stays, and so does what
   lies beside a library. */
char *flip_write_target (const char *path, guint *mode, GError **error);

gboolean flip_is_same_file (const char *one, const char *other);

/* Removes what killed programs have left behind of such files; to be called at the start. */
void flip_write_file_clear (void);

G_END_DECLS
