/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/rules/rules-window.h"

#include "play/rule-book.h"

#include <glib/gi18n.h>
#include <string.h>

struct _FlipRulesWindow
{
  AdwWindow parent_instance;

  /* owned by the window */
  GtkSearchEntry *search;
  GtkListBox *list;

  /* owned */
  GPtrArray *rules;
};

G_DEFINE_FINAL_TYPE (FlipRulesWindow, flip_rules_window, ADW_TYPE_WINDOW)

/* helpers */

static gboolean
contains (const char *text, const char *folded)
{
  g_autofree char *own = g_utf8_casefold (text, -1);

  return strstr (own, folded) != NULL;
}

static gboolean
is_found (GtkListBoxRow *row, gpointer data)
{
  FlipRulesWindow *self = FLIP_RULES_WINDOW (data);
  const FlipRule *rule = g_object_get_data (G_OBJECT (row), "rule");
  g_autofree char *folded =
    g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->search)), -1);

  return contains (rule->id, folded) || contains (rule->title, folded)
         || contains (rule->text, folded);
}

static void
add_header (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data)
{
  const FlipRule *rule = g_object_get_data (G_OBJECT (row), "rule");
  const FlipRule *previous = before ? g_object_get_data (G_OBJECT (before), "rule") : NULL;
  GtkWidget *label;

  if (previous && g_str_equal (previous->section, rule->section))
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }
  label = gtk_label_new (rule->section);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_add_css_class (label, "rule-section");
  gtk_list_box_row_set_header (row, label);
}

static GtkWidget *
label_new (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_selectable (GTK_LABEL (label), FALSE);
  gtk_widget_add_css_class (label, style);
  return label;
}

static GtkWidget *
row_new (const FlipRule *rule)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  gtk_widget_add_css_class (box, "rule");
  gtk_box_append (GTK_BOX (box), label_new (rule->title, "heading"));
  gtk_box_append (GTK_BOX (box), label_new (rule->id, "dim-label"));
  gtk_box_append (GTK_BOX (box), label_new (rule->text, "body"));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, rule->title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, rule->text, -1);
  g_object_set_data (G_OBJECT (row), "rule", (gpointer) rule);
  return row;
}

static void
load (FlipRulesWindow *self, const FlipGame *game)
{
  g_autofree char *path = g_strdup_printf ("/org/flipside/Flipside/seeds/%s.md", game->id);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autofree char *text =
    bytes ? g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes)) : g_strdup ("");

  self->rules = flip_rule_book_parse (text);
  for (guint i = 0; i < self->rules->len; i++)
    gtk_list_box_append (self->list, row_new (g_ptr_array_index (self->rules, i)));
}

/* callbacks */

static void
search_cb (GtkSearchEntry *entry, FlipRulesWindow *self)
{
  gtk_list_box_invalidate_filter (self->list);
  gtk_list_box_invalidate_headers (self->list);
}

/* overrides */

static void
flip_rules_window_finalize (GObject *object)
{
  g_clear_pointer (&FLIP_RULES_WINDOW (object)->rules, g_ptr_array_unref);
  G_OBJECT_CLASS (flip_rules_window_parent_class)->finalize (object);
}

static void
flip_rules_window_class_init (FlipRulesWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = flip_rules_window_finalize;
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, "window.close",
                                       NULL);
}

static void
flip_rules_window_init (FlipRulesWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *bar = adw_header_bar_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *search = gtk_search_entry_new ();
  GtkWidget *list = gtk_list_box_new ();

  self->search = GTK_SEARCH_ENTRY (search);
  self->list = GTK_LIST_BOX (list);
  gtk_window_set_default_size (GTK_WINDOW (self), 560, 720);
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_list_box_set_filter_func (self->list, is_found, self, NULL);
  gtk_list_box_set_header_func (self->list, add_header, self, NULL);
  gtk_search_entry_set_key_capture_widget (self->search, GTK_WIDGET (self));
  g_object_set (search, "placeholder-text", _ ("Search the rules"), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (search), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Search the rules"), -1);
  g_signal_connect (search, "search-changed", G_CALLBACK (search_cb), self);
  g_signal_connect_swapped (search, "stop-search", G_CALLBACK (gtk_window_close), self);
  adw_header_bar_set_title_widget (ADW_HEADER_BAR (bar), search);
  adw_clamp_set_child (ADW_CLAMP (clamp), list);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), clamp);
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_box_append (GTK_BOX (box), bar);
  gtk_box_append (GTK_BOX (box), scrolled);
  adw_window_set_content (ADW_WINDOW (self), box);
}

/* public functions */

void
flip_rules_window_present (GtkWindow *parent, const FlipGame *game, const char *id)
{
  FlipRulesWindow *self = g_object_new (FLIP_TYPE_RULES_WINDOW, "transient-for", parent, NULL);
  g_autofree char *title = g_strdup_printf (_ ("Rules of %s"), _ (game->name));

  gtk_window_set_title (GTK_WINDOW (self), title);
  load (self, game);
  if (id)
    gtk_editable_set_text (GTK_EDITABLE (self->search), id);
  gtk_window_present (GTK_WINDOW (self));
}
