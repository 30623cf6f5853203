/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/library/library-page.h"

#include "app/library/sheet-list.h"

#include <glib/gi18n.h>

struct _FlipLibraryPage
{
  GtkBox parent_instance;

  /* template */
  GtkStack *stack;
  GtkMenuButton *menu_button;
  GMenuModel *menu;

  /* borrowed */
  FlipLibrary *library;
  FlipSheetList *list; /* made when there are sheets, so that the first start is quick */

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

/* callbacks */

static void
open_sheet_cb (FlipSheetList *list, gint64 id, FlipLibraryPage *self)
{
  g_assert (FLIP_IS_LIBRARY_PAGE (self));

  g_signal_emit (self, signals[OPEN_SHEET], 0, id);
}

static void
show_list (FlipLibraryPage *self)
{
  if (!self->list)
    {
      self->list = flip_sheet_list_new (self->model, GTK_WIDGET (self));
      g_signal_connect (self->list, "open-sheet", G_CALLBACK (open_sheet_cb), self);
      gtk_stack_add_named (self->stack, GTK_WIDGET (self->list), "list");
    }
  flip_sheet_list_load (self->list, self->library);
}

static void
show_whichever (FlipLibraryPage *self)
{
  gboolean has_sheets = flip_library_model_count (self->model, NULL) > 0;

  gtk_stack_set_visible_child_name (self->stack, has_sheets ? "list" : "empty");
}

/* A library that can't be read is not an empty one. */
static void
show_problem (FlipLibraryPage *self, const GError *error)
{
  g_autofree char *words = g_markup_escape_text (error->message, -1);
  GtkWidget *page = gtk_stack_get_child_by_name (self->stack, "problem");

  if (!page)
    {
      page = adw_status_page_new ();
      adw_status_page_set_icon_name (ADW_STATUS_PAGE (page), "dialog-warning-symbolic");
      adw_status_page_set_title (ADW_STATUS_PAGE (page), _ ("The Library Can’t Be Read"));
      gtk_stack_add_named (self->stack, page, "problem");
    }
  adw_status_page_set_description (ADW_STATUS_PAGE (page), words);
  gtk_stack_set_visible_child_name (self->stack, "problem");
}

static void
items_changed_cb (GListModel *model, guint position, guint gone, guint come, FlipLibraryPage *self)
{
  g_assert (FLIP_IS_LIBRARY_PAGE (self));

  if (self->list)
    show_whichever (self);
}

static void
reload_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  flip_library_page_load (FLIP_LIBRARY_PAGE (widget), FLIP_LIBRARY_PAGE (widget)->library);
}

/* The menu is expensive to build and not needed at the start. */
static void
create_menu_cb (GtkMenuButton *button, gpointer data)
{
  g_assert (FLIP_IS_LIBRARY_PAGE (data));

  gtk_menu_button_set_menu_model (button, FLIP_LIBRARY_PAGE (data)->menu);
}

/* overrides */

static void
flip_library_page_dispose (GObject *object)
{
  FlipLibraryPage *self = FLIP_LIBRARY_PAGE (object);

  if (self->model)
    g_signal_handlers_disconnect_by_data (self->model, self);
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
  gtk_widget_class_bind_template_child (widget_class, FlipLibraryPage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, FlipLibraryPage, menu);
  gtk_widget_class_install_action (widget_class, "library.reload", NULL, reload_cb);
}

static void
flip_library_page_init (FlipLibraryPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->menu_button, create_menu_cb, self, NULL);
  self->model = flip_library_model_new ();
  g_signal_connect (self->model, "items-changed", G_CALLBACK (items_changed_cb), self);
}

/* public functions */

void
flip_library_page_load (FlipLibraryPage *self, FlipLibrary *library)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (FLIP_IS_LIBRARY_PAGE (self));

  self->library = library;
  if (!flip_library_model_load (self->model, library, &error))
    {
      show_problem (self, error);
      return;
    }
  if (self->list || flip_library_model_count (self->model, NULL))
    show_list (self);
  show_whichever (self);
}
