/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/layout/room.h"
#include "play/moment/foresight.h"

#include <gtk/gtk.h>

/* The outlook of the previewed move, if its game gives it a heading: its card, the seat's counts
   before and after, and the risk. While nothing is previewed, the outlook of the usual answer is
   shown. */
G_DECLARE_FINAL_TYPE (FlipNowOutlook, flip_now_outlook, FLIP, NOW_OUTLOOK, GtkGrid)

/* The usual answer is the one that is shown while no other is previewed; it may be NULL. Without a
   moment nothing is shown. */
void flip_now_outlook_load (FlipNowOutlook *self, FlipMoment *moment, const FlipWay *usual);
void flip_now_outlook_foresee (FlipNowOutlook *self, const FlipForesight *foresight);
void flip_now_outlook_set_room (FlipNowOutlook *self, const FlipRoom *room);
