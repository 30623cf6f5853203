/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/newsheet/new-sheet-page.h"

#include "games/games.h"

#include <glib/gi18n.h>

struct _FlipNewSheetPage
{
  GtkBox parent_instance;

  /* template */
  GtkWidget *start, *add_player, *table, *dealt;
  AdwComboRow *game;
  AdwPreferencesGroup *players, *options;
  GtkEditable *seed;

  /* borrowed */
  FlipLibrary *library;

  /* owned */
  GPtrArray *player_rows; /* of AdwEntryRow */
  GPtrArray *option_rows; /* of AdwComboRow, one an option of the game */
};

G_DEFINE_FINAL_TYPE (FlipNewSheetPage, flip_new_sheet_page, GTK_TYPE_BOX)

enum
{
  BEGIN,
  TOAST,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* helpers */

static const FlipGame *
chosen_game (FlipNewSheetPage *self)
{
  return flip_games[adw_combo_row_get_selected (self->game)];
}

/* Only the options that mean something for so many players are shown. */
static void
update_options (FlipNewSheetPage *self)
{
  const FlipGame *game = chosen_game (self);
  guint seats = self->player_rows->len;

  for (guint i = 0; i < self->option_rows->len; i++)
    gtk_widget_set_visible (g_ptr_array_index (self->option_rows, i),
                            seats >= game->options[i].min_seats
                              && seats <= game->options[i].max_seats);
  gtk_widget_set_sensitive (self->add_player, seats < game->max_seats);
}

static void
remove_player_cb (GtkButton *button, FlipNewSheetPage *self)
{
  GtkWidget *row = g_object_get_data (G_OBJECT (button), "row");

  if (self->player_rows->len <= chosen_game (self)->min_seats)
    return;
  adw_preferences_group_remove (self->players, row);
  g_ptr_array_remove (self->player_rows, row);
  update_options (self);
}

static void
add_player (FlipNewSheetPage *self, const char *name)
{
  GtkWidget *row = adw_entry_row_new ();
  GtkWidget *button = gtk_button_new_from_icon_name ("window-close-symbolic");
  g_autofree char *title = g_strdup_printf (_ ("Player %u"), self->player_rows->len + 1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_editable_set_text (GTK_EDITABLE (row), name);
  gtk_widget_set_tooltip_text (button, _ ("Remove This Player"));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  g_object_set_data (G_OBJECT (button), "row", row);
  g_signal_connect (button, "clicked", G_CALLBACK (remove_player_cb), self);
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (row), button);
  adw_preferences_group_add (self->players, row);
  g_ptr_array_add (self->player_rows, row);
  update_options (self);
}

static GtkWidget *
option_row_new (const FlipOption *option)
{
  GtkWidget *row = adw_combo_row_new ();
  guint n = flip_option_n_values (option);
  g_autoptr (GtkStringList) values = gtk_string_list_new (NULL);

  for (guint i = 0; i < n; i++)
    gtk_string_list_append (values, _ (option->value_labels[i]));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ (option->label));
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (values));
  return row;
}

static void
show_options (FlipNewSheetPage *self)
{
  const FlipGame *game = chosen_game (self);

  for (guint i = 0; i < self->option_rows->len; i++)
    adw_preferences_group_remove (self->options, g_ptr_array_index (self->option_rows, i));
  g_ptr_array_set_size (self->option_rows, 0);
  for (guint i = 0; i < game->n_options; i++)
    {
      GtkWidget *row = option_row_new (&game->options[i]);

      adw_preferences_group_add (self->options, row);
      g_ptr_array_add (self->option_rows, row);
    }
  update_options (self);
}

static gboolean
set_players (FlipNewSheetPage *self, FlipSetup *setup, GError **error)
{
  for (guint i = 0; i < self->player_rows->len; i++)
    {
      const char *name = gtk_editable_get_text (g_ptr_array_index (self->player_rows, i));

      if (!flip_setup_add_player (setup, name, error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
set_options (FlipNewSheetPage *self, FlipSetup *setup, GError **error)
{
  for (guint i = 0; i < self->option_rows->len; i++)
    {
      GtkWidget *row = g_ptr_array_index (self->option_rows, i);
      const FlipOption *option = &setup->game->options[i];
      guint chosen = adw_combo_row_get_selected (ADW_COMBO_ROW (row));

      if (gtk_widget_get_visible (row)
          && !flip_setup_set_option (setup, option->key, option->values[chosen], error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
set_seed (FlipNewSheetPage *self, FlipSetup *setup, GError **error)
{
  const char *text = gtk_editable_get_text (self->seed);

  setup->dealt = gtk_check_button_get_active (GTK_CHECK_BUTTON (self->dealt));
  if (!setup->dealt)
    return TRUE;
  setup->seed = g_random_int ();
  if (!*text || g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, &setup->seed, NULL))
    return TRUE;
  g_set_error (error, FLIP_SETUP_ERROR, FLIP_SETUP_ERROR_OPTION,
               _ ("The number of the deal is a whole number."));
  return FALSE;
}

static FlipSession *
make_session (FlipNewSheetPage *self, GError **error)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (chosen_game (self));

  if (!set_players (self, setup, error) || !set_options (self, setup, error)
      || !set_seed (self, setup, error))
    return NULL;
  return flip_session_new (setup, error);
}

/* callbacks */

static void
start_cb (GtkButton *button, FlipNewSheetPage *self)
{
  g_autoptr (GError) error = NULL;
  FlipSession *session = make_session (self, &error);

  if (session)
    g_signal_emit (self, signals[BEGIN], 0, session);
  else
    g_signal_emit (self, signals[TOAST], 0, error->message);
}

static void
add_player_cb (GtkButton *button, FlipNewSheetPage *self)
{
  add_player (self, "");
  gtk_widget_grab_focus (g_ptr_array_index (self->player_rows, self->player_rows->len - 1));
}

static void
game_changed_cb (AdwComboRow *row, GParamSpec *spec, FlipNewSheetPage *self)
{
  if (self->option_rows)
    show_options (self);
}

/* overrides */

static void
flip_new_sheet_page_dispose (GObject *object)
{
  FlipNewSheetPage *self = FLIP_NEW_SHEET_PAGE (object);

  g_clear_pointer (&self->player_rows, g_ptr_array_unref);
  g_clear_pointer (&self->option_rows, g_ptr_array_unref);
  G_OBJECT_CLASS (flip_new_sheet_page_parent_class)->dispose (object);
}

static void
flip_new_sheet_page_class_init (FlipNewSheetPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = flip_new_sheet_page_dispose;
  signals[BEGIN] = g_signal_new ("begin", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[TOAST] = g_signal_new ("toast", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/flipside/Flipside/newsheet/new-sheet-page.ui");
  gtk_widget_class_bind_template_child (widget_class, FlipNewSheetPage, start);
  gtk_widget_class_bind_template_child (widget_class, FlipNewSheetPage, add_player);
  gtk_widget_class_bind_template_child (widget_class, FlipNewSheetPage, table);
  gtk_widget_class_bind_template_child (widget_class, FlipNewSheetPage, dealt);
  gtk_widget_class_bind_template_child (widget_class, FlipNewSheetPage, game);
  gtk_widget_class_bind_template_child (widget_class, FlipNewSheetPage, players);
  gtk_widget_class_bind_template_child (widget_class, FlipNewSheetPage, options);
  gtk_widget_class_bind_template_child (widget_class, FlipNewSheetPage, seed);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
  gtk_widget_class_bind_template_callback (widget_class, add_player_cb);
  gtk_widget_class_bind_template_callback (widget_class, game_changed_cb);
}

static void
flip_new_sheet_page_init (FlipNewSheetPage *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_widget_init_template (GTK_WIDGET (self));
  self->player_rows = g_ptr_array_new ();
  self->option_rows = g_ptr_array_new ();
  for (guint i = 0; flip_games[i]; i++)
    gtk_string_list_append (names, _ (flip_games[i]->name));
  adw_combo_row_set_model (self->game, G_LIST_MODEL (names));
}

/* public functions */

/* Begins anew, with the name that was used most. */
void
flip_new_sheet_page_reset (FlipNewSheetPage *self, FlipLibrary *library)
{
  g_autoptr (GPtrArray) names = library ? flip_library_players (library, NULL) : NULL;

  self->library = library;
  while (self->player_rows->len)
    {
      adw_preferences_group_remove (self->players, g_ptr_array_index (self->player_rows, 0));
      g_ptr_array_remove_index (self->player_rows, 0);
    }
  show_options (self);
  add_player (self, names && names->len ? g_ptr_array_index (names, 0) : g_get_real_name ());
  gtk_widget_grab_focus (self->start);
}
