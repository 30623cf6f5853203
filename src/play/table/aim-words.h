/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/table/table-hand.h"

G_BEGIN_DECLS

/* "First contact: Outlaw 3, from the side"; NULL where nothing is aimed. */
char *flip_aim_words_contact (FlipTableHand *hand);

/* "Outlaw 3, 410 mm, topples from 52 %". */
char *flip_aim_words_item (FlipTableHand *hand, const FlipAimItem *item);

/* The least power, in hundredths, at which the first thing in the line topples; 0 if it never
   does. */
double flip_aim_words_topples_from (FlipTableHand *hand);

G_END_DECLS
