/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The guided first game: one round, alone, in which every region is visited once. The poker cards make a pair
   of aces. */

#include "games/fliptown/fliptown-game.h"

#include <glib/gi18n-lib.h>

#define SEED 2524

static const char *const players[] = { "Ann", NULL };

static const FlipLessonStep steps[] = {
  { .title = N_ ("Three cards, three jobs"),
    .first = N_ ("The suit of one card says where you act."),
    .second = N_ ("Another’s value says which site there."),
    .request = N_ ("The third goes to your poker hand. Press Next."),
    .place = FLIP_LESSON_NOW },
  { .title = N_ ("Ride the Trail to the 5"),
    .first = N_ ("Q♥ takes you to the Trail: hearts mean Trail."),
    .second = N_ ("J♣ is your value: you may go up to the jack."),
    .request = N_ ("Click the stop with the 5. It pays $12."),
    .why_not = N_ ("That would also be a move, but this one pays the most cash now."),
    .move = "1: QH JC AC trail 5" },
  { .title = N_ ("Down into the Mine"),
    .first = N_ ("7♦ opens the Mine: diamonds mean Mine."),
    .second = N_ ("2♠ is your value: A to 7 lead left."),
    .request = N_ ("Click the left chamber: 1 gold, and a hammer for later."),
    .why_not = N_ ("You enter from above, so the two chambers below the entry come first."),
    .move = "1: 7D 2S 9C mine 1a" },
  { .title = N_ ("Rob the Cattle"),
    .first = N_ ("A♠ sends you to the Badlands, 5♣ to the 5."),
    .second = N_ ("A card is flipped: with 5 or more you win."),
    .request = N_ ("Click the 5 among the Cattle."),
    .why_not = N_ ("In the Badlands you can only rob a target of exactly your value."),
    .move = "1: AS 5C 6C badlands 5" },
  { .title = N_ ("It worked, but you are Wanted"),
    .first = N_ ("J♥ was enough: $1 and 4 stars for you."),
    .second = N_ ("Stars are points. Wanted draws the Sheriff."),
    .request = N_ ("Find both beside your name, then press Next."),
    .place = FLIP_LESSON_SEATS },
  { .title = N_ ("Gold bends a value"),
    .first = N_ ("7♣ leads to Town, but 8♣ only to the 8."),
    .second = N_ ("1 gold moves it by one step, to the 9."),
    .request = N_ ("Click the Gunsmith. It costs 1 gold."),
    .why_not = N_ ("Go to the Gunsmith: the first visit also gives a bonus."),
    .move = "1: 7C 8C AD town 9 1g" },
  { .title = N_ ("A bonus on the Trail"),
    .first = N_ ("The roof of the Gunsmith gave a bonus action."),
    .second = N_ ("It takes you to any stop farther right."),
    .request = N_ ("Click the 8 on the Trail. It gives 8 gold."),
    .why_not = N_ ("Farther right you would skip the 8 gold. Take the 8."),
    .move = "1: bonus trail 8" },
  { .title = N_ ("Buy the pistol"),
    .first = N_ ("Now you are in the shop, with cash to spend."),
    .second = N_ ("A pistol adds 3 to every robbery from now on."),
    .request = N_ ("Buy it for $3."),
    .why_not = N_ ("You have enough cash, and a pistol helps for the rest of the game."),
    .move = "1: gunsmith" },
  { .title = N_ ("The Cemetery is always open"),
    .first = N_ ("Instead of using suit and value, dig here."),
    .second = N_ ("Between two circled stones lies a reward."),
    .request = N_ ("Click C2, beside the start. It gives 2 gold."),
    .why_not = N_ ("Dig at C2 to get the 2 gold between it and the start."),
    .move = "1: 3H cemetery C2" },
  { .title = N_ ("Five cards make a hand"),
    .first = N_ ("Each turn one card went to your poker hand."),
    .second = N_ ("Two aces: a pair pays $2 and a star."),
    .request = N_ ("Your hammer earned $2 more. Read the log and press Next."),
    .place = FLIP_LESSON_LOG },
  { .title = N_ ("Bribe the Sheriff?"),
    .first = N_ ("At the end of a round he turns over a card."),
    .second = N_ ("A card below your 3 Wanted gets you arrested."),
    .request = N_ ("Take the risk: choose not to bribe him."),
    .why_not = N_ ("A bribe costs 3 gold. Only two values are below 3: take the risk."),
    .move = "1: no bribe" },
  { .title = N_ ("You got away with it"),
    .first = N_ ("He had the 4♥. Three such rounds make a game."),
    .second = N_ ("Stars count in full, cash and gold a little."),
    .request = N_ ("Press Next, and play on if you like."),
    .place = FLIP_LESSON_SEATS },
};

const FlipLesson fliptown_lesson = {
  .players = players,
  .seed = SEED,
  .minutes = 8,
  .steps = steps, .n_steps = G_N_ELEMENTS (steps),
};
