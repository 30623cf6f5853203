/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/insertcoin/insertcoin-art.h"

#include "draw/kit/pixel-art.h"

/* An edition as a thumbnail: its shapes, each on a tile, in one row or two. */

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
