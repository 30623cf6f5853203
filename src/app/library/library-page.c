/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/library/library-page.h"

#include "app/library/library-model.h"
#include "app/library/sheet-row.h"

#include <glib/gi18n.h>

struct _FlipLibraryPage
{
  GtkBox parent_instance;

  /* template */
  GtkStack *stack, *results;
  GtkSearchEntry *search;
  GtkListView *list;

  /* borrowed */
  FlipLibrary *library;

  /* owned */
  FlipLibraryModel *model;
};

G_DEFINE_FINAL_TYPE (FlipLibraryPage, flip_library_page, GTK_TYPE_BOX)

enum
{
  OPEN_SHEET,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* helpers */

static void
search (FlipLibraryPage *self)
{
  const char *words = gtk_editable_get_text (GTK_EDITABLE (self->search));
  guint n;

  flip_library_model_search (self->model, self->library, words);
  n = g_list_model_get_n_items (G_LIST_MODEL (self->model));
  gtk_stack_set_visible_child_name (self->stack, n == 0 && !*words ? "empty" : "list");
  gtk_stack_set_visible_child_name (self->results, n == 0 ? "none" : "some");
}

/* callbacks */

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  gtk_list_item_set_child (item, flip_sheet_row_new ());
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  const FlipSheetInfo *info = flip_sheet_item_info (gtk_list_item_get_item (item));

  if (info)
    flip_sheet_row_show (FLIP_SHEET_ROW (gtk_list_item_get_child (item)), info);
}

static void
activate_cb (GtkListView *list, guint position, FlipLibraryPage *self)
{
  g_autoptr (FlipSheetItem) item = g_list_model_get_item (G_LIST_MODEL (self->model), position);
  const FlipSheetInfo *info = item ? flip_sheet_item_info (item) : NULL;

  if (info)
    g_signal_emit (self, signals[OPEN_SHEET], 0, info->id);
}

static void
search_changed_cb (GtkSearchEntry *entry, FlipLibraryPage *self)
{
  search (self);
}

/* overrides */

static void
flip_library_page_dispose (GObject *object)
{
  FlipLibraryPage *self = FLIP_LIBRARY_PAGE (object);

  g_clear_object (&self->model);
  G_OBJECT_CLASS (flip_library_page_parent_class)->dispose (object);
}

static void
flip_library_page_class_init (FlipLibraryPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = flip_library_page_dispose;
  signals[OPEN_SHEET] = g_signal_new ("open-sheet", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                      NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT64);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/flipside/Flipside/library/library-page.ui");
  gtk_widget_class_bind_template_child (widget_class, FlipLibraryPage, stack);
  gtk_widget_class_bind_template_child (widget_class, FlipLibraryPage, results);
  gtk_widget_class_bind_template_child (widget_class, FlipLibraryPage, search);
  gtk_widget_class_bind_template_child (widget_class, FlipLibraryPage, list);
}

static void
flip_library_page_init (FlipLibraryPage *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkSelectionModel) selection = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->model = flip_library_model_new ();
  selection =
    GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->model))));
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  gtk_list_view_set_factory (self->list, factory);
  gtk_list_view_set_model (self->list, selection);
  g_signal_connect (self->list, "activate", G_CALLBACK (activate_cb), self);
  g_signal_connect (self->search, "search-changed", G_CALLBACK (search_changed_cb), self);
}

/* public functions */

void
flip_library_page_load (FlipLibraryPage *self, FlipLibrary *library)
{
  self->library = library;
  search (self);
}
