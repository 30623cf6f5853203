/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/placed-piece.h"
#include "draw/site-face.h"

G_BEGIN_DECLS

/* The piece that is held over the sheet while a placement is asked for: which piece, how it lies,
   and over which site. Signals: "changed"; while a piece is dragged, "dragged" (double x, y in the
   window), which returns the site there or FLIP_NO_SITE; "dropped" (uint site), which returns
   whether somebody put it down there. */
#define FLIP_TYPE_PLACEMENT (flip_placement_get_type ())
G_DECLARE_FINAL_TYPE (FlipPlacement, flip_placement, FLIP, PLACEMENT, GObject)

FlipPlacement *flip_placement_new (FlipSheetModel *model);

/* Whether pieces are to be placed now, on the board that is shown. */
gboolean flip_placement_is_asked (FlipPlacement *self);

/* Whether a move places a piece, and is not another answer to the same question. */
gboolean flip_placement_places (FlipSheetModel *model, const FlipMove *move);

#define FLIP_MOST_PIECES 4

guint flip_placement_n_pieces (FlipPlacement *self);
const FlipPlacedPiece *flip_placement_get_piece (FlipPlacement *self, guint piece);
guint flip_placement_piece (FlipPlacement *self);
void flip_placement_set_piece (FlipPlacement *self, guint piece);

/* Sites that a piece would take somewhere, lying as the held one does: so it looks. */
guint flip_placement_form (FlipPlacement *self, guint piece, guint16 sites[FLIP_MAX_COVERED]);

/* Over which site its first square lies, or FLIP_NO_SITE. */
guint flip_placement_site (FlipPlacement *self);
void flip_placement_set_site (FlipPlacement *self, guint site);
void flip_placement_turn (FlipPlacement *self);
void flip_placement_mirror (FlipPlacement *self, gboolean upside_down);

/* On to the next place where the piece fits, turned and mirrored if need be; where that is, or
   FLIP_NO_SITE. */
guint flip_placement_next (FlipPlacement *self);

/* The move that lies there: as it is, and as the legal one it amounts to, if it does; and which of
   the piece's places that is, from 1. */
FlipMove flip_placement_move (FlipPlacement *self);
const FlipMove *flip_placement_fit (FlipPlacement *self);
guint flip_placement_place_number (FlipPlacement *self);

/* Dragging: held by its middle to a point of the window, put down there, or given up (FALSE if there
   was nothing to give up). */
void flip_placement_drag (FlipPlacement *self, double x, double y);
void flip_placement_drag_to (FlipPlacement *self, guint site); /* with its first square */
gboolean flip_placement_is_dragged (FlipPlacement *self);
void flip_placement_drop (FlipPlacement *self);
gboolean flip_placement_give_up (FlipPlacement *self);

/* How the piece shows on each site. */
void flip_placement_preview (FlipPlacement *self, FlipPreview previews[FLIP_MAX_SITES]);

G_END_DECLS
