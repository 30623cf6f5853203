/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/table/line-list.h"

#include "app/common/columns.h"
#include "app/table/aim-words.h"

#include <glib/gi18n.h>

#define MOST_SHOWN 4

struct _FlipLineList
{
  GtkBox parent_instance;

  /* owned by the box */
  GtkWidget *caption, *list;
  GtkWidget *items[MOST_SHOWN];
};

G_DEFINE_FINAL_TYPE (FlipLineList, flip_line_list, GTK_TYPE_BOX)

/* overrides */

static void
flip_line_list_class_init (FlipLineListClass *klass)
{
}

static GtkWidget *
item_new (void)
{
  GtkWidget *item =
    g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM, NULL);

  gtk_widget_add_css_class (item, "line-item");
  return item;
}

static void
flip_line_list_init (FlipLineList *self)
{
  gtk_box_set_spacing (GTK_BOX (self), 8);
  self->caption = gtk_label_new (_ ("In the line"));
  gtk_widget_add_css_class (self->caption, "table-small");
  gtk_widget_set_valign (self->caption, GTK_ALIGN_CENTER);
  self->list = g_object_new (FLIP_TYPE_COLUMNS, "spacing", 6, "accessible-role",
                             GTK_ACCESSIBLE_ROLE_LIST, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("In the line"), -1);
  for (guint i = 0; i < MOST_SHOWN; i++)
    {
      self->items[i] = item_new ();
      flip_columns_append (FLIP_COLUMNS (self->list), self->items[i]);
    }
  gtk_widget_set_hexpand (self->list, TRUE);
  gtk_widget_set_valign (self->list, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self), self->caption);
  gtk_box_append (GTK_BOX (self), self->list);
}

/* public functions */

GtkWidget *
flip_line_list_new (void)
{
  return g_object_new (FLIP_TYPE_LINE_LIST, NULL);
}

void
flip_line_list_show (FlipLineList *self, FlipTableHand *hand)
{
  guint n;
  const FlipAimItem *items = flip_table_hand_line (hand, &n);

  gtk_widget_set_visible (GTK_WIDGET (self), n > 0 && flip_table_hand_previews (hand));
  for (guint i = 0; i < MOST_SHOWN; i++)
    {
      g_autofree char *words = i < n ? flip_aim_words_item (hand, &items[i]) : NULL;

      gtk_widget_set_visible (self->items[i], words != NULL);
      gtk_label_set_label (GTK_LABEL (self->items[i]), words ? words : "");
    }
}
