/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/layout/side-scroller.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/measure.h"

struct _FlipSideScroller
{
  GtkWidget parent_instance;

  /* owned */
  GtkWidget *scroller;
  GtkWidget *child; /* or NULL */
};

G_DEFINE_FINAL_TYPE (FlipSideScroller, flip_side_scroller, GTK_TYPE_WIDGET)

enum
{
  PROP_CHILD = 1,
};

/* helpers */

/* The child is never narrower than its minimum, however little room there is. */
static int
width_of_child (FlipSideScroller *self, int for_size)
{
  int least;

  if (for_size < 0)
    return for_size;
  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return MAX (for_size, least);
}

static void
set_child (FlipSideScroller *self, GtkWidget *child)
{
  if (g_set_object (&self->child, child))
    gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), child);
}

/* overrides */

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, FlipExtent *extent)
{
  FlipSideScroller *self = FLIP_SIDE_SCROLLER (widget);

  gtk_widget_measure (self->scroller, orientation, -1, &extent->minimum, &extent->natural, NULL,
                      NULL);
  if (!self->child)
    return;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    gtk_widget_measure (self->child, orientation, -1, NULL, &extent->natural, NULL, NULL);
  else
    gtk_widget_measure (self->child, orientation, width_of_child (self, for_size),
                        &extent->minimum, &extent->natural, NULL, NULL);
  extent->natural = MAX (extent->minimum, extent->natural);
}

static void
flip_side_scroller_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_allocate (FLIP_SIDE_SCROLLER (widget)->scroller, width, height, baseline, NULL);
}

static void
flip_side_scroller_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_CHILD)
    g_value_set_object (value, FLIP_SIDE_SCROLLER (object)->child);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
flip_side_scroller_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_CHILD)
    set_child (FLIP_SIDE_SCROLLER (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
flip_side_scroller_class_init (FlipSideScrollerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = flip_side_scroller_get_property;
  object_class->set_property = flip_side_scroller_set_property;
  FLIP_OWN (klass, FlipSideScroller, (scroller, gtk_widget_unparent), (child, g_object_unref));
  flip_class_measure (klass, GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH, measure);
  GTK_WIDGET_CLASS (klass)->size_allocate = flip_side_scroller_size_allocate;
  g_object_class_install_property (
    object_class, PROP_CHILD,
    g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
}

static void
flip_side_scroller_init (FlipSideScroller *self)
{
  self->scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "vscrollbar-policy", GTK_POLICY_NEVER, NULL);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}
