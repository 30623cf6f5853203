/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/game.h"

G_BEGIN_DECLS

/* All permutations of the cards of an offer. */
#define FLIP_MOST_ARRANGEMENTS 24

/* A way to give each of some cards one part. */
typedef struct
{
  FlipMove move;
  guint8 role_of[FLIP_OFFER_CARDS]; /* by card */
} FlipArrangement;

/* A question whose answers give each of the same cards another part: it can be asked as a table
   with one column per card and one row per part. */
typedef struct
{
  guint n_cards; /* and as many roles */
  FlipCard cards[FLIP_OFFER_CARDS];
  guint8 role_ids[FLIP_OFFER_CARDS]; /* as the offers have them */
  char roles[FLIP_OFFER_CARDS][128];
  char gives[FLIP_OFFER_CARDS][FLIP_OFFER_CARDS][48];    /* by card and role */
  char reasons[FLIP_OFFER_CARDS][FLIP_OFFER_CARDS][960]; /* why no legal answer has it; or empty */
  char
    note[320]; /* why some arrangement is refused though each of its parts is possible; or empty */
  guint n;
  FlipArrangement arrangements[FLIP_MOST_ARRANGEMENTS]; /* the legal ones */
} FlipRoleTable;

/* FALSE where the state asks no such question. */
gboolean flip_role_table_read (FlipRoleTable *table, const FlipGame *game, gconstpointer state);

/* The arrangement that leads to the most points with the mark that follows; the first among
   equals. */
guint flip_role_table_best (const FlipRoleTable *table, const FlipGame *game, gconstpointer state);

/* The legal arrangement in which a card has a role, if possible by exchanging it with the card that
   had that role; -1 where there is none. */
int flip_role_table_exchange (const FlipRoleTable *table, guint from, guint card, guint role);

/* The arrangement of a move, or -1. */
int flip_role_table_find (const FlipRoleTable *table, const FlipMove *move);

G_END_DECLS
