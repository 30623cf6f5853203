/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/newsheet/opponent-row.h"

#include "app/common/layout/flow-layout.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"

#include <glib/gi18n.h>

struct _FlipOpponentRow
{
  GtkBox parent_instance;

  /* borrowed */
  const FlipGame *game;
  GPtrArray *buttons; /* of GtkToggleButton, one per value; the box owns them */

  char *usual; /* owned: the initial value, or NULL */
  gboolean dealt, begun;
};

G_DEFINE_FINAL_TYPE (FlipOpponentRow, flip_opponent_row, GTK_TYPE_BOX)

/* helpers */

static const FlipOption *
option_of (FlipOpponentRow *self)
{
  return self->game && self->game->opponent
           ? flip_game_find_option (self->game, self->game->opponent)
           : NULL;
}

static guint
chosen (FlipOpponentRow *self)
{
  for (guint i = 0; i < self->buttons->len; i++)
    {
      if (gtk_toggle_button_get_active (g_ptr_array_index (self->buttons, i)))
        return i;
    }

  return 0;
}

/* callbacks */

static void
toggled_cb (GtkToggleButton *button, FlipOpponentRow *self)
{
  g_assert (FLIP_IS_OPPONENT_ROW (self));

  if (gtk_toggle_button_get_active (button))
    g_signal_emit_by_name (self, "changed");
}

static void
add_button (FlipOpponentRow *self, const char *label)
{
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), gtk_label_new (label));
  flip_show_wrapped (GTK_BUTTON (button));
  flip_show_name (button, label);
  gtk_widget_set_hexpand (button, TRUE);
  if (self->buttons->len)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button),
                                 g_ptr_array_index (self->buttons, 0));
  else
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  g_signal_connect (button, "toggled", G_CALLBACK (toggled_cb), self);
  gtk_box_append (GTK_BOX (self), button);
  g_ptr_array_add (self->buttons, button);
}

/* overrides */

static void
flip_opponent_row_dispose (GObject *object)
{
  FLIP_OPPONENT_ROW (object)->game = NULL;
  G_OBJECT_CLASS (flip_opponent_row_parent_class)->dispose (object);
}

static void
flip_opponent_row_class_init (FlipOpponentRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_opponent_row_dispose;
  FLIP_OWN_LAST (klass, FlipOpponentRow, (buttons, g_ptr_array_unref), (usual, g_free));
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
  FLIP_SIGNAL (klass, "changed", 0);
}

static void
flip_opponent_row_init (FlipOpponentRow *self)
{
  self->buttons = g_ptr_array_new ();
  gtk_widget_set_layout_manager (GTK_WIDGET (self),
                                 g_object_new (FLIP_TYPE_FLOW_LAYOUT, "spacing", 6, NULL));
  gtk_widget_set_margin_top (GTK_WIDGET (self), 4);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  flip_show_name (self, /* Translators: who one plays against */ _ ("Opponent"));
}

/* public functions */

/* Chooses the initial value once the game that it belongs to is shown. */
static void
choose_usual (FlipOpponentRow *self)
{
  const FlipOption *option = option_of (self);
  guint index = 0;

  if (!option || self->begun)
    return;
  self->begun = TRUE;
  for (guint i = 0; self->usual && i < self->buttons->len; i++)
    {
      if (g_str_equal (option->values[i], self->usual))
        index = i;
    }
  gtk_toggle_button_set_active (g_ptr_array_index (self->buttons, index), TRUE);
}

/* Only one game has an opponent so far; its buttons stay when another game is shown. */
void
flip_opponent_row_set_game (FlipOpponentRow *self, const FlipGame *game)
{
  const FlipOption *option;

  g_return_if_fail (FLIP_IS_OPPONENT_ROW (self));
  g_return_if_fail (game != NULL);

  self->game = game;
  option = option_of (self);
  for (guint i = self->buttons->len; option && i < flip_option_n_values (option); i++)
    add_button (self, _ (option->value_labels[i]));
  choose_usual (self);
}

void
flip_opponent_row_set_dealt (FlipOpponentRow *self, gboolean dealt)
{
  g_return_if_fail (FLIP_IS_OPPONENT_ROW (self));

  self->dealt = dealt;
  gtk_widget_set_visible (GTK_WIDGET (self), dealt && option_of (self) != NULL);
}

void
flip_opponent_row_reset (FlipOpponentRow *self, const char *value)
{
  g_return_if_fail (FLIP_IS_OPPONENT_ROW (self));

  g_free (self->usual);
  self->usual = g_strdup (value);
  self->begun = FALSE;
  choose_usual (self);
}

gboolean
flip_opponent_row_is_chosen (FlipOpponentRow *self)
{
  g_return_val_if_fail (FLIP_IS_OPPONENT_ROW (self), FALSE);

  return self->dealt && option_of (self) && chosen (self) > 0;
}

gboolean
flip_opponent_row_fill (FlipOpponentRow *self, FlipSetup *setup, GError **error)
{
  const FlipOption *option;

  g_return_val_if_fail (FLIP_IS_OPPONENT_ROW (self), FALSE);
  g_return_val_if_fail (setup != NULL, FALSE);

  option = option_of (self);
  return !flip_opponent_row_is_chosen (self)
         || flip_setup_set_option (setup, option->key, option->values[chosen (self)], error);
}
