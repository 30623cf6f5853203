/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"

G_BEGIN_DECLS

#define FLIP_TURN_SITES 8

/* The status of a seat in a turn in which all may act at the same time. */
typedef enum
{
  FLIP_TURN_WAITS,    /* it can't act now: a card or another seat comes first, or it plays by itself */
  FLIP_TURN_THINKS,   /* it may act, and has not finished */
  FLIP_TURN_ENTERING, /* it may act, and its board is in view */
  FLIP_TURN_DONE,
} FlipTurnState;

typedef struct
{
  FlipTurnState state;
  guint n_entries; /* choices made in this turn */
  char *chosen;    /* in words: "Mine 2b, then Trail 10"; empty if it has made none */
  char *brought;   /* in words: "+5 points, Gold +1"; may be empty */
  char *brief;     /* the first of these, for use where space is scarce; or NULL */
  guint n_sites;   /* sites marked in this turn */
  guint16 sites[FLIP_TURN_SITES];
} FlipTurnSeat;

/* A turn in which all seats may act at the same time: who has entered what, in which order. */
typedef struct
{
  guint begin, end; /* its entries in the log */
  gboolean is_past; /* all are done, and nothing has followed yet */
  gboolean is_read; /* the members below are filled in */
  guint n_seats, n_done;
  FlipTurnSeat seats[FLIP_MAX_SEATS];
  guint order[FLIP_MAX_SEATS]; /* the seats that have entered something, then the others */
} FlipTurn;

/* The turn at the present moment, or the one that ended with the last entry; NULL if the seats act
   one after the other, and at an earlier moment. The seats' choices are read separately, as that
   takes longer. */
FlipTurn *flip_turn_find (const FlipMoment *moment);
void flip_turn_read (FlipTurn *turn, const FlipMoment *moment);
void flip_turn_free (FlipTurn *turn);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipTurn, flip_turn_free)

/* The same, found and read only once; owned by the moment, or NULL. */
const FlipTurn *flip_moment_turn (const FlipMoment *moment);

/* Whether there is a turn, and whether it is past, without reading it. */
gboolean flip_moment_has_turn (const FlipMoment *moment);
gboolean flip_moment_is_after_turn (const FlipMoment *moment);

/* The seat that an entry belongs to; for an outcome, the seat about which the table was asked. */
int flip_turn_owner (const FlipMoment *moment, guint entry);

/* Takes back what one seat alone entered in the turn. Refused, with the reason, if the moves of
   others depend on it. */
gboolean flip_turn_take_back (FlipSession *session,
                              const FlipTurn *turn,
                              guint seat,
                              FlipRefusal *refusal);

G_END_DECLS
