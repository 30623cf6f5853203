/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/fliptown-board.h"

#include <glib/gi18n-lib.h>

/* The fields of each building, in the group of its value in the Town. */

#define MOST 99

#define COSTS(kind, word, name, low, member, coin)                                                \
  { .key = word, .title = name, .least = low, .most = MOST, .when_key = "building", .when = kind, \
    .unit = coin, FLIP_IN (FliptownBoard, member) }
#define OF(kind, word, name, low, member) COSTS (kind, word, name, low, member, NULL)
#define ALL_OF(kind, word, name, n, member)                                          \
  { .key = word, .title = name, .least = 0, .most = MOST, .n_least = n, .n_most = n, \
    .when_key = "building", .when = kind, FLIP_IN_ARRAY (FliptownBoard, member) }

const FlipField fliptown_shop_fields[FLIPTOWN_SHOP_FIELDS] = {
  OF ("undertaker", "shovel-stars", N_ ("Stars for the shovel"), 0, shovel_stars),
  /* Translators: what something costs in a building */
  COSTS ("bank", "price", N_ ("Price"), 0, bank_price, "$"),
  ALL_OF ("bank", "pays", N_ ("Pays in each round"), FLIPTOWN_ROUNDS, bank_pays),
  /* Translators: posters that a building takes off */
  OF ("hideout", "takes-off", N_ ("Wanted removed"), 0, hideout_takes_off),
  COSTS ("stables", "work-horse-price", N_ ("Price of the work horse"), 0, work_horse_price, "$"),
  OF ("stables", "work-horse-stars", N_ ("Stars for the work horse"), 0, work_horse_stars),
  COSTS ("stables", "trail-horse-price", N_ ("Price of the trail horse"), 0, trail_horse_price,
         "$"),
  OF ("stables", "trail-horse-adds", N_ ("What the trail horse adds"), 0, trail_horse_adds),
  COSTS ("general-store", "pan-price", N_ ("Price of the pan"), 0, pan_price, "$"),
  OF ("general-store", "pan-stars", N_ ("Stars for the pan"), 0, pan_stars),
  COSTS ("general-store", "pickaxe-price", N_ ("Price of the pickaxe"), 0, pickaxe_price, "$"),
  OF ("general-store", "pickaxe-stars", N_ ("Stars for the pickaxe"), 0, pickaxe_stars),
  OF ("general-store", "pickaxe-reach", N_ ("How far the pickaxe reaches"), 0, pickaxe_reach),
  COSTS ("general-store", "bandana-price", N_ ("Price of the bandana"), 0, bandana_price, "$"),
  OF ("general-store", "bandana-takes-off", N_ ("Wanted removed by the bandana"), 0,
      bandana_takes_off),
  COSTS ("church", "price", N_ ("Price"), 1, church_price, "$"),
  /* Translators: field in the editor: the highest number */
  OF ("church", "at-most", N_ ("At most"), 1, church_most),
  COSTS ("hotel", "price", N_ ("Price"), 0, hotel_price, "$"),
  ALL_OF ("hotel", "steps", N_ ("Stars for each step"), FLIPTOWN_HOTEL_STEPS, hotel_steps),
  COSTS ("land-office", "two-price", N_ ("Price of two fields"), 0, land_prices[0], "$"),
  COSTS ("land-office", "three-price", N_ ("Price of three fields"), 0, land_prices[1], "$"),
  COSTS ("land-office", "corner-price", N_ ("Price of a corner"), 0, land_prices[2], "$"),
  ALL_OF ("land-office", "fields", N_ ("Stars of the nine fields"), FLIPTOWN_FIELDS, fields),
  OF ("land-office", "all-fields", N_ ("Stars for all fields"), 0, all_fields),
  COSTS ("gunsmith", "pistol-price", N_ ("Price of the pistol"), 0, pistol_price, "$"),
  OF ("gunsmith", "pistol-adds", N_ ("What the pistol adds"), 0, pistol_adds),
  COSTS ("gunsmith", "rifle-price", N_ ("Price of the rifle"), 0, rifle_price, "$"),
  OF ("gunsmith", "rifle-adds", N_ ("What the rifle adds"), 0, rifle_adds),
  OF ("bail-bonds", "pays-cash", N_ ("Cash for an outlaw"), 0, outlaw_cash),
  OF ("bail-bonds", "pays-gold", N_ ("Gold for an outlaw"), 0, outlaw_gold),
  OF ("bail-bonds", "takes-off", N_ ("Wanted removed"), 0, outlaw_takes_off),
  OF ("sheriffs-office", "stars", N_ ("Stars"), 0, office_stars),
  OF ("sheriffs-office", "takes-off", N_ ("Wanted removed"), 0, office_takes_off),
  COSTS ("saloon", "price", N_ ("Price"), 1, saloon_price, "$"),
  OF ("saloon", "at-most", N_ ("At most"), 1, saloon_most),
  COSTS ("prospectors-club", "price", N_ ("Price"), 1, club_price, N_ ("gold")),
  OF ("prospectors-club", "at-most", N_ ("At most"), 1, club_most),
};

/* A longer stay at the Hotel must never pay less. */
void
fliptown_shops_check_board (FlipReading *reading)
{
  const FliptownBoard *board = flip_reading_board (reading);
  guint hotel = 0;
  g_autofree char *group = NULL;

  while (hotel + 1 < FLIPTOWN_BUILDINGS && board->houses[hotel].kind != FLIPTOWN_HOTEL)
    hotel++;
  group = g_strconcat ("town ", flip_rank_text (hotel + 1), NULL);
  for (guint i = 1; i < FLIPTOWN_HOTEL_STEPS; i++)
    {
      if (board->hotel_steps[i] < board->hotel_steps[i - 1])
        flip_reading_warn (reading, group, "steps",
                           /* Translators: %d: how many stars; first of a step, then of the next */
                           _ ("after a step with %d comes one with only %d."),
                           board->hotel_steps[i - 1], board->hotel_steps[i]);
    }
}
