/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/base/card.h"

G_BEGIN_DECLS

/* A card in words, translated: "8 of spades". */
char *flip_card_name (FlipCard card);
const char *flip_suit_name (FlipSuit suit);

/* A text as it is spoken, with card symbols replaced by words. The caller frees it. */
char *flip_cards_spoken (const char *text);

G_END_DECLS
