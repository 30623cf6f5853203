/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/sheet-model.h"

G_BEGIN_DECLS

/* A piece that is asked to be placed, whether it fits anywhere or not. */
typedef struct
{
  guint16 verb;
  gint16 index;    /* among those of its verb */
  guint n_squares; /* sites that it takes */
  guint n_places;  /* where it fits, turned and mirrored */
  FlipOffer offer; /* what the game says about it */
} FlipPlacedPiece;

/* FALSE where there is no such piece now. */
gboolean flip_placed_piece_read (FlipPlacedPiece *piece,
                                 FlipSheetModel *model,
                                 guint16 verb,
                                 gint16 index);

/* It at a site, lying in some way, whether it fits or not; and whether a move is one of these. */
FlipMove flip_placed_piece_move (const FlipPlacedPiece *piece, guint site, guint lie);
gboolean flip_placed_piece_is_in (const FlipPlacedPiece *piece,
                                  FlipSheetModel *model,
                                  const FlipMove *move);

/* Some site where it could lie with all of its squares, were everything empty; or FLIP_NO_SITE. */
guint flip_placed_piece_find_room (const FlipPlacedPiece *piece, FlipSheetModel *model, guint lie);

/* Where its first square lies when the middle one is at a site; near an edge another one is, so that
   all of the piece stays on the sheet. */
guint flip_placed_piece_first_square (const FlipPlacedPiece *piece,
                                      FlipSheetModel *model,
                                      guint middle,
                                      guint lie);

/* The sites that a move takes, and whether two take the same. */
guint flip_placed_sites (FlipSheetModel *model,
                         const FlipMove *move,
                         guint16 sites[FLIP_MAX_COVERED]);
gboolean flip_placed_alike (FlipSheetModel *model, const FlipMove *one, const FlipMove *other);

G_END_DECLS
