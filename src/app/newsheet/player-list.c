/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/newsheet/player-list.h"

#include "app/newsheet/player-row.h"

#include <glib/gi18n.h>

/* N_CHIPS known names stand beside the row that adds a player; the others in a menu. */
#define N_CHIPS 2
#define N_MENU  20

struct _FlipPlayerList
{
  GtkBox parent_instance;

  /* template */
  GtkLabel *count;
  GtkListBox *list;
  GtkWidget *add_row, *chips;

  /* borrowed */
  const FlipGame *game;

  /* owned */
  GPtrArray *rows;  /* of FlipPlayerRow; the list owns them */
  GPtrArray *known; /* of char * */
};

G_DEFINE_FINAL_TYPE (FlipPlayerList, flip_player_list, GTK_TYPE_BOX)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void add_player (FlipPlayerList *self, const char *name);

/* helpers */

static gboolean
is_seated (FlipPlayerList *self, const char *name)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      if (g_str_equal (flip_player_row_name (g_ptr_array_index (self->rows, i)), name))
        return TRUE;
    }

  return FALSE;
}

static void
chip_cb (GtkButton *chip, FlipPlayerList *self)
{
  g_autofree char *name = g_strdup (g_object_get_data (G_OBJECT (chip), "name"));

  g_assert (FLIP_IS_PLAYER_LIST (self));
  g_assert (name);

  add_player (self, name);
}

static GtkWidget *
chip_new (FlipPlayerList *self, const char *name)
{
  GtkWidget *chip = gtk_button_new ();
  GtkWidget *label = gtk_label_new (name);
  g_autofree char *words = g_strdup_printf (_ ("Add %s"), name);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 12);
  gtk_button_set_child (GTK_BUTTON (chip), label);
  gtk_widget_add_css_class (chip, "chip");
  gtk_widget_set_valign (chip, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (chip, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  g_object_set_data_full (G_OBJECT (chip), "name", g_strdup (name), g_free);
  g_signal_connect (chip, "clicked", G_CALLBACK (chip_cb), self);
  return chip;
}

static GtkWidget *
more_new (GMenuModel *names)
{
  GtkWidget *more = gtk_menu_button_new ();

  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (more), "view-more-symbolic");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (more), names);
  gtk_widget_set_tooltip_text (more, _ ("More Names"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (more), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("More Names"), -1);
  gtk_widget_set_valign (more, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (more, "flat");
  return more;
}

static void
add_to_menu (GMenu *menu, const char *name)
{
  g_autoptr (GMenuItem) item = NULL;
  g_autoptr (GString) label = g_string_new (name);

  g_string_replace (label, "_", "__", 0);
  item = g_menu_item_new (label->str, NULL);
  g_menu_item_set_action_and_target (item, "players.add", "s", name);
  g_menu_append_item (menu, item);
}

static void
show_chips (FlipPlayerList *self)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  GtkWidget *child;
  guint shown = 0;

  while ((child = gtk_widget_get_first_child (self->chips)))
    gtk_box_remove (GTK_BOX (self->chips), child);
  for (guint i = 0; i < self->known->len && shown < N_MENU; i++)
    {
      const char *name = g_ptr_array_index (self->known, i);

      if (is_seated (self, name))
        continue;
      if (shown++ < N_CHIPS)
        gtk_box_append (GTK_BOX (self->chips), chip_new (self, name));
      else
        add_to_menu (menu, name);
    }
  if (shown > N_CHIPS)
    gtk_box_append (GTK_BOX (self->chips), more_new (G_MENU_MODEL (menu)));
}

static void
update (FlipPlayerList *self)
{
  guint n = self->rows->len;
  g_autofree char *count = g_strdup_printf (_ ("%u of at most %u"), n, self->game->max_seats);

  for (guint i = 0; i < n; i++)
    {
      flip_player_row_set_seat (g_ptr_array_index (self->rows, i), i);
      flip_player_row_set_removable (g_ptr_array_index (self->rows, i), n > self->game->min_seats);
    }
  gtk_label_set_label (self->count, count);
  gtk_widget_set_visible (self->add_row, n < self->game->max_seats);
  show_chips (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* callbacks */

static void
name_changed_cb (FlipPlayerRow *row, FlipPlayerList *self)
{
  g_assert (FLIP_IS_PLAYER_LIST (self));

  show_chips (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
remove_cb (FlipPlayerRow *row, FlipPlayerList *self)
{
  guint seat;

  g_assert (FLIP_IS_PLAYER_LIST (self));

  if (!g_ptr_array_find (self->rows, row, &seat))
    return;
  g_ptr_array_remove_index (self->rows, seat);
  gtk_list_box_remove (self->list, GTK_WIDGET (row));
  g_assert (self->rows->len > 0);
  update (self);
  flip_player_row_edit (g_ptr_array_index (self->rows, MIN (seat, self->rows->len - 1)));
}

static void
add_player (FlipPlayerList *self, const char *name)
{
  GtkWidget *row;

  if (self->rows->len >= self->game->max_seats)
    return;
  row = flip_player_row_new (name);
  g_signal_connect (row, "changed", G_CALLBACK (name_changed_cb), self);
  g_signal_connect (row, "remove", G_CALLBACK (remove_cb), self);
  gtk_list_box_insert (self->list, row, (int) self->rows->len);
  g_ptr_array_add (self->rows, row);
  update (self);
}

static void
row_activated_cb (GtkListBox *list, GtkListBoxRow *row, FlipPlayerList *self)
{
  g_assert (FLIP_IS_PLAYER_LIST (self));

  add_player (self, "");
  flip_player_row_edit (g_ptr_array_index (self->rows, self->rows->len - 1));
}

static void
add_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_assert (FLIP_IS_PLAYER_LIST (widget));

  add_player (FLIP_PLAYER_LIST (widget), g_variant_get_string (parameter, NULL));
}

/* overrides */

static void
flip_player_list_dispose (GObject *object)
{
  FlipPlayerList *self = FLIP_PLAYER_LIST (object);

  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->known, g_ptr_array_unref);
  G_OBJECT_CLASS (flip_player_list_parent_class)->dispose (object);
}

static void
flip_player_list_class_init (FlipPlayerListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = flip_player_list_dispose;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/flipside/Flipside/newsheet/player-list.ui");
  gtk_widget_class_bind_template_child (widget_class, FlipPlayerList, count);
  gtk_widget_class_bind_template_child (widget_class, FlipPlayerList, list);
  gtk_widget_class_bind_template_child (widget_class, FlipPlayerList, add_row);
  gtk_widget_class_bind_template_child (widget_class, FlipPlayerList, chips);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_install_action (widget_class, "players.add", "s", add_cb);
}

static void
flip_player_list_init (FlipPlayerList *self)
{
  self->rows = g_ptr_array_new ();
  self->known = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* public functions */

void
flip_player_list_reset (FlipPlayerList *self, GStrv seated, GPtrArray *known)
{
  g_return_if_fail (FLIP_IS_PLAYER_LIST (self));
  g_return_if_fail (self->game != NULL);

  while (self->rows->len)
    {
      gtk_list_box_remove (self->list, g_ptr_array_index (self->rows, 0));
      g_ptr_array_remove_index (self->rows, 0);
    }
  g_ptr_array_set_size (self->known, 0);
  for (guint i = 0; known && i < known->len; i++)
    g_ptr_array_add (self->known, g_strdup (g_ptr_array_index (known, i)));
  for (guint i = 0; seated[i]; i++)
    add_player (self, seated[i]);
  flip_player_list_set_game (self, self->game);
}

/* Players that the game has no seat for leave; missing ones get an empty name. */
void
flip_player_list_set_game (FlipPlayerList *self, const FlipGame *game)
{
  g_return_if_fail (FLIP_IS_PLAYER_LIST (self));
  g_return_if_fail (game != NULL);

  self->game = game;
  while (self->rows->len > game->max_seats)
    {
      gtk_list_box_remove (self->list, g_ptr_array_index (self->rows, self->rows->len - 1));
      g_ptr_array_remove_index (self->rows, self->rows->len - 1);
    }
  while (self->rows->len < game->min_seats)
    add_player (self, "");
  update (self);
}

guint
flip_player_list_n_seats (FlipPlayerList *self)
{
  g_return_val_if_fail (FLIP_IS_PLAYER_LIST (self), 0);

  return self->rows->len;
}

gboolean
flip_player_list_fill (FlipPlayerList *self, FlipSetup *setup, GError **error)
{
  g_return_val_if_fail (FLIP_IS_PLAYER_LIST (self), FALSE);
  g_return_val_if_fail (setup != NULL, FALSE);

  for (guint i = 0; i < self->rows->len; i++)
    {
      const char *name = flip_player_row_name (g_ptr_array_index (self->rows, i));

      if (!flip_setup_add_player (setup, name, error))
        return FALSE;
    }

  return TRUE;
}
