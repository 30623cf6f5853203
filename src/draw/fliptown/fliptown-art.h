/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/kit/panel.h"
#include "draw/kit/value.h"
#include "draw/sheet/sheet-art.h"
#include "games/fliptown/fliptown-rules.h"

extern const FlipSheetArt fliptown_sheet_art;

/* The regions of the sheet: the game's places, then those that are not places. */
enum
{
  FLIPTOWN_REGION_POKER = FLIPTOWN_N_PLACES,
  FLIPTOWN_REGION_SHERIFF,
  FLIPTOWN_REGION_INVENTORY,
  FLIPTOWN_N_SHEET_REGIONS
};

/* The state that a page or a spot shows. */
static inline const FliptownState *
fliptown_state (gconstpointer state)
{
  return state;
}

static inline const FliptownSeat *
fliptown_page_seat (const FlipPage *page)
{
  g_assert (page->seat < FLIPTOWN_MAX_SEATS);

  return &fliptown_state (page->state)->seats[page->seat];
}

static inline FlipPen
fliptown_pen (FlipCanvas *canvas, guint seat, double width)
{
  return (FlipPen){ flip_palette_ink (canvas->palette, seat), width, 1 };
}

/* The group of the board's file to which a site belongs. */
static inline const char *
fliptown_site_group (gconstpointer state, guint site)
{
  const char *group = NULL, *key;

  fliptown_format.place_of_site (state, (guint16) site, &group, &key);
  return group;
}

/* fliptown-art.c */
static inline FlipRect
fliptown_region_rect (FlipLayout layout, guint region)
{
  return flip_sheet_art_region_rect (&fliptown_sheet_art, layout, region);
}

#define FLIPTOWN_FIELD_WIDTH 36 /* width of a field of the land while it can be chosen: a
                                   fingertip, */
#define FLIPTOWN_SLIM_FIELD  28 /* or less if there is no room */

FlipRect fliptown_spot_rect (const FlipSpot *spot);
FlipRect fliptown_stop_rect (FlipLayout layout, guint stop);
FlipRect fliptown_target_rect (FlipLayout layout, guint target);
FlipRect fliptown_chamber_rect (FlipLayout layout, guint chamber);
FlipRect fliptown_stone_rect (FlipLayout layout, guint stone);

/* reward-art.c: the reward of a site, as lines of symbols and numbers */
#define FLIPTOWN_MOST_PARTS 8

typedef struct
{
  guint n;
  char parts[FLIPTOWN_MOST_PARTS][32];
  gint8 kinds[FLIPTOWN_MOST_PARTS]; /* a FliptownRewardKind, or -1 if it has no number */
} FliptownParts;

/* Everything except the bonus action and the silver, which are drawn elsewhere. The Wanted is added
   to parts of its own, or to the same. */
void fliptown_reward_parts (const FliptownReward *reward,
                            FliptownParts *parts,
                            FliptownParts *wanted);
char *fliptown_parts_join (const FliptownParts *parts);

/* Names the next numbers to be drawn as those of the parts. `first` is the first kind of reward
   that is possible there. */
void fliptown_parts_name (FlipCanvas *canvas,
                          const char *group,
                          const char *key,
                          FliptownRewardKind first,
                          const FliptownParts *parts);
gboolean fliptown_reward_bonus (const FliptownReward *reward, FlipBonus *bonus);

/* The regions, each with the file that draws it */
extern const FlipRegion fliptown_trail_region, fliptown_badlands_region, fliptown_mine_region,
  fliptown_town_region, fliptown_cemetery_region, fliptown_poker_region, fliptown_sheriff_region,
  fliptown_inventory_region;

/* building-art.c */
void fliptown_field_site (const FlipSpot *spot);
void fliptown_building_inside (const FlipSpot *spot, const FlipRect *body);

/* poker-art.c, sheriff-art.c, inventory-art.c: what half-art.c shares with them */
typedef struct
{
  FliptownItem item;
  FlipGlyph glyph;
  const char *name; /* translatable */

  /* The value of its effect on the board: the building that sells it, and the key there; NULL if
     there is none. */
  FliptownBuilding shop;
  const char *key;
} FliptownItemPrint;

typedef struct
{
  FlipGlyph glyph;
  const char *name, *format; /* the name is translatable */
  guint length; /* of the printed track; a count beyond that is written beside it */
} FliptownTrackPrint;

#define FLIPTOWN_N_ITEMS 7

guint fliptown_hand_size (const FliptownState *state);
FlipCard fliptown_hand_card (const FliptownSeat *seat, guint round, guint index);
char *fliptown_safe_words (int wanted);
char *fliptown_bribe_line (const FlipPage *page);
extern const FliptownTrackPrint fliptown_track_prints[FLIPTOWN_N_TRACKS];
extern const FliptownItemPrint fliptown_item_prints[FLIPTOWN_N_ITEMS];

/* half-art.c */
void fliptown_half_poker_print (const FlipPage *page);
void fliptown_half_poker_ink (const FlipPage *page);
void fliptown_half_sheriff_ink (const FlipPage *page);
void fliptown_half_inventory_ink (const FlipPage *page);
