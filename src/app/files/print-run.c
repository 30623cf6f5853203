/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/files/print-run.h"

#include <glib/gi18n.h>

/* A task that may outlive the click that began it. */
typedef struct
{
  GtkWindow *window; /* a reference, so that the recipient of the outcome lives long enough */
  FlipPrint *print;
  FlipPrintDone done;
  gpointer data;
} Run;

/* helpers */

static void
run_free (Run *run)
{
  g_object_unref (run->window);
  flip_print_free (run->print);
  g_free (run);
}

/* Uses the whole sheet of paper: the drawings have margins of their own. */
static void
set_page (FlipPrint *print, guint page, GtkPageSetup *setup)
{
  gboolean lying = flip_print_is_lying (print, page);
  FlipRect rect = flip_print_rect (print, page);
  double width = lying ? rect.height : rect.width, height = lying ? rect.width : rect.height;
  gboolean is_letter = height < 800; /* A4 has 842 points */
  GtkPaperSize *size =
    gtk_paper_size_new (is_letter ? GTK_PAPER_NAME_LETTER : GTK_PAPER_NAME_A4);

  g_assert (width < height);
  gtk_page_setup_set_paper_size (setup, size);
  gtk_page_setup_set_orientation (setup, lying ? GTK_PAGE_ORIENTATION_LANDSCAPE
                                               : GTK_PAGE_ORIENTATION_PORTRAIT);
  gtk_paper_size_free (size);
}

/* callbacks */

static void
request_page_setup_cb (GtkPrintOperation *operation,
                       GtkPrintContext *context,
                       int page,
                       GtkPageSetup *setup,
                       Run *run)
{
  set_page (run->print, (guint) page, setup);
}

static void
draw_page_cb (GtkPrintOperation *operation, GtkPrintContext *context, int page, Run *run)
{
  g_assert (page >= 0 && (guint) page < flip_print_n_pages (run->print));

  flip_print_draw (run->print, (guint) page, gtk_print_context_get_cairo_context (context));
}

static void
done_cb (GtkPrintOperation *operation, GtkPrintOperationResult result, Run *run)
{
  g_autoptr (GError) error = NULL;

  if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    {
      gtk_print_operation_get_error (operation, &error);
      run->done (error->message, run->data);
    }
  else if (result == GTK_PRINT_OPERATION_RESULT_APPLY)
    run->done (_ ("Sent to the printer"), run->data);
  run_free (run);
  g_object_unref (operation);
}

/* public functions */

void
flip_print_run (GtkWindow *window,
                FlipPrint *print,
                const char *title,
                const char *path,
                FlipPrintDone done,
                gpointer data)
{
  g_autoptr (GtkPageSetup) setup = NULL;
  GtkPrintOperation *operation;
  Run *run;

  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (print && flip_print_n_pages (print) > 0);
  g_return_if_fail (title && done);

  operation = gtk_print_operation_new ();
  setup = gtk_page_setup_new ();
  run = g_new (Run, 1);
  *run = (Run){ g_object_ref (window), print, done, data };
  set_page (print, 0, setup);
  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_n_pages (operation, (int) flip_print_n_pages (print));
  gtk_print_operation_set_job_name (operation, title);
  gtk_print_operation_set_allow_async (operation, path == NULL);
  if (path)
    gtk_print_operation_set_export_filename (operation, path);
  g_signal_connect (operation, "request-page-setup", G_CALLBACK (request_page_setup_cb), run);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), run);
  g_signal_connect (operation, "done", G_CALLBACK (done_cb), run);
  gtk_print_operation_run (operation,
                           path ? GTK_PRINT_OPERATION_ACTION_EXPORT
                                : GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                           window, NULL);
}
