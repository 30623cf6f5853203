/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a frame of the simulated table costs while a flick is shown, in a window of 1400 by 900:
   prints the median and the dearest in milliseconds of the processor, for the flight and for
   aiming. */

#include "app/sheet/sheet-page.h"
#include "app/table/table-canvas.h"
#include "games/games.h"
#include "table/tabletops.h"

#include <time.h>

#define FLICKS      12
#define AIMS        60
#define MOST_FRAMES 4000

typedef struct
{
  double costs[MOST_FRAMES];
  guint n;
} Costs;

typedef struct
{
  GtkWidget *window;
  FlipSheetPage *page;
  FlipLibrary *library;
  FlipSheetModel *model;
  FlipTableCanvas *canvas;
  double used; /* of the processor when the last frame was done */
  gboolean played;
  guint flicks, aims;
  Costs flight, aiming;
} Bench;

/* In milliseconds: a busy machine adds nothing. */
static double
processor_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double) time.tv_sec * 1e3 + (double) time.tv_nsec / 1e6;
}

static FlipTableCanvas *
find_canvas (GtkWidget *widget)
{
  if (FLIP_IS_TABLE_CANVAS (widget))
    return FLIP_TABLE_CANVAS (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      FlipTableCanvas *found = find_canvas (child);

      if (found)
        return found;
    }

  return NULL;
}

/* The game that is flicked, with the fullest of its boards. */
static FlipSetup *
setup_new (guint64 seed)
{
  for (guint i = 0; flip_games[i]; i++)
    {
      FlipSetup *setup = flip_setup_new (flip_games[i]);
      g_autoptr (FlipTabletop) tabletop = NULL;
      const FlipBoard *board = &flip_games[i]->boards[flip_games[i]->n_boards - 1];

      flip_setup_fill_seats (setup, flip_games[i]->min_seats, NULL);
      flip_setup_set_board (setup, board->name, board->text);
      setup->dealt = TRUE;
      setup->seed = seed;
      tabletop = flip_tabletop_new (setup);
      if (tabletop)
        return setup;
      flip_setup_free (setup);
    }

  g_assert_not_reached ();
}

static void
begin_sheet (Bench *bench)
{
  g_autoptr (FlipSetup) setup = setup_new (7 + bench->flicks);
  g_autofree char *path = flip_library_default_path ();
  g_autoptr (GError) error = NULL;
  FlipStoredSheet *sheet;

  if (!bench->library)
    bench->library = flip_library_open (path, flip_games_find, &error);
  g_assert_no_error (error);
  sheet = flip_library_add (bench->library, flip_session_new (setup, NULL), &error);
  g_assert_no_error (error);
  g_clear_object (&bench->model);
  bench->model = flip_sheet_model_new (bench->library, sheet);
  flip_sheet_page_set_model (bench->page, bench->model);
  bench->canvas = find_canvas (GTK_WIDGET (bench->page));
}

/* As fast as may be, through the middle of the table. */
static gboolean
flick (Bench *bench)
{
  gconstpointer state = flip_session_state (flip_sheet_model_session (bench->model));
  FlipTabletop *tabletop = flip_sheet_model_tabletop (bench->model);
  FlipFlickChoice choices[FLIP_MOST_CHOICES];
  guint n = flip_tabletop_bridge (tabletop)->choices (state, choices);

  for (guint i = 0; i < n; i++)
    {
      FlipTable table;
      FlipFlick aimed;
      FlipMove move;

      if (!choices[i].has_sides
          || !flip_tabletop_bridge (tabletop)->place (state, &choices[i], FLIP_SIDE_LEFT, &table,
                                                      &aimed, NULL))
        continue;
      aimed.angle += 3 + 2 * bench->flicks;
      aimed.speed = choices[i].fastest;
      move = flip_tabletop_move (&choices[i], FLIP_SIDE_LEFT, &aimed);
      return flip_sheet_model_play (bench->model, &move, NULL);
    }

  return FALSE;
}

static gboolean
flick_cb (gpointer data)
{
  Bench *bench = data;

  begin_sheet (bench);
  bench->flicks++;
  if (!flick (bench))
    g_error ("nothing could be flicked");
  return G_SOURCE_REMOVE;
}

/* The hand is turned a little, as by a key. */
static gboolean
aim_cb (gpointer data)
{
  Bench *bench = data;
  g_autoptr (GListModel) controllers = NULL;
  GtkEventController *keys;
  gboolean handled;

  if (!bench->canvas)
    return G_SOURCE_REMOVE;
  controllers = gtk_widget_observe_controllers (GTK_WIDGET (bench->canvas));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      keys = g_list_model_get_item (controllers, i);
      g_object_unref (keys);
      if (GTK_IS_EVENT_CONTROLLER_KEY (keys))
        g_signal_emit_by_name (keys, "key-pressed", GDK_KEY_Right, 0, GDK_SHIFT_MASK, &handled);
    }

  return G_SOURCE_REMOVE;
}

static int
compare_costs (gconstpointer a, gconstpointer b)
{
  double one = *(const double *) a, other = *(const double *) b;

  return (one > other) - (one < other);
}

static void
add_cost (Costs *costs, double cost)
{
  if (costs->n < MOST_FRAMES)
    costs->costs[costs->n++] = cost;
}

static void
painted_cb (GdkFrameClock *clock, Bench *bench)
{
  double used = processor_time (), cost = used - bench->used;
  gboolean playing = bench->canvas && flip_table_canvas_is_playing (bench->canvas);

  bench->used = used;
  if (playing && bench->played)
    add_cost (&bench->flight, cost);
  if (bench->played && !playing)
    {
      if (bench->flicks < FLICKS)
        g_timeout_add (200, flick_cb, bench);
      else
        g_timeout_add (1000, aim_cb, bench);
    }
  else if (!playing && bench->flicks == FLICKS)
    {
      if (bench->aims++ > 0)
        add_cost (&bench->aiming, cost);
      if (bench->aims == AIMS)
        {
          bench->canvas = NULL;
          return gtk_window_destroy (GTK_WINDOW (bench->window));
        }
      else
        g_timeout_add (30, aim_cb, bench);
    }
  bench->played = playing;
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
  g_timeout_add (1500, flick_cb, bench);
}

static void
print_costs (const char *name, Costs *costs)
{
  g_assert_cmpuint (costs->n, >, 0);
  qsort (costs->costs, costs->n, sizeof *costs->costs, compare_costs);
  g_print ("%s-frames %u\n%s-frame-processor-ms %.1f\n%s-frame-dearest-ms %.1f\n", name, costs->n,
           name, costs->costs[costs->n / 2], name, costs->costs[costs->n - 1]);
}

int
main (int argc, char **argv)
{
  g_autoptr (AdwApplication) application =
    adw_application_new ("org.flipside.Bench", G_APPLICATION_DEFAULT_FLAGS);
  g_autofree Bench *bench = g_new0 (Bench, 1);

  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), bench);
  g_application_run (G_APPLICATION (application), argc, argv);
  print_costs ("flight", &bench->flight);
  print_costs ("aiming", &bench->aiming);
  return 0;
}
