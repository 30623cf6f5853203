/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/kit/panel.h"
#include "draw/sheet/sheet-art.h"
#include "games/insertcoin/insertcoin-rules.h"

extern const FlipSheetArt insertcoin_sheet_art;

/* The regions of the sheet: the levels, then those without squares. */
enum
{
  INSERTCOIN_REGION_LIVES = INSERTCOIN_LEVELS,
  INSERTCOIN_REGION_DECK,
  INSERTCOIN_REGION_SCORES,
  INSERTCOIN_N_REGIONS
};

/* The state that a page or a spot shows. */
static inline const InsertcoinState *
insertcoin_state (gconstpointer state)
{
  return state;
}

static inline const InsertcoinSeat *
insertcoin_page_seat (const FlipPage *page)
{
  g_assert (page->seat < INSERTCOIN_MAX_SEATS);

  return &insertcoin_state (page->state)->seats[page->seat];
}

/* fliptown-art.c */
FlipRect insertcoin_silhouette_rect (const FlipRect *region);
FlipRect insertcoin_counter_rect (const FlipRect *region);
FlipRect insertcoin_level_rect (FlipLayout layout, guint level);

/* The same for levels of all sizes. */
static inline FlipRect
insertcoin_region_rect (FlipLayout layout, guint region)
{
  return flip_sheet_art_region_rect (&insertcoin_sheet_art, layout, region);
}

static inline FlipHue
insertcoin_region_hue (guint region)
{
  g_assert (region < INSERTCOIN_N_REGIONS);

  return insertcoin_sheet_art.regions[region]->hue;
}

/* pixel-art.c: letters and shapes made of squares */
void insertcoin_pixel_text (FlipCanvas *canvas,
                            const char *text,
                            double x,
                            double y,
                            double pixel,
                            FlipColour colour);
double insertcoin_pixel_text_width (const char *text, double pixel);
void insertcoin_pixel_heart (FlipCanvas *canvas,
                             double x,
                             double y,
                             double pixel,
                             FlipColour colour);
void insertcoin_pixel_shape (FlipCanvas *canvas,
                             const InsertcoinShape *shape,
                             guint squares,
                             const FlipRect *rect,
                             FlipColour colour);
void insertcoin_house_line (FlipCanvas *canvas, double x1, double x2, double y);
void insertcoin_card_draw (FlipCanvas *canvas,
                           gconstpointer state,
                           FlipCard card,
                           const FlipRect *rect);

/* insertcoin-art.c: a seat in a small space */
void insertcoin_seat_disc (FlipCanvas *canvas, guint seat, double x, double y, double radius);

/* The regions whose sites do not depend on the size of the levels, and what draws the others */
extern const FlipRegion insertcoin_deck_region, insertcoin_scores_region;
void insertcoin_level_print (const FlipPage *page);
void insertcoin_level_ink (const FlipPage *page);
FlipDigest insertcoin_level_digest (const FlipPage *page);
void insertcoin_level_outlook (const FlipPage *page);
void insertcoin_counter_site (const FlipSpot *spot);
void insertcoin_square_site (const FlipSpot *spot);
guint insertcoin_square_digest (const FlipSpot *spot);
void insertcoin_lives_print (const FlipPage *page);
void insertcoin_lives_ink (const FlipPage *page);
FlipDigest insertcoin_lives_digest (const FlipPage *page);
