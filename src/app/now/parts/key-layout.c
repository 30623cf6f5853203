/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/parts/key-layout.h"

#include "app/common/layout/shown-child.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/measure.h"
#include "app/common/toolkit/text-scale.h"

#define MANY   13
#define FEW    7
#define GAP    2

struct _FlipKeyLayout
{
  GtkLayoutManager parent_instance;

  gboolean likes_line;
};

FLIP_DEFINE_PLAIN (FlipKeyLayout, flip_key_layout, GTK_TYPE_LAYOUT_MANAGER)

/* helpers */

static int
width_of (int columns)
{
  return columns * FLIP_LEAST_KEY + (columns - 1) * GAP;
}

/* The keys grow with the text, in width only if there is room; the style makes them higher for
   fingers. */
static int
height_of (GtkWidget *widget)
{
  int least;

  gtk_widget_measure (gtk_widget_get_last_child (widget), GTK_ORIENTATION_VERTICAL, -1, &least,
                      NULL, NULL, NULL);
  return MAX (least, flip_text_scale (widget, FLIP_LEAST_KEY));
}

static int
count (GtkWidget *widget)
{
  int n = 0;

  for (GtkWidget *child = flip_shown_child_first (widget); child;
       child = flip_shown_child_next (child))
    n++;
  return n;
}

/* As many columns as a suit has keys, including its sign if it has one; fewer if there is less
   room. */
static int
columns_for (GtkWidget *widget, int width)
{
  int many = MAX (MANY, count (widget));

  return width >= flip_text_scale (widget, width_of (many)) ? many : FEW;
}

/* overrides */

static void
measure (GtkLayoutManager *manager,
         GtkWidget *widget,
         GtkOrientation orientation,
         int for_size,
         FlipExtent *extent)
{
  int columns = columns_for (widget, for_size);
  int lines = (count (widget) + columns - 1) / columns;

  extent->minimum = extent->natural = orientation == GTK_ORIENTATION_HORIZONTAL
                          ? width_of (FEW)
                          : MAX (0, lines * (height_of (widget) + GAP) - GAP);
  if (orientation == GTK_ORIENTATION_HORIZONTAL && FLIP_KEY_LAYOUT (manager)->likes_line)
    extent->natural = flip_text_scale (widget, width_of (MAX (MANY, count (widget))));
}

/* GTK requires each key to be measured before it is allocated, although its place doesn't depend on
   the result. */
static void
allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int columns = columns_for (widget, width), high = height_of (widget), i = 0;

  for (GtkWidget *child = flip_shown_child_first (widget); child;
       child = flip_shown_child_next (child))
    {
      int from = (width + GAP) * (i % columns) / columns;
      int to = (width + GAP) * (i % columns + 1) / columns - GAP;
      GtkAllocation place = { mirrored ? width - to : from, i / columns * (high + GAP), to - from, high };

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (child, &place, -1);
      i++;
    }
}

static void
flip_key_layout_class_init (FlipKeyLayoutClass *klass)
{
  flip_class_measure_layout (klass, measure);
  GTK_LAYOUT_MANAGER_CLASS (klass)->allocate = allocate;
}

/* public functions */

void
flip_key_layout_set_likes_line (FlipKeyLayout *self, gboolean likes)
{
  g_return_if_fail (FLIP_IS_KEY_LAYOUT (self));

  self->likes_line = likes;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}
