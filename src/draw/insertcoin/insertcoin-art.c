/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/insertcoin/insertcoin-art.h"

#include "games/insertcoin/insertcoin.h"

#include <glib/gi18n-lib.h>

#define NARROW_WIDTH 366

static const FlipRegion regions[INSERTCOIN_N_REGIONS] = {
  {
    .name = N_ ("Level 1"),
    .glyph = FLIP_GLYPH_STAR,
    .hue = FLIP_HUE_VIOLET,
    .board = { 11, 11, 343, 442 },
    .low = { 9, 9, 350, 386 },
    .half = { 0, 0, 322, 336 },
    .page_width = NARROW_WIDTH,
    .page_height = 478,
    .print = insertcoin_level_print,
    .ink = insertcoin_level_ink,
    .outlook = insertcoin_level_outlook,
    .digest = insertcoin_level_digest,
    .sites = { 0 * INSERTCOIN_SQUARES, 1 * INSERTCOIN_SQUARES },
    .place = insertcoin_square_place,
    .site = insertcoin_square_site,
    .site_digest = insertcoin_square_digest,
  },
  {
    .name = N_ ("Level 2"),
    .glyph = FLIP_GLYPH_STAR,
    .hue = FLIP_HUE_CLUBS,
    .board = { 362, 11, 343, 442 },
    .low = { 366, 9, 350, 386 },
    .half = { 328, 0, 323, 336 },
    .page_width = NARROW_WIDTH,
    .page_height = 478,
    .print = insertcoin_level_print,
    .ink = insertcoin_level_ink,
    .outlook = insertcoin_level_outlook,
    .digest = insertcoin_level_digest,
    .sites = { 1 * INSERTCOIN_SQUARES, 2 * INSERTCOIN_SQUARES },
    .place = insertcoin_square_place,
    .site = insertcoin_square_site,
    .site_digest = insertcoin_square_digest,
  },
  {
    .name = N_ ("Level 3"),
    .glyph = FLIP_GLYPH_STAR,
    .hue = FLIP_HUE_DIAMONDS,
    .board = { 713, 11, 343, 442 },
    .low = { 723, 9, 350, 386 },
    .half = { 657, 0, 323, 336 },
    .page_width = NARROW_WIDTH,
    .page_height = 478,
    .print = insertcoin_level_print,
    .ink = insertcoin_level_ink,
    .outlook = insertcoin_level_outlook,
    .digest = insertcoin_level_digest,
    .sites = { 2 * INSERTCOIN_SQUARES, 3 * INSERTCOIN_SQUARES },
    .place = insertcoin_square_place,
    .site = insertcoin_square_site,
    .site_digest = insertcoin_square_digest,
  },
  [INSERTCOIN_REGION_LIVES] = {
    .name = N_ ("Lives and coins"),
    .glyph = FLIP_GLYPH_HEART,
    .hue = FLIP_HUE_HEARTS,
    .board = { 11, 461, 343, 282 },
    .low = { 9, 402, 350, 228 },
    .half = { 0, 342, 322, 190 },
    .page_width = NARROW_WIDTH,
    .print = insertcoin_lives_print,
    .ink = insertcoin_lives_ink,
    .digest = insertcoin_lives_digest,
    .sites = { INSERTCOIN_SITES, INSERTCOIN_ALL_SITES },
    .place = insertcoin_hearts_place,
    .site = insertcoin_counter_site,
  },
  [INSERTCOIN_REGION_DECK] = {
    .name = N_ ("Deck"),
    .glyph = FLIP_GLYPH_CARDS,
    .hue = FLIP_HUE_GREY,
    .board = { 362, 461, 343, 282 },
    .low = { 366, 402, 350, 228 },
    .half = { 328, 342, 323, 190 },
    .page_width = NARROW_WIDTH,
    .print = insertcoin_deck_print,
    .ink = insertcoin_deck_ink,
    .outlook = insertcoin_deck_outlook,
    .digest = insertcoin_deck_digest,
  },
  [INSERTCOIN_REGION_SCORES] = {
    .name = N_ ("Scores so far"),
    .glyph = FLIP_GLYPH_TROPHY,
    .hue = FLIP_HUE_GREY,
    .board = { 713, 461, 343, 282 },
    .low = { 723, 402, 350, 228 },
    .half = { 657, 342, 323, 190 },
    .page_width = NARROW_WIDTH,
    .print = insertcoin_scores_print,
    .ink = insertcoin_scores_ink,
    .outlook = insertcoin_scores_outlook,
    .digest = insertcoin_scores_digest,
  },
};

G_STATIC_ASSERT ((guint) INSERTCOIN_N_REGIONS <= FLIP_MOST_REGIONS);

static FlipColour
emblem_colour (const FlipPalette *palette)
{
  return palette->hues[FLIP_HUE_HEARTS];
}

const FlipSheetArt insertcoin_sheet_art = {
  .game = &insertcoin_game,
  .width = 1068,
  .height = 774,
  .low_width = 1082,
  .low_height = 658,
  .half_width = 980,
  .half_height = 550,
  .n_sites = INSERTCOIN_ALL_SITES,
  .sites_move = TRUE, /* counters lie elsewhere than squares */
  .n_regions = INSERTCOIN_N_REGIONS,
  .regions = regions,
  .emblem = FLIP_GLYPH_ALIEN,
  .emblem_colour = emblem_colour,
  .draw_card = insertcoin_card_draw,
  .draw_scene = insertcoin_scene_draw,
  .draw_edition = insertcoin_edition_draw,
};
