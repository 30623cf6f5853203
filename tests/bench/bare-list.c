/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long the toolkit takes by itself, from a change of one of 400 labels in a list until the frame that shows it,
   in a window as large as that of bench-marks: prints the median in milliseconds. */

#include <adwaita.h>

#define N_LABELS 400
#define TIMES    25
#define PAUSE    300 /* ms, so that nothing is under way any more */

typedef struct
{
  GtkWidget *window, *label;
  gint64 begun; /* when, or 0 */
  double times[TIMES];
  guint n;
} Bench;

static gboolean
change_cb (gpointer data)
{
  Bench *bench = data;
  g_autofree char *text = g_strdup_printf ("Changed %u", bench->n);

  bench->begun = g_get_monotonic_time ();
  gtk_label_set_text (GTK_LABEL (bench->label), text);
  return G_SOURCE_REMOVE;
}

static void
painted_cb (GdkFrameClock *clock, Bench *bench)
{
  if (!bench->begun)
    return;
  bench->times[bench->n++] = (double) (g_get_monotonic_time () - bench->begun) / 1000;
  bench->begun = 0;
  if (bench->n == TIMES)
    gtk_window_destroy (GTK_WINDOW (bench->window));
  else
    g_timeout_add (PAUSE, change_cb, bench);
}

static void
activate_cb (GtkApplication *application, Bench *bench)
{
  GtkWidget *list = gtk_list_box_new (), *scroller = gtk_scrolled_window_new ();

  for (guint i = 0; i < N_LABELS; i++)
    {
      GtkWidget *label = gtk_label_new ("Unchanged");

      gtk_list_box_append (GTK_LIST_BOX (list), label);
      if (i == 0)
        bench->label = label;
    }
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), list);
  bench->window = adw_application_window_new (application);
  gtk_window_set_default_size (GTK_WINDOW (bench->window), 1400, 900);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (bench->window), scroller);
  gtk_window_present (GTK_WINDOW (bench->window));
  g_signal_connect (gtk_widget_get_frame_clock (bench->window), "after-paint", G_CALLBACK (painted_cb), bench);
  g_timeout_add (5 * PAUSE, change_cb, bench);
}

static int
compare_times (gconstpointer a, gconstpointer b)
{
  double one = *(const double *) a, other = *(const double *) b;

  return (one > other) - (one < other);
}

int
main (int argc, char **argv)
{
  g_autoptr (AdwApplication) application = adw_application_new ("org.flipside.Bench", G_APPLICATION_DEFAULT_FLAGS);
  Bench bench = { 0 };

  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), &bench);
  g_application_run (G_APPLICATION (application), argc, argv);
  g_assert_cmpuint (bench.n, ==, TIMES);
  qsort (bench.times, TIMES, sizeof *bench.times, compare_times);
  g_print ("list-to-frame-ms %.1f\n", bench.times[TIMES / 2]);
  return 0;
}
