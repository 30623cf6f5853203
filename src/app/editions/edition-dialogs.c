/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/edition-dialogs.h"

#include "app/common/save-bytes.h"

#include <glib/gi18n.h>
#include <string.h>

static GtkWindow *
window_of (GtkWidget *owner)
{
  GtkRoot *root = gtk_widget_get_root (owner);

  return root ? GTK_WINDOW (root) : NULL;
}

void
flip_edition_dialog_tell (GtkWidget *owner, const char *heading, const char *text)
{
  GtkWidget *dialog;

  g_return_if_fail (GTK_IS_WIDGET (owner));

  dialog = adw_message_dialog_new (window_of (owner), heading, text);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

GtkWidget *
flip_edition_dialog_ask (GtkWidget *owner,
                         const char *heading,
                         const char *text,
                         const char *response,
                         const char *label)
{
  AdwMessageDialog *dialog;

  g_return_val_if_fail (GTK_IS_WIDGET (owner), NULL);

  dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (window_of (owner), heading, text));
  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), response, label, NULL);
  adw_message_dialog_set_response_appearance (dialog, response, ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, response);
  adw_message_dialog_set_close_response (dialog, "cancel");
  gtk_window_present (GTK_WINDOW (dialog));
  return GTK_WIDGET (dialog);
}

/* A new name */

typedef struct
{
  GtkWidget *owner;
  FlipLibrary *library;
  const FlipGame *game;
  gint64 id;
  GCallback done;
  GtkWidget *entry, *problem;
} Rename;

/* Whether the name can be taken, as it is typed. */
static void
name_changed_cb (GtkEditable *entry, AdwMessageDialog *dialog)
{
  const Rename *rename = g_object_get_data (G_OBJECT (dialog), "rename");
  g_autoptr (GError) error = NULL;
  gboolean good = flip_editions_check_name (rename->library, rename->game, rename->id,
                                            gtk_editable_get_text (entry), &error);

  adw_message_dialog_set_response_enabled (dialog, "rename", good);
  gtk_label_set_label (GTK_LABEL (rename->problem), good ? "" : error->message);
}

static void
rename_response_cb (AdwMessageDialog *dialog, const char *response, GtkWidget *owner)
{
  const Rename *rename = g_object_get_data (G_OBJECT (dialog), "rename");
  g_autoptr (GError) error = NULL;

  if (!g_str_equal (response, "rename"))
    return;
  if (flip_editions_rename (rename->library, rename->id,
                            gtk_editable_get_text (GTK_EDITABLE (rename->entry)), &error))
    ((void (*) (GtkWidget *)) rename->done) (owner);
  else
    flip_edition_dialog_tell (owner, NULL, error->message);
}

static GtkWidget *
make_form (Rename *rename, const char *name)
{
  GtkWidget *form = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  rename->entry = gtk_entry_new ();
  rename->problem = gtk_label_new ("");
  gtk_editable_set_text (GTK_EDITABLE (rename->entry), name);
  gtk_entry_set_activates_default (GTK_ENTRY (rename->entry), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (rename->entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Name"), -1);
  gtk_widget_add_css_class (rename->problem, "error");
  gtk_box_append (GTK_BOX (form), rename->entry);
  gtk_box_append (GTK_BOX (form), rename->problem);
  return form;
}

void
flip_edition_dialog_rename (GtkWidget *owner,
                            FlipLibrary *library,
                            const FlipEditionInfo *info,
                            GCallback done)
{
  AdwMessageDialog *dialog;
  Rename *rename;

  g_return_if_fail (GTK_IS_WIDGET (owner));
  g_return_if_fail (library && info && info->id && done);

  rename = g_new0 (Rename, 1);
  *rename = (Rename){ owner, library, info->game, info->id, done, NULL, NULL };
  dialog = ADW_MESSAGE_DIALOG (
    flip_edition_dialog_ask (owner, _ ("Rename Edition"), NULL, "rename", _ ("_Rename")));
  g_object_set_data_full (G_OBJECT (dialog), "rename", rename, g_free);
  adw_message_dialog_set_extra_child (dialog, make_form (rename, info->name));
  g_signal_connect_object (rename->entry, "changed", G_CALLBACK (name_changed_cb), dialog, 0);
  g_signal_connect_object (dialog, "response", G_CALLBACK (rename_response_cb), owner, 0);
  gtk_widget_grab_focus (rename->entry);
}

/* Files */

static void
add_filters (GtkFileChooser *chooser)
{
  g_autoptr (GtkFileFilter) boards = gtk_file_filter_new ();
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();

  gtk_file_filter_set_name (boards, _ ("Editions"));
  gtk_file_filter_add_suffix (boards, "board");
  gtk_file_filter_set_name (all, _ ("All files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (chooser, boards);
  gtk_file_chooser_add_filter (chooser, all);
}

static void
export_response_cb (GtkNativeDialog *dialog, int response, GtkWidget *owner)
{
  GBytes *bytes = g_object_get_data (G_OBJECT (dialog), "bytes");
  g_autoptr (GError) error = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

      if (file && !flip_save_bytes (file, bytes, &error))
        flip_edition_dialog_tell (owner, _ ("The Edition Was Not Exported"), error->message);
    }
  g_object_unref (dialog);
}

void
flip_edition_dialog_export (GtkWidget *owner, const FlipEditionInfo *info)
{
  g_autofree char *name = NULL;
  GtkFileChooserNative *chooser;
  char *text;

  g_return_if_fail (GTK_IS_WIDGET (owner));
  g_return_if_fail (info);

  name = flip_edition_info_file_name (info);
  text = flip_edition_info_file_text (info);
  chooser = gtk_file_chooser_native_new (_ ("Export Edition"), window_of (owner),
                                         GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);
  add_filters (GTK_FILE_CHOOSER (chooser));
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_object_set_data_full (G_OBJECT (chooser), "bytes", g_bytes_new_take (text, strlen (text)),
                          (GDestroyNotify) g_bytes_unref);
  g_signal_connect_object (chooser, "response", G_CALLBACK (export_response_cb), owner, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
import_response_cb (GtkNativeDialog *dialog, int response, GtkWidget *owner)
{
  void (*chosen) (GtkWidget *, GFile *) = g_object_get_data (G_OBJECT (dialog), "chosen");
  g_autoptr (GListModel) files = gtk_file_chooser_get_files (GTK_FILE_CHOOSER (dialog));

  for (guint i = 0; response == GTK_RESPONSE_ACCEPT && i < g_list_model_get_n_items (files); i++)
    {
      g_autoptr (GFile) file = g_list_model_get_item (files, i);

      chosen (owner, file);
    }
  g_object_unref (dialog);
}

void
flip_edition_dialog_import (GtkWidget *owner, void (*chosen) (GtkWidget *owner, GFile *file))
{
  GtkFileChooserNative *chooser;

  g_return_if_fail (GTK_IS_WIDGET (owner));
  g_return_if_fail (chosen);

  chooser = gtk_file_chooser_native_new (_ ("Import Editions"), window_of (owner),
                                         GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);
  add_filters (GTK_FILE_CHOOSER (chooser));
  gtk_file_chooser_set_select_multiple (GTK_FILE_CHOOSER (chooser), TRUE);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_object_set_data (G_OBJECT (chooser), "chosen", chosen);
  g_signal_connect_object (chooser, "response", G_CALLBACK (import_response_cb), owner, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}
