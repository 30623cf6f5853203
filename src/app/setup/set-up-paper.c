/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/setup/set-up-paper.h"

#include "app/common/ask/choose-file.h"
#include "app/common/ask/save-bytes.h"
#include "app/files/print-run.h"
#include "draw/paper/layout-pdf.h"

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
paper_free (gpointer data)
{
  Paper *paper = data;

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
file_chosen_cb (GFile *file, gpointer data)
{
  Paper *paper = data;
  g_autoptr (GError) error = NULL;

  if (!file)
    paper->done (_ ("The layout needs a name."), paper->data);
  else if (write_file (paper, file, &error))
    /* Translators: told after a file was written */
    paper->done (_ ("Layout saved"), paper->data);
  else
    paper->done (error->message, paper->data);
}

/* public functions */

void
flip_set_up_paper_save (GtkWindow *window, FlipSheetModel *model, FlipPaperDone done, gpointer data)
{
  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (FLIP_IS_SHEET_MODEL (model));
  g_return_if_fail (done != NULL);

  flip_choose_file_to_save (&(FlipFileWish){ .owner = GTK_WIDGET (window),
                                             .title = _ ("Save the Layout"),
                                             .kind = _ ("Table at full size (.layout.pdf)"),
                                             .suffix = "pdf",
                                             /* Translators: name suggested for a file */
                                             .name = _ ("table.layout.pdf") },
                            file_chosen_cb, paper_new (window, model, done, data), paper_free);
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
