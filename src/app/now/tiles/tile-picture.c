/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/tiles/tile-picture.h"

#include <string.h>

#define LARGEST_SQUARE 11.0
#define GAP            .12 /* of a square */

struct _FlipTilePicture
{
  FlipDrawing parent_instance;

  guint n;
  FlipSquare squares[FLIP_TILE_SQUARES];
  gboolean fits, held;
};

G_DEFINE_FINAL_TYPE (FlipTilePicture, flip_tile_picture, FLIP_TYPE_DRAWING)

/* helpers */

/* How many columns and rows it takes, and where they begin. */
static void
measure (FlipTilePicture *self, int *left, int *top, int *columns, int *rows)
{
  int right = 0, bottom = 0;

  *left = *top = 0;
  for (guint i = 0; i < self->n; i++)
    {
      *left = MIN (*left, self->squares[i].column);
      *top = MIN (*top, self->squares[i].row);
      right = MAX (right, self->squares[i].column);
      bottom = MAX (bottom, self->squares[i].row);
    }
  *columns = right - *left + 1;
  *rows = bottom - *top + 1;
}

/* overrides */

static void
flip_tile_picture_draw (FlipDrawing *drawing, FlipCanvas *canvas, double width, double height)
{
  FlipTilePicture *self = FLIP_TILE_PICTURE (drawing);
  FlipColour colour = self->held ? canvas->palette->focus : canvas->palette->second;
  int left, top, columns, rows;
  double side;

  measure (self, &left, &top, &columns, &rows);
  side = MIN (MIN (width / columns, height / rows), LARGEST_SQUARE);
  for (guint i = 0; i < self->n; i++)
    {
      FlipRect box = {
        (width - columns * side) / 2 + (self->squares[i].column - left + GAP / 2) * side,
        (height - rows * side) / 2 + (self->squares[i].row - top + GAP / 2) * side,
        side * (1 - GAP),
        side * (1 - GAP),
      };

      flip_canvas_round (canvas, &box, 2);
      if (self->fits)
        flip_canvas_fill (canvas, colour);
      else
        flip_canvas_stroke (canvas, colour, 1);
    }
}

static void
flip_tile_picture_class_init (FlipTilePictureClass *klass)
{
  FLIP_DRAWING_CLASS (klass)->draw = flip_tile_picture_draw;
  FLIP_DRAWING_CLASS (klass)->follows_text = TRUE;
}

static void
flip_tile_picture_init (FlipTilePicture *self)
{
}

/* public functions */

void
flip_tile_picture_show (FlipTilePicture *self,
                        const FlipSquare *squares,
                        guint n,
                        gboolean fits,
                        gboolean held)
{
  g_return_if_fail (FLIP_IS_TILE_PICTURE (self));
  g_return_if_fail (n <= FLIP_TILE_SQUARES);

  self->n = n;
  memcpy (self->squares, squares, n * sizeof *squares);
  self->fits = fits;
  self->held = held;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
