/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/kit/canvas.h"

#include <glib/gi18n.h>

/* Hinting is off, because it would shift letters: text is laid out alike at every scale and on
   every device. */
void
flip_canvas_init (FlipCanvas *canvas, cairo_t *cr, const FlipPalette *palette)
{
  PangoContext *context = pango_cairo_create_context (cr);
  cairo_font_options_t *options = cairo_font_options_create ();

  g_return_if_fail (canvas != NULL);
  g_return_if_fail (cr != NULL);
  g_return_if_fail (palette != NULL);

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias (options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options (context, options);
  pango_cairo_context_set_resolution (context, 96);
  pango_context_set_round_glyph_positions (context, FALSE);
  cairo_font_options_destroy (options);

  canvas->cr = cr;
  canvas->palette = palette;
  canvas->layout = pango_layout_new (context);
  g_object_unref (context);
  canvas->ground = palette->board;
  canvas->setup = NULL;
  pango_layout_set_single_paragraph_mode (canvas->layout, TRUE);
}

void
flip_canvas_clear (FlipCanvas *canvas)
{
  g_clear_object (&canvas->layout);
}

char *
flip_canvas_player (const FlipCanvas *canvas, guint seat)
{
  g_return_val_if_fail (seat < FLIP_MAX_SEATS, NULL);

  if (canvas->setup && seat < canvas->setup->players->len)
    return g_strdup (g_ptr_array_index (canvas->setup->players, seat));
  return g_strdup_printf (/* Translators: %u: the number of the seat */ _ ("Seat %u"), seat + 1);
}

void
flip_canvas_colour (FlipCanvas *canvas, FlipColour colour)
{
  cairo_set_source_rgba (canvas->cr, colour.red, colour.green, colour.blue, colour.alpha);
}

void
flip_canvas_fill (FlipCanvas *canvas, FlipColour colour)
{
  flip_canvas_colour (canvas, colour);
  cairo_fill (canvas->cr);
}

void
flip_canvas_fill_keep (FlipCanvas *canvas, FlipColour colour)
{
  flip_canvas_colour (canvas, colour);
  cairo_fill_preserve (canvas->cr);
}

void
flip_canvas_stroke (FlipCanvas *canvas, FlipColour colour, double width)
{
  g_return_if_fail (width >= 0);

  flip_canvas_colour (canvas, colour);
  cairo_set_line_width (canvas->cr, width);
  cairo_stroke (canvas->cr);
}

void
flip_canvas_round (FlipCanvas *canvas, const FlipRect *rect, double radius)
{
  cairo_t *cr = canvas->cr;
  double r = MIN (radius, MIN (rect->width, rect->height) / 2);
  double right = rect->x + rect->width, bottom = rect->y + rect->height;

  cairo_new_sub_path (cr);
  cairo_arc (cr, right - r, rect->y + r, r, -G_PI_2, 0);
  cairo_arc (cr, right - r, bottom - r, r, 0, G_PI_2);
  cairo_arc (cr, rect->x + r, bottom - r, r, G_PI_2, G_PI);
  cairo_arc (cr, rect->x + r, rect->y + r, r, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

void
flip_canvas_disc (FlipCanvas *canvas, double x, double y, double radius)
{
  cairo_new_path (canvas->cr);
  cairo_arc (canvas->cr, x, y, radius, 0, 2 * G_PI);
}

void
flip_canvas_fill_disc (FlipCanvas *canvas, double x, double y, double radius, FlipColour colour)
{
  flip_canvas_disc (canvas, x, y, radius);
  flip_canvas_fill (canvas, colour);
}

void
flip_canvas_fill_round (FlipCanvas *canvas, const FlipRect *rect, double radius, FlipColour colour)
{
  flip_canvas_round (canvas, rect, radius);
  flip_canvas_fill (canvas, colour);
}

void
flip_canvas_stroke_round (FlipCanvas *canvas,
                          const FlipRect *rect,
                          double radius,
                          FlipColour colour,
                          double width)
{
  flip_canvas_round (canvas, rect, radius);
  flip_canvas_stroke (canvas, colour, width);
}

void
flip_canvas_stroke_dashed (FlipCanvas *canvas,
                           FlipColour colour,
                           double width,
                           double dash,
                           double gap)
{
  const double dashes[] = { dash, gap };

  cairo_save (canvas->cr);
  cairo_set_dash (canvas->cr, dashes, G_N_ELEMENTS (dashes), 0);
  flip_canvas_stroke (canvas, colour, width);
  cairo_restore (canvas->cr);
}

void
flip_canvas_line (FlipCanvas *canvas,
                  double x1,
                  double y1,
                  double x2,
                  double y2,
                  FlipColour colour,
                  double width)
{
  cairo_move_to (canvas->cr, x1, y1);
  cairo_line_to (canvas->cr, x2, y2);
  flip_canvas_stroke (canvas, colour, width);
}

void
flip_canvas_box (FlipCanvas *canvas,
                 const FlipRect *rect,
                 double radius,
                 FlipColour fill,
                 FlipColour line,
                 double width)
{
  FlipRect inner = flip_rect_grow (*rect, -width / 2);

  flip_canvas_round (canvas, &inner, radius - width / 2);
  flip_canvas_fill_keep (canvas, fill);
  flip_canvas_stroke (canvas, line, width);
}
