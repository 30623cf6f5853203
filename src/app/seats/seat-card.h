/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/score.h"
#include "play/moment/turn.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define FLIP_SEAT_HEADLINES 3

/* What a player's card in the row says. */
typedef struct
{
  guint seat;
  const char *name;
  gboolean automatic; /* Flipside plays it */
  int points;
  guint n_headlines; /* what else is worth knowing at any time */
  FlipFact headlines[FLIP_SEAT_HEADLINES];
  gboolean awaited;       /* an answer of this seat is asked for */
  const char *todo;       /* translated: what for, or NULL */
  gboolean done;          /* it has acted in this turn */
  gboolean waits;         /* it is another seat's turn */
  const char *points_are; /* translated: what the points count, "best", or NULL */
  gboolean shown;         /* its board is in view, and there are others */
  const FlipTurnSeat *turn; /* where all act at the same time; else NULL */
  gboolean has_turns;       /* the game has such moments: a word about them keeps its place */
  gboolean large;           /* with the board as a thumbnail */
} FlipSeatWords;

/* A player: avatar, name, points, whose turn it is. A click shows the player's board, by the action
   "sheet.seat". */
#define FLIP_TYPE_SEAT_CARD (flip_seat_card_get_type ())
G_DECLARE_FINAL_TYPE (FlipSeatCard, flip_seat_card, FLIP, SEAT_CARD, GtkButton)

GtkWidget *flip_seat_card_new (guint seat);
void flip_seat_card_show (FlipSeatCard *self, const FlipSeatWords *words, FlipMoment *moment);

G_END_DECLS
