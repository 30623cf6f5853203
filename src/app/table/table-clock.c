/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/table/table-clock.h"

#include "app/common/drawing.h"

#define SIZE 76

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

struct _FlipTableClockBox
{
  GtkBox parent_instance;

  /* owned by the box */
  FlipClockDial *dial;
  GtkLabel *title, *lines[2];
};

G_DEFINE_FINAL_TYPE (FlipTableClockBox, flip_table_clock, GTK_TYPE_BOX)

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
  flip_drawing_set_size (FLIP_DRAWING (self), SIZE, SIZE);
}

static void
flip_table_clock_class_init (FlipTableClockBoxClass *klass)
{
}

static GtkLabel *
add_line (GtkWidget *box, const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

static void
flip_table_clock_init (FlipTableClockBox *self)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_box_set_spacing (GTK_BOX (self), 10);
  self->dial = g_object_new (FLIP_TYPE_CLOCK_DIAL, NULL);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->dial));
  gtk_box_append (GTK_BOX (self), words);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  self->title = add_line (words, "table-title");
  for (guint i = 0; i < G_N_ELEMENTS (self->lines); i++)
    self->lines[i] = add_line (words, "table-small");
}

/* public functions */

GtkWidget *
flip_table_clock_new (void)
{
  return g_object_new (FLIP_TYPE_TABLE_CLOCK, NULL);
}

void
flip_table_clock_show (FlipTableClockBox *self, const FlipTableArt *art, FlipMoment *moment)
{
  FlipTableClock clock = { 0 };

  gtk_widget_set_visible (GTK_WIDGET (self), art->draw_clock != NULL);
  if (!art->draw_clock)
    return;
  self->dial->art = art;
  flip_moment_ref (moment);
  g_clear_pointer (&self->dial->moment, flip_moment_unref);
  self->dial->moment = moment;
  art->tell_clock (moment->state, &clock);
  gtk_label_set_label (self->title, clock.title);
  for (guint i = 0; i < G_N_ELEMENTS (self->lines); i++)
    gtk_label_set_label (self->lines[i], clock.lines[i]);
  gtk_widget_queue_draw (GTK_WIDGET (self->dial));
}
