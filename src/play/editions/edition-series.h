/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/editions/edition-desk.h"

G_BEGIN_DECLS

/* Values of an edition that form a series, such as the spaces of a track. Inserting, removing or
   moving one is a single step, and its check mark moves with it. `place` is the place of one of the
   values. */

/* The present and the greatest possible number of values. */
guint flip_edition_series_length (FlipBoardFile *file, const FlipPlace *place);
guint flip_edition_series_most (FlipBoardFile *file, const FlipPlace *place);
const char *flip_edition_series_key (FlipBoardFile *file, const FlipPlace *place, guint index);

/* Inserts a copy behind the value at `place`; FALSE if the series is full. */
gboolean flip_edition_series_insert (FlipEditionDesk *desk, const FlipPlace *place);

/* The only remaining value can't be removed. */
gboolean flip_edition_series_remove (FlipEditionDesk *desk, const FlipPlace *place);
gboolean flip_edition_series_move (FlipEditionDesk *desk, const FlipPlace *place, guint to);

G_END_DECLS
