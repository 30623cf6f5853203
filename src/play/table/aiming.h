/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/table/table-art.h"
#include "play/table/table-hand.h"
#include "table/aim.h"

G_BEGIN_DECLS

/* The figure that shoots, and a test for its targets. */
typedef struct
{
  const FlipTableArt *art;
  gconstpointer state;
  guint16 figure;
  double straight, widest; /* targets at a wider angle than this are not aimed at, in degrees */
} FlipMarksman;

/* Turns a flick to where a player would aim first. A shot is aimed at the nearest target with a
   free line to it. Without one it is aimed towards the nearest target of all, as a movement is, but
   past every friend and obstacle. Returns FALSE if a shot has no free line to any target. If there
   is no target, the flick stays as it is. */
gboolean flip_first_aim (const FlipTable *table, const FlipMarksman *marksman, FlipFlick *flick);

/* Aims a flick at one piece; FALSE if something blocks the line to it, or if it isn't a target. */
gboolean flip_aim_at (const FlipTable *table,
                      const FlipMarksman *marksman,
                      guint16 piece,
                      FlipFlick *flick);

/* "First contact: Outlaw 3, from the side"; NULL if nothing is aimed. */
char *flip_aim_words_contact (FlipTableHand *hand);

/* "Outlaw 3, 410 mm, topples from 52 %". */
char *flip_aim_words_item (FlipTableHand *hand, const FlipAimItem *item);

/* The least power, in hundredths, that topples the first thing in the line; 0 if none does. */
double flip_aim_words_topples_from (FlipTableHand *hand);

G_END_DECLS
