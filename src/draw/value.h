/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/sheet-art.h"
#include "draw/text.h"

G_BEGIN_DECLS

/* Which values of the board's file the numbers of a drawing are, for editors: whoever draws a number names
   it first. Nothing happens where nobody reads. */

/* The next number that is drawn; several calls name the next ones, in their order. Without a group it is
   of the site that is drawn, without a key also its key. Part as in FlipPrintedValue. */
void flip_value_name (FlipCanvas *canvas, const char *group, const char *key, int part);

/* The same for a word: all of the next text. */
void flip_value_name_word (FlipCanvas *canvas, const char *group, const char *key, int part);

/* Text passes by here when it is drawn: its left end and its middle. */
void flip_value_note (FlipCanvas *canvas, const char *text, FlipType type, double x, double y);

/* The named values of a sheet, in the coordinates of its board; the state is the first one. */
GArray *flip_value_list (const FlipSheetArt *art, gconstpointer state);

G_END_DECLS
