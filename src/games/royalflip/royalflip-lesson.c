/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The guided first game: three rounds, in which a road of three grows at a casino’s door. */

#include "games/royalflip/royalflip-rules.h"

#include <glib/gi18n-lib.h>

#define SEED 6

static const char *const players[] = { "Ann", NULL };

static const FlipLessonStep steps[] = {
  { .title = N_ ("Three cards for everyone"),
    .first = N_ ("You take a colour, a number and a suit,"),
    .second = N_ ("each of them from a different card."),
    .request = N_ ("Look at the cards, then press Next."),
    .place = FLIP_LESSON_NOW },
  { .title = N_ ("A black 8"),
    .first = N_ ("7♣ gives black, 8♦ the number 8,"),
    .second = N_ ("and 6♦ leaves you a diamond for the track."),
    .request = N_ ("Take black, 8 and the diamond."),
    .why_not = N_ ("This road begins with a black 8: take black, 8 and the diamond."),
    .move = "1: take 7C 8D 6D" },
  { .title = N_ ("At the casino’s door"),
    .first = N_ ("The number goes into any empty cell."),
    .second = N_ ("A casino opens on the middle of each edge."),
    .request = N_ ("Write the 8 in c1, the door in the north."),
    .why_not = N_ ("Every empty cell is allowed, but only c1 is at the door in the north."),
    .move = "1: c1" },
  { .title = N_ ("A step on the track"),
    .first = N_ ("The suit is circled on the bonus track."),
    .second = N_ ("Anything you skip there is gone for good."),
    .request = N_ ("Circle the first diamond, space 3: 1 point."),
    .why_not = N_ ("Farther on you would skip a lot. Take the first diamond, space 3."),
    .move = "1: space 3" },
  { .title = N_ ("Now a black 7"),
    .first = N_ ("A road goes on with the number above or below"),
    .second = N_ ("in the same colour: a 7 or a 9 beside the 8."),
    .request = N_ ("Take black, 7 and the spade."),
    .why_not = N_ ("Only a black 7 or 9 makes the road longer, and the spade is useful."),
    .move = "1: take 9S 7H 7S" },
  { .title = N_ ("Beside the 8"),
    .first = N_ ("Numbers of a road share an edge."),
    .second = N_ ("Corners do not count."),
    .request = N_ ("Write the 7 in b1."),
    .why_not = N_ ("The 7 must be next to the 8, and the 9 needs the other side: b1."),
    .move = "1: b1" },
  { .title = N_ ("A diamond from the track"),
    .first = N_ ("Space 6 fills one of your diamonds."),
    .second = N_ ("The more of them, the more points at the end."),
    .request = N_ ("Circle space 6."),
    .why_not = N_ ("Space 6 is the next spade, and it gives a diamond."),
    .move = "1: space 6" },
  { .title = N_ ("And a black 9"),
    .first = N_ ("With a 9 on the other side there are three."),
    .second = N_ ("Three numbers make a road: a point each."),
    .request = N_ ("Take black, 9 and the spade."),
    .why_not = N_ ("The road needs a black 9: take it."),
    .move = "1: take 10C 9H JS" },
  { .title = N_ ("The road is there"),
    .first = N_ ("7, 8, 9: they rise by one from cell to cell."),
    .second = N_ ("Between two casinos it would count double."),
    .request = N_ ("Write the 9 in d1."),
    .why_not = N_ ("Beside the 8 only d1 is left for the 9, or c2 below it. Take d1."),
    .move = "1: d1" },
  { .title = N_ ("Two points more"),
    .first = N_ ("Some spaces give points at once,"),
    .second = N_ ("others a ±1 that bends a number later."),
    .request = N_ ("Circle space 9: 2 points."),
    .why_not = N_ ("Space 9 is the next spade, and it gives 2 points."),
    .move = "1: space 9" },
  { .title = N_ ("Nine rounds to go"),
    .first = N_ ("A game has twelve; all use the same cards."),
    .second = N_ ("Equal numbers side by side also count: areas."),
    .request = N_ ("Look at your points, then press Next."),
    .place = FLIP_LESSON_SEATS },
};

const FlipLesson royalflip_lesson = {
  .players = players,
  .seed = SEED,
  .minutes = 6,
  .steps = steps, .n_steps = G_N_ELEMENTS (steps),
};
