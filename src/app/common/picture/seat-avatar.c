/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/picture/seat-avatar.h"

#include "app/common/toolkit/class.h"
#include "draw/kit/seat-disc.h"

#include <glib/gi18n.h>

struct _FlipSeatAvatar
{
  FlipDrawing parent_instance;

  /* owned */
  char *name;

  guint seat;
};

FLIP_DEFINE_PLAIN (FlipSeatAvatar, flip_seat_avatar, FLIP_TYPE_DRAWING)

/* overrides */

static void
flip_seat_avatar_draw (FlipDrawing *drawing, FlipCanvas *canvas, double width, double height)
{
  const FlipSeatAvatar *self = FLIP_SEAT_AVATAR (drawing);

  flip_seat_disc_draw (canvas, self->seat, self->name ? self->name : "", width / 2, height / 2,
                       MIN (width, height) / 2);
}

static void
flip_seat_avatar_class_init (FlipSeatAvatarClass *klass)
{
  FLIP_OWN_LAST (klass, FlipSeatAvatar, (name, g_free));
  FLIP_DRAWING_CLASS (klass)->draw = flip_seat_avatar_draw;
}

/* public functions */

void
flip_seat_avatar_show (FlipSeatAvatar *self, guint seat, const char *name)
{
  char *copy;

  g_return_if_fail (FLIP_IS_SEAT_AVATAR (self) && name);

  if (self->name && seat == self->seat && g_str_equal (self->name, name))
    return;
  copy = g_strdup (name);
  g_free (self->name);
  self->name = copy;
  self->seat = seat;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

const char *
flip_ink_name (guint seat)
{
  static const char *const names[] = {
    /* a player’s pen */ N_ ("indigo marker"),
    /* a player’s pen */ N_ ("magenta marker"),
    /* a player’s pen */ N_ ("teal marker"),
    /* a player’s pen */ N_ ("orange marker"),
    /* a player’s pen */ N_ ("green marker"),
    /* a player’s pen */ N_ ("purple marker"),
    /* a player’s pen */ N_ ("blue marker"),
    /* a player’s pen */ N_ ("olive marker"),
    /* a player’s pen */ N_ ("grey marker"),
    /* a player’s pen */ N_ ("red marker"),
  };

  G_STATIC_ASSERT (G_N_ELEMENTS (names) == FLIP_N_INKS);

  return _ (names[seat % FLIP_N_INKS]);
}
