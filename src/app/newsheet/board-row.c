/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/newsheet/board-row.h"

#include "app/newsheet/value-factory.h"
#include "play/read-board.h"
#include "play/read-file.h"

#include <glib/gi18n.h>

struct _FlipBoardRow
{
  AdwActionRow parent_instance;

  /* template */
  GtkWidget *reset;
  GtkDropDown *built_in;

  /* borrowed */
  const FlipGame *game;

  /* owned */
  char *name, *text;     /* of the person's own board, or NULL */
  GHashTable *drafts;    /* game → Draft: what was chosen when it was left */
  GCancellable *reading; /* or NULL: while a file is read */
};

typedef struct
{
  guint selected;
  char *name, *text;
} Draft;

G_DEFINE_FINAL_TYPE (FlipBoardRow, flip_board_row, ADW_TYPE_ACTION_ROW)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* helpers */

static void
draft_free (Draft *draft)
{
  g_free (draft->name);
  g_free (draft->text);
  g_free (draft);
}

static void
keep_draft (FlipBoardRow *self)
{
  Draft *draft = g_new (Draft, 1);

  *draft = (Draft){
    .selected = gtk_drop_down_get_selected (self->built_in),
    .name = g_strdup (self->name),
    .text = g_strdup (self->text),
  };
  g_hash_table_insert (self->drafts, (gpointer) self->game, draft);
}

static const FlipBoard *
chosen_built_in (FlipBoardRow *self)
{
  guint selected = gtk_drop_down_get_selected (self->built_in);

  if (self->game->blank && selected == self->game->n_boards)
    return self->game->blank;
  return &self->game->boards[MIN (selected, self->game->n_boards - 1)];
}

/* Where there is a choice, the list beside the row names the board. */
static const char *
own_title (FlipBoardRow *self)
{
  if (self->game->words.boards)
    return _ (self->game->words.boards);
  return self->game->n_boards > 1 ? _ ("Board") : _ (self->game->boards[0].title);
}

static void
list_built_in (FlipBoardRow *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  for (guint i = 0; i < self->game->n_boards; i++)
    gtk_string_list_append (titles, _ (self->game->boards[i].title));
  if (self->game->blank)
    gtk_string_list_append (titles, _ (self->game->blank->title));
  gtk_drop_down_set_model (self->built_in, G_LIST_MODEL (titles));
}

static void
stop_reading (FlipBoardRow *self)
{
  if (self->reading)
    g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
}

static void
set_board (FlipBoardRow *self, const char *name, const char *text)
{
  g_autofree char *title = name ? g_markup_escape_text (name, -1) : NULL;
  g_autofree char *old_name = self->name, *old_text = self->text; /* which may be these */

  stop_reading (self);
  self->name = g_strdup (name);
  self->text = g_strdup (text);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), name ? title : own_title (self));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), name ? _ ("From your own file")
                                                      : self->game->words.boards
                                                        ? _ ("A built-in one, or your own file")
                                                        : _ ("Change it if your edition differs"));
  gtk_widget_set_visible (self->reset, name != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->built_in), !name && self->game->n_boards > 1);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
tell_problem (FlipBoardRow *self, const GError *error)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *dialog = adw_message_dialog_new (root ? GTK_WINDOW (root) : NULL,
                                              _ ("This Board Can’t Be Used"), error->message);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

/* callbacks */

/* A board that was given up for another meanwhile is none of this row's any more. */
static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (FlipBoardRow) self = FLIP_BOARD_ROW (data);
  g_autoptr (GError) error = NULL;
  g_autoptr (FlipReadBoard) board = flip_read_board_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (!board)
    tell_problem (self, error);
  set_board (self, board ? board->name : self->name, board ? board->text : self->text);
}

static void
response_cb (GtkNativeDialog *dialog, int response, FlipBoardRow *self)
{
  g_assert (FLIP_IS_BOARD_ROW (self));

  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

      if (file)
        flip_board_row_read (self, file);
    }
  g_object_unref (dialog);
}

static void
activated_cb (FlipBoardRow *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (
    _ ("Choose a Board"), GTK_WINDOW (root), GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);
  g_autoptr (GtkFileFilter) boards = gtk_file_filter_new ();
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();

  gtk_file_filter_set_name (boards, _ ("Boards"));
  gtk_file_filter_add_suffix (boards, "board");
  gtk_file_filter_set_name (all, _ ("All files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), boards);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), all);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect_object (chooser, "response", G_CALLBACK (response_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
selected_cb (GtkDropDown *built_in, GParamSpec *property, FlipBoardRow *self)
{
  g_assert (FLIP_IS_BOARD_ROW (self));

  if (self->game)
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
reset_cb (GtkButton *button, FlipBoardRow *self)
{
  g_assert (FLIP_IS_BOARD_ROW (self));

  set_board (self, NULL, NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* overrides */

static void
flip_board_row_dispose (GObject *object)
{
  stop_reading (FLIP_BOARD_ROW (object));
  G_OBJECT_CLASS (flip_board_row_parent_class)->dispose (object);
}

static void
flip_board_row_finalize (GObject *object)
{
  FlipBoardRow *self = FLIP_BOARD_ROW (object);

  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->text, g_free);
  g_clear_pointer (&self->drafts, g_hash_table_unref);
  G_OBJECT_CLASS (flip_board_row_parent_class)->finalize (object);
}

static void
flip_board_row_class_init (FlipBoardRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = flip_board_row_dispose;
  G_OBJECT_CLASS (klass)->finalize = flip_board_row_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/flipside/Flipside/newsheet/board-row.ui");
  gtk_widget_class_bind_template_child (widget_class, FlipBoardRow, reset);
  gtk_widget_class_bind_template_child (widget_class, FlipBoardRow, built_in);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, reset_cb);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
}

static void
flip_board_row_init (FlipBoardRow *self)
{
  g_autoptr (GtkListItemFactory) chosen = flip_value_factory_new (FALSE);
  g_autoptr (GtkListItemFactory) all = flip_value_factory_new (TRUE);

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drop_down_set_factory (self->built_in, chosen);
  gtk_drop_down_set_list_factory (self->built_in, all);
  self->drafts = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) draft_free);
}

/* public functions */

void
flip_board_row_set_game (FlipBoardRow *self, const FlipGame *game)
{
  const Draft *draft;

  g_return_if_fail (FLIP_IS_BOARD_ROW (self));
  g_return_if_fail (game != NULL && game->n_boards > 0);

  if (self->game == game)
    return;
  if (self->game)
    keep_draft (self);
  self->game = game;
  list_built_in (self);
  draft = g_hash_table_lookup (self->drafts, game);
  if (draft)
    gtk_drop_down_set_selected (self->built_in, draft->selected);
  set_board (self, draft ? draft->name : NULL, draft ? draft->text : NULL);
}

void
flip_board_row_reset (FlipBoardRow *self)
{
  g_return_if_fail (FLIP_IS_BOARD_ROW (self));

  g_hash_table_remove_all (self->drafts);
  if (!self->game)
    return;
  gtk_drop_down_set_selected (self->built_in, 0);
  set_board (self, NULL, NULL);
}

gboolean
flip_board_row_fill (FlipBoardRow *self, FlipSetup *setup, GError **error)
{
  const FlipBoard *built_in;

  g_return_val_if_fail (FLIP_IS_BOARD_ROW (self), FALSE);
  g_return_val_if_fail (self->game != NULL && setup != NULL, FALSE);

  if (self->reading)
    {
      g_set_error (error, FLIP_SETUP_ERROR, FLIP_SETUP_ERROR_BOARD,
                   _ ("The board is still being read."));
      return FALSE;
    }
  built_in = chosen_built_in (self);
  if (self->text)
    flip_setup_set_board (setup, self->name, self->text);
  else
    flip_setup_set_board (setup, built_in->name, built_in->text);
  return TRUE;
}

void
flip_board_row_read (FlipBoardRow *self, GFile *file)
{
  g_autofree char *name = NULL, *words = NULL, *escaped = NULL;

  g_return_if_fail (FLIP_IS_BOARD_ROW (self));
  g_return_if_fail (self->game != NULL && G_IS_FILE (file));

  stop_reading (self);
  self->reading = g_cancellable_new ();
  name = flip_read_file_name (file);
  words = g_strdup_printf (_ ("Reading %s…"), name);
  escaped = g_markup_escape_text (words, -1);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), escaped);
  gtk_widget_set_visible (self->reset, TRUE);
  g_signal_emit (self, signals[CHANGED], 0);
  flip_read_board_async (file, self->game, self->reading, read_cb, g_object_ref (self));
}
