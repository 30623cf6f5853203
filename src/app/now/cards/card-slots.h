/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/card-series.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The cards of a series as they lie on the table: told, half typed, still to come. */
#define FLIP_TYPE_CARD_SLOTS (flip_card_slots_get_type ())
G_DECLARE_FINAL_TYPE (FlipCardSlots, flip_card_slots, FLIP, CARD_SLOTS, GtkBox)

void flip_card_slots_set_compact (FlipCardSlots *self, gboolean compact);

/* As small as the keys, so that a line of text is as high. */
void flip_card_slots_set_tiny (FlipCardSlots *self, gboolean tiny);
void flip_card_slots_show (FlipCardSlots *self, const FlipCardSeries *series, guint rank);

G_END_DECLS
