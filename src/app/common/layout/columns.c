/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/layout/columns.h"

#include "app/common/layout/shown-child.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/measure.h"
#include "app/common/toolkit/show.h"
#include "app/common/toolkit/text-scale.h"

struct _FlipColumns
{
  GtkWidget parent_instance;

  /* borrowed: two of the children */
  GtkWidget *start, *end;

  int start_width, column_width, threshold, spacing;
  gboolean is_even;
};

FLIP_DEFINE_PLAIN (FlipColumns, flip_columns, GTK_TYPE_WIDGET)

enum
{
  PROP_START = 1,
  PROP_END,
  PROP_START_WIDTH,
  PROP_COLUMN_WIDTH,
  PROP_THRESHOLD,
  PROP_SPACING,
  PROP_EVEN,
};

/* helpers */

static void
measure_child (FlipColumns *self, GtkWidget *child, int *minimum, int *natural)
{
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, minimum, natural, NULL, NULL);
  if (child == self->start && self->start_width)
    *natural = MAX (*minimum, flip_text_scale (GTK_WIDGET (self), self->start_width));
}

static int
scale (FlipColumns *self, int width)
{
  return width ? flip_text_scale (GTK_WIDGET (self), width) : 0;
}

static GtkRequestedSize *
sizes_of (GArray *line)
{
  return (GtkRequestedSize *) (void *) line->data;
}

/* The last child takes the room that the others leave at their natural widths. */
static void
give_rest_to_last (GtkRequestedSize *sizes, int n, int room)
{
  for (int i = 0; i < n - 1; i++)
    {
      sizes[i].minimum_size = sizes[i].natural_size;
      room -= sizes[i].natural_size;
    }
  sizes[n - 1].minimum_size = MAX (sizes[n - 1].minimum_size, room);
}

/* The room that is left over at natural widths goes to the children that expand. */
static void
give_rest_to_expanding (GtkRequestedSize *sizes, int n, int rest)
{
  int expanding = 0;

  for (int i = 0; i < n; i++)
    expanding += gtk_widget_get_hexpand (sizes[i].data);
  for (int i = 0; i < n && expanding > 0; i++)
    {
      if (!gtk_widget_get_hexpand (sizes[i].data))
        continue;
      sizes[i].minimum_size += rest / expanding;
      rest -= rest / expanding--;
    }
}

/* The width of the equal columns: an even share of the room that wider ones leave. */
static int
fair_share (const GtkRequestedSize *sizes, int n, int room, int columns)
{
  int share = room / columns, last;

  do
    {
      int taken = 0, wider = 0;

      last = share;
      for (int i = 0; i < n; i++)
        {
          taken += sizes[i].minimum_size > share ? sizes[i].minimum_size : 0;
          wider += sizes[i].minimum_size > share;
        }
      if (wider < columns)
        share = (room - taken) / (columns - wider);
    }
  while (share < last);
  return share;
}

/* Every line has as many equal columns as the first. */
static void
share_evenly (FlipColumns *self, GtkRequestedSize *sizes, int n, int width, int columns)
{
  int share = fair_share (sizes, n, width - (columns - 1) * self->spacing, columns);

  g_assert (n <= columns);
  for (int i = 0; i < n; i++)
    sizes[i].minimum_size = MAX (sizes[i].minimum_size, share);
}

/* Sets the minimum width of each child to its final width. */
static void
share_out (FlipColumns *self, GArray *line, int width, guint columns)
{
  GtkRequestedSize *sizes = sizes_of (line);
  int n = (int) line->len, room = width - (n - 1) * self->spacing, left = room;

  for (int i = 0; i < n; i++)
    left -= sizes[i].minimum_size;
  if (self->threshold)
    give_rest_to_last (sizes, n, room);
  else if (self->is_even)
    share_evenly (self, sizes, n, width, (int) columns);
  else
    give_rest_to_expanding (sizes, n, gtk_distribute_natural_allocation (MAX (left, 0), line->len, sizes));
}

/* Takes the children of the next line, with their widths, and returns the child after them. The
   first line determines the number of columns. */
static GtkWidget *
take_line (FlipColumns *self, GtkWidget *child, int width, guint *columns, GArray *line)
{
  int used = -self->spacing, least = scale (self, self->threshold);
  int column = scale (self, self->column_width);

  g_array_set_size (line, 0);
  for (; child; child = flip_shown_child_next (child))
    {
      GtkRequestedSize size = { .data = child };

      measure_child (self, child, &size.minimum_size, &size.natural_size);
      used += self->spacing + MAX (size.minimum_size, column);
      if (line->len && ((least ? width < least : used > width) || (self->is_even && line->len == *columns)))
        break;
      g_array_append_val (line, size);
    }
  g_assert (line->len > 0);
  if (!*columns)
    *columns = line->len;
  share_out (self, line, width, *columns);
  return child;
}

static void
measure_line (GArray *line, int *minimum, int *natural)
{
  *minimum = *natural = 0;
  for (guint i = 0; i < line->len; i++)
    {
      GtkRequestedSize *size = &sizes_of (line)[i];
      int least, wanted;

      gtk_widget_measure (size->data, GTK_ORIENTATION_VERTICAL, size->minimum_size, &least, &wanted,
                          NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, wanted);
    }
}

static void
measure_width (FlipColumns *self, int *minimum, int *natural)
{
  *minimum = *natural = 0;
  for (GtkWidget *child = flip_shown_child_first (GTK_WIDGET (self)); child;
       child = flip_shown_child_next (child))
    {
      int least, wanted;

      measure_child (self, child, &least, &wanted);
      *minimum = MAX (*minimum, least);
      *natural += wanted + (*natural ? self->spacing : 0);
    }
  *natural = MAX (*natural, scale (self, self->threshold));
}

/* As wide as they like, all are in one line. */
static void
measure_any_height (FlipColumns *self, FlipExtent *extent)
{
  for (GtkWidget *child = flip_shown_child_first (GTK_WIDGET (self)); child;
       child = flip_shown_child_next (child))
    flip_extent_cover (extent, flip_extent_of (child, GTK_ORIENTATION_VERTICAL, -1));
}

/* Lines have their natural heights; only with a threshold can the last line shrink. */
static void
measure_height (FlipColumns *self, int width, int *minimum, int *natural)
{
  g_autoptr (GArray) line = g_array_new (FALSE, FALSE, sizeof (GtkRequestedSize));
  GtkWidget *child = flip_shown_child_first (GTK_WIDGET (self));
  guint columns = 0;
  int spared = 0;

  *natural = 0;
  while (child)
    {
      int least, wanted;

      child = take_line (self, child, width, &columns, line);
      measure_line (line, &least, &wanted);
      *natural += wanted + (child ? self->spacing : 0);
      spared = self->threshold ? wanted - least : 0;
    }
  *minimum = *natural - spared;
}

static void
place_line (FlipColumns *self, GArray *line, int top, int height)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self)), x = 0;
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  for (guint i = 0; i < line->len; i++)
    {
      GtkRequestedSize *size = &sizes_of (line)[i];
      int left = mirrored ? width - x - size->minimum_size : x;

      gtk_widget_size_allocate (size->data,
                                &(GtkAllocation){ left, top, size->minimum_size, height }, -1);
      x += size->minimum_size + self->spacing;
    }
}

static void
set_child (FlipColumns *self, GtkWidget **place, GtkWidget *child)
{
  g_clear_pointer (place, gtk_widget_unparent);
  *place = child;
  if (child)
    gtk_widget_insert_before (child, GTK_WIDGET (self), place == &self->start ? self->end : NULL);
}

/* overrides */

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, FlipExtent *extent)
{
  FlipColumns *self = FLIP_COLUMNS (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_width (self, &extent->minimum, &extent->natural);
  else if (for_size < 0)
    measure_any_height (self, extent);
  else
    measure_height (self, for_size, &extent->minimum, &extent->natural);
}

static void
flip_columns_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FlipColumns *self = FLIP_COLUMNS (widget);
  g_autoptr (GArray) line = g_array_new (FALSE, FALSE, sizeof (GtkRequestedSize));
  GtkWidget *child = flip_shown_child_first (GTK_WIDGET (self));
  guint columns = 0;
  int top = 0;

  while (child)
    {
      int least, tall;

      child = take_line (self, child, width, &columns, line);
      measure_line (line, &least, &tall);
      if (!child && (self->threshold || !top))
        tall = MAX (least, height - top);
      place_line (self, line, top, tall);
      top += tall + self->spacing;
    }
}

/* The number that a property sets, or NULL. */
static int *
number_of (FlipColumns *self, guint id)
{
  switch (id)
    {
    case PROP_START_WIDTH:
      return &self->start_width;
    case PROP_COLUMN_WIDTH:
      return &self->column_width;
    case PROP_THRESHOLD:
      return &self->threshold;
    case PROP_SPACING:
      return &self->spacing;
    default:
      return NULL;
    }
}

static void
flip_columns_get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  FlipColumns *self = FLIP_COLUMNS (object);

  if (number_of (self, id))
    g_value_set_int (value, *number_of (self, id));
  else if (id == PROP_EVEN)
    g_value_set_boolean (value, self->is_even);
  else
    g_value_set_object (value, id == PROP_START ? self->start : self->end);
}

static void
flip_columns_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  FlipColumns *self = FLIP_COLUMNS (object);

  if (number_of (self, id))
    *number_of (self, id) = g_value_get_int (value);
  else if (id == PROP_EVEN)
    self->is_even = g_value_get_boolean (value);
  else
    set_child (self, id == PROP_START ? &self->start : &self->end, g_value_get_object (value));
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
flip_columns_dispose (GObject *object)
{
  flip_columns_clear (FLIP_COLUMNS (object));
  G_OBJECT_CLASS (flip_columns_parent_class)->dispose (object);
}

static void
install_properties (GObjectClass *klass)
{
  static const char *const numbers[] = { "start-width", "column-width", "threshold", "spacing" };
  static const char *const children[] = { "start", "end" };
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  for (guint i = 0; i < G_N_ELEMENTS (children); i++)
    g_object_class_install_property (
      klass, PROP_START + i, g_param_spec_object (children[i], NULL, NULL, GTK_TYPE_WIDGET, flags));
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    g_object_class_install_property (
      klass, PROP_START_WIDTH + i,
      g_param_spec_int (numbers[i], NULL, NULL, 0, G_MAXINT16, 0, flags));
  g_object_class_install_property (klass, PROP_EVEN,
                                   g_param_spec_boolean ("even", NULL, NULL, FALSE, flags));
}

static void
flip_columns_class_init (FlipColumnsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = flip_columns_get_property;
  object_class->set_property = flip_columns_set_property;
  object_class->dispose = flip_columns_dispose;
  flip_class_measure (klass, GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH, measure);
  widget_class->size_allocate = flip_columns_size_allocate;
  install_properties (object_class);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* public functions */

void
flip_columns_append (FlipColumns *self, GtkWidget *child)
{
  g_return_if_fail (FLIP_IS_COLUMNS (self));
  g_return_if_fail (GTK_IS_WIDGET (child));

  gtk_widget_insert_before (child, GTK_WIDGET (self), NULL);
}

void
flip_columns_clear (FlipColumns *self)
{
  g_return_if_fail (FLIP_IS_COLUMNS (self));

  flip_show_no_children (GTK_WIDGET (self));
  self->start = self->end = NULL;
}
