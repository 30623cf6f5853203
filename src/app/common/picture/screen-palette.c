/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/picture/screen-palette.h"

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
