/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/sheet/sheet-art.h"
#include "play/moment/moment.h"

#include <gtk/gtk.h>

/* The sheet in view for screen readers: an invisible list, with one line for each fact of the seat
   and for everything printed and written on the sheet, in reading order. */
#define FLIP_TYPE_BOARD_WORDS (flip_board_words_get_type ())
G_DECLARE_FINAL_TYPE (FlipBoardWords, flip_board_words, FLIP, BOARD_WORDS, GtkWidget)

GtkWidget *flip_board_words_new (void);

/* Loads one region of the sheet, or FLIP_ALL_REGIONS, from an idle callback. */
void flip_board_words_load (FlipBoardWords *self,
                            FlipMoment *moment,
                            const FlipSheetArt *art,
                            guint region);
