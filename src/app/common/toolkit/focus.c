/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/toolkit/focus.h"

/* helpers */

/* If a control disappears while it has the focus, its ancestors still remember the path to it, and
   GTK would look for the next control only after that path. */
static void
forget_way (GtkWidget *part)
{
  for (GtkWidget *child = part; child; part = child)
    {
      child = gtk_widget_get_focus_child (part);
      gtk_widget_set_focus_child (part, NULL);
    }
}

static gboolean
focus_from (GtkWidget *part, GtkDirectionType direction)
{
  GtkRoot *root = gtk_widget_get_root (part);

  if (!root || !gtk_widget_get_visible (part))
    return FALSE;
  gtk_root_set_focus (root, NULL);
  forget_way (part);
  return gtk_widget_child_focus (part, direction);
}

/* public functions */

GtkWidget *
flip_focus_find (gpointer widget)
{
  GtkRoot *root;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  root = gtk_widget_get_root (widget);
  return root ? gtk_root_get_focus (root) : NULL;
}

gboolean
flip_focus_is_in (gpointer widget)
{
  GtkWidget *focus = flip_focus_find (widget);

  return focus && gtk_widget_is_ancestor (focus, widget);
}

gboolean
flip_focus_first (GtkWidget *part)
{
  g_return_val_if_fail (GTK_IS_WIDGET (part), FALSE);

  return focus_from (part, GTK_DIR_TAB_FORWARD);
}

gboolean
flip_focus_last (GtkWidget *part)
{
  g_return_val_if_fail (GTK_IS_WIDGET (part), FALSE);

  return focus_from (part, GTK_DIR_TAB_BACKWARD);
}
