/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/offer.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What a move brings, line by line with its pictures, and what chance may add to that: each outcome
   with its chance and what it brings in turn. */
#define FLIP_TYPE_GAIN_LIST (flip_gain_list_get_type ())
G_DECLARE_FINAL_TYPE (FlipGainList, flip_gain_list, FLIP, GAIN_LIST, GtkBox)

/* Where room is scarce, an outcome is a paragraph. */
void flip_gain_list_set_brief (FlipGainList *self, gboolean brief);

/* Hides the list where the offer brings nothing; NULL: no offer. */
void flip_gain_list_show (FlipGainList *self, const FlipOffer *offer);

G_END_DECLS
