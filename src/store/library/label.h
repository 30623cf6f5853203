/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/library/library.h"

G_BEGIN_DECLS

/* What people call their sheets and file them under. None of it is part of a sheet: it can be changed while
   the sheet is being played. Both are searched. */

#define FLIP_LONGEST_TITLE 80 /* letters */
#define FLIP_LONGEST_TAG   32
#define FLIP_MOST_TAGS     12

/* An empty title is none. */
gboolean flip_library_set_title (FlipLibrary *library, gint64 id, const char *title, GError **error);

/* Tags with commas between them; blanks around them, and those that come twice, are dropped. */
gboolean flip_library_set_tags (FlipLibrary *library, gint64 id, const char *tags, GError **error);
gboolean flip_library_set_archived (FlipLibrary *library,
                                    gint64 id,
                                    gboolean archived,
                                    GError **error);

/* Title and tags as they are kept; NULL where they can't be. Freed by the caller. */
char *flip_label_clean_title (const char *title, GError **error);
char *flip_label_clean_tags (const char *tags, GError **error);

/* Another sheet that is the same up to now; gives its number, or 0. */
gint64 flip_library_duplicate (FlipLibrary *library, gint64 id, GError **error);

G_END_DECLS
