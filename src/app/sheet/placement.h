/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/sheet/sheet-model.h"
#include "draw/site-face.h"

G_BEGIN_DECLS

/* The piece that is held over the sheet while a placement is asked for: which piece, how it lies,
   and over which site. Signal: "changed". */
#define FLIP_TYPE_PLACEMENT (flip_placement_get_type ())
G_DECLARE_FINAL_TYPE (FlipPlacement, flip_placement, FLIP, PLACEMENT, GObject)

FlipPlacement *flip_placement_new (FlipSheetModel *model);

/* Whether pieces are to be placed now. */
gboolean flip_placement_is_asked (FlipPlacement *self);

/* Whether a move places a piece, and is not another answer to the same question. */
gboolean flip_placement_places (FlipSheetModel *model, const FlipMove *move);

guint flip_placement_n_pieces (FlipPlacement *self);
guint flip_placement_piece (FlipPlacement *self);
gboolean flip_placement_fits_anywhere (FlipPlacement *self, guint piece);

/* What the game calls it; freed by the caller. */
char *flip_placement_piece_name (FlipPlacement *self, guint piece);
void flip_placement_set_piece (FlipPlacement *self, guint piece);
void flip_placement_set_site (FlipPlacement *self, guint site);
void flip_placement_turn (FlipPlacement *self);
void flip_placement_mirror (FlipPlacement *self, gboolean upside_down);

/* On to the next place where the piece fits, turned and mirrored if need be; where that is, or
   FLIP_NO_SITE. */
guint flip_placement_next (FlipPlacement *self);

/* The move that lies there: as it is, and as the legal one it amounts to, if it does. */
FlipMove flip_placement_move (FlipPlacement *self);
const FlipMove *flip_placement_fit (FlipPlacement *self);

/* How the piece shows on each site. */
void flip_placement_preview (FlipPlacement *self, FlipPreview previews[FLIP_MAX_SITES]);

G_END_DECLS
