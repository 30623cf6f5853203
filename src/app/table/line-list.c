/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/table/line-list.h"

#include "app/common/layout/flow-layout.h"
#include "app/common/toolkit/show.h"
#include "play/table/aiming.h"

#include <glib/gi18n.h>

#define MOST_SHOWN 2 /* the others are counted */

#define SPACING          8
#define SPACING_OF_ITEMS 6

struct _FlipLineList
{
  GtkBox parent_instance;

  /* template */
  GtkWidget *items;
  GtkLabel *nearest, *next, *more;
};

G_DEFINE_FINAL_TYPE (FlipLineList, flip_line_list, GTK_TYPE_BOX)

/* helpers */

/* What there is no room for, one item per line. */
static void
show_more (FlipLineList *self, FlipTableHand *hand, const FlipAimItem *items, guint n)
{
  /* Translators: %u: how many more there are than are shown */
  g_autofree char *count = g_strdup_printf (_ ("+%u"), n > MOST_SHOWN ? n - MOST_SHOWN : 0);
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = MOST_SHOWN; i < n; i++)
    {
      g_autofree char *words = flip_aim_words_item (hand, &items[i]);

      g_string_append_printf (names, "%s%s", names->len ? "\n" : "", words);
    }
  flip_show_text (self->more, n > MOST_SHOWN ? count : NULL);
  flip_show_tooltip (GTK_WIDGET (self->more), names->str);
  flip_show_name (self->more, names->str);
}

static void
show_item (GtkLabel *label, const char *words)
{
  flip_show_text (label, words);
  flip_show_tooltip (GTK_WIDGET (label), words);
}

/* In a line, or in as many as it takes. */
static void
let_flow (GtkWidget *box, int spacing, gboolean flows)
{
  GtkLayoutManager *layout = flows ? g_object_new (FLIP_TYPE_FLOW_LAYOUT, "ragged", TRUE, NULL)
                                   : gtk_box_layout_new (GTK_ORIENTATION_HORIZONTAL);

  g_object_set (layout, "spacing", spacing, NULL);
  gtk_widget_set_layout_manager (box, layout);
}

/* overrides */

static void
flip_line_list_class_init (FlipLineListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/flipside/Flipside/table/line-list.ui");
  gtk_widget_class_bind_template_child (widget_class, FlipLineList, items);
  gtk_widget_class_bind_template_child (widget_class, FlipLineList, nearest);
  gtk_widget_class_bind_template_child (widget_class, FlipLineList, next);
  gtk_widget_class_bind_template_child (widget_class, FlipLineList, more);
}

static void
flip_line_list_init (FlipLineList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* public functions */

void
flip_line_list_set_narrow (FlipLineList *self, gboolean is_narrow)
{
  g_return_if_fail (FLIP_IS_LINE_LIST (self));

  let_flow (GTK_WIDGET (self), SPACING, is_narrow);
  let_flow (self->items, SPACING_OF_ITEMS, is_narrow);
  gtk_label_set_wrap (self->nearest, is_narrow);
  gtk_label_set_wrap (self->next, is_narrow);
  gtk_label_set_ellipsize (self->next, is_narrow ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
}

void
flip_line_list_show (FlipLineList *self, FlipTableHand *hand)
{
  g_autofree char *nearest = NULL, *next = NULL;
  const FlipAimItem *items;
  guint n;

  g_return_if_fail (FLIP_IS_LINE_LIST (self));
  g_return_if_fail (FLIP_IS_TABLE_HAND (hand));

  items = flip_table_hand_line (hand, &n);
  nearest = n > 0 ? flip_aim_words_item (hand, &items[0]) : g_strdup (C_ ("is hit", "nothing"));
  next = n > 1 ? flip_aim_words_item (hand, &items[1]) : NULL;
  gtk_widget_set_visible (GTK_WIDGET (self), flip_table_hand_flick (hand, NULL) != NULL
                                               && flip_table_hand_previews (hand));
  show_item (self->nearest, nearest);
  show_item (self->next, next);
  show_more (self, hand, items, n);
}
