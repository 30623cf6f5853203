/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/kit/card-face.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A card of the grid: a button that draws its card. */
#define FLIP_TYPE_CARD_BUTTON (flip_card_button_get_type ())
G_DECLARE_FINAL_TYPE (FlipCardButton, flip_card_button, FLIP, CARD_BUTTON, GtkButton)

GtkWidget *flip_card_button_new (FlipCard card);
FlipCard flip_card_button_card (FlipCardButton *self);
void flip_card_button_set_state (FlipCardButton *self, FlipCardState state, guint number);

G_END_DECLS
