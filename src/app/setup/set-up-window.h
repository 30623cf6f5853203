/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/sheet/sheet-model.h"

#include <adwaita.h>

/* Helps to set up the real table: the scenario's table with rulers, and the distance of each piece
   from two edges. */
#define FLIP_TYPE_SET_UP_WINDOW (flip_set_up_window_get_type ())
G_DECLARE_FINAL_TYPE (FlipSetUpWindow, flip_set_up_window, FLIP, SET_UP_WINDOW, AdwWindow)

/* Whether there is a real table to set up. */
gboolean flip_set_up_window_can (FlipSheetModel *model);

void flip_set_up_window_present (GtkWindow *parent, FlipSheetModel *model);
