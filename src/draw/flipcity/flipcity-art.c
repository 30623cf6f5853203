/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flipcity/flipcity-art.h"

#include "games/flipcity/flipcity.h"

#include <glib/gi18n-lib.h>

#define NARROW_WIDTH 366

/* On a narrow page the wide regions are folded; the others fit unchanged. */
static const FlipRegion regions[FLIPCITY_N_REGIONS] = {
  [FLIPCITY_REGION_PLAYED] = {
    .name = N_ ("Played this turn"),
    .glyph = FLIP_GLYPH_SKYLINE,
    .hue = FLIP_HUE_CLUBS,
    .board = { 11, 11, 1045, 194 },
    .low = { 9, 9, 1064, 156 },
    .half = { 0, 0, 980, 132 },
    .page_width = NARROW_WIDTH,
    .page_height = 444,
    .print = flipcity_played_print,
    .ink = flipcity_played_ink,
    .digest = flipcity_played_digest,
  },
  [FLIPCITY_REGION_TURN] = {
    .name = N_ ("This turn"),
    .glyph = FLIP_GLYPH_BARS,
    .hue = FLIP_HUE_GREY,
    .board = { 11, 213, 272, 260 },
    .low = { 9, 172, 276, 230 },
    .half = { 0, 138, 244, 200 },
    .print = flip_page_print,
    .ink = flipcity_turn_ink,
    .outlook = flipcity_turn_outlook,
    .digest = flipcity_turn_digest,
  },
  [FLIPCITY_REGION_DECK] = {
    .name = /* the cards that are still to come */ N_ ("Deck"),
    .glyph = FLIP_GLYPH_CARDS,
    .hue = FLIP_HUE_DIAMONDS,
    .board = { 290, 213, 486, 260 },
    .low = { 292, 172, 494, 230 },
    .half = { 250, 138, 466, 200 },
    .page_width = NARROW_WIDTH,
    .page_height = 422,
    .print = flip_page_print,
    .ink = flipcity_deck_ink,
    .digest = flipcity_deck_digest,
    .place = flipcity_deck_place,
    .site = flipcity_deck_site,
  },
  [FLIPCITY_REGION_DISCARD] = {
    .name = /* the discard pile */ N_ ("Discard"),
    .glyph = FLIP_GLYPH_RECYCLE,
    .hue = FLIP_HUE_DIAMONDS,
    .board = { 785, 213, 272, 260 },
    .low = { 793, 172, 280, 230 },
    .half = { 722, 138, 258, 200 },
    .page_width = NARROW_WIDTH,
    .page_height = 320, /* for six rows of tiles, the most that there can be */
    .print = flip_page_print,
    .ink = flipcity_discard_ink,
    .digest = flipcity_discard_digest,
    .place = flipcity_discard_place,
    .site = flipcity_discard_site,
  },
  [FLIPCITY_REGION_SUPPLY] = {
    .name = /* cards that can be bought */ N_ ("Supply"),
    .glyph = FLIP_GLYPH_CRANE,
    .hue = FLIP_HUE_CLUBS,
    .board = { 11, 481, 781, 262 },
    .low = { 9, 409, 794, 222 },
    .half = { 0, 344, 744, 184 },
    .page_width = NARROW_WIDTH,
    .page_height = 718,
    .print = flipcity_supply_print,
    .ink = flipcity_supply_ink,
    .digest = flipcity_supply_digest,
    .place = flipcity_supply_place,
    .site = flipcity_supply_site,
  },
  [FLIPCITY_REGION_CITIES] = {
    .name = /* the cities of the other players */ N_ ("Other cities"),
    .glyph = FLIP_GLYPH_PEOPLE,
    .hue = FLIP_HUE_GREY,
    .board = { 801, 481, 256, 262 },
    .low = { 810, 409, 263, 222 },
    .half = { 750, 344, 230, 184 },
    .print = flipcity_cities_print,
    .ink = flipcity_cities_ink,
    .digest = flipcity_cities_digest,
  },
};

G_STATIC_ASSERT ((guint) FLIPCITY_N_REGIONS <= FLIP_MOST_REGIONS);

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
  .width = 1068,
  .height = 774,
  .low_width = 1082,
  .low_height = 658,
  .half_width = 980,
  .half_height = 528,
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
