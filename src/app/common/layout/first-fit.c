/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/layout/first-fit.h"

#include "app/common/layout/shown-child.h"

struct _FlipFirstFit
{
  GtkWidget parent_instance;

  gboolean or_none;
};

G_DEFINE_FINAL_TYPE (FlipFirstFit, flip_first_fit, GTK_TYPE_WIDGET)

enum
{
  PROP_OR_NONE = 1,
};

/* helpers */

static GtkWidget *
find_fitting (FlipFirstFit *self, int width)
{
  GtkWidget *last = NULL;

  for (GtkWidget *child = flip_shown_child_first (GTK_WIDGET (self)); child;
       child = flip_shown_child_next (child))
    {
      int likes;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &likes, NULL, NULL);
      if (likes <= width)
        return child;
      last = child;
    }

  return self->or_none ? NULL : last;
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
  return FLIP_FIRST_FIT (widget)->or_none ? GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
flip_first_fit_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  gboolean is_width = orientation == GTK_ORIENTATION_HORIZONTAL, is_first = TRUE;

  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;
  if (!is_width && for_size >= 0 && !find_fitting (FLIP_FIRST_FIT (widget), for_size))
    return;
  for (GtkWidget *child = flip_shown_child_first (widget); child;
       child = flip_shown_child_next (child))
    {
      int least, likes;

      gtk_widget_measure (child, orientation, -1, &least, &likes, NULL, NULL);
      *natural = MAX (*natural, likes);
      *minimum = is_width && !is_first ? MIN (*minimum, least) : MAX (*minimum, least);
      is_first = FALSE;
    }
  if (FLIP_FIRST_FIT (widget)->or_none && (is_width || for_size < 0))
    *minimum = 0;
}

static void
flip_first_fit_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *fitting = find_fitting (FLIP_FIRST_FIT (widget), width);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_child_visible (child, child == fitting);
  if (fitting)
    gtk_widget_allocate (fitting, width, height, baseline, NULL);
}

static void
flip_first_fit_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  g_assert (id == PROP_OR_NONE);

  FLIP_FIRST_FIT (object)->or_none = g_value_get_boolean (value);
  gtk_widget_queue_resize (GTK_WIDGET (object));
}

static void
flip_first_fit_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (flip_first_fit_parent_class)->dispose (object);
}

static void
flip_first_fit_class_init (FlipFirstFitClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = flip_first_fit_dispose;
  G_OBJECT_CLASS (klass)->set_property = flip_first_fit_set_property;
  widget_class->root = flip_first_fit_root;
  widget_class->get_request_mode = flip_first_fit_get_request_mode;
  widget_class->measure = flip_first_fit_measure;
  widget_class->size_allocate = flip_first_fit_size_allocate;
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_OR_NONE,
                                   g_param_spec_boolean ("or-none", NULL, NULL, FALSE,
                                                         G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
}

static void
flip_first_fit_init (FlipFirstFit *self)
{
}
