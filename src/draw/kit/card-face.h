/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/kit/panel.h"
#include "engine/base/card.h"

typedef enum
{
  FLIP_CARD_PLAIN,
  FLIP_CARD_DIMMED, /* seen already, or not possible: greyed and struck out */
  FLIP_CARD_CHOSEN, /* in the lineup: filled, with its number */
  FLIP_CARD_LIT,    /* matches what has been typed */
} FlipCardState;

typedef struct
{
  FlipCard card; /* FLIP_NO_CARD: an empty place for a card */
  FlipCardState state;
  guint number; /* of a chosen card, from 1; 0: none is shown */
} FlipCardLook;

/* Rectangles narrower than this show the rank above the suit, wider ones a whole card. */
#define FLIP_CARD_WHOLE_FROM 40

void flip_card_face_draw (FlipCanvas *canvas, const FlipRect *rect, const FlipCardLook *look);
void flip_card_back_draw (FlipCanvas *canvas, const FlipRect *rect);
