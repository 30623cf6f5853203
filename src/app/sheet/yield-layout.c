/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/sheet/yield-layout.h"

#include "app/common/layout/shown-child.h"

struct _FlipYieldLayout
{
  GtkLayoutManager parent_instance;

  int spacing;
};

G_DEFINE_FINAL_TYPE (FlipYieldLayout, flip_yield_layout, GTK_TYPE_LAYOUT_MANAGER)

enum
{
  PROP_SPACING = 1,
};

/* helpers */

/* The child that makes way: the last visible one. */
static GtkWidget *
find_last (GtkWidget *widget)
{
  GtkWidget *last = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      if (gtk_widget_get_visible (child))
        last = child;
    }

  return last == gtk_widget_get_first_child (widget) ? NULL : last;
}

/* overrides */

static GtkSizeRequestMode
flip_yield_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
flip_yield_layout_measure (GtkLayoutManager *manager,
                           GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  FlipYieldLayout *self = FLIP_YIELD_LAYOUT (manager);
  GtkWidget *last = find_last (widget);
  gboolean is_width = orientation == GTK_ORIENTATION_HORIZONTAL;

  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      int least, likes;

      if (!gtk_widget_get_visible (child))
        continue;
      gtk_widget_measure (child, orientation, is_width ? -1 : for_size, &least, &likes, NULL, NULL);
      if (is_width)
        {
          *minimum = MAX (*minimum, least);
          *natural = MAX (*natural, likes);
          continue;
        }
      *minimum += child == last ? 0 : least;
      *natural += likes + (child == last ? self->spacing : 0);
    }
}

static void
flip_yield_layout_allocate (GtkLayoutManager *manager,
                            GtkWidget *widget,
                            int width,
                            int height,
                            int baseline)
{
  FlipYieldLayout *self = FLIP_YIELD_LAYOUT (manager);
  GtkWidget *last = find_last (widget);
  int top = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      int least, likes, given;

      if (!gtk_widget_get_visible (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &least, &likes, NULL, NULL);
      top += child == last ? self->spacing : 0;
      given = child == last ? height - top : CLAMP (likes, 0, MAX (height - top, least));
      if (child == last)
        gtk_widget_set_child_visible (child, given >= least);
      if (child == last && given < least)
        continue;
      gtk_widget_size_allocate (child, &(GtkAllocation){ 0, top, width, given }, -1);
      top += given;
    }
}

static void
flip_yield_layout_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  g_assert (id == PROP_SPACING);

  FLIP_YIELD_LAYOUT (object)->spacing = g_value_get_int (value);
}

static void
flip_yield_layout_class_init (FlipYieldLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  G_OBJECT_CLASS (klass)->set_property = flip_yield_layout_set_property;
  layout_class->get_request_mode = flip_yield_layout_get_request_mode;
  layout_class->measure = flip_yield_layout_measure;
  layout_class->allocate = flip_yield_layout_allocate;
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_SPACING,
                                   g_param_spec_int ("spacing", NULL, NULL, 0, G_MAXINT, 0,
                                                     G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
}

static void
flip_yield_layout_init (FlipYieldLayout *self)
{
}
