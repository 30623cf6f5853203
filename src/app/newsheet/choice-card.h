/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/game.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* One of several cards to choose from: a radio button that looks like a card. */
#define FLIP_TYPE_CHOICE_CARD (flip_choice_card_get_type ())
G_DECLARE_FINAL_TYPE (FlipChoiceCard, flip_choice_card, FLIP, CHOICE_CARD, GtkCheckButton)

/* A game, with its board as a thumbnail. */
GtkWidget *flip_choice_card_new_game (const FlipGame *game, GtkCheckButton *group);
const FlipGame *flip_choice_card_game (FlipChoiceCard *self);

GtkWidget *flip_choice_card_new (const char *icon, GtkCheckButton *group);
void flip_choice_card_set_words (FlipChoiceCard *self, const char *title, const char *subtitle);

G_END_DECLS
