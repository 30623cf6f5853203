/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/database.h"
#include "store/image.h"

G_BEGIN_DECLS

/* Looks at every page of an image by itself, whether or not anything still leads to it, and puts each
   row of a library that it finds into tables of the database whose names begin with found_. A row
   may be there several times, in older states too: only the checksums of a sheet tell which belong
   together. */
gboolean flip_scavenge (const FlipImage *image, FlipDatabase *into, GError **error);

G_END_DECLS
