/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/kit/canvas.h"

G_BEGIN_DECLS

/* Draws a text as a QR code in a square, dark on light in every palette, with its quiet margin. */
void flip_qr_draw (FlipCanvas *canvas, const char *text, const FlipRect *rect);

/* The same for a terminal, two modules a line; dark letters on light. The caller frees it. */
char *flip_qr_print (const char *text);

G_END_DECLS
