/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/pages/edition-grid.h"

#include "app/common/layout/shown-child.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/measure.h"
#include "app/common/toolkit/text-scale.h"

#define GAP          20
#define MOST_COLUMNS 3

/* From these widths on, there is room for two and for three columns. */
static const int thresholds[MOST_COLUMNS + 1] = { 0, 0, 572, 872 };

struct _FlipEditionGrid
{
  GtkWidget parent_instance;

  guint most;
};

G_DEFINE_FINAL_TYPE (FlipEditionGrid, flip_edition_grid, GTK_TYPE_WIDGET)

/* helpers */

static int
least_width (FlipEditionGrid *self)
{
  int least = 0;

  for (GtkWidget *child = flip_shown_child_first (GTK_WIDGET (self)); child;
       child = flip_shown_child_next (child))
    {
      int minimum;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      least = MAX (least, minimum);
    }

  return least;
}

static int
card_width (int width, int columns)
{
  return (width - (columns - 1) * GAP) / columns;
}

static int
count_columns (FlipEditionGrid *self, int width)
{
  int columns = (int) self->most, least = least_width (self);

  while (columns > 1
         && (width < flip_text_scale (GTK_WIDGET (self), thresholds[columns])
             || card_width (width, columns) < least))
    columns--;
  return columns;
}

static int
height_of (GtkWidget *child, int width)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return natural;
}

/* The height of the row that begins with a child, and the first child of the next row. */
static int
measure_row (GtkWidget *child, int columns, int width, GtkWidget **next)
{
  int height = 0;

  for (int i = 0; child && i < columns; i++, child = flip_shown_child_next (child))
    height = MAX (height, height_of (child, width));
  *next = child;
  return height;
}

static int
measure_rows (FlipEditionGrid *self, int width)
{
  int columns = count_columns (self, width), height = 0;
  GtkWidget *child = flip_shown_child_first (GTK_WIDGET (self)), *next;

  for (; child; child = next)
    {
      height += height ? GAP : 0;
      height += measure_row (child, columns, card_width (width, columns), &next);
    }

  return height;
}

/* overrides */

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, FlipExtent *extent)
{
  FlipEditionGrid *self = FLIP_EDITION_GRID (widget);
  int least = least_width (self);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      extent->minimum = least;
      extent->natural = MAX (least, flip_text_scale (widget, thresholds[MOST_COLUMNS]));
    }
  else
    extent->minimum = extent->natural = measure_rows (self, MAX (for_size, least));
}

static void
flip_edition_grid_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FlipEditionGrid *self = FLIP_EDITION_GRID (widget);
  int columns = count_columns (self, width), card = card_width (width, columns), y = 0;
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkWidget *child = flip_shown_child_first (widget), *next;

  while (child)
    {
      int row = measure_row (child, columns, card, &next);

      for (int i = 0; child != next; i++, child = flip_shown_child_next (child))
        {
          int column = is_rtl ? columns - 1 - i : i;

          gtk_widget_size_allocate (child, &(GtkAllocation){ column * (card + GAP), y, card, row },
                                    -1);
        }
      y += row + GAP;
    }
}

static void
flip_edition_grid_class_init (FlipEditionGridClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FLIP_OWN_CHILDREN (klass);
  flip_class_measure (klass, GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH, measure);
  widget_class->size_allocate = flip_edition_grid_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
}

static void
flip_edition_grid_init (FlipEditionGrid *self)
{
  self->most = MOST_COLUMNS;
}

/* public functions */

void
flip_edition_grid_append (FlipEditionGrid *self, GtkWidget *card)
{
  g_return_if_fail (FLIP_IS_EDITION_GRID (self));
  g_return_if_fail (GTK_IS_WIDGET (card));

  gtk_widget_insert_before (card, GTK_WIDGET (self), NULL);
}

void
flip_edition_grid_set_columns (FlipEditionGrid *self, guint columns)
{
  g_return_if_fail (FLIP_IS_EDITION_GRID (self));
  g_return_if_fail (columns >= 1 && columns <= MOST_COLUMNS);

  if (self->most == columns)
    return;
  self->most = columns;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
