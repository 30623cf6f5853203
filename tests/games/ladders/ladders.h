/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/verb.h"

G_BEGIN_DECLS

/* Ladders: a small flip-and-write. Each round one card is flipped, and everybody climbs a ladder to its number, or
   passes. One climbs upwards only, so that a rung that is skipped is lost. */

#define LADDERS_MAX_SEATS 6
#define LADDERS_LADDERS   3
#define LADDERS_RUNGS     9

typedef enum
{
  LADDERS_STAGE_FLIP,
  LADDERS_STAGE_CLIMB,
  LADDERS_STAGE_OVER,
  LADDERS_N_STAGES
} LaddersStage;

/* What the board's file says. */
typedef struct
{
  guint8 worth[LADDERS_LADDERS][LADDERS_RUNGS];
  guint8 rounds;
  guint8 match; /* for a card in the colour of its ladder */
} LaddersBoard;

/* Public knowledge only, plain data, no pointers: a copy is a memcpy. */
typedef struct
{
  LaddersBoard board;
  FlipCardSet seen;
  guint16 rungs[LADDERS_MAX_SEATS][LADDERS_LADDERS]; /* one bit each, the lowest first */
  guint8 matches[LADDERS_MAX_SEATS];
  guint8 stage, n_seats;
  guint8 seat;  /* that is asked */
  guint8 done;  /* this round, one bit per seat */
  guint8 round; /* from 0 */
  guint8 card;
} LaddersState;

extern const FlipGame ladders_game;
extern const char flip_board_ladders[];
extern const FlipVerb ladders_card, ladders_climb, ladders_pass;

/* The cards that are still in the deck. */
FlipCardSet ladders_possible (const LaddersState *state);
void ladders_deck (gconstpointer state, guint16 shuffle, FlipDeck *deck);

/* What climbing to a rung is worth now, its colour included. */
int ladders_gain (const LaddersState *state, guint16 site);

G_END_DECLS
