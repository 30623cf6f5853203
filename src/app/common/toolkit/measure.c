/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/toolkit/measure.h"

/* What a class has said. */
typedef struct
{
  FlipMeasure measure;
  FlipMeasureLayout measure_layout;
  GtkSizeRequestMode mode;
} Said;

/* helpers */

static GQuark
said_by_class (void)
{
  return g_quark_from_static_string ("flip-class-measure");
}

static const Said *
find_said (gpointer object)
{
  GType type = G_OBJECT_TYPE (object);
  const Said *said;

  while (!(said = g_type_get_qdata (type, said_by_class ())))
    type = g_type_parent (type);
  return said;
}

static void
say (gpointer klass, Said said)
{
  g_type_set_qdata (G_TYPE_FROM_CLASS (klass), said_by_class (), g_memdup2 (&said, sizeof said));
}

/* overrides */

static void
measure_widget (GtkWidget *widget,
                GtkOrientation orientation,
                int for_size,
                int *minimum,
                int *natural,
                int *minimum_baseline,
                int *natural_baseline)
{
  FlipExtent extent = { 0 };

  find_said (widget)->measure (widget, orientation, for_size, &extent);
  *minimum = extent.minimum;
  *natural = extent.natural;
  *minimum_baseline = *natural_baseline = -1;
}

static GtkSizeRequestMode
get_mode (GtkWidget *widget)
{
  return find_said (widget)->mode;
}

static void
measure_layout (GtkLayoutManager *manager,
                GtkWidget *widget,
                GtkOrientation orientation,
                int for_size,
                int *minimum,
                int *natural,
                int *minimum_baseline,
                int *natural_baseline)
{
  FlipExtent extent = { 0 };

  find_said (manager)->measure_layout (manager, widget, orientation, for_size, &extent);
  *minimum = extent.minimum;
  *natural = extent.natural;
  *minimum_baseline = *natural_baseline = -1;
}

static GtkSizeRequestMode
get_mode_of_layout (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* public functions */

FlipExtent
flip_extent_of (GtkWidget *widget, GtkOrientation orientation, int for_size)
{
  FlipExtent extent;

  gtk_widget_measure (widget, orientation, for_size, &extent.minimum, &extent.natural, NULL, NULL);
  return extent;
}

void
flip_extent_cover (FlipExtent *extent, FlipExtent other)
{
  extent->minimum = MAX (extent->minimum, other.minimum);
  extent->natural = MAX (extent->natural, other.natural);
}

void
flip_extent_add (FlipExtent *extent, FlipExtent other)
{
  extent->minimum += other.minimum;
  extent->natural += other.natural;
}

void
flip_class_measure (gpointer klass, GtkSizeRequestMode mode, FlipMeasure measure)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  say (klass, (Said){ .measure = measure, .mode = mode });
  widget_class->measure = measure_widget;
  widget_class->get_request_mode = get_mode;
}

void
flip_class_measure_layout (gpointer klass, FlipMeasureLayout measure)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  say (klass, (Said){ .measure_layout = measure });
  layout_class->measure = measure_layout;
  layout_class->get_request_mode = get_mode_of_layout;
}
