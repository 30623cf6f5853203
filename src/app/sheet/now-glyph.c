/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/sheet/now-glyph.h"

#include "app/sheet/now-canvas.h"

struct _FlipNowGlyph
{
  GtkWidget parent_instance;

  FlipGlyph glyph;
  int size;
};

G_DEFINE_FINAL_TYPE (FlipNowGlyph, flip_now_glyph, GTK_TYPE_WIDGET)

/* overrides */

static void
flip_now_glyph_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  *minimum = *natural = FLIP_NOW_GLYPH (widget)->size;
  *minimum_baseline = *natural_baseline = -1;
}

static void
flip_now_glyph_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FlipNowGlyph *self = FLIP_NOW_GLYPH (widget);
  FlipCanvas canvas;

  flip_now_canvas_begin (&canvas, widget, snapshot, 1);
  flip_glyph_draw_symbol (&canvas, self->glyph, gtk_widget_get_width (widget) / 2.0,
                          gtk_widget_get_height (widget) / 2.0, self->size);
  flip_now_canvas_end (&canvas);
}

/* The colours follow the window's. */
static void
flip_now_glyph_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (flip_now_glyph_parent_class)->css_changed (widget, change);
  gtk_widget_queue_draw (widget);
}

static void
flip_now_glyph_class_init (FlipNowGlyphClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = flip_now_glyph_measure;
  widget_class->snapshot = flip_now_glyph_snapshot;
  widget_class->css_changed = flip_now_glyph_css_changed;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
flip_now_glyph_init (FlipNowGlyph *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/* public functions */

GtkWidget *
flip_now_glyph_new (FlipGlyph glyph, int size)
{
  FlipNowGlyph *self = g_object_new (FLIP_TYPE_NOW_GLYPH, NULL);

  self->glyph = glyph;
  self->size = size;
  return GTK_WIDGET (self);
}
