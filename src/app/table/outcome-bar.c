/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/table/outcome-bar.h"

#include "app/common/drawing.h"

#include <glib/gi18n.h>

#define SHOWN_MS 9000
#define SIGN     18

/* The sign before the words, on the bar's own dark ground. */
#define FLIP_TYPE_OUTCOME_SIGN (flip_outcome_sign_get_type ())
G_DECLARE_FINAL_TYPE (FlipOutcomeSign, flip_outcome_sign, FLIP, OUTCOME_SIGN, FlipDrawing)

struct _FlipOutcomeSign
{
  FlipDrawing parent_instance;

  FlipGlyph glyph; /* or FLIP_N_GLYPHS: none */
};

G_DEFINE_FINAL_TYPE (FlipOutcomeSign, flip_outcome_sign, FLIP_TYPE_DRAWING)

struct _FlipOutcomeBar
{
  GtkWidget parent_instance;

  /* children */
  GtkWidget *revealer, *box;
  GtkWidget *label;
  FlipOutcomeSign *sign;

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
flip_outcome_sign_draw (FlipDrawing *drawing, FlipCanvas *canvas, double width, double height)
{
  static const FlipColour red = { 1, .54, .5, 1 }, ground = { .12, .12, .13, 1 };
  FlipGlyph glyph = FLIP_OUTCOME_SIGN (drawing)->glyph;
  FlipColour colour =
    glyph == FLIP_GLYPH_HEART || glyph == FLIP_GLYPH_NOENTRY ? red : (FlipColour){ 1, 1, 1, 1 };

  if (glyph < FLIP_N_GLYPHS)
    flip_glyph_draw (canvas, glyph, width / 2, height / 2, MIN (width, height) - 2, colour, ground);
}

static void
flip_outcome_sign_class_init (FlipOutcomeSignClass *klass)
{
  FLIP_DRAWING_CLASS (klass)->draw = flip_outcome_sign_draw;
}

static void
flip_outcome_sign_init (FlipOutcomeSign *self)
{
  flip_drawing_set_size (FLIP_DRAWING (self), SIGN, SIGN);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

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
  gtk_label_set_natural_wrap_mode (GTK_LABEL (self->label), GTK_NATURAL_WRAP_NONE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (close), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Close"), -1);
  gtk_widget_add_css_class (close, "flat");
  gtk_widget_add_css_class (close, "circular");
  gtk_widget_set_valign (close, GTK_ALIGN_CENTER);
  g_signal_connect (close, "clicked", G_CALLBACK (close_cb), self);
  self->box =
    g_object_new (GTK_TYPE_BOX, "spacing", 12, "accessible-role", GTK_ACCESSIBLE_ROLE_ALERT, NULL);
  gtk_widget_add_css_class (self->box, "outcome-bar");
  self->sign = g_object_new (FLIP_TYPE_OUTCOME_SIGN, NULL);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->sign));
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
flip_outcome_bar_tell (FlipOutcomeBar *self, const char *words, FlipGlyph sign)
{
  self->sign->glyph = sign;
  gtk_widget_set_visible (GTK_WIDGET (self->sign), sign < FLIP_N_GLYPHS);
  gtk_widget_queue_draw (GTK_WIDGET (self->sign));
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
