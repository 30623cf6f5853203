/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/panel/now-reach.h"

#include "app/common/picture/glyph-icon.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/make.h"
#include "app/common/toolkit/show.h"
#include "app/now/parts/chip.h"

#include <glib/gi18n.h>

/* Prices from here on share a chip. */
#define LAST_PRICE 5

/* The number of chips that fit; the last one also stands for all higher prices. */
#define MOST_CHIPS         3
#define MOST_CHIPS_COMPACT 2

struct _FlipNowReach
{
  GtkBox parent_instance;

  /* template */
  GtkLabel *held;
  GtkWidget *head, *grid;

  /* owned by the grid, by price */
  GtkToggleButton *chips[LAST_PRICE + 1];
  GtkLabel *words[LAST_PRICE + 1];
  FlipGlyphIcon *glyphs[LAST_PRICE + 1]; /* NULL for free sites */

  int most, columns; /* how many chips there are, and how many side by side */
  int last; /* the price of the last chip, which also stands for higher ones */
};

G_DEFINE_FINAL_TYPE (FlipNowReach, flip_now_reach, GTK_TYPE_BOX)

/* helpers */

static void
count_sites (const FlipMoment *moment, guint counts[LAST_PRICE + 1])
{
  const FlipSites *sites;

  if (flip_moment_who (moment) == FLIP_TABLE)
    return;
  sites = flip_moment_sites (moment, (guint) flip_moment_who (moment));
  for (guint i = 0; i < sites->n; i++)
    {
      if (sites->sites[i].price != FLIP_NOT_IN_REACH)
        counts[CLAMP (sites->sites[i].price, 0, LAST_PRICE)]++;
    }
}

/* The price from which on all sites share the last chip. */
static int
find_last (const guint counts[LAST_PRICE + 1], int most)
{
  int n = 0;

  for (int price = 0; price <= LAST_PRICE; price++)
    {
      n += counts[price] > 0;
      if (n == most)
        return price;
    }

  return LAST_PRICE;
}

/* The stock that prices are paid from, in words. */
static char *
held_words (const FlipMoment *moment)
{
  const FlipAsked *asked = flip_moment_asked (moment);
  g_autofree char *held = NULL;

  if (!asked || asked->question->purse == FLIP_NO_PURSE)
    return NULL;
  held = flip_price_words (moment->game, asked->question->purse);
  /* Translators: %s: an amount, with what it is of */
  return g_strdup_printf (_ ("you have %s"), held);
}

static char *
name_of_chip (const FlipGame *game, guint count, int price, gboolean or_more)
{
  g_autofree char *words = flip_price_words (game, price);

  if (price == 0)
    /* Translators: %u: how many */
    return g_strdup_printf (ngettext ("%u site free", "%u sites free", count), count);
  /* Translators: how many sites are in reach, and the price: 2 sites for 1 gold. */
  return g_strdup_printf (or_more
                            /* Translators: %u: how many sites; %s: a price */
                            ? ngettext ("%u site for %s or more", "%u sites for %s or more", count)
                            /* Translators: %u: how many sites; %s: a price */
                            : ngettext ("%u site for %s", "%u sites for %s", count),
                          count, words);
}

static char *
words_of_chip (guint count, int price, gboolean or_more)
{
  /* Translators: beside a picture of what is paid: how many sites are in reach at which price. */
  return price == 0 ? g_markup_printf_escaped (_ ("<b>%u</b> free"), count)
         /* Translators: %u: how many sites; %d: a price */
         : or_more  ? g_markup_printf_escaped (_ ("<b>%u</b> for %d+"), count, price)
                    /* Translators: %u: how many sites; %d: a price */
                    : g_markup_printf_escaped (_ ("<b>%u</b> for %d"), count, price);
}

static void
show_chip (FlipNowReach *self, const FlipGame *game, int price, guint count, gboolean or_more)
{
  g_autofree char *words = words_of_chip (count, price, or_more);
  g_autofree char *name = name_of_chip (game, count, price, or_more);

  if (self->glyphs[price])
    (void) flip_glyph_icon_show_word (self->glyphs[price], game->words.paid_glyph);
  if (!g_str_equal (gtk_label_get_label (self->words[price]), words))
    gtk_label_set_label (self->words[price], words);
  flip_show_name (self->chips[price], name);
}

static void
move_chip (FlipNowReach *self, int price, int column, int row)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->grid);
  GtkLayoutChild *child =
    gtk_layout_manager_get_layout_child (layout, GTK_WIDGET (self->chips[price]));

  gtk_grid_layout_child_set_column (GTK_GRID_LAYOUT_CHILD (child), column);
  gtk_grid_layout_child_set_row (GTK_GRID_LAYOUT_CHILD (child), row);
}

/* callbacks */

static void toggled_cb (GtkToggleButton *chip, FlipNowReach *self);

/* Releases the other chips without calling their handlers. */
static void
release_others (FlipNowReach *self, GtkToggleButton *chip)
{
  for (int price = 0; price <= LAST_PRICE; price++)
    {
      GtkToggleButton *other = self->chips[price];

      if (other == chip || !gtk_toggle_button_get_active (other))
        continue;
      g_signal_handlers_block_by_func (other, toggled_cb, self);
      gtk_toggle_button_set_active (other, FALSE);
      g_signal_handlers_unblock_by_func (other, toggled_cb, self);
    }
}

/* At most one chip is active; without one, all sites are shown. */
static void
toggled_cb (GtkToggleButton *chip, FlipNowReach *self)
{
  int most = G_MAXINT;

  g_assert (FLIP_IS_NOW_REACH (self));

  for (int price = 0; price <= self->last; price++)
    {
      if (gtk_toggle_button_get_active (chip) && self->chips[price] == chip)
        most = price == self->last ? G_MAXINT - 1 : price;
    }
  release_others (self, chip);
  gtk_widget_activate_action (GTK_WIDGET (self), "sheet.limit-price", "i", most);
}

/* overrides */

static void
flip_now_reach_class_init (FlipNowReachClass *klass)
{
  FLIP_TEMPLATE (klass, "now/panel/now-reach.ui");
  FLIP_BIND_CHILDREN (klass, FlipNowReach, head, held, grid);
}

static GtkWidget *
content_new (GtkLabel *words, FlipGlyphIcon *glyph)
{
  GtkWidget *box = FLIP_MAKE_ACROSS (4, GTK_WIDGET (words), (GtkWidget *) glyph);

  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (box, "chip-content");
  return box;
}

static void
add_chip (FlipNowReach *self, int price)
{
  GtkWidget *chip = gtk_toggle_button_new (), *words = gtk_label_new ("");

  self->chips[price] = GTK_TOGGLE_BUTTON (chip);
  self->words[price] = GTK_LABEL (words);
  if (price)
    self->glyphs[price] = FLIP_GLYPH_ICON (flip_glyph_icon_new (FLIP_GLYPH_STAR, 14));
  gtk_label_set_use_markup (self->words[price], TRUE);
  flip_chip_set (GTK_BUTTON (chip), price ? FLIP_CHIP_PRICED : FLIP_CHIP_FREE,
                 content_new (self->words[price], self->glyphs[price]));
  gtk_widget_set_hexpand (chip, TRUE); /* expands beyond its words without widening the panel */
  gtk_widget_set_tooltip_text (chip, _ ("Show only these and cheaper ones"));
  g_signal_connect (chip, "toggled", G_CALLBACK (toggled_cb), self);
  gtk_grid_attach (GTK_GRID (self->grid), chip, 0, 0, 1, 1);
}

static void
flip_now_reach_init (FlipNowReach *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int price = 0; price <= LAST_PRICE; price++)
    add_chip (self, price);
  self->most = self->columns = MOST_CHIPS;
}

/* public functions */

/* Beside the lineup, there is one chip per line, and few of them. */
void
flip_now_reach_set_room (FlipNowReach *self, const FlipRoom *room)
{
  gboolean compact = room->panel != FLIP_PANEL_BESIDE;

  g_return_if_fail (FLIP_IS_NOW_REACH (self));

  self->most = compact ? MOST_CHIPS_COMPACT : MOST_CHIPS;
  self->columns = compact && room->panel != FLIP_PANEL_BAR ? 1 : MOST_CHIPS;
  gtk_widget_set_hexpand (GTK_WIDGET (self), compact);
  gtk_widget_set_visible (self->head, !compact);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), compact ? 4 : 8);
}

void
flip_now_reach_show (FlipNowReach *self, const FlipMoment *moment)
{
  guint counts[LAST_PRICE + 1] = { 0 };
  g_autofree char *held = NULL;
  gboolean or_more;
  int n = 0;

  g_return_if_fail (FLIP_IS_NOW_REACH (self));
  g_return_if_fail (moment != NULL);

  held = held_words (moment);
  release_others (self, NULL);
  count_sites (moment, counts);
  self->last = find_last (counts, self->most);
  or_more = self->last == LAST_PRICE;
  for (int price = self->last + 1; price <= LAST_PRICE; price++)
    {
      or_more |= counts[price] > 0;
      counts[self->last] += counts[price];
      counts[price] = 0;
    }
  for (int price = 0; price <= LAST_PRICE; price++)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->chips[price]), counts[price] > 0);
      /* The grid reserves a column even if everything in it is hidden, so hidden chips are
         moved. */
      move_chip (self, price, counts[price] ? n % self->columns : 0,
                 counts[price] ? n / self->columns : 0);
      if (!counts[price])
        continue;
      show_chip (self, moment->game, price, counts[price], or_more && price == self->last);
      n++;
    }
  if (!g_str_equal (gtk_label_get_label (self->held), held ? held : ""))
    gtk_label_set_label (self->held, held ? held : "");
  /* If all sites have the same price, there is nothing to filter by. */
  gtk_widget_set_visible (GTK_WIDGET (self), held && n > 1);
}
