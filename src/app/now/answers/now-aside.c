/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/answers/now-aside.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"

#include <glib/gi18n.h>

#define CHIPS_IN_A_ROW 3

struct _FlipNowAside
{
  GtkBox parent_instance;

  /* template */
  GtkLabel *title, *count;
  GtkWidget *chips;

  guint n_chips;
};

FLIP_DEFINE_TEMPLATE (FlipNowAside, flip_now_aside, GTK_TYPE_BOX)

/* overrides */

static void
flip_now_aside_class_init (FlipNowAsideClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
  FLIP_TEMPLATE (klass, "now/answers/now-aside.ui");
  FLIP_BIND_CHILDREN (klass, FlipNowAside, title, count, chips);
}

/* public functions */

void
flip_now_aside_show (FlipNowAside *self, const char *title)
{
  g_return_if_fail (FLIP_IS_NOW_ASIDE (self));

  flip_show_no_children (self->chips);
  self->n_chips = 0;
  flip_show_text (self->title, title ? title : "");
  flip_show_name (self, title ? title : "");
}

void
flip_now_aside_add (FlipNowAside *self, GtkWidget *chip)
{
  g_autofree char *count = NULL;
  int place;

  g_return_if_fail (FLIP_IS_NOW_ASIDE (self));
  g_return_if_fail (GTK_IS_WIDGET (chip));

  place = (int) self->n_chips++;
  gtk_grid_attach (GTK_GRID (self->chips), chip, place % CHIPS_IN_A_ROW, place / CHIPS_IN_A_ROW, 1,
                   1);
  /* Translators: how many things on the sheet glow, because they can be used for this. */
  count = g_strdup_printf (ngettext ("%u glows", "%u glow", self->n_chips), self->n_chips);
  flip_show_text (self->count, count);
}
