/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/picture/drawing.h"
#include "play/editions/pixels.h"

G_BEGIN_DECLS

/* A painted map as a thumbnail. */
#define FLIP_TYPE_MAP_PICTURE (flip_map_picture_get_type ())
G_DECLARE_FINAL_TYPE (FlipMapPicture, flip_map_picture, FLIP, MAP_PICTURE, FlipDrawing)

void flip_map_picture_show (FlipMapPicture *self, const char *text, FlipHue hue);

/* A painted map in a list: its picture, its name, a remark, and how many of its values are still to
   be checked. */
#define FLIP_TYPE_MAP_ROW (flip_map_row_get_type ())
G_DECLARE_FINAL_TYPE (FlipMapRow, flip_map_row, FLIP, MAP_ROW, GtkListBoxRow)

void flip_map_row_show (FlipMapRow *self,
                        FlipEditionDesk *desk,
                        const FlipEditionMap *map,
                        FlipHue hue);

G_END_DECLS
