/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The guided first game: symbols, a life for a square, a complete level with its ability, and the first GAME OVER. */

#include "games/insertcoin/insertcoin-game.h"

#include <glib/gi18n-lib.h>

#define SEED 4

static const char *const players[] = { "Ann", NULL };

static const FlipLessonStep steps[] = {
  { .title = N_ ("Two symbols on each card"),
    .first = N_ ("Your sheet has three levels, each a shape."),
    .second = N_ ("On each flip, you draw one symbol in a shape."),
    .request = N_ ("Look at the two on this card, then press Next."),
    .place = FLIP_LESSON_NOW },
  { .title = N_ ("Draw the Cup"),
    .first = N_ ("You can turn and mirror it as you like."),
    .second = N_ ("All of it must be inside the shape."),
    .request = N_ ("Click the square with the ring to draw it."),
    .why_not = N_ ("The Cup lies ready at the foot of the Alien. Click the square with the ring."),
    .move = "1: draw cup level 3 g7 h7 g8 g9 h9" },
  { .title = N_ ("The other foot"),
    .first = N_ ("A Corner has three squares."),
    .second = N_ ("Small symbols fit where large ones do not."),
    .request = N_ ("Click the square with the ring."),
    .why_not = N_ ("The Corner fits into the other foot. Click the square with the ring."),
    .move = "1: draw corner level 3 c8 b9 c9",
    .follow = "1: draw tee level 3 e6 e7 f7 e8; 1: draw bar level 3 b7 c7 d7; "
              "1: draw long-bar level 3 c4 d4 e4 f4; 1: draw step level 3 g4 g5 h5 h6; "
              "1: draw long-bar level 3 c5 d5 e5 f5; 1: draw domino level 3 b5 b6" },
  { .title = N_ ("Six flips later"),
    .first = N_ ("Flipside has drawn six symbols for you."),
    .second = N_ ("The Alien only needs its two ears."),
    .request = N_ ("Read the log, then press Next."),
    .place = FLIP_LESSON_LOG },
  { .title = N_ ("A life for a square"),
    .first = N_ ("Instead of a symbol, you may fill one square."),
    .second = N_ ("That costs a life; you have three."),
    .request = N_ ("Click e3, the stalk of the cherry."),
    .why_not = N_ ("Only single squares fit into the stalk: lose a life for e3 of level 2."),
    .move = "1: life level 2 e3" },
  { .title = N_ ("Bit by bit"),
    .first = N_ ("You may draw into any level you like."),
    .second = N_ ("A Bar fits into the leaf of the cherry."),
    .request = N_ ("Click the square with the ring."),
    .why_not = N_ ("The Bar lies ready at the leaf of the cherry, in level 2."),
    .move = "1: draw bar level 2 f2 g2 h2",
    .follow = "1: draw domino level 2 c8 d8" },
  { .title = N_ ("The first ear"),
    .first = N_ ("A Corner is on this card."),
    .second = N_ ("It is just what the Alien needs."),
    .request = N_ ("Click the square with the ring."),
    .why_not = N_ ("The Corner fits into the right ear of the Alien, in level 3."),
    .move = "1: draw corner level 3 g2 h2 g3" },
  { .title = N_ ("And the second"),
    .first = N_ ("Another Corner, turned the other way."),
    .second = N_ ("A shape that is full is a complete level."),
    .request = N_ ("Click the square with the ring."),
    .why_not = N_ ("The last squares of the Alien are in its left ear, in level 3."),
    .move = "1: draw corner level 3 b2 c2 c3" },
  { .title = N_ ("The ability of the Alien"),
    .first = N_ ("A complete level counts all its points,"),
    .second = N_ ("and this one lets you draw the Bar as well."),
    .request = N_ ("Click the square with the ring, in level 2."),
    .why_not = N_ ("Use the ability: the Bar fits into the right stalk of the cherry."),
    .move = "1: draw bar level 2 h3 h4 h5" },
  { .title = N_ ("One more symbol"),
    .first = N_ ("A Square fits into the left cherry."),
    .second = N_ ("Then comes a card of another kind."),
    .request = N_ ("Click the square with the ring."),
    .why_not = N_ ("The Square lies ready in the left cherry, in level 2."),
    .move = "1: draw square level 2 b6 c6 b7 c7" },
  { .title = N_ ("GAME OVER"),
    .first = N_ ("The first costs a coin, but not this time:"),
    .second = N_ ("you have completed a level in time."),
    .request = N_ ("Find it in the log, then press Next."),
    .place = FLIP_LESSON_LOG },
  { .title = N_ ("Keep your coins"),
    .first = N_ ("At the second, two levels must be complete."),
    .second = N_ ("Coins and lives you have left also count."),
    .request = N_ ("Look at your points, then press Next."),
    .place = FLIP_LESSON_SEATS },
};

const FlipLesson insertcoin_lesson = {
  .players = players,
  .seed = SEED,
  .begin = "1: keep 2 3 4",
  .minutes = 7,
  .steps = steps, .n_steps = G_N_ELEMENTS (steps),
};
