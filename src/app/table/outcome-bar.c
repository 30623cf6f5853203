/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/table/outcome-bar.h"

#include "app/common/picture/drawing.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"

#define SHOWN_MS 9000

/* The sign before the words, on the dark background of the bar. */
#define FLIP_TYPE_OUTCOME_SIGN (flip_outcome_sign_get_type ())
G_DECLARE_FINAL_TYPE (FlipOutcomeSign, flip_outcome_sign, FLIP, OUTCOME_SIGN, FlipDrawing)

struct _FlipOutcomeSign
{
  FlipDrawing parent_instance;

  FlipGlyph glyph; /* or FLIP_N_GLYPHS: none */
};

FLIP_DEFINE_PLAIN (FlipOutcomeSign, flip_outcome_sign, FLIP_TYPE_DRAWING)

struct _FlipOutcomeBar
{
  GtkWidget parent_instance;

  /* template */
  GtkWidget *revealer, *box;
  GtkLabel *label;
  FlipOutcomeSign *sign;

  guint hiding; /* the source that hides it, or 0 */
};

FLIP_DEFINE_TEMPLATE (FlipOutcomeBar, flip_outcome_bar, GTK_TYPE_WIDGET)

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
  g_assert (FLIP_IS_OUTCOME_BAR (self));

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
flip_outcome_bar_class_init (FlipOutcomeBarClass *klass)
{
  FLIP_OWN_SOURCES (klass, FlipOutcomeBar, hiding);
  FLIP_OWN (klass, FlipOutcomeBar, (revealer, gtk_widget_unparent));
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  FLIP_TEMPLATE (klass, "table/outcome-bar.ui");
  FLIP_BIND_CHILDREN (klass, FlipOutcomeBar, revealer, box, label, sign);
  FLIP_BIND_CALLBACKS (klass, close_cb);
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
  g_return_if_fail (FLIP_IS_OUTCOME_BAR (self) && words);

  self->sign->glyph = sign;
  gtk_widget_set_visible (GTK_WIDGET (self->sign), sign < FLIP_N_GLYPHS);
  gtk_widget_queue_draw (GTK_WIDGET (self->sign));
  g_clear_handle_id (&self->hiding, g_source_remove);
  gtk_label_set_label (self->label, words);
  flip_show_name (self->box, words);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), TRUE);
  self->hiding = g_timeout_add (SHOWN_MS, hide_cb, self);
}

void
flip_outcome_bar_hide (FlipOutcomeBar *self)
{
  g_return_if_fail (FLIP_IS_OUTCOME_BAR (self));

  g_clear_handle_id (&self->hiding, g_source_remove);
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), FALSE);
}
