/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/layout/line-layout.h"

#include "app/common/layout/shown-child.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/measure.h"

struct _FlipLineLayout
{
  GtkLayoutManager parent_instance;

  int spacing;
};

FLIP_DEFINE_PLAIN (FlipLineLayout, flip_line_layout, GTK_TYPE_LAYOUT_MANAGER)

enum
{
  PROP_SPACING = 1,
};

/* helpers */

/* The width that all children need side by side. */
static FlipExtent
add_up (FlipLineLayout *self, GtkWidget *widget)
{
  FlipExtent all = { 0 };
  int gap = 0;

  for (GtkWidget *child = flip_shown_child_first (widget); child; child = flip_shown_child_next (child))
    {
      flip_extent_add (&all, flip_extent_of (child, GTK_ORIENTATION_HORIZONTAL, -1));
      flip_extent_add (&all, (FlipExtent){ gap, gap });
      gap = self->spacing;
    }

  return all;
}

static gboolean
expands (GtkWidget *child)
{
  return gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL);
}

/* Whether the child that expands gets too little room when the others have their natural widths. */
static gboolean
is_tight (GtkWidget *widget, int missing)
{
  for (GtkWidget *child = flip_shown_child_first (widget); child; child = flip_shown_child_next (child))
    {
      int likes;

      if (!expands (child))
        continue;
      likes = flip_extent_of (child, GTK_ORIENTATION_HORIZONTAL, -1).natural;
      return likes - missing < likes / 2;
    }

  return FALSE;
}

/* Each child gets its natural width, or its minimum if there is too little room; the child that
   expands gets the rest, which may be more or less than it wants. */
static int
width_of (FlipLineLayout *self, GtkWidget *widget, GtkWidget *child, int width)
{
  FlipExtent own = flip_extent_of (child, GTK_ORIENTATION_HORIZONTAL, -1);
  FlipExtent all = add_up (self, widget);

  if (is_tight (widget, all.natural - width))
    return expands (child) ? MAX (own.minimum, own.minimum + width - all.minimum) : own.minimum;
  return expands (child) ? MAX (own.minimum, own.natural + width - all.natural) : own.natural;
}

/* overrides */

static void
measure (GtkLayoutManager *manager,
         GtkWidget *widget,
         GtkOrientation orientation,
         int for_size,
         FlipExtent *extent)
{
  FlipLineLayout *self = FLIP_LINE_LAYOUT (manager);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *extent = add_up (self, widget);
      return;
    }
  for (GtkWidget *child = flip_shown_child_first (widget); child; child = flip_shown_child_next (child))
    {
      int width = for_size < 0 ? -1 : width_of (self, widget, child, for_size);

      flip_extent_cover (extent, flip_extent_of (child, GTK_ORIENTATION_VERTICAL, width));
    }
}

static void
allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  FlipLineLayout *self = FLIP_LINE_LAYOUT (manager);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int from = 0;

  for (GtkWidget *child = flip_shown_child_first (widget); child; child = flip_shown_child_next (child))
    {
      int own = width_of (self, widget, child, width);
      GtkAllocation place = { mirrored ? width - from - own : from, 0, own, height };

      gtk_widget_size_allocate (child, &place, -1);
      from += own + self->spacing;
    }
}

static void
flip_line_layout_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  g_assert (id == PROP_SPACING);

  FLIP_LINE_LAYOUT (object)->spacing = g_value_get_int (value);
}

static void
flip_line_layout_class_init (FlipLineLayoutClass *klass)
{
  G_OBJECT_CLASS (klass)->set_property = flip_line_layout_set_property;
  flip_class_measure_layout (klass, measure);
  GTK_LAYOUT_MANAGER_CLASS (klass)->allocate = allocate;
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_SPACING,
                                   g_param_spec_int ("spacing", NULL, NULL, 0, G_MAXINT, 0,
                                                     G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
}
