/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/layout/room.h"
#include "play/moment/card-series.h"

#include <gtk/gtk.h>

/* Keys for all cards, how many cards are still to come, and a button that takes back the last one.
   Signals: "card" (uint), also for a card that is not possible; "rank" (string), if the suit is
   still missing. */
G_DECLARE_FINAL_TYPE (FlipCardGrid, flip_card_grid, FLIP, CARD_GRID, GtkBox)

/* If a game assigns its regions to suits, their names are shown beside them. */
void flip_card_grid_set_game (FlipCardGrid *self, const FlipGame *game);
void flip_card_grid_show (FlipCardGrid *self,
                          const FlipCardSeries *series,
                          FlipCardSet possible,
                          guint rank);

void flip_card_grid_set_room (FlipCardGrid *self, const FlipRoom *room);
