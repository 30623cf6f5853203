/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/picture/drawing.h"

#include "app/common/picture/kept-picture.h"
#include "app/common/picture/widget-canvas.h"
#include "app/common/toolkit/measure.h"
#include "app/common/toolkit/text-scale.h"

#include <math.h>
#include <string.h>

typedef struct
{
  int width, height;
  FlipKeptPicture picture;
  const FlipDrawn *drawn; /* or NULL: it has a class of its own */
  gpointer value;
} FlipDrawingPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (FlipDrawing, flip_drawing, GTK_TYPE_WIDGET)

/* helpers */

/* The scale of the desktop's text, whatever the size of the words beside the drawing. */
static double
scale_of (FlipDrawing *self)
{
  const FlipDrawingPrivate *private = flip_drawing_get_instance_private (self);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  gboolean follows =
    private->drawn ? private->drawn->follows_text : FLIP_DRAWING_GET_CLASS (self)->follows_text;

  return root && follows ? flip_text_factor (GTK_WIDGET (root)) : 1;
}

/* overrides */

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, FlipExtent *extent)
{
  const FlipDrawingPrivate *private = flip_drawing_get_instance_private (FLIP_DRAWING (widget));

  int size = orientation == GTK_ORIENTATION_HORIZONTAL ? private->width : private->height;

  extent->minimum = extent->natural = (int) (size * scale_of (FLIP_DRAWING (widget)) + .5);
}

static void
flip_drawing_draw (FlipDrawing *self, FlipCanvas *canvas, double width, double height)
{
  const FlipDrawingPrivate *private = flip_drawing_get_instance_private (self);

  if (private->drawn)
    private->drawn->draw (private->value, canvas, width, height);
}

static void
draw (FlipCanvas *canvas, gpointer data)
{
  double scale = scale_of (data);

  FLIP_DRAWING_GET_CLASS (data)->draw (FLIP_DRAWING (data), canvas,
                                       gtk_widget_get_width (data) / scale,
                                       gtk_widget_get_height (data) / scale);
}

/* Called only when something has changed; otherwise each frame reuses the picture. */
static void
flip_drawing_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FlipDrawingPrivate *private = flip_drawing_get_instance_private (FLIP_DRAWING (widget));
  double scale = scale_of (FLIP_DRAWING (widget));
  double margin = private->drawn ? private->drawn->around : FLIP_DRAWING_GET_CLASS (widget)->around;
  int around = (int) ceil (margin * scale);
  FlipPictureWish wish = {
    .width = gtk_widget_get_width (widget) + 2 * around,
    .height = gtk_widget_get_height (widget) + 2 * around,
    .left = around,
    .top = around,
    .scale = scale,
    .palette = flip_screen_palette (),
    .draw = draw,
    .data = widget,
  };

  flip_kept_picture_update (&private->picture, widget, &wish);
  flip_kept_picture_append (&private->picture, snapshot, -around, -around);
}

static void
flip_drawing_finalize (GObject *object)
{
  FlipDrawingPrivate *private = flip_drawing_get_instance_private (FLIP_DRAWING (object));

  flip_kept_picture_clear (&private->picture);
  g_free (private->value);
  G_OBJECT_CLASS (flip_drawing_parent_class)->finalize (object);
}

static void
flip_drawing_class_init (FlipDrawingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = flip_drawing_finalize;
  flip_class_measure (klass, GTK_SIZE_REQUEST_CONSTANT_SIZE, measure);
  widget_class->snapshot = flip_drawing_snapshot;
  klass->draw = flip_drawing_draw;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
flip_drawing_init (FlipDrawing *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  flip_screen_palette_watch (GTK_WIDGET (self), G_CALLBACK (gtk_widget_queue_draw));
}

/* public functions */

void
flip_drawing_set_size (FlipDrawing *self, int width, int height)
{
  FlipDrawingPrivate *private;

  g_return_if_fail (FLIP_IS_DRAWING (self));
  g_return_if_fail (width >= 0 && height >= 0);

  private = flip_drawing_get_instance_private (self);
  if (private->width == width && private->height == height)
    return;
  private->width = width;
  private->height = height;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
flip_drawing_show (FlipDrawing *self, const FlipDrawn *drawn, gconstpointer value)
{
  FlipDrawingPrivate *private;

  g_return_if_fail (FLIP_IS_DRAWING (self));
  g_return_if_fail (drawn && value);

  private = flip_drawing_get_instance_private (self);
  if (private->drawn == drawn && memcmp (private->value, value, drawn->size) == 0)
    return;
  if (private->drawn != drawn && drawn->width)
    flip_drawing_set_size (self, drawn->width, drawn->height);
  g_free (private->value);
  private->drawn = drawn;
  private->value = g_memdup2 (value, drawn->size);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
