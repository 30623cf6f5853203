/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/table/outcome-bar.h"

#include <glib/gi18n.h>

#define SHOWN_MS 9000

struct _FlipOutcomeBar
{
  GtkWidget parent_instance;

  /* children */
  GtkWidget *revealer, *box;
  GtkWidget *label;

  guint hiding;
};

G_DEFINE_FINAL_TYPE (FlipOutcomeBar, flip_outcome_bar, GTK_TYPE_WIDGET)

/* callbacks */

static gboolean
hide_cb (gpointer data)
{
  FlipOutcomeBar *self = FLIP_OUTCOME_BAR (data);

  self->hiding = 0;
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), FALSE);
  return G_SOURCE_REMOVE;
}

static void
close_cb (GtkButton *button, FlipOutcomeBar *self)
{
  flip_outcome_bar_hide (self);
}

/* overrides */

static void
flip_outcome_bar_dispose (GObject *object)
{
  FlipOutcomeBar *self = FLIP_OUTCOME_BAR (object);

  g_clear_handle_id (&self->hiding, g_source_remove);
  g_clear_pointer (&self->revealer, gtk_widget_unparent);
  G_OBJECT_CLASS (flip_outcome_bar_parent_class)->dispose (object);
}

static void
flip_outcome_bar_class_init (FlipOutcomeBarClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_outcome_bar_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
flip_outcome_bar_init (FlipOutcomeBar *self)
{
  GtkWidget *close = gtk_button_new_from_icon_name ("window-close-symbolic");

  self->label = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->label), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (close), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Close"), -1);
  gtk_widget_add_css_class (close, "flat");
  gtk_widget_add_css_class (close, "circular");
  gtk_widget_set_valign (close, GTK_ALIGN_CENTER);
  g_signal_connect (close, "clicked", G_CALLBACK (close_cb), self);
  self->box =
    g_object_new (GTK_TYPE_BOX, "spacing", 12, "accessible-role", GTK_ACCESSIBLE_ROLE_ALERT, NULL);
  gtk_widget_add_css_class (self->box, "outcome-bar");
  gtk_box_append (GTK_BOX (self->box), self->label);
  gtk_box_append (GTK_BOX (self->box), close);
  self->revealer = gtk_revealer_new ();
  gtk_revealer_set_transition_type (GTK_REVEALER (self->revealer),
                                    GTK_REVEALER_TRANSITION_TYPE_CROSSFADE);
  gtk_revealer_set_child (GTK_REVEALER (self->revealer), self->box);
  gtk_widget_set_parent (self->revealer, GTK_WIDGET (self));
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_END);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* public functions */

GtkWidget *
flip_outcome_bar_new (void)
{
  return g_object_new (FLIP_TYPE_OUTCOME_BAR, NULL);
}

void
flip_outcome_bar_tell (FlipOutcomeBar *self, const char *words)
{
  g_clear_handle_id (&self->hiding, g_source_remove);
  gtk_label_set_label (GTK_LABEL (self->label), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->box), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), TRUE);
  self->hiding = g_timeout_add (SHOWN_MS, hide_cb, self);
}

void
flip_outcome_bar_hide (FlipOutcomeBar *self)
{
  g_clear_handle_id (&self->hiding, g_source_remove);
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), FALSE);
}
