/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/table/edit-tile.h"

#include "app/common/toolkit/show.h"
#include "app/editions/table/piece-picture.h"
#include "play/editions/table-draft.h"

#include <glib/gi18n.h>

struct _FlipEditTile
{
  GtkButton parent_instance;

  /* template */
  FlipPiecePicture *picture;
  GtkLabel *title, *count;

  /* borrowed */
  const FlipGame *game;

  guint index;
};

G_DEFINE_FINAL_TYPE (FlipEditTile, flip_edit_tile, GTK_TYPE_BUTTON)

/* callbacks */

static GdkContentProvider *
prepare_cb (GtkDragSource *drag, double x, double y, FlipEditTile *self)
{
  g_assert (FLIP_IS_EDIT_TILE (self));

  return gtk_widget_get_sensitive (GTK_WIDGET (self))
           ? gdk_content_provider_new_typed (G_TYPE_UINT, self->index)
           : NULL;
}

static void
begin_cb (GtkDragSource *source, GdkDrag *drag, FlipEditTile *self)
{
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (GTK_WIDGET (self->picture));

  g_assert (FLIP_IS_EDIT_TILE (self));

  gtk_drag_source_set_icon (source, picture, FLIP_PIECE_PICTURE_WIDTH / 2,
                            FLIP_PIECE_PICTURE_HEIGHT / 2);
}

/* overrides */

static void
flip_edit_tile_class_init (FlipEditTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (FLIP_TYPE_PIECE_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/flipside/Flipside/editions/table/edit-tile.ui");
  gtk_widget_class_bind_template_child (widget_class, FlipEditTile, picture);
  gtk_widget_class_bind_template_child (widget_class, FlipEditTile, title);
  gtk_widget_class_bind_template_child (widget_class, FlipEditTile, count);
}

static void
flip_edit_tile_init (FlipEditTile *self)
{
  GtkDragSource *drag = gtk_drag_source_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drag_source_set_actions (drag, GDK_ACTION_COPY);
  g_signal_connect (drag, "prepare", G_CALLBACK (prepare_cb), self);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (begin_cb), self);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

/* public functions */

GtkWidget *
flip_edit_tile_new (const FlipGame *game, guint index)
{
  FlipEditTile *self = g_object_new (FLIP_TYPE_EDIT_TILE, NULL);

  g_return_val_if_fail (flip_table_draft_can (game), GTK_WIDGET (self));

  self->game = game;
  self->index = index;
  return GTK_WIDGET (self);
}

guint
flip_edit_tile_index (FlipEditTile *self)
{
  g_return_val_if_fail (FLIP_IS_EDIT_TILE (self), 0);

  return self->index;
}

void
flip_edit_tile_show (FlipEditTile *self, const FlipTrayItem *item)
{
  g_autofree char *count = g_strdup_printf ("%d", item->left);
  /* Translators: something in the box, and how many of it are left. */
  g_autofree char *told =
    /* Translators: a piece, and how many of it are not laid yet */
    g_strdup_printf (ngettext ("%s, %d left", "%s, %d left", item->left), item->title, item->left);

  g_return_if_fail (FLIP_IS_EDIT_TILE (self));

  flip_piece_picture_show (self->picture, self->game, item);
  flip_show_text (self->title, item->title);
  flip_show_text (self->count, count);
  gtk_widget_set_sensitive (GTK_WIDGET (self), item->left > 0);
  flip_show_name (self, told);
}
