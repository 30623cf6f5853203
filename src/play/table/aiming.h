/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/table/table-art.h"
#include "play/table/table-hand.h"
#include "table/aim.h"

G_BEGIN_DECLS

/* The figure that shoots, and what tells whom it would shoot at. */
typedef struct
{
  const FlipTableArt *art;
  gconstpointer state;
  guint16 figure;
  double straight, widest; /* what is further aside than that is not aimed at, in degrees */
} FlipMarksman;

/* Turns a flick to where a person would aim first. A shot goes at the nearest target with a free line to it. If there
   is none, it goes towards the nearest of all, as a movement does, but past every friend and thing in its way. FALSE if
   a shot has no free line to any target. Without a target the flick stays as it is. */
gboolean flip_first_aim (const FlipTable *table, const FlipMarksman *marksman, FlipFlick *flick);

/* Turns a flick at one target; FALSE if something stands in the line to it, or it is none. */
gboolean flip_aim_at (const FlipTable *table,
                      const FlipMarksman *marksman,
                      guint16 piece,
                      FlipFlick *flick);

/* "First contact: Outlaw 3, from the side"; NULL where nothing is aimed. */
char *flip_aim_words_contact (FlipTableHand *hand);

/* "Outlaw 3, 410 mm, topples from 52 %". */
char *flip_aim_words_item (FlipTableHand *hand, const FlipAimItem *item);

/* The least power, in hundredths, at which the first thing in the line topples; 0 if it never
   does. */
double flip_aim_words_topples_from (FlipTableHand *hand);

G_END_DECLS
