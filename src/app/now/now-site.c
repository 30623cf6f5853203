/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/now-site.h"

#include "app/common/gain-list.h"
#include "app/common/glyph-icon.h"
#include "app/common/line-layout.h"
#include "app/common/show.h"
#include "draw/sheets.h"

#include <glib/gi18n.h>

#define MOST_WAYS 64

struct _FlipNowSite
{
  GtkBox parent_instance;

  /* template */
  FlipGlyphIcon *glyph;
  GtkLabel *title, *points, *gives, *costs;
  FlipGainList *gains;
  GtkWidget *buttons, *take, *others, *click, *why_not;
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
  flip_show_text (label, text && *text ? text : NULL);
}

/* What the move would bring, where the game has a sentence for it or no list; where no move leads
   there, what the site gives. */
static void
show_title (FlipNowSite *self, const FlipMoment *moment, const FlipSite *site, const FlipWay *way)
{
  const FlipSheetArt *art = flip_sheet_art_of (moment->game, moment->state);
  g_autofree char *whole = g_strdup_printf (_ ("%s: %s"), site->region, site->title);
  g_autofree char *gives = *site->gives ? with_capital (site->gives) : NULL;

  flip_glyph_icon_set (self->glyph, art->regions[flip_sheet_art_site_region (art, site->id)].glyph);
  set_text (self->title, whole);
  set_text (self->gives, !way                                  ? gives
                         : *way->offer.brings                  ? way->offer.brings
                         : !way->offer.gains.n                 ? gives
                                                               : NULL);
}

static void
show_gain (FlipNowSite *self, const FlipWay *way)
{
  g_autofree char *points = way ? flip_points_words (way->offer.gains.points) : NULL;

  flip_show_text (self->points, points);
  flip_gain_list_show (self->gains, way ? &way->offer : NULL);
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

/* Where only the other ways cost something, the button says what they are paid with. */
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
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (FLIP_TYPE_GAIN_LIST);
  g_type_ensure (FLIP_TYPE_GLYPH_ICON);
  g_type_ensure (FLIP_TYPE_LINE_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/flipside/Flipside/now/now-site.ui");
  gtk_widget_class_bind_template_child (widget_class, FlipNowSite, glyph);
  gtk_widget_class_bind_template_child (widget_class, FlipNowSite, title);
  gtk_widget_class_bind_template_child (widget_class, FlipNowSite, points);
  gtk_widget_class_bind_template_child (widget_class, FlipNowSite, gives);
  gtk_widget_class_bind_template_child (widget_class, FlipNowSite, costs);
  gtk_widget_class_bind_template_child (widget_class, FlipNowSite, click);
  gtk_widget_class_bind_template_child (widget_class, FlipNowSite, why_not);
  gtk_widget_class_bind_template_child (widget_class, FlipNowSite, gains);
  gtk_widget_class_bind_template_child (widget_class, FlipNowSite, buttons);
  gtk_widget_class_bind_template_child (widget_class, FlipNowSite, take);
  gtk_widget_class_bind_template_child (widget_class, FlipNowSite, others);
}

static void
flip_now_site_init (FlipNowSite *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* public functions */

const FlipWay *
flip_now_site_show (FlipNowSite *self, FlipMoment *moment, guint site, gboolean in_passing)
{
  guint ways[MOST_WAYS], n;
  const FlipWay *way;

  g_return_val_if_fail (FLIP_IS_NOW_SITE (self), NULL);
  g_return_val_if_fail (moment != NULL, NULL);

  n = flip_moment_ways_of_site (moment, site, ways, G_N_ELEMENTS (ways));
  way = n ? flip_moment_way (moment, ways[0]) : NULL;
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->others), "u", site);
  show_title (self, moment, flip_moment_site (moment, site), way);
  show_gain (self, way);
  show_way (self, moment, ways, n);
  gtk_widget_set_visible (self->buttons, way && !in_passing);
  gtk_widget_set_visible (self->click, way && in_passing);
  gtk_widget_set_visible (self->why_not, !way);
  return way;
}
