/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/table/outcome-bar.h"

#include "app/common/picture/drawing.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"

#define SHOWN_MS 9000

struct _FlipOutcomeBar
{
  GtkWidget parent_instance;

  /* template */
  GtkWidget *revealer, *box;
  GtkLabel *label;
  FlipDrawing *sign;

  guint hiding; /* the source that hides it, or 0 */
};

FLIP_DEFINE_TEMPLATE (FlipOutcomeBar, flip_outcome_bar, GTK_TYPE_WIDGET)

/* helpers */

/* The sign before the words, on the dark background of the bar. */
static void
draw_sign (gconstpointer value, FlipCanvas *canvas, double width, double height)
{
  static const FlipColour red = { 1, .54, .5, 1 }, ground = { .12, .12, .13, 1 };
  FlipGlyph glyph = *(const FlipGlyph *) value;
  FlipColour colour =
    glyph == FLIP_GLYPH_HEART || glyph == FLIP_GLYPH_NOENTRY ? red : (FlipColour){ 1, 1, 1, 1 };

  if (glyph < FLIP_N_GLYPHS)
    flip_glyph_draw (canvas, glyph, width / 2, height / 2, MIN (width, height) - 2, colour, ground);
}

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
flip_outcome_bar_class_init (FlipOutcomeBarClass *klass)
{
  FLIP_OWN_SOURCES (klass, FlipOutcomeBar, hiding);
  FLIP_OWN (klass, FlipOutcomeBar, (revealer, gtk_widget_unparent));
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  FLIP_TEMPLATE (klass, "table/outcome-bar.ui");
  FLIP_BIND_CHILDREN (klass, FlipOutcomeBar, revealer, box, label, sign);
  FLIP_BIND_CALLBACKS (klass, flip_outcome_bar_hide);
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
  static const FlipDrawn drawn = { .draw = draw_sign, .size = sizeof sign };

  g_return_if_fail (FLIP_IS_OUTCOME_BAR (self) && words);

  flip_drawing_show (self->sign, &drawn, &sign);
  gtk_widget_set_visible (GTK_WIDGET (self->sign), sign < FLIP_N_GLYPHS);
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
