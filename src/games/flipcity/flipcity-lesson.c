/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The guided first game: a good turn that is stopped in time, one that goes bust, and a new deck. */

#include "games/flipcity/flipcity-rules.h"

#include <glib/gi18n-lib.h>

#define SEED 8

static const char *const players[] = { "Ann", NULL };

static const FlipLessonStep steps[] = {
  { .title = N_ ("Your deck, card by card"),
    .first = N_ ("The first card of a turn plays itself:"),
    .second = N_ ("a Convenience Store, which gives $1."),
    .request = N_ ("Look at the next one here, then press Next."),
    .place = FLIP_LESSON_NOW },
  { .title = N_ ("Play on"),
    .first = N_ ("The next card is face up: an Apartment."),
    .second = N_ ("It gives $1, but also 1 unhappy citizen."),
    .request = /* a request of the guided game */ N_ ("Play it."),
    .why_not = N_ ("$1 buys nothing yet. One unhappy citizen is no danger: play on."),
    .move = "1: play" },
  { .title = N_ ("Two are the limit"),
    .first = N_ ("A Hospital pays $1, and $1 for each of them."),
    .second = N_ ("Two unhappy citizens are safe, three are not."),
    .request = N_ ("Play it for $3."),
    .why_not = N_ ("The Hospital makes it two unhappy citizens, and two are allowed."),
    .move = "1: play" },
  { .title = N_ ("Points at last"),
    .first = N_ ("Central Park gives 2 points, with no danger."),
    .second = N_ ("Eight points in one turn win the game."),
    .request = N_ ("Play it."),
    .why_not = N_ ("There is no danger in this card: play it."),
    .move = "1: play" },
  { .title = N_ ("Stop in time"),
    .first = N_ ("Four Residential Areas are left in your deck."),
    .second = N_ ("They must be played when they come: bust!"),
    .request = N_ ("Stop and build with your $5."),
    .why_not = N_ ("Below the Factory, every card left must be played. Stop now."),
    .move = "1: stop" },
  { .title = /* a step of the guided game */ N_ ("Build something"),
    .first = N_ ("You may buy a card, or flip one you have."),
    .second = N_ ("Developing does both at once: buy and flip."),
    .request = N_ ("Develop a Convenience Store into a Shopping Mall."),
    .why_not = N_ ("A Shopping Mall gives $2 and 1 point: develop it."),
    .move = "1: develop convenience-store" },
  { .title = /* a step of the guided game */ N_ ("Recycle"),
    .first = N_ ("A discarded Mall can be flipped back for $2."),
    .second = N_ ("You can do that whenever you play cards."),
    .request = N_ ("Recycle the Shopping Mall."),
    .why_not = N_ ("Before the first card of a turn you can recycle: take the $2 first."),
    .move = "1: recycle shopping-mall" },
  { .title = /* a step of the guided game */ N_ ("Bust"),
    .first = N_ ("Then the Residential Areas came, all at once."),
    .second = N_ ("The third unhappy citizen ends the turn."),
    .request = N_ ("Read the log, then press Next."),
    .place = FLIP_LESSON_LOG },
  { .title = N_ ("A new deck"),
    .first = N_ ("Your deck is empty: shuffle your discard."),
    .second = N_ ("Alone, that costs you a card from the supply."),
    .request = N_ ("Shuffle, and remove an Office."),
    .why_not = N_ ("Without a deck you can’t go on. Shuffle, and give up an Office for it."),
    .move = "1: shuffle out office" },
  { .title = N_ ("This is Flip City"),
    .first = N_ ("Your city grows, and better cards come round."),
    .second = N_ ("Eight points in one turn, and you have won."),
    .request = N_ ("Press Next, and play on if you like."),
    .place = FLIP_LESSON_NOW },
};

const FlipLesson flipcity_lesson = {
  .players = players,
  .seed = SEED,
  .minutes = 6,
  .steps = steps, .n_steps = G_N_ELEMENTS (steps),
};
