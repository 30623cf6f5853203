/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/panel.h"
#include "draw/sheet-art.h"
#include "games/fliptown/fliptown-rules.h"

G_BEGIN_DECLS

extern const FlipSheetArt fliptown_sheet_art;

/* The regions of the sheet: the game's places, then what belongs to no place. */
enum
{
  FLIPTOWN_REGION_POKER = FLIPTOWN_N_PLACES,
  FLIPTOWN_REGION_SHERIFF,
  FLIPTOWN_REGION_INVENTORY,
  FLIPTOWN_N_SHEET_REGIONS
};

/* One of them for drawing, in its rectangle. */
typedef struct
{
  FlipCanvas *canvas;
  const FliptownState *state;
  guint seat;
  FlipLayout layout;
  FlipRect rect;
} FliptownPage;

/* A site for drawing, from its own upper left corner. */
typedef struct
{
  FlipCanvas *canvas;
  const FliptownState *state;
  guint seat;
  guint index; /* within its place */
  FlipRect rect;
  const FlipSiteLook *look;
} FliptownSpot;

static inline const FliptownSeat *
fliptown_page_seat (const FliptownPage *page)
{
  return &page->state->seats[page->seat];
}

static inline FlipPen
fliptown_pen (FlipCanvas *canvas, guint seat, double width)
{
  return (FlipPen){ flip_palette_ink (canvas->palette, seat), width, 1 };
}

/* layout.c */
FlipRect fliptown_region_rect (FlipLayout layout, guint region);
FlipRect fliptown_site_rect (FlipLayout layout, guint site);
FlipRect fliptown_stop_rect (FlipLayout layout, guint stop);
FlipRect fliptown_target_rect (FlipLayout layout, guint target);
FlipRect fliptown_chamber_rect (FlipLayout layout, guint chamber);
FlipRect fliptown_building_rect (FlipLayout layout, guint building);
FlipRect fliptown_stone_rect (FlipLayout layout, guint stone);

/* reward-art.c: what a site gives, as lines of symbols and numbers */
#define FLIPTOWN_MOST_PARTS 8

typedef struct
{
  guint n;
  char parts[FLIPTOWN_MOST_PARTS][32];
} FliptownParts;

void fliptown_reward_parts (const FliptownReward *reward, FliptownParts *parts);
void fliptown_reward_wanted (const FliptownReward *reward, FliptownParts *parts);
char *fliptown_parts_join (const FliptownParts *parts);
FlipBonus fliptown_bonus_of (FliptownPlace place);
gboolean fliptown_reward_bonus (const FliptownReward *reward, FlipBonus *bonus);

/* One file a region */
void fliptown_trail_print (const FliptownPage *page);
void fliptown_trail_site (const FliptownSpot *spot);
void fliptown_badlands_print (const FliptownPage *page);
void fliptown_badlands_site (const FliptownSpot *spot);
void fliptown_mine_print (const FliptownPage *page);
void fliptown_mine_ink (const FliptownPage *page);
void fliptown_mine_site (const FliptownSpot *spot);
void fliptown_town_print (const FliptownPage *page);
void fliptown_town_site (const FliptownSpot *spot);
void fliptown_building_inside (const FliptownSpot *spot, const FlipRect *body);
void fliptown_cemetery_print (const FliptownPage *page);
void fliptown_cemetery_site (const FliptownSpot *spot);
void fliptown_poker_print (const FliptownPage *page);
void fliptown_poker_ink (const FliptownPage *page);
void fliptown_sheriff_print (const FliptownPage *page);
void fliptown_sheriff_ink (const FliptownPage *page);
void fliptown_inventory_print (const FliptownPage *page);
void fliptown_inventory_ink (const FliptownPage *page);

G_END_DECLS
