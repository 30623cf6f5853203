/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/library/recovery-page.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"
#include "games/games.h"
#include "play/library/library-problem.h"

#include <glib/gi18n.h>

/* Rows are expensive to build, and nobody reads more than this. */
#define MOST_ROWS 100

/* How often the progress of the search is updated, in ms. */
#define PACE 100

struct _FlipRecoveryPage
{
  GtkBox parent_instance;

  /* template */
  GtkStack *stack;
  AdwStatusPage *trouble;
  GtkProgressBar *progress;
  GtkWidget *look, *retry, *lost_group;
  GtkButton *replace;
  GtkLabel *found_title, *found_text;
  GtkListBox *lost;

  /* owned */
  char *path;
  FlipRecovery *recovery; /* the result, or NULL */
  GCancellable *running;  /* the search or the replacement that is running, or NULL */

  /* shared with the thread that searches */
  int done, all;

  guint pacing; /* the source that shows the progress, or 0 */
};

FLIP_DEFINE_TEMPLATE (FlipRecoveryPage, flip_recovery_page, GTK_TYPE_BOX)

/* helpers */

static void
show_state (FlipRecoveryPage *self, const char *name)
{
  gtk_stack_set_visible_child_name (self->stack, name);
}

static void
add_row (FlipRecoveryPage *self, const char *title, const char *subtitle)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  if (subtitle)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_list_box_append (self->lost, row);
}

/* Shows which sheets are lost, and why. */
static void
show_lost (FlipRecoveryPage *self)
{
  GPtrArray *sheets = flip_recovery_sheets (self->recovery);
  guint n = 0;

  flip_show_no_children (GTK_WIDGET (self->lost));
  for (guint i = 0; i < sheets->len; i++)
    {
      const FlipFoundSheet *sheet = g_ptr_array_index (sheets, i);
      g_autofree char *name = flip_library_problem_name_sheet (sheet);

      if (sheet->reason && n++ < MOST_ROWS)
        add_row (self, name, sheet->reason);
    }
  if (n > MOST_ROWS)
    {
      g_autofree char *more =
        /* Translators: %u: how many */
        g_strdup_printf (ngettext ("and %u more", "and %u more", n - MOST_ROWS), n - MOST_ROWS);

      add_row (self, more, NULL);
    }
  gtk_widget_set_visible (self->lost_group, n > 0);
}

static void
show_found (FlipRecoveryPage *self)
{
  g_autofree char *title = flip_library_problem_title_found (self->recovery);
  g_autofree char *text = flip_library_problem_tell_choice (self->recovery);

  gtk_label_set_label (self->found_title, title);
  gtk_label_set_label (self->found_text, text);
  gtk_button_set_label (self->replace, flip_recovery_n_saved (self->recovery)
                                         ? _ ("_Recover These Sheets")
                                       : flip_recovery_n_editions (self->recovery)
                                         ? _ ("_Recover Your Editions")
                                         : _ ("_Start an Empty Library"));
  show_lost (self);
  show_state (self, "found");
  gtk_widget_grab_focus (GTK_WIDGET (self->replace));
}

/* A task keeps the page alive, but not its children. */
static gboolean
is_disposed (FlipRecoveryPage *self)
{
  return self->path == NULL;
}

static void
end_running (FlipRecoveryPage *self)
{
  g_clear_object (&self->running);
  g_clear_handle_id (&self->pacing, g_source_remove);
}

/* The search, in a thread */

static gboolean
step (guint done, guint all, gpointer data)
{
  GTask *task = G_TASK (data);
  FlipRecoveryPage *self = g_task_get_source_object (task);

  g_atomic_int_set (&self->all, (int) all);
  g_atomic_int_set (&self->done, (int) done);
  return !g_cancellable_is_cancelled (g_task_get_cancellable (task));
}

static void
look_in_thread (GTask *task, gpointer source, gpointer path, GCancellable *cancellable)
{
  GError *error = NULL;
  FlipRecovery *recovery = flip_recovery_look (path, flip_games_find, step, task, &error);

  if (recovery)
    g_task_return_pointer (task, recovery, (GDestroyNotify) flip_recovery_free);
  else
    g_task_return_error (task, error);
}

static void
looked_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  FlipRecoveryPage *self = FLIP_RECOVERY_PAGE (source);
  g_autoptr (GError) error = NULL;
  FlipRecovery *recovery = g_task_propagate_pointer (G_TASK (result), &error);

  if (is_disposed (self))
    {
      g_clear_pointer (&recovery, flip_recovery_free);
      return;
    }
  end_running (self);
  g_clear_pointer (&self->recovery, flip_recovery_free);
  self->recovery = recovery;
  if (recovery)
    {
      show_found (self);
      return;
    }
  show_state (self, "trouble");
  if (!g_error_matches (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_STOPPED)
      && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    g_signal_emit_by_name (self, "failed", error->message);
}

static gboolean
show_progress_cb (gpointer data)
{
  FlipRecoveryPage *self = FLIP_RECOVERY_PAGE (data);
  int all = g_atomic_int_get (&self->all), done = g_atomic_int_get (&self->done);

  if (all > 0)
    gtk_progress_bar_set_fraction (self->progress, (double) done / all);
  else
    gtk_progress_bar_pulse (self->progress);
  return G_SOURCE_CONTINUE;
}

/* Writes the new library in a thread, because it may have a hundred megabytes. */

static void
replace_in_thread (GTask *task, gpointer source, gpointer recovery, GCancellable *cancellable)
{
  GError *error = NULL;
  char *kept = NULL;

  if (flip_recovery_replace (recovery, &kept, &error))
    g_task_return_pointer (task, flip_library_problem_tell_replaced (recovery, kept), g_free);
  else
    g_task_return_error (task, error);
  g_free (kept);
}

static void
replaced_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  FlipRecoveryPage *self = FLIP_RECOVERY_PAGE (source);
  g_autoptr (GError) error = NULL;
  g_autofree char *told = g_task_propagate_pointer (G_TASK (result), &error);

  if (is_disposed (self))
    return;
  end_running (self);
  gtk_widget_set_sensitive (GTK_WIDGET (self), TRUE);
  show_state (self, "trouble");
  if (told)
    g_signal_emit_by_name (self, "replaced", told);
  else
    g_signal_emit_by_name (self, "failed", error->message);
}

/* actions */

FLIP_EMITS (retry_cb, "retry")

static void
stop_cb (FlipRecoveryPage *self)
{
  if (self->running)
    g_cancellable_cancel (self->running);
}

static void
leave_cb (FlipRecoveryPage *self)
{
  g_clear_pointer (&self->recovery, flip_recovery_free);
  show_state (self, "trouble");
  g_signal_emit_by_name (self, "retry");
}

static void
replace_cb (FlipRecoveryPage *self)
{
  g_autoptr (GTask) task = NULL;

  if (self->running || !self->recovery)
    return;
  g_signal_emit_by_name (self, "close-library");
  gtk_widget_set_sensitive (GTK_WIDGET (self), FALSE);
  self->running = g_cancellable_new ();
  task = g_task_new (self, NULL, replaced_cb, NULL);
  g_task_set_task_data (task, g_steal_pointer (&self->recovery),
                        (GDestroyNotify) flip_recovery_free);
  g_task_run_in_thread (task, replace_in_thread);
}

/* overrides */

static void
flip_recovery_page_dispose (GObject *object)
{
  FlipRecoveryPage *self = FLIP_RECOVERY_PAGE (object);

  if (self->running)
    g_cancellable_cancel (self->running);
  end_running (self);
  g_clear_pointer (&self->recovery, flip_recovery_free);
  g_clear_pointer (&self->path, g_free);
  G_OBJECT_CLASS (flip_recovery_page_parent_class)->dispose (object);
}

static void
flip_recovery_page_class_init (FlipRecoveryPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_recovery_page_dispose;
  FLIP_SIGNAL (klass, "retry", 0);
  FLIP_SIGNAL (klass, "close-library", 0);
  FLIP_SIGNAL (klass, "replaced", 1, G_TYPE_STRING);
  FLIP_SIGNAL (klass, "failed", 1, G_TYPE_STRING);
  FLIP_TEMPLATE (klass, "library/recovery-page.ui");
  FLIP_BIND_CHILDREN (klass, FlipRecoveryPage, stack, trouble, progress, look, retry, replace,
                      found_title, found_text, lost_group, lost);
  FLIP_ACTIONS (klass, FlipRecoveryPage, ("recovery.look", flip_recovery_page_look),
                ("recovery.retry", retry_cb), ("recovery.stop", stop_cb),
                ("recovery.leave", leave_cb), ("recovery.replace", replace_cb));
}

/* public functions */

void
flip_recovery_page_load (FlipRecoveryPage *self, const char *path, const GError *error)
{
  g_auto (FlipLibraryProblem) trouble = { 0 };
  g_autofree char *text = NULL;

  g_return_if_fail (FLIP_IS_RECOVERY_PAGE (self));
  g_return_if_fail (path && error);

  if (self->running || self->recovery)
    return;
  g_free (self->path);
  self->path = g_strdup (path);
  flip_library_problem_read (&trouble, error);
  text = g_markup_escape_text (trouble.text, -1);
  adw_status_page_set_title (self->trouble, trouble.title);
  adw_status_page_set_description (self->trouble, text);
  gtk_widget_set_visible (self->look, trouble.can_look);
  show_state (self, "trouble");
  gtk_widget_grab_focus (trouble.can_look ? self->look : self->retry);
}

/* The task keeps the page alive until it ends. */
void
flip_recovery_page_look (FlipRecoveryPage *self)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (FLIP_IS_RECOVERY_PAGE (self));

  if (self->running || !self->path)
    return;
  self->running = g_cancellable_new ();
  self->done = self->all = 0;
  gtk_progress_bar_set_fraction (self->progress, 0);
  self->pacing = g_timeout_add (PACE, show_progress_cb, self);
  show_state (self, "looking");
  task = g_task_new (self, self->running, looked_cb, NULL);
  g_task_set_task_data (task, g_strdup (self->path), g_free);
  g_task_run_in_thread (task, look_in_thread);
}
