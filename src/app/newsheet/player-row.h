/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

/* A player of the new sheet: the ink, an entry for the name, and a button to remove the player.
   Signals: "changed" (the name), "remove", "onward" (Enter was pressed), "switch" (to the other
   side). */
#define FLIP_TYPE_PLAYER_ROW (flip_player_row_get_type ())
G_DECLARE_FINAL_TYPE (FlipPlayerRow, flip_player_row, FLIP, PLAYER_ROW, GtkListBoxRow)

GtkWidget *flip_player_row_new (const char *name);
const char *flip_player_row_name (FlipPlayerRow *self);
void flip_player_row_set_seat (FlipPlayerRow *self, guint seat);
void flip_player_row_set_removable (FlipPlayerRow *self, gboolean removable);

/* Focuses the name; FALSE if it can't be changed. */
gboolean flip_player_row_edit (FlipPlayerRow *self);

/* The side that the player can be moved to, with a button or by dragging; NULL if there are no
   sides. */
void flip_player_row_set_other_side (FlipPlayerRow *self, const char *name);

/* Whether Flipside may play the seat; and its level, from 1, or 0 for a person. */
void flip_player_row_offer_levels (FlipPlayerRow *self, gboolean offered);
guint flip_player_row_level (FlipPlayerRow *self);
void flip_player_row_set_level (FlipPlayerRow *self, guint level);

/* Whether the name can't be changed, because nobody sits here. */
void flip_player_row_set_fixed (FlipPlayerRow *self, gboolean fixed);
