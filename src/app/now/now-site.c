/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/now-site.h"

#include "app/common/glyph-icon.h"
#include "draw/sheets.h"
#include "engine/outlook.h"

#include <glib/gi18n.h>

#define MOST_WAYS 64

struct _FlipNowSite
{
  GtkBox parent_instance;

  /* owned by the box */
  GtkWidget *glyph, *gain_place, *buttons, *take, *others;
  GtkLabel *title, *gain, *gives, *costs;
};

G_DEFINE_FINAL_TYPE (FlipNowSite, flip_now_site, GTK_TYPE_BOX)

/* helpers */

static char *
with_capital (const char *words)
{
  g_autofree char *first = g_utf8_substring (words, 0, 1);
  g_autofree char *capital = g_utf8_strup (first, -1);

  return g_strconcat (capital, g_utf8_next_char (words), NULL);
}

static void
set_text (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text && *text);
}

/* What would come of it; where the game doesn't say, what lies there. */
static void
show_title (FlipNowSite *self, const FlipMoment *moment, const FlipSite *site, const FlipWay *way)
{
  const FlipSheetArt *art = flip_sheet_art_find (moment->game);
  g_autofree char *whole = g_strdup_printf (_ ("%s: %s"), site->region, site->title);
  g_autofree char *gives = *site->gives ? with_capital (site->gives) : NULL;

  flip_glyph_icon_set (FLIP_GLYPH_ICON (self->glyph),
                       art->regions[flip_sheet_art_site_region (art, site->id)].glyph);
  set_text (self->title, whole);
  set_text (self->gives, way && *way->offer.brings ? way->offer.brings : gives);
}

/* The points that it would add, where they are of the whole game. */
static void
show_gain (FlipNowSite *self, const FlipMoment *moment, const FlipWay *way)
{
  int gain = 0;
  g_autofree char *words = NULL;

  if (way && flip_moment_who (moment) != FLIP_TABLE && !moment->game->words.points)
    {
      g_autofree gpointer after = flip_outlook_state (moment->game, moment->state, &way->move);
      FlipScore score = { 0 };

      moment->game->score (after, (guint) flip_moment_who (moment), &score);
      gain = score.total - flip_moment_score (moment, (guint) flip_moment_who (moment))->total;
    }
  words = g_strdup_printf ("%+d", gain);
  gtk_label_set_label (self->gain, words);
  gtk_widget_set_visible (self->gain_place, gain != 0);
}

static char *
costs_of (const FlipGame *game, const FlipOffer *offer)
{
  g_autofree char *price = flip_price_words (game, offer->price);

  if (offer->price && *offer->rest)
    return g_strdup_printf (_ ("Takes %s, %s"), price, offer->rest);
  if (offer->price)
    return g_strdup_printf (_ ("Takes %s"), price);
  return *offer->rest ? g_strdup_printf (_ ("Takes %s"), offer->rest) : NULL;
}

/* Where all other ways cost something, and this one doesn't, it is told what. */
static char *
words_for_others (const FlipMoment *moment, const guint *ways, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      if ((i > 0) != (flip_moment_way (moment, ways[i])->offer.price > 0))
        return g_strdup (_ ("_Other Ways…"));
    }

  /* Translators: what is paid for other ways to do the same: With gold. */
  return moment->game->words.paid_with
           ? g_strdup_printf (_ ("_With %s…"), _ (moment->game->words.paid_with))
           : g_strdup (_ ("_Other Ways…"));
}

static void
show_way (FlipNowSite *self, const FlipMoment *moment, const guint *ways, guint n)
{
  const FlipWay *way = n ? flip_moment_way (moment, ways[0]) : NULL;
  g_autofree char *costs = way && !*way->offer.brings ? costs_of (moment->game, &way->offer) : NULL;
  g_autofree char *others = words_for_others (moment, ways, n);

  set_text (self->costs, costs);
  gtk_widget_set_visible (self->buttons, way != NULL);
  gtk_button_set_label (GTK_BUTTON (self->take),
                        way && *way->offer.act ? way->offer.act : _ ("_Mark It"));
  if (way)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (self->take), "s", way->notation);
  gtk_button_set_label (GTK_BUTTON (self->others), others);
  gtk_widget_set_visible (self->others, n > 1);
}

/* overrides */

static void
flip_now_site_class_init (FlipNowSiteClass *klass)
{
}

static GtkLabel *
label_new (const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 26);
  gtk_widget_add_css_class (label, style);
  return GTK_LABEL (label);
}

static GtkWidget *
add_button (FlipNowSite *self,
            const char *words,
            const char *style,
            const char *action,
            GVariant *target)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (words);

  gtk_widget_add_css_class (button, "pill-button");
  if (style)
    gtk_widget_add_css_class (button, style);
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_box_append (GTK_BOX (self->buttons), button);
  return button;
}

static void
flip_now_site_init (FlipNowSite *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 4);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "now-site");
  self->glyph = flip_glyph_icon_new (FLIP_GLYPH_STAR, 16);
  self->gain_place = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  self->title = label_new ("heading");
  self->gain = label_new ("heading");
  self->gives = label_new ("body");
  self->costs = label_new ("dim-label");
  self->buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_box_set_homogeneous (GTK_BOX (self->buttons), TRUE);
  self->take =
    add_button (self, _ ("_Mark It"), "suggested-action", "sheet.play", g_variant_new_string (""));
  self->others =
    add_button (self, _ ("_Other Ways…"), NULL, "sheet.ways", g_variant_new_uint32 (0));
  gtk_box_append (GTK_BOX (head), self->glyph);
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->title));
  gtk_widget_set_hexpand (GTK_WIDGET (self->title), TRUE);
  gtk_box_append (GTK_BOX (self->gain_place), flip_glyph_icon_new (FLIP_GLYPH_STAR, 14));
  gtk_box_append (GTK_BOX (self->gain_place), GTK_WIDGET (self->gain));
  gtk_box_append (GTK_BOX (head), self->gain_place);
  gtk_box_append (GTK_BOX (self), head);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->gives));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->costs));
  gtk_box_append (GTK_BOX (self), self->buttons);
}

/* public functions */

GtkWidget *
flip_now_site_new (void)
{
  return g_object_new (FLIP_TYPE_NOW_SITE, NULL);
}

const FlipWay *
flip_now_site_show (FlipNowSite *self, FlipMoment *moment, guint site)
{
  guint ways[MOST_WAYS];
  guint n = flip_moment_ways_of_site (moment, site, ways, G_N_ELEMENTS (ways));
  const FlipWay *way = n ? flip_moment_way (moment, ways[0]) : NULL;

  g_return_val_if_fail (FLIP_IS_NOW_SITE (self), NULL);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->others), "u", site);
  show_title (self, moment, flip_moment_site (moment, site), way);
  show_gain (self, moment, way);
  show_way (self, moment, ways, n);
  return way;
}
