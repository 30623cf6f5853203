/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/guide/guide-dots.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/css.h"
#include "app/common/toolkit/measure.h"

#define PITCH  10
#define RADIUS 3.1
#define LINE   1.4

struct _FlipGuideDots
{
  GtkWidget parent_instance;

  guint at, n;
};

FLIP_DEFINE_PLAIN (FlipGuideDots, flip_guide_dots, GTK_TYPE_WIDGET)

/* overrides */

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, FlipExtent *extent)
{
  int dots = (int) FLIP_GUIDE_DOTS (widget)->n;

  extent->minimum = extent->natural =
    orientation == GTK_ORIENTATION_HORIZONTAL ? dots * PITCH : PITCH;
}

static void
flip_guide_dots_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FlipGuideDots *self = FLIP_GUIDE_DOTS (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  GdkRGBA accent = flip_css_class_colour ("guide-dot"), plain = flip_css_colour (widget);

  plain.alpha *= .55f;
  cairo_set_line_width (cr, LINE);
  for (guint i = 0; i < self->n; i++)
    {
      double x = (i + .5) * PITCH;

      cairo_arc (cr, mirrored ? width - x : x, height / 2., i == self->at ? RADIUS + .6 : RADIUS, 0, 2 * G_PI);
      gdk_cairo_set_source_rgba (cr, i <= self->at ? &accent : &plain);
      if (i < self->at)
        cairo_fill (cr);
      else
        cairo_stroke (cr);
    }
  cairo_destroy (cr);
}

static void
flip_guide_dots_class_init (FlipGuideDotsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  flip_class_measure (klass, GTK_SIZE_REQUEST_CONSTANT_SIZE, measure);
  widget_class->snapshot = flip_guide_dots_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

/* public functions */

void
flip_guide_dots_show (FlipGuideDots *self, guint at, guint n)
{
  g_return_if_fail (FLIP_IS_GUIDE_DOTS (self));
  g_return_if_fail (at <= n);

  if (self->n != n)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  self->at = at;
  self->n = n;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
