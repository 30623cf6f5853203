/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/table/table-canvas.h"

G_BEGIN_DECLS

/* What pointer, wheel and keys do on the canvas: aim, choose a figure, flick. */
GtkEventController *flip_table_input_new (FlipTableCanvas *canvas);
void flip_table_input_set_hand (GtkEventController *input, FlipTableHand *hand);

G_END_DECLS
