/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/cards/card-slots.h"

#include "app/common/picture/card-picture.h"
#include "app/common/toolkit/show.h"

#include <glib/gi18n.h>

struct _FlipCardSlots
{
  GtkBox parent_instance;

  guint n;
  gboolean compact, tiny;

  /* owned by the box */
  FlipCardPicture *cards[FLIP_MOST_SERIES];
  GtkWidget *names[FLIP_MOST_SERIES];
};

G_DEFINE_FINAL_TYPE (FlipCardSlots, flip_card_slots, GTK_TYPE_BOX)

/* helpers */

static char *
slot_name (guint index)
{
  static const char *const names[] = { /* a card of the lineup */ N_ ("first"),
                                       /* a card of the lineup */ N_ ("second"),
                                       /* a card of the lineup */ N_ ("third") };

  return index < G_N_ELEMENTS (names) ? g_strdup (_ (names[index]))
                                      : g_strdup_printf ("%u", index + 1);
}

static void
add_slot (FlipCardSlots *self, guint index, int width)
{
  g_autofree char *name = slot_name (index);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *card = flip_card_picture_new (FLIP_NO_CARD, width, width * 108 / 80);

  self->cards[index] = FLIP_CARD_PICTURE (card);
  self->names[index] = gtk_label_new (name);
  gtk_widget_add_css_class (self->names[index], "now-small");
  gtk_widget_set_visible (self->names[index], self->n > 1 && !self->compact);
  gtk_box_append (GTK_BOX (box), card);
  gtk_box_append (GTK_BOX (box), self->names[index]);
  gtk_box_append (GTK_BOX (self), box);
}

static void
make_slots (FlipCardSlots *self, guint n)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_box_remove (GTK_BOX (self), child);
  self->n = n;
  for (guint i = 0; i < n; i++)
    add_slot (self, i, n > 5 ? 24 : self->tiny ? 28 : n > 3 || self->compact ? 40 : 80);
}

/* overrides */

static void
flip_card_slots_class_init (FlipCardSlotsClass *klass)
{
}

static void
flip_card_slots_init (FlipCardSlots *self)
{
  gtk_box_set_spacing (GTK_BOX (self), 12);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/* public functions */

void
flip_card_slots_set_compact (FlipCardSlots *self, gboolean compact)
{
  g_return_if_fail (FLIP_IS_CARD_SLOTS (self));

  if (compact == self->compact)
    return;
  self->compact = compact;
  make_slots (self, 0);
}

void
flip_card_slots_set_tiny (FlipCardSlots *self, gboolean tiny)
{
  g_return_if_fail (FLIP_IS_CARD_SLOTS (self));

  if (tiny == self->tiny)
    return;
  self->tiny = tiny;
  gtk_box_set_spacing (GTK_BOX (self), tiny ? 6 : 12);
  make_slots (self, 0);
}

void
flip_card_slots_show (FlipCardSlots *self, const FlipCardSeries *series, guint rank)
{
  guint n;

  g_return_if_fail (FLIP_IS_CARD_SLOTS (self));
  g_return_if_fail (series != NULL);

  n = MIN (series->n_told + series->to_come, FLIP_MOST_SERIES);
  if (n != self->n)
    make_slots (self, n);
  for (guint i = 0; i < n; i++)
    {
      gboolean awaited = i == series->n_told;

      flip_show_class (self->names[i], "slot-awaited", awaited);
      if (i < series->n_told)
        flip_card_picture_set_look (self->cards[i], &(FlipCardLook){ .card = series->told[i] });
      else
        flip_card_picture_show_rank (self->cards[i], awaited ? rank : 0, awaited);
    }
}
