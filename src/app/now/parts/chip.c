/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/parts/chip.h"

#include "app/common/picture/widget-canvas.h"

#define RADIUS 9

struct _FlipChip
{
  AdwBin parent_instance;

  FlipChipLook look;
};

G_DEFINE_FINAL_TYPE (FlipChip, flip_chip, ADW_TYPE_BIN)

/* helpers */

static double
line_width (FlipChipLook look, GtkStateFlags state)
{
  gboolean is_pointed = state & (GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_ACTIVE);

  if (look == FLIP_CHIP_PRICED)
    return 1.4;
  return look == FLIP_CHIP_SITE && is_pointed ? 2.6 : 1.8;
}

static void
draw_ground (FlipChip *self, FlipCanvas *canvas, const FlipRect *rect, GtkStateFlags state)
{
  static const double dashes[] = { 3.6, 2.6 };
  const FlipPalette *palette = canvas->palette;
  gboolean is_priced = self->look == FLIP_CHIP_PRICED;
  FlipRect pill = flip_rect_grow (*rect, -.9);

  if (self->look == FLIP_CHIP_PILL)
    flip_canvas_round (canvas, &pill, pill.height / 2);
  else
    flip_canvas_round (canvas, rect, RADIUS);
  flip_canvas_fill_keep (canvas, is_priced ? palette->faint_glow : palette->glow);
  if (is_priced)
    cairo_set_dash (canvas->cr, dashes, G_N_ELEMENTS (dashes), 0);
  flip_canvas_stroke (canvas, palette->glow_line, line_width (self->look, state));
  cairo_set_dash (canvas->cr, NULL, 0, 0);
}

static void
draw_ring (FlipCanvas *canvas, const FlipRect *rect)
{
  FlipRect ring = flip_rect_grow (*rect, -.5);

  flip_canvas_round (canvas, &ring, RADIUS);
  flip_canvas_stroke (canvas, canvas->palette->text, 3);
}

/* overrides */

/* Takes its state from the button. */
static void
flip_chip_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FlipRect rect = { 1, 1, gtk_widget_get_width (widget) - 2, gtk_widget_get_height (widget) - 2 };
  GtkStateFlags state = gtk_widget_get_state_flags (gtk_widget_get_parent (widget));
  FlipCanvas canvas;

  flip_widget_canvas_begin (&canvas, widget, snapshot, 1);
  draw_ground (FLIP_CHIP (widget), &canvas, &rect, state);
  if (state & GTK_STATE_FLAG_CHECKED)
    draw_ring (&canvas, &rect);
  flip_widget_canvas_end (&canvas);
  GTK_WIDGET_CLASS (flip_chip_parent_class)->snapshot (widget, snapshot);
}

static void
flip_chip_class_init (FlipChipClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = flip_chip_snapshot;
}

static void
flip_chip_init (FlipChip *self)
{
  flip_screen_palette_watch (GTK_WIDGET (self), G_CALLBACK (gtk_widget_queue_draw));
}

/* public functions */

void
flip_chip_set (GtkButton *button, FlipChipLook look, GtkWidget *content)
{
  FlipChip *self;

  g_return_if_fail (GTK_IS_BUTTON (button));
  g_return_if_fail (GTK_IS_WIDGET (content));

  self = g_object_new (FLIP_TYPE_CHIP, "child", content, NULL);
  self->look = look;
  gtk_button_set_child (button, GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (button), "glow-chip");
  g_signal_connect_object (button, "state-flags-changed", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}
