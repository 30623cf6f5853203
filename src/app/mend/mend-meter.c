/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/mend/mend-meter.h"

#define WIDTH  150
#define HEIGHT 20
#define BAR    10.0

struct _FlipMendMeter
{
  FlipDrawing parent_instance;

  int value, needs, most;
};

G_DEFINE_FINAL_TYPE (FlipMendMeter, flip_mend_meter, FLIP_TYPE_DRAWING)

/* helpers */

static void
draw_bar (FlipCanvas *canvas, double width, double height, FlipColour colour)
{
  FlipRect bar = { 0, (height - BAR) / 2, MAX (width, BAR), BAR };

  flip_canvas_round (canvas, &bar, BAR / 2);
  flip_canvas_fill (canvas, colour);
}

/* overrides */

static void
flip_mend_meter_draw (FlipDrawing *drawing, FlipCanvas *canvas, double width, double height)
{
  static const double dashes[] = { 3.6, 2.6 };
  FlipMendMeter *self = FLIP_MEND_METER (drawing);
  const FlipPalette *palette = canvas->palette;
  double unit = width / MAX (1, self->most);

  draw_bar (canvas, width, height, flip_palette_site_line (palette, FLIP_HUE_GREY));
  if (self->value > 0)
    draw_bar (canvas, self->value * unit, height,
              self->value < self->needs ? palette->refused : palette->hues[FLIP_HUE_CLUBS]);
  cairo_save (canvas->cr);
  cairo_set_dash (canvas->cr, dashes, G_N_ELEMENTS (dashes), 0);
  flip_canvas_line (canvas, self->needs * unit, 0, self->needs * unit, height, palette->text, 2);
  cairo_restore (canvas->cr);
}

static void
flip_mend_meter_class_init (FlipMendMeterClass *klass)
{
  FLIP_DRAWING_CLASS (klass)->draw = flip_mend_meter_draw;
}

static void
flip_mend_meter_init (FlipMendMeter *self)
{
  flip_drawing_set_size (FLIP_DRAWING (self), WIDTH, HEIGHT);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_FILL);
}

/* public functions */

void
flip_mend_meter_show (FlipMendMeter *self, int value, int needs, int most)
{
  g_return_if_fail (FLIP_IS_MEND_METER (self));
  g_return_if_fail (value <= most && needs <= most);

  self->value = value;
  self->needs = needs;
  self->most = most;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
