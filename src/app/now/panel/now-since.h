/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"

#include <gtk/gtk.h>

/* What happened before the question: forced cards, and the turns of others. A click on a line shows
   that moment by the action "sheet.show", or its notice by "sheet.tell". */
G_DECLARE_FINAL_TYPE (FlipNowSince, flip_now_since, FLIP, NOW_SINCE, GtkBox)

void flip_now_since_load (FlipNowSince *self, FlipMoment *moment);
