/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/seat-avatar.h"

#include "app/common/screen-palette.h"
#include "draw/text.h"

#include <glib/gi18n.h>

struct _FlipSeatAvatar
{
  GtkWidget parent_instance;

  int size;
  guint seat;
  char letter[8];
};

G_DEFINE_FINAL_TYPE (FlipSeatAvatar, flip_seat_avatar, GTK_TYPE_WIDGET)

/* helpers */

static void
draw_avatar (FlipSeatAvatar *self, FlipCanvas *canvas, double x, double y)
{
  FlipColour white = { 1, 1, 1, 1 }, black = { 0, 0, 0, 1 };
  FlipColour ink = flip_palette_ink (canvas->palette, self->seat);
  gboolean is_light = flip_colour_contrast (ink, white) < flip_colour_contrast (ink, black);
  FlipType type = { MAX (self->size * 0.46, 10), FLIP_HEAVY };

  cairo_arc (canvas->cr, x, y, self->size / 2.0, 0, 2 * G_PI);
  flip_canvas_fill (canvas, ink);
  flip_text_draw (canvas, self->letter, type, is_light ? black : white, x, y, FLIP_ALIGN_MIDDLE,
                  self->size - 3);
}

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
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  FlipCanvas canvas;

  flip_canvas_init (&canvas, cr, flip_screen_palette ());
  draw_avatar (FLIP_SEAT_AVATAR (widget), &canvas, width / 2.0, height / 2.0);
  flip_canvas_clear (&canvas);
  cairo_destroy (cr);
}

static void
flip_seat_avatar_class_init (FlipSeatAvatarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = flip_seat_avatar_measure;
  widget_class->snapshot = flip_seat_avatar_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
flip_seat_avatar_init (FlipSeatAvatar *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  flip_screen_palette_watch (GTK_WIDGET (self), G_CALLBACK (gtk_widget_queue_draw));
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
  gunichar first = g_utf8_get_char_validated (name, -1);

  self->seat = seat;
  self->letter[0] = '\0';
  if (g_unichar_isgraph (first))
    self->letter[g_unichar_to_utf8 (g_unichar_totitle (first), self->letter)] = '\0';
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

const char *
flip_ink_name (guint seat)
{
  static const char *const names[] = {
    N_ ("indigo marker"),
    N_ ("magenta marker"),
    N_ ("teal marker"),
    N_ ("orange marker"),
  };

  return _ (names[seat % G_N_ELEMENTS (names)]);
}
