/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/layout/first-fit.h"

#include "app/common/layout/shown-child.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/measure.h"

typedef struct
{
  gboolean or_none, yields;
} FlipFirstFitPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (FlipFirstFit, flip_first_fit, GTK_TYPE_WIDGET)

enum
{
  PROP_OR_NONE = 1,
  PROP_YIELDS,
};

/* helpers */

static FlipFirstFitPrivate *
private_of (gpointer self)
{
  return flip_first_fit_get_instance_private (self);
}

static gboolean
folds (gpointer self)
{
  return FLIP_FIRST_FIT_GET_CLASS (self)->folds;
}

/* The height is looked at only if it decides. */
static gboolean
fits (gpointer self, GtkWidget *child, int width, int height)
{
  int least, likes;

  if (private_of (self)->yields)
    {
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
      return least <= height;
    }
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &likes, NULL, NULL);
  return (folds (self) ? least : likes) <= width;
}

static GtkWidget *
find_fitting (gpointer self, int width, int height)
{
  const FlipFirstFitPrivate *priv = private_of (self);
  GtkWidget *last = NULL;

  for (GtkWidget *child = flip_shown_child_first (self); child;
       child = flip_shown_child_next (child))
    {
      if (fits (self, child, width, height))
        return child;
      last = child;
    }

  return priv->or_none || priv->yields ? NULL : last;
}

/* The widest child's natural width, or the first one's if the others are only its folded forms; the
   narrowest one's minimum. What yields takes the width that it is given. */
static void
measure_across (GtkWidget *widget, int *minimum, int *natural)
{
  GtkWidget *first = flip_shown_child_first (widget);

  *minimum = *natural = 0;
  for (GtkWidget *child = first; child; child = flip_shown_child_next (child))
    {
      int least, likes;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &likes, NULL, NULL);
      *minimum = child == first ? least : MIN (*minimum, least);
      *natural = child == first || !folds (widget) ? MAX (*natural, likes) : *natural;
    }
  if (private_of (widget)->or_none)
    *minimum = 0;
  *natural = private_of (widget)->yields ? *minimum : MAX (*minimum, *natural);
}

/* If no width is given, the natural width is used, at which a folding widget is as low as
   possible. */
static void
measure_folded (GtkWidget *widget, int width, int *minimum, int *natural)
{
  GtkWidget *fitting;
  int least;

  if (width < 0)
    measure_across (widget, &least, &width);
  fitting = find_fitting (widget, width, 0);
  if (fitting)
    gtk_widget_measure (fitting, GTK_ORIENTATION_VERTICAL, width, minimum, natural, NULL, NULL);
}

static void
measure_highest (GtkWidget *widget, FlipExtent *extent)
{
  for (GtkWidget *child = flip_shown_child_first (widget); child;
       child = flip_shown_child_next (child))
    flip_extent_cover (extent, flip_extent_of (child, GTK_ORIENTATION_VERTICAL, -1));
}

/* overrides */

/* Keeps a button's name from its template: newer toolkits would name it after the words inside,
   which may be hidden for lack of room. */
static void
flip_first_fit_root (GtkWidget *widget)
{
  GtkWidget *button = gtk_widget_get_parent (widget);

  GTK_WIDGET_CLASS (flip_first_fit_parent_class)->root (widget);
  if (GTK_IS_BUTTON (button))
    gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

static GtkSizeRequestMode
flip_first_fit_get_request_mode (GtkWidget *widget)
{
  return private_of (widget)->or_none || folds (widget) ? GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
                                                        : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, FlipExtent *extent)
{
  const FlipFirstFitPrivate *priv = private_of (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_across (widget, &extent->minimum, &extent->natural);
  else if (folds (widget))
    measure_folded (widget, for_size, &extent->minimum, &extent->natural);
  else if (!priv->yields && (for_size < 0 || find_fitting (widget, for_size, 0)))
    measure_highest (widget, extent);
  if (priv->or_none && for_size < 0)
    extent->minimum = 0;
}

static void
flip_first_fit_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *fitting = find_fitting (widget, width, height);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_child_visible (child, child == fitting);
  if (fitting)
    gtk_widget_allocate (fitting, width, height, baseline, NULL);
}

static void
flip_first_fit_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  FlipFirstFitPrivate *priv = private_of (object);

  if (id == PROP_OR_NONE)
    priv->or_none = g_value_get_boolean (value);
  else
    priv->yields = g_value_get_boolean (value);
  gtk_widget_queue_resize (GTK_WIDGET (object));
}

static void
flip_first_fit_class_init (FlipFirstFitClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;

  FLIP_OWN_CHILDREN (klass);
  object_class->set_property = flip_first_fit_set_property;
  widget_class->root = flip_first_fit_root;
  flip_class_measure (klass, GTK_SIZE_REQUEST_CONSTANT_SIZE, measure);
  widget_class->get_request_mode = flip_first_fit_get_request_mode;
  widget_class->size_allocate = flip_first_fit_size_allocate;
  g_object_class_install_property (object_class, PROP_OR_NONE,
                                   g_param_spec_boolean ("or-none", NULL, NULL, FALSE, flags));
  g_object_class_install_property (object_class, PROP_YIELDS,
                                   g_param_spec_boolean ("yields", NULL, NULL, FALSE, flags));
}

static void
flip_first_fit_init (FlipFirstFit *self)
{
}
