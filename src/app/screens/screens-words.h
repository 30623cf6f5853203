/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "serve/screens.h"

/* Each text is freed by the caller. */

/* Where a seat sits: "Pixel, just now", "here, on this computer". */
char *flip_screens_words_sitter (const FlipSitter *sitter);

/* "2 screens are connected". */
char *flip_screens_words_guests (guint n);

/* "9:58 left"; "taken once". */
char *flip_screens_words_left (guint seconds);
char *flip_screens_words_taken (guint n);
