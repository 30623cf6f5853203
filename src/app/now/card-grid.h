/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/card-series.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* All cards, one row per suit. Signal: "card" (uint), also for a card that is not possible. */
#define FLIP_TYPE_CARD_GRID (flip_card_grid_get_type ())
G_DECLARE_FINAL_TYPE (FlipCardGrid, flip_card_grid, FLIP, CARD_GRID, GtkBox)

/* A game may give its regions to the suits: their names stand beside. */
void flip_card_grid_set_game (FlipCardGrid *self, const FlipGame *game);
void flip_card_grid_show (FlipCardGrid *self,
                          const FlipCardSeries *series,
                          FlipCardSet possible,
                          guint rank);

/* A line for each suit, if there is room. */
void flip_card_grid_set_bar (FlipCardGrid *self, gboolean bar);

G_END_DECLS
