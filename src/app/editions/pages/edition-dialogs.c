/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/pages/edition-dialogs.h"

#include "app/common/ask/ask-user.h"
#include "app/common/ask/choose-file.h"
#include "app/common/toolkit/show.h"

#include <glib/gi18n.h>
#include <string.h>

/* A new name */

typedef struct
{
  FlipLibrary *library;
  const FlipGame *game;
  gint64 id;
  GCallback done;
  GtkWidget *question, *entry, *problem;
} Rename;

/* Checks, while the name is being typed, whether it can be used. */
static void
name_changed_cb (GtkEditable *entry, const Rename *rename)
{
  g_autoptr (GError) error = NULL;
  gboolean good = flip_editions_check_name (rename->library, rename->game, rename->id,
                                            gtk_editable_get_text (entry), &error);

  flip_ask_user_set_enabled (rename->question, "rename", good);
  gtk_label_set_label (GTK_LABEL (rename->problem), good ? "" : error->message);
}

static void
renamed_cb (GtkWidget *owner, const char *answer, gpointer data)
{
  const Rename *rename = data;
  g_autoptr (GError) error = NULL;

  if (!g_str_equal (answer, "rename"))
    return;
  if (flip_editions_rename (rename->library, rename->id,
                            gtk_editable_get_text (GTK_EDITABLE (rename->entry)), &error))
    ((void (*) (GtkWidget *)) rename->done) (owner);
  else
    flip_tell_user (owner, NULL, error->message);
}

static GtkWidget *
make_form (Rename *rename, const char *name)
{
  GtkWidget *form = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  rename->entry = gtk_entry_new ();
  rename->problem = gtk_label_new ("");
  gtk_editable_set_text (GTK_EDITABLE (rename->entry), name);
  gtk_entry_set_activates_default (GTK_ENTRY (rename->entry), TRUE);
  flip_show_name (rename->entry, C_ ("edition", "Name"));
  gtk_widget_add_css_class (rename->problem, "error");
  gtk_box_append (GTK_BOX (form), rename->entry);
  gtk_box_append (GTK_BOX (form), rename->problem);
  g_signal_connect (rename->entry, "changed", G_CALLBACK (name_changed_cb), rename);
  return form;
}

void
flip_edition_dialog_rename (GtkWidget *owner,
                            FlipLibrary *library,
                            const FlipEditionInfo *info,
                            GCallback done)
{
  GtkWidget *question;
  Rename *rename;

  g_return_if_fail (GTK_IS_WIDGET (owner));
  g_return_if_fail (library && info && info->id && done);

  /* Translators: title of a dialog */
  question = flip_ask_user_new (_ ("Rename Edition"), NULL);
  rename = g_new0 (Rename, 1);
  *rename = (Rename){ library, info->game, info->id, done, question, NULL, NULL };
  flip_ask_user_add_answer (question, "cancel", _ ("_Cancel"));
  flip_ask_user_add_answer (question, "rename", _ ("_Rename"));
  flip_ask_user_suggest (question, "rename");
  flip_ask_user_set_default (question, "rename");
  flip_ask_user_set_form (question, make_form (rename, info->name));
  flip_ask_user_present (question, owner, renamed_cb, rename, g_free);
  gtk_widget_grab_focus (rename->entry);
}

/* Files */

typedef struct
{
  GtkWidget *owner; /* a reference, so that errors can be shown over it */
  GBytes *bytes;
} Export;

static void
exported_cb (GFile *file, gpointer data)
{
  const Export *export = data;
  g_autoptr (GError) error = NULL;

  if (file && !flip_save_bytes (file, export->bytes, &error))
    flip_tell_user (export->owner, _ ("The Edition Was Not Exported"), error->message);
}

static void
export_free (gpointer data)
{
  Export *export = data;

  g_object_unref (export->owner);
  g_bytes_unref (export->bytes);
  g_free (export);
}

void
flip_edition_dialog_export (GtkWidget *owner, const FlipEditionInfo *info)
{
  g_autofree char *name = NULL;
  Export *export;
  char *text;

  g_return_if_fail (GTK_IS_WIDGET (owner));
  g_return_if_fail (info);

  name = flip_edition_info_file_name (info);
  text = flip_edition_info_file_text (info);
  export = g_new (Export, 1);
  *export = (Export){ g_object_ref (owner), g_bytes_new_take (text, strlen (text)) };
  flip_choose_file_to_save (&(FlipFileWish){ .owner = owner,
                                             .title = /* title of a dialog */ _ ("Export Edition"),
                                             .kind = _ ("Editions"),
                                             .suffix = "board",
                                             .name = name,
                                             .or_any = TRUE },
                            exported_cb, export, export_free);
}

void
flip_edition_dialog_import (GtkWidget *owner, FlipFileChosen chosen)
{
  g_return_if_fail (GTK_IS_WIDGET (owner));
  g_return_if_fail (chosen);

  flip_choose_files_to_open (&(FlipFileWish){ .owner = owner,
                                              /* Translators: title of a dialog */
                                              .title = _ ("Import Editions"),
                                              .kind = _ ("Editions"),
                                              .suffix = "board",
                                              .or_any = TRUE },
                             chosen, g_object_ref (owner), g_object_unref);
}
