/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"

#include <gtk/gtk.h>

/* A few short answers as chips: sites of one region with what each gives, or single characters. */
G_DECLARE_FINAL_TYPE (FlipNowChips, flip_now_chips, FLIP, NOW_CHIPS, GtkBox)

/* TRUE if the answers are of this kind; other answers are hidden. */
gboolean flip_now_chips_load (FlipNowChips *self, const FlipMoment *moment);
void flip_now_chips_hide (FlipNowChips *self);
