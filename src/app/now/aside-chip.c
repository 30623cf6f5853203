/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/aside-chip.h"

#include "app/common/glyph-words.h"
#include "app/common/widget-canvas.h"

#define GLYPH_SIZE 15

struct _FlipAsideChip
{
  GtkButton parent_instance;
};

G_DEFINE_FINAL_TYPE (FlipAsideChip, flip_aside_chip, GTK_TYPE_BUTTON)

/* overrides */

static void
flip_aside_chip_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  double width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  FlipRect pill = { 1, 1, width - 2, height - 2 };
  FlipCanvas canvas;

  flip_widget_canvas_begin (&canvas, widget, snapshot, 1);
  flip_canvas_box (&canvas, &pill, pill.height / 2, canvas.palette->glow, canvas.palette->glow_line,
                   1.8);
  flip_widget_canvas_end (&canvas);
  GTK_WIDGET_CLASS (flip_aside_chip_parent_class)->snapshot (widget, snapshot);
}

/* The colours follow the window's. */
static void
flip_aside_chip_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (flip_aside_chip_parent_class)->css_changed (widget, change);
  gtk_widget_queue_draw (widget);
}

static void
flip_aside_chip_class_init (FlipAsideChipClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = flip_aside_chip_snapshot;
  widget_class->css_changed = flip_aside_chip_css_changed;
  gtk_widget_class_set_css_name (widget_class, "chip");
}

static void
flip_aside_chip_init (FlipAsideChip *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "aside-chip");
}

/* public functions */

GtkWidget *
flip_aside_chip_new (const char *badge, const char *name)
{
  GtkWidget *self = g_object_new (FLIP_TYPE_ASIDE_CHIP, NULL);
  GtkWidget *content = flip_glyph_words_new (badge, GLYPH_SIZE);

  gtk_widget_add_css_class (content, "aside-content");
  gtk_widget_set_halign (content, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (self), content);
  gtk_widget_set_tooltip_text (self, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return self;
}
