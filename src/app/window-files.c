/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saves the whole library as one file, and restores it. Both take a while, so they run in a thread
   with a connection of its own, and the window keeps responding. */

#include "app/window-private.h"

#include "app/common/ask/ask-user.h"
#include "app/common/ask/choose-file.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"
#include "engine/base/quote.h"
#include "games/games.h"
#include "store/files/clock.h"
#include "store/library/backup.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* The progress of a long task, with a button to cancel it. The button and closing the window both
   emit "cancelled"; the window stays until its creator destroys it. */
#define FLIP_TYPE_PROGRESS_WINDOW (flip_progress_window_get_type ())
G_DECLARE_FINAL_TYPE (FlipProgressWindow, flip_progress_window, FLIP, PROGRESS_WINDOW, AdwWindow)

struct _FlipProgressWindow
{
  AdwWindow parent_instance;

  /* template */
  GtkLabel *heading, *words;
  GtkProgressBar *bar;
  GtkWidget *cancel;
};

FLIP_DEFINE_TEMPLATE (FlipProgressWindow, flip_progress_window, ADW_TYPE_WINDOW)

static void
cancel (FlipProgressWindow *self)
{
  if (!gtk_widget_get_sensitive (self->cancel))
    return;
  gtk_widget_set_sensitive (self->cancel, FALSE);
  g_signal_emit_by_name (self, "cancelled");
}

static gboolean
close_cb (FlipProgressWindow *self)
{
  g_assert (FLIP_IS_PROGRESS_WINDOW (self));

  cancel (self);
  return TRUE;
}

static void
flip_progress_window_class_init (FlipProgressWindowClass *klass)
{
  FLIP_SIGNAL (klass, "cancelled", 0);
  FLIP_TEMPLATE (klass, "files/progress-window.ui");
  FLIP_BIND_CHILDREN (klass, FlipProgressWindow, heading, words, bar, cancel);
  FLIP_BIND_CALLBACKS (klass, cancel, close_cb);
  FLIP_KEYS (klass, (GDK_KEY_Escape, 0, "window.close"));
}

static GtkWidget *
flip_progress_window_new (GtkWindow *parent, const char *title)
{
  FlipProgressWindow *self;

  g_return_val_if_fail (GTK_IS_WINDOW (parent) && title, NULL);

  self = g_object_new (FLIP_TYPE_PROGRESS_WINDOW, "transient-for", parent, "title", title, NULL);
  gtk_label_set_label (self->heading, title);
  flip_show_name (self->bar, title);
  return GTK_WIDGET (self);
}

static void
flip_progress_window_set (FlipProgressWindow *self, double share, const char *words)
{
  g_return_if_fail (FLIP_IS_PROGRESS_WINDOW (self));
  g_return_if_fail (share >= 0 && share <= 1 && words);

  gtk_progress_bar_set_fraction (self->bar, share);
  flip_show_text (self->words, words);
}

typedef struct
{
  FlipWindow *window; /* unreferenced only in the main thread */
  char *library, *file;
  gboolean is_restored;
  gboolean is_own; /* the content of the library before another program replaced it */
  char *words;     /* the outcome */

  /* shared by both threads */
  int done, all; /* sheets in the backup */
  int is_cancelled;

  guint watch;         /* the source that checks the progress, or 0 */
  GtkWidget *progress; /* shown once the task takes a while, or NULL */
} Task;

/* Time between two checks of the progress. */
#define LOOK_MS 250

/* helpers */

static void
task_free (Task *task)
{
  g_clear_handle_id (&task->watch, g_source_remove);
  if (task->progress)
    gtk_window_destroy (GTK_WINDOW (task->progress));
  if (task->is_own)
    g_application_release (g_application_get_default ());
  g_object_unref (task->window);
  g_free (task->library);
  g_free (task->file);
  g_free (task->words);
  g_free (task);
}

/* Runs in the thread. Sheets that were restored before the user cancels stay, and restoring again
   adds the rest. */
static gboolean
step_cb (guint done, guint all, gpointer data)
{
  Task *task = data;

  g_atomic_int_set (&task->all, (int) all);
  g_atomic_int_set (&task->done, (int) done);
  return !g_atomic_int_get (&task->is_cancelled);
}

static char *
tell_restored (Task *task, const FlipRestored *restored)
{
  g_autofree char *words = flip_restored_tell (restored);

  if (g_atomic_int_get (&task->is_cancelled) && task->done < task->all)
    /* Translators: what was done before, “12 sheets were added.” */
    return g_strdup_printf (_ ("Restoring was cancelled. %s"), words);
  return g_steal_pointer (&words);
}

static char *
do_task (Task *task)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FlipLibrary) library =
    flip_library_open_beside (task->library, flip_games_find, &error);
  FlipRestored restored;

  if (library && task->is_own && flip_library_join (library, task->file, &error))
    return flip_library_take_notice (library);
  if (library && task->is_restored && !task->is_own
      && flip_library_restore (library, task->file, step_cb, task, &restored, &error))
    return tell_restored (task, &restored);
  if (library && !task->is_restored && flip_library_backup (library, task->file, &error))
    return g_strdup (_ ("The library is backed up."));
  return g_strdup (error->message);
}

/* callbacks */

static gboolean
done_cb (gpointer data)
{
  Task *task = data;

  if (gtk_window_get_application (GTK_WINDOW (task->window)))
    {
      if (task->words)
        flip_window_tell (task->window, task->words);
      if (task->is_restored)
        gtk_widget_activate_action (GTK_WIDGET (task->window->library_page), "library.reload",
                                    NULL);
    }
  return G_SOURCE_REMOVE;
}

static void
cancelled_cb (FlipProgressWindow *progress, Task *task)
{
  g_assert (task->progress == GTK_WIDGET (progress));

  g_atomic_int_set (&task->is_cancelled, TRUE);
}

static void
show_progress (Task *task, guint done, guint all)
{
  /* Translators: first %u: how many sheets; second %u: of how many */
  g_autofree char *words = g_strdup_printf (ngettext ("%u of %u sheet", "%u of %u sheets", all), done, all);

  if (!task->progress)
    {
      task->progress = flip_progress_window_new (GTK_WINDOW (task->window), _ ("Restoring the Backup"));
      g_signal_connect (task->progress, "cancelled", G_CALLBACK (cancelled_cb), task);
      gtk_window_present (GTK_WINDOW (task->progress));
    }
  flip_progress_window_set (FLIP_PROGRESS_WINDOW (task->progress), (double) done / all, words);
}

static gboolean
look_cb (gpointer data)
{
  Task *task = data;
  guint all = (guint) g_atomic_int_get (&task->all), done = (guint) g_atomic_int_get (&task->done);

  if (all > 0 && gtk_window_get_application (GTK_WINDOW (task->window)))
    show_progress (task, MIN (done, all), all);
  return G_SOURCE_CONTINUE;
}

static gpointer
thread_cb (gpointer data)
{
  Task *task = data;

  task->words = do_task (task);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, done_cb, task, (GDestroyNotify) task_free);
  return NULL;
}

static void
begin (Task *task)
{
  if (task->is_restored && !task->is_own)
    task->watch = g_timeout_add (LOOK_MS, look_cb, task);
  g_thread_unref (g_thread_new ("backup", thread_cb, task));
}

static void
file_chosen_cb (GFile *file, gpointer data)
{
  ((Task *) data)->file = file ? g_file_get_path (file) : NULL;
}

static void
chosen_cb (gpointer data)
{
  Task *task = data;

  if (task->file)
    begin (task);
  else
    task_free (task);
}

static void
ask (FlipWindow *self, gboolean is_restored)
{
  g_autoptr (GDateTime) now = flip_clock_now ();
  g_autofree char *name = g_date_time_format (now, "Flipside %Y-%m-%d.flipbackup");
  FlipFileWish wish = { .owner = GTK_WIDGET (self),
                        .kind = _ ("Backups of Flipside"),
                        .suffix = "flipbackup" };
  Task *task;

  if (!flip_window_library (self))
    {
      flip_window_tell (self, _ ("The library could not be opened."));
      return;
    }
  task = g_new0 (Task, 1);
  task->window = g_object_ref (self);
  task->library = g_strdup (flip_library_path (flip_window_library (self)));
  task->is_restored = is_restored;
  wish.title = is_restored ? _ ("Restore a Backup") : _ ("Back Up the Library");
  wish.name = is_restored ? NULL : name;
  if (is_restored)
    flip_choose_file_to_open (&wish, file_chosen_cb, task, chosen_cb);
  else
    flip_choose_file_to_save (&wish, file_chosen_cb, task, chosen_cb);
}

static void
backup_cb (FlipWindow *self)
{
  ask (self, FALSE);
}

static void
restore_cb (FlipWindow *self)
{
  ask (self, TRUE);
}

static void
answered_cb (GtkWidget *owner, const char *answer, gpointer data)
{
  Task **task = data;

  if (g_str_equal (answer, "restore"))
    begin (g_steal_pointer (task));
}

static void
answer_free (Task **task)
{
  g_clear_pointer (task, task_free);
  g_free (task);
}

/* Opening a backup to look at it does not yet mean wanting its sheets. */
static void
ask_to_restore (Task *task)
{
  g_autofree char *name = g_path_get_basename (task->file), *shown = g_filename_display_name (name);
  g_autofree char *heading =
    /* Translators: %s: a file */
    g_strdup_printf (_ ("Restore “%s”?"), flip_quoted (shown));
  GtkWidget *question = flip_ask_user_new (
    heading,
    _ ("The sheets of this backup are added to your library. Sheets that you already have stay, "
       "and gain any moves they lack."));
  Task **answer = g_new (Task *, 1);

  *answer = task;
  flip_ask_user_add_answer (question, "close", _ ("_Cancel"));
  /* Translators: on a button: restore a backup */
  flip_ask_user_add_answer (question, "restore", _ ("_Restore"));
  flip_ask_user_suggest (question, "restore");
  flip_ask_user_set_default (question, "restore");
  flip_ask_user_present (question, GTK_WIDGET (task->window), answered_cb, answer,
                         (GDestroyNotify) answer_free);
}

/* Restores a backup that was opened or dropped. */
void
flip_window_restore (FlipWindow *self, GFile *file)
{
  Task *task;

  g_return_if_fail (FLIP_IS_WINDOW (self));
  g_return_if_fail (flip_window_library (self) && g_file_peek_path (file));

  task = g_new0 (Task, 1);
  task->window = g_object_ref (self);
  task->library = g_strdup (flip_library_path (flip_window_library (self)));
  task->file = g_file_get_path (file);
  task->is_restored = TRUE;
  ask_to_restore (task);
}

/* The user has not asked for this, so nothing gets in the way meanwhile; the program ends only when
   it is done. */
void
flip_window_join (FlipWindow *self, const char *kept)
{
  Task *task;

  g_return_if_fail (FLIP_IS_WINDOW (self));
  g_return_if_fail (flip_window_library (self) && kept);

  task = g_new0 (Task, 1);
  task->window = g_object_ref (self);
  task->library = g_strdup (flip_library_path (flip_window_library (self)));
  task->file = g_strdup (kept);
  task->is_restored = task->is_own = TRUE;
  g_application_hold (g_application_get_default ());
  begin (task);
}

void
flip_window_install_files (GtkWidgetClass *widget_class)
{
  FLIP_ACTIONS (widget_class, FlipWindow, ("win.backup", backup_cb), ("win.restore", restore_cb));
}
