/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/sheet/sheet-saver.h"

#include "app/common/save-bytes.h"
#include "draw/layout-pdf.h"
#include "engine/sheet.h"

#include <glib/gi18n.h>
#include <string.h>

typedef struct
{
  FlipSheetModel *model;
  FlipSaverDone done;
  gpointer data;
} Saver;

#define LAYOUT_SUFFIX ".layout.pdf"

static const char *const suffixes[FLIP_N_PICTURE_FORMATS] = { ".png", ".svg", ".pdf" };

/* helpers */

static void
saver_free (Saver *saver)
{
  g_object_unref (saver->model);
  g_free (saver);
}

/* The format that the name asks for; FLIP_N_PICTURE_FORMATS: the sheet itself. */
static FlipPictureFormat
format_of (const char *name)
{
  g_autofree char *lower = g_ascii_strdown (name, -1);
  FlipPictureFormat format = 0;

  while (format < FLIP_N_PICTURE_FORMATS && !g_str_has_suffix (lower, suffixes[format]))
    format++;
  return format;
}

/* A longer ending than that of a PDF, so that the name tells them apart. */
static gboolean
asks_for_layout (const char *name)
{
  g_autofree char *lower = g_ascii_strdown (name, -1);

  return g_str_has_suffix (lower, LAYOUT_SUFFIX);
}

static GBytes *
bytes_of (FlipSheetModel *model, const char *name, GError **error)
{
  const FlipMoment *moment = flip_sheet_model_moment (model);
  FlipPictureFormat format = format_of (name);
  FlipPicture picture = {
    .game = moment->game,
    .state = moment->state,
    .seat = moment->seat,
    .palette = format == FLIP_PICTURE_PDF ? FLIP_PALETTE_PRINT : FLIP_PALETTE_LIGHT,
    .scale = 2,
    .title = flip_moment_player (moment, (int) moment->seat),
    .setup = flip_session_setup (moment->session),
  };
  g_autofree char *text = NULL;
  gsize length;

  if (asks_for_layout (name) && flip_layout_pdf_can (picture.game))
    return flip_layout_pdf_bytes (&picture, error);
  if (format < FLIP_N_PICTURE_FORMATS)
    return flip_picture_bytes (&picture, format, error);
  text = flip_sheet_print (flip_sheet_model_session (model));
  if (!flip_sheet_fits (text, error))
    return NULL;
  length = strlen (text);
  return g_bytes_new_take (g_steal_pointer (&text), length);
}

static gboolean
save (FlipSheetModel *model, GFile *file, GError **error)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autoptr (GBytes) bytes = bytes_of (model, name, error);

  return bytes && flip_save_bytes (file, bytes, error);
}

static void
add_filter (GtkFileChooserNative *chooser, const char *name, const char *suffix)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, name);
  gtk_file_filter_add_suffix (filter, suffix);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
}

/* callbacks */

static void
response_cb (GtkNativeDialog *dialog, int response, Saver *saver)
{
  g_assert (GTK_IS_FILE_CHOOSER (dialog) && FLIP_IS_SHEET_MODEL (saver->model));

  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
      g_autoptr (GError) error = NULL;

      /* The toolkit accepts an empty name, too. */
      if (!file)
        saver->done (_ ("The copy needs a name."), saver->data);
      else if (save (saver->model, file, &error))
        saver->done (_ ("Copy saved"), saver->data);
      else
        saver->done (error->message, saver->data);
    }
  saver_free (saver);
  g_object_unref (dialog);
}

/* public functions */

void
flip_sheet_saver_ask (GtkWindow *window, FlipSheetModel *model, FlipSaverDone done, gpointer data)
{
  GtkFileChooserNative *chooser;
  Saver *saver;

  g_return_if_fail (FLIP_IS_SHEET_MODEL (model));
  g_return_if_fail (done != NULL);

  chooser = gtk_file_chooser_native_new (_ ("Save a Copy"), window, GTK_FILE_CHOOSER_ACTION_SAVE,
                                         NULL, NULL);
  saver = g_new (Saver, 1);
  *saver = (Saver){ g_object_ref (model), done, data };
  add_filter (chooser, _ ("Sheet (.flipsheet)"), "flipsheet");
  add_filter (chooser, _ ("Picture (.png)"), "png");
  add_filter (chooser, _ ("Drawing (.svg)"), "svg");
  add_filter (chooser, _ ("To print (.pdf)"), "pdf");
  if (flip_layout_pdf_can (flip_sheet_model_game (model)))
    add_filter (chooser, _ ("Table at full size (.layout.pdf)"), "layout.pdf");
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), _ ("sheet.flipsheet"));
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect (chooser, "response", G_CALLBACK (response_cb), saver);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}
