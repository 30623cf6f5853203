/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/library/game-tile.h"

#include "draw/sheets.h"

#define SIZE   44
#define RADIUS 10
#define GLYPH  26

struct _FlipGameTile
{
  FlipDrawing parent_instance;

  /* borrowed */
  const FlipGame *game;
};

G_DEFINE_FINAL_TYPE (FlipGameTile, flip_game_tile, FLIP_TYPE_DRAWING)

/* overrides */

static void
flip_game_tile_draw (FlipDrawing *drawing, FlipCanvas *canvas, double width, double height)
{
  FlipGameTile *self = FLIP_GAME_TILE (drawing);
  const FlipPalette *palette = canvas->palette;
  const FlipSheetArt *art = self->game ? flip_sheet_art_find (self->game) : NULL;
  FlipGlyph glyph = art ? art->emblem : FLIP_GLYPH_CARDS;
  FlipColour colour = art ? art->emblem_colour (palette) : palette->hues[FLIP_HUE_GREY];
  FlipColour ground =
    palette->mixes ? flip_colour_mix (colour, palette->board, .87) : palette->board;
  FlipRect rect = { 0, 0, SIZE, SIZE };

  flip_canvas_box (canvas, &rect, RADIUS, ground, palette->mixes ? ground : colour, palette->line);
  flip_glyph_draw (canvas, glyph, SIZE / 2.0, SIZE / 2.0, GLYPH, colour, ground);
}

static void
flip_game_tile_class_init (FlipGameTileClass *klass)
{
  FLIP_DRAWING_CLASS (klass)->draw = flip_game_tile_draw;
}

static void
flip_game_tile_init (FlipGameTile *self)
{
  flip_drawing_set_size (FLIP_DRAWING (self), SIZE, SIZE);
}

/* public functions */

GtkWidget *
flip_game_tile_new (void)
{
  return g_object_new (FLIP_TYPE_GAME_TILE, NULL);
}

void
flip_game_tile_show (FlipGameTile *self, const FlipGame *game)
{
  self->game = game;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
