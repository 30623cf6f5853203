/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/parts/now-layout.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/measure.h"

#include <string.h>

#define COLUMNS 3
#define BELOW   COLUMNS /* below all columns, across the whole width */
#define GAP     18

struct _FlipNowLayout
{
  GtkLayoutManager parent_instance;

  guint columns; /* 1 to 3 */
  int width;       /* the last width that was allocated, or -1 */
  guint measuring; /* the source that has it measured again for a new width */
};

G_DEFINE_FINAL_TYPE (FlipNowLayout, flip_now_layout, GTK_TYPE_LAYOUT_MANAGER)

/* helpers */

/* With one column, all children are below each other; with two, the words are above the middle
   part. */
static guint
column_of (FlipNowLayout *self, GtkWidget *child)
{
  GtkLayoutChild *place = gtk_layout_manager_get_layout_child (GTK_LAYOUT_MANAGER (self), child);
  guint column = (guint) gtk_grid_layout_child_get_column (GTK_GRID_LAYOUT_CHILD (place));
  guint merged = COLUMNS - self->columns;

  if (column == BELOW)
    return self->columns > 1 ? BELOW : 0;
  return column > merged ? column - merged : 0;
}

/* The next child in a column, starting with this one. */
static GtkWidget *
find_child (FlipNowLayout *self, GtkWidget *child, guint column)
{
  while (child && (!gtk_widget_should_layout (child) || column_of (self, child) != column))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static GtkWidget *
first_in (FlipNowLayout *self, GtkWidget *widget, guint column)
{
  return find_child (self, gtk_widget_get_first_child (widget), column);
}

static GtkWidget *
next_in (FlipNowLayout *self, GtkWidget *child, guint column)
{
  return find_child (self, gtk_widget_get_next_sibling (child), column);
}

static FlipExtent
measure_width (FlipNowLayout *self, GtkWidget *widget, guint column)
{
  FlipExtent extent = { 0 };

  for (GtkWidget *child = first_in (self, widget, column); child;
       child = next_in (self, child, column))
    flip_extent_cover (&extent, flip_extent_of (child, GTK_ORIENTATION_HORIZONTAL, -1));
  return extent;
}

static FlipExtent
measure_height (FlipNowLayout *self, GtkWidget *widget, guint column, int width)
{
  FlipExtent extent = { 0 };

  for (GtkWidget *child = first_in (self, widget, column); child;
       child = next_in (self, child, column))
    flip_extent_add (&extent, flip_extent_of (child, GTK_ORIENTATION_VERTICAL, width));
  return extent;
}

/* Each column gets its minimum; then its natural width, the words last, and the last column in use
   gets the rest. */
static void
share_width (FlipNowLayout *self, GtkWidget *widget, int width, int widths[COLUMNS])
{
  static const guint order[] = { 2, 1, 0 };
  FlipExtent wanted[COLUMNS];
  int left = width;
  guint last = 0;

  memset (widths, 0, COLUMNS * sizeof *widths);
  if (self->columns == 1)
    {
      widths[0] = width;
      return;
    }
  for (guint i = 0; i < COLUMNS; i++)
    {
      wanted[i] = measure_width (self, widget, i);
      widths[i] = wanted[i].minimum;
      if (!first_in (self, widget, i))
        continue;
      left -= widths[i] + (i ? GAP : 0);
      last = i;
    }
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      int more = CLAMP (wanted[order[i]].natural - widths[order[i]], 0, MAX (left, 0));

      widths[order[i]] += more;
      left -= more;
    }
  widths[last] += MAX (left, 0);
}

static FlipExtent
measure_whole_width (FlipNowLayout *self, GtkWidget *widget)
{
  FlipExtent whole = { 0 };

  for (guint i = 0; i < COLUMNS; i++)
    {
      int gap = i && first_in (self, widget, i) ? GAP : 0;

      flip_extent_add (&whole, measure_width (self, widget, i));
      flip_extent_add (&whole, (FlipExtent){ gap, gap });
    }
  flip_extent_cover (&whole, measure_width (self, widget, BELOW));
  return whole;
}

/* A scrolled window measures without a width, although words that wrap are higher in a narrow
   panel, so the last width is used. Content that has changed since the last layout may need
   more. */
static int
last_width (FlipNowLayout *self, GtkWidget *widget)
{
  return self->width < 0 ? -1 : MAX (self->width, measure_whole_width (self, widget).minimum);
}

/* overrides */

static void
measure (GtkLayoutManager *manager,
         GtkWidget *widget,
         GtkOrientation orientation,
         int for_size,
         FlipExtent *extent)
{
  FlipNowLayout *self = FLIP_NOW_LAYOUT (manager);
  int widths[COLUMNS];

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *extent = measure_whole_width (self, widget);
      return;
    }
  if (for_size < 0)
    for_size = last_width (self, widget);
  share_width (self, widget, for_size, widths);
  for (guint i = 0; i < COLUMNS; i++)
    flip_extent_cover (extent,
                       measure_height (self, widget, i, for_size < 0 ? -1 : widths[i]));
  flip_extent_add (extent, measure_height (self, widget, BELOW, for_size));
}

static gboolean
measure_again_cb (gpointer data)
{
  FlipNowLayout *self = FLIP_NOW_LAYOUT (data);

  g_assert (self->measuring);

  self->measuring = 0;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
  return G_SOURCE_REMOVE;
}

/* Measures again before the next frame, not in the middle of a layout. */
static void
note_width (FlipNowLayout *self, int width)
{
  if (width == self->width)
    return;
  self->width = width;
  if (!self->measuring)
    self->measuring = g_idle_add_full (G_PRIORITY_HIGH_IDLE, measure_again_cb, self, NULL);
}

/* Returns the position below the last child of the column. */
static int
place_column (FlipNowLayout *self, GtkWidget *widget, guint column, int left, int top, int width)
{
  for (GtkWidget *child = first_in (self, widget, column); child;
       child = next_in (self, child, column))
    {
      int likes;

      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &likes, NULL, NULL);
      gtk_widget_size_allocate (child, &(GtkAllocation){ left, top, width, likes }, -1);
      top += likes;
    }

  return top;
}

static void
allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  FlipNowLayout *self = FLIP_NOW_LAYOUT (manager);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int widths[COLUMNS], x = 0, lowest = 0;

  note_width (self, width);
  share_width (self, widget, width, widths);
  for (guint i = 0; i < COLUMNS; i++)
    {
      int foot;

      if (!first_in (self, widget, i))
        continue;
      x += i ? GAP : 0;
      foot = place_column (self, widget, i, mirrored ? width - x - widths[i] : x, 0, widths[i]);
      lowest = MAX (lowest, foot);
      x += widths[i];
    }
  place_column (self, widget, BELOW, 0, lowest, width);
}

static void
flip_now_layout_class_init (FlipNowLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  FLIP_OWN_SOURCES (klass, FlipNowLayout, measuring);
  layout_class->layout_child_type = GTK_TYPE_GRID_LAYOUT_CHILD;
  flip_class_measure_layout (klass, measure);
  layout_class->allocate = allocate;
}

static void
flip_now_layout_init (FlipNowLayout *self)
{
  self->width = -1;
  self->columns = 1;
}

/* public functions */

void
flip_now_layout_set_columns (FlipNowLayout *self, guint columns)
{
  g_return_if_fail (FLIP_IS_NOW_LAYOUT (self));
  g_return_if_fail (columns >= 1 && columns <= COLUMNS);

  if (columns == self->columns)
    return;
  self->columns = columns;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}
