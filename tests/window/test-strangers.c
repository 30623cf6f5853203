/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/opening-bar.h"
#include "engine/session/sheet.h"
#include "games/games.h"
#include "tests/engine/play.h"
#include "tests/window/stage.h"

#include <glib/gstdio.h>
#include <stdio.h>
#include <time.h>

/* A stranger's files in the window, one after the other: how long the window does not answer, and what it
   takes until a file is shown or refused. Processor time, so that other programs don't count: what the
   main thread does at once is compared with an ordinary sheet.

   Usage: test-strangers PYTHON STRANGERS.PY CLI, which make the files; or test-strangers FOLDER */

#define RATIO    3
#define ORDINARY 5    /* times, of which the slowest counts: pages are made, and drawn, at any of them */
#define MOST_MB  300  /* more than before */
#define ROUNDS   60   /* until everything is drawn */
#define PAUSE    2000 /* microseconds */

typedef struct
{
  FlipApplication *application;
  gboolean is_done, is_shown;
  double longest; /* seconds of the main thread without an answer */
  double ordinary;
} Look;

static double
time_of (clockid_t clock)
{
  struct timespec now;

  clock_gettime (clock, &now);
  return (double) now.tv_sec + (double) now.tv_nsec / 1e9;
}

/* The most memory since the last call, in megabytes. */
static double
take_peak (void)
{
  g_autofree char *text = NULL;
  const char *line;
  double kilobytes = 0;

  g_assert_true (g_file_get_contents ("/proc/self/status", &text, NULL, NULL));
  line = strstr (text, "VmHWM:");
  if (line)
    kilobytes = g_ascii_strtod (line + strlen ("VmHWM:"), NULL);
  g_file_set_contents ("/proc/self/clear_refs", "5", -1, NULL);
  return kilobytes / 1024;
}

static void
iterate (Look *look, gboolean may_block)
{
  double before = time_of (CLOCK_THREAD_CPUTIME_ID), taken;

  g_main_context_iteration (NULL, may_block);
  taken = time_of (CLOCK_THREAD_CPUTIME_ID) - before;
  look->longest = MAX (look->longest, taken);
}

static void
settle (Look *look)
{
  for (guint i = 0; i < ROUNDS; i++)
    {
      while (g_main_context_pending (NULL))
        iterate (look, FALSE);
      g_usleep (PAUSE);
    }
}

static void
opened_cb (FlipOpeningBar *bar, FlipOpening *opening, gpointer sheet, Look *look)
{
  look->is_done = look->is_shown = TRUE;
}

static void
failed_cb (FlipOpeningBar *bar, FlipOpening *opening, gpointer error, Look *look)
{
  look->is_done = TRUE;
}

/* Seen or not. */
static GtkWidget *
find_bar (GtkWidget *widget)
{
  if (FLIP_IS_OPENING_BAR (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_bar (child);

      if (found)
        return found;
    }

  return NULL;
}

/* The messages, and the sheet. */
static void
put_away (Look *look)
{
  FlipWindow *window = stage_window (look->application);
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = g_list_model_get_n_items (windows); i > 0; i--)
    {
      g_autoptr (GtkWindow) other = g_list_model_get_item (windows, i - 1);

      if (other != GTK_WINDOW (window))
        gtk_window_destroy (other);
    }
  if (stage_page (look->application))
    gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
}

static double
open_file (Look *look, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *name = g_path_get_basename (path);
  double main_thread = time_of (CLOCK_THREAD_CPUTIME_ID), all = time_of (CLOCK_PROCESS_CPUTIME_ID);
  double before = take_peak (), peak;

  look->is_done = look->is_shown = FALSE;
  look->longest = 0;
  flip_window_open_file (stage_window (look->application), file);
  while (!look->is_done)
    iterate (look, TRUE);
  all = time_of (CLOCK_PROCESS_CPUTIME_ID) - all;
  settle (look);
  main_thread = time_of (CLOCK_THREAD_CPUTIME_ID) - main_thread;
  peak = take_peak ();
  g_test_message ("%s: %s after %.2f s; in the main thread %.3f s, at once %.3f s; %.0f MB", name,
                  look->is_shown ? "shown" : "refused", all, main_thread, look->longest, peak);
  g_assert_cmpfloat (peak, <, before + MOST_MB);
  put_away (look);
  settle (look);
  return look->longest;
}

/* Files */

static char *
make_files (char **arguments)
{
  char *folder = g_dir_make_tmp ("flipside-strangers-XXXXXX", NULL);
  char *command[] = { arguments[0], (char *) "-B", arguments[1], arguments[2], folder, NULL };
  int status;

  g_assert_true (g_spawn_sync (NULL, command, NULL, 0, NULL, NULL, NULL, NULL, &status, NULL));
  g_assert_cmpint (status, ==, 0);
  return folder;
}

static void
try_folder (Look *look, const char *folder, gboolean is_ours)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_str_has_suffix (name, ".flipsheet"))
        {
          g_assert_cmpfloat (open_file (look, path), <, RATIO * look->ordinary);
          n++;
        }
      if (is_ours)
        g_remove (path);
    }
  g_assert_cmpuint (n, >, 0);
}

/* A game of the kind that takes longest to show. */
static double
open_ordinary (Look *look)
{
  g_autofree char *folder = g_dir_make_tmp ("flipside-ordinary-XXXXXX", NULL);
  double longest = 0;

  for (guint i = 0; i < ORDINARY; i++)
    {
      double at_once;
      g_autofree char *path = g_strdup_printf ("%s/ordinary-%u.flipsheet", folder, i), *text = NULL;
      g_autoptr (FlipSetup) setup = flip_setup_new (flip_games[i % 2]);
      g_autoptr (FlipSession) session = NULL;

      setup->seed = i;
      g_assert_true (flip_setup_fill_seats (setup, 2, NULL));
      session = play_session (setup, 40);
      text = flip_sheet_print (session);
      g_assert_true (g_file_set_contents (path, text, -1, NULL));
      at_once = open_file (look, path);
      longest = MAX (longest, at_once);
      g_remove (path);
    }
  g_rmdir (folder);
  return longest;
}

typedef struct
{
  Look look;
  char **arguments;
} Test;

static void
test_strangers (gconstpointer data)
{
  Test *test = (gpointer) data;
  Look *look = &test->look;
  gboolean is_ours = test->arguments[1] != NULL;
  g_autofree char *folder =
    is_ours ? make_files (test->arguments) : g_strdup (test->arguments[0]);
  GtkWidget *bar;

  g_application_activate (G_APPLICATION (look->application));
  settle (look);
  bar = find_bar (GTK_WIDGET (stage_window (look->application)));
  g_signal_connect_after (bar, "opened", G_CALLBACK (opened_cb), look);
  g_signal_connect_after (bar, "failed", G_CALLBACK (failed_cb), look);
  look->ordinary = open_ordinary (look);
  try_folder (look, folder, is_ours);
  if (is_ours)
    g_rmdir (folder);
  g_action_group_activate_action (G_ACTION_GROUP (look->application), "quit", NULL);
  settle (look);
}

int
main (int argc, char **argv)
{
  g_autoptr (FlipApplication) application = NULL;
  Test test = { 0 };

  g_setenv ("GTK_A11Y", "none", TRUE);
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, >=, 2);
  stage_watch (NULL);
  application = flip_application_new ();
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  g_application_hold (G_APPLICATION (application));
  test = (Test){ { .application = application }, argv + 1 };
  g_test_add_data_func ("/strangers", &test, test_strangers);
  return g_test_run ();
}
