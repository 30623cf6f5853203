/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/review/ink-number.h"

#include "app/common/screen-palette.h"
#include "app/review/standing.h"
#include "draw/marker.h"

#include <glib/gi18n.h>

#define WIDTH  136
#define HEIGHT 104
#define FIGURE 50 /* the height of the figures */
#define PEN    5

struct _FlipInkNumber
{
  GtkWidget parent_instance;

  int number;
  guint seat;
};

G_DEFINE_FINAL_TYPE (FlipInkNumber, flip_ink_number, GTK_TYPE_WIDGET)

/* overrides */

static void
flip_ink_number_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT;
  *minimum_baseline = *natural_baseline = -1;
}

static void
flip_ink_number_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FlipInkNumber *self = FLIP_INK_NUMBER (widget);
  double x = gtk_widget_get_width (widget) / 2.0, y = gtk_widget_get_height (widget) / 2.0;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, 2 * x, 2 * y));
  g_autofree char *text = flip_points_text (self->number);
  double figure = MIN (FIGURE, FIGURE * (WIDTH - 40) / flip_marker_text_width (text, FIGURE));
  double width = flip_marker_text_width (text, figure);
  FlipRect face = flip_rect_around (x, y, WIDTH - 20, HEIGHT - 20);
  FlipCanvas canvas;
  FlipPen pen;

  flip_canvas_init (&canvas, cr, flip_screen_palette ());
  pen = (FlipPen){ flip_palette_ink (canvas.palette, self->seat), PEN, 1 };
  flip_marker_circle (&canvas, text, &face, &pen);
  flip_marker_write (&canvas, text, text, x - width / 2, y, figure, &pen);
  flip_canvas_clear (&canvas);
  cairo_destroy (cr);
}

static void
flip_ink_number_class_init (FlipInkNumberClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = flip_ink_number_measure;
  widget_class->snapshot = flip_ink_number_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
flip_ink_number_init (FlipInkNumber *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  flip_screen_palette_watch (GTK_WIDGET (self), G_CALLBACK (gtk_widget_queue_draw));
}

/* public functions */

GtkWidget *
flip_ink_number_new (int number, guint seat)
{
  FlipInkNumber *self = g_object_new (FLIP_TYPE_INK_NUMBER, NULL);
  g_autofree char *words =
    g_strdup_printf (ngettext ("%d point", "%d points", (gulong) ABS (number)), number);

  self->number = number;
  self->seat = seat;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  return GTK_WIDGET (self);
}
