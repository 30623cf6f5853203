/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/notice/notice-meter.h"

#include "draw/kit/panel.h"

#define HEIGHT 22
#define PIECE  18
#define GAP    5

struct _FlipNoticeMeter
{
  FlipDrawing parent_instance;

  guint count, limit, seat;
};

G_DEFINE_FINAL_TYPE (FlipNoticeMeter, flip_notice_meter, FLIP_TYPE_DRAWING)

/* helpers */

/* Told apart from the others without colour. */
static void
draw_beyond (FlipCanvas *canvas, const FlipRect *rect)
{
  const FlipPalette *palette = canvas->palette;

  cairo_save (canvas->cr);
  flip_canvas_round (canvas, rect, 4);
  cairo_clip (canvas->cr);
  flip_canvas_box (canvas, rect, 4, palette->refused, palette->refused, 1);
  for (double x = rect->x - PIECE; x < rect->x + rect->width; x += 8)
    flip_canvas_line (canvas, x, rect->y + rect->height, x + rect->height, rect->y, palette->face,
                      1.6);
  cairo_restore (canvas->cr);
}

/* overrides */

static void
flip_notice_meter_draw (FlipDrawing *drawing, FlipCanvas *canvas, double width, double height)
{
  FlipNoticeMeter *self = FLIP_NOTICE_METER (drawing);
  guint n = MAX (self->count, self->limit);
  double piece = (width - (n - 1) * GAP) / n, top = (height - PIECE) / 2;
  FlipColour ink = flip_palette_ink (canvas->palette, self->seat);

  for (guint i = 0; i < n; i++)
    {
      FlipRect rect = { i * (piece + GAP), top, piece, PIECE };

      if (i < self->limit)
        flip_canvas_box (canvas, &rect, 4, i < self->count ? ink : canvas->palette->face, ink, 1);
      else
        draw_beyond (canvas, &rect);
    }
  if (self->limit < n)
    flip_canvas_line (canvas, self->limit * (piece + GAP) - GAP / 2., 0,
                      self->limit * (piece + GAP) - GAP / 2., height, canvas->palette->text, 2);
}

static void
flip_notice_meter_class_init (FlipNoticeMeterClass *klass)
{
  FLIP_DRAWING_CLASS (klass)->draw = flip_notice_meter_draw;
  FLIP_DRAWING_CLASS (klass)->around = 1;
}

static void
flip_notice_meter_init (FlipNoticeMeter *self)
{
  self->count = self->limit = 1;
  flip_drawing_set_size (FLIP_DRAWING (self), 120, HEIGHT);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_FILL);
}

/* public functions */

void
flip_notice_meter_show (FlipNoticeMeter *self, guint count, guint limit, guint seat)
{
  g_return_if_fail (FLIP_IS_NOTICE_METER (self));
  g_return_if_fail (count > 0 && limit > 0);

  self->count = count;
  self->limit = limit;
  self->seat = seat;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
