/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/parts/gain-list.h"

#include "app/common/layout/flow-layout.h"
#include "app/common/layout/line-layout.h"
#include "app/common/picture/glyph-icon.h"
#include "app/common/toolkit/show.h"

#include <glib/gi18n.h>

#define GLYPH_SIZE 15

/* A picture, and words that may wrap. */
typedef struct
{
  GtkWidget *box;
  FlipGlyphIcon *icon;
  GtkLabel *words;
} Gain;

/* How it may end, how likely that is, and what it brings. In a line of its own, or all in one. */
typedef struct
{
  GtkWidget *box;
  GtkLabel *words, *chance, *brings;
} Outcome;

struct _FlipGainList
{
  GtkBox parent_instance;

  /* owned by the box; those that were needed so far */
  GtkWidget *flow;
  Gain gains[FLIP_MOST_GAINS];
  Outcome outcomes[FLIP_MOST_OUTCOMES];

  gboolean is_brief;
};

G_DEFINE_FINAL_TYPE (FlipGainList, flip_gain_list, GTK_TYPE_BOX)

/* helpers */

static GtkLabel *
words_new (void)
{
  GtkLabel *words = GTK_LABEL (gtk_label_new (NULL));

  gtk_label_set_xalign (words, 0);
  gtk_label_set_wrap (words, TRUE);
  gtk_widget_set_hexpand (GTK_WIDGET (words), TRUE);
  return words;
}

static GtkWidget *
line_new (void)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (line, g_object_new (FLIP_TYPE_LINE_LAYOUT, "spacing", 8, NULL));
  return line;
}

static Gain *
find_gain (FlipGainList *self, guint index)
{
  Gain *gain = &self->gains[index];

  g_assert (index < FLIP_MOST_GAINS);

  if (gain->box)
    return gain;
  gain->box = line_new ();
  gain->icon = FLIP_GLYPH_ICON (flip_glyph_icon_new (FLIP_GLYPH_STAR, GLYPH_SIZE));
  gain->words = words_new ();
  gtk_box_append (GTK_BOX (gain->box), GTK_WIDGET (gain->icon));
  gtk_box_append (GTK_BOX (gain->box), GTK_WIDGET (gain->words));
  gtk_box_append (GTK_BOX (self->flow), gain->box);
  return gain;
}

static Outcome *
find_outcome (FlipGainList *self, guint index)
{
  Outcome *outcome = &self->outcomes[index];
  GtkWidget *line;

  g_assert (index < FLIP_MOST_OUTCOMES);

  if (outcome->box)
    return outcome;
  line = line_new ();
  outcome->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  outcome->words = words_new ();
  outcome->chance = GTK_LABEL (gtk_label_new (NULL));
  outcome->brings = words_new ();
  gtk_widget_add_css_class (GTK_WIDGET (outcome->chance), "outlook-value");
  gtk_widget_add_css_class (GTK_WIDGET (outcome->chance), "heading");
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (outcome->words));
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (outcome->chance));
  gtk_box_append (GTK_BOX (outcome->box), line);
  gtk_box_append (GTK_BOX (outcome->box), GTK_WIDGET (outcome->brings));
  gtk_box_append (GTK_BOX (self), outcome->box);
  return outcome;
}

static void
show_gain (FlipGainList *self, guint index, const FlipGain *gain)
{
  Gain *shown = find_gain (self, index);

  (void) flip_glyph_icon_show_word (shown->icon, gain->glyph);
  flip_show_text (shown->words, gain->words);
  gtk_widget_set_visible (shown->box, TRUE);
}

/* Where room is scarce, one after the other. */
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

/* overrides */

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

/* public functions */

void
flip_gain_list_set_brief (FlipGainList *self, gboolean brief)
{
  g_return_if_fail (FLIP_IS_GAIN_LIST (self));

  self->is_brief = brief;
}

void
flip_gain_list_show (FlipGainList *self, const FlipOffer *offer)
{
  guint n = offer ? offer->gains.n : 0, ends = offer ? offer->n_outcomes : 0;

  g_return_if_fail (FLIP_IS_GAIN_LIST (self));

  for (guint i = 0; i < n; i++)
    show_gain (self, i, &offer->gains.gains[i]);
  for (guint i = n; i < FLIP_MOST_GAINS && self->gains[i].box; i++)
    gtk_widget_set_visible (self->gains[i].box, FALSE);
  for (guint i = 0; i < ends; i++)
    show_outcome (self, i, &offer->outcomes[i]);
  for (guint i = ends; i < FLIP_MOST_OUTCOMES && self->outcomes[i].box; i++)
    gtk_widget_set_visible (self->outcomes[i].box, FALSE);
  gtk_widget_set_visible (self->flow, n > 0);
  gtk_widget_set_visible (GTK_WIDGET (self), n + ends > 0);
}
