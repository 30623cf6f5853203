/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/columns.h"

struct _FlipColumns
{
  GtkWidget parent_instance;

  /* owned */
  GtkWidget *start, *end;

  int start_width, threshold, spacing;
};

G_DEFINE_FINAL_TYPE (FlipColumns, flip_columns, GTK_TYPE_WIDGET)

enum
{
  PROP_START = 1,
  PROP_END,
  PROP_START_WIDTH,
  PROP_THRESHOLD,
  PROP_SPACING,
};

/* helpers */

static void
measure_one (GtkWidget *child, GtkOrientation orientation, int for_size, int *minimum, int *natural)
{
  *minimum = *natural = 0;
  if (child && gtk_widget_should_layout (child))
    gtk_widget_measure (child, orientation, for_size, minimum, natural, NULL, NULL);
}

static int
width_of_start (FlipColumns *self)
{
  int minimum, natural;

  measure_one (self->start, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural);
  return self->start_width ? MAX (minimum, self->start_width) : natural;
}

static void
set_child (FlipColumns *self, GtkWidget **place, GtkWidget *child)
{
  g_clear_pointer (place, gtk_widget_unparent);
  *place = child;
  if (child)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
}

static void
allocate (GtkWidget *child, int x, int y, int width, int height)
{
  GtkAllocation place = { x, y, width, height };

  if (child && gtk_widget_should_layout (child))
    gtk_widget_size_allocate (child, &place, -1);
}

/* overrides */

static GtkSizeRequestMode
flip_columns_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_width (FlipColumns *self, int *minimum, int *natural)
{
  int start, end, wide_start = width_of_start (self), wide_end;

  measure_one (self->start, GTK_ORIENTATION_HORIZONTAL, -1, &start, natural);
  measure_one (self->end, GTK_ORIENTATION_HORIZONTAL, -1, &end, &wide_end);
  *minimum = MAX (start, end);
  *natural = MAX (self->threshold, wide_start + self->spacing + wide_end);
}

static void
measure_height (FlipColumns *self, int width, int *minimum, int *natural)
{
  gboolean wide = width >= self->threshold;
  int first = wide ? width_of_start (self) : width;
  int second = wide ? width - first - self->spacing : width;
  int start, start_natural, end, end_natural;

  measure_one (self->start, GTK_ORIENTATION_VERTICAL, first, &start, &start_natural);
  measure_one (self->end, GTK_ORIENTATION_VERTICAL, second, &end, &end_natural);
  *minimum = wide ? MAX (start, end) : start + self->spacing + end;
  *natural = wide ? MAX (start_natural, end_natural) : start_natural + self->spacing + end_natural;
}

static void
flip_columns_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  FlipColumns *self = FLIP_COLUMNS (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_width (self, minimum, natural);
  else
    measure_height (self, for_size < 0 ? self->threshold : for_size, minimum, natural);
  *minimum_baseline = *natural_baseline = -1;
}

static void
flip_columns_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FlipColumns *self = FLIP_COLUMNS (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int minimum, first, rest;

  if (width >= self->threshold)
    {
      first = width_of_start (self);
      rest = width - first - self->spacing;
      allocate (self->start, mirrored ? width - first : 0, 0, first, height);
      allocate (self->end, mirrored ? 0 : first + self->spacing, 0, rest, height);
      return;
    }
  measure_one (self->start, GTK_ORIENTATION_VERTICAL, width, &minimum, &first);
  rest = height - first - self->spacing;
  allocate (self->start, 0, 0, width, first);
  allocate (self->end, 0, first + self->spacing, width, MAX (rest, 0));
}

static void
flip_columns_get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  FlipColumns *self = FLIP_COLUMNS (object);

  switch (id)
    {
    case PROP_START:
      g_value_set_object (value, self->start);
      break;
    case PROP_END:
      g_value_set_object (value, self->end);
      break;
    case PROP_START_WIDTH:
      g_value_set_int (value, self->start_width);
      break;
    case PROP_THRESHOLD:
      g_value_set_int (value, self->threshold);
      break;
    case PROP_SPACING:
      g_value_set_int (value, self->spacing);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

static void
flip_columns_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  FlipColumns *self = FLIP_COLUMNS (object);

  switch (id)
    {
    case PROP_START:
      set_child (self, &self->start, g_value_get_object (value));
      break;
    case PROP_END:
      set_child (self, &self->end, g_value_get_object (value));
      break;
    case PROP_START_WIDTH:
      self->start_width = g_value_get_int (value);
      break;
    case PROP_THRESHOLD:
      self->threshold = g_value_get_int (value);
      break;
    case PROP_SPACING:
      self->spacing = g_value_get_int (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
flip_columns_dispose (GObject *object)
{
  FlipColumns *self = FLIP_COLUMNS (object);

  g_clear_pointer (&self->start, gtk_widget_unparent);
  g_clear_pointer (&self->end, gtk_widget_unparent);
  G_OBJECT_CLASS (flip_columns_parent_class)->dispose (object);
}

static void
install_number (GObjectClass *klass, guint id, const char *name)
{
  g_object_class_install_property (klass, id,
                                   g_param_spec_int (name, NULL, NULL, 0, G_MAXINT16, 0,
                                                     G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
}

static void
install_child (GObjectClass *klass, guint id, const char *name)
{
  g_object_class_install_property (
    klass, id,
    g_param_spec_object (name, NULL, NULL, GTK_TYPE_WIDGET,
                         G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
}

static void
flip_columns_class_init (FlipColumnsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = flip_columns_get_property;
  object_class->set_property = flip_columns_set_property;
  object_class->dispose = flip_columns_dispose;
  widget_class->get_request_mode = flip_columns_get_request_mode;
  widget_class->measure = flip_columns_measure;
  widget_class->size_allocate = flip_columns_size_allocate;
  install_child (object_class, PROP_START, "start");
  install_child (object_class, PROP_END, "end");
  install_number (object_class, PROP_START_WIDTH, "start-width");
  install_number (object_class, PROP_THRESHOLD, "threshold");
  install_number (object_class, PROP_SPACING, "spacing");
}

static void
flip_columns_init (FlipColumns *self)
{
}
