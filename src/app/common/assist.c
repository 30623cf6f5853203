/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/assist.h"

/* What the action is called; assistive tools show the name to people. */
#define ACTION "activate"

/* helpers */

static void
activate_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  if (gtk_widget_is_sensitive (widget))
    gtk_widget_activate (widget);
}

/* Classes below it take their actions from it when they are made. */
static void
install (GType type)
{
  GtkWidgetClass *widget_class = g_type_class_ref (type);

  gtk_widget_class_install_action (widget_class, ACTION, NULL, activate_cb);
  g_type_class_unref (widget_class);
}

/* public functions */

void
flip_assist_begin (void)
{
  install (GTK_TYPE_CHECK_BUTTON);
  install (GTK_TYPE_LIST_BOX_ROW);
}
