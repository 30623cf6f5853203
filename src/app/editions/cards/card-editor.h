/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/editions/values/edition-form.h"
#include "play/editions/edition-cards.h"

G_BEGIN_DECLS

/* The editor of an edition whose cards have two sides: all cards in a strip, both sides of the
   chosen one large, and the market that they form. Emits "opened" with the group, the key and the
   phrase of a value; the key is "" for a side as a whole, and NULL for its first value. */
#define FLIP_TYPE_CARD_EDITOR (flip_card_editor_get_type ())
G_DECLARE_FINAL_TYPE (FlipCardEditor, flip_card_editor, FLIP, CARD_EDITOR, GtkBox)

/* Whether a game's editions are edited this way; the desk outlives the view. */
gboolean flip_card_editor_can (const FlipGame *game);
GtkWidget *flip_card_editor_new (FlipEditionDesk *desk);

/* Connects the form, which shows the chosen side and, above it, both sides to choose from. */
void flip_card_editor_join (FlipCardEditor *self, FlipEditionForm *form);

G_END_DECLS
