/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/picture/value-factory.h"

#include "app/common/toolkit/show.h"

#define LEAST_CHARS 6   /* the minimum width beside the row's title */
#define MOST_WIDTH  190 /* the most width that the row's title gives up for it */
#define LARGE_DPI   (125 * 1024)

/* helpers */

/* A row gives the label only the width that it requests, so the label requests its whole text. If
   that is too wide, the list still shows it all, while the row, which has the height of one line,
   cuts it off. */
static void
ask_for_room (GtkLabel *label)
{
  g_autoptr (PangoLayout) layout =
    gtk_widget_create_pango_layout (GTK_WIDGET (label), gtk_label_get_text (label));
  gboolean is_listed = gtk_widget_get_ancestor (GTK_WIDGET (label), GTK_TYPE_POPOVER) != NULL;
  int dpi, width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  g_object_get (gtk_widget_get_settings (GTK_WIDGET (label)), "gtk-xft-dpi", &dpi, NULL);
  gtk_widget_set_size_request (GTK_WIDGET (label),
                               dpi >= LARGE_DPI ? -1 : MIN (width + 1, MOST_WIDTH), -1);
  gtk_label_set_wrap (label, is_listed);
  gtk_label_set_ellipsize (label, is_listed ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
}

/* callbacks */

static void
text_size_cb (GtkLabel *label)
{
  g_assert (GTK_IS_LABEL (label));

  ask_for_room (label);
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (label), LEAST_CHARS);
  g_signal_connect_object (gtk_widget_get_settings (label), "notify::gtk-xft-dpi",
                           G_CALLBACK (text_size_cb), label, G_CONNECT_SWAPPED);
  g_signal_connect (label, "map", G_CALLBACK (text_size_cb), NULL); /* its parent is known by then */
  gtk_list_item_set_child (item, label);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  GtkStringObject *value = GTK_STRING_OBJECT (gtk_list_item_get_item (item));

  flip_show_word (item);
  ask_for_room (GTK_LABEL (gtk_list_item_get_child (item)));
  gtk_widget_set_tooltip_text (gtk_list_item_get_child (item),
                               gtk_string_object_get_string (value));
}

/* public functions */

GtkListItemFactory *
flip_value_factory_new (void)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  return factory;
}
