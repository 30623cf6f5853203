/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/window-private.h"

#include "app/click-guard.h"
#include "app/common/ask/ask-user.h"
#include "app/common/ask/choose-file.h"
#include "app/common/ask/toast.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/key-guard.h"
#include "app/common/toolkit/spare-memory.h"
#include "app/preferences/settings.h"
#include "engine/base/quote.h"
#include "store/library/deal.h"

#include <glib/gi18n.h>

G_DEFINE_FINAL_TYPE (FlipWindow, flip_window, ADW_TYPE_APPLICATION_WINDOW)

/* The most texts in one message, and the most characters in each, since it may quote a name of any
   length. */
#define MOST_TOLD    8
#define LONGEST_TOLD 400

/* helpers */

static FlipApplication *
get_application (FlipWindow *self)
{
  return FLIP_APPLICATION (gtk_window_get_application (GTK_WINDOW (self)));
}

FlipLibrary *
flip_window_library (FlipWindow *self)
{
  return flip_application_library (get_application (self));
}

/* The first frame shows the window and its buttons, and the next one the library, so that the
   window opens sooner. */
static void
load_library (FlipWindow *self)
{
  FlipLibraryOpening *opening = flip_application_library_opening (get_application (self));

  if (!self->is_drawn)
    return;
  if (opening)
    {
      flip_library_page_wait (self->library_page, opening);
      return;
    }
  flip_library_page_load (self->library_page, flip_window_library (self),
                          flip_application_library_problem (get_application (self)));
}

/* Whether the library takes longer than usual to open. FALSE while another program holds it: nobody
   knows for how long. */
static gboolean
is_library_awaited (FlipWindow *self)
{
  FlipLibraryOpening *opening = flip_application_library_opening (get_application (self));

  return opening && !flip_library_opening_is_busy (opening);
}

static void
open_unopened (FlipWindow *self)
{
  while (!is_library_awaited (self) && !g_queue_is_empty (self->unopened))
    {
      g_autoptr (GFile) file = g_queue_pop_head (self->unopened);

      flip_window_open_file (self, file);
    }
}

/* A page slides in over the pages before it in this list, and out again to reveal them. */
static gboolean
is_before (FlipWindow *self, gconstpointer one, gconstpointer other)
{
  const gpointer order[] = { self->library_page,  self->new_sheet_page, self->sheet_page,
                             self->editions_page, self->edition_page,   self->statistics_page };

  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      if (order[i] == other)
        return FALSE;
      if (order[i] == one)
        return TRUE;
    }
  return FALSE;
}

GtkWidget *
flip_window_page (FlipWindow *self)
{
  return gtk_stack_get_visible_child (self->pages);
}

/* Hides a page as soon as it has slid away: otherwise screen readers would still find it. */
static void
hide_others (FlipWindow *self)
{
  GtkWidget *shown = flip_window_page (self);

  if (gtk_stack_get_transition_running (self->pages))
    return;
  for (GtkWidget *page = gtk_widget_get_first_child (GTK_WIDGET (self->pages)); page;
       page = gtk_widget_get_next_sibling (page))
    gtk_widget_set_visible (page, page == shown);
  flip_spare_memory (GTK_WIDGET (self));
}

void
flip_window_set_trying (FlipWindow *self, gboolean is_trying)
{
  if (self->is_trying == is_trying)
    return;
  self->is_trying = is_trying;
  if (self->sheet_page)
    flip_sheet_page_name_back (self->sheet_page, is_trying ? _ ("Edition") : _ ("Library"));
}

void
flip_window_show_page (FlipWindow *self, gpointer page)
{
  GtkWidget *shown = flip_window_page (self);

  gtk_stack_set_transition_type (self->pages, is_before (self, shown, page)
                                                ? GTK_STACK_TRANSITION_TYPE_OVER_LEFT
                                                : GTK_STACK_TRANSITION_TYPE_UNDER_RIGHT);
  gtk_widget_set_visible (GTK_WIDGET (page), TRUE);
  gtk_stack_set_visible_child (self->pages, GTK_WIDGET (page));
  if (page != self->sheet_page)
    flip_window_set_trying (self, FALSE);
  hide_others (self);
}

static guint
count_answered (GtkWidget *window)
{
  FlipSheetPage *page = FLIP_WINDOW (window)->sheet_page;

  return page ? flip_sheet_page_n_answered (page) : 0;
}

/* callbacks */

static void
back_cb (FlipWindow *self)
{
  if (self->is_trying && self->edition_page)
    flip_window_show_page (self, self->edition_page);
  else
    flip_window_show_library (self);
}

/* Escape closes whatever is open. It never leaves a sheet: one keypress too many must not end a
   game. */
static void
step_back_cb (FlipWindow *self)
{
  GtkWidget *page = flip_window_page (self);

  if (self->sheet_page && page == GTK_WIDGET (self->sheet_page))
    flip_sheet_page_step_back (self->sheet_page);
  else if (self->edition_page && page == GTK_WIDGET (self->edition_page))
    flip_edition_page_step_back (self->edition_page);
  else if (self->editions_page && page == GTK_WIDGET (self->editions_page))
    flip_window_leave_editions (self);
  else
    flip_window_show_library (self);
}

static void
file_chosen_cb (GFile *file, gpointer data)
{
  if (file)
    flip_window_open_file (FLIP_WINDOW (data), file);
}

static void
open_cb (FlipWindow *self)
{
  flip_choose_file_to_open (&(FlipFileWish){ .owner = GTK_WIDGET (self),
                                             .title = _ ("Open a Sheet"),
                                             .kind = /* files of that kind */ _ ("Flipside sheets"),
                                             .suffix = "flipsheet" },
                            file_chosen_cb, g_object_ref (self), g_object_unref);
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

/* Begins another sheet with the same set-up; only the deal is new. */
static void
again_cb (FlipSheetPage *page, FlipLog *log, FlipWindow *self)
{
  g_autoptr (GError) error = NULL;
  FlipSession *again = flip_deal_another (log, g_random_int (), &error);

  g_assert (FLIP_IS_WINDOW (self));

  if (again)
    flip_window_begin (self, again);
  else
    flip_window_tell (self, error->message);
}

/* Shows sheets that the command line has added. */
static void
library_changed_cb (FlipLibraryWatch *watch, FlipWindow *self)
{
  GtkWidget *page = flip_window_page (self);
  g_autofree char *notice = flip_library_take_notice (flip_window_library (self));

  g_assert (FLIP_IS_WINDOW (self));

  if (notice)
    flip_window_tell (self, notice);
  if (page == GTK_WIDGET (self->library_page))
    load_library (self);
  else if (page == GTK_WIDGET (self->sheet_page))
    flip_sheet_page_catch_up (self->sheet_page);
  else if (page == GTK_WIDGET (self->editions_page))
    flip_editions_page_load (self->editions_page, flip_window_library (self),
                             flip_editions_page_game (self->editions_page));
  else if (page == GTK_WIDGET (self->statistics_page))
    flip_statistics_page_load (self->statistics_page, flip_window_library (self));
}

static void
watch_library (FlipWindow *self)
{
  g_clear_object (&self->watch);
  if (!flip_window_library (self))
    return;
  self->watch = flip_library_watch_new (flip_window_library (self));
  g_signal_connect (self->watch, "changed", G_CALLBACK (library_changed_cb), self);
}

/* The library has been opened after all, or could not be; or another program holds it. */
static void
library_cb (FlipApplication *application, FlipWindow *self)
{
  FlipLibrary *library = flip_application_library (application);

  g_assert (FLIP_IS_WINDOW (self));

  if (library)
    watch_library (self);
  if (library && self->sheet_page)
    flip_sheet_page_keep (self->sheet_page, library);
  load_library (self);
  open_unopened (self);
}

/* Nothing may use the library any more, not even the page of the sheet that was shown last. */
static void
close_library_cb (FlipLibraryPage *page, FlipWindow *self)
{
  g_assert (FLIP_IS_WINDOW (self));

  g_clear_object (&self->watch);
  flip_opening_bar_cancel (self->opening_bar);
  if (self->sheet_page)
    gtk_stack_remove (self->pages, GTK_WIDGET (g_steal_pointer (&self->sheet_page)));
  if (self->edition_page)
    gtk_stack_remove (self->pages, GTK_WIDGET (g_steal_pointer (&self->edition_page)));
  if (self->editions_page)
    gtk_stack_remove (self->pages, GTK_WIDGET (g_steal_pointer (&self->editions_page)));
  if (self->statistics_page)
    gtk_stack_remove (self->pages, GTK_WIDGET (g_steal_pointer (&self->statistics_page)));
  flip_application_close_library (get_application (self));
}

static void
reopen_library_cb (FlipLibraryPage *page, FlipWindow *self)
{
  close_library_cb (page, self);
  flip_application_reopen_library (get_application (self));
  watch_library (self);
  load_library (self);
  open_unopened (self);
}

static void
active_cb (GtkWindow *window, GParamSpec *spec, gpointer data)
{
  FlipWindow *self = FLIP_WINDOW (window);

  if (self->watch && gtk_window_is_active (window))
    flip_library_watch_look (self->watch);
}

static void
drawn_cb (GdkFrameClock *clock, FlipWindow *self)
{
  g_assert (FLIP_IS_WINDOW (self));

  g_signal_handlers_disconnect_by_func (clock, drawn_cb, self);
  self->is_drawn = TRUE;
  load_library (self);
  flip_spare_memory (GTK_WIDGET (self));
}

/* pages */

FlipSheetPage *
flip_window_sheet_page (FlipWindow *self)
{
  if (!self->sheet_page)
    {
      self->sheet_page = g_object_new (FLIP_TYPE_SHEET_PAGE, NULL);
      gtk_stack_add_titled (self->pages, GTK_WIDGET (self->sheet_page), NULL, "");
      g_signal_connect (self->sheet_page, "again", G_CALLBACK (again_cb), self);
      g_signal_connect_swapped (self->sheet_page, "begin", G_CALLBACK (flip_window_begin), self);
    }

  return self->sheet_page;
}

FlipNewSheetPage *
flip_window_new_sheet_page (FlipWindow *self)
{
  if (!self->new_sheet_page)
    {
      self->new_sheet_page = g_object_new (FLIP_TYPE_NEW_SHEET_PAGE, NULL);
      gtk_stack_add_titled (self->pages, GTK_WIDGET (self->new_sheet_page), NULL, "");
      g_signal_connect (self->new_sheet_page, "begin", G_CALLBACK (begin_cb), self);
    }

  return self->new_sheet_page;
}

static void
show_sheet (FlipWindow *self, FlipStoredSheet *sheet)
{
  g_autoptr (FlipSheetModel) model = flip_sheet_model_new (flip_window_library (self), sheet);

  flip_sheet_page_set_model (flip_window_sheet_page (self), model);
  flip_window_show_page (self, self->sheet_page);
  flip_sheet_page_focus_question (self->sheet_page);
}

static void
damage_answered_cb (GtkWidget *window, const char *answer, gpointer data)
{
  if (g_str_equal (answer, "look"))
    flip_library_page_look (FLIP_WINDOW (window)->library_page, data);
}

/* Only one sheet is damaged and the others can be opened, so the list stays unless the user wants
   to know how much is damaged. */
static void
tell_damage (FlipWindow *self, const GError *error)
{
  GtkWidget *question = flip_ask_user_new (NULL, error->message);

  flip_ask_user_add_answer (question, "close", _ ("_Close"));
  flip_ask_user_add_answer (question, "look", _ ("_Look for Recoverable Sheets"));
  flip_ask_user_present (question, GTK_WIDGET (self), damage_answered_cb, g_error_copy (error),
                         (GDestroyNotify) g_error_free);
}

/* Without a library, or if it can't store the sheet, the sheet can still be viewed and played. */
static void
tell_not_kept (FlipWindow *self, const GError *error)
{
  const GError *problem = error ? error : flip_application_library_problem (get_application (self));
  g_autofree char *text = g_strdup_printf (
    /* Translators: %s: a sentence that says why */
    _ ("This sheet is not in the library. You can play it and save a copy.\n\n%s"),
    problem ? problem->message : _ ("The library could not be opened."));

  flip_window_tell (self, text);
}

/* If the user has moved to another page meanwhile, a toast announces the sheet instead of replacing
   that page. */
static void
opened_cb (FlipOpeningBar *bar, FlipOpening *opening, FlipStoredSheet *sheet, FlipWindow *self)
{
  g_autofree char *words = NULL;
  AdwToast *toast;

  g_assert (FLIP_IS_WINDOW (self));

  if (!sheet->id || flip_window_page (self) == self->opened_from)
    {
      gboolean is_kept = sheet->id != 0;

      show_sheet (self, sheet);
      self->opened_from = GTK_WIDGET (self->sheet_page);
      if (!is_kept)
        tell_not_kept (self, flip_opening_problem (opening));
      return;
    }
  words = flip_opening_name (opening)
            /* Translators: %s: a file */
            ? g_strdup_printf (_ ("%s is open"), flip_opening_name (opening))
            : g_strdup (_ ("The sheet is open"));
  toast = flip_toast_new (words);
  /* Translators: on a button: shows the sheet that is open already */
  adw_toast_set_button_label (toast, _ ("Show"));
  adw_toast_set_action_target (toast, "x", sheet->id);
  adw_toast_set_action_name (toast, "win.open-sheet");
  if (self->opened)
    adw_toast_dismiss (self->opened);
  g_set_weak_pointer (&self->opened, toast);
  flip_toast_show (GTK_WIDGET (self->toasts), toast);
  flip_stored_sheet_free (sheet);
}

static void
failed_cb (FlipOpeningBar *bar, FlipOpening *opening, const GError *error, FlipWindow *self)
{
  g_assert (FLIP_IS_WINDOW (self));

  if (!flip_opening_id (opening))
    flip_application_note_failure (
      FLIP_APPLICATION (gtk_window_get_application (GTK_WINDOW (self))));
  if (flip_opening_id (opening)
      && g_error_matches (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_DAMAGED))
    tell_damage (self, error);
  else
    flip_window_tell (self, error->message);
}

static void
open_later (FlipWindow *self, FlipOpening *opening)
{
  self->opened_from = flip_window_page (self);
  flip_opening_bar_open (self->opening_bar, opening);
}

static void
new_sheet_cb (FlipWindow *self)
{
  flip_new_sheet_page_reset (flip_window_new_sheet_page (self), flip_window_library (self));
  flip_window_show_page (self, self->new_sheet_page);
}

/* A type that is already registered need not be looked up in all libraries when a template names
   it, which would take a hundredth of the start-up time. Our own are found in the first of them. */
static void
ensure_types (void)
{
  const GType types[] = {
    ADW_TYPE_BUTTON_CONTENT,  ADW_TYPE_CLAMP,       ADW_TYPE_HEADER_BAR, ADW_TYPE_TOAST_OVERLAY,
    ADW_TYPE_WINDOW_TITLE,    GTK_TYPE_BUTTON,      GTK_TYPE_CENTER_BOX, GTK_TYPE_IMAGE,
    GTK_TYPE_LABEL,           GTK_TYPE_MENU_BUTTON, GTK_TYPE_OVERLAY,    GTK_TYPE_PROGRESS_BAR,
    GTK_TYPE_SCROLLED_WINDOW, GTK_TYPE_STACK,       GTK_TYPE_STACK_PAGE,
  };

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    g_type_ensure (types[i]);
}

static void
statistics_cb (FlipWindow *self)
{
  const FlipGame *game = flip_window_game_in_view (self);

  if (!self->statistics_page)
    {
      self->statistics_page = g_object_new (FLIP_TYPE_STATISTICS_PAGE, NULL);
      gtk_stack_add_titled (self->pages, GTK_WIDGET (self->statistics_page), NULL, "");
    }
  flip_statistics_page_load (self->statistics_page, flip_window_library (self));
  if (game)
    flip_statistics_page_choose_game (self->statistics_page, game);
  flip_window_show_page (self, self->statistics_page);
}

/* overrides */

static void
flip_window_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (flip_window_parent_class)->realize (widget);
  if (!FLIP_WINDOW (widget)->is_drawn)
    g_signal_connect_object (gtk_widget_get_frame_clock (widget), "after-paint",
                             G_CALLBACK (drawn_cb), widget, G_CONNECT_AFTER);
}

static gboolean
flip_window_close_request (GtkWindow *window)
{
  FlipWindow *self = FLIP_WINDOW (window);

  if (self->edition_page
      && (self->is_trying || flip_window_page (self) == GTK_WIDGET (self->edition_page))
      && flip_edition_page_holds_window (self->edition_page))
    return TRUE;
  return GTK_WINDOW_CLASS (flip_window_parent_class)->close_request (window);
}

static void
flip_window_finalize (GObject *object)
{
  g_string_free (FLIP_WINDOW (object)->told, TRUE);
  g_queue_free_full (FLIP_WINDOW (object)->unopened, g_object_unref);
  G_OBJECT_CLASS (flip_window_parent_class)->finalize (object);
}

static void
flip_window_class_init (FlipWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FLIP_OWN (klass, FlipWindow, (watch, g_object_unref));
  FLIP_OWN_WEAKLY (klass, FlipWindow, opened, message);
  G_OBJECT_CLASS (klass)->finalize = flip_window_finalize;
  widget_class->realize = flip_window_realize;
  GTK_WINDOW_CLASS (klass)->close_request = flip_window_close_request;
  ensure_types ();
  FLIP_TEMPLATE (widget_class, "window.ui");
  FLIP_BIND_CHILDREN (widget_class, FlipWindow, toasts, pages, library_page, opening_bar);
  FLIP_BIND_CALLBACKS (widget_class, opened_cb, failed_cb, hide_others);
  FLIP_ACTIONS (widget_class, FlipWindow, ("win.new-sheet", new_sheet_cb), ("win.open", open_cb),
                ("win.open-sheet", flip_window_open_sheet));
  flip_window_install_editions (widget_class);
  FLIP_ACTIONS (widget_class, FlipWindow, ("win.statistics", statistics_cb));
  flip_window_install_first (widget_class);
  flip_window_install_files (widget_class);
  FLIP_ACTIONS (widget_class, FlipWindow, ("win.back", back_cb), ("win.step-back", step_back_cb));
}

/* The window opens with the size that it had when it was closed. */
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
  gtk_widget_init_template (GTK_WIDGET (self));
  self->told = g_string_new (NULL);
  self->unopened = g_queue_new ();
  flip_key_guard_add (GTK_WIDGET (self));
  flip_click_guard_add (GTK_WIDGET (self), count_answered);
  FLIP_LISTEN (self, gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY), self,
               ("drop", drop_cb));
  g_signal_connect_swapped (self->library_page, "open-sheet", G_CALLBACK (flip_window_open_sheet),
                            self);
  g_signal_connect (self->library_page, "close-library", G_CALLBACK (close_library_cb), self);
  g_signal_connect (self->library_page, "reopen-library", G_CALLBACK (reopen_library_cb), self);
  g_signal_connect_swapped (self->library_page, "tell", G_CALLBACK (flip_window_tell), self);
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
  g_signal_connect_object (application, "library", G_CALLBACK (library_cb), self, 0);
  return self;
}

static void
message_closed_cb (GtkWidget *window, const char *answer, gpointer data)
{
  g_clear_weak_pointer (&FLIP_WINDOW (window)->message);
}

static void
open_message (FlipWindow *self)
{
  GtkWidget *message = flip_ask_user_new (NULL, NULL);

  g_set_weak_pointer (&self->message, message);
  g_string_truncate (self->told, 0);
  self->n_told = 0;
  flip_ask_user_add_answer (message, "close", _ ("_Close"));
  flip_ask_user_present (message, GTK_WIDGET (self), message_closed_cb, NULL, NULL);
}

/* While the last message is still open, another text is added to it. */
void
flip_window_tell (FlipWindow *self, const char *text)
{
  g_autofree char *more = NULL, *shown = NULL, *all = NULL;
  guint left;

  g_return_if_fail (FLIP_IS_WINDOW (self));
  g_return_if_fail (text != NULL);

  if (!self->message)
    open_message (self);
  shown = flip_shortened (text, LONGEST_TOLD);
  left = ++self->n_told > MOST_TOLD ? self->n_told - MOST_TOLD : 0;
  if (!left)
    g_string_append_printf (self->told, "%s%s", self->told->len ? "\n\n" : "", shown);
  else
    /* Translators: %u: how many other things went wrong, such as files that can’t be opened */
    more = g_strdup_printf (ngettext ("…and %u more.", "…and %u more.", left), left);
  all = g_strjoin ("\n\n", self->told->str, more, NULL);
  flip_ask_user_set_text (self->message, all);
}

void
flip_window_show_library (FlipWindow *self)
{
  g_return_if_fail (FLIP_IS_WINDOW (self));

  load_library (self);
  flip_window_show_page (self, self->library_page);
}

/* Opens a sheet of the library or of a file in a worker thread, since it may be long. */
void
flip_window_open_sheet (FlipWindow *self, gint64 id)
{
  g_return_if_fail (FLIP_IS_WINDOW (self));
  g_return_if_fail (flip_window_library (self) != NULL);

  open_later (self, flip_opening_new_sheet (flip_window_library (self), id));
}

void
flip_window_open_file (FlipWindow *self, GFile *file)
{
  g_autofree char *name = NULL;

  g_return_if_fail (FLIP_IS_WINDOW (self));

  if (is_library_awaited (self))
    {
      g_queue_push_tail (self->unopened, g_object_ref (file));
      return;
    }
  name = g_file_get_basename (file);
  if (name && g_str_has_suffix (name, ".board") && flip_window_library (self))
    {
      flip_window_import_edition (self, file);
      return;
    }
  if (name && g_str_has_suffix (name, ".flipbackup") && flip_window_library (self)
      && g_file_peek_path (file))
    {
      flip_window_restore (self, file);
      return;
    }
  open_later (self, flip_opening_new_file (flip_window_library (self), file));
}

/* A new sheet is kept in the library from the start. */
void
flip_window_begin (FlipWindow *self, FlipSession *session)
{
  g_autoptr (GError) error = NULL;
  FlipStoredSheet *sheet;
  FlipLibrary *library;

  g_return_if_fail (FLIP_IS_WINDOW (self));
  g_return_if_fail (session != NULL);

  library = flip_window_library (self);
  sheet = flip_stored_sheet_new (session);
  if (library)
    flip_library_save (library, sheet, &error);
  show_sheet (self, sheet);
  if (!library || error)
    tell_not_kept (self, error);
}
