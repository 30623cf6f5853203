/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/database/database.h"
#include "store/pages/image.h"

G_BEGIN_DECLS

/* A sheet that needs none of its rows, as it was read and agrees with its checksums; unless a newer state of it is
   found, which is noted here. */
typedef struct
{
  gint64 id;
  guint length, cursor;
  gint64 revision;
  gboolean has_newer;
} FlipKnownSheet;

/* The one of that number in an array of them that is sorted by it, or NULL. */
FlipKnownSheet *flip_known_sheets_find (GArray *known, gint64 id);

/* Looks at every page of an image by itself, whether or not anything still leads to it, and puts each
   row of a library that it finds into tables of the database whose names begin with found_. A row
   may be there several times, in older states too: only the checksums of a sheet tell which belong
   together. Rows of sheets that are known are left out. */
gboolean flip_scavenge (const FlipImage *image, FlipDatabase *into, GArray *known, GError **error);

G_END_DECLS
