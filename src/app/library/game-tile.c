/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/library/game-tile.h"

#include "app/common/screen-palette.h"
#include "draw/sheets.h"

#define SIZE   44
#define RADIUS 10
#define GLYPH  26

struct _FlipGameTile
{
  GtkWidget parent_instance;

  /* borrowed */
  const FlipGame *game;
};

G_DEFINE_FINAL_TYPE (FlipGameTile, flip_game_tile, GTK_TYPE_WIDGET)

/* helpers */

static void
draw_tile (FlipGameTile *self, FlipCanvas *canvas)
{
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

/* overrides */

static void
flip_game_tile_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  *minimum = *natural = SIZE;
  *minimum_baseline = *natural_baseline = -1;
}

static void
flip_game_tile_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, SIZE, SIZE));
  FlipCanvas canvas;

  flip_canvas_init (&canvas, cr, flip_screen_palette ());
  draw_tile (FLIP_GAME_TILE (widget), &canvas);
  flip_canvas_clear (&canvas);
  cairo_destroy (cr);
}

static void
flip_game_tile_class_init (FlipGameTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = flip_game_tile_measure;
  widget_class->snapshot = flip_game_tile_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
flip_game_tile_init (FlipGameTile *self)
{
  flip_screen_palette_watch (GTK_WIDGET (self), G_CALLBACK (gtk_widget_queue_draw));
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
