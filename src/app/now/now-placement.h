/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/placement.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The piece that is to be placed: the card it comes from, which one, turn it, mirror it, whether it
   fits, on to the next place. Signals: "place" (FlipMove), "next" (uint site). */
#define FLIP_TYPE_NOW_PLACEMENT (flip_now_placement_get_type ())
G_DECLARE_FINAL_TYPE (FlipNowPlacement, flip_now_placement, FLIP, NOW_PLACEMENT, GtkBox)

GtkWidget *flip_now_placement_new (void);
void flip_now_placement_show (FlipNowPlacement *self, FlipSheetModel *model);

/* For a low place: without the card, the pieces side by side. */
void flip_now_placement_set_compact (FlipNowPlacement *self, gboolean compact);

G_END_DECLS
