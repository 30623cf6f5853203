/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/gain-list.h"

#include "app/common/flow-layout.h"
#include "app/common/glyph-icon.h"
#include "app/common/line-layout.h"
#include "app/common/show.h"

#include <glib/gi18n.h>

#define GLYPH_SIZE 15

/* A picture, words that may wrap, and a number at the end. */
typedef struct
{
  GtkWidget *box;
  FlipGlyphIcon *icon;
  GtkLabel *words, *chance;
} Row;

/* An outcome has a line for its name and one for what it brings. */
#define MOST_ROWS (FLIP_MOST_GAINS + 2 * FLIP_MOST_OUTCOMES)

struct _FlipGainList
{
  GtkBox parent_instance;

  /* owned by the box; those that were needed so far */
  Row rows[MOST_ROWS];
};

G_DEFINE_FINAL_TYPE (FlipGainList, flip_gain_list, GTK_TYPE_BOX)

/* helpers */

static Row *
find_row (FlipGainList *self, guint index)
{
  Row *row = &self->rows[index];

  g_assert (index < MOST_ROWS);

  if (row->box)
    return row;
  row->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (row->box, g_object_new (FLIP_TYPE_LINE_LAYOUT, "spacing", 8, NULL));
  row->icon = FLIP_GLYPH_ICON (flip_glyph_icon_new (FLIP_GLYPH_STAR, GLYPH_SIZE));
  row->words = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (row->words, 0);
  gtk_label_set_wrap (row->words, TRUE);
  gtk_widget_set_hexpand (GTK_WIDGET (row->words), TRUE);
  row->chance = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (row->chance), "outlook-value");
  gtk_widget_add_css_class (GTK_WIDGET (row->chance), "heading");
  gtk_box_append (GTK_BOX (row->box), GTK_WIDGET (row->icon));
  gtk_box_append (GTK_BOX (row->box), GTK_WIDGET (row->words));
  gtk_box_append (GTK_BOX (row->box), GTK_WIDGET (row->chance));
  gtk_box_append (GTK_BOX (self), row->box);
  return row;
}

static void
show_row (FlipGainList *self, guint index, const char *glyph, const char *words, const char *chance)
{
  Row *row = find_row (self, index);

  (void) flip_glyph_icon_show_word (row->icon, glyph);
  flip_show_text (row->words, words);
  flip_show_text (row->chance, chance);
  flip_show_class (GTK_WIDGET (row->words), "heading", chance != NULL);
  gtk_widget_set_visible (row->box, TRUE);
}

static guint
show_outcome (FlipGainList *self, guint index, const FlipChance *outcome)
{
  g_autofree char *chance = g_strdup_printf (_ ("%d %%"), outcome->chance);
  g_autoptr (GString) brings = g_string_new (NULL);

  show_row (self, index++, NULL, outcome->words, chance);
  flip_gains_print (&outcome->gains, brings);
  if (brings->len)
    show_row (self, index++, NULL, brings->str, NULL);
  return index;
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
  flip_gain_list_set_shape (self, FLIP_GAINS_BELOW);
}

/* public functions */

void
flip_gain_list_set_shape (FlipGainList *self, FlipGainsShape shape)
{
  GtkLayoutManager *layout;

  g_return_if_fail (FLIP_IS_GAIN_LIST (self));

  layout = shape == FLIP_GAINS_FLOW ? g_object_new (FLIP_TYPE_FLOW_LAYOUT, "spacing", 4, NULL)
           : shape == FLIP_GAINS_BESIDE
             ? g_object_new (GTK_TYPE_BOX_LAYOUT, "spacing", 14, NULL)
             : g_object_new (GTK_TYPE_BOX_LAYOUT, "spacing", 2, "orientation",
                             GTK_ORIENTATION_VERTICAL, NULL);
  gtk_widget_set_layout_manager (GTK_WIDGET (self), layout);
}

void
flip_gain_list_show (FlipGainList *self, const FlipOffer *offer)
{
  guint n = 0;

  g_return_if_fail (FLIP_IS_GAIN_LIST (self));

  for (guint i = 0; offer && i < offer->gains.n; i++)
    show_row (self, n++, offer->gains.gains[i].glyph, offer->gains.gains[i].words, NULL);
  for (guint i = 0; offer && i < offer->n_outcomes; i++)
    n = show_outcome (self, n, &offer->outcomes[i]);
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
  for (; n < MOST_ROWS && self->rows[n].box; n++)
    gtk_widget_set_visible (self->rows[n].box, FALSE);
}
