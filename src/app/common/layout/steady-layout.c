/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/layout/steady-layout.h"

#include "app/common/layout/shown-child.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/measure.h"

struct _FlipSteadyLayout
{
  GtkLayoutManager parent_instance;

  int width, height; /* the largest height at this width so far */
};

FLIP_DEFINE_PLAIN (FlipSteadyLayout, flip_steady_layout, GTK_TYPE_LAYOUT_MANAGER)

/* helpers */

static FlipExtent
add_up (GtkWidget *widget, GtkOrientation orientation, int for_size)
{
  gboolean is_height = orientation == GTK_ORIENTATION_VERTICAL;
  FlipExtent all = { 0 };

  for (GtkWidget *child = flip_shown_child_first (widget); child; child = flip_shown_child_next (child))
    {
      FlipExtent own = flip_extent_of (child, orientation, is_height ? for_size : -1);

      if (is_height)
        flip_extent_add (&all, own);
      else
        flip_extent_cover (&all, own);
    }

  return all;
}

/* overrides */

static void
measure (GtkLayoutManager *manager,
         GtkWidget *widget,
         GtkOrientation orientation,
         int for_size,
         FlipExtent *extent)
{
  FlipSteadyLayout *self = FLIP_STEADY_LAYOUT (manager);

  *extent = add_up (widget, orientation, for_size);
  if (orientation == GTK_ORIENTATION_HORIZONTAL || for_size != self->width)
    return;
  flip_extent_cover (extent, (FlipExtent){ self->height, self->height });
}

static void
allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  FlipSteadyLayout *self = FLIP_STEADY_LAYOUT (manager);
  int likes = add_up (widget, GTK_ORIENTATION_VERTICAL, width).natural, from = 0;

  self->height = self->width == width ? MAX (self->height, likes) : likes;
  self->width = width;
  for (GtkWidget *child = flip_shown_child_first (widget); child; child = flip_shown_child_next (child))
    {
      GtkAllocation place = { 0, from, width, 0 };

      place.height = flip_extent_of (child, GTK_ORIENTATION_VERTICAL, width).natural;
      if (gtk_widget_get_valign (child) == GTK_ALIGN_END)
        place.height += self->height - likes;
      gtk_widget_size_allocate (child, &place, -1);
      from += place.height;
    }
}

static void
flip_steady_layout_class_init (FlipSteadyLayoutClass *klass)
{
  flip_class_measure_layout (klass, measure);
  GTK_LAYOUT_MANAGER_CLASS (klass)->allocate = allocate;
}

/* public functions */

void
flip_steady_layout_forget (GtkWidget *widget)
{
  FlipSteadyLayout *self;

  g_return_if_fail (FLIP_IS_STEADY_LAYOUT (gtk_widget_get_layout_manager (widget)));

  self = FLIP_STEADY_LAYOUT (gtk_widget_get_layout_manager (widget));
  self->height = 0;
  gtk_widget_queue_resize (widget);
}
