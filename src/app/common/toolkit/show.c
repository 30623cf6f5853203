/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/toolkit/show.h"

/* helpers */

static GtkWidget *
child_after (gpointer box, GtkWidget *last)
{
  return last ? gtk_widget_get_next_sibling (last) : gtk_widget_get_first_child (box);
}

/* public functions */

void
flip_show_text (GtkLabel *label, const char *text)
{
  g_return_if_fail (GTK_IS_LABEL (label));

  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
  if (text && !g_str_equal (gtk_label_get_label (label), text))
    gtk_label_set_label (label, text);
}

void
flip_show_tooltip (GtkWidget *widget, const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) != 0)
    gtk_widget_set_tooltip_text (widget, text);
}

void
flip_show_in_place (GtkWidget *widget, gboolean shown)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (gtk_widget_get_can_target (widget) == shown && gtk_widget_get_opacity (widget) == shown)
    return;
  gtk_widget_set_opacity (widget, shown);
  gtk_widget_set_can_target (widget, shown);
  gtk_widget_set_can_focus (widget, shown);
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_HIDDEN, !shown, -1);
}

void
flip_show_on_baseline (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

#if GTK_CHECK_VERSION(4, 12, 0)
  gtk_widget_set_valign (widget, GTK_ALIGN_BASELINE_FILL);
#else
  gtk_widget_set_valign (widget, GTK_ALIGN_BASELINE);
#endif
}

void
flip_show_class (GtkWidget *widget, const char *name, gboolean on)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (gtk_widget_has_css_class (widget, name) == on)
    return;
  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

void
flip_show_across (gpointer box, gboolean across)
{
  g_return_if_fail (GTK_IS_ORIENTABLE (box));

  gtk_orientable_set_orientation (box, across ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
}

void
flip_show_name (gpointer widget, const char *name)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_accessible_reset_relation (widget, GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

GtkLabel *
flip_show_wrapped (GtkButton *button)
{
  GtkLabel *words = GTK_LABEL (gtk_button_get_child (button));

  gtk_label_set_wrap (words, TRUE);
  gtk_label_set_justify (words, GTK_JUSTIFY_CENTER);
  return words;
}

gpointer
flip_show_next (GtkBox *box, GtkWidget *last, GType type)
{
  GtkWidget *next;

  g_return_val_if_fail (GTK_IS_BOX (box) && g_type_is_a (type, GTK_TYPE_WIDGET), NULL);

  next = child_after (box, last);
  if (!next || !G_TYPE_CHECK_INSTANCE_TYPE (next, type))
    {
      next = g_object_new (type, NULL);
      gtk_box_insert_child_after (box, next, last);
    }
  return next;
}

void
flip_show_end (gpointer box, GtkWidget *last)
{
  GtkWidget *left;

  g_return_if_fail (GTK_IS_WIDGET (box));

  while ((left = child_after (box, last)))
    gtk_widget_unparent (left);
  gtk_widget_set_visible (box, last != NULL);
}

static void
set_up_word_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_list_item_set_child (item, label);
}

void
flip_show_words (GtkDropDown *list, GPtrArray *words)
{
  GtkStringList *shown = GTK_STRING_LIST (gtk_drop_down_get_model (list));
  guint n = g_list_model_get_n_items (G_LIST_MODEL (shown)), first = 0, end = words->len;

  while (first < MIN (n, end)
         && g_str_equal (gtk_string_list_get_string (shown, first), words->pdata[first]))
    first++;
  while (n > first && end > first
         && g_str_equal (gtk_string_list_get_string (shown, n - 1), words->pdata[end - 1]))
    {
      n--;
      end--;
    }
  if (n > first)
    gtk_string_list_splice (shown, first, n - first, NULL);
  for (guint i = first; i < end; i++)
    {
      const char *const word[] = { words->pdata[i], NULL };

      gtk_string_list_splice (shown, i, 0, word);
    }
}

void
flip_show_word (GtkListItem *item)
{
  GtkWidget *label, *row;
  const char *word;

  g_return_if_fail (GTK_IS_LIST_ITEM (item));

  label = gtk_list_item_get_child (item);
  row = gtk_widget_get_parent (label);
  word = gtk_string_object_get_string (gtk_list_item_get_item (item));
  gtk_label_set_label (GTK_LABEL (label), word);
  if (row)
    gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, word, -1);
}

static void
bind_word_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  flip_show_word (item);
}

void
flip_show_drop_down_narrow (GtkDropDown *list)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_return_if_fail (GTK_IS_DROP_DOWN (list));

  g_signal_connect (factory, "setup", G_CALLBACK (set_up_word_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_word_cb), NULL);
  gtk_drop_down_set_factory (list, factory);
}

void
flip_show_no_children (GtkWidget *widget)
{
  GtkWidget *child;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  while ((child = gtk_widget_get_first_child (widget)))
    if (GTK_IS_LIST_BOX (widget))
      gtk_list_box_remove (GTK_LIST_BOX (widget), child);
    else if (GTK_IS_FLOW_BOX (widget))
      gtk_flow_box_remove (GTK_FLOW_BOX (widget), child);
    else
      gtk_widget_unparent (child);
}

GtkWidget *
flip_show_drop_down_new (GtkStringList *words)
{
  GtkWidget *list = gtk_drop_down_new (G_LIST_MODEL (words), NULL);

  flip_show_drop_down_narrow (GTK_DROP_DOWN (list));
  return list;
}

void
flip_show_drop_down_name (GtkDropDown *list, const char *name)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (list));

  flip_show_name (list, name);
  if (button)
    flip_show_name (button, name);
}

void
flip_show_entry_name (GtkEditable *row, const char *name)
{
  GtkEditable *text = gtk_editable_get_delegate (row);

  g_object_set (text, "accessible-role", GTK_ACCESSIBLE_ROLE_TEXT_BOX, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (text), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}
