/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long it takes from a click on a site until the frame with its mark is drawn, and from pointing at
   a site until the frame that tells about it, in a window of 1400 by 900 that saves every move: prints
   the median and the longest in milliseconds. Clicks that open a notice, which dims the whole window, are
   counted apart. */

#include "app/board/site-button.h"
#include "app/notice/notice-view.h"
#include "app/sheet/sheet-page.h"
#include "games/games.h"

#include <time.h>

#define TIMES 25
#define PAUSE 300 /* ms, so that nothing is under way any more */

typedef struct
{
  double times[TIMES], costs[TIMES];
  guint n;
} Figures;

typedef struct
{
  GtkWidget *window;
  FlipSheetPage *page;
  FlipSheetModel *model;
  gint64 begun;        /* when, or 0 */
  double used;         /* of the processor by then, in ms */
  guint pointed, last; /* how often, and which site */
  Figures marks, told, hovers; /* told: marks that open a notice over the whole window */
} Bench;

static GtkWidget *
find_site (GtkWidget *widget, guint site)
{
  if (FLIP_IS_SITE_BUTTON (widget) && flip_site_button_site (FLIP_SITE_BUTTON (widget)) == site
      && gtk_widget_get_mapped (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_site (child, site);

      if (found)
        return found;
    }

  return NULL;
}

static guint
count_ways (const FlipMoment *moment, guint site)
{
  guint ways = 0;

  for (guint i = 0; i < moment->n_moves; i++)
    ways += moment->moves[i].site == site;
  return ways;
}

/* A site that one click is enough for. */
static GtkWidget *
next_site (Bench *bench)
{
  const FlipMoment *moment = flip_sheet_model_moment (bench->model);

  for (guint i = 0; i < moment->n_moves; i++)
    {
      guint site = moment->moves[i].site;

      if (site != FLIP_NO_SITE && count_ways (moment, site) == 1)
        return find_site (GTK_WIDGET (bench->page), site);
    }

  return NULL;
}

static void
begin_sheet (Bench *bench)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (flip_games[0]);
  g_autofree char *path = flip_library_default_path ();
  g_autoptr (GError) error = NULL;
  FlipLibrary *library = flip_library_open (path, flip_games_find, &error);

  g_assert_no_error (error);
  flip_setup_fill_seats (setup, 4, NULL);
  setup->dealt = TRUE;
  setup->seed = 7 + bench->marks.n;
  bench->model = flip_sheet_model_new (
    library, flip_library_add (library, flip_session_new (setup, NULL), &error));
  g_assert_no_error (error);
  flip_sheet_page_set_model (bench->page, bench->model);
}

static FlipNoticeView *
find_notice (GtkWidget *widget)
{
  FlipNoticeView *found = FLIP_IS_NOTICE_VIEW (widget) ? FLIP_NOTICE_VIEW (widget) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_notice (child);
  return found;
}

/* A person closes what is told before the next click. */
static gboolean
close_notice (Bench *bench)
{
  FlipNoticeView *notice = find_notice (GTK_WIDGET (bench->page));

  if (!flip_notice_view_is_open (notice))
    return FALSE;
  flip_notice_view_close (notice);
  return TRUE;
}

/* Plays on to the next question that a click answers. */
static GtkWidget *
play_to_site (Bench *bench, gboolean *played)
{
  *played = FALSE;
  for (;;)
    {
      const FlipMoment *moment = flip_sheet_model_moment (bench->model);
      GtkWidget *site = next_site (bench);
      FlipMove move;

      if (site)
        return site;
      *played = TRUE;
      if (moment->n_moves == 0)
        begin_sheet (bench);
      else
        {
          move = moment->moves[0];
          flip_sheet_model_play (bench->model, &move, NULL);
        }
    }
}

/* What the program has used of the processor, in milliseconds: a busy machine adds nothing. */
static double
processor_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double) time.tv_sec * 1e3 + (double) time.tv_nsec / 1e6;
}

static void
begin_clock (Bench *bench)
{
  bench->used = processor_time ();
  bench->begun = g_get_monotonic_time ();
}

/* What had to be played before is shown first, so that the frame is the mark's alone. */
static gboolean
click_cb (gpointer data)
{
  Bench *bench = data;
  gboolean played, closed;
  GtkWidget *site = play_to_site (bench, &played);

  closed = close_notice (bench);
  if (played || closed)
    return G_SOURCE_CONTINUE;
  begin_clock (bench);
  g_signal_emit_by_name (site, "clicked");
  return G_SOURCE_REMOVE;
}

/* The pointer goes over the sites, one after the other. */
static gboolean
point_cb (gpointer data)
{
  Bench *bench = data;
  const FlipMoment *moment;
  gboolean played;
  guint site;

  play_to_site (bench, &played);
  moment = flip_sheet_model_moment (bench->model);
  do
    site = moment->moves[bench->pointed++ % moment->n_moves].site;
  while (site == FLIP_NO_SITE || site == bench->last);
  bench->last = site;
  begin_clock (bench);
  gtk_widget_activate_action (GTK_WIDGET (bench->page), "sheet.point", "u", site);
  return G_SOURCE_REMOVE;
}

static int
compare_times (gconstpointer a, gconstpointer b)
{
  double one = *(const double *) a, other = *(const double *) b;

  return (one > other) - (one < other);
}

static void
note_figure (Figures *figures, double time, double cost)
{
  if (figures->n == TIMES)
    figures->n--;
  figures->times[figures->n] = time;
  figures->costs[figures->n++] = cost;
}

static void
painted_cb (GdkFrameClock *clock, Bench *bench)
{
  double time = (double) (g_get_monotonic_time () - bench->begun) / 1000;
  double cost = processor_time () - bench->used;

  if (!bench->begun)
    return;
  bench->begun = 0;
  if (bench->marks.n == TIMES)
    note_figure (&bench->hovers, time, cost);
  else if (flip_notice_view_is_open (find_notice (GTK_WIDGET (bench->page))))
    note_figure (&bench->told, time, cost);
  else
    note_figure (&bench->marks, time, cost);
  if (bench->hovers.n == TIMES)
    gtk_window_destroy (GTK_WINDOW (bench->window));
  else
    g_timeout_add (PAUSE, bench->marks.n < TIMES ? click_cb : point_cb, bench);
}

static void
activate_cb (GtkApplication *application, Bench *bench)
{
  bench->window = adw_application_window_new (application);
  bench->page = g_object_new (FLIP_TYPE_SHEET_PAGE, NULL);
  gtk_window_set_default_size (GTK_WINDOW (bench->window), 1400, 900);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (bench->window),
                                      GTK_WIDGET (bench->page));
  begin_sheet (bench);
  gtk_window_present (GTK_WINDOW (bench->window));
  g_signal_connect (gtk_widget_get_frame_clock (bench->window), "after-paint",
                    G_CALLBACK (painted_cb), bench);
  g_timeout_add (5 * PAUSE, click_cb, bench);
}

static void
print_figures (const char *what, Figures *figures)
{
  guint n = figures->n;

  if (!n)
    return;
  qsort (figures->times, n, sizeof *figures->times, compare_times);
  qsort (figures->costs, n, sizeof *figures->costs, compare_times);
  g_print ("%s-to-frame-ms %.1f\n%s-to-frame-longest-ms %.1f\n%s-to-frame-processor-ms %.1f\n",
           what, figures->times[n / 2], what, figures->times[n - 1], what,
           figures->costs[n / 2]);
}

int
main (int argc, char **argv)
{
  g_autoptr (AdwApplication) application =
    adw_application_new ("org.flipside.Bench", G_APPLICATION_DEFAULT_FLAGS);
  Bench bench = { 0 };

  /* With the program's own style. */
  g_application_set_resource_base_path (G_APPLICATION (application), "/org/flipside/Flipside");
  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), &bench);
  g_application_run (G_APPLICATION (application), argc, argv);
  g_assert_cmpuint (bench.hovers.n, ==, TIMES);
  print_figures ("click", &bench.marks);
  print_figures ("told-click", &bench.told);
  print_figures ("hover", &bench.hovers);
  return 0;
}
