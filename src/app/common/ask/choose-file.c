/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/ask/choose-file.h"

#include "store/library/write-file.h"

#include <glib/gi18n.h>

typedef enum
{
  OPEN_ONE,
  OPEN_SEVERAL,
  SAVE,
} Purpose;

typedef struct
{
  Purpose purpose;
  FlipFileChosen chosen;
  gpointer data;
  GDestroyNotify over;
} Choice;

/* helpers */

static GtkWindow *
window_of (const FlipFileWish *wish)
{
  GtkRoot *root = gtk_widget_get_root (wish->owner);

  return root ? GTK_WINDOW (root) : NULL;
}

/* The kinds of files that can be listed; the first one is selected. */
static GListModel *
make_filters (const FlipFileWish *wish)
{
  GListStore *filters = g_list_store_new (GTK_TYPE_FILE_FILTER);

  if (wish->kind)
    {
      g_autoptr (GtkFileFilter) these = gtk_file_filter_new ();

      gtk_file_filter_set_name (these, wish->kind);
      gtk_file_filter_add_suffix (these, wish->suffix);
      g_list_store_append (filters, these);
    }
  if (wish->or_any)
    {
      g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();

      /* Translators: in a file dialog: files of any kind */
      gtk_file_filter_set_name (all, _ ("All files"));
      gtk_file_filter_add_pattern (all, "*");
      g_list_store_append (filters, all);
    }
  return G_LIST_MODEL (filters);
}

static void
tell_each (const Choice *choice, GListModel *files)
{
  for (guint i = 0; i < g_list_model_get_n_items (files); i++)
    {
      g_autoptr (GFile) file = g_list_model_get_item (files, i);

      choice->chosen (file, choice->data);
    }
}

static void
end_choice (Choice *choice)
{
  if (choice->over)
    choice->over (choice->data);
  g_free (choice);
}

/* The toolkit's dialog */

#if GTK_CHECK_VERSION(4, 10, 0)

static void
take (const Choice *choice, GtkFileDialog *dialog, GAsyncResult *result, GError **error)
{
  g_autoptr (GListModel) files = NULL;
  g_autoptr (GFile) file = NULL;

  if (choice->purpose == OPEN_SEVERAL)
    files = gtk_file_dialog_open_multiple_finish (dialog, result, error);
  else if (choice->purpose == OPEN_ONE)
    file = gtk_file_dialog_open_finish (dialog, result, error);
  else
    file = gtk_file_dialog_save_finish (dialog, result, error);
  if (*error)
    return;
  if (files)
    tell_each (choice, files);
  else
    choice->chosen (file, choice->data);
}

static void
finished_cb (GObject *dialog, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;

  take (data, GTK_FILE_DIALOG (dialog), result, &error);
  if (g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_FAILED))
    g_warning ("No file could be chosen: %s", error->message);
  end_choice (data);
}

static void
begin (const FlipFileWish *wish, Choice *choice)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autoptr (GListModel) filters = make_filters (wish);

  gtk_file_dialog_set_title (dialog, wish->title);
  gtk_file_dialog_set_modal (dialog, TRUE);
  if (g_list_model_get_n_items (filters) > 0)
    gtk_file_dialog_set_filters (dialog, filters);
  if (wish->name)
    gtk_file_dialog_set_initial_name (dialog, wish->name);
  if (choice->purpose == OPEN_SEVERAL)
    gtk_file_dialog_open_multiple (dialog, window_of (wish), NULL, finished_cb, choice);
  else if (choice->purpose == OPEN_ONE)
    gtk_file_dialog_open (dialog, window_of (wish), NULL, finished_cb, choice);
  else
    gtk_file_dialog_save (dialog, window_of (wish), NULL, finished_cb, choice);
}

#else

static void
response_cb (GtkNativeDialog *dialog, int response, Choice *choice)
{
  GtkFileChooser *chooser = GTK_FILE_CHOOSER (dialog);
  gboolean has_agreed = response == GTK_RESPONSE_ACCEPT;

  if (has_agreed && choice->purpose == OPEN_SEVERAL)
    {
      g_autoptr (GListModel) files = gtk_file_chooser_get_files (chooser);

      tell_each (choice, files);
    }
  else if (has_agreed)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (chooser);

      choice->chosen (file, choice->data);
    }
  end_choice (choice);
  g_object_unref (dialog);
}

static void
begin (const FlipFileWish *wish, Choice *choice)
{
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (
    wish->title, window_of (wish),
    choice->purpose == SAVE ? GTK_FILE_CHOOSER_ACTION_SAVE : GTK_FILE_CHOOSER_ACTION_OPEN, NULL,
    NULL);
  GtkFileChooser *chooser = GTK_FILE_CHOOSER (dialog);
  g_autoptr (GListModel) filters = make_filters (wish);

  for (guint i = 0; i < g_list_model_get_n_items (filters); i++)
    {
      g_autoptr (GtkFileFilter) filter = g_list_model_get_item (filters, i);

      gtk_file_chooser_add_filter (chooser, filter);
    }
  if (wish->name)
    gtk_file_chooser_set_current_name (chooser, wish->name);
  gtk_file_chooser_set_select_multiple (chooser, choice->purpose == OPEN_SEVERAL);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_signal_connect (dialog, "response", G_CALLBACK (response_cb), choice);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

#endif

static void
choose (const FlipFileWish *wish,
        Purpose purpose,
        FlipFileChosen chosen,
        gpointer data,
        GDestroyNotify over)
{
  Choice *choice;

  g_return_if_fail (wish && GTK_IS_WIDGET (wish->owner) && wish->title);
  g_return_if_fail (!wish->kind || wish->suffix);
  g_return_if_fail (!wish->name || purpose == SAVE);
  g_return_if_fail (chosen);

  choice = g_new (Choice, 1);
  *choice = (Choice){ purpose, chosen, data, over };
  begin (wish, choice);
}

/* public functions */

void
flip_choose_file_to_open (const FlipFileWish *wish,
                          FlipFileChosen chosen,
                          gpointer data,
                          GDestroyNotify over)
{
  choose (wish, OPEN_ONE, chosen, data, over);
}

void
flip_choose_files_to_open (const FlipFileWish *wish,
                           FlipFileChosen chosen,
                           gpointer data,
                           GDestroyNotify over)
{
  choose (wish, OPEN_SEVERAL, chosen, data, over);
}

void
flip_choose_file_to_save (const FlipFileWish *wish,
                          FlipFileChosen chosen,
                          gpointer data,
                          GDestroyNotify over)
{
  choose (wish, SAVE, chosen, data, over);
}

/* A file without a path, for example on a server, is written by its own file system. */
gboolean
flip_save_bytes (GFile *file, GBytes *bytes, GError **error)
{
  const char *path;
  gconstpointer data;
  gsize size;

  g_return_val_if_fail (G_IS_FILE (file), FALSE);
  g_return_val_if_fail (bytes, FALSE);

  path = g_file_peek_path (file);
  data = g_bytes_get_data (bytes, &size);
  if (path)
    return flip_write_file (path, data, size, error);
  return g_file_replace_contents (file, data, size, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL,
                                  error);
}
