/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/store-error.h"

G_BEGIN_DECLS

/* The bytes of a library's file and of the log beside it, read once and never written: whatever is
   tried with them, the files stay as they are. */
typedef struct
{
  GByteArray *pages; /* the file, with what the log adds to it as SQLite would */
  GPtrArray *others; /* of GBytes, a page each: what else is in the log */
  guint page_size;
  guint usable; /* bytes of a page that hold content */
} FlipImage;

FlipImage *flip_image_read (const char *path, GError **error);
void flip_image_free (FlipImage *image);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipImage, flip_image_free)

/* Whether the log beside a library holds moves that SQLite would pass over without a word, because
   something before them is damaged. */
gboolean flip_image_has_broken_log (const char *path);

/* The numbers of a database's file are big-endian. */
guint32 flip_image_number (const guint8 *bytes, guint n);

G_END_DECLS
