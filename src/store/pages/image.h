/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/files/store-error.h"

G_BEGIN_DECLS

/* The pages of a library's file and of the log beside it, which are only read: whatever is tried with them, the
   files stay as they are. A page is read when it is asked for, so that large libraries take no memory. */
typedef struct _FlipImage FlipImage;

/* With what the log adds to the file, as SQLite would; or the file alone. */
FlipImage *flip_image_read (const char *path, gboolean with_log, GError **error);
void flip_image_free (FlipImage *image);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipImage, flip_image_free)

guint flip_image_page_size (const FlipImage *image);

/* How many bytes of a page hold content. */
guint flip_image_usable (const FlipImage *image);

/* The pages are numbered from 1. FALSE where there is none of that number. */
guint32 flip_image_n_pages (const FlipImage *image);
gboolean flip_image_page (const FlipImage *image, guint32 number, guint8 *page);

/* Pages beyond the place where the log is broken, which may still hold whole sheets; from 0. */
gboolean flip_image_other_page (const FlipImage *image, guint i, guint8 *page);

/* All of it as a new file, without a log; gives its name. */
char *flip_image_copy (const FlipImage *image, GError **error);

/* Whether the log beside a library holds moves that SQLite would pass over without a word, because
   something before them is damaged. */
gboolean flip_image_has_broken_log (const char *path);

/* The numbers of a database's file are big-endian. */
guint32 flip_image_number (const guint8 *bytes, guint n);

G_END_DECLS
