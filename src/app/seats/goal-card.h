/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Something that the seats race for: what it gives, who has it, and how far the seat is whose board
   is in view. A click tells it in full, for all seats. */
#define FLIP_TYPE_GOAL_CARD (flip_goal_card_get_type ())
G_DECLARE_FINAL_TYPE (FlipGoalCard, flip_goal_card, FLIP, GOAL_CARD, GtkBox)

void flip_goal_card_show (FlipGoalCard *self, const FlipGoal *goal, const FlipMoment *moment);

/* In one line rather than two. */
void flip_goal_card_set_slim (FlipGoalCard *self, gboolean slim);

G_END_DECLS
