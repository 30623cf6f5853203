/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/place-chip.h"

#include "app/common/widget-canvas.h"

#include <glib/gi18n.h>

#define RADIUS     9
#define MOST_CHARS 11

struct _FlipPlaceChip
{
  GtkButton parent_instance;
};

G_DEFINE_FINAL_TYPE (FlipPlaceChip, flip_place_chip, GTK_TYPE_BUTTON)

/* overrides */

static void
flip_place_chip_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FlipRect rect = { 1, 1, gtk_widget_get_width (widget) - 2, gtk_widget_get_height (widget) - 2 };
  gboolean pointed =
    gtk_widget_get_state_flags (widget) & (GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_ACTIVE);
  FlipCanvas canvas;

  flip_widget_canvas_begin (&canvas, widget, snapshot, 1);
  flip_canvas_round (&canvas, &rect, RADIUS);
  flip_canvas_fill_keep (&canvas, canvas.palette->glow);
  flip_canvas_stroke (&canvas, canvas.palette->glow_line, pointed ? 2.6 : 1.8);
  flip_widget_canvas_end (&canvas);
  GTK_WIDGET_CLASS (flip_place_chip_parent_class)->snapshot (widget, snapshot);
}

/* The colours follow the window's. */
static void
flip_place_chip_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (flip_place_chip_parent_class)->css_changed (widget, change);
  gtk_widget_queue_draw (widget);
}

static void
flip_place_chip_state_flags_changed (GtkWidget *widget, GtkStateFlags before)
{
  GTK_WIDGET_CLASS (flip_place_chip_parent_class)->state_flags_changed (widget, before);
  gtk_widget_queue_draw (widget);
}

static void
flip_place_chip_class_init (FlipPlaceChipClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = flip_place_chip_snapshot;
  widget_class->css_changed = flip_place_chip_css_changed;
  widget_class->state_flags_changed = flip_place_chip_state_flags_changed;
  gtk_widget_class_set_css_name (widget_class, "chip");
}

static void
flip_place_chip_init (FlipPlaceChip *self)
{
}

static GtkWidget *
label_new (const char *words, const char *style)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MOST_CHARS);
  gtk_widget_add_css_class (label, style);
  return label;
}

/* public functions */

GtkWidget *
flip_place_chip_new (const char *gives, const char *place)
{
  GtkWidget *self = g_object_new (FLIP_TYPE_PLACE_CHIP, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  /* Translators: what an answer gives, and its place on the sheet: 2 points, Space 17. */
  g_autofree char *words = g_strdup_printf (_ ("%s, %s"), gives, place);

  gtk_widget_add_css_class (box, "place-content");
  gtk_box_append (GTK_BOX (box), label_new (gives, "place-gives"));
  gtk_box_append (GTK_BOX (box), label_new (place, "now-small"));
  gtk_button_set_child (GTK_BUTTON (self), box);
  gtk_widget_set_hexpand (self, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  return self;
}
