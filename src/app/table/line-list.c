/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/table/line-list.h"

#include "play/aim-words.h"

#include <glib/gi18n.h>

/* The others are counted. The list is as wide whatever is in it: while one aims, nothing may move. */
#define MOST_SHOWN 2
#define WIDTH      250

struct _FlipLineList
{
  GtkBox parent_instance;

  /* owned by the box */
  GtkWidget *caption, *list, *more;
  GtkWidget *items[MOST_SHOWN];
};

G_DEFINE_FINAL_TYPE (FlipLineList, flip_line_list, GTK_TYPE_BOX)

/* helpers */

/* What there is no room for, one a line. */
static void
show_more (FlipLineList *self, FlipTableHand *hand, const FlipAimItem *items, guint n)
{
  g_autofree char *count = g_strdup_printf (_ ("+%u"), n > MOST_SHOWN ? n - MOST_SHOWN : 0);
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = MOST_SHOWN; i < n; i++)
    {
      g_autofree char *words = flip_aim_words_item (hand, &items[i]);

      g_string_append_printf (names, "%s%s", names->len ? "\n" : "", words);
    }
  gtk_widget_set_visible (self->more, n > MOST_SHOWN);
  gtk_label_set_label (GTK_LABEL (self->more), count);
  gtk_widget_set_tooltip_text (self->more, names->str);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->more), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  names->str, -1);
}

static void
show_item (GtkWidget *label, const char *words)
{
  gtk_widget_set_visible (label, words != NULL);
  gtk_label_set_label (GTK_LABEL (label), words ? words : "");
  gtk_widget_set_tooltip_text (label, words);
}

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
  gtk_label_set_ellipsize (GTK_LABEL (item), PANGO_ELLIPSIZE_END);
  return item;
}

static void
flip_line_list_init (FlipLineList *self)
{
  gtk_box_set_spacing (GTK_BOX (self), 8);
  self->caption = gtk_label_new (_ ("In the line"));
  gtk_widget_add_css_class (self->caption, "table-small");
  gtk_widget_set_valign (self->caption, GTK_ALIGN_CENTER);
  self->list =
    g_object_new (GTK_TYPE_BOX, "spacing", 6, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST, NULL);
  gtk_widget_set_size_request (self->list, WIDTH, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("In the line"), -1);
  for (guint i = 0; i < MOST_SHOWN; i++)
    {
      self->items[i] = item_new ();
      gtk_box_append (GTK_BOX (self->list), self->items[i]);
    }
  /* The nearest is always told in full. */
  gtk_label_set_ellipsize (GTK_LABEL (self->items[0]), PANGO_ELLIPSIZE_NONE);
  self->more = item_new ();
  gtk_label_set_ellipsize (GTK_LABEL (self->more), PANGO_ELLIPSIZE_NONE);
  gtk_box_append (GTK_BOX (self->list), self->more);
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

  gtk_widget_set_visible (GTK_WIDGET (self), flip_table_hand_flick (hand, NULL) != NULL
                                               && flip_table_hand_previews (hand));
  for (guint i = 0; i < MOST_SHOWN; i++)
    {
      g_autofree char *words = i < n ? flip_aim_words_item (hand, &items[i]) : NULL;

      show_item (self->items[i], n == 0 && i == 0 ? _ ("nothing") : words);
    }
  show_more (self, hand, items, n);
}
