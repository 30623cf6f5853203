/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/review/feats-list.h"

#include "app/common/toolkit/show.h"

#include <glib/gi18n.h>

/* A feat that was reached. */
#define FLIP_TYPE_FEAT_CARD (flip_feat_card_get_type ())
G_DECLARE_FINAL_TYPE (FlipFeatCard, flip_feat_card, FLIP, FEAT_CARD, GtkBox)

struct _FlipFeatCard
{
  GtkBox parent_instance;

  /* template */
  GtkLabel *label, *part;
};

G_DEFINE_FINAL_TYPE (FlipFeatCard, flip_feat_card, GTK_TYPE_BOX)

struct _FlipFeatsList
{
  GtkBox parent_instance;

  /* template */
  GtkLabel *title;
  GtkFlowBox *reached, *missed;
  GtkWidget *missed_heading;
};

G_DEFINE_FINAL_TYPE (FlipFeatsList, flip_feats_list, GTK_TYPE_BOX)

/* helpers */

/* "This sheet: Black Bart, one of 4" for a feat of several sheets. */
static char *
part_text (const FlipFeat *feat)
{
  /* Translators: %s: what this sheet adds to an achievement; %u: how many such parts it has */
  return feat->part ? g_strdup_printf (_ ("This sheet: %s, one of %u"), feat->part, feat->parts)
                    : NULL;
}

static GtkWidget *
reached_new (const FlipFeat *feat)
{
  FlipFeatCard *card = g_object_new (FLIP_TYPE_FEAT_CARD, NULL);
  g_autofree char *part = part_text (feat);

  flip_show_text (card->label, feat->label);
  flip_show_text (card->part, part);
  return GTK_WIDGET (card);
}

static GtkWidget *
missed_new (const FlipFeat *feat)
{
  GtkWidget *label = gtk_label_new (feat->label);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "dim-label");
  return label;
}

static gboolean
counts (const FlipFeat *feat)
{
  return feat->reached || feat->part;
}

/* How many of them were reached. */
static guint
add_feats (FlipFeatsList *self, const FlipFeats *feats)
{
  guint reached = 0;

  for (guint i = 0; i < feats->n; i++)
    {
      const FlipFeat *feat = &feats->feats[i];

      if (counts (feat))
        gtk_flow_box_append (self->reached, reached_new (feat));
      else
        gtk_flow_box_append (self->missed, missed_new (feat));
      reached += counts (feat);
    }

  return reached;
}

/* overrides */

static void
flip_feat_card_class_init (FlipFeatCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/flipside/Flipside/review/feat-card.ui");
  gtk_widget_class_bind_template_child (widget_class, FlipFeatCard, label);
  gtk_widget_class_bind_template_child (widget_class, FlipFeatCard, part);
}

static void
flip_feat_card_init (FlipFeatCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
flip_feats_list_class_init (FlipFeatsListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/flipside/Flipside/review/feats-list.ui");
  gtk_widget_class_bind_template_child (widget_class, FlipFeatsList, title);
  gtk_widget_class_bind_template_child (widget_class, FlipFeatsList, reached);
  gtk_widget_class_bind_template_child (widget_class, FlipFeatsList, missed_heading);
  gtk_widget_class_bind_template_child (widget_class, FlipFeatsList, missed);
}

static void
flip_feats_list_init (FlipFeatsList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* public functions */

GtkWidget *
flip_feats_list_new (const FlipMoment *moment, guint seat)
{
  FlipFeats feats;
  g_autofree char *title = NULL;
  FlipFeatsList *self;
  guint reached;

  g_return_val_if_fail (moment && seat < moment->n_seats, NULL);

  flip_moment_feats (moment, seat, &feats);
  if (!feats.n)
    return NULL;
  self = g_object_new (FLIP_TYPE_FEATS_LIST, NULL);
  reached = add_feats (self, &feats);
  /* Translators: a player's name and how many there are. */
  title = g_strdup_printf (_ ("%s’s achievements: %u of %u"),
                           flip_moment_player (moment, (int) seat), reached, feats.n);
  flip_show_text (self->title, title);
  gtk_widget_set_visible (GTK_WIDGET (self->reached), reached > 0);
  gtk_widget_set_visible (self->missed_heading, reached < feats.n);
  gtk_widget_set_visible (GTK_WIDGET (self->missed), reached < feats.n);
  return GTK_WIDGET (self);
}
