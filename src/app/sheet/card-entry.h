/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/card.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Telling a card: a click on the grid of 52, or its rank and suit typed. Signal: "card" (number).
   A typed card that can't be there is handed on all the same, so that the rules say why. */
#define FLIP_TYPE_CARD_ENTRY (flip_card_entry_get_type ())
G_DECLARE_FINAL_TYPE (FlipCardEntry, flip_card_entry, FLIP, CARD_ENTRY, GtkBox)

GtkWidget *flip_card_entry_new (void);
void flip_card_entry_set_possible (FlipCardEntry *self, FlipCardSet possible);
void flip_card_entry_focus (FlipCardEntry *self);

G_END_DECLS
