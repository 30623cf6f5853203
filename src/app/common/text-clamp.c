/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/text-clamp.h"

#include "app/common/text-scale.h"

#include <math.h>

#define SLOWNESS 3 /* how many times as far the room grows as the child, beyond the threshold */

struct _FlipTextClamp
{
  GtkWidget parent_instance;

  /* owned */
  GtkWidget *child; /* or NULL */

  int maximum, threshold;
};

G_DEFINE_FINAL_TYPE (FlipTextClamp, flip_text_clamp, GTK_TYPE_WIDGET)

enum
{
  PROP_CHILD = 1,
  PROP_MAXIMUM_SIZE,
  PROP_TIGHTENING_THRESHOLD,
};

/* helpers */

/* The widths between which the child grows more slowly than its room. */
static void
find_limits (FlipTextClamp *self, int *lower, int *upper)
{
  int least;

  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  *lower = MAX (least, flip_text_scale (GTK_WIDGET (self), MIN (self->threshold, self->maximum)));
  *upper = MAX (*lower, flip_text_scale (GTK_WIDGET (self), self->maximum));
}

static int
width_of_child (FlipTextClamp *self, int room)
{
  int lower, upper;
  double rest;

  find_limits (self, &lower, &upper);
  if (room <= lower)
    return room;
  if (room >= lower + SLOWNESS * (upper - lower))
    return upper;
  rest = 1 - (double) (room - lower) / (SLOWNESS * (upper - lower));
  return lower + (int) floor ((upper - lower) * (1 - pow (rest, SLOWNESS)));
}

static void
set_child (FlipTextClamp *self, GtkWidget *child)
{
  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = child;
  if (child)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
}

/* overrides */

static GtkSizeRequestMode
flip_text_clamp_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
flip_text_clamp_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  FlipTextClamp *self = FLIP_TEXT_CLAMP (widget);
  int lower, upper;

  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;
  if (!self->child)
    return;
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    for_size = width_of_child (self, for_size);
  gtk_widget_measure (self->child, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    return;
  find_limits (self, &lower, &upper);
  *natural = MIN (*natural, upper);
}

static void
flip_text_clamp_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FlipTextClamp *self = FLIP_TEXT_CLAMP (widget);
  int own;

  if (!self->child)
    return;
  own = width_of_child (self, width);
  gtk_widget_size_allocate (self->child, &(GtkAllocation){ (width - own) / 2, 0, own, height }, -1);
}

static void
flip_text_clamp_get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  FlipTextClamp *self = FLIP_TEXT_CLAMP (object);

  if (id == PROP_CHILD)
    g_value_set_object (value, self->child);
  else
    g_value_set_int (value, id == PROP_MAXIMUM_SIZE ? self->maximum : self->threshold);
}

static void
flip_text_clamp_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  FlipTextClamp *self = FLIP_TEXT_CLAMP (object);

  if (id == PROP_CHILD)
    set_child (self, g_value_get_object (value));
  else if (id == PROP_MAXIMUM_SIZE)
    self->maximum = g_value_get_int (value);
  else
    self->threshold = g_value_get_int (value);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
flip_text_clamp_dispose (GObject *object)
{
  g_clear_pointer (&FLIP_TEXT_CLAMP (object)->child, gtk_widget_unparent);
  G_OBJECT_CLASS (flip_text_clamp_parent_class)->dispose (object);
}

static void
flip_text_clamp_class_init (FlipTextClampClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = flip_text_clamp_get_property;
  object_class->set_property = flip_text_clamp_set_property;
  object_class->dispose = flip_text_clamp_dispose;
  widget_class->get_request_mode = flip_text_clamp_get_request_mode;
  widget_class->measure = flip_text_clamp_measure;
  widget_class->size_allocate = flip_text_clamp_size_allocate;
  g_object_class_install_property (object_class, PROP_CHILD,
                                   g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET, flags));
  g_object_class_install_property (object_class, PROP_MAXIMUM_SIZE,
                                   g_param_spec_int ("maximum-size", NULL, NULL, 0, G_MAXINT16, 600, flags));
  g_object_class_install_property (
    object_class, PROP_TIGHTENING_THRESHOLD,
    g_param_spec_int ("tightening-threshold", NULL, NULL, 0, G_MAXINT16, 400, flags));
}

static void
flip_text_clamp_init (FlipTextClamp *self)
{
  self->maximum = 600;
  self->threshold = 400;
}
