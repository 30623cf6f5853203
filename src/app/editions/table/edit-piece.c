/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/table/edit-piece.h"

#include "app/common/toolkit/show.h"

#include <glib/gi18n.h>

struct _FlipEditPiece
{
  GtkWidget parent_instance;

  /* owned */
  char *group, *key, *told;
};

G_DEFINE_FINAL_TYPE (FlipEditPiece, flip_edit_piece, GTK_TYPE_WIDGET)

/* overrides */

static void
flip_edit_piece_finalize (GObject *object)
{
  FlipEditPiece *self = FLIP_EDIT_PIECE (object);

  g_free (self->group);
  g_free (self->key);
  g_free (self->told);
  G_OBJECT_CLASS (flip_edit_piece_parent_class)->finalize (object);
}

static void
flip_edit_piece_class_init (FlipEditPieceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = flip_edit_piece_finalize;
  gtk_widget_class_set_css_name (widget_class, "editpiece");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
}

static void
flip_edit_piece_init (FlipEditPiece *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

/* public functions */

GtkWidget *
flip_edit_piece_new (const char *group, const char *key)
{
  FlipEditPiece *self = g_object_new (FLIP_TYPE_EDIT_PIECE, NULL);

  g_return_val_if_fail (group && key, GTK_WIDGET (self));

  self->group = g_strdup (group);
  self->key = g_strdup (key);
  return GTK_WIDGET (self);
}

gboolean
flip_edit_piece_is (FlipEditPiece *self, const char *group, const char *key)
{
  g_return_val_if_fail (FLIP_IS_EDIT_PIECE (self), FALSE);

  return g_strcmp0 (self->group, group) == 0 && g_strcmp0 (self->key, key) == 0;
}

const char *
flip_edit_piece_group (FlipEditPiece *self)
{
  g_return_val_if_fail (FLIP_IS_EDIT_PIECE (self), NULL);

  return self->group;
}

const char *
flip_edit_piece_key (FlipEditPiece *self)
{
  g_return_val_if_fail (FLIP_IS_EDIT_PIECE (self), NULL);

  return self->key;
}

static char *
tell_place (const FlipTablePiece *piece)
{
  if (piece->turns)
    /* Translators: %s: a piece on the table; %d: millimetres, twice, then degrees */
    return g_strdup_printf (_ ("%s, %d mm from the left, %d mm from the far edge, turned by %d°"),
                            piece->name, piece->spot.x, piece->spot.y, piece->spot.angle);
  /* Translators: %s: a piece on the table; %d: millimetres */
  return g_strdup_printf (_ ("%s, %d mm from the left, %d mm from the far edge"), piece->name,
                          piece->spot.x, piece->spot.y);
}

void
flip_edit_piece_tell (FlipEditPiece *self, const FlipTablePiece *piece, const char *other)
{
  g_autofree char *place = tell_place (piece);
  g_autofree char *told = NULL;

  g_return_if_fail (FLIP_IS_EDIT_PIECE (self));

  if (other)
    /* Translators: where a piece is, and what it overlaps. */
    told = g_strdup_printf (_ ("%s. It overlaps %s."), place, other);
  else if (piece->is_off)
    /* Translators: %s: a piece and where it stands, as a sentence without its stop */
    told = g_strdup_printf (_ ("%s. Part of it is off the table."), place);
  else
    told = g_steal_pointer (&place);
  if (g_strcmp0 (told, self->told) == 0)
    return;
  flip_show_name (self, told);
  g_free (self->told);
  self->told = g_steal_pointer (&told);
}
