/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/layout/steady-layout.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/measure.h"

struct _FlipSteadyLayout
{
  GtkLayoutManager parent_instance;

  int width, height; /* the largest height at this width so far */
};

FLIP_DEFINE_PLAIN (FlipSteadyLayout, flip_steady_layout, GTK_TYPE_LAYOUT_MANAGER)

/* helpers */

static void
add_up (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural)
{
  gboolean is_height = orientation == GTK_ORIENTATION_VERTICAL;

  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      int least, likes;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, orientation, is_height ? for_size : -1, &least, &likes, NULL,
                          NULL);
      if (is_height)
        {
          *minimum += least;
          *natural += likes;
        }
      else
        {
          *minimum = MAX (*minimum, least);
          *natural = MAX (*natural, likes);
        }
    }
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

  add_up (widget, orientation, for_size, &extent->minimum, &extent->natural);
  if (orientation == GTK_ORIENTATION_HORIZONTAL || for_size != self->width)
    return;
  extent->minimum = MAX (extent->minimum, self->height);
  extent->natural = MAX (extent->natural, self->height);
}

static void
allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  FlipSteadyLayout *self = FLIP_STEADY_LAYOUT (manager);
  int least, likes, from = 0;

  add_up (widget, GTK_ORIENTATION_VERTICAL, width, &least, &likes);
  self->height = self->width == width ? MAX (self->height, likes) : likes;
  self->width = width;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkAllocation place = { 0, from, width, 0 };

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &place.height, NULL, NULL);
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
