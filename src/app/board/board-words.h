/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/sheet/sheet-art.h"
#include "play/moment/moment.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The sheet in view for those who can't see it: a list that shows nothing, with one line for each of the seat's facts
   and for all that is printed and written on the sheet, in the order of reading. */
#define FLIP_TYPE_BOARD_WORDS (flip_board_words_get_type ())
G_DECLARE_FINAL_TYPE (FlipBoardWords, flip_board_words, FLIP, BOARD_WORDS, GtkWidget)

GtkWidget *flip_board_words_new (void);

/* One region of the sheet, or FLIP_ALL_REGIONS. It is read when there is nothing else to do. */
void flip_board_words_load (FlipBoardWords *self,
                            FlipMoment *moment,
                            const FlipSheetArt *art,
                            guint region);

G_END_DECLS
