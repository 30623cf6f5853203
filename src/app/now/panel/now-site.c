/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/panel/now-site.h"

#include "app/common/ask/play-button.h"
#include "app/common/layout/flow-layout.h"
#include "app/common/layout/columns.h"
#include "app/common/picture/glyph-icon.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/make.h"
#include "app/common/toolkit/show.h"
#include "draw/sheet/sheet-art.h"
#include "engine/base/phrase.h"
#include "engine/game/offer.h"
#include "play/moment/site-ways.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>

/* The gains of a move, line by line with pictures, and the possible outcomes of chance: each with
   its probability and its own gains. */
G_DECLARE_FINAL_TYPE (FlipGainList, flip_gain_list, FLIP, GAIN_LIST, GtkBox)

#define GLYPH_SIZE 15

/* A picture, and words that may wrap. */
typedef struct
{
  GtkWidget *box;
  FlipGlyphIcon *icon;
  GtkLabel *words;
} Gain;

/* A possible outcome, its probability and its gains, on separate lines or all in one. */
typedef struct
{
  GtkWidget *box;
  GtkLabel *words, *chance, *brings;
} Outcome;

struct _FlipGainList
{
  GtkBox parent_instance;

  /* owned by the box; created as they are needed */
  GtkWidget *flow;
  Gain gains[FLIP_MOST_GAINS];
  Outcome outcomes[FLIP_MOST_OUTCOMES];

  gboolean is_brief;
};

G_DEFINE_FINAL_TYPE (FlipGainList, flip_gain_list, GTK_TYPE_BOX)

static GtkLabel *
words_new (void)
{
  GtkWidget *words = flip_make_words (NULL, NULL);

  gtk_widget_set_hexpand (words, TRUE);
  return GTK_LABEL (words);
}

/* Something beside words that expand. */
static GtkWidget *
line_new (gpointer first, gpointer second)
{
  FlipColumns *line = g_object_new (FLIP_TYPE_COLUMNS, "spacing", 8, NULL);

  flip_columns_append (line, first);
  flip_columns_append (line, second);
  return GTK_WIDGET (line);
}

static Gain *
find_gain (FlipGainList *self, guint index)
{
  Gain *gain = &self->gains[index];

  g_assert (index < FLIP_MOST_GAINS);

  if (gain->box)
    return gain;
  gain->icon = FLIP_GLYPH_ICON (flip_glyph_icon_new (FLIP_GLYPH_STAR, GLYPH_SIZE));
  gain->words = words_new ();
  gain->box = line_new (gain->icon, gain->words);
  gtk_box_append (GTK_BOX (self->flow), gain->box);
  return gain;
}

static Outcome *
find_outcome (FlipGainList *self, guint index)
{
  Outcome *outcome = &self->outcomes[index];

  g_assert (index < FLIP_MOST_OUTCOMES);

  if (outcome->box)
    return outcome;
  outcome->words = words_new ();
  outcome->chance = GTK_LABEL (gtk_label_new (NULL));
  outcome->brings = words_new ();
  flip_make_style (outcome->chance, "outlook-value heading");
  outcome->box = FLIP_MAKE_BELOW (0, line_new (outcome->words, outcome->chance),
                                  GTK_WIDGET (outcome->brings));
  gtk_box_append (GTK_BOX (self), outcome->box);
  return outcome;
}

static void
show_listed_gain (FlipGainList *self, guint index, const FlipGain *gain)
{
  Gain *shown = find_gain (self, index);

  (void) flip_glyph_icon_show_word (shown->icon, gain->glyph);
  flip_show_text (shown->words, gain->words);
  gtk_widget_set_visible (shown->box, TRUE);
}

/* If there is little room, an outcome is a single sentence. */
static char *
brief_words (const FlipChance *outcome, const char *chance, const char *brings)
{
  /* Translators: how it may end and how likely that is: Succeeds with 7 or more, 64 % */
  g_autofree char *head = g_strdup_printf (_ ("%s, %s"), outcome->words, chance);

  if (!*brings)
    return g_markup_printf_escaped ("<b>%s</b>", head);
  return g_markup_printf_escaped ("<b>%s:</b> %s", head, brings);
}

static void
show_outcome (FlipGainList *self, guint index, const FlipChance *outcome)
{
  Outcome *shown = find_outcome (self, index);
  /* Translators: %d: the chance, in per cent */
  g_autofree char *chance = g_strdup_printf (_ ("%d %%"), outcome->chance), *brief = NULL;
  g_autoptr (GString) brings = g_string_new (NULL);

  flip_gains_print (&outcome->gains, brings);
  brief = self->is_brief ? brief_words (outcome, chance, brings->str) : NULL;
  gtk_label_set_use_markup (shown->words, self->is_brief);
  flip_show_class (GTK_WIDGET (shown->words), "heading", !self->is_brief);
  flip_show_text (shown->words, brief ? brief : outcome->words);
  flip_show_text (shown->chance, brief ? NULL : chance);
  flip_show_text (shown->brings, brief || !brings->len ? NULL : brings->str);
  gtk_widget_set_visible (shown->box, TRUE);
}

static void
flip_gain_list_class_init (FlipGainListClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
flip_gain_list_init (FlipGainList *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 2);
  self->flow = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (self->flow,
                                 g_object_new (FLIP_TYPE_FLOW_LAYOUT, "spacing", 14, "line-spacing",
                                               2, "ragged", TRUE, NULL));
  gtk_box_append (GTK_BOX (self), self->flow);
}

/* If there is little room, an outcome is a paragraph. */
static void
flip_gain_list_set_brief (FlipGainList *self, gboolean brief)
{
  g_return_if_fail (FLIP_IS_GAIN_LIST (self));

  self->is_brief = brief;
}

/* Hides the list if the offer has no gains; NULL: no offer. */
static void
flip_gain_list_show (FlipGainList *self, const FlipOffer *offer)
{
  guint n = offer ? offer->gains.n : 0, ends = offer ? offer->n_outcomes : 0;

  g_return_if_fail (FLIP_IS_GAIN_LIST (self));

  for (guint i = 0; i < n; i++)
    show_listed_gain (self, i, &offer->gains.gains[i]);
  for (guint i = n; i < FLIP_MOST_GAINS && self->gains[i].box; i++)
    gtk_widget_set_visible (self->gains[i].box, FALSE);
  for (guint i = 0; i < ends; i++)
    show_outcome (self, i, &offer->outcomes[i]);
  for (guint i = ends; i < FLIP_MOST_OUTCOMES && self->outcomes[i].box; i++)
    gtk_widget_set_visible (self->outcomes[i].box, FALSE);
  gtk_widget_set_visible (self->flow, n > 0);
  gtk_widget_set_visible (GTK_WIDGET (self), n + ends > 0);
}

#define LINE        26 /* characters */
#define LINE_OF_BAR 52

#define ROOM_BELOW 12 /* below the buttons, in pixels */
#define BETWEEN    8  /* between the buttons */

struct _FlipNowSite
{
  GtkBox parent_instance;

  /* template */
  FlipGlyphIcon *glyph;
  GtkLabel *title, *points, *gives, *costs, *keys;
  FlipGainList *gains;
  GtkWidget *buttons, *take, *others, *click, *why_not;

  gboolean bar;
  guint revealing; /* the source that scrolls to the buttons, or 0 */
};

G_DEFINE_FINAL_TYPE (FlipNowSite, flip_now_site, GTK_TYPE_BOX)

/* helpers */

static void
set_text (GtkLabel *label, const char *text)
{
  flip_show_text (label, text && *text ? text : NULL);
}

/* Shows what the move would bring, if the game has a sentence for it, or no list of gains; if no
   move leads there, what the site gives. */
static void
show_title (FlipNowSite *self, const FlipMoment *moment, const FlipSite *site, const FlipWay *way)
{
  const FlipSheetArt *art = flip_sheet_art_of (moment->game, moment->state);
  /* Translators: first %s: a suit; second %s: the part of the board that it stands for */
  g_autofree char *whole = g_strdup_printf (_ ("%s: %s"), site->region, site->title);
  g_autofree char *gives = *site->gives ? flip_phrase_capital (site->gives) : NULL;

  flip_glyph_icon_set (self->glyph, art->regions[flip_sheet_art_site_region (art, site->id)]->glyph);
  set_text (self->title, whole);
  set_text (self->gives, !way                  ? gives
                         : *way->offer.brings  ? way->offer.brings
                         : !way->offer.gains.n ? gives
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
    /* Translators: first %s: a price; second %s: what is left then */
    return g_strdup_printf (_ ("Takes %s, %s"), price, offer->rest);
  if (offer->price)
    /* Translators: %s: a price */
    return g_strdup_printf (_ ("Takes %s"), price);
  /* Translators: %s: a price */
  return *offer->rest ? g_strdup_printf (_ ("Takes %s"), offer->rest) : NULL;
}

/* Whether one button can name what all the ways do: some may move while others shoot. */
static gboolean
do_the_same (const FlipMoment *moment, const FlipWaySet *ways)
{
  for (guint i = 1; i < ways->n; i++)
    {
      if (!g_str_equal (flip_moment_way (moment, ways->ways[i])->offer.act,
                        flip_moment_way (moment, ways->ways[0])->offer.act))
        return FALSE;
    }

  return TRUE;
}

/* If several ways cost the same, the button asks which. */
static void
show_take (FlipNowSite *self, const FlipWay *way, gboolean asks, guint site)
{
  GtkActionable *take = GTK_ACTIONABLE (self->take);

  gtk_actionable_set_action_name (take, NULL);
  if (asks)
    gtk_actionable_set_action_target (take, "u", site);
  else
    gtk_actionable_set_action_target (take, "s", way ? way->notation : "");
  gtk_actionable_set_action_name (take, asks ? "sheet.ways" : "sheet.play");
  gtk_button_set_label (GTK_BUTTON (self->take),
                        way && *way->offer.act ? way->offer.act
                                               : /* on a button: mark this site */ _ ("_Mark It"));
}

static void
show_ways (FlipNowSite *self, const FlipMoment *moment, const FlipSiteWays *ways, guint site)
{
  const FlipWay *way = ways->usual.n ? flip_moment_way (moment, ways->usual.ways[0]) : NULL;
  g_autofree char *costs = way && !*way->offer.brings ? costs_of (moment->game, &way->offer) : NULL;
  g_autofree char *others = flip_site_ways_paid_words (moment);
  g_autofree char *keys = self->bar ? NULL : flip_site_ways_key_words (moment, site);

  set_text (self->costs, costs);
  set_text (self->keys, keys);
  show_take (self, way, ways->usual.n > 1, site);
  if (!do_the_same (moment, &ways->usual))
    gtk_button_set_label (GTK_BUTTON (self->take),
                          /* on a button: choose what to do here */ _ ("_Choose…"));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->others), "u", site);
  gtk_button_set_label (GTK_BUTTON (self->others), others);
  gtk_widget_set_visible (self->others, ways->usual.n == 1 && ways->paid.n > 0);
}

/* Puts the buttons side by side if their words leave room; in a bar they are at the end. */
static void
place_buttons (FlipNowSite *self, const FlipRoom *room)
{
  gtk_widget_set_valign (self->buttons, self->bar ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  gtk_widget_set_layout_manager (
    self->buttons, self->bar || room->panel == FLIP_PANEL_TIGHT
                     ? g_object_new (GTK_TYPE_BOX_LAYOUT, "orientation", GTK_ORIENTATION_VERTICAL,
                                     "spacing", BETWEEN, "homogeneous", TRUE, NULL)
                     : g_object_new (FLIP_TYPE_FLOW_LAYOUT, "spacing", BETWEEN, NULL));
}

static void
scroll_to (GtkWidget *viewport, GtkWidget *widget)
{
  GtkAdjustment *down = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport));
  graphene_rect_t place;

  if (gtk_widget_compute_bounds (widget, gtk_viewport_get_child (GTK_VIEWPORT (viewport)), &place))
    gtk_adjustment_clamp_page (down, place.origin.y, place.origin.y + place.size.height + ROOM_BELOW);
}

/* If the panel is lower than its content, scrolls to the site, or at least to its buttons. */
static gboolean
reveal_cb (gpointer data)
{
  FlipNowSite *self = FLIP_NOW_SITE (data);
  GtkWidget *viewport = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_VIEWPORT);

  g_assert (self->revealing);

  self->revealing = 0;
  if (viewport && gtk_widget_get_mapped (self->buttons))
    {
      scroll_to (viewport, GTK_WIDGET (self));
      scroll_to (viewport, self->buttons);
    }
  return G_SOURCE_REMOVE;
}

static void
flip_now_site_class_init (FlipNowSiteClass *klass)
{
  FLIP_OWN_SOURCES (klass, FlipNowSite, revealing);
  FLIP_TEMPLATE (klass, "now/panel/now-site.ui");
  FLIP_BIND_CHILDREN (klass, FlipNowSite, glyph, title, points, gives, costs, keys,
                      click, why_not, gains, buttons, take, others);
}

static void
flip_now_site_init (FlipNowSite *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  flip_now_site_set_room (self, &(FlipRoom){ .panel = FLIP_PANEL_BESIDE });
}

/* public functions */

void
flip_now_site_set_room (FlipNowSite *self, const FlipRoom *room)
{
  gboolean bar = room->panel == FLIP_PANEL_BAR;
  int most = bar ? LINE_OF_BAR : LINE;

  g_return_if_fail (FLIP_IS_NOW_SITE (self));

  self->bar = bar;
  flip_show_across (self, bar);
  gtk_box_set_spacing (GTK_BOX (self), bar ? 12 : 4);
  gtk_label_set_max_width_chars (self->title, most);
  gtk_label_set_max_width_chars (self->gives, most);
  gtk_label_set_max_width_chars (self->costs, most);
  flip_gain_list_set_brief (self->gains, room->panel != FLIP_PANEL_BESIDE);
  place_buttons (self, room);
}

const FlipWay *
flip_now_site_show (FlipNowSite *self, FlipMoment *moment, guint site, gboolean in_passing)
{
  FlipSiteWays ways;
  const FlipWay *way;

  g_return_val_if_fail (FLIP_IS_NOW_SITE (self), NULL);
  g_return_val_if_fail (moment != NULL, NULL);

  flip_site_ways_read (&ways, moment, site);
  way = ways.usual.n ? flip_moment_way (moment, ways.usual.ways[0]) : NULL;
  show_title (self, moment, flip_moment_site (moment, site), way);
  show_gain (self, way);
  show_ways (self, moment, &ways, site);
  gtk_widget_set_visible (self->buttons, way && !in_passing);
  gtk_widget_set_visible (self->click, way && in_passing);
  gtk_widget_set_visible (self->why_not, !way);
  return way;
}

void
flip_now_site_reveal (FlipNowSite *self, gboolean reveals)
{
  g_return_if_fail (FLIP_IS_NOW_SITE (self));

  if (!reveals)
    g_clear_handle_id (&self->revealing, g_source_remove);
  else if (!self->revealing)
    self->revealing = g_idle_add (reveal_cb, self); /* after the layout */
}
