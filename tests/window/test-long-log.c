/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/sheet/sheet-page-private.h"
#include "games/games.h"
#include "tests/engine/play.h"
#include "tests/window/stage.h"

#include <time.h>

/* The window with a log that is as long as a sheet can be: whatever people do there takes no longer than in a
   short one. Processor time of the main thread, compared. */

#define SHORT 1000
#define RATIO 3
#define TIMES 7 /* the quickest of them counts */

static double
time_spent (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double) now.tv_sec + (double) now.tv_nsec / 1e9;
}

/* Until everything is drawn and nothing is left to do. */
static void
settle (void)
{
  for (guint i = 0; i < 60; i++)
    {
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_usleep (2000);
    }
}

/* A game of Flip City whose last turns are ended without a card. */
static FlipSession *
new_session (guint entries)
{
  static const char opening[] = "factory,apartment,hospital,1: play,central-park,1: play,"
                                "residential-area,convenience-store,1: play,1: stop,1: done";
  g_autoptr (FlipSetup) setup = flip_setup_new (flip_games_find ("flipcity"));
  g_auto (GStrv) texts = g_strsplit (opening, ",", -1);
  FlipSession *session;

  g_assert_true (flip_setup_fill_seats (setup, 1, NULL));
  session = flip_session_new (setup, NULL);
  for (guint i = 0; texts[i]; i++)
    play_text (session, texts[i]);
  while (flip_session_length (session) < entries)
    play_text (session, "1: stop");
  return session;
}

/* Steps */

static void
play (GtkWidget *page)
{
  gtk_widget_activate_action (page, "sheet.play", "s", "1: stop");
}

static void
undo (GtkWidget *page)
{
  gtk_widget_activate_action (page, "sheet.undo", NULL);
}

static void
redo (GtkWidget *page)
{
  gtk_widget_activate_action (page, "sheet.redo", NULL);
}

static void
review (GtkWidget *page)
{
  gtk_widget_activate_action (page, "sheet.review", NULL);
}

static void
look_back (GtkWidget *page)
{
  gtk_widget_activate_action (page, "sheet.show", "u", 500);
}

static const struct
{
  const char *name;
  void (*take) (GtkWidget *page);
} steps[] = {
  { "play", play },           { "undo", undo },           { "redo", redo },
  { "begin review", review }, { "look back", look_back }, { "end review", review },
};

static void
measure (FlipApplication *application, guint entries, double times[G_N_ELEMENTS (steps)])
{
  GtkWidget *page;

  flip_window_begin (stage_window (application), new_session (entries));
  settle ();
  page = GTK_WIDGET (stage_page (application));
  g_assert_nonnull (page);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    times[i] = G_MAXDOUBLE;
  for (guint j = 0; j < TIMES; j++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
        {
          double before = time_spent ();

          steps[i].take (page);
          settle ();
          times[i] = MIN (times[i], time_spent () - before);
        }
    }
}

/* Of all threads. */
static double
time_of_all (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double) now.tv_sec + (double) now.tv_nsec / 1e9;
}

/* From a file to the page, with all that the library keeps of it. To read it is the least that it takes. */
static void
test_open (gconstpointer data)
{
  FlipApplication *application = FLIP_APPLICATION ((gpointer) data);
  g_autoptr (FlipSession) session = new_session (play_sample (400000, 20000)), again = NULL;
  g_autofree char *text = flip_sheet_print (session);
  g_autoptr (GFileIOStream) stream = NULL;
  g_autoptr (GFile) file = g_file_new_tmp ("flipside-XXXXXX.flipsheet", &stream, NULL);
  double start = time_of_all (), read, main_thread, all;
  gint64 begun;

  again = flip_sheet_parse (text, strlen (text), "long", flip_games_find, NULL);
  g_assert_nonnull (again);
  read = time_of_all () - start;
  g_assert_true (
    g_file_replace_contents (file, text, strlen (text), NULL, FALSE, 0, NULL, NULL, NULL));
  g_application_activate (G_APPLICATION (application));
  settle ();
  start = time_of_all ();
  main_thread = time_spent ();
  begun = g_get_monotonic_time ();
  flip_window_open_file (stage_window (application), file);
  while (!stage_page (application))
    g_main_context_iteration (NULL, TRUE);
  all = time_of_all () - start;
  main_thread = time_spent () - main_thread;
  g_test_message (
    "read in %.2f s; shown after %.2f s, with %.2f s of processor time, %.3f s of it in "
    "the main thread",
    read, (double) (g_get_monotonic_time () - begun) / G_USEC_PER_SEC, all, main_thread);
  g_assert_cmpfloat (all, <, RATIO * read + 2 * main_thread);
  g_file_delete (file, NULL, NULL);
  g_action_group_activate_action (G_ACTION_GROUP (application), "quit", NULL);
  settle ();
}

static void
test_steps (gconstpointer data)
{
  FlipApplication *application = FLIP_APPLICATION ((gpointer) data);
  guint entries = play_sample (400000, 20000);
  double brief[G_N_ELEMENTS (steps)], lengthy[G_N_ELEMENTS (steps)];

  g_application_activate (G_APPLICATION (application));
  settle ();
  measure (application, SHORT, brief);
  measure (application, entries, lengthy);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    g_test_message ("%s: %.1f ms after %d entries, %.1f ms after %u", steps[i].name,
                    brief[i] * 1000, SHORT, lengthy[i] * 1000, entries);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    g_assert_cmpfloat (lengthy[i], <, RATIO * brief[i]);
  g_action_group_activate_action (G_ACTION_GROUP (application), "quit", NULL);
  settle ();
}

int
main (int argc, char **argv)
{
  g_autoptr (FlipApplication) application = NULL;

  g_setenv ("GTK_A11Y", "none", TRUE);
  g_test_init (&argc, &argv, NULL);
  stage_watch (NULL);
  application = flip_application_new ();
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  g_application_hold (G_APPLICATION (application));
  g_test_add_data_func ("/long-log/open", application, test_open);
  g_test_add_data_func ("/long-log/steps", application, test_steps);
  return g_test_run ();
}
