/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/now/cards/card-grid.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Telling a card: by typing rank and suit, or on the grid. Signal: "card" (uint). A card that
   cannot be there is handed on all the same, so that the rules say why. */
#define FLIP_TYPE_CARD_ENTRY (flip_card_entry_get_type ())
G_DECLARE_FINAL_TYPE (FlipCardEntry, flip_card_entry, FLIP, CARD_ENTRY, GtkBox)

/* The keys that tell cards, too; once. */
void flip_card_entry_set_grid (FlipCardEntry *self, FlipCardGrid *grid);
void flip_card_entry_set_series (FlipCardEntry *self, const FlipCardSeries *series);
void flip_card_entry_set_possible (FlipCardEntry *self, FlipCardSet possible);
void flip_card_entry_set_compact (FlipCardEntry *self, gboolean compact);

/* What was told beside the entry, not above it; tiny: no higher than the entry. */
void flip_card_entry_set_slim (FlipCardEntry *self, gboolean slim, gboolean tiny);

/* Something behind what is typed. */
void flip_card_entry_append (FlipCardEntry *self, GtkWidget *widget);

/* Whether the keys tell ranks alone, so that the suits stand here. */
void flip_card_entry_set_ranks (FlipCardEntry *self, gboolean ranks);
void flip_card_entry_focus (FlipCardEntry *self);

/* A key that was pressed elsewhere: letters and digits go into the entry, Backspace takes back. FALSE
   for any other. */
gboolean flip_card_entry_press_key (FlipCardEntry *self, guint key);

/* Forgets what is half typed, or the reason of a refusal; FALSE where there is neither. */
gboolean flip_card_entry_clear (FlipCardEntry *self);

/* The reason lies over the entry until the next key. */
void flip_card_entry_refuse (FlipCardEntry *self, const FlipRefusal *refusal);

G_END_DECLS
