/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/window.h"

#include "app/library/library-page.h"
#include "app/library/library-watch.h"
#include "app/newsheet/new-sheet-page.h"
#include "app/preferences/settings.h"
#include "app/sheet/sheet-page.h"
#include "games/games.h"

#include <glib/gi18n.h>

struct _FlipWindow
{
  AdwApplicationWindow parent_instance;

  /* template */
  AdwToastOverlay *toasts;
  AdwLeaflet *pages;
  FlipLibraryPage *library_page;

  /* owned by the leaflet; made when they are first needed, so that the window opens at once */
  FlipNewSheetPage *new_sheet_page;
  FlipSheetPage *sheet_page;

  /* owned */
  FlipLibraryWatch *watch; /* or NULL, without a library */
};

G_DEFINE_FINAL_TYPE (FlipWindow, flip_window, ADW_TYPE_APPLICATION_WINDOW)

/* helpers */

static FlipApplication *
get_application (FlipWindow *self)
{
  return FLIP_APPLICATION (gtk_window_get_application (GTK_WINDOW (self)));
}

static FlipLibrary *
get_library (FlipWindow *self)
{
  return flip_application_library (get_application (self));
}

static void
load_library (FlipWindow *self)
{
  flip_library_page_load (self->library_page, get_library (self),
                          flip_application_library_problem (get_application (self)));
}

static void
show_page (FlipWindow *self, gpointer page)
{
  adw_leaflet_set_visible_child (self->pages, GTK_WIDGET (page));
}

/* callbacks */

static void
back_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_assert (FLIP_IS_WINDOW (widget));

  flip_window_show_library (FLIP_WINDOW (widget));
}

/* Escape closes what is open. It never leaves a sheet: a key too many must not end a game. */
static void
step_back_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FlipWindow *self = FLIP_WINDOW (widget);

  if (adw_leaflet_get_visible_child (self->pages) == GTK_WIDGET (self->sheet_page))
    flip_sheet_page_step_back (self->sheet_page);
  else
    flip_window_show_library (self);
}

static void
open_response_cb (GtkNativeDialog *dialog, int response, gpointer data)
{
  FlipWindow *self = FLIP_WINDOW (data);

  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

      flip_window_open_file (self, file);
    }
  g_object_unref (dialog);
}

static void
open_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (
    _ ("Open a Sheet"), GTK_WINDOW (widget), GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);
  GtkFileFilter *filter = gtk_file_filter_new ();

  g_assert (FLIP_IS_WINDOW (widget));

  gtk_file_filter_set_name (filter, _ ("Flipside sheets"));
  gtk_file_filter_add_pattern (filter, "*.flipsheet");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
  g_signal_connect (chooser, "response", G_CALLBACK (open_response_cb), widget);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, gpointer data)
{
  GSList *files = g_value_get_boxed (value);

  g_assert (FLIP_IS_WINDOW (data));

  for (GSList *file = files; file; file = file->next)
    flip_window_open_file (FLIP_WINDOW (data), file->data);
  return files != NULL;
}

static void
begin_cb (FlipNewSheetPage *page, FlipSession *session, FlipWindow *self)
{
  g_assert (FLIP_IS_WINDOW (self));
  g_assert (session);

  flip_window_begin (self, session);
}

/* Another sheet with the same set-up; only the deal is new. */
static void
again_cb (FlipSheetPage *page, FlipSession *session, FlipWindow *self)
{
  g_autoptr (FlipSetup) setup = flip_setup_copy (flip_session_setup (session));
  g_autoptr (GError) error = NULL;
  FlipSession *again;

  g_assert (FLIP_IS_WINDOW (self));

  setup->seed = g_random_int ();
  flip_setup_take_latest (setup);
  again = flip_session_new (setup, &error);
  if (again)
    flip_window_begin (self, again);
  else
    flip_window_tell (self, error->message);
}

static void
open_sheet_cb (FlipLibraryPage *page, gint64 id, FlipWindow *self)
{
  g_assert (FLIP_IS_WINDOW (self));

  flip_window_open_sheet (self, id);
}

static void
toast_cb (GtkWidget *page, const char *text, FlipWindow *self)
{
  g_assert (FLIP_IS_WINDOW (self));

  flip_window_toast (self, text);
}

/* What the command line adds is shown. */
static void
library_changed_cb (FlipLibraryWatch *watch, FlipWindow *self)
{
  GtkWidget *page = adw_leaflet_get_visible_child (self->pages);

  g_assert (FLIP_IS_WINDOW (self));

  if (page == GTK_WIDGET (self->library_page))
    load_library (self);
  else if (page == GTK_WIDGET (self->sheet_page))
    flip_sheet_page_catch_up (self->sheet_page);
}

static void
watch_library (FlipWindow *self)
{
  g_clear_object (&self->watch);
  if (!get_library (self))
    return;
  self->watch = flip_library_watch_new (get_library (self));
  g_signal_connect (self->watch, "changed", G_CALLBACK (library_changed_cb), self);
}

/* Nothing may use the library any more, not even the page of the sheet that was shown last. */
static void
close_library_cb (FlipLibraryPage *page, FlipWindow *self)
{
  g_assert (FLIP_IS_WINDOW (self));

  g_clear_object (&self->watch);
  if (self->sheet_page)
    adw_leaflet_remove (self->pages, GTK_WIDGET (g_steal_pointer (&self->sheet_page)));
  flip_application_close_library (get_application (self));
}

static void
reopen_library_cb (FlipLibraryPage *page, FlipWindow *self)
{
  close_library_cb (page, self);
  flip_application_reopen_library (get_application (self));
  watch_library (self);
  load_library (self);
}

static void
tell_cb (FlipLibraryPage *page, const char *text, FlipWindow *self)
{
  g_assert (FLIP_IS_WINDOW (self));

  flip_window_tell (self, text);
}

static void
active_cb (GtkWindow *window, GParamSpec *spec, gpointer data)
{
  FlipWindow *self = FLIP_WINDOW (window);

  if (self->watch && gtk_window_is_active (window))
    flip_library_watch_look (self->watch);
}

/* pages */

static FlipSheetPage *
sheet_page (FlipWindow *self)
{
  if (!self->sheet_page)
    {
      self->sheet_page = g_object_new (FLIP_TYPE_SHEET_PAGE, NULL);
      adw_leaflet_append (self->pages, GTK_WIDGET (self->sheet_page));
      g_signal_connect (self->sheet_page, "toast", G_CALLBACK (toast_cb), self);
      g_signal_connect (self->sheet_page, "again", G_CALLBACK (again_cb), self);
    }

  return self->sheet_page;
}

static FlipNewSheetPage *
new_sheet_page (FlipWindow *self)
{
  if (!self->new_sheet_page)
    {
      self->new_sheet_page = g_object_new (FLIP_TYPE_NEW_SHEET_PAGE, NULL);
      adw_leaflet_insert_child_after (self->pages, GTK_WIDGET (self->new_sheet_page),
                                      GTK_WIDGET (self->library_page));
      g_signal_connect (self->new_sheet_page, "begin", G_CALLBACK (begin_cb), self);
      g_signal_connect (self->new_sheet_page, "toast", G_CALLBACK (toast_cb), self);
    }

  return self->new_sheet_page;
}

static void
show_sheet (FlipWindow *self, FlipStoredSheet *sheet)
{
  g_autoptr (FlipSheetModel) model = flip_sheet_model_new (get_library (self), sheet);

  flip_sheet_page_set_model (sheet_page (self), model);
  show_page (self, self->sheet_page);
  flip_sheet_page_focus_question (self->sheet_page);
}

static void
new_sheet_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FlipWindow *self = FLIP_WINDOW (widget);

  flip_new_sheet_page_reset (new_sheet_page (self), get_library (self));
  show_page (self, self->new_sheet_page);
}

/* overrides */

static void
flip_window_dispose (GObject *object)
{
  g_clear_object (&FLIP_WINDOW (object)->watch);
  G_OBJECT_CLASS (flip_window_parent_class)->dispose (object);
}

static void
flip_window_class_init (FlipWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = flip_window_dispose;
  g_type_ensure (FLIP_TYPE_LIBRARY_PAGE);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/flipside/Flipside/window.ui");
  gtk_widget_class_bind_template_child (widget_class, FlipWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, FlipWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, FlipWindow, library_page);
  gtk_widget_class_install_action (widget_class, "win.new-sheet", NULL, new_sheet_cb);
  gtk_widget_class_install_action (widget_class, "win.open", NULL, open_cb);
  gtk_widget_class_install_action (widget_class, "win.back", NULL, back_cb);
  gtk_widget_class_install_action (widget_class, "win.step-back", NULL, step_back_cb);
}

/* The window opens as it was left. */
static void
remember_size (FlipWindow *self)
{
  GSettings *settings = flip_settings_get_default ();

  g_settings_bind (settings, "window-width", self, "default-width", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-height", self, "default-height", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-maximized", self, "maximized", G_SETTINGS_BIND_DEFAULT);
}

static void
flip_window_init (FlipWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
  g_signal_connect (self->library_page, "open-sheet", G_CALLBACK (open_sheet_cb), self);
  g_signal_connect (self->library_page, "close-library", G_CALLBACK (close_library_cb), self);
  g_signal_connect (self->library_page, "reopen-library", G_CALLBACK (reopen_library_cb), self);
  g_signal_connect (self->library_page, "tell", G_CALLBACK (tell_cb), self);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (active_cb), NULL);
  remember_size (self);
}

/* public functions */

FlipWindow *
flip_window_new (FlipApplication *application)
{
  FlipWindow *self = g_object_new (FLIP_TYPE_WINDOW, "application", application, NULL);

  flip_window_show_library (self);
  watch_library (self);
  return self;
}

void
flip_window_toast (FlipWindow *self, const char *text)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  g_return_if_fail (FLIP_IS_WINDOW (self));

  adw_toast_overlay_add_toast (self->toasts, adw_toast_new (escaped));
}

void
flip_window_tell (FlipWindow *self, const char *text)
{
  GtkWidget *dialog;

  g_return_if_fail (FLIP_IS_WINDOW (self));
  g_return_if_fail (text != NULL);

  dialog = adw_message_dialog_new (GTK_WINDOW (self), NULL, text);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

void
flip_window_show_library (FlipWindow *self)
{
  g_return_if_fail (FLIP_IS_WINDOW (self));

  load_library (self);
  show_page (self, self->library_page);
}

static void
damage_response_cb (AdwMessageDialog *dialog, const char *response, FlipWindow *self)
{
  const GError *error = g_object_get_data (G_OBJECT (dialog), "error");

  g_assert (FLIP_IS_WINDOW (self) && error);

  if (g_str_equal (response, "look"))
    flip_library_page_look (self->library_page, error);
}

/* One sheet is damaged: the others can be opened, so that the list stays unless somebody wants to know
   how much is. */
static void
tell_damage (FlipWindow *self, const GError *error)
{
  AdwMessageDialog *dialog =
    ADW_MESSAGE_DIALOG (adw_message_dialog_new (GTK_WINDOW (self), NULL, error->message));

  adw_message_dialog_add_responses (dialog, "close", _ ("_Close"), "look",
                                    _ ("_Look for What Can Be Saved"), NULL);
  g_object_set_data_full (G_OBJECT (dialog), "error", g_error_copy (error),
                          (GDestroyNotify) g_error_free);
  g_signal_connect_object (dialog, "response", G_CALLBACK (damage_response_cb), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
flip_window_open_sheet (FlipWindow *self, gint64 id)
{
  g_autoptr (GError) error = NULL;
  FlipStoredSheet *sheet;

  g_return_if_fail (FLIP_IS_WINDOW (self));

  sheet = flip_library_load (get_library (self), id, &error);
  if (sheet)
    show_sheet (self, sheet);
  else if (g_error_matches (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_DAMAGED))
    tell_damage (self, error);
  else
    flip_window_tell (self, error->message);
}

/* Without a library, or if that can't take it, a sheet can be looked at and played all the same. */
static void
tell_not_kept (FlipWindow *self, const GError *error)
{
  g_autofree char *text = g_strdup_printf (
    _ ("This sheet is not kept in the library. You can play it and save a copy.\n\n%s"),
    error ? error->message : _ ("The library could not be opened."));

  flip_window_tell (self, text);
}

/* A new sheet, or one from a file, is kept in the library from its first moment. */
static void
keep_sheet (FlipWindow *self, FlipSession *session, gboolean is_from_file)
{
  g_autoptr (GError) error = NULL;
  FlipLibrary *library = get_library (self);
  FlipStoredSheet *sheet = flip_stored_sheet_new (session);
  gboolean is_kept = library
                     && (is_from_file ? flip_library_import_sheet (library, &sheet, &error)
                                      : flip_library_save (library, sheet, &error));

  show_sheet (self, sheet);
  if (!is_kept)
    tell_not_kept (self, error ? error : flip_application_library_problem (get_application (self)));
}

void
flip_window_begin (FlipWindow *self, FlipSession *session)
{
  g_return_if_fail (FLIP_IS_WINDOW (self));
  g_return_if_fail (session != NULL);

  keep_sheet (self, session, FALSE);
}

void
flip_window_open_file (FlipWindow *self, GFile *file)
{
  g_autofree char *text = NULL, *name = g_file_get_basename (file);
  g_autoptr (GError) error = NULL;
  FlipSession *session = NULL;
  gsize length;

  g_return_if_fail (FLIP_IS_WINDOW (self));

  if (g_file_load_contents (file, NULL, &text, &length, NULL, &error))
    session = flip_sheet_parse (text, length, name, flip_games_find, &error);
  if (session)
    keep_sheet (self, session, TRUE);
  else
    flip_window_tell (self, error->message);
}
