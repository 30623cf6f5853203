/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/editions/edition-desk.h"

G_BEGIN_DECLS

/* Values of an edition that follow one another, such as the spaces of a track: taken out, put in
   between, moved. Each is one step; whether a value was checked goes along with it. The place is that
   of one of them. */

/* How many there are, and how many there can be. */
guint flip_edition_series_length (FlipBoardFile *file, const FlipPlace *place);
guint flip_edition_series_most (FlipBoardFile *file, const FlipPlace *place);
const char *flip_edition_series_key (FlipBoardFile *file, const FlipPlace *place, guint index);

/* A new one behind it, like it; FALSE where there can't be more. */
gboolean flip_edition_series_insert (FlipEditionDesk *desk, const FlipPlace *place);

/* The last one stays. */
gboolean flip_edition_series_remove (FlipEditionDesk *desk, const FlipPlace *place);
gboolean flip_edition_series_move (FlipEditionDesk *desk, const FlipPlace *place, guint to);

G_END_DECLS
