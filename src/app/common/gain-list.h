/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/offer.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What a move brings, line by line with its pictures, and what chance may add to that: each outcome
   with its chance and what it brings in turn. */
#define FLIP_TYPE_GAIN_LIST (flip_gain_list_get_type ())
G_DECLARE_FINAL_TYPE (FlipGainList, flip_gain_list, FLIP, GAIN_LIST, GtkBox)

/* One below the other, all in a line, or as many in a line as there is room for. */
typedef enum
{
  FLIP_GAINS_BELOW,
  FLIP_GAINS_BESIDE,
  FLIP_GAINS_FLOW,
} FlipGainsShape;

void flip_gain_list_set_shape (FlipGainList *self, FlipGainsShape shape);

/* Hides the list where the offer brings nothing; NULL: no offer. */
void flip_gain_list_show (FlipGainList *self, const FlipOffer *offer);

G_END_DECLS
