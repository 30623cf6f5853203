/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/library/library-page.h"

#include "app/common/ask/main-menu.h"
#include "app/common/layout/first-fit.h"
#include "app/common/toolkit/show.h"
#include "app/library/empty-page.h"
#include "app/library/recovery-page.h"
#include "app/library/sheet-list.h"
#include "engine/base/quote.h"

#include <glib/gi18n.h>

struct _FlipLibraryPage
{
  GtkBox parent_instance;

  /* template */
  GtkStack *stack;
  GtkWidget *begin;

  /* borrowed */
  FlipLibrary *library;
  FlipSheetList *list;        /* made when there are sheets, so that the first start is quick */
  FlipRecoveryPage *recovery; /* made when there is a problem */
  AdwStatusPage *waiting;     /* made when there is something to wait for */

  /* owned */
  FlipLibraryModel *model;

  gboolean has_problem; /* which is shown in place of the sheets */
};

G_DEFINE_FINAL_TYPE (FlipLibraryPage, flip_library_page, GTK_TYPE_BOX)

enum
{
  OPEN_SHEET,
  CLOSE_LIBRARY,
  REOPEN_LIBRARY,
  TELL,
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
retry_cb (FlipRecoveryPage *recovery, FlipLibraryPage *self)
{
  g_assert (FLIP_IS_LIBRARY_PAGE (self));

  g_signal_emit (self, signals[REOPEN_LIBRARY], 0);
}

static void
close_library_cb (FlipRecoveryPage *recovery, FlipLibraryPage *self)
{
  g_assert (FLIP_IS_LIBRARY_PAGE (self));

  self->library = NULL;
  flip_library_model_load (self->model, NULL, NULL);
  if (self->list)
    flip_sheet_list_load (self->list, NULL);
  g_signal_emit (self, signals[CLOSE_LIBRARY], 0);
}

/* What was done, or why it was not. */
static void
told_cb (FlipRecoveryPage *recovery, const char *text, FlipLibraryPage *self)
{
  g_assert (FLIP_IS_LIBRARY_PAGE (self));

  g_signal_emit (self, signals[REOPEN_LIBRARY], 0);
  g_signal_emit (self, signals[TELL], 0, text);
}

static void list_failed_cb (FlipSheetList *list, const GError *error, FlipLibraryPage *self);

static void
show_list (FlipLibraryPage *self)
{
  if (!self->list)
    {
      self->list = flip_sheet_list_new (self->model, GTK_WIDGET (self));
      g_signal_connect (self->list, "open-sheet", G_CALLBACK (open_sheet_cb), self);
      g_signal_connect (self->list, "failed", G_CALLBACK (list_failed_cb), self);
      gtk_stack_add_titled (self->stack, GTK_WIDGET (self->list), "list", "");
    }
  flip_sheet_list_load (self->list, self->library);
}

/* What is offered while there are no sheets goes away with the first one. */
static void
offer_games (FlipLibraryPage *self, gboolean is_empty)
{
  GtkWidget *page = gtk_stack_get_child_by_name (self->stack, "empty");

  if (is_empty && !page)
    gtk_stack_add_titled (self->stack, g_object_new (FLIP_TYPE_EMPTY_PAGE, NULL), "empty", "");
  else if (!is_empty && page)
    gtk_stack_remove (self->stack, page);
}

static void
show_whichever (FlipLibraryPage *self)
{
  gboolean has_sheets = flip_library_model_count (self->model, NULL) > 0;

  if (self->has_problem)
    return;
  offer_games (self, !has_sheets);
  gtk_stack_set_visible_child_name (self->stack, has_sheets ? "list" : "empty");
  flip_show_class (self->begin, "suggested-action", has_sheets);
}

static void
make_recovery (FlipLibraryPage *self)
{
  if (self->recovery)
    return;
  self->recovery = g_object_new (FLIP_TYPE_RECOVERY_PAGE, NULL);
  g_signal_connect (self->recovery, "retry", G_CALLBACK (retry_cb), self);
  g_signal_connect (self->recovery, "close-library", G_CALLBACK (close_library_cb), self);
  g_signal_connect (self->recovery, "replaced", G_CALLBACK (told_cb), self);
  g_signal_connect (self->recovery, "failed", G_CALLBACK (told_cb), self);
  gtk_stack_add_titled (self->stack, GTK_WIDGET (self->recovery), "problem", "");
}

/* The file that a problem is about: that of a newer Flipside is not the one that this one uses. */
static char *
path_of (FlipLibraryPage *self)
{
  if (self->library && !flip_library_notice (self->library))
    return g_strdup (flip_library_path (self->library));
  return flip_library_default_path ();
}

/* A library that can't be read is not an empty one. */
static void
show_problem (FlipLibraryPage *self, const GError *error)
{
  g_autofree char *path = path_of (self);

  make_recovery (self);
  self->has_problem = TRUE;
  flip_recovery_page_load (self->recovery, path, error);
  gtk_stack_set_visible_child_name (self->stack, "problem");
}

static void
list_failed_cb (FlipSheetList *list, const GError *error, FlipLibraryPage *self)
{
  g_assert (FLIP_IS_LIBRARY_PAGE (self));

  show_problem (self, error);
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
  FlipLibraryPage *self = FLIP_LIBRARY_PAGE (widget);

  if (self->library)
    flip_library_page_load (self, self->library, NULL);
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
  signals[CLOSE_LIBRARY] = g_signal_new ("close-library", G_TYPE_FROM_CLASS (klass),
                                         G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[REOPEN_LIBRARY] = g_signal_new ("reopen-library", G_TYPE_FROM_CLASS (klass),
                                          G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[TELL] = g_signal_new ("tell", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  g_type_ensure (FLIP_TYPE_FIRST_FIT);
  g_type_ensure (FLIP_TYPE_MAIN_MENU);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/flipside/Flipside/library/library-page.ui");
  gtk_widget_class_bind_template_child (widget_class, FlipLibraryPage, stack);
  gtk_widget_class_bind_template_child (widget_class, FlipLibraryPage, begin);
  gtk_widget_class_install_action (widget_class, "library.reload", NULL, reload_cb);
}

static void
flip_library_page_init (FlipLibraryPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->model = flip_library_model_new ();
  g_signal_connect (self->model, "items-changed", G_CALLBACK (items_changed_cb), self);
}

/* public functions */

/* Beside the library of a newer Flipside this one has a file of its own. While that is empty, people
   should know why. */
static void
show_newer (FlipLibraryPage *self)
{
  g_autoptr (GError) error = g_error_new_literal (FLIP_STORE_ERROR, FLIP_STORE_ERROR_NEWER,
                                                  flip_library_notice (self->library));

  show_problem (self, error);
}

void
flip_library_page_load (FlipLibraryPage *self, FlipLibrary *library, const GError *problem)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (FLIP_IS_LIBRARY_PAGE (self));

  self->library = library;
  self->has_problem = FALSE;
  if (!flip_library_model_load (self->model, library, &error) || (!library && problem))
    {
      show_problem (self, error ? error : problem);
      return;
    }
  if (self->list || flip_library_model_count (self->model, NULL))
    show_list (self);
  if (library && flip_library_notice (library) && !flip_library_model_count (self->model, NULL))
    show_newer (self);
  else
    show_whichever (self);
}

static void
make_waiting (FlipLibraryPage *self)
{
  GtkWidget *spinner;

  if (self->waiting)
    return;
  spinner = gtk_spinner_new ();
  gtk_spinner_start (GTK_SPINNER (spinner));
  self->waiting = ADW_STATUS_PAGE (adw_status_page_new ());
  adw_status_page_set_icon_name (self->waiting, "flipside-sheet-symbolic");
  adw_status_page_set_child (self->waiting, spinner);
  gtk_stack_add_titled (self->stack, GTK_WIDGET (self->waiting), "waiting", "");
}

void
flip_library_page_wait (FlipLibraryPage *self, FlipLibraryOpening *opening)
{
  g_autofree char *path = NULL, *shown = NULL, *escaped = NULL, *words = NULL;
  gboolean is_busy;

  g_return_if_fail (FLIP_IS_LIBRARY_PAGE (self));
  g_return_if_fail (FLIP_IS_LIBRARY_OPENING (opening));

  is_busy = flip_library_opening_is_busy (opening);
  path = g_filename_display_name (flip_library_opening_path (opening));
  shown = flip_harmless (path);
  escaped = g_markup_escape_text (shown, -1);
  words =
    /* Translators: %s: the file of the library */
    g_strdup_printf (is_busy ? _ ("Another program is using %s. Your sheets will appear when it "
                                  "is done; until then, you can open sheet files.")
                             /* Translators: %s: the file of the library */
                             : _ ("Opening %s."),
                     escaped);
  self->library = NULL;
  make_waiting (self);
  adw_status_page_set_title (self->waiting,
                             is_busy ? _ ("Waiting for the Library") : _ ("Opening the Library"));
  adw_status_page_set_description (self->waiting, words);
  gtk_stack_set_visible_child_name (self->stack, "waiting");
}

void
flip_library_page_look (FlipLibraryPage *self, const GError *problem)
{
  g_return_if_fail (FLIP_IS_LIBRARY_PAGE (self));
  g_return_if_fail (problem);

  show_problem (self, problem);
  flip_recovery_page_look (self->recovery);
}
