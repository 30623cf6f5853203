/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/layout/room.h"
#include "play/moment/way.h"

#include <gtk/gtk.h>

/* The cards of the lineup, and below each what it would be used for. */
G_DECLARE_FINAL_TYPE (FlipNowLineup, flip_now_lineup, FLIP, NOW_LINEUP, GtkBox)

void flip_now_lineup_show (FlipNowLineup *self, const FlipCard *cards, guint n);
void flip_now_lineup_set_room (FlipNowLineup *self, const FlipRoom *room);
void flip_now_lineup_show_roles (FlipNowLineup *self, const FlipWay *way);
