/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/refusal-popover.h"

#include "app/board/refusal-scale.h"
#include "app/common/layout/line-layout.h"
#include "app/common/toolkit/show.h"
#include "engine/base/phrase.h"

#include <glib/gi18n.h>

struct _FlipRefusalPopover
{
  FlipSteadyPopover parent_instance;

  /* template */
  GtkLabel *title, *text, *help, *tip, *rule_words;
  GtkWidget *help_row, *tip_row, *rule, *close;
  FlipRefusalScaleView *scale;
};

G_DEFINE_FINAL_TYPE (FlipRefusalPopover, flip_refusal_popover, FLIP_TYPE_STEADY_POPOVER)

/* helpers */

static void
show_hint (GtkWidget *row, GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text);
  gtk_widget_set_visible (row, *text != '\0');
}

/* Leads to the paragraph in the rules reference. */
static void
show_rule (FlipRefusalPopover *self, const char *rule)
{
  /* Translators: %s: the id of a rule */
  g_autofree char *words = g_strdup_printf (_ ("Read rule %s"), rule);

  gtk_widget_set_visible (self->rule, *rule != '\0');
  gtk_label_set_label (self->rule_words, words);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rule), "s", rule);
  flip_show_name (self->rule, words);
}

/* callbacks */

static void
close_cb (GtkButton *button, FlipRefusalPopover *self)
{
  g_assert (FLIP_IS_REFUSAL_POPOVER (self));

  gtk_popover_popdown (GTK_POPOVER (self));
}

/* overrides */

/* What people read most is left by Enter; the rule is one key further. */
static void
flip_refusal_popover_show (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (flip_refusal_popover_parent_class)->show (widget);
  gtk_widget_grab_focus (FLIP_REFUSAL_POPOVER (widget)->close);
}

static void
flip_refusal_popover_class_init (FlipRefusalPopoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->show = flip_refusal_popover_show;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ALERT_DIALOG);
  g_type_ensure (FLIP_TYPE_LINE_LAYOUT);
  g_type_ensure (FLIP_TYPE_REFUSAL_SCALE_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/flipside/Flipside/board/refusal-popover.ui");
  gtk_widget_class_bind_template_child (widget_class, FlipRefusalPopover, title);
  gtk_widget_class_bind_template_child (widget_class, FlipRefusalPopover, text);
  gtk_widget_class_bind_template_child (widget_class, FlipRefusalPopover, help);
  gtk_widget_class_bind_template_child (widget_class, FlipRefusalPopover, tip);
  gtk_widget_class_bind_template_child (widget_class, FlipRefusalPopover, rule_words);
  gtk_widget_class_bind_template_child (widget_class, FlipRefusalPopover, help_row);
  gtk_widget_class_bind_template_child (widget_class, FlipRefusalPopover, tip_row);
  gtk_widget_class_bind_template_child (widget_class, FlipRefusalPopover, rule);
  gtk_widget_class_bind_template_child (widget_class, FlipRefusalPopover, close);
  gtk_widget_class_bind_template_child (widget_class, FlipRefusalPopover, scale);
  gtk_widget_class_bind_template_callback (widget_class, close_cb);
}

static void
flip_refusal_popover_init (FlipRefusalPopover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* public functions */

void
flip_refusal_popover_load (FlipRefusalPopover *self, const char *title, const FlipRefusal *refusal)
{
  g_autoptr (GString) words = g_string_new (NULL);

  g_return_if_fail (FLIP_IS_REFUSAL_POPOVER (self));
  g_return_if_fail (title && refusal);

  flip_phrase_say (words, refusal->text);
  flip_phrase_say (words, refusal->help);
  flip_phrase_say (words, refusal->tip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words->str, -1);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->text, refusal->text);
  gtk_widget_set_visible (GTK_WIDGET (self->scale), refusal->scale.least > 0);
  flip_refusal_scale_view_show (self->scale, &refusal->scale);
  show_hint (self->help_row, self->help, refusal->help);
  show_hint (self->tip_row, self->tip, refusal->tip);
  show_rule (self, refusal->rule);
}
