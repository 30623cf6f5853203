/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/flow-layout.h"

#include "app/common/shown-child.h"

#define LIKED_COLUMNS 3

struct _FlipFlowLayout
{
  GtkLayoutManager parent_instance;

  int spacing;
};

G_DEFINE_FINAL_TYPE (FlipFlowLayout, flip_flow_layout, GTK_TYPE_LAYOUT_MANAGER)

enum
{
  PROP_SPACING = 1,
};

/* helpers */

/* How wide the widest of all must be, and would like to be. */
static int
measure_widths (GtkWidget *widget, int *minimum, int *natural)
{
  int n = 0;

  *minimum = *natural = 0;
  for (GtkWidget *child = flip_shown_child_first (widget); child; child = flip_shown_child_next (child), n++)
    {
      int least, likes;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &likes, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, likes);
    }

  return n;
}

static int
columns_for (FlipFlowLayout *self, GtkWidget *widget, int width)
{
  int least, likes, n = measure_widths (widget, &least, &likes), columns, lines;

  if (n == 0 || width < 0)
    return 1;
  columns = CLAMP ((width + self->spacing) / (likes + self->spacing), 1, n);
  /* No more than the lines need, so that the last is as full as it can be. */
  lines = (n + columns - 1) / columns;
  return (n + lines - 1) / lines;
}

static int
column_width (FlipFlowLayout *self, int columns, int width)
{
  return width < 0 ? -1 : (width - (columns - 1) * self->spacing) / columns;
}

/* The height of the line that begins with a child. */
static int
line_height (GtkWidget *child, int columns, int width, gboolean natural)
{
  int height = 0;

  for (int i = 0; child && i < columns; i++, child = flip_shown_child_next (child))
    {
      int least, likes;

      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &least, &likes, NULL, NULL);
      height = MAX (height, natural ? likes : least);
    }

  return height;
}

static int
measure_height (FlipFlowLayout *self, GtkWidget *widget, int for_width, gboolean natural)
{
  int columns = columns_for (self, widget, for_width), height = 0, n = 0;
  int width = column_width (self, columns, for_width);

  for (GtkWidget *child = flip_shown_child_first (widget); child; child = flip_shown_child_next (child), n++)
    {
      if (n % columns == 0)
        height += line_height (child, columns, width, natural) + (n ? self->spacing : 0);
    }

  return height;
}

/* overrides */

static GtkSizeRequestMode
flip_flow_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
flip_flow_layout_measure (GtkLayoutManager *manager,
                          GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  FlipFlowLayout *self = FLIP_FLOW_LAYOUT (manager);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      int n = MIN (measure_widths (widget, minimum, natural), LIKED_COLUMNS);

      *natural = n * *natural + MAX (n - 1, 0) * self->spacing;
      return;
    }
  *minimum = measure_height (self, widget, for_size, FALSE);
  *natural = measure_height (self, widget, for_size, TRUE);
}

static void
flip_flow_layout_allocate (GtkLayoutManager *manager,
                           GtkWidget *widget,
                           int width,
                           int height,
                           int baseline)
{
  FlipFlowLayout *self = FLIP_FLOW_LAYOUT (manager);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int columns = columns_for (self, widget, width), across = column_width (self, columns, width);
  int n = 0, y = 0, line = 0;

  for (GtkWidget *child = flip_shown_child_first (widget); child; child = flip_shown_child_next (child), n++)
    {
      int x = n % columns * (across + self->spacing);

      if (n % columns == 0)
        {
          y += n ? line + self->spacing : 0;
          line = line_height (child, columns, across, TRUE);
        }
      gtk_widget_size_allocate (
        child, &(GtkAllocation){ mirrored ? width - x - across : x, y, across, line }, -1);
    }
}

static void
flip_flow_layout_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  g_assert (id == PROP_SPACING);

  FLIP_FLOW_LAYOUT (object)->spacing = g_value_get_int (value);
}

static void
flip_flow_layout_class_init (FlipFlowLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  G_OBJECT_CLASS (klass)->set_property = flip_flow_layout_set_property;
  layout_class->get_request_mode = flip_flow_layout_get_request_mode;
  layout_class->measure = flip_flow_layout_measure;
  layout_class->allocate = flip_flow_layout_allocate;
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_SPACING,
                                   g_param_spec_int ("spacing", NULL, NULL, 0, G_MAXINT, 0,
                                                     G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
}

static void
flip_flow_layout_init (FlipFlowLayout *self)
{
}
