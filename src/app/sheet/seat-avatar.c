/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/sheet/seat-avatar.h"

#include "app/sheet/now-canvas.h"
#include "draw/text.h"

struct _FlipSeatAvatar
{
  GtkWidget parent_instance;

  int size;
  guint seat;
  char initial[8];
};

G_DEFINE_FINAL_TYPE (FlipSeatAvatar, flip_seat_avatar, GTK_TYPE_WIDGET)

/* overrides */

static void
flip_seat_avatar_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  *minimum = *natural = FLIP_SEAT_AVATAR (widget)->size;
  *minimum_baseline = *natural_baseline = -1;
}

static void
flip_seat_avatar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FlipSeatAvatar *self = FLIP_SEAT_AVATAR (widget);
  double x = gtk_widget_get_width (widget) / 2.0, y = gtk_widget_get_height (widget) / 2.0;
  FlipColour ink;
  FlipCanvas canvas;

  flip_now_canvas_begin (&canvas, widget, snapshot, 1);
  ink = flip_palette_ink (canvas.palette, self->seat);
  cairo_arc (canvas.cr, x, y, self->size / 2.0, 0, 2 * G_PI);
  flip_canvas_fill (&canvas, ink);
  flip_text_draw (&canvas, self->initial, (FlipType){ MAX (self->size * .46, 10), FLIP_HEAVY },
                  canvas.palette->board, x, y, FLIP_ALIGN_MIDDLE, self->size - 3);
  flip_now_canvas_end (&canvas);
}

/* The colours follow the window's. */
static void
flip_seat_avatar_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (flip_seat_avatar_parent_class)->css_changed (widget, change);
  gtk_widget_queue_draw (widget);
}

static void
flip_seat_avatar_class_init (FlipSeatAvatarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = flip_seat_avatar_measure;
  widget_class->snapshot = flip_seat_avatar_snapshot;
  widget_class->css_changed = flip_seat_avatar_css_changed;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
flip_seat_avatar_init (FlipSeatAvatar *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/* public functions */

GtkWidget *
flip_seat_avatar_new (int size)
{
  FlipSeatAvatar *self = g_object_new (FLIP_TYPE_SEAT_AVATAR, NULL);

  self->size = size;
  return GTK_WIDGET (self);
}

void
flip_seat_avatar_show (FlipSeatAvatar *self, guint seat, const char *name)
{
  gunichar first = g_unichar_toupper (g_utf8_get_char (name));

  self->initial[g_unichar_to_utf8 (first, self->initial)] = '\0';
  self->seat = seat;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
