/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/picture/kept-picture.h"

#include <math.h>
#include <string.h>

/* helpers */

/* Pixels of the screen per pixel of the widget, which is not a whole number if the desktop is
   scaled by 125 %, for example. */
static double
factor_of (GtkWidget *widget)
{
#if GTK_CHECK_VERSION(4, 12, 0)
  GtkNative *native = gtk_widget_get_native (widget);

  if (native && gtk_native_get_surface (native))
    return gdk_surface_get_scale (gtk_native_get_surface (native));
#endif
  return gtk_widget_get_scale_factor (widget);
}

static cairo_surface_t *
draw (const FlipPictureWish *wish, double factor)
{
  cairo_surface_t *surface = cairo_image_surface_create (
    CAIRO_FORMAT_ARGB32, (int) ceil (wish->width * factor), (int) ceil (wish->height * factor));
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

/* The part of a surface that is not transparent. */
static cairo_rectangle_int_t
find_extents (cairo_surface_t *surface)
{
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  int stride = cairo_image_surface_get_stride (surface);
  const guchar *data = cairo_image_surface_get_data (surface);
  int left = width, right = 0, top = height, bottom = 0;

  for (int y = 0; y < height; y++)
    {
      const guint32 *row = (const guint32 *) (gconstpointer) (data + (gsize) y * (gsize) stride);
      int first = 0, last = width;

      while (first < width && !row[first])
        first++;
      if (first == width)
        continue;
      while (!row[last - 1])
        last--;
      left = MIN (left, first);
      right = MAX (right, last);
      top = MIN (top, y);
      bottom = y + 1;
    }

  return bottom ? (cairo_rectangle_int_t){ left, top, right - left, bottom - top }
                : (cairo_rectangle_int_t){ 0 };
}

static cairo_surface_t *
crop (cairo_surface_t *surface, const cairo_rectangle_int_t *to)
{
  cairo_surface_t *cropped =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, MAX (to->width, 1), MAX (to->height, 1));
  cairo_t *cr = cairo_create (cropped);

  cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
  cairo_set_source_surface (cr, surface, -to->x, -to->y);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_flush (cropped);
  return cropped;
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

static gboolean
same_picture (const FlipKeptPicture *one, const FlipKeptPicture *other)
{
  return one->surface && other->surface && one->x == other->x && one->y == other->y
         && one->factor == other->factor && same_pixels (one->surface, other->surface);
}

/* Uses a Cairo node instead of a texture: the software renderer simply copies it, but would convert
   the pixels of a texture for every frame. */
static GskRenderNode *
node_of (const FlipKeptPicture *picture)
{
  float factor = (float) picture->factor;
  GskRenderNode *node = gsk_cairo_node_new (
    &GRAPHENE_RECT_INIT ((float) picture->x / factor, (float) picture->y / factor,
                         (float) cairo_image_surface_get_width (picture->surface) / factor,
                         (float) cairo_image_surface_get_height (picture->surface) / factor));
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_scale (cr, 1 / picture->factor, 1 / picture->factor);
  cairo_set_source_surface (cr, picture->surface, picture->x, picture->y);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_paint (cr);
  cairo_destroy (cr);
  return node;
}

#if GTK_CHECK_VERSION(4, 12, 0)
/* Redrawing the window alone would keep the cached drawings of its children. */
static void
draw_anew (GtkWidget *widget)
{
  gtk_widget_queue_draw (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    draw_anew (child);
}

static void
realize_cb (GtkWidget *window)
{
  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (window)), "notify::scale",
                           G_CALLBACK (draw_anew), window, G_CONNECT_SWAPPED);
}
#endif

/* public functions */

void
flip_kept_picture_watch (GtkWidget *window)
{
  g_return_if_fail (GTK_IS_WINDOW (window));

#if GTK_CHECK_VERSION(4, 12, 0)
  g_signal_connect (window, "realize", G_CALLBACK (realize_cb), NULL);
  if (gtk_widget_get_realized (window))
    realize_cb (window);
#endif
}

void
flip_kept_picture_update (FlipKeptPicture *picture, GtkWidget *widget, const FlipPictureWish *wish)
{
  double factor = factor_of (widget);
  cairo_surface_t *surface = draw (wish, factor);
  cairo_rectangle_int_t extents = find_extents (surface);
  FlipKeptPicture fresh = { .surface = crop (surface, &extents),
                            .x = extents.x,
                            .y = extents.y,
                            .factor = factor };

  g_return_if_fail (GTK_IS_WIDGET (widget));

  cairo_surface_destroy (surface);
  if (same_picture (picture, &fresh))
    {
      flip_kept_picture_clear (&fresh);
      return;
    }
  if (extents.width)
    fresh.node = node_of (&fresh);
  flip_kept_picture_clear (picture);
  *picture = fresh;
}

gboolean
flip_kept_picture_is_there (const FlipKeptPicture *picture, GtkWidget *widget)
{
  return picture->surface && picture->factor == factor_of (widget);
}

void
flip_kept_picture_append (const FlipKeptPicture *picture, GtkSnapshot *snapshot, int x, int y)
{
  if (!picture->node)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  gtk_snapshot_append_node (snapshot, picture->node);
  gtk_snapshot_restore (snapshot);
}

void
flip_kept_picture_share (FlipKeptPicture *picture, const FlipKeptPicture *other)
{
  if (picture->surface == other->surface || !same_picture (picture, other))
    return;
  flip_kept_picture_clear (picture);
  *picture = *other;
  cairo_surface_reference (picture->surface);
  if (picture->node)
    gsk_render_node_ref (picture->node);
}

void
flip_kept_picture_clear (FlipKeptPicture *picture)
{
  g_clear_pointer (&picture->surface, cairo_surface_destroy);
  g_clear_pointer (&picture->node, gsk_render_node_unref);
}
