/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/newsheet/player-row.h"

#include "app/common/seat-avatar.h"

#include <glib/gi18n.h>

#define AVATAR 28

struct _FlipPlayerRow
{
  GtkListBoxRow parent_instance;

  /* template */
  FlipSeatAvatar *avatar;
  GtkEditable *entry;
  GtkLabel *marker;
  GtkWidget *remove;

  guint seat;
};

G_DEFINE_FINAL_TYPE (FlipPlayerRow, flip_player_row, GTK_TYPE_LIST_BOX_ROW)

enum
{
  CHANGED,
  REMOVE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* callbacks */

static void
name_changed_cb (GtkEditable *entry, FlipPlayerRow *self)
{
  const char *name = gtk_editable_get_text (entry);
  g_autofree char *words = g_strdup_printf (_ ("Remove %s"), *name ? name : _ ("this player"));

  g_assert (FLIP_IS_PLAYER_ROW (self));

  flip_seat_avatar_show (self->avatar, self->seat, name);
  gtk_widget_set_tooltip_text (self->remove, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->remove), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words, -1);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
remove_cb (GtkButton *button, FlipPlayerRow *self)
{
  g_assert (FLIP_IS_PLAYER_ROW (self));

  g_signal_emit (self, signals[REMOVE], 0);
}

/* overrides */

static void
flip_player_row_class_init (FlipPlayerRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (FLIP_TYPE_SEAT_AVATAR);
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[REMOVE] = g_signal_new ("remove", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/flipside/Flipside/newsheet/player-row.ui");
  gtk_widget_class_bind_template_child (widget_class, FlipPlayerRow, avatar);
  gtk_widget_class_bind_template_child (widget_class, FlipPlayerRow, entry);
  gtk_widget_class_bind_template_child (widget_class, FlipPlayerRow, marker);
  gtk_widget_class_bind_template_child (widget_class, FlipPlayerRow, remove);
  gtk_widget_class_bind_template_callback (widget_class, name_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, remove_cb);
}

static void
flip_player_row_init (FlipPlayerRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
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

void
flip_player_row_edit (FlipPlayerRow *self)
{
  g_return_if_fail (FLIP_IS_PLAYER_ROW (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}
