/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/newsheet/player-list.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"
#include "app/newsheet/player-row.h"
#include "play/players/automatic.h"
#include "play/sheet/usual-players.h"

#include <glib/gi18n.h>

/* N_CHIPS known names are beside the row that adds a player, and the others in a menu. */
#define N_CHIPS 2
#define N_MENU  20

struct _FlipPlayerList
{
  GtkBox parent_instance;

  /* template */
  GtkLabel *count;
  GtkLabel *first_side, *second_side;
  GtkListBox *list, *second_list;
  GtkWidget *add_row, *chips;

  /* borrowed */
  const FlipGame *game;

  /* owned */
  GPtrArray *rows;    /* of FlipPlayerRow; the list boxes own them */
  GPtrArray *known;   /* of char * */
  GHashTable *drafts; /* game → GPtrArray of Person: its players when it was left */
  GPtrArray *people;  /* of Person: the players to return to when Flipside no longer plays; or NULL */

  gboolean edited; /* the user has typed or moved a name */
};

/* A player. */
typedef struct
{
  char *name;
  guint side;
  guint level; /* the level at which Flipside plays, from 1; 0: a person */
} Person;

G_DEFINE_FINAL_TYPE (FlipPlayerList, flip_player_list, GTK_TYPE_BOX)

static void add_player (FlipPlayerList *self, const char *name);
static void add_and_edit (FlipPlayerList *self);

/* helpers */

static void
person_free (Person *person)
{
  g_free (person->name);
  g_free (person);
}

static gboolean
has_sides (FlipPlayerList *self)
{
  return self->game->sides.option != NULL;
}

/* Whether Flipside can play any of the seats. */
static gboolean
has_levels (FlipPlayerList *self)
{
  return flip_automatic_can (self->game) && !has_sides (self);
}

static guint
side_of (gpointer row)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "side"));
}

static guint
count_side (GPtrArray *rows, guint side)
{
  guint n = 0;

  for (guint i = 0; i < rows->len; i++)
    n += side_of (g_ptr_array_index (rows, i)) == side;
  return n;
}

static guint
smaller_side (FlipPlayerList *self)
{
  return count_side (self->rows, 1) < count_side (self->rows, 0);
}

static GtkListBox *
list_of (FlipPlayerList *self, guint side)
{
  return has_sides (self) && side ? self->second_list : self->list;
}

/* Whether a row is the empty one that Enter has added after a name: if nobody is entered there, the
   sheet begins without it. */
static gboolean
is_waiting (FlipPlayerList *self, gpointer row)
{
  return self->rows->len > self->game->min_seats
         && row == g_ptr_array_index (self->rows, self->rows->len - 1)
         && !*flip_player_row_name (row) && !g_object_get_data (row, "typed");
}

/* The rows of the players who take part. */
static GPtrArray *
list_seated (FlipPlayerList *self)
{
  GPtrArray *seated = g_ptr_array_copy (self->rows, NULL, NULL);

  if (seated->len && is_waiting (self, g_ptr_array_index (seated, seated->len - 1)))
    g_ptr_array_set_size (seated, (int) seated->len - 1);
  return seated;
}

/* The side of the first seat: the larger one, else that of the first player. */
static guint
leading_side (GPtrArray *rows)
{
  guint first = count_side (rows, 0), second = count_side (rows, 1);

  return first != second ? second > first : side_of (g_ptr_array_index (rows, 0));
}

static gboolean
is_balanced (FlipPlayerList *self, GPtrArray *rows)
{
  return !has_sides (self) || ABS ((int) count_side (rows, 0) - (int) count_side (rows, 1)) <= 1;
}

/* The players in the order of their seats; those of two sides alternate. */
static GPtrArray *
order_rows (FlipPlayerList *self, GPtrArray *rows)
{
  g_autoptr (GPtrArray) order = g_ptr_array_new ();
  guint next[2] = { 0, 0 }, side = has_sides (self) ? leading_side (rows) : 0;

  if (!has_sides (self) || !is_balanced (self, rows))
    return g_ptr_array_copy (rows, NULL, NULL);
  for (guint n = 0; n < rows->len; n++, side = !side)
    {
      while (side_of (g_ptr_array_index (rows, next[side])) != side)
        next[side]++;
      g_ptr_array_add (order, g_ptr_array_index (rows, next[side]++));
    }

  return g_steal_pointer (&order);
}

static GPtrArray *
read_people (FlipPlayerList *self)
{
  GPtrArray *people = g_ptr_array_new_with_free_func ((GDestroyNotify) person_free);

  for (guint i = 0; i < self->rows->len; i++)
    {
      Person *person = g_new (Person, 1);

      person->name = g_strdup (flip_player_row_name (g_ptr_array_index (self->rows, i)));
      person->side = side_of (g_ptr_array_index (self->rows, i));
      person->level = flip_player_row_level (g_ptr_array_index (self->rows, i));
      g_ptr_array_add (people, person);
    }

  return people;
}

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
  /* Translators: %s: a piece on the table */
  g_autofree char *words = g_strdup_printf (_ ("Add %s"), name);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), (int) MIN (g_utf8_strlen (name, -1), 9));
  gtk_label_set_max_width_chars (GTK_LABEL (label), 12);
  gtk_button_set_child (GTK_BUTTON (chip), label);
  gtk_widget_add_css_class (chip, "chip");
  gtk_widget_set_valign (chip, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (chip, words);
  flip_show_name (chip, words);
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
  /* Translators: tooltip: names of people who played before */
  gtk_widget_set_tooltip_text (more, _ ("More Names"));
  flip_show_name (more, _ ("More Names"));
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
  guint shown = 0;

  flip_show_no_children (self->chips);
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
name_sides (FlipPlayerList *self)
{
  gboolean sides = has_sides (self);

  gtk_widget_set_visible (GTK_WIDGET (self->first_side), sides);
  gtk_widget_set_visible (GTK_WIDGET (self->second_side), sides);
  gtk_widget_set_visible (GTK_WIDGET (self->second_list), sides);
  flip_show_name (self->list, sides ? _ (self->game->sides.names[0]) : _ ("Players"));
  if (!sides)
    return;
  flip_show_name (self->second_list, _ (self->game->sides.names[1]));
  gtk_label_set_label (self->first_side, _ (self->game->sides.names[0]));
  gtk_label_set_label (self->second_side, _ (self->game->sides.names[1]));
}

static void
show_count (FlipPlayerList *self)
{
  guint n = flip_player_list_n_seats (self);
  /* Translators: first %u: how many players there are; second %u: how many there can be */
  g_autofree char *count = g_strdup_printf (_ ("%u of at most %u"), n, self->game->max_seats);

  gtk_label_set_label (self->count, count);
}

static void
update (FlipPlayerList *self)
{
  guint n = self->rows->len;
  g_autoptr (GPtrArray) order = order_rows (self, self->rows);

  name_sides (self);
  for (guint i = 0; i < n; i++)
    {
      FlipPlayerRow *row = g_ptr_array_index (order, i);

      flip_player_row_set_seat (row, i);
      flip_player_row_set_removable (row, n > self->game->min_seats && !self->people);
      flip_player_row_set_other_side (
        row, has_sides (self) ? _ (self->game->sides.names[!side_of (row)]) : NULL);
      flip_player_row_offer_levels (row, has_levels (self));
    }
  show_count (self);
  gtk_widget_set_visible (self->add_row, n < self->game->max_seats && !self->people);
  show_chips (self);
  g_signal_emit_by_name (self, "changed");
}

/* Keeps the row that adds a player at the end. */
static void
put_add_row (FlipPlayerList *self)
{
  GtkListBox *list = list_of (self, 1);
  GtkWidget *parent = gtk_widget_get_parent (self->add_row);

  if (parent == GTK_WIDGET (list))
    return;
  g_object_ref (self->add_row);
  gtk_list_box_remove (GTK_LIST_BOX (parent), self->add_row);
  gtk_list_box_append (list, self->add_row);
  g_object_unref (self->add_row);
}

static void
move_row (FlipPlayerList *self, gpointer row, guint side)
{
  if (side_of (row) == side)
    return;
  g_object_ref (row);
  gtk_list_box_remove (list_of (self, side_of (row)), row);
  gtk_list_box_insert (list_of (self, side), row, (int) count_side (self->rows, side));
  g_object_set_data (G_OBJECT (row), "side", GUINT_TO_POINTER (side));
  g_object_unref (row);
}

/* callbacks */

static void
name_changed_cb (FlipPlayerRow *row, FlipPlayerList *self)
{
  g_assert (FLIP_IS_PLAYER_LIST (self));

  self->edited = TRUE;
  g_object_set_data (G_OBJECT (row), "typed", self);
  show_count (self);
  show_chips (self);
  g_signal_emit_by_name (self, "changed");
}

/* Goes to the next name that can be changed, and after the last one adds a player. It never begins
   the game: a user who types one name after the other would begin alone. */
static void
onward_cb (FlipPlayerRow *row, FlipPlayerList *self)
{
  g_autoptr (GPtrArray) order = order_rows (self, self->rows);
  guint seat = order->len;

  g_assert (FLIP_IS_PLAYER_LIST (self));

  g_ptr_array_find (order, row, &seat);
  for (guint next = seat + 1; next < order->len; next++)
    {
      if (flip_player_row_edit (g_ptr_array_index (order, next)))
        return;
    }
  if (*flip_player_row_name (row) && gtk_widget_get_visible (self->add_row))
    add_and_edit (self);
}

/* Against Flipside both players change sides. */
static void
change_side (FlipPlayerList *self, FlipPlayerRow *row, guint side)
{
  if (side_of (row) == side)
    return;
  self->edited = TRUE;
  for (guint i = 0; self->people && i < self->rows->len; i++)
    {
      if (g_ptr_array_index (self->rows, i) != row)
        move_row (self, g_ptr_array_index (self->rows, i), !side);
    }
  move_row (self, row, side);
  update (self);
  flip_player_row_edit (row);
}

static void
switch_cb (FlipPlayerRow *row, FlipPlayerList *self)
{
  g_assert (FLIP_IS_PLAYER_LIST (self));

  change_side (self, row, !side_of (row));
}

static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, FlipPlayerList *self)
{
  GtkWidget *list = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (target));

  g_assert (FLIP_IS_PLAYER_LIST (self));

  if (!g_ptr_array_find (self->rows, g_value_get_object (value), NULL))
    return FALSE;
  change_side (self, g_value_get_object (value), list == GTK_WIDGET (self->second_list));
  return TRUE;
}

static void
remove_cb (FlipPlayerRow *row, FlipPlayerList *self)
{
  guint seat;

  g_assert (FLIP_IS_PLAYER_LIST (self));

  if (!g_ptr_array_find (self->rows, row, &seat))
    return;
  g_ptr_array_remove_index (self->rows, seat);
  gtk_list_box_remove (list_of (self, side_of (row)), GTK_WIDGET (row));
  g_assert (self->rows->len > 0);
  update (self);
  flip_player_row_edit (g_ptr_array_index (self->rows, MIN (seat, self->rows->len - 1)));
}

static GtkWidget *
add_row (FlipPlayerList *self, const char *name, guint side)
{
  GtkWidget *row = flip_player_row_new (name);

  g_object_set_data (G_OBJECT (row), "side", GUINT_TO_POINTER (side));
  g_signal_connect (row, "changed", G_CALLBACK (name_changed_cb), self);
  g_signal_connect (row, "remove", G_CALLBACK (remove_cb), self);
  g_signal_connect (row, "onward", G_CALLBACK (onward_cb), self);
  g_signal_connect (row, "switch", G_CALLBACK (switch_cb), self);
  gtk_list_box_insert (list_of (self, side), row,
                       (int) (has_sides (self) ? count_side (self->rows, side) : self->rows->len));
  g_ptr_array_add (self->rows, row);
  return row;
}

static void
add_player (FlipPlayerList *self, const char *name)
{
  if (self->rows->len >= self->game->max_seats)
    return;
  add_row (self, name, has_sides (self) ? smaller_side (self) : 0);
  update (self);
}

static void
add_and_edit (FlipPlayerList *self)
{
  add_player (self, "");
  flip_player_row_edit (g_ptr_array_index (self->rows, self->rows->len - 1));
}

/* Leaves out players for whom the game has no seat, and automatic ones that Flipside can't play
   here; missing players get an empty name. */
static void
seat_people (FlipPlayerList *self, GPtrArray *people)
{
  put_add_row (self);
  for (guint i = 0; i < people->len && i < self->game->max_seats; i++)
    {
      const Person *person = g_ptr_array_index (people, i);
      GtkWidget *row;

      if (person->level && !has_levels (self))
        continue;
      row = add_row (self, person->name, has_sides (self) ? person->side : 0);
      flip_player_row_offer_levels (FLIP_PLAYER_ROW (row), has_levels (self));
      flip_player_row_set_level (FLIP_PLAYER_ROW (row), person->level);
    }
  while (self->rows->len < self->game->min_seats)
    add_row (self, "", has_sides (self) ? smaller_side (self) : 0);
}

static void
clear_rows (FlipPlayerList *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      GtkWidget *row = g_ptr_array_index (self->rows, i);

      gtk_list_box_remove (GTK_LIST_BOX (gtk_widget_get_parent (row)), row);
    }
  g_ptr_array_set_size (self->rows, 0);
}

/* Assigns sides in turn to players who come from a game without sides. */
static void
give_sides (GPtrArray *people)
{
  for (guint i = 0; i < people->len; i++)
    ((Person *) g_ptr_array_index (people, i))->side = i % 2;
}

static void
flip_player_list_class_init (FlipPlayerListClass *klass)
{
  FLIP_OWN (klass, FlipPlayerList, (rows, g_ptr_array_unref), (known, g_ptr_array_unref),
            (drafts, g_hash_table_unref), (people, g_ptr_array_unref));
  FLIP_SIGNAL (klass, "changed", 0);
  FLIP_TEMPLATE (klass, "newsheet/player-list.ui");
  FLIP_BIND_CHILDREN (klass, FlipPlayerList, count, first_side, second_side, list,
                      second_list, add_row, chips);
  FLIP_BIND_CALLBACKS (klass, add_and_edit);
  FLIP_ACTIONS (klass, FlipPlayerList, ("players.add", add_player));
}

static void
accept_drops (FlipPlayerList *self, GtkListBox *list)
{
  FLIP_LISTEN (list, gtk_drop_target_new (FLIP_TYPE_PLAYER_ROW, GDK_ACTION_MOVE), self,
               ("drop", drop_cb));
}

static void
flip_player_list_init (FlipPlayerList *self)
{
  self->rows = g_ptr_array_new ();
  self->known = g_ptr_array_new_with_free_func (g_free);
  self->drafts = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) g_ptr_array_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
  accept_drops (self, self->list);
  accept_drops (self, self->second_list);
}

/* public functions */

void
flip_player_list_reset (FlipPlayerList *self, GPtrArray *seated, GPtrArray *known)
{
  g_autoptr (GPtrArray) people = g_ptr_array_new_with_free_func ((GDestroyNotify) person_free);

  g_return_if_fail (FLIP_IS_PLAYER_LIST (self));
  g_return_if_fail (self->game != NULL);

  g_hash_table_remove_all (self->drafts);
  g_clear_pointer (&self->people, g_ptr_array_unref);
  g_ptr_array_set_size (self->known, 0);
  for (guint i = 0; known && i < known->len; i++)
    g_ptr_array_add (self->known, g_strdup (g_ptr_array_index (known, i)));
  for (guint i = 0; i < seated->len; i++)
    {
      const FlipUsualPlayer *player = g_ptr_array_index (seated, i);
      Person *person = g_new (Person, 1);

      *person = (Person){ g_strdup (player->name), i % 2, player->level };
      g_ptr_array_add (people, person);
    }
  clear_rows (self);
  seat_people (self, people);
  self->edited = FALSE;
  update (self);
}

void
flip_player_list_set_game (FlipPlayerList *self, const FlipGame *game)
{
  g_autoptr (GPtrArray) people = NULL;
  GPtrArray *draft;

  g_return_if_fail (FLIP_IS_PLAYER_LIST (self));
  g_return_if_fail (game != NULL);

  if (self->game == game)
    return;
  if (self->game)
    flip_player_list_set_opponent (self, NULL);
  people = read_people (self);
  if (self->game)
    g_hash_table_insert (self->drafts, (gpointer) self->game, g_ptr_array_ref (people));
  clear_rows (self);
  draft = g_hash_table_lookup (self->drafts, game);
  if (!draft && self->game && !has_sides (self))
    give_sides (people);
  self->game = game;
  seat_people (self, draft ? draft : people);
  self->edited = FALSE;
  update (self);
}

/* Flipside plays the second seat, against one person. */
void
flip_player_list_set_opponent (FlipPlayerList *self, const char *name)
{
  g_autoptr (GPtrArray) people = NULL;
  Person *person;

  g_return_if_fail (FLIP_IS_PLAYER_LIST (self));
  g_return_if_fail (self->game != NULL);

  if ((name != NULL) == (self->people != NULL))
    return;
  people = read_people (self);
  person = g_ptr_array_index (people, 0);
  clear_rows (self);
  if (name)
    {
      self->people = g_ptr_array_ref (people);
      add_row (self, person->name, person->side);
      flip_player_row_set_fixed (FLIP_PLAYER_ROW (add_row (self, name, !person->side)), TRUE);
    }
  else
    {
      g_autoptr (GPtrArray) before = g_steal_pointer (&self->people);
      Person *first = g_ptr_array_index (before, 0);

      g_free (first->name);
      *first = (Person){ g_strdup (person->name), first->side, 0 };
      seat_people (self, before);
    }
  update (self);
}

guint
flip_player_list_n_seats (FlipPlayerList *self)
{
  g_autoptr (GPtrArray) seated = NULL;

  g_return_val_if_fail (FLIP_IS_PLAYER_LIST (self), 0);

  seated = list_seated (self);
  return seated->len;
}

gboolean
flip_player_list_was_edited (FlipPlayerList *self)
{
  g_return_val_if_fail (FLIP_IS_PLAYER_LIST (self), FALSE);

  for (guint i = 0; i < flip_player_list_n_seats (self); i++)
    {
      gpointer row = g_ptr_array_index (self->rows, i);

      if (!*flip_player_row_name (row) && !g_object_get_data (row, "typed"))
        return FALSE;
    }

  return self->edited;
}

static gboolean
fill_sides (FlipPlayerList *self, GPtrArray *seated, FlipSetup *setup, GError **error)
{
  const FlipOption *option = flip_game_find_option (self->game, self->game->sides.option);

  if (is_balanced (self, seated))
    return flip_setup_set_option (setup, option->key, option->values[leading_side (seated)], error);
  g_set_error (error, FLIP_SETUP_ERROR, FLIP_SETUP_ERROR_PLAYERS,
               _ ("Both sides need the same number of players, give or take one."));
  return FALSE;
}

gboolean
flip_player_list_fill (FlipPlayerList *self, FlipSetup *setup, GError **error)
{
  g_autoptr (GPtrArray) seated = NULL, order = NULL;

  g_return_val_if_fail (FLIP_IS_PLAYER_LIST (self), FALSE);
  g_return_val_if_fail (setup != NULL, FALSE);

  seated = list_seated (self);
  order = order_rows (self, seated);
  for (guint i = 0; i < order->len; i++)
    {
      if (!flip_setup_add_player (setup, flip_player_row_name (g_ptr_array_index (order, i)),
                                  error))
        return FALSE;
    }

  return !has_sides (self) || fill_sides (self, seated, setup, error);
}

void
flip_player_list_mark (FlipPlayerList *self, FlipSession *session)
{
  g_autoptr (GPtrArray) seated = NULL, order = NULL;

  g_return_if_fail (FLIP_IS_PLAYER_LIST (self));
  g_return_if_fail (session != NULL);

  seated = list_seated (self);
  order = order_rows (self, seated);
  for (guint seat = 0; seat < order->len; seat++)
    {
      guint level = flip_player_row_level (g_ptr_array_index (order, seat));

      if (level)
        flip_automatic_add (session, seat, flip_player_level (level - 1));
    }
}
