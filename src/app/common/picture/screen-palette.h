/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/kit/palette.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* The palette that goes with the window's style: light or dark, plain or high contrast. */
const FlipPalette *flip_screen_palette (void);

/* Calls back, with the widget as the first argument, whenever that palette changes. */
void flip_screen_palette_watch (GtkWidget *widget, GCallback changed);

G_END_DECLS
