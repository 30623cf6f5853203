/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/change.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* Steps through a sheet, finished or not: buttons, slider, graph, and the keys Left, Right, Home
   and End of the whole window while it is shown. It changes which moment is shown, by the actions
   of the page; the game itself stays as it is. Signal: "close". */
#define FLIP_TYPE_REVIEW_BAR (flip_review_bar_get_type ())
G_DECLARE_FINAL_TYPE (FlipReviewBar, flip_review_bar, FLIP, REVIEW_BAR, GtkBox)

void flip_review_bar_load (FlipReviewBar *self, FlipMoment *moment, const FlipChange *change);

G_END_DECLS
