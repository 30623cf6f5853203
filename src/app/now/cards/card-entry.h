/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/now/cards/card-grid.h"

#include <gtk/gtk.h>

/* Entry of a card: by typing rank and suit, or on the grid. Signal: "card" (uint). It is emitted
   even for a card that is not possible, so that the rules can say why. */
G_DECLARE_FINAL_TYPE (FlipCardEntry, flip_card_entry, FLIP, CARD_ENTRY, GtkBox)

/* Connects the grid, whose keys also enter cards; call it once. */
void flip_card_entry_set_grid (FlipCardEntry *self, FlipCardGrid *grid);
void flip_card_entry_set_series (FlipCardEntry *self, const FlipCardSeries *series);
void flip_card_entry_set_possible (FlipCardEntry *self, FlipCardSet possible);
void flip_card_entry_set_room (FlipCardEntry *self, const FlipRoom *room);

/* Adds a widget after the text. */
void flip_card_entry_append (FlipCardEntry *self, GtkWidget *widget);
void flip_card_entry_focus (FlipCardEntry *self);

/* Handles a key that was pressed elsewhere: letters and digits go into the entry, Backspace takes
   back. FALSE for any other key. */
gboolean flip_card_entry_press_key (FlipCardEntry *self, guint key);

/* Clears a half-typed card, or the reason for a refusal; FALSE if there is neither. */
gboolean flip_card_entry_clear (FlipCardEntry *self);

/* Shows the reason over the entry until the next key. */
void flip_card_entry_refuse (FlipCardEntry *self, const FlipRefusal *refusal);
