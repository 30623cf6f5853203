/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/game.h"

G_BEGIN_DECLS

/* The number of permutations of an offer's cards. */
#define FLIP_MOST_ARRANGEMENTS 24

/* An assignment of one role to each of some cards. */
typedef struct
{
  FlipMove move;
  guint8 role_of[FLIP_OFFER_CARDS]; /* by card */
} FlipArrangement;

/* A question whose answers assign roles to the same cards in different ways: it can be shown as a
   table with one column per card and one row per role. */
typedef struct
{
  guint n_cards; /* the number of roles is the same */
  FlipCard cards[FLIP_OFFER_CARDS];
  guint8 role_ids[FLIP_OFFER_CARDS]; /* in the order of the offers */
  char roles[FLIP_OFFER_CARDS][128];
  char gives[FLIP_OFFER_CARDS][FLIP_OFFER_CARDS][48];    /* by card and role */
  char reasons[FLIP_OFFER_CARDS][FLIP_OFFER_CARDS][960]; /* why no legal answer has it; or empty */
  char
    note[320]; /* why an arrangement is refused although each of its roles is possible; or empty */
  guint n;
  FlipArrangement arrangements[FLIP_MOST_ARRANGEMENTS]; /* the legal ones */
} FlipRoleTable;

/* FALSE if the state asks no such question. */
gboolean flip_role_table_read (FlipRoleTable *table, const FlipGame *game, gconstpointer state);

/* The arrangement that yields the most points together with the mark that follows; the first among
   equals. */
guint flip_role_table_best (const FlipRoleTable *table, const FlipGame *game, gconstpointer state);

/* The legal arrangement in which a card has a role, preferably by swapping it with the card that
   had the role; -1 if there is none. */
int flip_role_table_exchange (const FlipRoleTable *table, guint from, guint card, guint role);

/* The arrangement of a move, or -1. */
int flip_role_table_find (const FlipRoleTable *table, const FlipMove *move);

G_END_DECLS
