/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/review/ink-number.h"

#include "play/standing.h"
#include "draw/marker.h"

#include <glib/gi18n.h>

#define WIDTH  136
#define HEIGHT 104
#define FIGURE 50 /* the height of the figures */
#define PEN    5

struct _FlipInkNumber
{
  FlipDrawing parent_instance;

  int number;
  guint seat;
};

G_DEFINE_FINAL_TYPE (FlipInkNumber, flip_ink_number, FLIP_TYPE_DRAWING)

/* overrides */

static void
flip_ink_number_draw (FlipDrawing *drawing, FlipCanvas *canvas, double width, double height)
{
  FlipInkNumber *self = FLIP_INK_NUMBER (drawing);
  double x = width / 2, y = height / 2;
  g_autofree char *text = flip_points_text (self->number);
  double figure = MIN (FIGURE, FIGURE * (WIDTH - 40) / flip_marker_text_width (text, FIGURE));
  FlipRect face = flip_rect_around (x, y, WIDTH - 20, HEIGHT - 20);
  FlipPen pen = { flip_palette_ink (canvas->palette, self->seat), PEN, 1 };

  flip_marker_circle (canvas, text, &face, &pen);
  flip_marker_write (canvas, text, text, x - flip_marker_text_width (text, figure) / 2, y, figure,
                     &pen);
}

static void
flip_ink_number_class_init (FlipInkNumberClass *klass)
{
  FLIP_DRAWING_CLASS (klass)->draw = flip_ink_number_draw;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_IMG);
}

static void
flip_ink_number_init (FlipInkNumber *self)
{
  flip_drawing_set_size (FLIP_DRAWING (self), WIDTH, HEIGHT);
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
