/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/toolkit/text-scale.h"

/* The usual text: 11 points at 96 dots per inch. */
#define USUAL_POINTS     11.0
#define USUAL_RESOLUTION 96.0
#define POINTS_PER_INCH  72.0

double
flip_text_factor (GtkWidget *widget)
{
  PangoContext *context;
  const PangoFontDescription *font;
  double size, usual = USUAL_POINTS * USUAL_RESOLUTION / POINTS_PER_INCH;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), 1);

  context = gtk_widget_get_pango_context (widget);
  font = pango_context_get_font_description (context);
  size = (double) pango_font_description_get_size (font) / PANGO_SCALE;
  if (!pango_font_description_get_size_is_absolute (font))
    size *= pango_cairo_context_get_resolution (context) / POINTS_PER_INCH;
  return MAX (1, size / usual);
}

int
flip_text_scale (GtkWidget *widget, int length)
{
  return (int) (length * flip_text_factor (widget) + .5);
}
