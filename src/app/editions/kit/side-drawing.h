/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/picture/drawing.h"
#include "draw/sheet/sheet-art.h"
#include "engine/session/session.h"

G_BEGIN_DECLS

typedef enum
{
  FLIP_SIDE_CARD,    /* all of it, as large as there is room */
  FLIP_SIDE_PICTURE, /* its picture, small */
  FLIP_SIDE_IN_PLAY, /* what becomes of it; which is said when it is made */
} FlipSideLook;

/* A side of a card that is filled in, or what becomes of it in play. */
#define FLIP_TYPE_SIDE_DRAWING (flip_side_drawing_get_type ())
G_DECLARE_FINAL_TYPE (FlipSideDrawing, flip_side_drawing, FLIP, SIDE_DRAWING, FlipDrawing)

GtkWidget *flip_side_drawing_new (FlipSideLook look);
GtkWidget *flip_side_drawing_new_in_play (FlipSideUse use);

/* The log outlives what is shown of it; NULL shows nothing. Pale: it is not what the file says
   now. */
void flip_side_drawing_show (FlipSideDrawing *self, FlipLog *begun, guint side, gboolean is_pale);

/* How the cards of a game look, or NULL where they are not filled in. */
const FlipSidesArt *flip_side_drawing_art (const FlipGame *game);

G_END_DECLS
