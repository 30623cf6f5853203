/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/picture/widget-canvas.h"

#include "app/common/picture/screen-palette.h"

void
flip_widget_canvas_begin (FlipCanvas *canvas,
                          GtkWidget *widget,
                          GtkSnapshot *snapshot,
                          double around)
{
  float width = (float) (gtk_widget_get_width (widget) + 2 * around);
  float height = (float) (gtk_widget_get_height (widget) + 2 * around);
  cairo_t *cr = gtk_snapshot_append_cairo (
    snapshot, &GRAPHENE_RECT_INIT ((float) -around, (float) -around, width, height));

  flip_canvas_init (canvas, cr, flip_screen_palette ());
}

void
flip_widget_canvas_end (FlipCanvas *canvas)
{
  cairo_t *cr = canvas->cr;

  g_return_if_fail (cr != NULL);

  flip_canvas_clear (canvas);
  cairo_destroy (cr);
}
