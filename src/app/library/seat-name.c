/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/library/seat-name.h"

#include "app/common/picture/screen-palette.h"
#include "draw/kit/canvas.h"

#define DOT 10
#define GAP 4

/* A name up to this length is never cut off, but moves to the next line. */
#define WHOLE_NAME 100

struct _FlipSeatName
{
  GtkWidget parent_instance;

  /* owned */
  GtkWidget *label;

  guint seat;
};

G_DEFINE_FINAL_TYPE (FlipSeatName, flip_seat_name, GTK_TYPE_WIDGET)

/* overrides */

static void
flip_seat_name_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  FlipSeatName *self = FLIP_SEAT_NAME (widget);

  gtk_widget_measure (self->label, orientation, -1, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (*minimum, MIN (*natural, WHOLE_NAME)) + DOT + GAP;
      *natural += DOT + GAP;
    }
  *minimum_baseline = *natural_baseline = -1;
}

static void
flip_seat_name_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  gtk_widget_size_allocate (
    FLIP_SEAT_NAME (widget)->label,
    &(GtkAllocation){ mirrored ? 0 : DOT + GAP, 0, width - DOT - GAP, height }, -1);
}

static void
flip_seat_name_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FlipSeatName *self = FLIP_SEAT_NAME (widget);
  const FlipPalette *palette = flip_screen_palette ();
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  float x = mirrored ? (float) gtk_widget_get_width (widget) - DOT : 0;
  float y = (float) (gtk_widget_get_height (widget) - DOT) / 2;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (x, y, DOT, DOT));
  FlipCanvas canvas;

  flip_canvas_init (&canvas, cr, palette);
  cairo_arc (cr, x + DOT / 2.0, y + DOT / 2.0, DOT / 2.0, 0, 2 * G_PI);
  flip_canvas_fill (&canvas, flip_palette_ink (palette, self->seat));
  flip_canvas_clear (&canvas);
  cairo_destroy (cr);
  gtk_widget_snapshot_child (widget, self->label, snapshot);
}

static void
flip_seat_name_dispose (GObject *object)
{
  g_clear_pointer (&FLIP_SEAT_NAME (object)->label, gtk_widget_unparent);
  G_OBJECT_CLASS (flip_seat_name_parent_class)->dispose (object);
}

static void
flip_seat_name_class_init (FlipSeatNameClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = flip_seat_name_dispose;
  widget_class->measure = flip_seat_name_measure;
  widget_class->size_allocate = flip_seat_name_size_allocate;
  widget_class->snapshot = flip_seat_name_snapshot;
}

static void
flip_seat_name_init (FlipSeatName *self)
{
  self->label = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (self->label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
  flip_screen_palette_watch (GTK_WIDGET (self), G_CALLBACK (gtk_widget_queue_draw));
}

/* public functions */

GtkWidget *
flip_seat_name_new (guint seat, const char *name)
{
  FlipSeatName *self;

  g_return_val_if_fail (name != NULL, NULL);

  self = g_object_new (FLIP_TYPE_SEAT_NAME, NULL);
  self->seat = seat;
  gtk_label_set_label (GTK_LABEL (self->label), name);
  return GTK_WIDGET (self);
}
