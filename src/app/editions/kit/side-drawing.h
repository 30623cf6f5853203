/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/picture/drawing.h"
#include "draw/sheet/sheet-art.h"
#include "engine/session/session.h"

G_BEGIN_DECLS

typedef enum
{
  FLIP_SIDE_CARD,    /* the whole side, as large as there is room */
  FLIP_SIDE_PICTURE, /* its picture, small */
  FLIP_SIDE_IN_PLAY, /* the side in play; its use is given when the widget is created */
} FlipSideLook;

/* A side of a card that is being filled in, or what it looks like in play. */
#define FLIP_TYPE_SIDE_DRAWING (flip_side_drawing_get_type ())
G_DECLARE_FINAL_TYPE (FlipSideDrawing, flip_side_drawing, FLIP, SIDE_DRAWING, FlipDrawing)

GtkWidget *flip_side_drawing_new (FlipSideLook look);
GtkWidget *flip_side_drawing_new_in_play (FlipSideUse use);

/* The log must live for as long as it is shown; NULL shows nothing. A pale drawing is not what the
   file says now. */
void flip_side_drawing_show (FlipSideDrawing *self, FlipLog *begun, guint side, gboolean is_pale);

/* The drawing functions for the cards of a game, or NULL if its cards are not filled in. */
const FlipSidesArt *flip_side_drawing_art (const FlipGame *game);

G_END_DECLS
