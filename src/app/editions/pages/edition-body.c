/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/pages/edition-body.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/measure.h"
#include "app/common/toolkit/text-scale.h"

#define FORM_WIDTH 348
#define THRESHOLD  860

/* The view's share of the height if the form is below it. The view gets more if it needs more, or
   if it is generous and wants more; the form always keeps some. */
#define VIEW_PART  .45
#define LEAST_FORM 180

struct _FlipEditionBody
{
  GtkWidget parent_instance;

  /* children */
  GtkWidget *view, *form; /* or NULL */

  gboolean is_generous; /* the view gets its natural height */
};

G_DEFINE_FINAL_TYPE (FlipEditionBody, flip_edition_body, GTK_TYPE_WIDGET)

/* overrides */

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, FlipExtent *extent)
{
  FlipEditionBody *self = FLIP_EDITION_BODY (widget);
  GtkWidget *children[] = { self->view, self->form };

  for (guint i = 0; i < G_N_ELEMENTS (children); i++)
    {
      int least = 0, usual = 0;

      if (children[i])
        gtk_widget_measure (children[i], orientation, -1, &least, &usual, NULL, NULL);
      extent->minimum = MAX (extent->minimum, least);
      extent->natural += usual;
    }
  extent->natural = MAX (extent->natural, extent->minimum);
}

static int
height_of_view (FlipEditionBody *self, int width, int height)
{
  int least, usual;

  gtk_widget_measure (self->view, GTK_ORIENTATION_VERTICAL, width, &least, &usual, NULL, NULL);
  return MAX ((int) (height * VIEW_PART),
              MIN (self->is_generous ? usual : least, height - LEAST_FORM));
}

static void
place (GtkWidget *child, int x, int y, int width, int height)
{
  if (child)
    gtk_widget_size_allocate (child, &(GtkAllocation){ x, y, width, height }, -1);
}

static void
flip_edition_body_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FlipEditionBody *self = FLIP_EDITION_BODY (widget);
  gboolean both = self->view && self->form;
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int form = flip_text_scale (widget, FORM_WIDTH), upper;

  if (!both)
    place (self->view ? self->view : self->form, 0, 0, width, height);
  else if (width < flip_text_scale (widget, THRESHOLD))
    {
      upper = height_of_view (self, width, height);
      place (self->view, 0, 0, width, upper);
      place (self->form, 0, upper, width, height - upper);
    }
  else
    {
      place (self->view, is_rtl ? form : 0, 0, width - form, height);
      place (self->form, is_rtl ? 0 : width - form, 0, form, height);
    }
}

static void
flip_edition_body_class_init (FlipEditionBodyClass *klass)
{
  FLIP_OWN (klass, FlipEditionBody, (view, gtk_widget_unparent), (form, gtk_widget_unparent));
  flip_class_measure (klass, GTK_SIZE_REQUEST_CONSTANT_SIZE, measure);
  GTK_WIDGET_CLASS (klass)->size_allocate = flip_edition_body_size_allocate;
}

static void
flip_edition_body_init (FlipEditionBody *self)
{
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
}

/* public functions */

static void
take (FlipEditionBody *self, GtkWidget **slot, GtkWidget *child)
{
  g_clear_pointer (slot, gtk_widget_unparent);
  *slot = child;
  if (child)
    gtk_widget_insert_before (child, GTK_WIDGET (self), NULL);
}

void
flip_edition_body_set (FlipEditionBody *self,
                       GtkWidget *view,
                       GtkWidget *form,
                       gboolean is_generous)
{
  g_return_if_fail (FLIP_IS_EDITION_BODY (self));

  self->is_generous = is_generous;
  take (self, &self->view, view);
  take (self, &self->form, form);
}
