/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/picture/drawing.h"
#include "play/moment/moment.h"

/* A special card of a game, as the game draws it. */
#define FLIP_TYPE_OWN_CARD (flip_own_card_get_type ())
G_DECLARE_FINAL_TYPE (FlipOwnCard, flip_own_card, FLIP, OWN_CARD, FlipDrawing)

/* NULL if the game draws no cards. */
GtkWidget *flip_own_card_new (FlipMoment *moment, FlipCard card);
