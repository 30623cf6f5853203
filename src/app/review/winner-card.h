/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/standing.h"

#include <gtk/gtk.h>

/* The winner, with points in the winner's ink and the title that was earned. */
#define FLIP_TYPE_WINNER_CARD (flip_winner_card_get_type ())
G_DECLARE_FINAL_TYPE (FlipWinnerCard, flip_winner_card, FLIP, WINNER_CARD, GtkBox)

GtkWidget *flip_winner_card_new (const FlipStanding *standing);

/* The players who did not win, the best first. */
GtkWidget *flip_others_card_new (const FlipStanding *standing);
