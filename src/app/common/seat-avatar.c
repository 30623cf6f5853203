/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/seat-avatar.h"

#include "draw/text.h"

#include <glib/gi18n.h>

struct _FlipSeatAvatar
{
  FlipDrawing parent_instance;

  guint seat;
  char letter[8];
};

G_DEFINE_FINAL_TYPE (FlipSeatAvatar, flip_seat_avatar, FLIP_TYPE_DRAWING)

/* overrides */

static void
flip_seat_avatar_draw (FlipDrawing *drawing, FlipCanvas *canvas, double width, double height)
{
  FlipSeatAvatar *self = FLIP_SEAT_AVATAR (drawing);
  FlipColour white = { 1, 1, 1, 1 }, black = { 0, 0, 0, 1 };
  FlipColour ink = flip_palette_ink (canvas->palette, self->seat);
  gboolean is_light = flip_colour_contrast (ink, white) < flip_colour_contrast (ink, black);
  double size = MIN (width, height);
  FlipType type = { MAX (size * 0.46, 10), FLIP_HEAVY };

  cairo_arc (canvas->cr, width / 2, height / 2, size / 2, 0, 2 * G_PI);
  flip_canvas_fill (canvas, ink);
  flip_text_draw (canvas, self->letter, type, is_light ? black : white, width / 2, height / 2,
                  FLIP_ALIGN_MIDDLE, size - 3);
}

static void
flip_seat_avatar_class_init (FlipSeatAvatarClass *klass)
{
  FLIP_DRAWING_CLASS (klass)->draw = flip_seat_avatar_draw;
}

static void
flip_seat_avatar_init (FlipSeatAvatar *self)
{
}

/* public functions */

GtkWidget *
flip_seat_avatar_new (int size)
{
  FlipSeatAvatar *self = g_object_new (FLIP_TYPE_SEAT_AVATAR, NULL);

  flip_drawing_set_size (FLIP_DRAWING (self), size, size);
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
