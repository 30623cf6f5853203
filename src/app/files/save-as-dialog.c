/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/files/save-as-dialog.h"

#include "app/common/ask/choose-file.h"
#include "app/common/toolkit/class.h"

#include <glib/gi18n.h>

#define PICTURE_SCALE 2

struct _FlipSaveAsDialog
{
  AdwWindow parent_instance;

  /* template */
  AdwWindowTitle *heading;
  GtkWidget *layout_row;

  /* owned */
  FlipSheetModel *model;

  FlipSaveAsDone done;
  gpointer data;
};

FLIP_DEFINE_TEMPLATE (FlipSaveAsDialog, flip_save_as_dialog, ADW_TYPE_WINDOW)

/* A file dialog that is open; this outlives the choice. */
typedef struct
{
  GtkWindow *window; /* a reference, so that the recipient of the outcome lives long enough */
  FlipSheetModel *model;
  FlipExportFormat format;
  FlipSaveAsDone done;
  gpointer data;
} Saving;

/* helpers */

static void
saving_free (gpointer data)
{
  Saving *saving = data;

  g_object_unref (saving->window);
  g_object_unref (saving->model);
  g_free (saving);
}

/* Exports the board in view, as it is at this moment. */
static FlipExport
export_of (FlipSheetModel *model)
{
  const FlipMoment *moment = flip_sheet_model_moment (model);

  return (FlipExport){
    .session = flip_sheet_model_session (model),
    .state = moment->state,
    .position = moment->position,
    .seat = moment->seat,
    .scale = PICTURE_SCALE,
    .palette = FLIP_PALETTE_LIGHT,
  };
}

static GBytes *
bytes_of (FlipSheetModel *model, FlipExportFormat format, GError **error)
{
  FlipExport sheet = export_of (model);

  flip_sheet_model_times (model, &sheet.created, &sheet.changed);
  sheet.played = flip_sheet_model_played (model);
  return flip_export_bytes (&sheet, format, error);
}

static char *
name_of (FlipSheetModel *model, FlipExportFormat format)
{
  FlipExport sheet = { .session = flip_sheet_model_session (model) };

  flip_sheet_model_times (model, &sheet.created, &sheet.changed);
  return flip_export_name (&sheet, format);
}

static void
save (const Saving *saving, GFile *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = bytes_of (saving->model, saving->format, &error);

  if (bytes && flip_save_bytes (file, bytes, &error))
    /* Translators: told after a file was written */
    saving->done (_ ("Saved"), saving->data);
  else
    saving->done (error->message, saving->data);
}

/* callbacks */

static void
file_chosen_cb (GFile *file, gpointer data)
{
  const Saving *saving = data;

  if (file)
    save (saving, file);
  else
    saving->done (_ ("The copy needs a name."), saving->data);
}

static void
ask_for_file (Saving *saving)
{
  const char *suffix = flip_export_suffix (saving->format);
  g_autofree char *name = name_of (saving->model, saving->format);
  g_autofree char *pattern = g_strdup_printf ("*.%s", suffix);

  flip_choose_file_to_save (&(FlipFileWish){ .owner = GTK_WIDGET (saving->window),
                                             .title = _ ("Save As"),
                                             .kind = pattern,
                                             .suffix = suffix,
                                             .name = name },
                            file_chosen_cb, saving, saving_free);
}

static void
save_cb (FlipSaveAsDialog *self, guint format)
{
  GtkWindow *window = gtk_window_get_transient_for (GTK_WINDOW (self));
  Saving *saving;

  g_return_if_fail (format < FLIP_N_EXPORTS && window);

  saving = g_new (Saving, 1);
  *saving = (Saving){ g_object_ref (window), g_object_ref (self->model), format, self->done,
                      self->data };
  gtk_window_close (GTK_WINDOW (self));
  ask_for_file (saving);
}

static void
copy_cb (FlipSaveAsDialog *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = bytes_of (self->model, FLIP_EXPORT_PNG, &error);
  g_autoptr (GdkTexture) picture = bytes ? gdk_texture_new_from_bytes (bytes, &error) : NULL;

  if (picture)
    gdk_clipboard_set_texture (gtk_widget_get_clipboard (GTK_WIDGET (self)), picture);
  self->done (picture ? /* told after a picture was copied to the clipboard */ _ ("Picture copied")
                      : error->message,
              self->data);
  gtk_window_close (GTK_WINDOW (self));
}

static void
flip_save_as_dialog_class_init (FlipSaveAsDialogClass *klass)
{
  FLIP_OWN (klass, FlipSaveAsDialog, (model, g_object_unref));
  FLIP_TEMPLATE (klass, "files/save-as-dialog.ui");
  FLIP_BIND_CHILDREN (klass, FlipSaveAsDialog, heading, layout_row);
  FLIP_ACTIONS (klass, FlipSaveAsDialog, ("save-as.save", save_cb), ("save-as.copy", copy_cb));
  FLIP_KEYS (klass, (GDK_KEY_Escape, 0, "window.close"));
}

/* public functions */

void
flip_save_as_dialog_present (GtkWindow *window,
                             FlipSheetModel *model,
                             FlipSaveAsDone done,
                             gpointer data)
{
  FlipSaveAsDialog *self;
  FlipExport sheet;
  g_autofree char *earlier = NULL;

  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (FLIP_IS_SHEET_MODEL (model));
  g_return_if_fail (done);

  self = g_object_new (FLIP_TYPE_SAVE_AS_DIALOG, "transient-for", window, NULL);
  self->model = g_object_ref (model);
  self->done = done;
  self->data = data;
  sheet = export_of (model);
  earlier = flip_export_tell_moment (&sheet);
  adw_window_title_set_subtitle (self->heading, earlier ? earlier : "");
  gtk_widget_set_visible (self->layout_row,
                          flip_export_can (flip_sheet_model_session (model), FLIP_EXPORT_LAYOUT));
  gtk_window_present (GTK_WINDOW (self));
}
