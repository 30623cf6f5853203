/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/layout/flow-layout.h"

#include "app/common/layout/shown-child.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/measure.h"

#define LIKED_COLUMNS 3

struct _FlipFlowLayout
{
  GtkLayoutManager parent_instance;

  int spacing, line_spacing; /* between the children of a line, and between lines */
  gboolean is_ragged;
};

FLIP_DEFINE_PLAIN (FlipFlowLayout, flip_flow_layout, GTK_TYPE_LAYOUT_MANAGER)

enum
{
  PROP_SPACING = 1,
  PROP_LINE_SPACING,
  PROP_RAGGED,
};

/* helpers */

/* The largest minimum and natural width among the children. */
static int
measure_widths (GtkWidget *widget, FlipExtent *largest)
{
  int n = 0;

  for (GtkWidget *child = flip_shown_child_first (widget); child;
       child = flip_shown_child_next (child), n++)
    flip_extent_cover (largest, flip_extent_of (child, GTK_ORIENTATION_HORIZONTAL, -1));
  return n;
}

static int
columns_for (FlipFlowLayout *self, GtkWidget *widget, int width)
{
  FlipExtent largest = { 0 };
  int n = measure_widths (widget, &largest), columns, lines;

  if (n == 0 || width < 0)
    return MAX (n, 1);
  columns = CLAMP ((width + self->spacing) / (largest.natural + self->spacing), 1, n);
  /* Uses no more columns than the number of lines requires, so that the last line is as full as
     possible. */
  lines = (n + columns - 1) / columns;
  return (n + lines - 1) / lines;
}

/* The position and width of a child in its line. */
typedef struct
{
  GtkWidget *child;
  int x, width;
} Place;

static Place
place_ragged (FlipFlowLayout *self, GtkWidget *child, int width, int x)
{
  FlipExtent own = flip_extent_of (child, GTK_ORIENTATION_HORIZONTAL, -1);

  return (Place){ child, x, width < 0 ? own.natural : MAX (own.minimum, MIN (own.natural, width)) };
}

static Place
place_even (FlipFlowLayout *self, GtkWidget *child, int width, int columns, int index)
{
  int across = width < 0 ? -1 : (width - (columns - 1) * self->spacing) / columns;

  return (Place){ child, index * (across + self->spacing), across };
}

/* The last child of a ragged line may expand into the rest of it. */
static void
expand_last (GArray *line, int width)
{
  Place *last = &g_array_index (line, Place, line->len - 1);

  if (gtk_widget_get_hexpand (last->child))
    last->width = MAX (last->width, width - last->x);
}

/* Takes the children of the next line; returns the child after them. */
static GtkWidget *
take_line (FlipFlowLayout *self, GtkWidget *child, int width, int columns, GArray *line)
{
  int x = 0;

  g_array_set_size (line, 0);
  for (; child; child = flip_shown_child_next (child))
    {
      Place place = self->is_ragged
                      ? place_ragged (self, child, width, x)
                      : place_even (self, child, width, columns, (int) line->len);

      if (line->len
          && (self->is_ragged ? width >= 0 && x + place.width > width : (int) line->len == columns))
        break;
      g_array_append_val (line, place);
      x += place.width + self->spacing;
    }
  if (self->is_ragged && line->len)
    expand_last (line, width);

  return child;
}

static int
line_height (GArray *line, gboolean natural)
{
  int height = 0;

  for (guint i = 0; i < line->len; i++)
    {
      const Place *place = &g_array_index (line, Place, i);
      FlipExtent own = flip_extent_of (place->child, GTK_ORIENTATION_VERTICAL, place->width);

      height = MAX (height, natural ? own.natural : own.minimum);
    }

  return height;
}

static int
measure_height (FlipFlowLayout *self, GtkWidget *widget, int width, gboolean natural)
{
  g_autoptr (GArray) line = g_array_new (FALSE, FALSE, sizeof (Place));
  int columns = columns_for (self, widget, width), height = 0;

  for (GtkWidget *child = flip_shown_child_first (widget); child;)
    {
      child = take_line (self, child, width, columns, line);
      height += line_height (line, natural) + (child ? self->line_spacing : 0);
    }

  return height;
}

/* overrides */

static void
measure (GtkLayoutManager *manager,
         GtkWidget *widget,
         GtkOrientation orientation,
         int for_size,
         FlipExtent *extent)
{
  FlipFlowLayout *self = FLIP_FLOW_LAYOUT (manager);
  int n = MIN (measure_widths (widget, extent), LIKED_COLUMNS), likes;

  likes = extent->natural = n * extent->natural + MAX (n - 1, 0) * self->spacing;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  /* If no width is given, the minimum is that of a single line, and the natural height that of the
     natural width. */
  extent->minimum = measure_height (self, widget, for_size, FALSE);
  extent->natural = measure_height (self, widget, for_size < 0 ? likes : for_size, TRUE);
}

static void
allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  FlipFlowLayout *self = FLIP_FLOW_LAYOUT (manager);
  g_autoptr (GArray) line = g_array_new (FALSE, FALSE, sizeof (Place));
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int columns = columns_for (self, widget, width), top = 0;

  for (GtkWidget *child = flip_shown_child_first (widget); child;)
    {
      int tall;

      child = take_line (self, child, width, columns, line);
      tall = line_height (line, TRUE);
      for (guint i = 0; i < line->len; i++)
        {
          const Place *place = &g_array_index (line, Place, i);
          int left = mirrored ? width - place->x - place->width : place->x;

          gtk_widget_size_allocate (place->child, &(GtkAllocation){ left, top, place->width, tall },
                                    -1);
        }
      top += tall + self->line_spacing;
    }
}

static void
flip_flow_layout_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  FlipFlowLayout *self = FLIP_FLOW_LAYOUT (object);

  if (id == PROP_RAGGED)
    self->is_ragged = g_value_get_boolean (value);
  else if (id == PROP_SPACING)
    self->spacing = self->line_spacing = g_value_get_int (value);
  else
    self->line_spacing = g_value_get_int (value);
}

static void
flip_flow_layout_class_init (FlipFlowLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;

  object_class->set_property = flip_flow_layout_set_property;
  flip_class_measure_layout (klass, measure);
  GTK_LAYOUT_MANAGER_CLASS (klass)->allocate = allocate;
  g_object_class_install_property (object_class, PROP_SPACING,
                                   g_param_spec_int ("spacing", NULL, NULL, 0, G_MAXINT, 0, flags));
  g_object_class_install_property (
    object_class, PROP_LINE_SPACING,
    g_param_spec_int ("line-spacing", NULL, NULL, 0, G_MAXINT, 0, flags));
  g_object_class_install_property (object_class, PROP_RAGGED,
                                   g_param_spec_boolean ("ragged", NULL, NULL, FALSE, flags));
}
