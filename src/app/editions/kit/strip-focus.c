/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/kit/strip-focus.h"

gboolean
flip_strip_focus_move (GtkWidgetClass *parent_class,
                       GtkWidget *editor,
                       GtkWidget *strip,
                       GtkDirectionType direction)
{
  gboolean leaves = (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
                    && gtk_widget_get_focus_child (strip);
  gboolean moved;

  if (leaves)
    gtk_widget_set_can_focus (strip, FALSE);
  moved = parent_class->focus (editor, direction);
  if (leaves)
    gtk_widget_set_can_focus (strip, TRUE);
  return moved;
}
