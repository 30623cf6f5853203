/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/sheet-model.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* How many sites are within reach, at which price: legend of the glow and filter in one.
   Signal: "price-filter" (int most): show only sites up to that price, or all for G_MAXINT. */
#define FLIP_TYPE_NOW_REACH (flip_now_reach_get_type ())
G_DECLARE_FINAL_TYPE (FlipNowReach, flip_now_reach, FLIP, NOW_REACH, GtkBox)

GtkWidget *flip_now_reach_new (void);

/* One chip a line and few of them, for a place beside the lineup, from the next showing on. */
void flip_now_reach_set_compact (FlipNowReach *self, gboolean compact);

/* Hides itself where nothing is within reach. A filter is dropped. */
void flip_now_reach_show (FlipNowReach *self, FlipSheetModel *model);

G_END_DECLS
