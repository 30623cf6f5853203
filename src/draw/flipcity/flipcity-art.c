/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flipcity/flipcity-art.h"

#include "games/flipcity/flipcity.h"

#include <math.h>

/* The positions of everything, on whole pixels so that hairlines stay thin. */

static FlipRect
within (FlipLayout layout, guint region, double x, double y, double width, double height)
{
  FlipRect rect = flipcity_region_rect (layout, region);

  return (FlipRect){ rect.x + round (x), rect.y + round (y), round (width), round (height) };
}

/* --- The row of played cards: when there are many, older ones slide under the next --- */

static const struct
{
  double width, height, pitch; /* of a card, and the distance between cards */
  double top;
  guint rows, in_row; /* how many fit side by side */
} row_of_cards[FLIP_N_LAYOUTS] = {
  [FLIP_LAYOUT_BOARD] = { 105, 152, 115, 32, 1, 9 },
  [FLIP_LAYOUT_LOW] = { 105, 118, 117, 32, 1, 9 },
  [FLIP_LAYOUT_HALF] = { 86, 97, 97, 29, 1, 10 },
  [FLIP_LAYOUT_NARROW] = { 84, 128, 88, 32, 3, 4 },
};

FlipRect
flipcity_played_rect (FlipLayout layout, guint n, guint index)
{
  guint rows = row_of_cards[layout].rows;
  guint in_row = MAX ((n + rows - 1) / rows, row_of_cards[layout].in_row);
  double width = row_of_cards[layout].width, height = row_of_cards[layout].height;
  double room = flipcity_region_rect (layout, FLIPCITY_REGION_PLAYED).width - 22 - width;
  double pitch = MIN (row_of_cards[layout].pitch, room / (in_row - 1));

  return within (layout, FLIPCITY_REGION_PLAYED, 11 + index % in_row * pitch,
                 row_of_cards[layout].top + index / in_row * (height + 8), width, height);
}

/* --- The discard: recyclable cards above, the others below, as small as they must be --- */

#define DISCARD_LABEL 16
#define TILE_GAP      6
#define SMALL_GAP     3
#define LEAST_ABOVE   66 /* for cards that can be recycled, including the gap below them */
#define MOST_COLUMNS  4

static const struct
{
  double top, bottom;
  double least;         /* the least height of a tile */
  double crowded_label; /* height of the heading of a block with the smallest tiles; 0: no room
                           for it */
} discards[FLIP_N_LAYOUTS] = {
  [FLIP_LAYOUT_BOARD] = { 32, 8, 24, DISCARD_LABEL },
  [FLIP_LAYOUT_LOW] = { 30, 5, 24, DISCARD_LABEL },
  [FLIP_LAYOUT_HALF] = { 30, 5, 24, 0 },
  [FLIP_LAYOUT_NARROW] = { 32, 8, 36, DISCARD_LABEL }, /* the tiles are as high as a fingertip */
};

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
  double top, height; /* of its first row; of each tile */
  double gap;         /* between rows */
  double label;       /* the height of its heading */
} Block;

/* Places both blocks, with the recyclable ones as cards. */
static void
place_cards (FlipLayout layout, guint above, guint below, double room, Block *upper, Block *lower)
{
  double label = DISCARD_LABEL, top = discards[layout].top + label;

  room -= label * ((above > 0) + (below > 0));
  *upper = (Block){ MAX (above, 3), above > 0, top, 0, TILE_GAP, label }; /* a third at most */
  *lower = (Block){ 2, (below + 1) / 2, top, 0, TILE_GAP, label };
  lower->height = MIN (52, (room - (above ? LEAST_ABOVE : 0)) / MAX (lower->rows, 1) - TILE_GAP);
  upper->height = above ? MIN (116, room - lower->rows * (lower->height + TILE_GAP) - TILE_GAP) : 0;
  lower->top += above ? upper->height + TILE_GAP + 2 + label : 0;
}

/* Places both blocks as tiles, with more columns if the rows would be too low. */
static void
place_tiles (FlipLayout layout, guint above, guint below, double room, Block *upper, Block *lower)
{
  double label = discards[layout].crowded_label, top = discards[layout].top + label, height = 0;
  guint columns = 1;

  room -= label * ((above > 0) + (below > 0)) + SMALL_GAP;
  while (height < discards[layout].least && columns < MOST_COLUMNS)
    {
      columns++;
      *upper = (Block){ columns, (above + columns - 1) / columns, top, 0, SMALL_GAP, label };
      *lower = (Block){ columns, (below + columns - 1) / columns, top, 0, SMALL_GAP, label };
      height = MIN (52, floor (room / MAX (upper->rows + lower->rows, 1)) - SMALL_GAP);
    }
  upper->height = lower->height = height;
  lower->top += above ? upper->rows * (height + SMALL_GAP) + SMALL_GAP + label : 0;
}

static Block
block_of (const FlipcityState *state, guint seat, FlipLayout layout, gboolean recyclable)
{
  guint above = flipcity_kinds_in_discard (state, seat, TRUE);
  guint below = flipcity_kinds_in_discard (state, seat, FALSE);
  double room = flipcity_region_rect (layout, FLIPCITY_REGION_DISCARD).height - discards[layout].top
                - discards[layout].bottom;
  Block upper, lower;

  place_cards (layout, above, below, room, &upper, &lower);
  if (lower.height < discards[layout].least)
    place_tiles (layout, above, below, room, &upper, &lower);
  return recyclable ? upper : lower;
}

/* The heading of one of the two blocks, from the top of the region; 0 if there is no room for
   it. */
double
flipcity_discard_heading (const FlipcityState *state,
                          guint seat,
                          FlipLayout layout,
                          gboolean recyclable)
{
  Block block = block_of (state, seat, layout, recyclable);

  return block.label > 0 ? block.top - block.label / 2 - 1 : 0;
}

static FlipRect
discard_rect (const FlipcityState *state, guint seat, FlipLayout layout, guint face)
{
  gboolean recyclable = state->cards.recyclable >> face & 1;
  Block block = block_of (state, seat, layout, recyclable);
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
                 block.top + place / block.columns * (block.height + block.gap), pitch - TILE_GAP,
                 block.height);
}

/* --- The supply: the cards that are sold, side by side --- */

#define NARROW_PAIRS 2

static const struct
{
  double top, height, down;      /* of a card; the distance of rows */
  double stop_top, stop_height;  /* the button that ends a phase */
  double slot_width, slot_pitch; /* of a side if there is no game */
  guint slots;                   /* side by side */
} supplies[FLIP_N_LAYOUTS] = {
  [FLIP_LAYOUT_BOARD] = { 42, 208, 0, 5, 25, 45, 47, FLIPCITY_MAX_FACES },
  [FLIP_LAYOUT_LOW] = { 40, 174, 0, 4, 25, 45, 47, FLIPCITY_MAX_FACES },
  [FLIP_LAYOUT_HALF] = { 36, 142, 0, 3, 24, 43, 45, FLIPCITY_MAX_FACES },
  [FLIP_LAYOUT_NARROW] = { 42, 206, 224, 5, 25, 41, 43, 8 },
};

static guint
sold_before (const FlipcityState *state, guint pair)
{
  guint n = 0;

  g_assert (pair <= FLIPCITY_MAX_PAIRS);

  for (guint i = 0; i < pair; i++)
    n += state->cards.pairs[i].cost != FLIPCITY_NO_PRICE;
  return n;
}

/* The place of a card with both its sides; empty if it is not sold. */
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
                 supplies[layout].top + place / columns * supplies[layout].down, width,
                 supplies[layout].height);
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

  return within (layout, FLIPCITY_REGION_SUPPLY, width - 134, supplies[layout].stop_top, 122,
                 supplies[layout].stop_height);
}

/* --- Places; without a game to look at, every site has one of its own in its region --- */

static FlipRect
discard_slot (FlipLayout layout, guint face)
{
  return within (layout, FLIPCITY_REGION_DISCARD, 10 + face % 3 * 79,
                 discards[layout].top + face / 3 * 28, 77, 26);
}

static FlipRect
supply_slot (FlipLayout layout, guint face)
{
  guint slots = supplies[layout].slots;

  return within (layout, FLIPCITY_REGION_SUPPLY, 11 + face % slots * supplies[layout].slot_pitch,
                 supplies[layout].top + face / slots * supplies[layout].down,
                 supplies[layout].slot_width, supplies[layout].height);
}

FlipRect
flipcity_deck_place (const FlipSpot *spot)
{
  static const FlipRect cards[FLIP_N_LAYOUTS] = {
    [FLIP_LAYOUT_BOARD] = { 16, 44, 118, 172 },
    [FLIP_LAYOUT_LOW] = { 15, 38, 118, 172 },
    [FLIP_LAYOUT_HALF] = { 10, 34, 104, 154 },
    [FLIP_LAYOUT_NARROW] = { 16, 44, 118, 172 },
  };
  FlipRect card = cards[spot->layout];

  g_assert (spot->site == FLIPCITY_SITE_DECK);

  return within (spot->layout, FLIPCITY_REGION_DECK, card.x, card.y, card.width, card.height);
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

/* On a narrow page the wide regions are folded; the others fit unchanged. */
static const FlipRegion *const regions[FLIPCITY_N_REGIONS] = {
  [FLIPCITY_REGION_PLAYED] = &flipcity_played_region,
  [FLIPCITY_REGION_TURN] = &flipcity_turn_region,
  [FLIPCITY_REGION_DECK] = &flipcity_deck_region,
  [FLIPCITY_REGION_DISCARD] = &flipcity_discard_region,
  [FLIPCITY_REGION_SUPPLY] = &flipcity_supply_region,
  [FLIPCITY_REGION_CITIES] = &flipcity_cities_region,
};

/* The two sides of a card have consecutive sites; the sites of the discard come before those of the
   supply. */
static guint
site_region (guint site)
{
  switch (flipcity_site_place (site))
    {
    case FLIPCITY_AT_DECK:
      return FLIPCITY_REGION_DECK;
    case FLIPCITY_AT_DISCARD:
      return FLIPCITY_REGION_DISCARD;
    default:
      return FLIPCITY_REGION_SUPPLY;
    }
}

/* A card as it looks in the row of played cards, in another size; while cards are being played, it
   shows the value that it would have now. */
static void
draw_card (FlipCanvas *canvas, gconstpointer data, FlipCard face, const FlipRect *rect)
{
  const FlipcityState *state = data;
  FlipRect usual = flipcity_played_rect (FLIP_LAYOUT_BOARD, 1, 0);
  gboolean playing = state->stage < FLIPCITY_STAGE_BUILD;
  FlipcityCard card = { .face = face,
                        .unhappy = playing ? flipcity_gain (state, FLIPCITY_UNHAPPY) : 0 };
  double scale = rect->width / usual.width;
  FlipRect whole = { 0, 0, usual.width, rect->height / scale };

  cairo_save (canvas->cr);
  cairo_translate (canvas->cr, rect->x, rect->y);
  cairo_scale (canvas->cr, scale, scale);
  flipcity_card_draw (canvas, &state->cards, &card, &whole);
  cairo_restore (canvas->cr);
}

const FlipSheetArt flipcity_sheet_art = {
  .game = &flipcity_game,
  .width = 1068, .height = 774, .low_width = 1082, .low_height = 658,
  .half_width = 980, .half_height = 528,
  .n_sites = FLIPCITY_SITES,
  .n_regions = FLIPCITY_N_REGIONS,
  .regions = regions,
  .emblem = FLIP_GLYPH_SKYLINE,
  .sites_move = TRUE,
  .site_region = site_region,
  .draw_card = draw_card,
  .draw_scene = flipcity_scene_draw,
  .draw_edition = flipcity_edition_draw,
  .sides = &flipcity_sides_art,
};
