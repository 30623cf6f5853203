/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/toolkit/make.h"

void
flip_make_style (gpointer widget, const char *style)
{
  g_auto (GStrv) names = g_strsplit (style ? style : "", " ", -1);

  g_return_if_fail (GTK_IS_WIDGET (widget));

  for (guint i = 0; names[i]; i++)
    gtk_widget_add_css_class (widget, names[i]);
}

GtkWidget *
flip_make_label (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  flip_make_style (label, style);
  return label;
}

GtkWidget *
flip_make_words (const char *text, const char *style)
{
  GtkWidget *label = flip_make_label (text, style);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  return label;
}

GtkWidget *
flip_make_icon_button (const char *icon, const char *tooltip)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, tooltip);
  return button;
}

GtkWidget *
flip_make_box (GtkOrientation along, int spacing, GtkWidget *const *children, guint n)
{
  GtkWidget *box = gtk_box_new (along, spacing);

  for (guint i = 0; i < n; i++)
    {
      if (children[i])
        gtk_box_append (GTK_BOX (box), children[i]);
    }
  return box;
}
