/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/newsheet/option-list.h"

#include <glib/gi18n.h>

struct _FlipOptionList
{
  AdwPreferencesGroup parent_instance;

  /* borrowed */
  const FlipGame *game;

  /* owned */
  GPtrArray *rows; /* of AdwActionRow, one an option, which the group has */
};

G_DEFINE_FINAL_TYPE (FlipOptionList, flip_option_list, ADW_TYPE_PREFERENCES_GROUP)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* helpers */

static gboolean
is_yes_or_no (const FlipOption *option)
{
  return flip_option_n_values (option) == 2 && flip_option_find_value (option, "yes") >= 0
         && flip_option_find_value (option, "no") >= 0;
}

/* The index of the value that a row stands at. */
static guint
chosen_value (GtkWidget *row, const FlipOption *option)
{
  GtkWidget *answer;

  if (ADW_IS_COMBO_ROW (row))
    return adw_combo_row_get_selected (ADW_COMBO_ROW (row));
  answer = adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row));
  return (guint) flip_option_find_value (
    option, gtk_switch_get_active (GTK_SWITCH (answer)) ? "yes" : "no");
}

/* callbacks */

static void
changed_cb (FlipOptionList *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static GtkWidget *
switch_row_new (FlipOptionList *self, const FlipOption *option)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *answer = gtk_switch_new ();

  gtk_switch_set_active (GTK_SWITCH (answer), g_str_equal (option->values[0], "yes"));
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

  for (guint i = 0; i < flip_option_n_values (option); i++)
    gtk_string_list_append (values, _ (option->value_labels[i]));
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (values));
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  return row;
}

/* overrides */

static void
flip_option_list_dispose (GObject *object)
{
  g_clear_pointer (&FLIP_OPTION_LIST (object)->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (flip_option_list_parent_class)->dispose (object);
}

static void
flip_option_list_class_init (FlipOptionListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_option_list_dispose;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
flip_option_list_init (FlipOptionList *self)
{
  self->rows = g_ptr_array_new ();
}

/* public functions */

void
flip_option_list_set_game (FlipOptionList *self, const FlipGame *game)
{
  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self), g_ptr_array_index (self->rows, i));
  g_ptr_array_set_size (self->rows, 0);
  self->game = game;
  for (guint i = 0; i < game->n_options; i++)
    {
      const FlipOption *option = &game->options[i];
      GtkWidget *row =
        is_yes_or_no (option) ? switch_row_new (self, option) : choice_row_new (self, option);

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ (option->label));
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
      g_ptr_array_add (self->rows, row);
    }
}

void
flip_option_list_set_seats (FlipOptionList *self, guint seats)
{
  gboolean any = FALSE;

  for (guint i = 0; i < self->rows->len; i++)
    {
      const FlipOption *option = &self->game->options[i];
      gboolean fits = seats >= option->min_seats && seats <= option->max_seats;

      gtk_widget_set_visible (g_ptr_array_index (self->rows, i), fits);
      any = any || fits;
    }
  gtk_widget_set_visible (GTK_WIDGET (self), any);
}

gboolean
flip_option_list_fill (FlipOptionList *self, FlipSetup *setup, GError **error)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      GtkWidget *row = g_ptr_array_index (self->rows, i);
      const FlipOption *option = &self->game->options[i];
      const char *value = option->values[chosen_value (row, option)];

      if (gtk_widget_get_visible (row) && !flip_setup_set_option (setup, option->key, value, error))
        return FALSE;
    }

  return TRUE;
}
