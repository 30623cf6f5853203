/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/verb.h"

G_BEGIN_DECLS

/* Ladders: a small flip-and-write game. Each round a card is flipped, and everybody climbs a ladder
   to its number, or passes. Players climb upwards only, so a skipped rung is lost. */

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

/* The values of the board's file. */
typedef struct
{
  guint8 worth[LADDERS_LADDERS][LADDERS_RUNGS];
  guint8 rounds;
  guint8 match; /* the extra points for a card in the colour of its ladder */
} LaddersBoard;

/* Public knowledge only, as plain data without pointers, so that it can be copied with memcpy. */
typedef struct
{
  LaddersBoard board;
  FlipCardSet seen;
  guint16 rungs[LADDERS_MAX_SEATS][LADDERS_LADDERS]; /* one bit per rung, the lowest first */
  guint8 matches[LADDERS_MAX_SEATS];
  guint8 stage, n_seats;
  guint8 seat;  /* the seat that is asked */
  guint8 done;  /* seats that have acted this round, one bit each */
  guint8 round; /* from 0 */
  guint8 card;
} LaddersState;

extern const FlipGame ladders_game;
extern const char flip_board_ladders[];
extern const FlipVerb ladders_card, ladders_climb, ladders_pass;

/* The cards that are still in the deck. */
FlipCardSet ladders_possible (const LaddersState *state);
void ladders_deck (gconstpointer state, guint16 shuffle, FlipDeck *deck);

/* What climbing to a rung is worth now, including the extra points for its colour. */
int ladders_gain (const LaddersState *state, guint16 site);

G_END_DECLS
