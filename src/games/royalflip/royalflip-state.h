/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/ask.h"
#include "games/royalflip/royalflip-board.h"

G_BEGIN_DECLS

#define ROYALFLIP_MAX_SEATS    6
#define ROYALFLIP_NO_PICK      0xff
#define ROYALFLIP_NO_COLOUR    0xff
#define ROYALFLIP_NO_NUMBER    0
#define ROYALFLIP_NO_SEAT      0xff
#define ROYALFLIP_ARRANGEMENTS 6

/* What the sheet waits for; steps that need no answer are never waited at. */
typedef enum
{
  ROYALFLIP_STAGE_LINEUP,
  ROYALFLIP_STAGE_PICK,
  ROYALFLIP_STAGE_COLOUR, /* of a wild card */
  ROYALFLIP_STAGE_NUMBER, /* of a wild card */
  ROYALFLIP_STAGE_WRITE,
  ROYALFLIP_STAGE_TRACK,
  ROYALFLIP_STAGE_EXTRA,
  ROYALFLIP_STAGE_NEXT_SEAT, /* automatic */
  ROYALFLIP_STAGE_TIE,
  ROYALFLIP_STAGE_OVER,
  ROYALFLIP_N_STAGES,
} RoyalflipStage;

/* One player's sheet. */
typedef struct
{
  RoyalflipSet written; /* cells with a number */
  RoyalflipSet red;     /* … with a red one */
  RoyalflipSet circled; /* spaces of the track */
  RoyalflipSet gone;    /* … that are circled or out of reach */
  guint16 points;       /* of the track */
  guint8 numbers[ROYALFLIP_MAX_CELLS];
  guint8 position; /* the space of the track that was circled last, from 1 */
  guint8 tokens, used_tokens;
  guint8 diamonds;
} RoyalflipSheet;

typedef struct
{
  guint8 pvp, first_stays;
  guint8 first;    /* the first player of the first round */
  guint8 by_cards; /* the first edition: choices are compared by their cards, and 0 diamonds count
                      as none */
} RoyalflipOptions;

/* What a seat has taken from the cards, whichever they were. */
typedef struct
{
  guint8 colour; /* RoyalflipColour, or ROYALFLIP_NO_COLOUR */
  guint8 number; /* or ROYALFLIP_NO_NUMBER; without ±1 */
  guint8 suit;   /* from 1; 0: a wild card's, whose space is not circled yet */
} RoyalflipTaken;

/* What the acting seat has chosen in its turn. */
typedef struct
{
  guint8 pick;           /* arrangement, or ROYALFLIP_NO_PICK */
  guint8 colour;         /* RoyalflipColour, or ROYALFLIP_NO_COLOUR */
  guint8 number;         /* or ROYALFLIP_NO_NUMBER */
  guint8 suit;           /* from 1; 0: a wild card's, whose space is not circled yet */
  guint8 extra;          /* number that the track gave */
  guint8 wrote, circled; /* the number of the cards, a space of the track: each yes or no */
} RoyalflipTurn;

/* Where a seat stopped in its turn, while another one acts. */
typedef struct
{
  guint8 stage; /* 0: it did not stop in its turn */
  RoyalflipTurn turn;
} RoyalflipPause;

typedef struct
{
  RoyalflipBoard board;
  RoyalflipOptions options;
  FlipCardSet seen;
  FlipCard lineup[ROYALFLIP_LINEUP];
  guint8 n_lineup;
  guint8 n_seats;
  guint8 stage, round;
  guint8 done;       /* seats that have had their turn this round, one bit each */
  guint8 seat;       /* whose turn it is */
  guint8 first_pick; /* the first player's arrangement of this round */
  RoyalflipTaken first_taken;
  guint8 breaker; /* who won the tie-break, or ROYALFLIP_NO_SEAT */
  RoyalflipTurn turn;
  RoyalflipPause pauses[ROYALFLIP_MAX_SEATS];
  RoyalflipSheet sheets[ROYALFLIP_MAX_SEATS];
} RoyalflipState;

G_STATIC_ASSERT (sizeof (RoyalflipState) <= 2048);

static inline const RoyalflipSheet *
royalflip_acting_sheet (const RoyalflipState *state)
{
  return &state->sheets[state->seat];
}

static inline guint
royalflip_tokens_left (const RoyalflipSheet *sheet)
{
  return sheet->tokens - (guint) sheet->used_tokens;
}

static inline RoyalflipColour
royalflip_colour_of (const RoyalflipSheet *sheet, guint cell)
{
  return sheet->red & ROYALFLIP_BIT (cell) ? ROYALFLIP_RED : ROYALFLIP_BLACK;
}

G_END_DECLS
