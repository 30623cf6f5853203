/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/setup/set-up-paper.h"

#include "app/common/save-bytes.h"
#include "app/files/print-run.h"
#include "draw/layout-pdf.h"

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
    .paper = flip_paper_usual (),
  };
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
  FlipExport sheet = { 0 };

  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (FLIP_IS_SHEET_MODEL (model));
  g_return_if_fail (done != NULL);

  sheet.session = flip_sheet_model_session (model);
  flip_print_run (window, flip_print_new (&sheet, 1u << FLIP_PRINT_LAYOUT, 0, flip_paper_usual ()),
                  _ ("Table at full size"), NULL, done, data);
}
