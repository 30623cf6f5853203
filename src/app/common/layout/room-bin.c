/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/layout/room-bin.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/measure.h"
#include "app/common/toolkit/text-scale.h"

struct _FlipRoomBin
{
  GtkWidget parent_instance;

  int width, height; /* 0 until it is allocated */
  double text;       /* the size of the text, relative to the usual one */
  guint telling;     /* the source that emits the new room */
};

G_DEFINE_FINAL_TYPE (FlipRoomBin, flip_room_bin, GTK_TYPE_WIDGET)

/* helpers */

static gboolean
tell_cb (gpointer data)
{
  FlipRoomBin *self = FLIP_ROOM_BIN (data);

  g_assert (self->telling);
  self->telling = 0;
  g_signal_emit_by_name (self, "room", self->width, self->height);
  return G_SOURCE_REMOVE;
}

/* After this layout, but before the next frame. */
static void
queue_telling (FlipRoomBin *self)
{
  if (!self->telling)
    self->telling = g_idle_add_full (G_PRIORITY_HIGH_IDLE, tell_cb, self, NULL);
}

/* overrides */

/* While it is hidden its room is none of the window's: it is told once it is shown again. */
static void
flip_room_bin_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  FlipRoomBin *self = FLIP_ROOM_BIN (widget);
  double text;

  GTK_WIDGET_CLASS (flip_room_bin_parent_class)->css_changed (widget, change);
  text = flip_text_factor (widget);
  if (text != self->text && !gtk_widget_get_mapped (widget))
    {
      g_clear_handle_id (&self->telling, g_source_remove);
      self->width = 0;
    }
  else if (self->width && text != self->text)
    queue_telling (self);
  self->text = text;
}

/* The child is measured, but may be given less and is then laid out again. Once it has been
   allocated, that size is its natural one: measuring again would lay out all its text once more. */
static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, FlipExtent *extent)
{
  FlipRoomBin *self = FLIP_ROOM_BIN (widget);

  if (self->width)
    extent->natural = orientation == GTK_ORIENTATION_HORIZONTAL ? self->width : self->height;
  else
    gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, -1, NULL,
                        &extent->natural, NULL, NULL);
  extent->minimum = 1;
}

static void
flip_room_bin_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FlipRoomBin *self = FLIP_ROOM_BIN (widget);
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int least_width, least_height;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, MAX (width, least_width), &least_height,
                      NULL, NULL, NULL);
  gtk_widget_allocate (child, MAX (width, least_width), MAX (height, least_height), baseline, NULL);
  if (width == self->width && height == self->height)
    return;
  self->width = width;
  self->height = height;
  queue_telling (self);
}

static void
flip_room_bin_class_init (FlipRoomBinClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FLIP_OWN_SOURCES (klass, FlipRoomBin, telling);
  FLIP_OWN_CHILDREN (klass);
  widget_class->css_changed = flip_room_bin_css_changed;
  flip_class_measure (klass, GTK_SIZE_REQUEST_CONSTANT_SIZE, measure);
  widget_class->size_allocate = flip_room_bin_size_allocate;
  FLIP_SIGNAL (klass, "room", 2, G_TYPE_INT, G_TYPE_INT);
}

static void
flip_room_bin_init (FlipRoomBin *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}
