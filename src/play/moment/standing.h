/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"

G_BEGIN_DECLS

/* The ranking of the seats at a moment. It must not outlive the moment, whose scores and result it
   shows. */
typedef struct
{
  const FlipMoment *moment;
  guint n;
  guint seats[FLIP_MAX_SEATS];             /* the best first */
  guint places[FLIP_MAX_SEATS];            /* of those seats, from 1; equal ones share a place */
  const FlipScore *scores[FLIP_MAX_SEATS]; /* of seat 0, 1 … */
  const FlipResult *result;
} FlipStanding;

void flip_standing_init (FlipStanding *standing, const FlipMoment *moment);

/* A victory that everyone shares is a draw, and nobody has won then. */
gboolean flip_standing_is_draw (const FlipStanding *standing);
gboolean flip_standing_is_winner (const FlipStanding *standing, guint seat);
guint flip_standing_n_winners (const FlipStanding *standing);

/* How many are first: the winners, all at a draw, and one where nobody won. */
guint flip_standing_n_first (const FlipStanding *standing);

/* What the side is called that these seats are, all of them and no other; NULL where they are none, and
   where a side is a single player. */
const char *flip_standing_side (const FlipMoment *moment, guint seats);

/* Who won ("Bob wins"), and by how much or by which tie-break; NULL where there is nothing to say.
   Whom a seat played and the title it earned ("Gambler, Rusty Outlaw"). "2nd" for a place. Points with a true minus. */
char *flip_standing_headline (const FlipStanding *standing);
char *flip_standing_margin (const FlipStanding *standing);
char *flip_standing_story (const FlipStanding *standing, guint seat);
const char *flip_place_name (guint place);
char *flip_points_text (int points);

G_END_DECLS
