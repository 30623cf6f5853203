/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/toolkit/css.h"

GdkRGBA
flip_css_colour (GtkWidget *widget)
{
  GdkRGBA colour = { 0, 0, 0, 1 };

  g_return_val_if_fail (GTK_IS_WIDGET (widget), colour);

#if GTK_CHECK_VERSION(4, 10, 0)
  gtk_widget_get_color (widget, &colour);
#else
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
#endif
  return colour;
}

/* The only way to look up a colour by name that newer toolkits have not deprecated. */
GdkRGBA
flip_css_class_colour (const char *name)
{
  g_autoptr (GtkWidget) swatch = g_object_ref_sink (gtk_label_new (NULL));

  g_assert (name);

  gtk_widget_add_css_class (swatch, name);
  return flip_css_colour (swatch);
}

void
flip_css_load (GtkCssProvider *provider, const char *text)
{
  g_return_if_fail (GTK_IS_CSS_PROVIDER (provider));
  g_return_if_fail (text != NULL);

#if GTK_CHECK_VERSION(4, 12, 0)
  gtk_css_provider_load_from_string (provider, text);
#else
  gtk_css_provider_load_from_data (provider, text, -1);
#endif
}
