/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/table/table-canvas.h"

G_BEGIN_DECLS

/* Handles pointer, wheel and keys on the canvas: aims, chooses a figure, flicks. */
GtkEventController *flip_table_input_new (FlipTableCanvas *canvas);
void flip_table_input_set_hand (GtkEventController *input, FlipTableHand *hand);

G_END_DECLS
