/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/seats/steps-card.h"

#include "draw/text.h"

#include <glib/gi18n.h>

#define SIZE       22
#define GAP        7
#define MOST_STEPS 14 /* for more there is no room, and the number must do */

struct _FlipSteps
{
  FlipDrawing parent_instance;

  guint step, steps, seat;
};

G_DEFINE_FINAL_TYPE (FlipSteps, flip_steps, FLIP_TYPE_DRAWING)

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
draw_step (FlipSteps *self, FlipCanvas *canvas, guint step, const FlipRect *rect)
{
  const FlipPalette *palette = canvas->palette;
  FlipColour ink = flip_palette_ink (palette, self->seat);
  gboolean now = step == self->step;

  if (step < self->step)
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

/* overrides */

static void
flip_steps_draw (FlipDrawing *drawing, FlipCanvas *canvas, double width, double height)
{
  FlipSteps *self = FLIP_STEPS (drawing);

  for (guint i = 0; i < self->steps; i++)
    {
      FlipRect rect = { i * (SIZE + GAP), (height - SIZE) / 2, SIZE, SIZE };

      draw_step (self, canvas, i + 1, &rect);
    }
}

static void
flip_steps_class_init (FlipStepsClass *klass)
{
  FLIP_DRAWING_CLASS (klass)->draw = flip_steps_draw;
  FLIP_DRAWING_CLASS (klass)->around = 1;
}

static void
flip_steps_init (FlipSteps *self)
{
}

/* building the card */

static GtkWidget *
steps_new (const FlipFact *fact, guint seat)
{
  FlipSteps *self = g_object_new (FLIP_TYPE_STEPS, NULL);

  self->step = fact->step;
  self->steps = fact->steps;
  self->seat = seat;
  flip_drawing_set_size (FLIP_DRAWING (self), (int) fact->steps * (SIZE + GAP) - GAP, SIZE);
  return GTK_WIDGET (self);
}

static void
add_label (GtkWidget *box, const char *words, const char *style)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (box), label);
}

/* public functions */

GtkWidget *
flip_steps_card_new (const FlipFact *fact, guint seat)
{
  g_autofree char *count = g_strdup_printf (_ ("%u of %u"), fact->step, fact->steps);
  g_autofree char *whole = g_strdup_printf ("%s %s", fact->label, count);
  GtkWidget *card =
    g_object_new (GTK_TYPE_BOX, "spacing", 16, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  add_label (words, fact->label, "fact-value");
  add_label (words, count, "now-small");
  gtk_box_append (GTK_BOX (card), words);
  if (fact->steps <= MOST_STEPS)
    gtk_box_append (GTK_BOX (card), steps_new (fact, seat));
  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "fact-card");
  gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, whole, -1);
  return card;
}
