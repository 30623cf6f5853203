/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/session/session.h"

G_BEGIN_DECLS

/* A legal move as it is offered to the player: its notation, its components, and all of it in
   words. */
typedef struct
{
  FlipMove move;
  FlipOffer offer;
  FlipOfferPlace place;
  char *notation;     /* as in a sheet, without the seat's number before it */
  char *label;        /* a few words for a button */
  char *price;        /* in words; NULL if it is free */
  char *brings;       /* its gain, and what chance may add, in words; NULL for none */
  gboolean own_cards; /* its cards are the game's own */
} FlipWay;

FlipWay *flip_way_new (FlipLog *log, gconstpointer state, const FlipMove *move);
void flip_way_free (FlipWay *way);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipWay, flip_way_free)

/* "2 gold": a price in the game's own currency. */
char *flip_price_words (const FlipGame *game, int price);

G_END_DECLS
