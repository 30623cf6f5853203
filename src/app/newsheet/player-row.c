/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/newsheet/player-row.h"

#include "app/common/seat-avatar.h"

#include <glib/gi18n.h>

struct _FlipPlayerRow
{
  GtkListBoxRow parent_instance;

  /* owned by the row */
  GtkWidget *avatar, *entry, *marker, *remove;

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

  flip_seat_avatar_show (FLIP_SEAT_AVATAR (self->avatar), self->seat, name);
  gtk_widget_set_tooltip_text (self->remove, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->remove), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words, -1);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
remove_cb (GtkButton *button, FlipPlayerRow *self)
{
  g_signal_emit (self, signals[REMOVE], 0);
}

/* overrides */

static void
flip_player_row_class_init (FlipPlayerRowClass *klass)
{
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[REMOVE] = g_signal_new ("remove", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
}

static void
flip_player_row_init (FlipPlayerRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  self->avatar = flip_seat_avatar_new (28);
  self->entry = gtk_entry_new ();
  self->marker = gtk_label_new (NULL);
  self->remove = gtk_button_new_from_icon_name ("window-close-symbolic");
  gtk_widget_add_css_class (box, "player-row");
  gtk_widget_add_css_class (self->entry, "player-name");
  gtk_widget_add_css_class (self->marker, "choice-subtitle");
  gtk_widget_add_css_class (self->remove, "flat");
  gtk_widget_set_hexpand (self->entry, TRUE);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->entry), 4);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (self->entry), 4);
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->entry), _ ("Name"));
  gtk_label_set_ellipsize (GTK_LABEL (self->marker), PANGO_ELLIPSIZE_END);
  gtk_widget_set_valign (self->remove, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), self->avatar);
  gtk_box_append (GTK_BOX (box), self->entry);
  gtk_box_append (GTK_BOX (box), self->marker);
  gtk_box_append (GTK_BOX (box), self->remove);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), FALSE);
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
  g_signal_connect (self->entry, "changed", G_CALLBACK (name_changed_cb), self);
  g_signal_connect (self->remove, "clicked", G_CALLBACK (remove_cb), self);
}

/* public functions */

GtkWidget *
flip_player_row_new (const char *name)
{
  FlipPlayerRow *self = g_object_new (FLIP_TYPE_PLAYER_ROW, NULL);

  gtk_editable_set_text (GTK_EDITABLE (self->entry), name);
  name_changed_cb (GTK_EDITABLE (self->entry), self);
  return GTK_WIDGET (self);
}

const char *
flip_player_row_name (FlipPlayerRow *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->entry));
}

void
flip_player_row_set_seat (FlipPlayerRow *self, guint seat)
{
  g_autofree char *words = g_strdup_printf (_ ("Name of player %u"), seat + 1);

  self->seat = seat;
  gtk_label_set_label (GTK_LABEL (self->marker), flip_ink_name (seat));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, flip_ink_name (seat),
                                  -1);
  flip_seat_avatar_show (FLIP_SEAT_AVATAR (self->avatar), seat, flip_player_row_name (self));
}

void
flip_player_row_set_removable (FlipPlayerRow *self, gboolean removable)
{
  gtk_widget_set_sensitive (self->remove, removable);
}

void
flip_player_row_edit (FlipPlayerRow *self)
{
  gtk_widget_grab_focus (self->entry);
}
