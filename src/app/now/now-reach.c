/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/now-reach.h"

#include "app/now/price-chip.h"

#include <glib/gi18n.h>

/* Prices from here on share the last chip. */
#define LAST_PRICE         5
#define LAST_PRICE_COMPACT 2
#define COLUMNS            3

struct _FlipNowReach
{
  GtkBox parent_instance;

  /* owned by the box */
  GtkLabel *held;
  GtkWidget *grid;

  gboolean compact;
};

G_DEFINE_FINAL_TYPE (FlipNowReach, flip_now_reach, GTK_TYPE_BOX)

/* helpers */

static void
count_sites (const FlipMoment *moment, guint counts[LAST_PRICE + 1], int last)
{
  const FlipSites *sites;

  if (flip_moment_who (moment) == FLIP_TABLE)
    return;
  sites = flip_moment_sites (moment, (guint) flip_moment_who (moment));
  for (guint i = 0; i < sites->n; i++)
    {
      if (sites->sites[i].price != FLIP_NOT_IN_REACH)
        counts[CLAMP (sites->sites[i].price, 0, last)]++;
    }
}

/* What prices are paid from. */
static char *
held_words (const FlipMoment *moment)
{
  const FlipAsked *asked = flip_moment_asked (moment);
  g_autofree char *held = NULL;

  if (!asked || asked->question->purse == FLIP_NO_PURSE)
    return NULL;
  held = flip_price_words (moment->game, asked->question->purse);
  return g_strdup_printf (_ ("you hold %s"), held);
}

static void
clear (FlipNowReach *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->grid)))
    gtk_grid_remove (GTK_GRID (self->grid), child);
}

/* callbacks */

/* One chip at a time; none shows all. */
static void
toggled_cb (GtkToggleButton *chip, FlipNowReach *self)
{
  int most = G_MAXINT;

  if (gtk_toggle_button_get_active (chip))
    most = flip_price_chip_most (FLIP_PRICE_CHIP (chip));
  for (GtkWidget *other = gtk_widget_get_first_child (self->grid); other;
       other = gtk_widget_get_next_sibling (other))
    {
      if (other == GTK_WIDGET (chip) || most == G_MAXINT)
        continue;
      g_signal_handlers_block_by_func (other, toggled_cb, self);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (other), FALSE);
      g_signal_handlers_unblock_by_func (other, toggled_cb, self);
    }
  gtk_widget_activate_action (GTK_WIDGET (self), "sheet.limit-price", "i", most);
}

/* overrides */

static void
flip_now_reach_class_init (FlipNowReachClass *klass)
{
}

static void
flip_now_reach_init (FlipNowReach *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *title = gtk_label_new (_ ("Within reach"));
  GtkWidget *held = gtk_label_new (NULL);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  gtk_widget_add_css_class (title, "heading");
  gtk_widget_add_css_class (held, "dim-label");
  gtk_widget_add_css_class (held, "now-small");
  gtk_widget_set_hexpand (held, TRUE);
  gtk_widget_set_halign (held, GTK_ALIGN_END);
  self->held = GTK_LABEL (held);
  self->grid = gtk_grid_new ();
  gtk_grid_set_column_homogeneous (GTK_GRID (self->grid), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 8);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 8);
  gtk_box_append (GTK_BOX (row), title);
  gtk_box_append (GTK_BOX (row), held);
  gtk_box_append (GTK_BOX (self), row);
  gtk_box_append (GTK_BOX (self), self->grid);
}

/* public functions */

GtkWidget *
flip_now_reach_new (void)
{
  return g_object_new (FLIP_TYPE_NOW_REACH, NULL);
}

void
flip_now_reach_set_compact (FlipNowReach *self, gboolean compact)
{
  self->compact = compact;
  gtk_widget_set_visible (GTK_WIDGET (self->held), !compact);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), compact ? 4 : 8);
}

void
flip_now_reach_show (FlipNowReach *self, const FlipMoment *moment)
{
  guint counts[LAST_PRICE + 1] = { 0 };
  g_autofree char *held = held_words (moment);
  int last = self->compact ? LAST_PRICE_COMPACT : LAST_PRICE;
  int columns = self->compact ? 1 : COLUMNS;
  int n = 0;

  clear (self);
  count_sites (moment, counts, last);
  for (int price = 0; price <= last; price++)
    {
      GtkWidget *chip;

      if (!counts[price])
        continue;
      chip = flip_price_chip_new (counts[price], price, price == last);
      g_signal_connect (chip, "toggled", G_CALLBACK (toggled_cb), self);
      gtk_grid_attach (GTK_GRID (self->grid), chip, n % columns, n / columns, 1, 1);
      n++;
    }
  gtk_label_set_label (self->held, held ? held : "");
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0 && held);
}
