/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/base/poker.h"
#include "engine/game/stage.h"
#include "games/fliptown/fliptown-board.h"

#define FLIPTOWN_MAX_SEATS      4
#define FLIPTOWN_LINEUP         3
#define FLIPTOWN_HOLDEM_CARDS   2
#define FLIPTOWN_MAX_STOLEN     (FLIPTOWN_ROUNDS * FLIPTOWN_TURNS)
#define FLIPTOWN_DRAWN_BOUNTIES 3
#define FLIPTOWN_OUTLAWS        3 /* jack, queen, king */

/* Sites are numbered consecutively: stops, targets, chambers, buildings, tombstones. The fields of
   the land come after them: they are parts of the Land Office, and no move names one. */
enum
{
  FLIPTOWN_SITE_TRAIL = 0,
  FLIPTOWN_SITE_BADLANDS = FLIPTOWN_SITE_TRAIL + FLIPTOWN_STOPS,
  FLIPTOWN_SITE_MINE = FLIPTOWN_SITE_BADLANDS + FLIPTOWN_TARGETS,
  FLIPTOWN_SITE_TOWN = FLIPTOWN_SITE_MINE + FLIPTOWN_CHAMBERS,
  FLIPTOWN_SITE_CEMETERY = FLIPTOWN_SITE_TOWN + FLIPTOWN_BUILDINGS,
  FLIPTOWN_SITES = FLIPTOWN_SITE_CEMETERY + FLIPTOWN_STONES,
  FLIPTOWN_SITE_LAND = FLIPTOWN_SITES,
  FLIPTOWN_SITES_AND_FIELDS = FLIPTOWN_SITE_LAND + FLIPTOWN_FIELDS,
};

/* The stages in which the sheet waits for an answer; the automatic ones in between are passed
   through. */
typedef enum
{
  FLIPTOWN_STAGE_SETUP_CARD,
  FLIPTOWN_STAGE_BOUNTIES,
  FLIPTOWN_STAGE_CHARACTERS,
  FLIPTOWN_STAGE_ROUND, /* automatic */
  FLIPTOWN_STAGE_HOLDEM,
  FLIPTOWN_STAGE_LINEUP,
  FLIPTOWN_STAGE_MAYOR,
  FLIPTOWN_STAGE_PAYMENTS, /* automatic: the Bank */
  FLIPTOWN_STAGE_OUTLAW,
  FLIPTOWN_STAGE_ACTION,
  FLIPTOWN_STAGE_ROBBERY,
  FLIPTOWN_STAGE_POOL,
  FLIPTOWN_STAGE_LAST_WORD,
  FLIPTOWN_STAGE_NEXT_SEAT, /* automatic */
  FLIPTOWN_STAGE_REVEAL,
  FLIPTOWN_STAGE_HANDS,
  FLIPTOWN_STAGE_WORK, /* automatic */
  FLIPTOWN_STAGE_BRIBE,
  FLIPTOWN_STAGE_SHERIFF,
  FLIPTOWN_STAGE_MARSHAL,
  FLIPTOWN_STAGE_MARSHAL_CARD,
  FLIPTOWN_STAGE_ARREST,
  FLIPTOWN_STAGE_ROUND_END, /* automatic */
  FLIPTOWN_STAGE_STOLEN,
  FLIPTOWN_STAGE_OVER,
  FLIPTOWN_N_STAGES,
} FliptownStage;

typedef enum
{
  FLIPTOWN_CASH,
  FLIPTOWN_GOLD,
  FLIPTOWN_STARS,
  FLIPTOWN_WANTED,
  FLIPTOWN_N_TRACKS
} FliptownTrackId;

/* A track of the inventory: symbols that are circled, and those that were crossed out again. */
typedef struct
{
  gint32 held, crossed; /* 32 bits, because boards may pay a lot */
} FliptownTrack;

typedef enum
{
  FLIPTOWN_ITEM_UNDERTAKER = 1 << 0,
  FLIPTOWN_ITEM_SHOVEL = 1 << 1,
  FLIPTOWN_ITEM_TRAIL_HORSE = 1 << 2,
  FLIPTOWN_ITEM_PICKAXE = 1 << 3,
  FLIPTOWN_ITEM_BANDANA = 1 << 4,
  FLIPTOWN_ITEM_PISTOL = 1 << 5,
  FLIPTOWN_ITEM_RIFLE = 1 << 6,
} FliptownItem;

/* The lines of the shops, as bits of one purchase. */
enum
{
  FLIPTOWN_BUY_WORK_HORSE = 1 << 0,
  FLIPTOWN_BUY_TRAIL_HORSE = 1 << 1,
  FLIPTOWN_BUY_PAN = 1 << 0,
  FLIPTOWN_BUY_PICKAXE = 1 << 1,
  FLIPTOWN_BUY_BANDANA = 1 << 2,
};

enum
{
  FLIPTOWN_RED,
  FLIPTOWN_BLACK,
};

/* One player's sheet. Sets of sites have one bit per site. */
typedef struct
{
  FliptownTrack tracks[FLIPTOWN_N_TRACKS];
  union
  {
    struct
    {
      guint16 stops, targets, chambers, buildings, stones;
    };
    guint16 circled[FLIPTOWN_N_PLACES]; /* the same, by place */
  };
  guint16 crossed_stops, fields;
  guint8 pans, hammers;
  guint8 items;
  guint8 bank;               /* colours invested in */
  guint8 outlaws;            /* hunted: bit 0 jack, 1 queen, 2 king */
  guint8 hotel;              /* steps circled */
  guint8 character, ability; /* how often the ability can still be used */
  guint8 bonus_places;       /* places whose sites gave a bonus action */
  guint16 mine_gold;
  guint8 arrests, bribes; /* one bit per round */
  guint8 looked;          /* it has looked at this round's Sheriff card */
  FlipCard poker[FLIPTOWN_ROUNDS][FLIPTOWN_TURNS];
  FlipCard holdem[FLIPTOWN_ROUNDS][FLIPTOWN_HOLDEM_CARDS];
  guint8 hands[FLIPTOWN_ROUNDS]; /* FlipHand */
} FliptownSeat;

/* The public knowledge about the cards. */
typedef struct
{
  FlipCardSet seen[FLIPTOWN_ROUNDS]; /* shown in each round */
  FlipCardSet drawable;              /* may still come from the deck */
  FlipCardSet discards;
  FlipCardSet shuffled; /* the cards of the present shuffle */
  guint16 shuffle, position;
  guint8 left; /* number of cards in the draw deck */
  guint8 n_lineup;
  FlipCard lineup[FLIPTOWN_LINEUP];
  guint8 suits[FLIPTOWN_LINEUP]; /* of the lineup, as changed by the acting seat */
  FlipCard sheriff, marshal_card;
  FlipDraw sheriff_draw;
  FlipDraw holdem_draws[FLIPTOWN_MAX_SEATS][FLIPTOWN_HOLDEM_CARDS];
  FlipDraw stolen_draws[FLIPTOWN_MAX_STOLEN];
  FlipCard stolen[FLIPTOWN_MAX_STOLEN];
  guint8 n_stolen, n_revealed;
  guint8 stolen_in_round[FLIPTOWN_ROUNDS];
} FliptownCards;

/* The gains that wait to be taken, in any order. */
typedef struct
{
  guint8 bonuses[FLIPTOWN_N_PLACES];
  guint8 effects[FLIPTOWN_BUILDINGS];
} FliptownPool;

/* Where a seat paused in its turn, while another one acts. */
typedef struct
{
  guint8 stage; /* 0 if it did not pause */
  guint8 acted, outlaws_due;
  guint8 suits[FLIPTOWN_LINEUP];
  FliptownPool pool;
} FliptownPause;

typedef struct
{
  guint8 ids[FLIPTOWN_DRAWN_BOUNTIES]; /* from 0 */
  guint8 met[FLIPTOWN_DRAWN_BOUNTIES]; /* one bit per seat */
  guint8 n;
  guint8 turned; /* turned to the side with fewer stars; one bit each */
} FliptownBounties;

/* The parts of the set-up that a card decides before the game begins. */
typedef enum
{
  FLIPTOWN_NOTHING_BY_CARD,
  FLIPTOWN_BOTH_BY_CARD, /* cowbot and character */
  FLIPTOWN_COWBOT_BY_CARD,
} FliptownByCard;

typedef struct
{
  guint8 characters; /* none, dealt, chosen */
  guint8 bounties;   /* dealt, chosen, none */
  guint8 cowbot, level;
  guint8 random_setup; /* FliptownByCard */
  guint8 holdem, bank_two, marshal_all, centre_ignored;
} FliptownOptions;

typedef struct
{
  FliptownBoard board;
  FliptownOptions options;
  FliptownCards cards;
  FliptownPool pool;
  FliptownBounties bounties;
  guint8 n_seats;
  guint8 stage, round, turn;
  guint8 done;        /* seats that have had their turn, or have answered in a later phase */
  guint8 seat;        /* whose turn it is, or whose answer in the later phases */
  guint8 acted;       /* the seat has taken its action this turn */
  guint8 outlaws_due; /* hunted ranks that still have to pay */
  guint8 target;      /* the target being robbed */
  guint8 stolen_now;  /* the cowbot has stolen this turn */
  guint8 just_stolen; /* … in the last move */
  gint32 just_paid;   /* stars that the Bank paid when the seat's turn began */
  FliptownPause pauses[FLIPTOWN_MAX_SEATS];
  FliptownSeat seats[FLIPTOWN_MAX_SEATS];
} FliptownState;

G_STATIC_ASSERT (sizeof (FliptownState) <= 4096);

static inline int
fliptown_held (const FliptownSeat *seat, FliptownTrackId track)
{
  return seat->tracks[track].held;
}

static inline const FliptownSeat *
fliptown_acting_seat (const FliptownState *state)
{
  return &state->seats[state->seat];
}

static inline gboolean
fliptown_has (const FliptownSeat *seat, FliptownItem item)
{
  return (seat->items & item) != 0;
}

static inline guint
fliptown_count (guint bits)
{
  return (guint) __builtin_popcount (bits);
}

/* The stars that a drawn bounty pays now. */
static inline int
fliptown_bounty_stars (const FliptownState *state, guint index)
{
  return state->bounties.turned & 1u << index ? state->board.bounty_later
                                              : state->board.bounty_first;
}

/* Whether a move took the round to a stage, or past it. */
static inline gboolean
fliptown_reaches (const FliptownState *before, const FliptownState *after, FliptownStage stage)
{
  return before->stage > FLIPTOWN_STAGE_ROUND && before->stage < stage
         && (after->stage >= stage || after->round > before->round);
}

static inline FliptownPlace
fliptown_site_place (guint site)
{
  return site < FLIPTOWN_SITE_BADLANDS   ? FLIPTOWN_TRAIL
         : site < FLIPTOWN_SITE_MINE     ? FLIPTOWN_BADLANDS
         : site < FLIPTOWN_SITE_TOWN     ? FLIPTOWN_MINE
         : site < FLIPTOWN_SITE_CEMETERY ? FLIPTOWN_TOWN
                                         : FLIPTOWN_CEMETERY;
}

/* The first site of a place; that of the next place is where it ends. */
static inline guint
fliptown_first_site (guint place)
{
  static const guint8 firsts[FLIPTOWN_N_PLACES + 1] = {
    FLIPTOWN_SITE_TRAIL, FLIPTOWN_SITE_BADLANDS, FLIPTOWN_SITE_MINE,
    FLIPTOWN_SITE_TOWN,  FLIPTOWN_SITE_CEMETERY, FLIPTOWN_SITES,
  };

  return firsts[place];
}

static inline gboolean
fliptown_way_is_open (const FliptownWay *way, guint chambers)
{
  return way->from == FLIPTOWN_ENTRANCE || (chambers >> way->from & 1);
}

/* Whether a way leads to a chamber from the entrance or from a circled chamber. */
static inline gboolean
fliptown_chamber_is_reached (const FliptownChamber *chamber, guint chambers)
{
  for (guint i = 0; i < chamber->n_ways; i++)
    {
      if (fliptown_way_is_open (&chamber->ways[i], chambers))
        return TRUE;
    }

  return FALSE;
}

/* Only on the Trail can the seat choose between a pan and a hammer. */
static inline gboolean
fliptown_site_offers_tools (const FliptownState *state, guint site)
{
  return site < FLIPTOWN_SITE_BADLANDS && state->board.stops[site].pan_or_hammer;
}
