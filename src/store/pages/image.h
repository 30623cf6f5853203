/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/files/store-error.h"

G_BEGIN_DECLS

/* The pages of a library's file and of the log beside it. They are only read, so that the files
   stay unchanged whatever is tried. Each page is read on request, so that a large library takes no
   memory. */
typedef struct _FlipImage FlipImage;

/* The file with the additions of the log, as SQLite would see it; or the file alone. */
FlipImage *flip_image_read (const char *path, gboolean with_log, GError **error);
void flip_image_free (FlipImage *image);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipImage, flip_image_free)

guint flip_image_page_size (const FlipImage *image);

/* How many bytes of a page contain data. */
guint flip_image_usable (const FlipImage *image);

/* Pages are numbered from 1. FALSE if there is none of that number. */
guint32 flip_image_n_pages (const FlipImage *image);
gboolean flip_image_page (const FlipImage *image, guint32 number, guint8 *page);

/* Pages after the break in a log, which may still contain intact sheets; from 0. */
gboolean flip_image_other_page (const FlipImage *image, guint i, guint8 *page);

/* Copies everything to a new file without a log; returns its name. */
char *flip_image_copy (const FlipImage *image, GError **error);

/* Whether the log beside a library contains moves that SQLite would silently ignore because
   something before them is damaged. */
gboolean flip_image_has_broken_log (const char *path);

/* Numbers in a database file are big-endian. */
guint32 flip_image_number (const guint8 *bytes, guint n);

G_END_DECLS
