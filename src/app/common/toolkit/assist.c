/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/toolkit/assist.h"

/* The name of the action, which assistive tools show to their users. */
#define ACTION "activate"

/* helpers */

/* A drop-down takes the selected row of its list, which is what a click selects. The toolkit tells
   no row its position, but unless the list is very long, every entry has a row of its own. */
static void
select_row (GtkWidget *row)
{
  GtkWidget *view = gtk_widget_get_parent (row);
  guint n = 0, place = 0;

  if (!GTK_IS_LIST_VIEW (view))
    return;
  for (GtkWidget *each = gtk_widget_get_first_child (view); each;
       each = gtk_widget_get_next_sibling (each), n++)
    place = each == row ? n : place;
  if (n == g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (view)))))
    gtk_widget_activate_action (row, "list.select-item", "(ubb)", place, FALSE, FALSE);
}

static void
activate_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  if (!gtk_widget_is_sensitive (widget))
    return;
  select_row (widget);
  gtk_widget_activate (widget);
}

/* Subclasses inherit its actions when they are initialised. */
static void
install (GType type)
{
  GtkWidgetClass *widget_class = g_type_class_ref (type);

  gtk_widget_class_install_action (widget_class, ACTION, NULL, activate_cb);
  g_type_class_unref (widget_class);
}

/* The rows of list views, including those in a drop-down, are of a private type of the toolkit,
   which is known only once such a row exists. */
static GType
row_of_list_view (void)
{
  static const char *const one[] = { "", NULL };
  GtkSelectionModel *model =
    GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (gtk_string_list_new (one))));
  GtkWidget *view =
    g_object_ref_sink (gtk_list_view_new (model, gtk_signal_list_item_factory_new ()));

  g_object_unref (view);
  return g_type_from_name ("GtkListItemWidget");
}

/* The toolkit reports that a button with only a picture is labelled by that picture, whose only
   name is its class; screen readers would read both names. The button's own name is enough. */
static gboolean
shown_cb (GSignalInvocationHint *hint, guint n, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (values);
  GtkWidget *button = GTK_IS_IMAGE (widget) ? gtk_widget_get_parent (widget) : NULL;

  if (GTK_IS_BUTTON (button)
      && gtk_test_accessible_has_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL))
    gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  return TRUE;
}

/* public functions */

void
flip_assist_begin (void)
{
  GType row = row_of_list_view ();

  install (GTK_TYPE_CHECK_BUTTON);
  install (GTK_TYPE_LIST_BOX_ROW);
  if (row != G_TYPE_INVALID)
    install (row);
  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, shown_cb, NULL, NULL);
}
