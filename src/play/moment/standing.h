/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"

G_BEGIN_DECLS

/* The ranking of the seats at a moment. It shows the moment's scores and result, so it must not
   outlive the moment. */
typedef struct
{
  const FlipMoment *moment;
  guint n;
  guint seats[FLIP_MAX_SEATS];             /* the best first */
  guint places[FLIP_MAX_SEATS];            /* of those seats, from 1; equal seats share a place */
  const FlipScore *scores[FLIP_MAX_SEATS]; /* by seat number */
  const FlipResult *result;
} FlipStanding;

void flip_standing_init (FlipStanding *standing, const FlipMoment *moment);

/* If everyone shares the victory, it is a draw without a winner. */
gboolean flip_standing_is_draw (const FlipStanding *standing);
gboolean flip_standing_is_winner (const FlipStanding *standing, guint seat);
guint flip_standing_n_winners (const FlipStanding *standing);

/* How many seats rank first: the winners, everyone at a draw, or one if nobody won. */
guint flip_standing_n_first (const FlipStanding *standing);

/* The name of the side that consists of exactly these seats; NULL if there is none, or if a side is
   a single player. */
const char *flip_standing_side (const FlipMoment *moment, guint seats);

/* Who won ("Bob wins"), and by how much or by which tie-break; NULL if there is nothing to add.
   Then: the character a seat played and the title it earned ("Gambler, Rusty Outlaw"); "2nd" for a
   place; points with a real minus sign. */
char *flip_standing_headline (const FlipStanding *standing);
char *flip_standing_margin (const FlipStanding *standing);
char *flip_standing_story (const FlipStanding *standing, guint seat);
const char *flip_place_name (guint place);
char *flip_points_text (int points);

G_END_DECLS
