/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/price-chip.h"

#include "app/common/widget-canvas.h"
#include "app/common/glyph-icon.h"

#include <glib/gi18n.h>

#define RADIUS 9

struct _FlipPriceChip
{
  GtkToggleButton parent_instance;

  int price;
  gboolean or_more;
};

G_DEFINE_FINAL_TYPE (FlipPriceChip, flip_price_chip, GTK_TYPE_TOGGLE_BUTTON)

/* helpers */

static GtkWidget *
content_new (guint count, int price, gboolean or_more)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *label = gtk_label_new (NULL);
  g_autofree char *text = NULL;

  /* Translators: beside a drawn nugget: so many sites are in reach for so much gold. */
  text = price == 0 ? g_markup_printf_escaped (_ ("<b>%u</b> free"), count)
         : or_more  ? g_markup_printf_escaped (_ ("<b>%u</b> for %d+"), count, price)
                    : g_markup_printf_escaped (_ ("<b>%u</b> for %d"), count, price);
  gtk_label_set_markup (GTK_LABEL (label), text);
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), label);
  if (price)
    gtk_box_append (GTK_BOX (box), flip_glyph_icon_new (FLIP_GLYPH_NUGGET, 14));
  gtk_widget_add_css_class (box, "chip-content");
  return box;
}

static void
draw_ground (FlipPriceChip *self, FlipCanvas *canvas, gboolean active)
{
  static const double dashes[] = { 3.6, 2.6 };
  const FlipPalette *palette = canvas->palette;
  FlipRect rect = { 1, 1, gtk_widget_get_width (GTK_WIDGET (self)) - 2,
                    gtk_widget_get_height (GTK_WIDGET (self)) - 2 };
  FlipRect ring = flip_rect_grow (rect, -.5);

  flip_canvas_round (canvas, &rect, RADIUS);
  flip_canvas_fill_keep (canvas, self->price ? palette->faint_glow : palette->glow);
  if (self->price)
    cairo_set_dash (canvas->cr, dashes, G_N_ELEMENTS (dashes), 0);
  flip_canvas_stroke (canvas, palette->glow_line, self->price ? 1.4 : 1.8);
  cairo_set_dash (canvas->cr, NULL, 0, 0);
  if (!active)
    return;
  flip_canvas_round (canvas, &ring, RADIUS);
  flip_canvas_stroke (canvas, palette->text, 3);
}

/* overrides */

static void
flip_price_chip_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FlipCanvas canvas;

  flip_widget_canvas_begin (&canvas, widget, snapshot, 1);
  draw_ground (FLIP_PRICE_CHIP (widget), &canvas,
               gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (widget)));
  flip_widget_canvas_end (&canvas);
  GTK_WIDGET_CLASS (flip_price_chip_parent_class)->snapshot (widget, snapshot);
}

/* The colours follow the window's. */
static void
flip_price_chip_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (flip_price_chip_parent_class)->css_changed (widget, change);
  gtk_widget_queue_draw (widget);
}

static void
flip_price_chip_toggled (GtkToggleButton *button)
{
  gtk_widget_queue_draw (GTK_WIDGET (button));
}

static void
flip_price_chip_class_init (FlipPriceChipClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  GTK_TOGGLE_BUTTON_CLASS (klass)->toggled = flip_price_chip_toggled;
  widget_class->snapshot = flip_price_chip_snapshot;
  widget_class->css_changed = flip_price_chip_css_changed;
  gtk_widget_class_set_css_name (widget_class, "chip");
}

static void
flip_price_chip_init (FlipPriceChip *self)
{
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), _ ("Show only these and cheaper ones"));
}

/* public functions */

GtkWidget *
flip_price_chip_new (guint count, int price, gboolean or_more)
{
  FlipPriceChip *self = g_object_new (FLIP_TYPE_PRICE_CHIP, NULL);
  g_autofree char *label =
    price == 0 ? g_strdup_printf (ngettext ("%u site free", "%u sites free", count), count)
    : or_more  ? g_strdup_printf (
         ngettext ("%u site for %d gold or more", "%u sites for %d gold or more", count), count,
         price)
              : g_strdup_printf (ngettext ("%u site for %d gold", "%u sites for %d gold", count),
                                 count, price);

  self->price = price;
  self->or_more = or_more;
  gtk_button_set_child (GTK_BUTTON (self), content_new (count, price, or_more));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return GTK_WIDGET (self);
}

int
flip_price_chip_most (FlipPriceChip *self)
{
  return self->or_more ? G_MAXINT - 1 : self->price;
}
