/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The guided first game: two shots, a move and a turn on the simulated table, with a perfectly
   steady hand. */

#include "games/flickemup/flickemup-game.h"

#include <glib/gi18n-lib.h>

#define SEED 7

static const char *const players[] = { "Ann", "Ben", NULL };
static const char *const options[] = { "hand=steady", NULL };

static const FlipLessonStep steps[] = {
  { .title = /* title of the guided first game */ N_ ("A shoot-out"),
    .first = N_ ("You are the Lawmen on the left."),
    .second = N_ ("The first side to make six hits wins."),
    .request = N_ ("Look at the table, then press Next."),
    .place = FLIP_LESSON_BOARD },
  { .title = N_ ("Shoot"),
    .first = N_ ("A bullet lies beside Lawman 1, already aimed."),
    .second = N_ ("The line shows where the flick will go."),
    .request = N_ ("Press the button to flick it."),
    .why_not = N_ ("The aim is right as it is: just flick."),
    .move = "1: lawman-1 shoot right 2.18 2600" },
  { .title = N_ ("Hit"),
    .first = N_ ("Outlaw 2 has fallen, and loses a hit point."),
    .second = N_ ("It stands up again where it lies."),
    .request = N_ ("Look where it is now, then press Next."),
    .place = FLIP_LESSON_BOARD },
  {
    .title = /* Translators: an answer, as on a button: a cowboy moves */ N_ ("Move"),
    .first = N_ ("Each cowboy has two actions in a turn."),
    .second = N_ ("To move, you flick a disc in its place."),
    .request = N_ ("Flick the disc; he stands where it stops."),
    .why_not = N_ ("Lawman 1’s second action is a move, already aimed."),
    .move = "1: lawman-1 move 0.00 594" },
  { .title = /* a step of the guided game */ N_ ("Look around"),
    .first = N_ ("After a move a cowboy may be turned."),
    .second = N_ ("From the side he is harder to knock over."),
    .request = N_ ("Leave him as he is and confirm."),
    .why_not = N_ ("He looks to the right already: confirm it."),
    .move = "1: face 0.0",
    .follow = "2: outlaw-5 shoot left -155.89 2600; 2: outlaw-5 shoot right -173.08 2600" },
  { .title = N_ ("They shoot back"),
    .first = N_ ("Sides take turns, cowboy by cowboy."),
    .second = N_ ("Outlaw 5 has hit two of your men."),
    .request = N_ ("Look at the table, then press Next."),
    .place = FLIP_LESSON_BOARD },
  { .title = N_ ("Your next cowboy"),
    .first = N_ ("Whoever has acted waits for the next hour."),
    .second = N_ ("Lawman 3 is next, and aims at Outlaw 3."),
    .request = /* a request of the guided game */ N_ ("Flick."),
    .why_not = N_ ("Lawman 3 has aimed at Outlaw 3: flick."),
    .move = "1: lawman-3 shoot left 3.04 2600" },
  { .title = N_ ("From the other side"),
    .first = N_ ("The bullet may lie left or right of him."),
    .second = N_ ("From the right, the way to Outlaw 4 is clear."),
    .request = N_ ("Flick."),
    .why_not = N_ ("The bullet lies on the right now, and is aimed: flick."),
    .move = "1: lawman-3 shoot right 3.09 2600",
    .follow = "2: outlaw-3 shoot left -171.09 2600; 2: outlaw-3 shoot left 177.89 2600" },
  { .title = N_ ("Close so far"),
    .first = N_ ("Both sides have hit every time; that’s rare."),
    .second = N_ ("A human hand misses more often."),
    .request = N_ ("Look at the table, then press Next."),
    .place = FLIP_LESSON_BOARD },
  { .title = N_ ("One more shot"),
    .first = N_ ("You aim by dragging back from the bullet,"),
    .second = N_ ("or by the numbers below the table."),
    .request = N_ ("This one is aimed: flick."),
    .why_not = N_ ("Lawman 4 has aimed at Outlaw 3: flick."),
    .move = "1: lawman-4 shoot right -6.37 2600" },
  { .title = N_ ("Now you know how"),
    .first = N_ ("Once everyone has acted, an hour has passed."),
    .second = N_ ("Scenarios add doors, loot, wells, dynamite."),
    .request = N_ ("Press Next, and play on if you like."),
    .place = FLIP_LESSON_BOARD },
};

const FlipLesson flickemup_lesson = {
  .players = players,
  .options = options,
  .seed = SEED,
  .minutes = 8,
  .steps = steps, .n_steps = G_N_ELEMENTS (steps),
};
