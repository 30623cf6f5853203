/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/hint/hint-card.h"

#include "app/common/ask/play-button.h"
#include "app/common/layout/line-layout.h"
#include "app/common/toolkit/show.h"
#include "app/hint/hint-axis.h"
#include "engine/base/phrase.h"

#include <glib/gi18n.h>

struct _FlipHintCard
{
  GtkBox parent_instance;

  /* template */
  GtkLabel *number, *title, *expected, *reason;
  FlipHintAxis *axis;
  GtkWidget *apply;

  guint site;
};

G_DEFINE_FINAL_TYPE (FlipHintCard, flip_hint_card, GTK_TYPE_BOX)

/* helpers */

/* A flick is aimed, and left to the hand; anything else is played. */
static void
set_choice (FlipHintCard *self, const FlipMoment *moment, const FlipHintChoice *choice)
{
  const FlipWay *way = choice->aims ? NULL : flip_moment_find_way (moment, &choice->move);
  GtkActionable *apply = GTK_ACTIONABLE (self->apply);
  GVariant *target = gtk_actionable_get_action_target_value (apply);

  /* Translators: on a button: aims as the hint advises */
  gtk_button_set_label (GTK_BUTTON (self->apply), choice->aims ? _ ("Aim") : _ ("Apply"));
  gtk_widget_set_sensitive (self->apply, way || choice->aims);
  if (target && g_strcmp0 (g_variant_get_string (target, NULL), choice->notation) == 0)
    return;
  if (way)
    flip_play_button_set_way (self->apply, way);
  else if (choice->aims)
    {
      gtk_actionable_set_action_target (apply, "s", choice->notation);
      gtk_actionable_set_action_name (apply, "sheet.aim");
    }
}

/* overrides */

static void
flip_hint_card_class_init (FlipHintCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (FLIP_TYPE_HINT_AXIS);
  g_type_ensure (FLIP_TYPE_LINE_LAYOUT);
  g_type_ensure (FLIP_TYPE_PLAY_BUTTON);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/flipside/Flipside/hint/hint-card.ui");
  gtk_widget_class_bind_template_child (widget_class, FlipHintCard, number);
  gtk_widget_class_bind_template_child (widget_class, FlipHintCard, title);
  gtk_widget_class_bind_template_child (widget_class, FlipHintCard, expected);
  gtk_widget_class_bind_template_child (widget_class, FlipHintCard, reason);
  gtk_widget_class_bind_template_child (widget_class, FlipHintCard, axis);
  gtk_widget_class_bind_template_child (widget_class, FlipHintCard, apply);
}

static void
flip_hint_card_init (FlipHintCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->site = FLIP_NO_SITE;
}

/* public functions */

void
flip_hint_card_show (FlipHintCard *self,
                     const FlipMoment *moment,
                     const FlipHint *hint,
                     guint index,
                     int least,
                     int most)
{
  const FlipHintChoice *choice;
  g_autofree char *points = NULL, *number = NULL, *words = NULL, *name = NULL;

  g_return_if_fail (FLIP_IS_HINT_CARD (self));
  g_return_if_fail (index < hint->choices->len);

  choice = flip_hint_choice (hint, index);
  points = flip_meaning_tell (hint->meaning, choice->expected);
  number = g_strdup_printf ("%u", index + 1);
  name = flip_phrase_list (choice->title, points, NULL);
  /* Translators: what a button does, for screen readers: a choice and what it is good for */
  words = choice->aims ? g_strdup_printf (_ ("Aim: %s. %s"), choice->title, choice->reason)
                       /* Translators: %s: the choice that the hint is about */
                       : g_strdup_printf (_ ("Apply: %s"), choice->title);
  self->site = choice->site;
  flip_show_text (self->number, number);
  flip_show_text (self->title, choice->title);
  flip_show_text (self->expected, points);
  flip_show_text (self->reason, choice->reason);
  gtk_widget_set_visible (GTK_WIDGET (self->reason), TRUE);
  flip_show_tooltip (GTK_WIDGET (self->reason), *choice->reason ? choice->reason : NULL);
  flip_hint_axis_show (self->axis, least, most, hint->meaning, choice);
  set_choice (self, moment, choice);
  flip_show_class (self->apply, "suggested-action", index == 0);
  flip_show_name (self->apply, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, choice->reason, -1);
}

void
flip_hint_card_clear (FlipHintCard *self)
{
  g_return_if_fail (FLIP_IS_HINT_CARD (self));

  self->site = FLIP_NO_SITE;
  flip_show_text (self->title, "…");
  flip_show_text (self->expected, "");
  flip_show_text (self->reason, "");
  flip_hint_axis_show (self->axis, 0, 0, FLIP_MEANS_POINTS, NULL);
  gtk_widget_set_sensitive (self->apply, FALSE);
}

guint
flip_hint_card_site (FlipHintCard *self)
{
  g_return_val_if_fail (FLIP_IS_HINT_CARD (self), FLIP_NO_SITE);

  return self->site;
}

gboolean
flip_hint_card_focus (FlipHintCard *self)
{
  g_return_val_if_fail (FLIP_IS_HINT_CARD (self), FALSE);

  return gtk_widget_is_sensitive (self->apply) && gtk_widget_grab_focus (self->apply);
}
