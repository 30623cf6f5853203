/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/picture/drawing.h"
#include "engine/game/game.h"
#include "play/editions/scenario-table.h"

#define FLIP_PIECE_PICTURE_WIDTH  64
#define FLIP_PIECE_PICTURE_HEIGHT 34

/* One item of the box, as it looks on the table. */
#define FLIP_TYPE_PIECE_PICTURE (flip_piece_picture_get_type ())
G_DECLARE_FINAL_TYPE (FlipPiecePicture, flip_piece_picture, FLIP, PIECE_PICTURE, FlipDrawing)

/* Shows an item as it comes out of the box. It never changes, so only the first call draws it. */
void flip_piece_picture_show (FlipPiecePicture *self,
                              const FlipGame *game,
                              const FlipTrayItem *item);

/* Shows a piece of an edition, given a text in which nothing else is on the table. */
void flip_piece_picture_show_text (FlipPiecePicture *self, const FlipGame *game, const char *text);

/* The texts for this: the file with an empty small table, and the same with one piece. */
char *flip_piece_picture_bare_text (const FlipFormat *format, FlipBoardFile *file);
char *flip_piece_picture_text (const FlipFormat *format, const char *bare, const char *group);
