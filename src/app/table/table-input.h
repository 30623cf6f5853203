/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/table/table-canvas.h"

/* Handles pointer, wheel and keys on the canvas: aims, chooses a figure, flicks. */
GtkEventController *flip_table_input_new (FlipTableCanvas *canvas);
void flip_table_input_set_hand (GtkEventController *input, FlipTableHand *hand);
