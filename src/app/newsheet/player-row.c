/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/newsheet/player-row.h"

#include "advisor/player.h"
#include "app/common/picture/seat-avatar.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"
#include "play/sheet/usual-players.h"

#include <glib/gi18n.h>
#include <math.h>

#define AVATAR 28

struct _FlipPlayerRow
{
  GtkListBoxRow parent_instance;

  /* template */
  FlipSeatAvatar *avatar;
  GtkEditable *entry;
  GtkLabel *marker;
  GtkWidget *remove, *other_side;
  GtkDropDown *level;

  guint seat;
};

G_DEFINE_FINAL_TYPE (FlipPlayerRow, flip_player_row, GTK_TYPE_LIST_BOX_ROW)

/* callbacks */

static void
name_changed_cb (GtkEditable *entry, FlipPlayerRow *self)
{
  const char *name = gtk_editable_get_text (entry);
  /* Translators: instead of a name that is not known yet */
  const char *who = *name ? name : _ ("this player");
  /* Translators: %s: a player */
  g_autofree char *words = g_strdup_printf (_ ("Remove %s"), who);

  g_assert (FLIP_IS_PLAYER_ROW (self));

  flip_seat_avatar_show (self->avatar, self->seat, name);
  gtk_widget_set_tooltip_text (self->remove, words);
  flip_show_name (self->remove, words);
  g_signal_emit_by_name (self, "changed");
}

FLIP_EMITS (remove_cb, "remove")
FLIP_EMITS (onward_cb, "onward")

/* An automatic player needs a name too; a name that a person has entered is not touched. */
static void
level_cb (GtkDropDown *list, GParamSpec *property, FlipPlayerRow *self)
{
  gboolean is_automatic = flip_player_row_level (self) > 0;
  g_autofree char *name = NULL;

  g_assert (FLIP_IS_PLAYER_ROW (self));

  if (is_automatic && !*flip_player_row_name (self))
    {
      name = flip_usual_players_name (self->seat);
      gtk_editable_set_text (self->entry, name);
    }
  else if (!is_automatic && flip_usual_players_is_ours (flip_player_row_name (self)))
    gtk_editable_set_text (self->entry, "");
  g_signal_emit_by_name (self, "changed");
}

FLIP_EMITS (other_side_cb, "switch")

/* Dragging along the name selects letters; dragging up or down moves the player to the other
   side. */
static gboolean
selects_letters (FlipPlayerRow *self, GtkDragSource *source, double x, double y)
{
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);
  double now_x = x, now_y = y;

  gtk_gesture_get_point (GTK_GESTURE (source), NULL, &now_x, &now_y);
  return picked && gtk_widget_is_ancestor (picked, GTK_WIDGET (self->entry))
         && fabs (now_x - x) >= fabs (now_y - y);
}

static GdkContentProvider *
drag_cb (GtkDragSource *source, double x, double y, FlipPlayerRow *self)
{
  g_assert (FLIP_IS_PLAYER_ROW (self));

  if (!gtk_widget_get_visible (self->other_side) || selects_letters (self, source, x, y))
    return NULL;
  return gdk_content_provider_new_typed (FLIP_TYPE_PLAYER_ROW, self);
}

static void
drag_begin_cb (GtkDragSource *source, GdkDrag *drag, FlipPlayerRow *self)
{
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (GTK_WIDGET (self));

  gtk_drag_source_set_icon (source, picture, 0, 0);
}

/* overrides */

static void
flip_player_row_class_init (FlipPlayerRowClass *klass)
{
  FLIP_SIGNAL (klass, "changed", 0);
  FLIP_SIGNAL (klass, "onward", 0);
  FLIP_SIGNAL (klass, "switch", 0);
  FLIP_SIGNAL (klass, "remove", 0);
  FLIP_TEMPLATE (klass, "newsheet/player-row.ui");
  FLIP_BIND_CHILDREN (klass, FlipPlayerRow, avatar, entry, marker, remove, other_side,
                      level);
  FLIP_BIND_CALLBACKS (klass, level_cb, name_changed_cb, remove_cb, onward_cb,
                       other_side_cb);
}

static void
add_levels (FlipPlayerRow *self)
{
  g_autoptr (GtkStringList) levels = gtk_string_list_new (NULL);

  /* Translators: who plays a seat: a person, or the program */
  gtk_string_list_append (levels, _ ("Person"));
  for (guint i = 0; i < FLIP_N_LEVELS; i++)
    gtk_string_list_append (levels, _ (flip_player_level (i)->label));
  gtk_drop_down_set_model (self->level, G_LIST_MODEL (levels));
  /* Translators: who decides for a seat: a person or an automatic player */
  flip_show_drop_down_name (self->level, _ ("Played by"));
}

static void
flip_player_row_init (FlipPlayerRow *self)
{
  GtkDragSource *drag = gtk_drag_source_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  add_levels (self);
  gtk_drag_source_set_actions (drag, GDK_ACTION_MOVE);
  FLIP_LISTEN_FIRST (self, drag, self, ("prepare", drag_cb), ("drag-begin", drag_begin_cb));
  flip_drawing_set_size (FLIP_DRAWING (self->avatar), AVATAR, AVATAR);
}

/* public functions */

GtkWidget *
flip_player_row_new (const char *name)
{
  FlipPlayerRow *self;

  g_return_val_if_fail (name != NULL, NULL);

  self = g_object_new (FLIP_TYPE_PLAYER_ROW, NULL);
  gtk_editable_set_text (self->entry, name);
  name_changed_cb (self->entry, self);
  return GTK_WIDGET (self);
}

const char *
flip_player_row_name (FlipPlayerRow *self)
{
  g_return_val_if_fail (FLIP_IS_PLAYER_ROW (self), "");

  return gtk_editable_get_text (self->entry);
}

void
flip_player_row_set_seat (FlipPlayerRow *self, guint seat)
{
  /* Translators: %u: the number of the player */
  g_autofree char *words = g_strdup_printf (_ ("Name of player %u"), seat + 1);

  g_return_if_fail (FLIP_IS_PLAYER_ROW (self));

  self->seat = seat;
  gtk_label_set_label (self->marker, flip_ink_name (seat));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, flip_ink_name (seat),
                                  -1);
  flip_seat_avatar_show (self->avatar, seat, flip_player_row_name (self));
}

void
flip_player_row_set_removable (FlipPlayerRow *self, gboolean removable)
{
  g_return_if_fail (FLIP_IS_PLAYER_ROW (self));

  gtk_widget_set_sensitive (self->remove, removable);
}

gboolean
flip_player_row_edit (FlipPlayerRow *self)
{
  g_return_val_if_fail (FLIP_IS_PLAYER_ROW (self), FALSE);

  return gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

void
flip_player_row_set_other_side (FlipPlayerRow *self, const char *name)
{
  g_autofree char *words = NULL;

  g_return_if_fail (FLIP_IS_PLAYER_ROW (self));

  gtk_widget_set_visible (self->other_side, name != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->marker), name == NULL);
  if (!name)
    return;
  /* Translators: Move Ann to the Outlaws */
  words = g_strdup_printf (_ ("Move %s to the %s"),
                           *flip_player_row_name (self) ? flip_player_row_name (self)
                                                        : _ ("this player"),
                           name);
  gtk_widget_set_tooltip_text (self->other_side, words);
  flip_show_name (self->other_side, words);
}

void
flip_player_row_set_fixed (FlipPlayerRow *self, gboolean fixed)
{
  g_return_if_fail (FLIP_IS_PLAYER_ROW (self));

  gtk_widget_set_sensitive (GTK_WIDGET (self->entry), !fixed);
}

void
flip_player_row_offer_levels (FlipPlayerRow *self, gboolean offered)
{
  g_return_if_fail (FLIP_IS_PLAYER_ROW (self));

  gtk_widget_set_visible (GTK_WIDGET (self->level), offered);
  gtk_widget_set_visible (GTK_WIDGET (self->marker),
                          !offered && !gtk_widget_get_visible (self->other_side));
}

guint
flip_player_row_level (FlipPlayerRow *self)
{
  g_return_val_if_fail (FLIP_IS_PLAYER_ROW (self), 0);

  return gtk_widget_get_visible (GTK_WIDGET (self->level)) ? gtk_drop_down_get_selected (self->level) : 0;
}

void
flip_player_row_set_level (FlipPlayerRow *self, guint level)
{
  g_return_if_fail (FLIP_IS_PLAYER_ROW (self));
  g_return_if_fail (level <= FLIP_N_LEVELS);

  gtk_drop_down_set_selected (self->level, level);
}
