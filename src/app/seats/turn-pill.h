/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/turn.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Where a seat is in the turn: done, thinking, being entered; a picture and a word. */
#define FLIP_TYPE_TURN_PILL (flip_turn_pill_get_type ())
G_DECLARE_FINAL_TYPE (FlipTurnPill, flip_turn_pill, FLIP, TURN_PILL, GtkBox)

/* For a small card: the picture says it without words. */
void flip_turn_pill_set_small (FlipTurnPill *self);

/* How wide a small one is. */
int flip_turn_pill_small_width (FlipTurnPill *self);

void flip_turn_pill_show (FlipTurnPill *self, FlipTurnState state, guint seat);

/* The word, translated. */
const char *flip_turn_state_word (FlipTurnState state);

G_END_DECLS
