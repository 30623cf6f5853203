/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/sheet/site-face.h"
#include "play/moment/moment.h"

#include <glib-object.h>

G_BEGIN_DECLS

/* The tile that is held over the sheet while a placement is asked for: which tile, its orientation,
   and the site below it. Signals: "changed"; while a tile is dragged, "dragged" (double x, y in the
   window), which returns the site there or FLIP_NO_SITE; "dropped" (uint site), which returns
   whether the tile was put down there. */
#define FLIP_TYPE_HELD_TILE (flip_held_tile_get_type ())
G_DECLARE_FINAL_TYPE (FlipHeldTile, flip_held_tile, FLIP, HELD_TILE, GObject)

FlipHeldTile *flip_held_tile_new (void);
void flip_held_tile_load (FlipHeldTile *self, FlipMoment *moment);

/* Whether the present question asks for a tile to be placed on the board in view. */
gboolean flip_held_tile_is_asked (FlipHeldTile *self);

guint flip_held_tile_n_tiles (FlipHeldTile *self);
const FlipTile *flip_held_tile_get (FlipHeldTile *self, guint tile);
guint flip_held_tile_n_places (FlipHeldTile *self, guint tile);
guint flip_held_tile_chosen (FlipHeldTile *self);
void flip_held_tile_choose (FlipHeldTile *self, guint tile);

/* The squares of a tile, in the orientation of the held one. */
const FlipSquare *flip_held_tile_squares (FlipHeldTile *self, guint tile);

/* The site below its first square, or FLIP_NO_SITE. */
guint flip_held_tile_site (FlipHeldTile *self);
void flip_held_tile_set_site (FlipHeldTile *self, guint site);
guint flip_held_tile_orientation (FlipHeldTile *self);
void flip_held_tile_turn (FlipHeldTile *self);
void flip_held_tile_mirror (FlipHeldTile *self, gboolean upside_down);

/* Moves the tile to the next place where it fits, rotated and mirrored if need be; returns the
   site, or FLIP_NO_SITE. */
guint flip_held_tile_next (FlipHeldTile *self);

/* The legal move that puts the tile down where it is held, or NULL; the number of that placement
   among all possible ones, from 1; and why the tile can't be put down. */
const FlipMove *flip_held_tile_fit (FlipHeldTile *self);
guint flip_held_tile_place_number (FlipHeldTile *self);
void flip_held_tile_refuse (FlipHeldTile *self, FlipRefusal *refusal);

/* Dragging: the middle of the tile follows a point of the window; the tile is put down there, or
   the drag is cancelled (FALSE if there was none). */
void flip_held_tile_drag (FlipHeldTile *self, double x, double y);
void flip_held_tile_drag_to (FlipHeldTile *self, guint site); /* with its first square */
gboolean flip_held_tile_is_dragged (FlipHeldTile *self);
void flip_held_tile_drop (FlipHeldTile *self);
gboolean flip_held_tile_give_up (FlipHeldTile *self);

/* How the tile looks on each site. */
void flip_held_tile_preview (FlipHeldTile *self, FlipPreview previews[FLIP_MAX_SITES]);

G_END_DECLS
