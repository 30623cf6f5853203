/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/application.h"

#include "app/about.h"
#include "app/common/picture/kept-picture.h"
#include "app/common/toolkit/assist.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/spare-memory.h"
#include "app/common/toolkit/touch.h"
#include "app/preferences/preferences-window.h"
#include "app/preferences/shortcuts-window.h"
#include "app/preferences/theme.h"
#include "app/rules/rules-window.h"
#include "app/window.h"
#include "engine/base/phrase.h"
#include "play/library/library-keeping.h"
#include "play/players/learned.h"
#include "store/library/backup.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <stdlib.h>

/* The longest time that a window waits for its library before it is shown. */
#define LIBRARY_MS 500

struct _FlipApplication
{
  AdwApplication parent_instance;

  /* owned */
  FlipLibrary *library;        /* or NULL */
  FlipLibraryOpening *opening; /* or NULL */
  FlipLibraryKeeping *keeping; /* while sheets that older versions saved are looked through, or NULL */
  GError *library_problem;     /* why there is none, or NULL */
  char *notice;                /* to be shown once, or NULL */

  gboolean has_failed; /* a file could not be opened */
};

G_DEFINE_FINAL_TYPE (FlipApplication, flip_application, ADW_TYPE_APPLICATION)

/* helpers */

static FlipWindow *
get_window (FlipApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  if (!window)
    window = GTK_WINDOW (flip_window_new (self));
  gtk_window_present (window);
  return FLIP_WINDOW (window);
}

static void
tell_notice (FlipApplication *self, FlipWindow *window)
{
  if (self->notice)
    flip_window_tell (window, self->notice);
  g_clear_pointer (&self->notice, g_free);
}

static void
drop_opening (FlipApplication *self)
{
  if (!self->opening)
    return;
  g_signal_handlers_disconnect_by_data (self->opening, self);
  flip_library_opening_cancel (self->opening);
  g_clear_object (&self->opening);
}

static void
drop_keeping (FlipApplication *self)
{
  if (self->keeping)
    flip_library_keeping_cancel (self->keeping);
  g_clear_object (&self->keeping);
}

/* Without a window the libraries are joined at once: there is nobody to keep waiting. */
static void
replaced_cb (const char *kept, gpointer data)
{
  FlipApplication *self = FLIP_APPLICATION (data);
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  if (window)
    flip_window_join (FLIP_WINDOW (window), kept);
  else
    flip_library_join (self->library, kept, NULL);
}

/* FALSE while the library is still being opened. */
static gboolean
take_library (FlipApplication *self, guint wait)
{
  if (!flip_library_opening_wait (self->opening, wait))
    return FALSE;
  self->library = flip_library_opening_take (self->opening, &self->library_problem);
  drop_opening (self);
  /* While there are no sheets, the library page shows the notice itself. */
  if (self->library && flip_library_count (self->library, NULL, NULL) > 0)
    self->notice = flip_library_take_notice (self->library);
  if (self->library)
    flip_library_set_replaced (self->library, replaced_cb, self);
  if (self->library)
    self->keeping = flip_library_keeping_new (self->library);
  return TRUE;
}

static void
opening_cb (FlipLibraryOpening *opening, FlipApplication *self)
{
  g_assert (FLIP_IS_APPLICATION (self));

  take_library (self, 0);
  g_signal_emit_by_name (self, "library");
  if (self->notice)
    tell_notice (self, get_window (self));
}

static void
open_library (FlipApplication *self)
{
  g_autofree char *path = flip_library_default_path ();

  self->opening = flip_library_opening_new (path);
  g_signal_connect (self->opening, "changed", G_CALLBACK (opening_cb), self);
}

/* Whether a file that was named on the command line can be read; its content is checked later. */
static gboolean
can_read (const char *argument)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (argument);
  const char *path = g_file_peek_path (file);
  g_autofree char *shown = NULL;

  if (!path || g_access (path, R_OK) == 0)
    return TRUE;
  shown = g_filename_display_name (path);
  g_printerr ("flipside: ");
  /* Translators: first %s: a file or folder; second %s: the reason, as the system tells it */
  g_printerr (_ ("%s can’t be read: %s."), shown, g_strerror (errno));
  g_printerr ("\n");
  return FALSE;
}

/* callbacks */

static void
about_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_assert (FLIP_IS_APPLICATION (data));

  flip_about_present (gtk_application_get_active_window (GTK_APPLICATION (data)));
}

static void
preferences_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_assert (FLIP_IS_APPLICATION (data));

  flip_preferences_window_present (gtk_application_get_active_window (GTK_APPLICATION (data)));
}

static void
shortcuts_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_assert (FLIP_IS_APPLICATION (data));

  flip_shortcuts_window_present (gtk_application_get_active_window (GTK_APPLICATION (data)));
}

/* The windows go first: each holds a reference to the application, and with it the library. A
   window that has a question to ask may stay open. */
static void
quit_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GtkWindow *window;

  g_assert (FLIP_IS_APPLICATION (data));

  while ((window = gtk_application_get_active_window (GTK_APPLICATION (data))))
    {
      gtk_window_close (window);
      if (gtk_application_get_active_window (GTK_APPLICATION (data)) == window)
        return;
    }
  g_application_quit (G_APPLICATION (data));
}

/* The application's keys work only in its main window, not in the dialogs that newer toolkits show
   there; this one works everywhere. */
static gboolean
rules_key_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (data));

  return window && gtk_widget_activate_action (GTK_WIDGET (window), "win.rules", NULL);
}

static void
windows_cb (GListModel *windows, guint position, guint removed, guint added, FlipApplication *self)
{
  g_assert (FLIP_IS_APPLICATION (self));

  for (guint i = position; i < position + added; i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);
      GtkEventController *keys;

      flip_touch_watch (window);
      flip_kept_picture_watch (window);
      if (FLIP_IS_RULES_WINDOW (window))
        continue;
      keys = gtk_shortcut_controller_new ();
      gtk_event_controller_set_propagation_limit (keys, GTK_LIMIT_NONE);
      gtk_shortcut_controller_add_shortcut (
        GTK_SHORTCUT_CONTROLLER (keys),
        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_F1, 0),
                          gtk_callback_action_new (rules_key_cb, self, NULL)));
      gtk_widget_add_controller (window, keys);
    }
}

static int
options_cb (GApplication *application, GVariantDict *options, gpointer data)
{
  if (!g_variant_dict_contains (options, "version"))
    return -1;
  g_print ("flipside %s\n", FLIPSIDE_VERSION);
  return 0;
}

/* overrides */

/* Files that can't be read are reported in the terminal; if none can be read, no window opens. */
static gboolean
flip_application_local_command_line (GApplication *application, char ***arguments, int *status)
{
  FlipApplication *self = FLIP_APPLICATION (application);
  gboolean only_files = FALSE;
  guint n = 0, n_readable = 0;

  for (char **argument = *arguments + 1; *argument; argument++)
    if (!only_files && g_str_has_prefix (*argument, "-"))
      only_files = g_str_equal (*argument, "--");
    else
      {
        n++;
        n_readable += can_read (*argument) ? 1 : 0;
      }
  self->has_failed = n_readable < n;
  if (n && !n_readable)
    {
      *status = EXIT_FAILURE;
      return TRUE;
    }
  return G_APPLICATION_CLASS (flip_application_parent_class)
    ->local_command_line (application, arguments, status);
}

static void
flip_application_startup (GApplication *application)
{
  static const GActionEntry entries[] = {
    { "about", about_cb, NULL, NULL, NULL, { 0 } },
    { "preferences", preferences_cb, NULL, NULL, NULL, { 0 } },
    { "shortcuts", shortcuts_cb, NULL, NULL, NULL, { 0 } },
    { "quit", quit_cb, NULL, NULL, NULL, { 0 } },
  };
  static const struct
  {
    const char *action;
    const char *keys[3];
  } keys[] = {
    { "app.quit", { "<Control>q" } },
    { "win.new-sheet", { "<Control>n" } },
    { "win.open", { "<Control>o" } },
    { "win.statistics", { "<Control>i" } },
    { "win.back", { "<Alt>Left" } },
    { "win.step-back", { "Escape" } },
    { "win.rules", { "F1" } },
    { "app.preferences", { "<Control>comma" } },
    { "app.shortcuts", { "<Control>question" } },
  };
  GtkApplication *app = GTK_APPLICATION (application);

  open_library (FLIP_APPLICATION (application)); /* in parallel with the start of the toolkit */
  G_APPLICATION_CLASS (flip_application_parent_class)->startup (application);
  flip_assist_begin ();
  if (flip_phrase_language_is_rtl ())
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  gtk_window_set_default_icon_name ("org.flipside.Flipside");
  g_action_map_add_action_entries (G_ACTION_MAP (application), entries, G_N_ELEMENTS (entries),
                                   application);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_application_set_accels_for_action (app, keys[i].action, (const char *const *) keys[i].keys);
  g_signal_connect_object (gtk_window_get_toplevels (), "items-changed", G_CALLBACK (windows_cb), application, 0);
  flip_theme_start ();
  take_library (FLIP_APPLICATION (application), LIBRARY_MS);
}

static void
flip_application_activate (GApplication *application)
{
  FlipApplication *self = FLIP_APPLICATION (application);

  tell_notice (self, get_window (self));
}

static void
flip_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  FlipWindow *window;

  flip_application_activate (application);
  window = get_window (FLIP_APPLICATION (application));
  for (int i = 0; i < n_files; i++)
    flip_window_open_file (window, files[i]);
}

static void
flip_application_finalize (GObject *object)
{
  FlipApplication *self = FLIP_APPLICATION (object);

  drop_opening (self);
  drop_keeping (self);
  flip_learned_restart (NULL, 0);
  g_clear_pointer (&self->library, flip_library_close);
  g_clear_error (&self->library_problem);
  g_clear_pointer (&self->notice, g_free);
  G_OBJECT_CLASS (flip_application_parent_class)->finalize (object);
}

static void
flip_application_class_init (FlipApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = flip_application_finalize;
  application_class->local_command_line = flip_application_local_command_line;
  application_class->startup = flip_application_startup;
  application_class->activate = flip_application_activate;
  application_class->open = flip_application_open;
  FLIP_SIGNAL (klass, "library", 0);
}

static void
flip_application_init (FlipApplication *self)
{
  static const GOptionEntry entries[] = {
    { "version", 0, 0, G_OPTION_ARG_NONE, NULL, N_ ("Print the version"), NULL },
    { NULL, 0, 0, G_OPTION_ARG_NONE, NULL, NULL, NULL },
  };

  g_application_add_main_option_entries (G_APPLICATION (self), entries);
  /* Translators: what the program takes on the command line */
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _ ("[SHEET…]"));
  g_signal_connect (self, "handle-local-options", G_CALLBACK (options_cb), NULL);
}

/* public functions */

FlipApplication *
flip_application_new (void)
{
  flip_spare_memory_begin ();
  return g_object_new (FLIP_TYPE_APPLICATION, "application-id", "org.flipside.Flipside", "flags",
                       G_APPLICATION_HANDLES_OPEN, "resource-base-path", "/org/flipside/Flipside",
                       NULL);
}

void
flip_application_note_failure (FlipApplication *self)
{
  g_return_if_fail (FLIP_IS_APPLICATION (self));

  self->has_failed = TRUE;
}

gboolean
flip_application_has_failed (FlipApplication *self)
{
  g_return_val_if_fail (FLIP_IS_APPLICATION (self), TRUE);

  return self->has_failed;
}

FlipLibrary *
flip_application_library (FlipApplication *self)
{
  g_return_val_if_fail (FLIP_IS_APPLICATION (self), NULL);

  return self->library;
}

const GError *
flip_application_library_problem (FlipApplication *self)
{
  g_return_val_if_fail (FLIP_IS_APPLICATION (self), NULL);

  return self->library_problem;
}

FlipLibraryOpening *
flip_application_library_opening (FlipApplication *self)
{
  g_return_val_if_fail (FLIP_IS_APPLICATION (self), NULL);

  return self->opening;
}

void
flip_application_close_library (FlipApplication *self)
{
  g_return_if_fail (FLIP_IS_APPLICATION (self));

  drop_opening (self);
  drop_keeping (self);
  g_clear_pointer (&self->library, flip_library_close);
}

void
flip_application_reopen_library (FlipApplication *self)
{
  g_return_if_fail (FLIP_IS_APPLICATION (self));

  flip_application_close_library (self);
  g_clear_pointer (&self->notice, g_free);
  g_clear_error (&self->library_problem);
  open_library (self);
  take_library (self, LIBRARY_MS);
}
