/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flipcity/flipcity-art.h"

#include "games/flipcity/flipcity.h"

#include <glib/gi18n-lib.h>

static const struct
{
  const char *name;
  FlipGlyph glyph;
  FlipHue hue;
  void (*print) (const FlipcityPage *page);
  void (*ink) (const FlipcityPage *page);
} regions[FLIPCITY_N_REGIONS] = {
  [FLIPCITY_REGION_PLAYED] = { N_ ("Played this turn"), FLIP_GLYPH_SKYLINE, FLIP_HUE_CLUBS,
                               flipcity_played_print, flipcity_played_ink },
  [FLIPCITY_REGION_TURN] = { N_ ("This turn"), FLIP_GLYPH_BARS, FLIP_HUE_GREY, flipcity_turn_print,
                             flipcity_turn_ink },
  [FLIPCITY_REGION_DECK] = { N_ ("Deck"), FLIP_GLYPH_CARDS, FLIP_HUE_DIAMONDS, flipcity_deck_print,
                             flipcity_deck_ink },
  [FLIPCITY_REGION_DISCARD] = { N_ ("Discard"), FLIP_GLYPH_RECYCLE, FLIP_HUE_DIAMONDS,
                                flipcity_discard_print, flipcity_discard_ink },
  [FLIPCITY_REGION_SUPPLY] = { N_ ("Supply"), FLIP_GLYPH_CRANE, FLIP_HUE_CLUBS,
                               flipcity_supply_print, flipcity_supply_ink },
  [FLIPCITY_REGION_CITIES] = { N_ ("Other cities"), FLIP_GLYPH_PEOPLE, FLIP_HUE_GREY,
                               flipcity_cities_print, flipcity_cities_ink },
};

static const char *
region_name (guint region)
{
  return _ (regions[region].name);
}

static FlipGlyph
region_glyph (guint region)
{
  return regions[region].glyph;
}

static FlipHue
region_hue (guint region)
{
  return regions[region].hue;
}

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

static FlipcityPage
page_of (FlipCanvas *canvas, gconstpointer state, guint seat, FlipLayout layout, guint region)
{
  return (FlipcityPage){
    .canvas = canvas,
    .state = state,
    .seat = seat,
    .layout = layout,
    .rect = flipcity_region_rect (layout, region),
  };
}

/* The last line of the board: what the dotted line means, and the symbols. */
static void
draw_legend (FlipCanvas *canvas)
{
  FlipLineStyle style = { FLIP_TYPE_NOTE, canvas->palette->second, FLIP_ALIGN_START, 0 };
  double y = flipcity_sheet_art.height - 17, right = flipcity_sheet_art.width - 16;

  canvas->ground = canvas->palette->board;
  flipcity_house_line (canvas, 14, 42, y + 2);
  flip_line_draw (canvas, &style, 48, y,
                  _ ("house value: ours until you correct it in the card set"));
  style.align = FLIP_ALIGN_END;
  flip_line_draw (canvas, &style, right, y,
                  _ ("{cash} cash   {star} points   {unhappy} unhappy   {flip} flip fee   "
                     "{recycle} recycle"));
}

static void
draw_print (FlipCanvas *canvas, gconstpointer state, FlipLayout layout, guint region)
{
  FlipcityPage page = page_of (canvas, state, 0, layout, region);

  regions[region].print (&page);
  if (layout == FLIP_LAYOUT_BOARD && region == FLIPCITY_REGION_CITIES)
    draw_legend (canvas);
}

static void
draw_ink (FlipCanvas *canvas, gconstpointer state, guint seat, FlipLayout layout, guint region)
{
  FlipcityPage page = page_of (canvas, state, seat, layout, region);

  regions[region].ink (&page);
}

static void
draw_outlook (FlipCanvas *canvas,
              gconstpointer state,
              gconstpointer after,
              guint seat,
              FlipLayout layout,
              guint region)
{
  FlipcityPage page = page_of (canvas, state, seat, layout, region);

  if (region == FLIPCITY_REGION_TURN)
    flipcity_turn_outlook (&page, after);
}

static void
draw_site (FlipCanvas *canvas,
           gconstpointer state,
           guint seat,
           FlipLayout layout,
           guint site,
           const FlipSiteLook *look)
{
  FlipcitySpot spot = {
    .canvas = canvas,
    .state = state,
    .seat = seat,
    .layout = layout,
    .rect = flipcity_site_now (state, seat, layout, site),
    .look = look,
  };

  if (spot.rect.width <= 0)
    return;
  spot.rect.x = spot.rect.y = 0;
  switch (flipcity_site_place (site))
    {
    case FLIPCITY_AT_DECK:
      return flipcity_deck_site (&spot);
    case FLIPCITY_AT_STOP:
      return flipcity_stop_site (&spot);
    case FLIPCITY_AT_DISCARD:
      spot.index = flipcity_site_face (site);
      return flipcity_discard_site (&spot);
    default:
      spot.index = flipcity_site_pair (site);
      flipcity_supply_site (&spot, flipcity_site_place (site) == FLIPCITY_AT_DEVELOP);
    }
}

/* A card as it lies in the row of played ones, in another size; while cards are played, worth what it
   would be now. */
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

static FlipColour
emblem_colour (const FlipPalette *palette)
{
  return palette->hues[FLIP_HUE_CLUBS];
}

const FlipSheetArt flipcity_sheet_art = {
  .game = &flipcity_game,
  .width = 1068,
  .height = 774,
  .n_sites = FLIPCITY_SITES,
  .n_regions = FLIPCITY_N_REGIONS,
  .emblem = FLIP_GLYPH_SKYLINE,
  .emblem_colour = emblem_colour,
  .draw_scene = flipcity_scene_draw,
  .region = flipcity_region_rect,
  .region_name = region_name,
  .region_glyph = region_glyph,
  .region_hue = region_hue,
  .site = flipcity_site_rect,
  .site_region = site_region,
  .site_now = flipcity_site_now,
  .draw_print = draw_print,
  .draw_ink = draw_ink,
  .draw_outlook = draw_outlook,
  .draw_site = draw_site,
  .draw_card = draw_card,
};
