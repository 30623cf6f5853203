/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/rules/rules-window.h"

#include "play/rule-book.h"

#include <glib/gi18n.h>

/* One rule. It keeps what it shows and what it is found by: rows can outlive the window's own data,
   because the list asks for headers while it is torn down. */
#define FLIP_TYPE_RULE_ROW (flip_rule_row_get_type ())
G_DECLARE_FINAL_TYPE (FlipRuleRow, flip_rule_row, FLIP, RULE_ROW, GtkListBoxRow)

struct _FlipRuleRow
{
  GtkListBoxRow parent_instance;

  /* template */
  GtkLabel *title, *id, *text;

  /* owned */
  char *section;
  char *folded; /* all of it, for searching */
};

G_DEFINE_FINAL_TYPE (FlipRuleRow, flip_rule_row, GTK_TYPE_LIST_BOX_ROW)

struct _FlipRulesWindow
{
  AdwWindow parent_instance;

  /* template */
  GtkSearchEntry *search;
  GtkListBox *list;

  /* borrowed */
  const FlipGame *game; /* whose rules it shows, or NULL */
};

G_DEFINE_FINAL_TYPE (FlipRulesWindow, flip_rules_window, ADW_TYPE_WINDOW)

/* the row */

static void
flip_rule_row_finalize (GObject *object)
{
  FlipRuleRow *self = FLIP_RULE_ROW (object);

  g_clear_pointer (&self->section, g_free);
  g_clear_pointer (&self->folded, g_free);
  G_OBJECT_CLASS (flip_rule_row_parent_class)->finalize (object);
}

static void
flip_rule_row_class_init (FlipRuleRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = flip_rule_row_finalize;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/flipside/Flipside/rules/rule-row.ui");
  gtk_widget_class_bind_template_child (widget_class, FlipRuleRow, title);
  gtk_widget_class_bind_template_child (widget_class, FlipRuleRow, id);
  gtk_widget_class_bind_template_child (widget_class, FlipRuleRow, text);
}

static void
flip_rule_row_init (FlipRuleRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static GtkWidget *
rule_row_new (const FlipRule *rule)
{
  FlipRuleRow *self = g_object_new (FLIP_TYPE_RULE_ROW, NULL);

  self->section = g_strdup (rule->section);
  self->folded = flip_rule_fold (rule);
  gtk_label_set_label (self->title, rule->title);
  gtk_label_set_label (self->id, rule->id);
  gtk_label_set_label (self->text, rule->text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, rule->title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, rule->text, -1);
  return GTK_WIDGET (self);
}

/* helpers */

static GtkWidget *
header_new (const char *section)
{
  GtkWidget *label = gtk_label_new (section);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_add_css_class (label, "rule-section");
  return label;
}

static void
drop_rules (FlipRulesWindow *self)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->list, 0)))
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
}

static void
load (FlipRulesWindow *self, const FlipGame *game)
{
  g_autoptr (GPtrArray) rules = flip_rule_book_open (game->id);

  drop_rules (self);
  self->game = game;
  for (guint i = 0; i < rules->len; i++)
    gtk_list_box_append (self->list, rule_row_new (g_ptr_array_index (rules, i)));
}

/* callbacks */

static gboolean
is_found_cb (GtkListBoxRow *row, gpointer data)
{
  FlipRulesWindow *self = FLIP_RULES_WINDOW (data);

  g_assert (FLIP_IS_RULE_ROW (row));

  return flip_rule_is_found (FLIP_RULE_ROW (row)->folded,
                             gtk_editable_get_text (GTK_EDITABLE (self->search)));
}

static void
add_header_cb (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data)
{
  const char *section;

  g_assert (FLIP_IS_RULE_ROW (row));
  g_assert (!before || FLIP_IS_RULE_ROW (before));

  section = FLIP_RULE_ROW (row)->section;
  if (before && g_str_equal (FLIP_RULE_ROW (before)->section, section))
    gtk_list_box_row_set_header (row, NULL);
  else
    gtk_list_box_row_set_header (row, header_new (section));
}

static void
search_cb (GtkSearchEntry *entry, FlipRulesWindow *self)
{
  g_assert (FLIP_IS_RULES_WINDOW (self));

  gtk_list_box_invalidate_filter (self->list);
  gtk_list_box_invalidate_headers (self->list);
}

/* overrides */

/* The list may still filter while it is torn down, when there is no search entry left. */
static void
flip_rules_window_dispose (GObject *object)
{
  FlipRulesWindow *self = FLIP_RULES_WINDOW (object);

  if (self->list)
    {
      gtk_list_box_set_filter_func (self->list, NULL, NULL, NULL);
      gtk_list_box_set_header_func (self->list, NULL, NULL, NULL);
      self->list = NULL;
    }
  G_OBJECT_CLASS (flip_rules_window_parent_class)->dispose (object);
}

static void
flip_rules_window_class_init (FlipRulesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = flip_rules_window_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/flipside/Flipside/rules/rules-window.ui");
  gtk_widget_class_bind_template_child (widget_class, FlipRulesWindow, search);
  gtk_widget_class_bind_template_child (widget_class, FlipRulesWindow, list);
  gtk_widget_class_bind_template_callback (widget_class, search_cb);
  gtk_widget_class_bind_template_callback (widget_class, gtk_window_close);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
flip_rules_window_init (FlipRulesWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_search_entry_set_key_capture_widget (self->search, GTK_WIDGET (self));
  gtk_list_box_set_filter_func (self->list, is_found_cb, self, NULL);
  gtk_list_box_set_header_func (self->list, add_header_cb, self, NULL);
}

/* public functions */

/* The one that is open, or NULL. */
static FlipRulesWindow *
find_open (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (FLIP_IS_RULES_WINDOW (window))
        return FLIP_RULES_WINDOW (window);
    }

  return NULL;
}

void
flip_rules_window_present (GtkWindow *parent, const FlipGame *game, const char *id)
{
  FlipRulesWindow *self = find_open ();
  g_autofree char *title = NULL;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (game != NULL);

  if (!self)
    self = g_object_new (FLIP_TYPE_RULES_WINDOW, NULL);
  gtk_window_set_transient_for (GTK_WINDOW (self), parent);
  title = g_strdup_printf (_ ("Rules of %s"), _ (game->name));
  gtk_window_set_title (GTK_WINDOW (self), title);
  if (self->game != game)
    load (self, game);
  gtk_editable_set_text (GTK_EDITABLE (self->search), id ? id : "");
  gtk_window_present (GTK_WINDOW (self));
}
