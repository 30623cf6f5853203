/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/files/print-preview.h"

#define SMALLEST 220

struct _FlipPrintPreview
{
  GtkWidget parent_instance;

  /* borrowed */
  FlipPrint *print; /* or NULL */

  guint page;
};

G_DEFINE_FINAL_TYPE (FlipPrintPreview, flip_print_preview, GTK_TYPE_WIDGET)

/* overrides */

static void
flip_print_preview_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  *minimum = SMALLEST;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 2 * SMALLEST : SMALLEST * 3 / 2;
}

static void
flip_print_preview_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FlipPrintPreview *self = FLIP_PRINT_PREVIEW (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  FlipRect paper;
  double scale;
  cairo_t *cr;

  if (!self->print || self->page >= flip_print_n_pages (self->print))
    return;
  paper = flip_print_rect (self->print, self->page);
  scale = MIN (width / paper.width, height / paper.height);
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  cairo_translate (cr, (width - paper.width * scale) / 2, (height - paper.height * scale) / 2);
  cairo_scale (cr, scale, scale);
  cairo_rectangle (cr, 0, 0, paper.width, paper.height);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, .6, .6, .6);
  cairo_set_line_width (cr, 1 / scale);
  cairo_stroke_preserve (cr);
  cairo_clip (cr);
  flip_print_draw (self->print, self->page, cr);
  cairo_destroy (cr);
}

static void
flip_print_preview_class_init (FlipPrintPreviewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = flip_print_preview_measure;
  widget_class->snapshot = flip_print_preview_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
flip_print_preview_init (FlipPrintPreview *self)
{
}

/* public functions */

void
flip_print_preview_load (FlipPrintPreview *self, FlipPrint *print, guint page)
{
  g_return_if_fail (FLIP_IS_PRINT_PREVIEW (self));

  self->print = print;
  self->page = page;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
