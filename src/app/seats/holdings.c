/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/seats/holdings.h"

#include "app/common/picture/glyph-icon.h"
#include "app/common/toolkit/make.h"
#include "app/common/toolkit/show.h"
#include "engine/base/phrase.h"

#define GLYPH 16

struct _FlipHoldings
{
  GtkBox parent_instance;

  gboolean wanted, any;
};

G_DEFINE_FINAL_TYPE (FlipHoldings, flip_holdings, GTK_TYPE_BOX)

/* helpers */

static void
place (FlipHoldings *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), self->wanted && self->any);
}

/* Each picture is shown once, for one number; some numbers are already beside the seat's name. */
static gboolean
is_shown (const FlipFacts *facts, guint index)
{
  const FlipFact *fact = &facts->facts[index];

  if (!fact->glyph || fact->headline)
    return FALSE;
  for (guint i = 0; i < index; i++)
    {
      if (!facts->facts[i].headline && g_strcmp0 (facts->facts[i].glyph, fact->glyph) == 0)
        return FALSE;
    }

  return TRUE;
}

static void
fill (GtkBox *holding, const FlipFact *fact)
{
  g_autofree char *words = flip_phrase_label (fact->label, fact->value);

  if (!gtk_widget_get_first_child (GTK_WIDGET (holding)))
    {
      gtk_box_set_spacing (holding, 4);
      gtk_box_append (holding, flip_glyph_icon_new (FLIP_GLYPH_STAR, GLYPH));
      gtk_box_append (holding, g_object_new (GTK_TYPE_LABEL, "css-classes",
                                             (const char *[]){ "seat-points", NULL }, NULL));
    }
  flip_glyph_icon_show_word (FLIP_GLYPH_ICON (gtk_widget_get_first_child (GTK_WIDGET (holding))),
                             fact->glyph);
  flip_show_text (GTK_LABEL (gtk_widget_get_last_child (GTK_WIDGET (holding))), fact->value);
  flip_show_tooltip (GTK_WIDGET (holding), words);
  flip_show_name (gtk_widget_get_last_child (GTK_WIDGET (holding)), words);
}

/* overrides */

static void
flip_holdings_class_init (FlipHoldingsClass *klass)
{
}

static void
flip_holdings_init (FlipHoldings *self)
{
  flip_make_style (self, "holdings card");
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_START);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* public functions */

void
flip_holdings_load (FlipHoldings *self, const FlipMoment *moment)
{
  const FlipFacts *facts;
  GtkWidget *last = NULL;

  g_return_if_fail (FLIP_IS_HOLDINGS (self));
  g_return_if_fail (moment != NULL);

  facts = flip_moment_facts (moment, (int) moment->seat);
  for (guint i = 0; i < facts->n; i++)
    {
      if (!is_shown (facts, i))
        continue;
      last = flip_show_next (GTK_BOX (self), last, GTK_TYPE_BOX);
      fill (GTK_BOX (last), &facts->facts[i]);
    }
  self->any = last != NULL;
  flip_show_end (GTK_BOX (self), last);
  place (self);
}

void
flip_holdings_set_wanted (FlipHoldings *self, gboolean wanted)
{
  g_return_if_fail (FLIP_IS_HOLDINGS (self));

  self->wanted = wanted;
  place (self);
}
