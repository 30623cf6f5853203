/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/table/clock-box.h"

#include "app/common/picture/drawing.h"
#include "app/common/toolkit/show.h"

/* The dial. */
#define FLIP_TYPE_CLOCK_DIAL (flip_clock_dial_get_type ())
G_DECLARE_FINAL_TYPE (FlipClockDial, flip_clock_dial, FLIP, CLOCK_DIAL, FlipDrawing)

struct _FlipClockDial
{
  FlipDrawing parent_instance;

  /* borrowed */
  const FlipTableArt *art;

  /* owned */
  FlipMoment *moment; /* or NULL */
};

G_DEFINE_FINAL_TYPE (FlipClockDial, flip_clock_dial, FLIP_TYPE_DRAWING)

struct _FlipClockBox
{
  GtkBox parent_instance;

  /* template */
  FlipClockDial *dial;
  GtkLabel *title, *first_line, *second_line;
};

G_DEFINE_FINAL_TYPE (FlipClockBox, flip_clock_box, GTK_TYPE_BOX)

/* overrides */

static void
flip_clock_dial_draw (FlipDrawing *drawing, FlipCanvas *canvas, double width, double height)
{
  FlipClockDial *self = FLIP_CLOCK_DIAL (drawing);

  if (self->art && self->moment)
    self->art->draw_clock (canvas, self->moment->state, MIN (width, height));
}

static void
flip_clock_dial_dispose (GObject *object)
{
  g_clear_pointer (&FLIP_CLOCK_DIAL (object)->moment, flip_moment_unref);
  G_OBJECT_CLASS (flip_clock_dial_parent_class)->dispose (object);
}

static void
flip_clock_dial_class_init (FlipClockDialClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_clock_dial_dispose;
  FLIP_DRAWING_CLASS (klass)->draw = flip_clock_dial_draw;
}

static void
flip_clock_dial_init (FlipClockDial *self)
{
}

static void
flip_clock_box_class_init (FlipClockBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (FLIP_TYPE_CLOCK_DIAL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/flipside/Flipside/table/clock-box.ui");
  gtk_widget_class_bind_template_child (widget_class, FlipClockBox, dial);
  gtk_widget_class_bind_template_child (widget_class, FlipClockBox, title);
  gtk_widget_class_bind_template_child (widget_class, FlipClockBox, first_line);
  gtk_widget_class_bind_template_child (widget_class, FlipClockBox, second_line);
}

static void
flip_clock_box_init (FlipClockBox *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* public functions */

void
flip_clock_box_show (FlipClockBox *self, const FlipTableArt *art, FlipMoment *moment)
{
  FlipTableClock clock = { 0 };

  g_return_if_fail (FLIP_IS_CLOCK_BOX (self));
  g_return_if_fail (art && moment);

  gtk_widget_set_visible (GTK_WIDGET (self), art->draw_clock != NULL);
  if (!art->draw_clock)
    return;
  self->dial->art = art;
  if (moment == self->dial->moment)
    return;
  flip_moment_ref (moment);
  g_clear_pointer (&self->dial->moment, flip_moment_unref);
  self->dial->moment = moment;
  art->tell_clock (moment->state, &clock);
  flip_show_text (self->title, clock.title);
  flip_show_text (self->first_line, clock.lines[0]);
  flip_show_text (self->second_line, clock.lines[1]);
  gtk_widget_queue_draw (GTK_WIDGET (self->dial));
}
