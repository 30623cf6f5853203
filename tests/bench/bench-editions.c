/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long it takes from a key that changes a number of an edition until the frame that shows it, in a
   window of 1400 by 900, for each game, or for the one that is named: prints the median of 200 changes in a row, that of the last 50 of
   them, the longest, and the median of what the processor spent, in milliseconds. */

#include "app/editions/pages/edition-page.h"
#include "app/editions/values/edition-form.h"
#include "games/games.h"
#include "play/editions/editions.h"

#include <time.h>

#define TIMES 200
#define LATE  50
#define PAUSE 1500 /* ms, until the page is at rest */

typedef struct
{
  FlipLibrary *library;
  GtkWidget *window, *page;
  FlipEditionDesk *desk;
  guint game;        /* its index */
  gboolean is_alone; /* no other game comes after it */
  gint64 begun;
  double used; /* of the processor by then, in ms */
  double times[TIMES], costs[TIMES];
  guint n;
} Bench;

/* What the program has used of the processor, in milliseconds: a busy machine adds nothing. */
static double
processor_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double) time.tv_sec * 1e3 + (double) time.tv_nsec / 1e6;
}

static GtkWidget *
find_form (GtkWidget *widget)
{
  GtkWidget *found = FLIP_IS_EDITION_FORM (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_form (child);
  return found;
}

static gboolean
is_number (const FlipPlace *place)
{
  const FlipField *field = place->field;

  return !field->is_hidden
         && ((field->kind == FLIP_KIND_NUMBERS && field->least < field->most)
             || (field->kind == FLIP_KIND_PHRASES && field->phrases[0].pose));
}

/* The first number of a piece on a table, or else of the edition. */
static GtkWidget *
find_number (Bench *bench)
{
  FlipEditionForm *form = FLIP_EDITION_FORM (find_form (bench->page));
  const FlipFormat *format = flip_edition_desk_game (bench->desk)->format;
  g_autoptr (GArray) places =
    flip_format_places (format, flip_edition_desk_file (bench->desk), FALSE);

  for (guint i = 0; i < places->len; i++)
    {
      const FlipPlace *place = &g_array_index (places, FlipPlace, i);

      if (is_number (place) && (!format->table || place->field->kind == FLIP_KIND_PHRASES)
          && flip_edition_form_go_to (form, place->name, place->key))
        break;
    }
  return gtk_widget_get_ancestor (gtk_window_get_focus (GTK_WINDOW (bench->window)),
                                  GTK_TYPE_SPIN_BUTTON);
}

static gboolean
press_cb (gpointer data)
{
  Bench *bench = data;
  GtkWidget *number = find_number (bench);

  g_assert_nonnull (number);
  bench->used = processor_time ();
  bench->begun = g_get_monotonic_time ();
  gtk_spin_button_spin (GTK_SPIN_BUTTON (number),
                        bench->n % 2 ? GTK_SPIN_STEP_BACKWARD : GTK_SPIN_STEP_FORWARD, 1);
  return G_SOURCE_REMOVE;
}

static int
compare_times (gconstpointer a, gconstpointer b)
{
  double one = *(const double *) a, other = *(const double *) b;

  return (one > other) - (one < other);
}

static double
median (double *times, guint n)
{
  qsort (times, n, sizeof *times, compare_times);
  return times[n / 2];
}

static void
print_figures (Bench *bench)
{
  const char *game = flip_games[bench->game]->id;
  double late = median (bench->times + TIMES - LATE, LATE), all = median (bench->times, TIMES);

  g_print ("%s-key-to-frame-ms %.1f\n%s-key-to-frame-late-ms %.1f\n"
           "%s-key-to-frame-longest-ms %.1f\n%s-key-to-frame-processor-ms %.1f\n",
           game, all, game, late, game, bench->times[TIMES - 1], game,
           median (bench->costs, TIMES));
}

static void
open_game (Bench *bench)
{
  g_autoptr (GPtrArray) editions = flip_editions_list (NULL, flip_games[bench->game], NULL);
  g_autoptr (GError) error = NULL;
  gint64 id = flip_editions_add_copy (bench->library, editions->pdata[0], &error);

  g_assert_no_error (error);
  g_set_object (&bench->desk, NULL);
  bench->desk = flip_edition_desk_new (bench->library, id, &error);
  g_assert_no_error (error);
  flip_edition_page_set_desk (FLIP_EDITION_PAGE (bench->page), bench->desk);
  bench->n = 0;
  g_timeout_add (PAUSE, press_cb, bench);
}

static void
painted_cb (GdkFrameClock *clock, Bench *bench)
{
  if (!bench->begun)
    return;
  bench->times[bench->n] = (double) (g_get_monotonic_time () - bench->begun) / 1000;
  bench->costs[bench->n++] = processor_time () - bench->used;
  bench->begun = 0;
  if (bench->n < TIMES)
    {
      g_idle_add (press_cb, bench);
      return;
    }
  print_figures (bench);
  if (!bench->is_alone && flip_games[++bench->game])
    open_game (bench);
  else
    gtk_window_destroy (GTK_WINDOW (bench->window));
}

static void
activate_cb (GtkApplication *application, Bench *bench)
{
  bench->window = adw_application_window_new (application);
  bench->page = g_object_new (FLIP_TYPE_EDITION_PAGE, NULL);
  gtk_window_set_default_size (GTK_WINDOW (bench->window), 1400, 900);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (bench->window), bench->page);
  open_game (bench);
  gtk_window_present (GTK_WINDOW (bench->window));
  g_signal_connect (gtk_widget_get_frame_clock (bench->window), "after-paint",
                    G_CALLBACK (painted_cb), bench);
}

int
main (int argc, char **argv)
{
  g_autoptr (AdwApplication) application =
    adw_application_new ("org.flipside.Bench", G_APPLICATION_DEFAULT_FLAGS);
  g_autofree char *path = flip_library_default_path ();
  g_autoptr (GError) error = NULL;
  Bench bench = { .library = flip_library_open (path, flip_games_find, &error) };

  g_assert_no_error (error);
  bench.is_alone = argc > 1;
  while (bench.is_alone && !g_str_equal (flip_games[bench.game]->id, argv[1]))
    bench.game++;
  /* With the program's own style. */
  g_application_set_resource_base_path (G_APPLICATION (application), "/org/flipside/Flipside");
  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), &bench);
  g_application_run (G_APPLICATION (application), 1, argv);
  g_clear_object (&bench.desk);
  flip_library_close (bench.library);
  return 0;
}
