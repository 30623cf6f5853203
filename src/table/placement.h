/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/table.h"

typedef enum
{
  FLIP_SIDE_LEFT,
  FLIP_SIDE_RIGHT,
} FlipSide;

/* Free placement: the piece must be entirely on the table without overlapping another piece. A
   piece with the same id on the table is where it comes from, and doesn't block it. */
gboolean flip_table_is_free (const FlipTable *table, const FlipPiece *piece, GError **error);

/* Moves the piece to the nearest free position, to 0.1 mm; FALSE, without a change, if there is
   none within reach. */
gboolean flip_table_nearest_free (const FlipTable *table, FlipPiece *piece, double reach);

/* Turns the piece to the nearest angle, in whole degrees from its present one, at which it is free;
   FALSE, without a change, if there is none. */
gboolean flip_table_nearest_angle (const FlipTable *table, FlipPiece *piece);

/* Puts a disc to the left or right of a standing figure, as seen by the figure, one disc's width
   away. */
gboolean flip_table_put_beside (const FlipTable *table,
                                guint16 figure,
                                FlipSide side,
                                FlipPiece *disc,
                                GError **error);
