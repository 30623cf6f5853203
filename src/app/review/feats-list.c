/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/review/feats-list.h"

#include <glib/gi18n.h>

/* helpers */

/* There is nothing to do at a feat, so the focus passes it by. */
static GtkWidget *
flow_new (guint most)
{
  GtkWidget *flow = gtk_flow_box_new ();

  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (flow), GTK_SELECTION_NONE);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (flow), TRUE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (flow), most);
  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (flow), 10);
  gtk_flow_box_set_row_spacing (GTK_FLOW_BOX (flow), 8);
  gtk_widget_set_can_focus (flow, FALSE);
  return flow;
}

static GtkWidget *
words_new (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  if (style)
    gtk_widget_add_css_class (label, style);
  return label;
}

/* "This sheet: Black Bart, one of 4" for a feat of several sheets. */
static char *
part_text (const FlipFeat *feat)
{
  return feat->part ? g_strdup_printf (_ ("This sheet: %s, one of %u"), feat->part, feat->parts)
                    : NULL;
}

static GtkWidget *
reached_new (const FlipFeat *feat)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *icon =
    g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "icon-name",
                  "flipside-medal-symbolic", NULL);
  g_autofree char *part = part_text (feat);

  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "feat");
  gtk_widget_add_css_class (icon, "feat-icon");
  gtk_widget_set_valign (icon, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (words), words_new (feat->label, "heading"));
  if (part)
    gtk_box_append (GTK_BOX (words), words_new (part, "dim-label"));
  gtk_box_append (GTK_BOX (card), icon);
  gtk_box_append (GTK_BOX (card), words);
  return card;
}

static gboolean
counts (const FlipFeat *feat)
{
  return feat->reached || feat->part;
}

static void
add_feats (GtkBox *box, const FlipFeats *feats, gboolean reached)
{
  GtkWidget *flow = flow_new (reached ? 3 : 4);

  gtk_accessible_update_property (GTK_ACCESSIBLE (flow), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  reached ? _ ("Reached") : _ ("Not this time"), -1);
  for (guint i = 0; i < feats->n; i++)
    {
      const FlipFeat *feat = &feats->feats[i];

      if (counts (feat) == reached)
        gtk_flow_box_append (GTK_FLOW_BOX (flow),
                             reached ? reached_new (feat) : words_new (feat->label, "dim-label"));
    }
  gtk_box_append (box, flow);
}

/* public functions */

GtkWidget *
flip_feats_list_new (const FlipMoment *moment, guint seat)
{
  FlipFeats feats = { 0 };
  g_autofree char *title = NULL;
  GtkWidget *box;
  guint reached = 0;

  if (moment->game->feats)
    moment->game->feats (moment->state, seat, &feats);
  if (!feats.n)
    return NULL;
  for (guint i = 0; i < feats.n; i++)
    reached += counts (&feats.feats[i]);
  /* Translators: a player's name and how many there are. */
  title = g_strdup_printf (_ ("%s’s achievements: %u of %u"),
                           flip_moment_player (moment, (int) seat), reached, feats.n);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  gtk_box_append (GTK_BOX (box), words_new (title, "title-4"));
  if (reached)
    add_feats (GTK_BOX (box), &feats, TRUE);
  if (reached < feats.n)
    {
      gtk_box_append (GTK_BOX (box), words_new (_ ("Not this time"), "heading"));
      add_feats (GTK_BOX (box), &feats, FALSE);
    }
  return box;
}
