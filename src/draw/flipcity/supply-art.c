/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flipcity/flipcity-art.h"

#include <glib/gi18n-lib.h>

/* The supply: each card with both its sides, and the prices to buy and to develop it. */

#define CARD_RADIUS 7

/* Heights from the top of a card; its price is measured from the bottom. */
static const struct
{
  double picture; /* the height of the picture */
  double turn, disc;
  double name, name_height, gains, effect;
  double price, price_height, words; /* words: from the price */
} places[FLIP_N_LAYOUTS] = {
  [FLIP_LAYOUT_BOARD] = { 56, 55, 20, 66, 30, 110, 136, 46, 25, 10 },
  [FLIP_LAYOUT_LOW] = { 44, 43, 20, 51, 28, 91, 113, 44, 25, 10 },
  [FLIP_LAYOUT_HALF] = { 28, 20, 16, 30, 26, 65, 85, 43, 24, 9 },
  [FLIP_LAYOUT_NARROW] = { 56, 55, 20, 66, 30, 110, 136, 46, 25, 10 },
};

static void
supply_print (const FlipPage *page)
{
  gboolean narrow = page->layout == FLIP_LAYOUT_NARROW;

  flip_page_panel (
    page, narrow ? NULL
                 : _ ("Buy the front, or develop: pay the price and the flip fee, and take it back "
                      "side up."));
}

/* The background that the two sides of a card share. */
static void
supply_ink (const FlipPage *page)
{
  FlipCanvas card = flipcity_card_canvas (page->canvas);

  for (guint i = 0; i < flipcity_state (page->state)->cards.n_pairs; i++)
    {
      FlipRect rect = flipcity_pair_rect (page->state, page->layout, i);
      FlipColour hue =
        flipcity_hue (card.palette, &flipcity_state (page->state)->cards, flipcity_front (i));

      if (rect.width <= 0)
        continue;
      flip_canvas_box (&card, &rect, CARD_RADIUS, card.ground, flipcity_edge (card.palette, hue),
                       card.palette->line);
    }
}

/* The cards on sale remain the same, even if some are sold out. */
static FlipDigest
supply_digest (const FlipPage *page)
{
  return FLIP_DIGEST_START;
}

/* --- One side --- */

typedef struct
{
  FlipCanvas *canvas;
  const FlipSpot *spot;
  guint pair, face, price;
  gboolean develops;
} Side;

static void
draw_left (const Side *side)
{
  FlipCanvas *canvas = side->canvas;
  guint n = flipcity_state (side->spot->state)->supply[side->pair];
  /* Translators: %u: how many */
  g_autofree char *text = g_strdup_printf (ngettext ("%u left", "%u left", n), n);
  FlipRect pill = { 8, -8, flip_text_width (canvas, text, FLIP_TYPE_NAME) + 16, 17 };

  flip_canvas_box (canvas, &pill, 8.5, canvas->palette->face,
                   flip_palette_site_line (canvas->palette, FLIP_HUE_GREY), canvas->palette->line);
  flip_text_draw (canvas, text, FLIP_TYPE_NAME, canvas->palette->text, flip_rect_middle (&pill),
                  flip_rect_centre (&pill), FLIP_ALIGN_MIDDLE, 0);
}

/* The arrow between the two sides. */
static void
draw_turn (const Side *side)
{
  FlipCanvas *canvas = side->canvas;
  double y = places[side->spot->layout].turn, across = places[side->spot->layout].disc;
  FlipRect disc = flip_rect_around (0, y, across, across);

  flip_canvas_box (canvas, &disc, across / 2, canvas->palette->face,
                   flip_palette_site_line (canvas->palette, FLIP_HUE_VIOLET),
                   canvas->palette->line);
  flip_glyph_draw_symbol (canvas, FLIP_GLYPH_FLIP, 0, y, across * .55);
}

static void
draw_print_of_side (const Side *side)
{
  FlipCanvas *canvas = side->canvas;
  const FlipcityCards *cards = &flipcity_state (side->spot->state)->cards;
  FlipRect rect = side->spot->rect;
  FlipLayout layout = side->spot->layout;
  double high = places[layout].picture;
  FlipRect name = { 4, places[layout].name, rect.width - 8, places[layout].name_height };
  FlipRect picture = { side->develops ? 0 : 1, 1, rect.width - 1, high };
  FlipRect clip = { side->develops ? -20 : 1, 1, rect.width + 19, high };
  double x = flip_rect_middle (&rect);
  g_autofree char *gains = flipcity_gains_line (cards, side->face, 0);
  FlipLineStyle style = { { 11.5, FLIP_REGULAR },
                          canvas->palette->text,
                          FLIP_ALIGN_MIDDLE,
                          rect.width - 5 };

  /* Only the outer corner of the picture is rounded. */
  cairo_save (canvas->cr);
  cairo_rectangle (canvas->cr, picture.x, picture.y, picture.width, picture.height);
  cairo_clip (canvas->cr);
  flip_canvas_round (canvas, &clip, CARD_RADIUS - 1);
  cairo_clip (canvas->cr);
  flipcity_picture_draw (canvas, cards, side->face, &picture, 0);
  cairo_restore (canvas->cr);
  flipcity_name_draw (canvas, cards, side->face, &name);
  flip_line_draw (canvas, &style, x, places[layout].gains, gains);
  flipcity_effect_draw (canvas, cards, side->face, x, places[layout].effect, rect.width - 8);
}

/* The words below the price: what it buys, or why it can't be paid. */
static char *
price_words (const Side *side, guint cash, gboolean acting)
{
  guint left = flipcity_state (side->spot->state)->supply[side->pair];

  if (!left)
    return g_strdup (/* Translators: no card of that kind is left */ _ ("sold out"));
  if (acting && cash < side->price)
    /* Translators: %u: how much cash is missing */
    return g_strdup_printf (_ ("%u short"), side->price - cash);
  return g_strdup (side->develops ? /* what can be done with a card of the supply */ _ ("develop")
                                  : /* what can be done with a card of the supply */ _ ("buy"));
}

static void
draw_price (const Side *side)
{
  FlipCanvas *canvas = side->canvas;
  const FlipPalette *palette = canvas->palette;
  const FlipcityState *state = side->spot->state;
  gboolean acting = side->spot->seat == state->seat;
  gboolean offered = flip_site_is_offered (side->spot->canvas, side->spot->look);
  guint cash = acting ? flipcity_gain (state, FLIPCITY_CASH) : 0;
  gboolean paid = acting && state->supply[side->pair] && cash >= side->price;
  FlipLayout layout = side->spot->layout;
  FlipRect box = { 5, side->spot->rect.height - places[layout].price, side->spot->rect.width - 10,
                   places[layout].price_height };
  double x = flip_rect_middle (&box), y = flip_rect_centre (&box);
  g_autofree char *price = g_strdup_printf ("$%u", side->price);
  g_autofree char *words = price_words (side, cash, acting);
  FlipColour line = offered ? palette->glow_line
                    : paid  ? palette->cash
                            : flip_palette_site_line (palette, FLIP_HUE_GREY);

  flip_canvas_box (canvas, &box, 6,
                   offered ? palette->glow
                   : paid  ? palette->tints[FLIP_HUE_CLUBS]
                           : palette->face,
                   line,
                   offered ? 1.8
                   : paid  ? 1.3
                           : palette->line);
  flip_text_draw (canvas, price, FLIP_TYPE_STOP, paid ? palette->cash : palette->second,
                  paid ? x - 6 : x, y, FLIP_ALIGN_MIDDLE, box.width - 8);
  if (paid)
    flipcity_tick_draw (canvas, x + flip_text_width (canvas, price, FLIP_TYPE_STOP) / 2 + 5, y);
  if (flipcity_house (&state->cards, flipcity_front (side->pair), FLIPCITY_HOUSE_COST))
    flipcity_house_line (canvas, x - 14, x + 14, y + 9);
  flip_text_draw (canvas, words, FLIP_TYPE_NOTE, palette->second, x,
                  box.y + box.height + places[layout].words, FLIP_ALIGN_MIDDLE, box.width);
}

static void
draw_side (const FlipSpot *spot, gboolean develops)
{
  guint pair = flipcity_site_pair (spot->site);
  FlipCanvas card = flipcity_card_canvas (spot->canvas);
  const FlipcityCards *cards = &flipcity_state (spot->state)->cards;
  FlipSiteFace face = { .rect = flip_rect_grow (spot->rect, -2), .hue = FLIP_HUE_GREY,
                        .radius = CARD_RADIUS };
  Side side = {
    .canvas = &card,
    .spot = spot,
    .pair = pair,
    .develops = develops,
    .face = develops ? flipcity_back (pair) : flipcity_front (pair),
    .price = flipcity_price (cards, develops ? flipcity_back (pair) : flipcity_front (pair)),
  };

  g_assert (pair < FLIPCITY_MAX_PAIRS);

  draw_print_of_side (&side);
  if (side.price != FLIPCITY_NO_PRICE)
    draw_price (&side);
  if (develops)
    draw_turn (&side);
  else
    draw_left (&side);
  flip_site_face_frame (spot->canvas, &face, spot->look);
}

/* --- The way out of a phase --- */

static gboolean
is_building (const FlipSpot *spot)
{
  const FlipcityState *state = flipcity_state (spot->state);

  return spot->seat == state->seat && state->stage == FLIPCITY_STAGE_BUILD;
}

static void
draw_stop (const FlipSpot *spot)
{
  FlipCanvas *canvas = spot->canvas;
  FlipSiteFace face = { .rect = spot->rect, .hue = FLIP_HUE_GREY, .radius = spot->rect.height / 2 };
  const char *words = !is_building (spot) ? _ ("stop and build")
                      : flipcity_state (spot->state)->turn.built
                        ? _ ("build no more")
                        : /* Translators: end the turn without buying */ _ ("build nothing");
  gboolean offered = flip_site_is_offered (canvas, spot->look);

  flip_site_face_begin (canvas, &face, spot->look);
  flip_text_draw (canvas, words, offered ? FLIP_TYPE_VALUE : FLIP_TYPE_BODY,
                  offered ? canvas->palette->text : canvas->palette->second,
                  flip_rect_middle (&spot->rect), flip_rect_centre (&spot->rect), FLIP_ALIGN_MIDDLE,
                  spot->rect.width - 12);
  flip_site_face_end (canvas, &face, spot->look, flip_palette_ink (canvas->palette, spot->seat));
}

/* Besides the cards that are left, what is missing to whoever is acting; of the way out, its words. */
static guint
supply_site_digest (const FlipSpot *spot)
{
  const FlipcityState *state = flipcity_state (spot->state);
  FlipcityPlace place = flipcity_site_place (spot->site);
  guint pair = flipcity_site_pair (spot->site);
  gboolean acting = spot->seat == state->seat;
  guint cash = acting ? flipcity_gain (state, FLIPCITY_CASH) : 0, price;

  if (place == FLIPCITY_AT_STOP)
    return is_building (spot) ? 1 + (state->turn.built != 0) : 0;
  price = flipcity_price (&state->cards, place == FLIPCITY_AT_DEVELOP ? flipcity_back (pair)
                                                                      : flipcity_front (pair));
  return (acting && cash < price ? price - cash : 0) << 9 | (guint) state->supply[pair] << 1
         | (guint) acting;
}

static void
supply_site (const FlipSpot *spot)
{
  FlipcityPlace place = flipcity_site_place (spot->site);

  if (place == FLIPCITY_AT_STOP)
    draw_stop (spot);
  else
    draw_side (spot, place == FLIPCITY_AT_DEVELOP);
}

const FlipRegion flipcity_supply_region = {
  .name = /* cards that can be bought */ N_ ("Supply"),
  .glyph = FLIP_GLYPH_CRANE, .hue = FLIP_HUE_CLUBS,
  .rects = { { 11, 481, 781, 262 }, { 9, 409, 794, 222 }, { 0, 344, 744, 184 },
             { 0, 0, FLIP_PAGE_WIDTH, 718 } },
  .print = supply_print, .ink = supply_ink, .digest = supply_digest,
  .place = flipcity_supply_place, .site = supply_site, .site_digest = supply_site_digest,
};
