/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/newsheet/ink-avatar.h"

#include "app/library/screen-palette.h"
#include "draw/text.h"

#include <glib/gi18n.h>
#include <math.h>

#define SIZE 28

struct _FlipInkAvatar
{
  GtkWidget parent_instance;

  guint seat;
  char letter[8];
};

G_DEFINE_FINAL_TYPE (FlipInkAvatar, flip_ink_avatar, GTK_TYPE_WIDGET)

/* helpers */

static void
draw_avatar (FlipInkAvatar *self, FlipCanvas *canvas)
{
  FlipColour white = { 1, 1, 1, 1 }, black = { 0, 0, 0, 1 };
  FlipColour ink = flip_palette_ink (canvas->palette, self->seat);
  gboolean on_light = flip_colour_contrast (ink, white) < flip_colour_contrast (ink, black);

  cairo_arc (canvas->cr, SIZE / 2.0, SIZE / 2.0, SIZE / 2.0, 0, 2 * G_PI);
  flip_canvas_fill (canvas, ink);
  flip_text_draw (canvas, self->letter, FLIP_TYPE_REGION, on_light ? black : white, SIZE / 2.0,
                  SIZE / 2.0, FLIP_ALIGN_MIDDLE, SIZE - 8);
}

/* overrides */

static void
flip_ink_avatar_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  *minimum = *natural = SIZE;
  *minimum_baseline = *natural_baseline = -1;
}

static void
flip_ink_avatar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, SIZE, SIZE));
  FlipCanvas canvas;

  flip_canvas_init (&canvas, cr, flip_screen_palette ());
  draw_avatar (FLIP_INK_AVATAR (widget), &canvas);
  flip_canvas_clear (&canvas);
  cairo_destroy (cr);
}

static void
flip_ink_avatar_class_init (FlipInkAvatarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = flip_ink_avatar_measure;
  widget_class->snapshot = flip_ink_avatar_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
flip_ink_avatar_init (FlipInkAvatar *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  flip_screen_palette_watch (GTK_WIDGET (self), G_CALLBACK (gtk_widget_queue_draw));
}

/* public functions */

GtkWidget *
flip_ink_avatar_new (void)
{
  return g_object_new (FLIP_TYPE_INK_AVATAR, NULL);
}

void
flip_ink_avatar_show (FlipInkAvatar *self, guint seat, const char *name)
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
  static const char *const names[FLIP_N_INKS] = {
    N_ ("indigo marker"),
    N_ ("magenta marker"),
    N_ ("teal marker"),
    N_ ("orange marker"),
  };

  return _ (names[seat % FLIP_N_INKS]);
}
