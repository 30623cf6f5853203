/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Writes a file completely or not at all: the old one stays until the new one is safely on disk. A
   link stays a link, and its target is written. A device or a pipe is written in place. A library
   is refused, because its contents would be lost. */
gboolean flip_write_file (const char *path, gconstpointer bytes, gsize length, GError **error);

/* Whether writing would be refused, as far as that is known in advance: for callers that take long
   to produce the contents. */
gboolean flip_write_file_check (const char *path, GError **error);

/* The final target of a path, for callers that write a temporary file and rename it, and the mode
   that it should keep, or 0. NULL if there can't be a plain file: folders, devices and pipes, and
   names beside a library. */
char *flip_write_target (const char *path, guint *mode, GError **error);

gboolean flip_is_same_file (const char *one, const char *other);

/* Removes such files left behind by killed programs; to be called at the start. */
void flip_write_file_clear (void);

G_END_DECLS
