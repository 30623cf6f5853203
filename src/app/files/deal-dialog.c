/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/files/deal-dialog.h"

#include "app/common/ask/choose-file.h"
#include "app/common/toolkit/class.h"
#include "engine/session/sheet.h"
#include "play/moment/sheet-words.h"
#include "store/library/deal.h"

#include <glib/gi18n.h>
#include <string.h>

struct _FlipDealDialog
{
  AdwWindow parent_instance;

  /* template */
  AdwPreferencesGroup *results;
  GtkLabel *number;

  /* owned */
  FlipSheetModel *model;
};

FLIP_DEFINE_TEMPLATE (FlipDealDialog, flip_deal_dialog, ADW_TYPE_WINDOW)

/* helpers */

static void
add_result (FlipDealDialog *self, const FlipSheetInfo *info)
{
  g_autofree char *names = flip_sheet_words_names (info), *date = flip_sheet_words_date (info);
  g_autofree char *escaped = g_markup_escape_text (names, -1);
  g_auto (FlipSheetOutcome) outcome = { 0 };
  GtkWidget *row = adw_action_row_new (), *points;

  flip_sheet_words_outcome (info, &outcome);
  points = gtk_label_new (outcome.title);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), escaped);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), date);
  gtk_widget_add_css_class (points, "heading");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), points);
  adw_preferences_group_add (self->results, row);
}

static void
show_results (FlipDealDialog *self, FlipLibrary *library)
{
  const FlipSetup *setup = flip_sheet_model_moment (self->model)->setup;
  g_autoptr (GPtrArray) list = library ? flip_library_same_deal (library, setup, NULL) : NULL;

  for (guint i = 0; list && i < list->len; i++)
    add_result (self, g_ptr_array_index (list, i));
  if (!list || list->len == 0)
    adw_preferences_group_set_description (self->results,
                                           _ ("Nobody has finished this deal yet."));
}

/* The sheet before its first move, for the next player. */
static char *
sheet_text (FlipDealDialog *self, GError **error)
{
  g_autoptr (FlipSession) again = flip_deal_again (flip_sheet_model_log (self->model), NULL, error);

  return again ? flip_sheet_print (again) : NULL;
}

static char *
file_name (FlipDealDialog *self)
{
  const FlipSetup *setup = flip_sheet_model_moment (self->model)->setup;

  return g_strdup_printf ("%s %" G_GUINT64_FORMAT ".flipsheet", setup->game->id, setup->seed);
}

/* callbacks */

static void
again_cb (FlipDealDialog *self)
{
  g_autoptr (GError) error = NULL;
  FlipSession *again = flip_deal_again (flip_sheet_model_log (self->model), NULL, &error);

  if (again)
    g_signal_emit_by_name (self, "again", again);
  else
    g_signal_emit_by_name (self, "told", error->message);
  gtk_window_close (GTK_WINDOW (self));
}

static void
file_chosen_cb (GFile *file, gpointer data)
{
  FlipDealDialog *self = FLIP_DEAL_DIALOG (data);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = file ? sheet_text (self, &error) : NULL;

  if (text)
    {
      g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

      flip_save_bytes (file, bytes, &error);
    }
  if (file)
    g_signal_emit_by_name (self, "told",
                           error ? error->message
                                 : /* told after the deal was written to a file */ _ ("Deal saved"));
}

static void
close_cb (gpointer data)
{
  gtk_window_close (GTK_WINDOW (data));
  g_object_unref (data);
}

static void
save_cb (FlipDealDialog *self)
{
  g_autofree char *name = file_name (self);

  flip_choose_file_to_save (&(FlipFileWish){ .owner = GTK_WIDGET (self),
                                             .title = _ ("Save the Deal for Friends"),
                                             .name = name },
                            file_chosen_cb, g_object_ref (self), close_cb);
}

static void
share_cb (FlipDealDialog *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = sheet_text (self, &error), *name = file_name (self);

  if (text)
    {
      g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

      g_signal_emit_by_name (self, "shared", bytes, name);
    }
  else
    g_signal_emit_by_name (self, "told", error->message);
  gtk_window_close (GTK_WINDOW (self));
}

static void
flip_deal_dialog_class_init (FlipDealDialogClass *klass)
{
  FLIP_OWN (klass, FlipDealDialog, (model, g_object_unref));
  FLIP_SIGNAL (klass, "again", 1, G_TYPE_POINTER);
  FLIP_SIGNAL (klass, "told", 1, G_TYPE_STRING);
  FLIP_SIGNAL (klass, "shared", 2, G_TYPE_BYTES, G_TYPE_STRING);
  FLIP_TEMPLATE (klass, "files/deal-dialog.ui");
  FLIP_BIND_CHILDREN (klass, FlipDealDialog, results, number);
  FLIP_ACTIONS (klass, FlipDealDialog, ("deal.again", again_cb), ("deal.save", save_cb),
                ("deal.share", share_cb));
  FLIP_KEYS (klass, (GDK_KEY_Escape, 0, "window.close"));
}

/* public functions */

FlipDealDialog *
flip_deal_dialog_new (GtkWindow *window, FlipLibrary *library, FlipSheetModel *model)
{
  FlipDealDialog *self;
  g_autofree char *number = NULL;

  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);
  g_return_val_if_fail (FLIP_IS_SHEET_MODEL (model), NULL);

  self = g_object_new (FLIP_TYPE_DEAL_DIALOG, "transient-for", window, NULL);
  self->model = g_object_ref (model);
  number = g_strdup_printf ("%" G_GUINT64_FORMAT, flip_sheet_model_moment (model)->setup->seed);
  gtk_label_set_label (self->number, number);
  show_results (self, library);
  return self;
}
