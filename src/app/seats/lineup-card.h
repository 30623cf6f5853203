/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/turn.h"

#include <gtk/gtk.h>

/* The cards that all seats use in a turn, and a bar for how many seats are done; between turns
   (NULL), the cards that are already known. */
#define FLIP_TYPE_LINEUP_CARD (flip_lineup_card_get_type ())
G_DECLARE_FINAL_TYPE (FlipLineupCard, flip_lineup_card, FLIP, LINEUP_CARD, GtkBox)

void flip_lineup_card_show (FlipLineupCard *self, const FlipMoment *moment, const FlipTurn *turn);
