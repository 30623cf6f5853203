/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The whole library as one file, and back. Both take a while, so that they run in a thread, with a connection
   of its own; the window answers meanwhile. */

#include "app/window-private.h"

#include "app/common/choose-file.h"
#include "games/games.h"
#include "store/backup.h"

#include <glib/gi18n.h>

typedef struct
{
  FlipWindow *window; /* let go of in the main thread alone */
  char *library, *file;
  gboolean is_restored;
  char *words; /* what became of it */
} Task;

/* helpers */

static void
task_free (Task *task)
{
  g_object_unref (task->window);
  g_free (task->library);
  g_free (task->file);
  g_free (task->words);
  g_free (task);
}

static char *
do_task (const Task *task)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FlipLibrary) library =
    flip_library_open_beside (task->library, flip_games_find, &error);
  FlipRestored restored;

  if (library && task->is_restored
      && flip_library_restore (library, task->file, NULL, NULL, &restored, &error))
    return flip_restored_tell (&restored);
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
      flip_window_tell (task->window, task->words);
      if (task->is_restored)
        gtk_widget_activate_action (GTK_WIDGET (task->window->library_page), "library.reload",
                                    NULL);
    }
  return G_SOURCE_REMOVE;
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
file_chosen_cb (GFile *file, gpointer data)
{
  ((Task *) data)->file = file ? g_file_get_path (file) : NULL;
}

static void
chosen_cb (gpointer data)
{
  Task *task = data;

  if (task->file)
    g_thread_unref (g_thread_new ("backup", thread_cb, task));
  else
    task_free (task);
}

static void
ask (FlipWindow *self, gboolean is_restored)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
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
backup_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ask (FLIP_WINDOW (widget), FALSE);
}

static void
restore_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ask (FLIP_WINDOW (widget), TRUE);
}

/* A backup that somebody opens or drops. */
void
flip_window_restore (FlipWindow *self, GFile *file)
{
  Task *task;

  g_return_if_fail (FLIP_IS_WINDOW (self));
  g_return_if_fail (flip_window_library (self) && g_file_peek_path (file));

  task = g_new0 (Task, 1);
  *task = (Task){ g_object_ref (self), g_strdup (flip_library_path (flip_window_library (self))),
                  g_file_get_path (file), TRUE, NULL };
  g_thread_unref (g_thread_new ("backup", thread_cb, task));
}

void
flip_window_install_files (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.backup", NULL, backup_cb);
  gtk_widget_class_install_action (widget_class, "win.restore", NULL, restore_cb);
}
