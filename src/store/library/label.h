/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/library/library.h"

G_BEGIN_DECLS

/* The user's titles and tags for sheets. They are not part of a sheet: they can be changed while it
   is being played. Both are searched. */

#define FLIP_LONGEST_TITLE 80 /* letters */
#define FLIP_LONGEST_TAG   32
#define FLIP_MOST_TAGS     12

/* An empty title removes it. */
gboolean flip_library_set_title (FlipLibrary *library, gint64 id, const char *title, GError **error);

/* Tags separated by commas; spaces around them and duplicates are dropped. */
gboolean flip_library_set_tags (FlipLibrary *library, gint64 id, const char *tags, GError **error);
gboolean flip_library_set_archived (FlipLibrary *library,
                                    gint64 id,
                                    gboolean archived,
                                    GError **error);

/* Title and tags in the form in which they are stored; NULL if they are invalid. The caller frees
   them. */
char *flip_label_clean_title (const char *title, GError **error);
char *flip_label_clean_tags (const char *tags, GError **error);

/* Makes a copy of a sheet in its present state; returns the new number, or 0. */
gint64 flip_library_duplicate (FlipLibrary *library, gint64 id, GError **error);

G_END_DECLS
