/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/picture/widget-canvas.h"

void
flip_widget_canvas_begin (FlipCanvas *canvas,
                          GtkWidget *widget,
                          GtkSnapshot *snapshot,
                          double around)
{
  float width = (float) (gtk_widget_get_width (widget) + 2 * around);
  float height = (float) (gtk_widget_get_height (widget) + 2 * around);
  cairo_t *cr = gtk_snapshot_append_cairo (
    snapshot, &GRAPHENE_RECT_INIT ((float) -around, (float) -around, width, height));

  flip_canvas_init (canvas, cr, flip_screen_palette ());
}

void
flip_widget_canvas_end (FlipCanvas *canvas)
{
  cairo_t *cr = canvas->cr;

  g_return_if_fail (cr != NULL);

  flip_canvas_clear (canvas);
  cairo_destroy (cr);
}

const FlipPalette *
flip_screen_palette (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  gboolean dark = adw_style_manager_get_dark (manager);

  if (adw_style_manager_get_high_contrast (manager))
    return flip_palette (dark ? FLIP_PALETTE_CONTRAST_DARK : FLIP_PALETTE_CONTRAST);
  return flip_palette (dark ? FLIP_PALETTE_DARK : FLIP_PALETTE_LIGHT);
}

void
flip_screen_palette_watch (GtkWidget *widget, GCallback changed)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (changed != NULL);

  g_signal_connect_object (manager, "notify::dark", changed, widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", changed, widget, G_CONNECT_SWAPPED);
}
