/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/database/database.h"
#include "store/pages/image.h"

G_BEGIN_DECLS

/* A sheet that was read and matches its checksums, so that its rows aren't needed, unless a newer
   state of it is found, which is noted here. */
typedef struct
{
  gint64 id;
  guint length, cursor;
  gint64 revision;
  gboolean has_newer;
} FlipKnownSheet;

/* The sheet of that number in an array sorted by number, or NULL. */
FlipKnownSheet *flip_known_sheets_find (GArray *known, gint64 id);

/* Examines every page of an image separately, whether or not it is still referenced, and stores
   each library row it finds in tables of the database whose names begin with found_. A row may
   occur several times, also in older states: only the checksums of a sheet show which rows belong
   together. Rows of known sheets are left out. */
gboolean flip_scavenge (const FlipImage *image, FlipDatabase *into, GArray *known, GError **error);

G_END_DECLS
