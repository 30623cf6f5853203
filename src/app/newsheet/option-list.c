/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/newsheet/option-list.h"

#include "app/common/picture/value-factory.h"
#include "app/common/toolkit/class.h"

#include <glib/gi18n.h>

struct _FlipOptionList
{
  AdwPreferencesGroup parent_instance;

  /* owned */
  GPtrArray *rows; /* of AdwActionRow, one per option of each game shown so far; the group owns them */

  /* borrowed */
  const FlipGame *game; /* or NULL */

  gboolean shows_rulings;
};

G_DEFINE_FINAL_TYPE (FlipOptionList, flip_option_list, ADW_TYPE_PREFERENCES_GROUP)

enum
{
  PROP_RULINGS = 1,
};

/* helpers */

static gboolean
is_yes_or_no (const FlipOption *option)
{
  return flip_option_n_values (option) == 2 && flip_option_find_value (option, "yes") >= 0
         && flip_option_find_value (option, "no") >= 0;
}

static const FlipOption *
option_of (GtkWidget *row)
{
  return g_object_get_data (G_OBJECT (row), "option");
}

static gboolean
is_of_game (FlipOptionList *self, GtkWidget *row)
{
  return g_object_get_data (G_OBJECT (row), "game") == self->game;
}

/* Whether an option is chosen elsewhere on the page: the sides, and the opponent. */
static gboolean
has_own_place (const FlipGame *game, const FlipOption *option)
{
  return g_strcmp0 (option->key, game->sides.option) == 0
         || g_strcmp0 (option->key, game->opponent) == 0;
}

/* The index of the value that is chosen in a row. */
static guint
chosen_value (GtkWidget *row)
{
  const FlipOption *option = option_of (row);
  GtkWidget *answer;

  if (ADW_IS_COMBO_ROW (row))
    return adw_combo_row_get_selected (ADW_COMBO_ROW (row));
  answer = adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row));
  return (guint) flip_option_find_value (
    option, gtk_switch_get_active (GTK_SWITCH (answer)) ? "yes" : "no");
}

/* Whether an option of the game can be chosen and differs from its first value. */
static gboolean
is_changed (FlipOptionList *self, const char *key)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      GtkWidget *row = g_ptr_array_index (self->rows, i);

      if (is_of_game (self, row) && g_strcmp0 (option_of (row)->key, key) == 0)
        return gtk_widget_get_visible (row) && chosen_value (row) > 0;
    }

  return FALSE;
}

/* An option that depends on another one keeps its place while it can't be chosen. */
static void
show_dependent (FlipOptionList *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      GtkWidget *row = g_ptr_array_index (self->rows, i);
      const FlipOption *option = option_of (row);

      if (is_of_game (self, row))
        gtk_widget_set_sensitive (row, (!option->beside[0] || is_changed (self, option->beside[0])
                                        || is_changed (self, option->beside[1]))
                                         && !is_changed (self, option->unless));
    }
}

/* callbacks */

static void
changed_cb (FlipOptionList *self)
{
  g_assert (FLIP_IS_OPTION_LIST (self));

  show_dependent (self);
  g_signal_emit_by_name (self, "changed");
}

static GtkWidget *
switch_row_new (FlipOptionList *self, const FlipOption *option)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *answer = gtk_switch_new ();

  gtk_switch_set_active (GTK_SWITCH (answer),
                         g_str_equal (option->values[option->suggested], "yes"));
  gtk_widget_set_valign (answer, GTK_ALIGN_CENTER);
  g_signal_connect_object (answer, "notify::active", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), answer);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), answer);
  return row;
}

static GtkWidget *
choice_row_new (FlipOptionList *self, const FlipOption *option)
{
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr (GtkStringList) values = gtk_string_list_new (NULL);
  g_autoptr (GtkListItemFactory) factory = flip_value_factory_new ();

  for (guint i = 0; i < flip_option_n_values (option); i++)
    gtk_string_list_append (values, _ (option->value_labels[i]));
  adw_combo_row_set_factory (ADW_COMBO_ROW (row), factory);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (values));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), option->suggested);
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  return row;
}

static GtkWidget *
row_new (FlipOptionList *self, const FlipOption *option)
{
  GtkWidget *row =
    is_yes_or_no (option) ? switch_row_new (self, option) : choice_row_new (self, option);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ (option->label));
  if (option->note)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _ (option->note));
  g_object_set_data (G_OBJECT (row), "option", (gpointer) option);
  g_object_set_data (G_OBJECT (row), "game", (gpointer) self->game);
  return row;
}

/* overrides */

static void
flip_option_list_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  if (id == PROP_RULINGS)
    FLIP_OPTION_LIST (object)->shows_rulings = g_value_get_boolean (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
}

static void
flip_option_list_class_init (FlipOptionListClass *klass)
{
  FLIP_OWN (klass, FlipOptionList, (rows, g_ptr_array_unref));
  G_OBJECT_CLASS (klass)->set_property = flip_option_list_set_property;
  g_object_class_install_property (
    G_OBJECT_CLASS (klass), PROP_RULINGS,
    g_param_spec_boolean ("rulings", NULL, NULL, FALSE,
                          G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));
  FLIP_SIGNAL (klass, "changed", 0);
}

static void
flip_option_list_init (FlipOptionList *self)
{
  self->rows = g_ptr_array_new ();
}

/* public functions */

static gboolean
knows_game (FlipOptionList *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      if (is_of_game (self, g_ptr_array_index (self->rows, i)))
        return TRUE;
    }

  return FALSE;
}

static void
add_rows (FlipOptionList *self)
{
  for (guint i = 0; i < self->game->n_options; i++)
    {
      const FlipOption *option = &self->game->options[i];
      GtkWidget *row;

      if (option->is_edition || option->is_ruling != self->shows_rulings
          || has_own_place (self->game, option))
        continue;
      row = row_new (self, option);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
      g_ptr_array_add (self->rows, row);
    }
}

void
flip_option_list_set_game (FlipOptionList *self, const FlipGame *game)
{
  g_return_if_fail (FLIP_IS_OPTION_LIST (self));
  g_return_if_fail (game != NULL);

  self->game = game;
  if (!knows_game (self))
    add_rows (self);
}

void
flip_option_list_reset (FlipOptionList *self)
{
  g_return_if_fail (FLIP_IS_OPTION_LIST (self));

  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self), g_ptr_array_index (self->rows, i));
  g_ptr_array_set_size (self->rows, 0);
}

void
flip_option_list_set_fit (FlipOptionList *self, guint seats, gboolean dealt)
{
  gboolean any = FALSE;

  g_return_if_fail (FLIP_IS_OPTION_LIST (self));

  for (guint i = 0; i < self->rows->len; i++)
    {
      GtkWidget *row = g_ptr_array_index (self->rows, i);
      gboolean fits = is_of_game (self, row) && flip_option_applies (option_of (row), seats, dealt);

      gtk_widget_set_visible (row, fits);
      any = any || fits;
    }
  gtk_widget_set_visible (GTK_WIDGET (self), any);
  show_dependent (self);
}

/* The words of an option's values, as many as there are players for; ended by NULL. */
static char **
read_values (const FlipSetup *setup, const FlipOption *option)
{
  GStrvBuilder *values = g_strv_builder_new ();
  char **words;

  for (guint i = 0; i < flip_option_n_values (option); i++)
    {
      g_autofree char *value = flip_setup_value_words (setup, option, i);

      if (value)
        g_strv_builder_add (values, value);
    }
  words = g_strv_builder_end (values);
  g_strv_builder_unref (values);
  return words;
}

static gboolean
shows_values (GtkStringList *shown, char **values)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (shown));

  if (n != g_strv_length (values))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      if (g_strcmp0 (gtk_string_list_get_string (shown, i), values[i]) != 0)
        return FALSE;
    }

  return TRUE;
}

void
flip_option_list_name_players (FlipOptionList *self, const FlipSetup *setup)
{
  g_return_if_fail (FLIP_IS_OPTION_LIST (self));
  g_return_if_fail (setup != NULL);

  for (guint i = 0; i < self->rows->len; i++)
    {
      GtkWidget *row = g_ptr_array_index (self->rows, i);
      g_autoptr (GtkStringList) list = NULL;
      g_auto (GStrv) values = NULL;
      guint chosen;

      if (!is_of_game (self, row) || !ADW_IS_COMBO_ROW (row))
        continue;
      values = read_values (setup, option_of (row));
      if (shows_values (GTK_STRING_LIST (adw_combo_row_get_model (ADW_COMBO_ROW (row))), values))
        continue;
      chosen = adw_combo_row_get_selected (ADW_COMBO_ROW (row));
      list = gtk_string_list_new ((const char *const *) values);
      adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (list));
      adw_combo_row_set_selected (ADW_COMBO_ROW (row),
                                  chosen < g_strv_length (values) ? chosen : 0);
    }
}

gboolean
flip_option_list_fill (FlipOptionList *self, FlipSetup *setup, GError **error)
{
  g_return_val_if_fail (FLIP_IS_OPTION_LIST (self), FALSE);
  g_return_val_if_fail (setup != NULL, FALSE);

  for (guint i = 0; i < self->rows->len; i++)
    {
      GtkWidget *row = g_ptr_array_index (self->rows, i);
      const FlipOption *option = option_of (row);
      const char *value = option->values[chosen_value (row)];

      g_assert (value);
      if (is_of_game (self, row) && gtk_widget_get_visible (row) && gtk_widget_get_sensitive (row)
          && !flip_setup_set_option (setup, option->key, value, error))
        return FALSE;
    }

  return TRUE;
}
