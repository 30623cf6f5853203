/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/piece-picture.h"

#include "draw/sheets.h"

#include <string.h>

#define LARGEST_SQUARE 11.0
#define GAP            .12 /* of a square */

struct _FlipPiecePicture
{
  FlipDrawing parent_instance;

  guint n;
  FlipRect squares[FLIP_MAX_COVERED]; /* where they lie on the sheet */
  gboolean fits, held;
};

G_DEFINE_FINAL_TYPE (FlipPiecePicture, flip_piece_picture, FLIP_TYPE_DRAWING)

/* helpers */

static FlipRect
bounds_of (FlipPiecePicture *self)
{
  double left = G_MAXDOUBLE, top = G_MAXDOUBLE, right = 0, bottom = 0;

  for (guint i = 0; i < self->n; i++)
    {
      const FlipRect *square = &self->squares[i];

      left = MIN (left, square->x);
      top = MIN (top, square->y);
      right = MAX (right, square->x + square->width);
      bottom = MAX (bottom, square->y + square->height);
    }

  return (FlipRect){ left, top, right - left, bottom - top };
}

/* overrides */

static void
flip_piece_picture_draw (FlipDrawing *drawing, FlipCanvas *canvas, double width, double height)
{
  FlipPiecePicture *self = FLIP_PIECE_PICTURE (drawing);
  FlipRect bounds = bounds_of (self);
  double scale;
  FlipColour colour = self->held ? canvas->palette->focus : canvas->palette->second;

  if (!self->n)
    return;
  scale = MIN (MIN (width / bounds.width, height / bounds.height),
               LARGEST_SQUARE / self->squares[0].width);
  for (guint i = 0; i < self->n; i++)
    {
      const FlipRect *square = &self->squares[i];
      double side = square->width * scale;
      FlipRect box = {
        (width - bounds.width * scale) / 2 + (square->x - bounds.x) * scale + side * GAP / 2,
        (height - bounds.height * scale) / 2 + (square->y - bounds.y) * scale + side * GAP / 2,
        side * (1 - GAP),
        square->height * scale * (1 - GAP),
      };

      flip_canvas_round (canvas, &box, 2);
      if (self->fits)
        flip_canvas_fill (canvas, colour);
      else
        flip_canvas_stroke (canvas, colour, 1);
    }
}

static void
flip_piece_picture_class_init (FlipPiecePictureClass *klass)
{
  FLIP_DRAWING_CLASS (klass)->draw = flip_piece_picture_draw;
}

static void
flip_piece_picture_init (FlipPiecePicture *self)
{
}

/* public functions */

GtkWidget *
flip_piece_picture_new (int size)
{
  FlipPiecePicture *self = g_object_new (FLIP_TYPE_PIECE_PICTURE, NULL);

  flip_drawing_set_size (FLIP_DRAWING (self), size, size);
  return GTK_WIDGET (self);
}

void
flip_piece_picture_show (FlipPiecePicture *self,
                         FlipSheetModel *model,
                         guint piece,
                         gboolean fits,
                         gboolean held)
{
  const FlipSheetArt *art = flip_sheet_art_find (flip_sheet_model_game (model));
  guint16 sites[FLIP_MAX_COVERED];

  self->n = art ? flip_placement_form (flip_sheet_model_placement (model), piece, sites) : 0;
  for (guint i = 0; i < self->n; i++)
    self->squares[i] = flip_sheet_art_site_rect (art, NULL, 0, FLIP_LAYOUT_BOARD, sites[i]);
  self->fits = fits;
  self->held = held;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
