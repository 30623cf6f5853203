/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/cards/now-lineup.h"

#include "app/common/layout/steady-layout.h"
#include "app/common/picture/card-picture.h"
#include "app/common/toolkit/make.h"
#include "app/common/toolkit/show.h"
#include "play/moment/card-series.h"

struct _FlipNowLineup
{
  GtkBox parent_instance;

  FlipCard cards[FLIP_MOST_SERIES];
  guint n;
  gboolean compact;

  /* owned by the box */
  GtkLabel *roles[FLIP_MOST_SERIES];
};

G_DEFINE_FINAL_TYPE (FlipNowLineup, flip_now_lineup, GTK_TYPE_BOX)

/* helpers */

/* A card's role takes one to three lines. Their room is kept, so that nothing below moves from one
   site to the next. */
static GtkWidget *
role_place_new (FlipNowLineup *self, GtkWidget *role)
{
  GtkWidget *place = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_layout_manager (place, g_object_new (FLIP_TYPE_STEADY_LAYOUT, NULL));
  if (!self->compact)
    gtk_widget_add_css_class (place, "role-place");
  gtk_box_append (GTK_BOX (place), role);
  return place;
}

static void
add_card (FlipNowLineup *self, guint index)
{
  int width = self->n > 3 || self->compact ? 44 : 82;
  GtkWidget *card = flip_card_picture_new (self->cards[index], width, width * 110 / 82);
  GtkWidget *role = gtk_label_new (NULL), *box;

  gtk_widget_add_css_class (role, "card-role");
  gtk_widget_set_visible (role, FALSE);
  gtk_label_set_wrap (GTK_LABEL (role), TRUE);
  gtk_label_set_justify (GTK_LABEL (role), GTK_JUSTIFY_CENTER);
  box = FLIP_MAKE_BELOW (4, card, role_place_new (self, role));
  gtk_widget_set_hexpand (box, TRUE);
  gtk_box_append (GTK_BOX (self), box);
  self->roles[index] = GTK_LABEL (role);
}

/* If there is little room, each card is only as wide as its role needs. */
static void
make_cards (FlipNowLineup *self)
{
  gtk_box_set_homogeneous (GTK_BOX (self), !self->compact);
  gtk_box_set_spacing (GTK_BOX (self), self->compact ? 6 : 12);
  flip_show_no_children (GTK_WIDGET (self));
  for (guint i = 0; i < self->n; i++)
    add_card (self, i);
}

/* overrides */

static void
flip_now_lineup_class_init (FlipNowLineupClass *klass)
{
}

static void
flip_now_lineup_init (FlipNowLineup *self)
{
  gtk_widget_set_hexpand (GTK_WIDGET (self), FALSE); /* even if its cards want to expand */
}

/* public functions */

void
flip_now_lineup_show (FlipNowLineup *self, const FlipCard *cards, guint n)
{
  g_return_if_fail (FLIP_IS_NOW_LINEUP (self));
  g_return_if_fail (n <= G_N_ELEMENTS (self->cards));

  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
  if (n == self->n && memcmp (cards, self->cards, n * sizeof *cards) == 0)
    return;
  self->n = n;
  memcpy (self->cards, cards, n * sizeof *cards);
  make_cards (self);
}

void
flip_now_lineup_set_room (FlipNowLineup *self, const FlipRoom *room)
{
  g_return_if_fail (FLIP_IS_NOW_LINEUP (self));

  self->compact = room->panel != FLIP_PANEL_BESIDE || room->is_low;
  make_cards (self);
}

void
flip_now_lineup_show_roles (FlipNowLineup *self, const FlipWay *way)
{
  g_return_if_fail (FLIP_IS_NOW_LINEUP (self));

  for (guint i = 0; i < self->n; i++)
    {
      const char *role = NULL;

      for (guint j = 0; way && j < way->offer.n_cards; j++)
        {
          if (way->offer.cards[j] == self->cards[i])
            role = way->offer.roles[j];
        }
      gtk_label_set_label (self->roles[i], role ? role : "");
      gtk_widget_set_visible (GTK_WIDGET (self->roles[i]), way && way->offer.n_cards);
    }
}
