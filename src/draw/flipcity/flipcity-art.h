/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/kit/panel.h"
#include "draw/sheet/sheet-art.h"
#include "games/flipcity/flipcity-rules.h"

extern const FlipSheetArt flipcity_sheet_art;

typedef enum
{
  FLIPCITY_REGION_PLAYED,
  FLIPCITY_REGION_TURN,
  FLIPCITY_REGION_DECK,
  FLIPCITY_REGION_DISCARD,
  FLIPCITY_REGION_SUPPLY,
  FLIPCITY_REGION_CITIES,
  FLIPCITY_N_REGIONS
} FlipcityRegion;

/* The state that a page or a spot shows. */
static inline const FlipcityState *
flipcity_state (gconstpointer state)
{
  return state;
}

static inline const FlipcitySeat *
flipcity_page_seat (const FlipPage *page)
{
  g_assert (page->seat < FLIPCITY_MAX_SEATS);

  return &flipcity_state (page->state)->seats[page->seat];
}

/* The line around a card. */
static inline FlipColour
flipcity_edge (const FlipPalette *palette, FlipColour hue)
{
  return palette->mixes ? flip_colour_mix (hue, palette->face, .45) : hue;
}

/* fliptown-art.c */
static inline FlipRect
flipcity_region_rect (FlipLayout layout, guint region)
{
  return flip_sheet_art_region_rect (&flipcity_sheet_art, layout, region);
}

FlipRect flipcity_deck_place (const FlipSpot *spot);
FlipRect flipcity_discard_place (const FlipSpot *spot);
FlipRect flipcity_supply_place (const FlipSpot *spot);
FlipRect flipcity_played_rect (FlipLayout layout, guint n, guint index);
FlipRect flipcity_pair_rect (const FlipcityState *state, FlipLayout layout, guint pair);
guint flipcity_kinds_in_discard (const FlipcityState *state, guint seat, gboolean recyclable);
double flipcity_discard_heading (const FlipcityState *state,
                                 guint seat,
                                 FlipLayout layout,
                                 gboolean recyclable);

/* picture-art.c: the pictures of buildings */
FlipColour flipcity_hue (const FlipPalette *palette, const FlipcityCards *cards, guint face);
void flipcity_picture_draw (FlipCanvas *canvas,
                            const FlipcityCards *cards,
                            guint face,
                            const FlipRect *rect,
                            double radius);
void flipcity_mini_draw (FlipCanvas *canvas,
                         const FlipcityCards *cards,
                         guint face,
                         const FlipRect *rect);

/* card-art.c: cards, and the words on them */
FlipCanvas flipcity_card_canvas (const FlipCanvas *canvas);
void flipcity_note_draw (const FlipPage *page, const char *note);
void flipcity_house_line (FlipCanvas *canvas, double x1, double x2, double y);
void flipcity_tick_draw (FlipCanvas *canvas, double x, double y);
double flipcity_legend_width (FlipCanvas *canvas);
void flipcity_legend_draw (FlipCanvas *canvas, double left, double right, double y);
void flipcity_name_draw (FlipCanvas *canvas,
                         const FlipcityCards *cards,
                         guint face,
                         const FlipRect *rect);
char *flipcity_gains_line (const FlipcityCards *cards, guint face, guint unhappy);
char *flipcity_recycle_line (const FlipcityCards *cards, guint face);
#define FLIPCITY_EFFECT_LINES 8
char *flipcity_effect_line (const FlipcityCards *cards,
                            guint face,
                            guint which,
                            const char **key,
                            guint16 *house);
void flipcity_effect_draw (FlipCanvas *canvas,
                           const FlipcityCards *cards,
                           guint face,
                           double x,
                           double y,
                           double most);
typedef struct
{
  guint face;
  guint unhappy; /* unhappiness in play before the card */
  double
    visible; /* the visible part of its width if another card covers the rest; otherwise 0 */
  gboolean glows;
} FlipcityCard;

void flipcity_card_draw (FlipCanvas *canvas,
                         const FlipcityCards *cards,
                         const FlipcityCard *card,
                         const FlipRect *rect);

/* The regions, each with the file that draws it */
extern const FlipRegion flipcity_played_region, flipcity_turn_region, flipcity_deck_region,
  flipcity_discard_region, flipcity_supply_region, flipcity_cities_region;

/* scene-art.c: the game and the cards for sale as thumbnails */
void flipcity_scene_draw (FlipCanvas *canvas, const FlipRect *rect);
void flipcity_edition_draw (FlipCanvas *canvas, gconstpointer state, const FlipRect *rect);

/* side-art.c: a large picture of one side of a card, and what happens to it in play, for an
   editor */
extern const FlipSidesArt flipcity_sides_art;
