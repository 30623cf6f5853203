/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/base/card.h"
#include "engine/base/poker.h"
#include "engine/boards/format.h"

/* The four regions are in the order of the suits that lead to them; the Cemetery needs none. */
typedef enum
{
  FLIPTOWN_TRAIL,
  FLIPTOWN_BADLANDS,
  FLIPTOWN_MINE,
  FLIPTOWN_TOWN,
  FLIPTOWN_CEMETERY,
  FLIPTOWN_N_PLACES
} FliptownPlace;

#define FLIPTOWN_N_REGIONS 4
#define FLIPTOWN_NOWHERE   0xff

enum
{
  FLIPTOWN_STOPS = 13,
  FLIPTOWN_ROWS = 4,
  FLIPTOWN_TARGETS_IN_A_ROW = 3,
  FLIPTOWN_TARGETS = FLIPTOWN_ROWS * FLIPTOWN_TARGETS_IN_A_ROW,
  FLIPTOWN_CHAMBERS = 14,
  FLIPTOWN_BUILDINGS = 13,
  FLIPTOWN_STONES = 9,
  FLIPTOWN_CENTRE = 4,
  FLIPTOWN_REWARDS = 12,
  FLIPTOWN_ROUNDS = 3,
  FLIPTOWN_TURNS = 5,
  FLIPTOWN_HOTEL_STEPS = 4,
  FLIPTOWN_FIELDS = 9,
  FLIPTOWN_BOUNTIES = 12,
  FLIPTOWN_MAX_WAYS = 2,
};

/* The thirteen buildings. The board assigns a value to each. */
typedef enum
{
  FLIPTOWN_UNDERTAKER,
  FLIPTOWN_BANK,
  FLIPTOWN_HIDEOUT,
  FLIPTOWN_STABLES,
  FLIPTOWN_GENERAL_STORE,
  FLIPTOWN_CHURCH,
  FLIPTOWN_HOTEL,
  FLIPTOWN_LAND_OFFICE,
  FLIPTOWN_GUNSMITH,
  FLIPTOWN_BAIL_BONDS,
  FLIPTOWN_SHERIFFS_OFFICE,
  FLIPTOWN_SALOON,
  FLIPTOWN_PROSPECTORS_CLUB,
} FliptownBuilding;

typedef enum
{
  FLIPTOWN_NO_CHARACTER,
  FLIPTOWN_TRAILBLAZER,
  FLIPTOWN_CHEAT,
  FLIPTOWN_PROSPECTOR,
  FLIPTOWN_SETTLER,
  FLIPTOWN_BANDIT,
  FLIPTOWN_MARSHAL,
  FLIPTOWN_PREACHER,
  FLIPTOWN_MINER,
  FLIPTOWN_RANCH_HAND,
  FLIPTOWN_GRAVE_ROBBER,
  FLIPTOWN_MAN_IN_BLACK,
  FLIPTOWN_BARONESS,
  FLIPTOWN_MAYOR,
  FLIPTOWN_WILD_CARD,
  FLIPTOWN_N_CHARACTERS
} FliptownCharacter;

typedef enum
{
  FLIPTOWN_NO_COWBOT,
  FLIPTOWN_BLACK_BART,
  FLIPTOWN_WYATT_EARP,
  FLIPTOWN_CALAMITY_JANE,
  FLIPTOWN_BILLY_THE_KID,
  FLIPTOWN_N_COWBOTS
} FliptownCowbot;

typedef enum
{
  FLIPTOWN_NO_SILVER,
  FLIPTOWN_SILVER_TOMBSTONES,
  FLIPTOWN_SILVER_BUILDINGS,
  FLIPTOWN_SILVER_CHAMBERS,
  FLIPTOWN_SILVER_STOPS,
  FLIPTOWN_SILVER_TARGETS,
} FliptownSilver;

/* What a site gives. A negative Wanted is removed. */
typedef struct
{
  gint8 stars, gold, cash, wanted, pans, hammers;
  guint8 pan_or_hammer;
  guint8 bonus; /* a place, or FLIPTOWN_NOWHERE */
  guint8 silver;
} FliptownReward;

/* In the order in which a board's file names them. */
typedef enum
{
  FLIPTOWN_REWARD_PAN_OR_HAMMER, /* only on the Trail */
  FLIPTOWN_REWARD_STARS,
  FLIPTOWN_REWARD_GOLD,
  FLIPTOWN_REWARD_CASH,
  FLIPTOWN_REWARD_WANTED,
  FLIPTOWN_REWARD_PANS,
  FLIPTOWN_REWARD_HAMMERS,
  FLIPTOWN_REWARD_BONUS,
  FLIPTOWN_REWARD_SILVER, /* only in the Mine */
  FLIPTOWN_N_REWARDS
} FliptownRewardKind;

typedef struct
{
  gint8 wanted, stars;
  gint8 cash[FLIPTOWN_TARGETS_IN_A_ROW];
  FliptownReward bonus;
} FliptownRow;

#define FLIPTOWN_ENTRANCE 0xfe

typedef struct
{
  guint8 from; /* a chamber, or the entrance */
  guint8 lowest, highest;
} FliptownWay;

typedef struct
{
  FliptownReward reward;
  guint8 n_ways;
  FliptownWay ways[FLIPTOWN_MAX_WAYS];
} FliptownChamber;

typedef struct
{
  guint8 kind; /* FliptownBuilding */
  FliptownReward roof;
} FliptownHouse;

typedef struct
{
  guint8 stones[2];
  FliptownReward reward;
} FliptownBetween;

typedef struct
{
  gint8 cash, gold, wanted, stars, pans, hammers, shovel;
} FliptownStart;

/* A board, read and checked. It is plain data, as it is part of the state. */
typedef struct
{
  FliptownStart starts[FLIPTOWN_N_CHARACTERS]; /* the first is the standard start */
  gint8 suit_price, value_price, bribe_price;
  gint8 most_pans, most_hammers;

  FliptownReward stops[FLIPTOWN_STOPS];
  FliptownRow rows[FLIPTOWN_ROWS];
  guint8 target_values[FLIPTOWN_TARGETS]; /* row by row */
  FliptownChamber chambers[FLIPTOWN_CHAMBERS];
  FliptownHouse houses[FLIPTOWN_BUILDINGS];
  gint8 stone_wanted;
  FliptownBetween betweens[FLIPTOWN_REWARDS];

  gint8 shovel_stars;
  gint8 bank_price, bank_pays[FLIPTOWN_ROUNDS];
  gint8 hideout_takes_off;
  gint8 work_horse_price, work_horse_stars, trail_horse_price, trail_horse_adds;
  gint8 pan_price, pan_stars, pickaxe_price, pickaxe_stars, pickaxe_reach;
  gint8 bandana_price, bandana_takes_off;
  gint8 church_price, church_most;
  gint8 hotel_price, hotel_steps[FLIPTOWN_HOTEL_STEPS];
  gint8 land_prices[3], fields[FLIPTOWN_FIELDS], all_fields;
  gint8 pistol_price, pistol_adds, rifle_price, rifle_adds;
  gint8 outlaw_cash, outlaw_gold, outlaw_takes_off;
  gint8 office_stars, office_takes_off;
  gint8 saloon_price, saloon_most, club_price, club_most;

  gint8 hand_cash[FLIP_N_HANDS], hand_stars[FLIP_N_HANDS];
  gint8 gold_a_pan, cash_a_hammer;
  gint8 penalty_cash[FLIPTOWN_ROUNDS], penalty_stars[FLIPTOWN_ROUNDS], stars_only_from;
  gint8 cash_a_point, gold_a_point;

  gint8 bounty_first, bounty_later;
  gint8 bounty_sites, bounty_tools, bounty_mine_gold, bounty_tombstones, bounty_outlaws;
  gint8 bounty_wanted, bounty_gear, bounty_cash, bounty_gold;

  gint8 preacher_takes_off, ranch_hand_takes_off, jokers;
  gint8 cowbot_points[FLIPTOWN_N_COWBOTS][FLIPTOWN_N_REGIONS];
  gint8 stolen_points[3], character_points, holdem_points;
} FliptownBoard;

/* The format of a board's file; see fliptown-format.c, and for the buildings
   fliptown-format-shops.c. */
#define FLIPTOWN_SHOP_FIELDS 37
extern const FlipFormat fliptown_format;
extern const FlipField fliptown_shop_fields[FLIPTOWN_SHOP_FIELDS];

/* These warn about values that can be played but make no sense. They aren't refused, as sheets may
   have been begun with them. */
void fliptown_shops_check_board (FlipReading *reading);
void fliptown_bounties_check_board (FlipReading *reading);

/* The words of the board files and of the notation. */
extern const char *const fliptown_place_words[FLIPTOWN_N_PLACES];
extern const char *const fliptown_building_words[FLIPTOWN_BUILDINGS];
const char *fliptown_place_word (guint place);
const char *fliptown_chamber_word (guint chamber);
const char *fliptown_building_word (guint building);
const char *fliptown_character_word (guint character);
const char *fliptown_cowbot_word (guint cowbot);
const char *fliptown_stone_word (guint stone);
const char *fliptown_hand_word (FlipHand hand);
const char *fliptown_between_word (guint between);
