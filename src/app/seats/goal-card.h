/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"

#include <gtk/gtk.h>

/* A goal that the seats race for: what it gives, who has met it, and the progress of the seat in
   view. A click shows it in full, for all seats. */
#define FLIP_TYPE_GOAL_CARD (flip_goal_card_get_type ())
G_DECLARE_FINAL_TYPE (FlipGoalCard, flip_goal_card, FLIP, GOAL_CARD, GtkBox)

void flip_goal_card_show (FlipGoalCard *self, const FlipGoal *goal, const FlipMoment *moment);

/* Shows it in one line instead of two. */
void flip_goal_card_set_slim (FlipGoalCard *self, gboolean slim);
