/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/setup/set-up-paper.h"

#include "app/common/save-bytes.h"
#include "draw/layout-pdf.h"
#include "draw/sheets.h"

#include <glib/gi18n.h>

/* One task that may outlive the click that began it. */
typedef struct
{
  GtkWindow *window; /* a reference, so that whoever is told lives long enough */
  FlipSheetModel *model;
  FlipPaperDone done;
  gpointer data;
} Paper;

/* helpers */

static Paper *
paper_new (GtkWindow *window, FlipSheetModel *model, FlipPaperDone done, gpointer data)
{
  Paper *paper = g_new (Paper, 1);

  g_assert (done);
  *paper = (Paper){ g_object_ref (window), g_object_ref (model), done, data };
  return paper;
}

static void
paper_free (Paper *paper)
{
  g_object_unref (paper->window);
  g_object_unref (paper->model);
  g_free (paper);
}

static FlipPicture
picture_of (Paper *paper)
{
  return (FlipPicture){
    .game = flip_sheet_model_game (paper->model),
    .state = flip_sheet_model_moment (paper->model)->state,
    .palette = FLIP_PALETTE_PRINT,
    .scale = 1,
  };
}

static FlipLayoutPages
pages_of (Paper *paper)
{
  FlipPicture picture = picture_of (paper);
  double width, height;

  flip_sheet_art_find (picture.game)->table->measure (picture.state, &width, &height);
  return flip_layout_pages (width, height);
}

static gboolean
write_file (Paper *paper, GFile *file, GError **error)
{
  FlipPicture picture = picture_of (paper);
  g_autoptr (GBytes) bytes = flip_layout_pdf_bytes (&picture, error);

  return bytes && flip_save_bytes (file, bytes, error);
}

/* callbacks */

static void
response_cb (GtkNativeDialog *dialog, int response, Paper *paper)
{
  g_assert (GTK_IS_FILE_CHOOSER (dialog));

  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
      g_autoptr (GError) error = NULL;

      /* The toolkit accepts an empty name, too. */
      if (!file)
        paper->done (_ ("The layout needs a name."), paper->data);
      else if (write_file (paper, file, &error))
        paper->done (_ ("Layout saved"), paper->data);
      else
        paper->done (error->message, paper->data);
    }
  paper_free (paper);
  g_object_unref (dialog);
}

static void
begin_print_cb (GtkPrintOperation *operation, GtkPrintContext *context, Paper *paper)
{
  FlipLayoutPages pages = pages_of (paper);

  g_assert (pages.rows > 0 && pages.columns > 0);
  gtk_print_operation_set_n_pages (operation, (int) (pages.rows * pages.columns));
}

static void
draw_page_cb (GtkPrintOperation *operation, GtkPrintContext *context, int page, Paper *paper)
{
  FlipLayoutPages pages = pages_of (paper);
  FlipPicture picture = picture_of (paper);

  g_assert (page >= 0 && (guint) page < pages.rows * pages.columns);
  flip_layout_draw_page (&picture, gtk_print_context_get_cairo_context (context),
                         (guint) page / pages.columns, (guint) page % pages.columns);
}

static void
done_cb (GtkPrintOperation *operation, GtkPrintOperationResult result, Paper *paper)
{
  g_autoptr (GError) error = NULL;

  if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    {
      gtk_print_operation_get_error (operation, &error);
      paper->done (error->message, paper->data);
    }
  paper_free (paper);
  g_object_unref (operation);
}

/* The full sheet of paper: the drawing has its own margins. */
static void
set_paper (GtkPrintOperation *operation, gboolean lying)
{
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();
  GtkPaperSize *size = gtk_paper_size_new (GTK_PAPER_NAME_A4);

  gtk_page_setup_set_paper_size (setup, size);
  gtk_page_setup_set_orientation (setup, lying ? GTK_PAGE_ORIENTATION_LANDSCAPE
                                               : GTK_PAGE_ORIENTATION_PORTRAIT);
  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_paper_size_free (size);
}

/* public functions */

void
flip_set_up_paper_save (GtkWindow *window, FlipSheetModel *model, FlipPaperDone done, gpointer data)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  GtkFileChooserNative *chooser;

  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (FLIP_IS_SHEET_MODEL (model));
  g_return_if_fail (done != NULL);

  chooser = gtk_file_chooser_native_new (_ ("Save the Layout"), window,
                                         GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);
  gtk_file_filter_set_name (filter, _ ("Table at full size (.layout.pdf)"));
  gtk_file_filter_add_suffix (filter, "pdf");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), _ ("table.layout.pdf"));
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect (chooser, "response", G_CALLBACK (response_cb),
                    paper_new (window, model, done, data));
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

void
flip_set_up_paper_print (GtkWindow *window,
                         FlipSheetModel *model,
                         FlipPaperDone done,
                         gpointer data)
{
  GtkPrintOperation *operation;
  Paper *paper;

  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (FLIP_IS_SHEET_MODEL (model));
  g_return_if_fail (done != NULL);

  operation = gtk_print_operation_new ();
  paper = paper_new (window, model, done, data);
  set_paper (operation, pages_of (paper).lying);
  gtk_print_operation_set_job_name (operation, _ ("Table at full size"));
  gtk_print_operation_set_allow_async (operation, TRUE);
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_print_cb), paper);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), paper);
  g_signal_connect (operation, "done", G_CALLBACK (done_cb), paper);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, window, NULL);
}
