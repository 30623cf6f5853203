/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/kept-picture.h"

#include <string.h>

/* helpers */

static cairo_surface_t *
draw (const FlipPictureWish *wish, int factor)
{
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, wish->width * factor, wish->height * factor);
  cairo_t *cr = cairo_create (surface);
  FlipCanvas canvas;

  cairo_scale (cr, factor, factor);
  cairo_translate (cr, wish->left, wish->top);
  cairo_scale (cr, wish->scale, wish->scale);
  flip_canvas_init (&canvas, cr, wish->palette);
  canvas.setup = wish->setup;
  wish->draw (&canvas, wish->data);
  flip_canvas_clear (&canvas);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static gboolean
same_pixels (cairo_surface_t *one, cairo_surface_t *other)
{
  int height = cairo_image_surface_get_height (one);
  int stride = cairo_image_surface_get_stride (one);

  return cairo_image_surface_get_width (other) == cairo_image_surface_get_width (one)
         && cairo_image_surface_get_height (other) == height
         && memcmp (cairo_image_surface_get_data (one), cairo_image_surface_get_data (other),
                    (gsize) stride * (gsize) height)
              == 0;
}

/* A node that paints the surface: in software that is a plain copy, while a texture would have
   its pixels converted at every frame. */
static GskRenderNode *
node_of (cairo_surface_t *surface, const FlipPictureWish *wish, int factor)
{
  GskRenderNode *node =
    gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, (float) wish->width, (float) wish->height));
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_scale (cr, 1.0 / factor, 1.0 / factor);
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_paint (cr);
  cairo_destroy (cr);
  return node;
}

/* public functions */

void
flip_kept_picture_update (FlipKeptPicture *picture, GtkWidget *widget, const FlipPictureWish *wish)
{
  int factor = gtk_widget_get_scale_factor (widget);
  cairo_surface_t *surface = draw (wish, factor);

  if (picture->surface && same_pixels (picture->surface, surface))
    {
      cairo_surface_destroy (surface);
      return;
    }
  flip_kept_picture_clear (picture);
  picture->surface = surface;
  picture->node = node_of (surface, wish, factor);
}

gboolean
flip_kept_picture_is_there (const FlipKeptPicture *picture)
{
  return picture->node != NULL;
}

void
flip_kept_picture_append (const FlipKeptPicture *picture, GtkSnapshot *snapshot, int x, int y)
{
  g_return_if_fail (picture->node != NULL);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  gtk_snapshot_append_node (snapshot, picture->node);
  gtk_snapshot_restore (snapshot);
}

void
flip_kept_picture_clear (FlipKeptPicture *picture)
{
  g_clear_pointer (&picture->surface, cairo_surface_destroy);
  g_clear_pointer (&picture->node, gsk_render_node_unref);
}
