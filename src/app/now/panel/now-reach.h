/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* How many sites are within reach, at which price: legend of the glow and, by the action
   "sheet.limit-price", filter in one. */
#define FLIP_TYPE_NOW_REACH (flip_now_reach_get_type ())
G_DECLARE_FINAL_TYPE (FlipNowReach, flip_now_reach, FLIP, NOW_REACH, GtkBox)

/* One chip a line and few of them, for a place beside the lineup, from the next showing on. */
void flip_now_reach_set_compact (FlipNowReach *self, gboolean compact);

/* Its chips beside each other, though it is compact. */
void flip_now_reach_set_bar (FlipNowReach *self, gboolean bar);

/* Hides itself where there are not several prices within reach. A filter is dropped. */
void flip_now_reach_show (FlipNowReach *self, const FlipMoment *moment);

G_END_DECLS
