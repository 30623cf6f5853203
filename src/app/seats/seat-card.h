/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/score.h"
#include "play/moment/turn.h"

#include <gtk/gtk.h>

#define FLIP_SEAT_HEADLINES 3

/* The content of a player's card in the row. */
typedef struct
{
  guint seat;
  const char *name;
  gboolean automatic; /* Flipside plays the seat */
  int points;
  guint n_headlines; /* further facts that are always worth knowing */
  FlipFact headlines[FLIP_SEAT_HEADLINES];
  gboolean awaited;       /* this seat has a question to answer */
  const char *todo;       /* translated: what it has to do, or NULL */
  gboolean done;          /* the seat has acted in this turn */
  gboolean waits;         /* it is another seat's turn */
  const char *points_are; /* translated: the meaning of the points, "best", or NULL */
  gboolean shown;         /* its board is in view, and there are others */
  const FlipTurnSeat *turn; /* if all act at the same time; else NULL */
  gboolean has_turns;       /* the game has such turns: the word about them keeps its room */
  gboolean large;           /* with the board as a thumbnail */
} FlipSeatWords;

/* A player: avatar, name, points, and whether it is their turn. A click shows the player's board,
   by the action "sheet.seat". */
#define FLIP_TYPE_SEAT_CARD (flip_seat_card_get_type ())
G_DECLARE_FINAL_TYPE (FlipSeatCard, flip_seat_card, FLIP, SEAT_CARD, GtkButton)

GtkWidget *flip_seat_card_new (guint seat);
void flip_seat_card_show (FlipSeatCard *self, const FlipSeatWords *words, FlipMoment *moment);
