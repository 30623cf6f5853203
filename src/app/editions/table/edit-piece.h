/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/editions/scenario-table.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A piece on the table of an edition: it takes the focus, and describes the piece to screen
   readers. The table draws it. */
#define FLIP_TYPE_EDIT_PIECE (flip_edit_piece_get_type ())
G_DECLARE_FINAL_TYPE (FlipEditPiece, flip_edit_piece, FLIP, EDIT_PIECE, GtkWidget)

GtkWidget *flip_edit_piece_new (const char *group, const char *key);
gboolean flip_edit_piece_is (FlipEditPiece *self, const char *group, const char *key);
const char *flip_edit_piece_group (FlipEditPiece *self);
const char *flip_edit_piece_key (FlipEditPiece *self);

/* `other` is the piece that it overlaps, or NULL. */
void flip_edit_piece_tell (FlipEditPiece *self, const FlipTablePiece *piece, const char *other);

G_END_DECLS
