/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/fliptown/fliptown-art.h"
#include "games/fliptown/places/fliptown-buildings.h"

#include <glib/gi18n-lib.h>

#define LOW_HOUSE     80 /* a house below this height is low; on the full board it has 100 */
#define LAND_IS_ASKED (1u << FLIPTOWN_FIELDS)

static double
roof_height (const FlipSpot *spot)
{
  return spot->rect.height < LOW_HOUSE ? 19 : 25;
}

static double
roof_y (const FlipSpot *spot)
{
  return spot->rect.height < LOW_HOUSE ? 10.5 : 14;
}

static const char *
note (void)
{
  return _ ("Buildings can be visited again. The roof bonus is for the first visit only.");
}

static void
town_print (const FlipPage *page)
{
  gboolean narrow = page->layout == FLIP_LAYOUT_NARROW;
  FlipRect words = { page->rect.x + 12, page->rect.y + 26, page->rect.width - 20, 16 };

  flip_page_panel (page, narrow ? NULL : note ());
  if (narrow)
    flip_text_draw (page->canvas, note (), FLIP_TYPE_NOTE, page->canvas->palette->second, words.x,
                    words.y + 8, FLIP_ALIGN_START, words.width);
}

/* The bonus of the first visit: a pill or symbols, or both. */
static void
draw_roof (const FlipSpot *spot, const FliptownReward *roof)
{
  FlipCanvas *canvas = spot->canvas;
  FlipLineStyle style = { FLIP_TYPE_VALUE, canvas->palette->text, FLIP_ALIGN_MIDDLE, 60 };
  double narrow = MIN (spot->rect.width, 114), x = narrow * .63;
  FlipColour ground = canvas->ground;
  FliptownParts parts = { 0 };
  FlipBonus bonus;

  fliptown_reward_parts (roof, &parts, &parts);
  canvas->ground = flip_palette_roof (canvas->palette, FLIP_HUE_CLUBS);
  if (fliptown_reward_bonus (roof, &bonus))
    {
      double width = MIN (flip_bonus_pill_width (canvas, &bonus), narrow - 48);
      FlipRect pill =
        flip_rect_around (x, roof_y (spot) - .5, width, spot->rect.height < LOW_HOUSE ? 14 : 16);

      flip_bonus_draw_pill (canvas, &bonus, &pill);
      x = pill.x + pill.width + 12;
    }
  if (parts.n)
    {
      g_autofree char *line = fliptown_parts_join (&parts);

      fliptown_parts_name (canvas, NULL, "roof", FLIPTOWN_REWARD_STARS, &parts);
      flip_line_draw (canvas, &style, x, roof_y (spot), line);
    }
  canvas->ground = ground;
}

static void
town_site (const FlipSpot *spot)
{
  FlipCanvas *canvas = spot->canvas;
  double roof = roof_height (spot);
  FlipRect value = flip_rect_around (20, roof_y (spot) - 1, 22, MIN (19, roof - 2));
  FlipSiteFace face = {
    .rect = spot->rect,
    .shape = FLIP_SHAPE_HOUSE,
    .hue = FLIP_HUE_CLUBS,
    .roof = roof,
    .circle = &value,
  };
  FlipRect body = { 0, roof, spot->rect.width, spot->rect.height - roof };

  if (spot->site >= FLIPTOWN_SITE_LAND)
    return fliptown_field_site (spot);
  g_assert (spot->index < FLIPTOWN_BUILDINGS);

  flip_site_face_begin (canvas, &face, spot->look);
  flip_text_draw (canvas, flip_rank_text (spot->index + 1), FLIP_TYPE_BUILDING,
                  canvas->palette->hues[FLIP_HUE_CLUBS], flip_rect_middle (&value),
                  roof_y (spot) - .5, FLIP_ALIGN_MIDDLE, 0);
  draw_roof (spot, &fliptown_state (spot->state)->board.houses[spot->index].roof);
  fliptown_building_inside (spot, &body);
  flip_site_face_end (canvas, &face, spot->look, flip_palette_ink (canvas->palette, spot->seat));
}

/* A digest of what the seat has bought in a building; 0 if nothing, so that it looks the same for
   everyone. */
static guint
bought_in (const FliptownSeat *seat, FliptownBuilding kind)
{
  switch (kind)
    {
    case FLIPTOWN_UNDERTAKER:
    case FLIPTOWN_GUNSMITH:
      return seat->items;
    case FLIPTOWN_BANK:
      return seat->bank;
    case FLIPTOWN_HOTEL:
      return seat->hotel;
    case FLIPTOWN_LAND_OFFICE:
      return seat->fields;
    case FLIPTOWN_BAIL_BONDS:
      return seat->outlaws;
    default:
      return 0;
    }
}

/* Besides its mark, a building shows what the seat has bought in it; while a field of the land is
   asked for, the fields are separate sites. */
static guint
town_site_digest (const FlipSpot *spot)
{
  const FliptownState *state = fliptown_state (spot->state);
  guint building = spot->site - FLIPTOWN_SITE_TOWN;

  g_assert (spot->seat < FLIPTOWN_MAX_SEATS);

  if (spot->site >= FLIPTOWN_SITE_LAND)
    return flip_site_digest_of_look (spot);
  if (state->board.houses[building].kind == FLIPTOWN_LAND_OFFICE
      && fliptown_land_is_asked (state, spot->seat))
    return LAND_IS_ASKED;
  return bought_in (&state->seats[spot->seat], state->board.houses[building].kind);
}

const FlipRegion fliptown_town_region = {
  .name = N_ ("Town"),
  .glyph = FLIP_GLYPH_CLUB, .hue = FLIP_HUE_CLUBS,
  .rects = { { 11, 409, 862, 246 }, { 9, 366, 881, 182 }, { 0, 329, 980, 183 },
             { 0, 0, FLIP_PAGE_WIDTH, 602 } },
  .print = town_print,
  .sites = { FLIPTOWN_SITE_TOWN, FLIPTOWN_SITE_CEMETERY },
  .place = fliptown_spot_rect, .site = town_site, .site_digest = town_site_digest,
};
