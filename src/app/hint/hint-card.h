/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/review/hint.h"

#include <gtk/gtk.h>

/* One of the best choices: its expected value with the reasons, and a button that plays it. */
G_DECLARE_FINAL_TYPE (FlipHintCard, flip_hint_card, FLIP, HINT_CARD, GtkBox)

/* The axis is the same on all cards: its ends are whole points or percentages. */
void flip_hint_card_show (FlipHintCard *self, const FlipMoment *moment, const FlipHint *hint, guint index,
                          int least, int most);

/* Shows an empty card that has the size it will need. */
void flip_hint_card_clear (FlipHintCard *self);

/* The site of the choice, or FLIP_NO_SITE. */
guint flip_hint_card_site (FlipHintCard *self);

/* Focuses the card's button; FALSE if there is nothing to do yet. */
gboolean flip_hint_card_focus (FlipHintCard *self);
