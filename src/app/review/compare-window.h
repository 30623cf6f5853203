/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/sheet/sheet-model.h"

#include <adwaita.h>

/* Two sheets of a game side by side, at the same turn. The other one is chosen from the library. */
#define FLIP_TYPE_COMPARE_WINDOW (flip_compare_window_get_type ())
G_DECLARE_FINAL_TYPE (FlipCompareWindow, flip_compare_window, FLIP, COMPARE_WINDOW, AdwWindow)

void flip_compare_window_present (GtkWindow *parent, FlipSheetModel *model);
