/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* One of some cards to choose from: a radio button that is all card. */
GtkWidget *flip_choice_card_new_game (const FlipGame *game, GtkCheckButton *group);
GtkWidget *flip_choice_card_new (const char *icon,
                                 const char *title,
                                 const char *subtitle,
                                 GtkCheckButton *group);

/* Other words for the same choice. */
void flip_choice_card_set_words (GtkWidget *choice, const char *title, const char *subtitle);

G_END_DECLS
