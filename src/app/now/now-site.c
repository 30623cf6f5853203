/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/now-site.h"

#include "app/common/glyph-icon.h"
#include "app/board/way-site.h"
#include "draw/sheets.h"
#include "engine/outlook.h"

#include <glib/gi18n.h>

struct _FlipNowSite
{
  GtkBox parent_instance;

  /* owned */
  FlipWayWords *way;

  guint site;

  /* owned by the box */
  GtkWidget *glyph_place, *gain_place, *buttons, *take, *others;
  GtkLabel *title, *gain, *gives, *costs;
};

G_DEFINE_FINAL_TYPE (FlipNowSite, flip_now_site, GTK_TYPE_BOX)

enum
{
  TAKE,
  OTHER_WAYS,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

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
show_title (FlipNowSite *self, FlipSheetModel *model, const FlipSite *site)
{
  const FlipSheetArt *art = flip_sheet_art_find (flip_sheet_model_game (model));
  g_autofree char *whole = g_strdup_printf (_ ("%s: %s"), site->region, site->title);
  g_autofree char *gives = *site->gives ? with_capital (site->gives) : NULL;
  GtkWidget *old = gtk_widget_get_first_child (self->glyph_place);

  if (old)
    gtk_box_remove (GTK_BOX (self->glyph_place), old);
  if (art)
    gtk_box_append (
      GTK_BOX (self->glyph_place),
      flip_glyph_icon_new (art->regions[flip_sheet_art_site_region (art, site->id)].glyph, 16));
  set_text (self->title, whole);
  set_text (self->gives, self->way && *self->way->offer.brings ? self->way->offer.brings : gives);
}

/* The points that it would add, where they are of the whole game. */
static void
show_gain (FlipNowSite *self, FlipSheetModel *model)
{
  const FlipGame *game = flip_sheet_model_game (model);
  gconstpointer state = flip_session_state (flip_sheet_model_session (model));
  g_autofree gpointer after = NULL;
  g_autofree char *gain = NULL;
  FlipOutlook outlook = { 0 };
  FlipAsk ask;

  game->ask (state, &ask);
  if (self->way && ask.who != FLIP_TABLE && !game->points_are)
    {
      after = flip_outlook_state (game, state, &self->way->move);
      flip_outlook_read (game, state, after, (guint) ask.who, &outlook);
    }
  gain = g_strdup_printf ("%+d", outlook.points_after - outlook.points_before);
  gtk_label_set_label (self->gain, gain);
  gtk_widget_set_visible (self->gain_place, outlook.points_after != outlook.points_before);
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
words_for_others (const FlipGame *game, GPtrArray *ways)
{
  for (guint i = 0; i < ways->len; i++)
    {
      if ((i > 0) != (((FlipWayWords *) g_ptr_array_index (ways, i))->offer.price > 0))
        return g_strdup (_ ("_Other Ways…"));
    }

  /* Translators: what is paid for other ways to do the same: With gold. */
  return game->paid_with ? g_strdup_printf (_ ("_With %s…"), _ (game->paid_with))
                         : g_strdup (_ ("_Other Ways…"));
}

static void
show_way (FlipNowSite *self, FlipSheetModel *model, GPtrArray *ways)
{
  const FlipGame *game = flip_sheet_model_game (model);
  const FlipOffer *offer = self->way ? &self->way->offer : NULL;
  g_autofree char *costs = offer && !*offer->brings ? costs_of (game, offer) : NULL;
  g_autofree char *others = words_for_others (game, ways);

  set_text (self->costs, costs);
  gtk_widget_set_visible (self->buttons, offer != NULL);
  gtk_button_set_label (GTK_BUTTON (self->take),
                        offer && *offer->act ? offer->act : _ ("_Mark It"));
  gtk_button_set_label (GTK_BUTTON (self->others), others);
  gtk_widget_set_visible (self->others, ways->len > 1);
}

/* callbacks */

static void
take_cb (GtkButton *button, FlipNowSite *self)
{
  if (self->way)
    g_signal_emit (self, signals[TAKE], 0, self->way);
}

static void
others_cb (GtkButton *button, FlipNowSite *self)
{
  g_signal_emit (self, signals[OTHER_WAYS], 0, self->site);
}

/* overrides */

static void
flip_now_site_finalize (GObject *object)
{
  g_clear_pointer (&FLIP_NOW_SITE (object)->way, flip_way_words_free);
  G_OBJECT_CLASS (flip_now_site_parent_class)->finalize (object);
}

static void
flip_now_site_class_init (FlipNowSiteClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = flip_now_site_finalize;
  signals[TAKE] = g_signal_new ("take", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[OTHER_WAYS] = g_signal_new ("other-ways", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                      NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
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
add_button (FlipNowSite *self, const char *words, const char *style, GCallback clicked)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (words);

  gtk_widget_add_css_class (button, "pill-button");
  if (style)
    gtk_widget_add_css_class (button, style);
  g_signal_connect (button, "clicked", clicked, self);
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
  self->glyph_place = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  self->gain_place = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  self->title = label_new ("heading");
  self->gain = label_new ("heading");
  self->gives = label_new ("body");
  self->costs = label_new ("dim-label");
  self->buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_box_set_homogeneous (GTK_BOX (self->buttons), TRUE);
  self->take = add_button (self, _ ("_Mark It"), "suggested-action", G_CALLBACK (take_cb));
  self->others = add_button (self, _ ("_Other Ways…"), NULL, G_CALLBACK (others_cb));
  gtk_box_append (GTK_BOX (head), self->glyph_place);
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

const FlipWayWords *
flip_now_site_show (FlipNowSite *self, FlipSheetModel *model, guint site)
{
  g_autoptr (GPtrArray) ways = flip_way_words_of_site (model, site, G_MAXINT);
  FlipSite found;

  self->site = site;
  g_clear_pointer (&self->way, flip_way_words_free);
  if (ways->len)
    self->way = flip_way_words_new (model, &((FlipWayWords *) g_ptr_array_index (ways, 0))->move);
  flip_way_site_read (model, site, &found);
  show_title (self, model, &found);
  show_gain (self, model);
  show_way (self, model, ways);
  return self->way;
}
