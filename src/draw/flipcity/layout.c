/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flipcity/flipcity-art.h"

#include <math.h>

/* Where everything lies. On whole pixels, so that hairlines stay thin. */

static FlipRect
within (FlipLayout layout, guint region, double x, double y, double width, double height)
{
  FlipRect rect = flipcity_region_rect (layout, region);

  return (FlipRect){ rect.x + round (x), rect.y + round (y), round (width), round (height) };
}

/* --- The row of played cards: when there are many, older ones slide under the next --- */

#define CARD_WIDTH    105
#define CARD_HEIGHT   152
#define CARD_PITCH    115
#define NARROW_CARD   84
#define NARROW_HEIGHT 128
#define NARROW_ROWS   3

FlipRect
flipcity_played_rect (FlipLayout layout, guint n, guint index)
{
  gboolean narrow = layout == FLIP_LAYOUT_NARROW;
  guint rows = narrow ? NARROW_ROWS : 1, in_row = MAX ((n + rows - 1) / rows, narrow ? 4 : 9);
  double width = narrow ? NARROW_CARD : CARD_WIDTH;
  double room = flipcity_region_rect (layout, FLIPCITY_REGION_PLAYED).width - 22 - width;
  double pitch = MIN (narrow ? 88 : CARD_PITCH, room / (in_row - 1));

  return within (layout, FLIPCITY_REGION_PLAYED, 11 + index % in_row * pitch,
                 32 + index / in_row * (NARROW_HEIGHT + 8), width,
                 narrow ? NARROW_HEIGHT : CARD_HEIGHT);
}

/* --- The discard: recyclable cards above, the others below, as small as they must be --- */

#define DISCARD_TOP    32
#define DISCARD_LABEL  16
#define DISCARD_BOTTOM 8
#define TILE_GAP       6
#define LEAST_ABOVE    66 /* for what can be recycled, with the gap below it */

guint
flipcity_kinds_in_discard (const FlipcityState *state, guint seat, gboolean recyclable)
{
  guint n = 0;

  g_assert (seat < FLIPCITY_MAX_SEATS);

  for (guint i = 0; i < flipcity_n_faces (&state->cards); i++)
    n += state->seats[seat].discard[i]
         && (state->cards.recyclable >> i & 1) == (guint) (recyclable != FALSE);
  return n;
}

typedef struct
{
  guint columns, rows;
  double top, height; /* of its first row, and of each tile */
} Block;

static Block
block_of (const FlipcityState *state, guint seat, gboolean recyclable)
{
  guint above = flipcity_kinds_in_discard (state, seat, TRUE);
  guint below = flipcity_kinds_in_discard (state, seat, FALSE);
  double room = flipcity_region_rect (FLIP_LAYOUT_BOARD, FLIPCITY_REGION_DISCARD).height
                - DISCARD_TOP - DISCARD_BOTTOM - DISCARD_LABEL * ((above > 0) + (below > 0));
  Block upper = { MAX (above, 3), above > 0, DISCARD_TOP + DISCARD_LABEL, 0 };
  Block lower = { 2, (below + 1) / 2, 0, 0 };

  lower.height = MIN (52, (room - (above ? LEAST_ABOVE : 0)) / MAX (lower.rows, 1) - TILE_GAP);
  upper.height = above ? MIN (116, room - lower.rows * (lower.height + TILE_GAP) - TILE_GAP) : 0;
  lower.top =
    DISCARD_TOP + DISCARD_LABEL + (above ? upper.height + TILE_GAP + 2 + DISCARD_LABEL : 0);
  return recyclable ? upper : lower;
}

/* Where the words over one of the two blocks stand, from the top of the region. */
double
flipcity_discard_heading (const FlipcityState *state, guint seat, gboolean recyclable)
{
  return block_of (state, seat, recyclable).top - DISCARD_LABEL / 2.0 - 1;
}

static FlipRect
discard_rect (const FlipcityState *state, guint seat, FlipLayout layout, guint face)
{
  gboolean recyclable = state->cards.recyclable >> face & 1;
  Block block = block_of (state, seat, recyclable);
  double room = flipcity_region_rect (layout, FLIPCITY_REGION_DISCARD).width - 20;
  double pitch = (room + TILE_GAP) / block.columns;
  guint place = 0;

  g_assert (face < FLIPCITY_MAX_FACES);

  if (!state->seats[seat].discard[face])
    return (FlipRect){ 0 };
  for (guint i = 0; i < face; i++)
    place +=
      state->seats[seat].discard[i] && (state->cards.recyclable >> i & 1) == (guint) recyclable;
  return within (layout, FLIPCITY_REGION_DISCARD, 10 + place % block.columns * pitch,
                 block.top + place / block.columns * (block.height + TILE_GAP), pitch - TILE_GAP,
                 block.height);
}

/* --- The supply: the cards that are sold, side by side --- */

#define PAIR_HEIGHT        208
#define PAIR_TOP           42
#define NARROW_PAIRS       2
#define NARROW_PAIR_HEIGHT 206

static guint
sold_before (const FlipcityState *state, guint pair)
{
  guint n = 0;

  g_assert (pair <= FLIPCITY_MAX_PAIRS);

  for (guint i = 0; i < pair; i++)
    n += state->cards.pairs[i].cost != FLIPCITY_NO_PRICE;
  return n;
}

/* One card with both its sides; nowhere if it is not sold. */
FlipRect
flipcity_pair_rect (const FlipcityState *state, FlipLayout layout, guint pair)
{
  gboolean narrow = layout == FLIP_LAYOUT_NARROW;
  guint sold = sold_before (state, state->cards.n_pairs), place = sold_before (state, pair);
  guint columns = narrow ? NARROW_PAIRS : MAX (sold, 4);
  double room = flipcity_region_rect (layout, FLIPCITY_REGION_SUPPLY).width - 22, gap = 8;
  double width = floor ((room - (columns - 1) * gap) / columns);

  if (pair >= state->cards.n_pairs || state->cards.pairs[pair].cost == FLIPCITY_NO_PRICE)
    return (FlipRect){ 0 };
  return within (layout, FLIPCITY_REGION_SUPPLY, 11 + place % columns * (width + gap),
                 PAIR_TOP + place / columns * (NARROW_PAIR_HEIGHT + 18), width,
                 narrow ? NARROW_PAIR_HEIGHT : PAIR_HEIGHT);
}

static FlipRect
half_of (FlipRect card, gboolean right)
{
  double half = floor (card.width / 2);

  return right ? (FlipRect){ card.x + half, card.y, card.width - half, card.height }
               : (FlipRect){ card.x, card.y, half, card.height };
}

static FlipRect
stop_rect (FlipLayout layout)
{
  double width = flipcity_region_rect (layout, FLIPCITY_REGION_SUPPLY).width;

  return within (layout, FLIPCITY_REGION_SUPPLY, width - 134, 5, 122, 25);
}

/* --- Places; without a game to look at, every site has one of its own in its region --- */

static FlipRect
discard_slot (FlipLayout layout, guint face)
{
  return within (layout, FLIPCITY_REGION_DISCARD, 10 + face % 2 * 126, DISCARD_TOP + face / 2 * 28,
                 120, 26);
}

static FlipRect
supply_slot (FlipLayout layout, guint face)
{
  if (layout == FLIP_LAYOUT_NARROW)
    return within (layout, FLIPCITY_REGION_SUPPLY, 11 + face % 8 * 43, PAIR_TOP + face / 8 * 220,
                   41, PAIR_HEIGHT);
  return within (layout, FLIPCITY_REGION_SUPPLY, 11 + face * 47, PAIR_TOP, 45, PAIR_HEIGHT);
}

FlipRect
flipcity_deck_place (const FlipSpot *spot)
{
  g_assert (spot->site == FLIPCITY_SITE_DECK);

  return within (spot->layout, FLIPCITY_REGION_DECK, 16, 44, 118, 172);
}

FlipRect
flipcity_discard_place (const FlipSpot *spot)
{
  guint face = flipcity_site_face (spot->site);

  g_assert (flipcity_site_place (spot->site) == FLIPCITY_AT_DISCARD);

  return spot->state ? discard_rect (spot->state, spot->seat, spot->layout, face)
                     : discard_slot (spot->layout, face);
}

FlipRect
flipcity_supply_place (const FlipSpot *spot)
{
  guint face = flipcity_site_face (spot->site);

  if (flipcity_site_place (spot->site) == FLIPCITY_AT_STOP)
    return stop_rect (spot->layout);
  if (!spot->state)
    return supply_slot (spot->layout, face);
  return half_of (flipcity_pair_rect (spot->state, spot->layout, flipcity_site_pair (spot->site)),
                  face % 2);
}
