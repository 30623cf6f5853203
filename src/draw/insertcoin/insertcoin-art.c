/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/insertcoin/insertcoin-art.h"

#include "draw/kit/seat-disc.h"
#include "games/insertcoin/insertcoin.h"

#include <glib/gi18n-lib.h>

/* Players: a disc in their ink, and as much of their name as fits. */

void
insertcoin_seat_disc (FlipCanvas *canvas, guint seat, double x, double y, double radius)
{
  g_autofree char *name = flip_canvas_player (canvas, seat);

  flip_seat_disc_draw (canvas, seat, name, x, y, radius);
}

/* The sheet. Each square is a site, so the number of sites depends on the size of the levels: there
   is one table for each size, and these differ only in their sites. */

#define NARROW_WIDTH 366

/* More squares than this need a taller board for half of a screen. */
#define HALF_MORE(side) ((side) > INSERTCOIN_HALF_SIDE ? INSERTCOIN_HALF_MORE : 0)

#define LEVEL(number, title, colour, x, low_x, half_x, half_wide, side)                    \
  {                                                                                        \
    .name = title, .glyph = FLIP_GLYPH_STAR, .hue = colour, .board = { x, 11, 343, 442 },  \
    .low = { low_x, 9, 350, 386 }, .half = { half_x, 0, half_wide, 336 + HALF_MORE (side) }, \
    .page_width = NARROW_WIDTH, .page_height = 478, .print = insertcoin_level_print,       \
    .ink = insertcoin_level_ink, .outlook = insertcoin_level_outlook,                      \
    .digest = insertcoin_level_digest,                                                     \
    .sites = { (number) * (side) * (side), ((number) + 1) * (side) * (side) },             \
    .place = insertcoin_square_place, .site = insertcoin_square_site,                      \
    .site_digest = insertcoin_square_digest,                                               \
  }

#define REGIONS(side)                                                                        \
  {                                                                                          \
    LEVEL (0, /* a level */ N_ ("Level 1"), FLIP_HUE_VIOLET, 11, 9, 0, 322, side),         \
    LEVEL (1, /* a level */ N_ ("Level 2"), FLIP_HUE_CLUBS, 362, 366, 328, 323, side),     \
    LEVEL (2, /* a level */ N_ ("Level 3"), FLIP_HUE_DIAMONDS, 713, 723, 657, 323, side),  \
    [INSERTCOIN_REGION_LIVES] = {                                                          \
      .name = N_ ("Lives and coins"),                                                      \
      .glyph = FLIP_GLYPH_HEART,                                                           \
      .hue = FLIP_HUE_HEARTS,                                                              \
      .board = { 11, 461, 343, 282 },                                                      \
      .low = { 9, 402, 350, 228 },                                                         \
      .half = { 0, 342 + HALF_MORE (side), 322, 190 },                                     \
      .page_width = NARROW_WIDTH,                                                          \
      .print = insertcoin_lives_print,                                                     \
      .ink = insertcoin_lives_ink,                                                         \
      .digest = insertcoin_lives_digest,                                                   \
      .sites = { 3 * (side) * (side), 3 * (side) * (side) + INSERTCOIN_MAX_SEATS },        \
      .place = insertcoin_hearts_place,                                                    \
      .site = insertcoin_counter_site,                                                     \
    },                                                                                     \
    [INSERTCOIN_REGION_DECK] = {                                                           \
      .name = N_ ("Deck"),                                                                 \
      .glyph = FLIP_GLYPH_CARDS,                                                           \
      .hue = FLIP_HUE_GREY,                                                                \
      .board = { 362, 461, 343, 282 },                                                     \
      .low = { 366, 402, 350, 228 },                                                       \
      .half = { 328, 342 + HALF_MORE (side), 323, 190 },                                   \
      .page_width = NARROW_WIDTH,                                                          \
      .print = flip_page_print,                                                      \
      .ink = insertcoin_deck_ink,                                                          \
      .outlook = insertcoin_deck_outlook,                                                  \
      .digest = insertcoin_deck_digest,                                                    \
    },                                                                                     \
    [INSERTCOIN_REGION_SCORES] = {                                                         \
      .name = N_ ("Scores so far"),                                                        \
      .glyph = FLIP_GLYPH_TROPHY,                                                          \
      .hue = FLIP_HUE_GREY,                                                                \
      .board = { 713, 461, 343, 282 },                                                     \
      .low = { 723, 402, 350, 228 },                                                       \
      .half = { 657, 342 + HALF_MORE (side), 323, 190 },                                   \
      .page_width = NARROW_WIDTH,                                                          \
      .print = insertcoin_scores_print,                                                    \
      .ink = insertcoin_scores_ink,                                                        \
      .outlook = insertcoin_scores_outlook,                                                \
      .digest = insertcoin_scores_digest,                                                  \
    }, \
  }

static const FlipRegion regions[][INSERTCOIN_N_REGIONS] = {
  [4] = REGIONS (4),   [5] = REGIONS (5),   [6] = REGIONS (6),
  [7] = REGIONS (7),   [8] = REGIONS (8),   [9] = REGIONS (9),
  [10] = REGIONS (10), [11] = REGIONS (11), [12] = REGIONS (12),
};

G_STATIC_ASSERT (INSERTCOIN_LEVELS == 3);
G_STATIC_ASSERT (INSERTCOIN_LEAST_SIDE == 4 && INSERTCOIN_MOST_SIDE == 12);
G_STATIC_ASSERT ((guint) INSERTCOIN_N_REGIONS <= FLIP_MOST_REGIONS);

static FlipColour
emblem_colour (const FlipPalette *palette)
{
  return palette->hues[FLIP_HUE_HEARTS];
}

static const FlipSheetArt *art_for (gconstpointer state);

/* The sites move, because counters are in other places than squares. */
#define ART(side)                                                                          \
  {                                                                                        \
    .game = &insertcoin_game, .width = 1068, .height = 774, .low_width = 1082,             \
    .low_height = 658, .half_width = 980, .half_height = 550 + HALF_MORE (side),           \
    .n_sites = 3 * (side) * (side) + INSERTCOIN_MAX_SEATS, .sites_move = TRUE,             \
    .n_regions = INSERTCOIN_N_REGIONS, .regions = regions[side],                           \
    .emblem = FLIP_GLYPH_ALIEN, .emblem_colour = emblem_colour, .instead = art_for,        \
    .draw_card = insertcoin_card_draw, .draw_scene = insertcoin_scene_draw,                \
    .draw_edition = insertcoin_edition_draw,                                               \
  }

static const FlipSheetArt arts[] = {
  [4] = ART (4), [5] = ART (5),   [6] = ART (6),   [7] = ART (7),
  [8] = ART (8), [10] = ART (10), [11] = ART (11), [12] = ART (12),
};

const FlipSheetArt insertcoin_sheet_art = ART (INSERTCOIN_USUAL_SIDE);

static const FlipSheetArt *
art_for (gconstpointer state)
{
  guint side = insertcoin_state (state)->set.side;

  g_return_val_if_fail (side >= INSERTCOIN_LEAST_SIDE && side <= INSERTCOIN_MOST_SIDE, NULL);

  return side == INSERTCOIN_USUAL_SIDE ? NULL : &arts[side];
}

FlipRect
insertcoin_region_rect (FlipLayout layout, guint region, guint side)
{
  g_assert (side >= INSERTCOIN_LEAST_SIDE && side <= INSERTCOIN_MOST_SIDE);

  return flip_sheet_art_region_rect (
    side == INSERTCOIN_USUAL_SIDE ? &insertcoin_sheet_art : &arts[side], layout, region);
}
