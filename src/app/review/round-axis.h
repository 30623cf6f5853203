/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/picture/drawing.h"
#include "play/sheet/timeline.h"

/* The rounds of a sheet, below its slider and on the same axis as its graph. A click goes to the
   beginning of a round, by the action "sheet.show". Screen readers get the same from the slider. */
G_DECLARE_FINAL_TYPE (FlipRoundAxis, flip_round_axis, FLIP, ROUND_AXIS, FlipDrawing)

/* The timeline is borrowed. It is read each time the axis is drawn, as are the notes of the
   moment. */
void flip_round_axis_show (FlipRoundAxis *self, const FlipTimeline *timeline, FlipMoment *moment);

/* Without a graph the axis takes the whole width. */
void flip_round_axis_set_alone (FlipRoundAxis *self, gboolean alone);
