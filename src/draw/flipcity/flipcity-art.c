/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flipcity/flipcity-art.h"

#include "games/flipcity/flipcity.h"

#include <glib/gi18n-lib.h>

/* On a narrow page the wide regions are folded; the others fit unchanged. */
static const FlipRegion *const regions[FLIPCITY_N_REGIONS] = {
  [FLIPCITY_REGION_PLAYED] = &flipcity_played_region,
  [FLIPCITY_REGION_TURN] = &flipcity_turn_region,
  [FLIPCITY_REGION_DECK] = &flipcity_deck_region,
  [FLIPCITY_REGION_DISCARD] = &flipcity_discard_region,
  [FLIPCITY_REGION_SUPPLY] = &flipcity_supply_region,
  [FLIPCITY_REGION_CITIES] = &flipcity_cities_region,
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
