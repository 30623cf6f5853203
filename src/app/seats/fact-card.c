/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/seats/fact-card.h"

#include "app/common/picture/drawing.h"
#include "app/common/picture/glyph-icon.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"
#include "app/seats/explain.h"
#include "draw/kit/text.h"
#include "engine/base/phrase.h"

#include <glib/gi18n.h>

#define SIZE        22
#define GAP         7
#define LEAST_CHARS 10
#define VALUE_CHARS 30
#define HELP_CHARS  46
#define MOST_STEPS  14 /* the most steps that fit; beyond that only the number is shown */

struct _FlipFactCard
{
  GtkBox parent_instance;

  /* template */
  GtkLabel *label, *value;
  FlipGlyphIcon *glyph;
  GtkWidget *explain;
};

FLIP_DEFINE_TEMPLATE (FlipFactCard, flip_fact_card, GTK_TYPE_BOX)

typedef struct
{
  guint step, steps, seat;
} Steps;

struct _FlipStepsCard
{
  GtkBox parent_instance;

  /* template */
  GtkLabel *label, *count;
  FlipDrawing *steps;
};

FLIP_DEFINE_TEMPLATE (FlipStepsCard, flip_steps_card, GTK_TYPE_BOX)

/* helpers */

static void
draw_tick (FlipCanvas *canvas, const FlipRect *rect)
{
  double x = flip_rect_middle (rect), y = flip_rect_centre (rect);

  cairo_save (canvas->cr);
  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_new_path (canvas->cr);
  cairo_move_to (canvas->cr, x - 4, y);
  cairo_line_to (canvas->cr, x - 1, y + 3);
  cairo_line_to (canvas->cr, x + 4.2, y - 3.4);
  flip_canvas_stroke (canvas, canvas->palette->face, 2);
  cairo_restore (canvas->cr);
}

static void
draw_step (const Steps *steps, FlipCanvas *canvas, guint step, const FlipRect *rect)
{
  const FlipPalette *palette = canvas->palette;
  FlipColour ink = flip_palette_ink (palette, steps->seat);
  gboolean now = step == steps->step;

  if (step < steps->step)
    {
      flip_canvas_box (canvas, rect, SIZE / 2.0, ink, ink, 1);
      draw_tick (canvas, rect);
      return;
    }
  flip_canvas_box (canvas, rect, SIZE / 2.0, palette->face,
                   now ? ink : flip_palette_site_line (palette, FLIP_HUE_GREY),
                   now ? 2.2 : palette->line);
  flip_number_draw (canvas, (int) step, now ? FLIP_TYPE_VALUE : FLIP_TYPE_NOTE,
                    now ? palette->text : palette->second, flip_rect_middle (rect),
                    flip_rect_centre (rect), FLIP_ALIGN_MIDDLE);
}

static void
draw_steps (gconstpointer value, FlipCanvas *canvas, double width, double height)
{
  const Steps *steps = value;

  for (guint i = 0; i < steps->steps; i++)
    {
      FlipRect rect = { i * (SIZE + GAP), (height - SIZE) / 2, SIZE, SIZE };

      draw_step (steps, canvas, i + 1, &rect);
    }
}

static void
show_steps (FlipDrawing *drawing, const FlipFact *fact, guint seat)
{
  static const FlipDrawn drawn = { .draw = draw_steps, .size = sizeof (Steps), .around = 1 };
  Steps steps = { fact->step, fact->steps, seat };

  gtk_widget_set_visible (GTK_WIDGET (drawing), fact->steps <= MOST_STEPS);
  flip_drawing_set_size (drawing, (int) fact->steps * (SIZE + GAP) - GAP, SIZE);
  flip_drawing_show (drawing, &drawn, &steps);
}

/* A value is never cut off unless it is very long; an explanation may be, since the button beside
   it opens the whole text. */
static void
show_width (GtkLabel *value, gboolean explains)
{
  int length = (int) flip_phrase_width (gtk_label_get_label (value));

  gtk_label_set_width_chars (value,
                             explains ? LEAST_CHARS : CLAMP (length, LEAST_CHARS, VALUE_CHARS));
  gtk_label_set_max_width_chars (value, explains ? HELP_CHARS : VALUE_CHARS);
}

/* overrides */

static void
flip_steps_card_class_init (FlipStepsCardClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
  FLIP_TEMPLATE (klass, "seats/steps-card.ui");
  FLIP_BIND_CHILDREN (klass, FlipStepsCard, label, count, steps);
}

static void
flip_fact_card_class_init (FlipFactCardClass *klass)
{
  FLIP_TEMPLATE (klass, "seats/fact-card.ui");
  FLIP_BIND_CHILDREN (klass, FlipFactCard, label, glyph, value, explain);
}

/* public functions */

void
flip_fact_card_show (FlipFactCard *self, const FlipFact *fact)
{
  g_return_if_fail (FLIP_IS_FACT_CARD (self) && fact);

  flip_show_text (self->label, fact->help ? fact->value : fact->label);
  flip_glyph_icon_show_word (self->glyph, fact->glyph);
  flip_show_text (self->value, fact->help ? fact->help : fact->value);
  show_width (self->value, fact->help != NULL);
  flip_show_class (GTK_WIDGET (self), "explained", fact->help != NULL);
  flip_show_tooltip (GTK_WIDGET (self), fact->help ? fact->help : fact->value);
  flip_explain_show (self->explain, fact->value, fact->rule);
}

void
flip_steps_card_show (FlipStepsCard *self, const FlipFact *fact, guint seat)
{
  g_autofree char *count = NULL, *whole = NULL;

  g_return_if_fail (FLIP_IS_STEPS_CARD (self));
  g_return_if_fail (fact && fact->steps);

  /* Translators: first %u: how much there is of something; second %u: how much there may be */
  count = g_strdup_printf (_ ("%u of %u"), fact->step, fact->steps);
  whole = g_strdup_printf ("%s %s", fact->label, count);
  flip_show_text (self->label, fact->label);
  flip_show_text (self->count, count);
  show_steps (self->steps, fact, seat);
  flip_show_name (self, whole);
}
