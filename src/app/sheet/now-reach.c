/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/sheet/now-reach.h"

#include "app/sheet/now-chip.h"

#include <glib/gi18n.h>

/* Prices from here on share the last chip. */
#define LAST_PRICE 5
#define COLUMNS    3

struct _FlipNowReach
{
  GtkBox parent_instance;

  /* owned by the box */
  GtkLabel *held;
  GtkWidget *grid;

  int columns;
};

G_DEFINE_FINAL_TYPE (FlipNowReach, flip_now_reach, GTK_TYPE_BOX)

enum
{
  PRICE_FILTER,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* helpers */

static void
count_sites (FlipSheetModel *model, guint counts[LAST_PRICE + 1])
{
  g_autofree FlipSites *sites = g_new0 (FlipSites, 1);
  FlipAsk ask;

  flip_sheet_model_ask (model, &ask);
  if (ask.who == FLIP_TABLE)
    return;
  flip_sheet_model_game (model)->sites (flip_session_state (flip_sheet_model_session (model)),
                                        (guint) ask.who, sites);
  for (guint i = 0; i < sites->n; i++)
    {
      if (sites->sites[i].price != FLIP_NOT_IN_REACH)
        counts[CLAMP (sites->sites[i].price, 0, LAST_PRICE)]++;
    }
}

/* What a price is paid with. */
static char *
held_words (FlipSheetModel *model)
{
  g_autofree FlipFacts *facts = g_new0 (FlipFacts, 1);
  FlipAsk ask;

  flip_sheet_model_ask (model, &ask);
  flip_sheet_model_game (model)->facts (flip_session_state (flip_sheet_model_session (model)),
                                        ask.who, facts);
  for (guint i = 0; i < facts->n; i++)
    {
      if (g_str_equal (facts->facts[i].id, "gold"))
        return g_strdup_printf (_ ("you hold %s gold"), facts->facts[i].value);
    }

  return g_strdup ("");
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
    {
      most = flip_now_chip_price (FLIP_NOW_CHIP (chip));
      if (most == LAST_PRICE)
        most = G_MAXINT - 1;
    }
  for (GtkWidget *other = gtk_widget_get_first_child (self->grid); other;
       other = gtk_widget_get_next_sibling (other))
    {
      if (other == GTK_WIDGET (chip) || most == G_MAXINT)
        continue;
      g_signal_handlers_block_by_func (other, toggled_cb, self);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (other), FALSE);
      g_signal_handlers_unblock_by_func (other, toggled_cb, self);
    }
  g_signal_emit (self, signals[PRICE_FILTER], 0, most);
}

/* overrides */

static void
flip_now_reach_class_init (FlipNowReachClass *klass)
{
  signals[PRICE_FILTER] =
    g_signal_new ("price-filter", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_INT);
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
  self->columns = COLUMNS;
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
  int columns = compact ? 1 : COLUMNS;
  int n = 0;

  self->columns = columns;
  gtk_widget_set_visible (GTK_WIDGET (self->held), !compact);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), compact ? 4 : 8);
  for (GtkWidget *chip = gtk_widget_get_first_child (self->grid); chip;
       chip = gtk_widget_get_next_sibling (chip))
    {
      GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->grid);
      GtkGridLayoutChild *place =
        GTK_GRID_LAYOUT_CHILD (gtk_layout_manager_get_layout_child (layout, chip));

      gtk_grid_layout_child_set_column (place, n % columns);
      gtk_grid_layout_child_set_row (place, n / columns);
      n++;
    }
}

void
flip_now_reach_show (FlipNowReach *self, FlipSheetModel *model)
{
  guint counts[LAST_PRICE + 1] = { 0 };
  g_autofree char *held = held_words (model);
  int n = 0;

  clear (self);
  count_sites (model, counts);
  for (int price = 0; price <= LAST_PRICE; price++)
    {
      GtkWidget *chip;

      if (!counts[price])
        continue;
      chip = flip_now_chip_new (counts[price], price, price == LAST_PRICE);
      g_signal_connect (chip, "toggled", G_CALLBACK (toggled_cb), self);
      gtk_grid_attach (GTK_GRID (self->grid), chip, n % self->columns, n / self->columns, 1, 1);
      n++;
    }
  gtk_label_set_label (self->held, held);
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
}
