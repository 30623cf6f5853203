/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/card.h"

G_BEGIN_DECLS

/* A card in words, translated: "8 of spades". */
char *flip_card_name (FlipCard card);
const char *flip_suit_name (FlipSuit suit);

G_END_DECLS
