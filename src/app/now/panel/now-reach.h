/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/layout/room.h"
#include "play/moment/moment.h"

#include <gtk/gtk.h>

/* How many sites are in reach, at which price: a legend for the glow and, by the action
   "sheet.limit-price", a filter. */
G_DECLARE_FINAL_TYPE (FlipNowReach, flip_now_reach, FLIP, NOW_REACH, GtkBox)

/* Takes effect when it is next shown. */
void flip_now_reach_set_room (FlipNowReach *self, const FlipRoom *room);

/* Hides itself unless there are several prices in reach. Drops any filter. */
void flip_now_reach_show (FlipNowReach *self, const FlipMoment *moment);
