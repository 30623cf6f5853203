/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/insertcoin/insertcoin-art.h"
#include "draw/kit/pixel-art.h"

/* The game as a thumbnail: a half-filled level, and the card beside it. */

#define COLUMNS 7

/* A dot is an empty square, # a filled one. */
static const char *const heart[] = {
  " .. .# ", "#..##..", "##..#..", " ##... ", "  #..  ", "   .   ",
};

static void
draw_level (FlipCanvas *canvas, const FlipRect *rect)
{
  const FlipPalette *palette = canvas->palette;
  double size = MIN (rect->width / COLUMNS, rect->height / G_N_ELEMENTS (heart));

  for (guint row = 0; row < G_N_ELEMENTS (heart); row++)
    for (guint column = 0; heart[row][column]; column++)
      {
        FlipRect square = { rect->x + column * size, rect->y + row * size, size, size };

        if (heart[row][column] == ' ')
          continue;
        square = flip_rect_grow (square, -size * .07);
        flip_canvas_box (canvas, &square, size * .12,
                         heart[row][column] == '#' ? flip_palette_ink (palette, 0) : palette->face,
                         flip_palette_site_line (palette, FLIP_HUE_CLUBS), size * .07);
      }
}

static void
draw_symbol (FlipCanvas *canvas, double x, double y, double size)
{
  for (guint i = 0; i < 5; i++)
    {
      FlipRect square = { x + (i < 3 ? i : i - 2) * size, y + (i < 3 ? size : 0), size, size };

      square = flip_rect_grow (square, -size * .08);
      flip_canvas_round (canvas, &square, size * .12);
      flip_canvas_fill (canvas, canvas->palette->text);
    }
}

static void
draw_card (FlipCanvas *canvas, const FlipRect *card)
{
  const FlipPalette *palette = canvas->palette;
  double square = card->width * .17;

  flip_canvas_box (canvas, card, card->width * .12, palette->face,
                   flip_palette_site_line (palette, FLIP_HUE_GREY), 1);
  flip_glyph_draw (canvas, FLIP_GLYPH_ALIEN, flip_rect_middle (card), card->y + card->height * .34,
                   card->width * .62, palette->hues[FLIP_HUE_CLUBS], palette->face);
  draw_symbol (canvas, flip_rect_middle (card) - 2 * square, card->y + card->height * .68, square);
}

void
insertcoin_scene_draw (FlipCanvas *canvas, const FlipRect *rect)
{
  double width = rect->width, height = rect->height;
  FlipRect level = { rect->x + width * .08, rect->y + height * .22, width * .56, height * .6 };
  FlipRect card = { rect->x + width * .68, rect->y + height * .24, width * .26, height * .52 };

  flip_canvas_round (canvas, rect, 8);
  flip_canvas_fill (canvas, canvas->palette->tints[FLIP_HUE_CLUBS]);
  draw_level (canvas, &level);
  draw_card (canvas, &card);
}

/* An edition as a thumbnail: its shapes, each on a tile, in one or two rows. */

#define GAP    6.0
#define RADIUS 5.0

static void
draw_shape (FlipCanvas *canvas, const InsertcoinSet *set, guint index, const FlipRect *tile)
{
  FlipHue hue = flip_pixel_art_hue (index);
  FlipRect inner = flip_rect_grow (*tile, -tile->width * .12);

  flip_canvas_box (canvas, tile, RADIUS, canvas->palette->face,
                   flip_palette_site_line (canvas->palette, hue), 1);
  insertcoin_pixel_shape (canvas, &set->shapes[index], set->side, &inner,
                          canvas->palette->hues[hue]);
}

void
insertcoin_edition_draw (FlipCanvas *canvas, gconstpointer data, const FlipRect *rect)
{
  const InsertcoinSet *set = &((const InsertcoinState *) data)->set;
  guint n = set->n_shapes, rows = n > 5 ? 2 : 1, columns = (n + rows - 1) / rows;
  double size, left, top;

  if (n == 0)
    return;
  size =
    MIN ((rect->width - (columns - 1) * GAP) / columns, (rect->height - (rows - 1) * GAP) / rows);
  left = flip_rect_middle (rect) - (columns * (size + GAP) - GAP) / 2;
  top = flip_rect_centre (rect) - (rows * (size + GAP) - GAP) / 2;
  for (guint i = 0; i < n; i++)
    {
      FlipRect tile = { left + i % columns * (size + GAP), top + i / columns * (size + GAP), size,
                        size };

      draw_shape (canvas, set, i, &tile);
    }
}
