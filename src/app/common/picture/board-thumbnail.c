/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/picture/board-thumbnail.h"

#include "app/common/toolkit/measure.h"
#include "draw/sheet/sheet-art.h"

#define LEAST_WIDTH   120
#define NATURAL_WIDTH 156
#define ASPECT        0.76

/* In units of the board: 1 pixel or so in the thumbnail. */
#define LINE         6
#define PEN          12
#define SITE_RADIUS  14
#define PANEL_RADIUS 22
#define MARGIN       10

struct _FlipBoardThumbnail
{
  FlipDrawing parent_instance;

  /* borrowed */
  const FlipSheetArt *art; /* or NULL */
};

G_DEFINE_FINAL_TYPE (FlipBoardThumbnail, flip_board_thumbnail, FLIP_TYPE_DRAWING)

/* helpers */

static gboolean
has_sites (const FlipSheetArt *art, guint region)
{
  for (guint i = 0; i < art->n_sites; i++)
    {
      if (flip_sheet_art_site_region (art, i) == region)
        return TRUE;
    }

  return FALSE;
}

static void
draw_region (FlipCanvas *canvas, const FlipSheetArt *art, guint region)
{
  const FlipPalette *palette = canvas->palette;
  FlipHue hue = art->regions[region]->hue;
  FlipRect rect = flip_sheet_art_region_rect (art, FLIP_LAYOUT_BOARD, region);

  flip_canvas_box (canvas, &rect, PANEL_RADIUS, palette->tints[hue],
                   flip_palette_panel_line (palette, hue), LINE);
  if (!has_sites (art, region))
    flip_glyph_draw (canvas, art->regions[region]->glyph, flip_rect_middle (&rect),
                     flip_rect_centre (&rect), MIN (rect.width, rect.height) * .62,
                     flip_palette_site_line (palette, hue), palette->tints[hue]);
}

/* The constants make a board look as it would in the middle of a game. */
static void
draw_site (FlipCanvas *canvas, const FlipSheetArt *art, guint site)
{
  const FlipPalette *palette = canvas->palette;
  FlipHue hue = art->regions[flip_sheet_art_site_region (art, site)]->hue;
  FlipRect rect =
    flip_rect_grow (flip_sheet_art_site_rect (art, NULL, 0, FLIP_LAYOUT_BOARD, site), -1);
  FlipPen pen = { flip_palette_ink (palette, 0), PEN, 1 };
  gboolean glows = site % 13 == 5;
  g_autofree char *name = g_strdup_printf ("%s %u", art->game->id, site);

  if (rect.width <= 0)
    return;
  flip_canvas_box (canvas, &rect, SITE_RADIUS, glows ? palette->glow : palette->face,
                   glows ? palette->glow_line : flip_palette_site_line (palette, hue), LINE);
  rect =
    flip_rect_around (flip_rect_middle (&rect), flip_rect_centre (&rect),
                      MIN (rect.width, rect.height * 1.6), MIN (rect.height, rect.width * 1.3));
  if (site % 7 == 1)
    flip_marker_circle (canvas, name, &rect, &pen);
  else if (site % 23 == 2)
    flip_marker_cross (canvas, name, &rect, &pen);
}

static void
draw_board (FlipCanvas *canvas, const FlipSheetArt *art, double width, double height)
{
  double scale = MIN (width / (art->width + 2 * MARGIN), height / (art->height + 2 * MARGIN));
  FlipRect board = { 0, 0, art->width, art->height };

  cairo_translate (canvas->cr, (width - art->width * scale) / 2,
                   (height - art->height * scale) / 2);
  cairo_scale (canvas->cr, scale, scale);
  flip_canvas_box (canvas, &board, 2 * PANEL_RADIUS, canvas->palette->board,
                   flip_palette_site_line (canvas->palette, FLIP_HUE_GREY), LINE);
  for (guint i = 0; i < art->n_regions; i++)
    draw_region (canvas, art, i);
  for (guint i = 0; i < art->n_sites; i++)
    draw_site (canvas, art, i);
}

static void
draw_unknown (FlipCanvas *canvas, double width, double height)
{
  FlipRect rect = { 0, 0, width, height };
  FlipColour tint = canvas->palette->tints[FLIP_HUE_GREY];

  flip_canvas_round (canvas, &rect, 8);
  flip_canvas_fill (canvas, tint);
  flip_glyph_draw (canvas, FLIP_GLYPH_CARDS, width / 2, height / 2, height / 2,
                   canvas->palette->hues[FLIP_HUE_GREY], tint);
}

/* overrides */

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, FlipExtent *extent)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      extent->minimum = LEAST_WIDTH;
      extent->natural = NATURAL_WIDTH;
    }
  else
    {
      /* GTK assumes that a widget never gets higher when it gets wider. */
      extent->minimum = (int) (LEAST_WIDTH * ASPECT);
      extent->natural =
        MAX (extent->minimum, (int) ((for_size < 0 ? NATURAL_WIDTH : for_size) * ASPECT));
    }
}

static void
flip_board_thumbnail_draw (FlipDrawing *drawing, FlipCanvas *canvas, double width, double height)
{
  const FlipSheetArt *art = FLIP_BOARD_THUMBNAIL (drawing)->art;

  if (art && art->draw_scene)
    art->draw_scene (canvas, &(FlipRect){ 0, 0, width, height });
  else if (art)
    draw_board (canvas, art, width, height);
  else
    draw_unknown (canvas, width, height);
}

static void
flip_board_thumbnail_class_init (FlipBoardThumbnailClass *klass)
{
  flip_class_measure (klass, GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH, measure);
  FLIP_DRAWING_CLASS (klass)->draw = flip_board_thumbnail_draw;
}

static void
flip_board_thumbnail_init (FlipBoardThumbnail *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_FILL);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_FILL);
}

/* public functions */

void
flip_board_thumbnail_show (FlipBoardThumbnail *self, const FlipGame *game)
{
  g_return_if_fail (FLIP_IS_BOARD_THUMBNAIL (self));
  g_return_if_fail (game != NULL);

  self->art = flip_sheet_art_find (game);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
