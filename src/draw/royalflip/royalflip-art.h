/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/kit/panel.h"
#include "draw/kit/value.h"
#include "draw/sheet/sheet-art.h"
#include "games/royalflip/royalflip-rules.h"

extern const FlipSheetArt royalflip_sheet_art;

enum
{
  ROYALFLIP_REGION_MAP,
  ROYALFLIP_REGION_TRACK,
  ROYALFLIP_REGION_DIAMONDS,
  ROYALFLIP_REGION_TOKENS,
  ROYALFLIP_REGION_FOUND,
  ROYALFLIP_REGION_SCORE,
  ROYALFLIP_N_REGIONS
};

/* The state that a page or a spot shows. */
static inline const RoyalflipState *
royalflip_state (gconstpointer state)
{
  return state;
}

static inline const RoyalflipSheet *
royalflip_sheet (gconstpointer state, guint seat)
{
  g_assert (seat < ROYALFLIP_MAX_SEATS);

  return &royalflip_state (state)->sheets[seat];
}

static inline const RoyalflipSheet *
royalflip_page_sheet (const FlipPage *page)
{
  return royalflip_sheet (page->state, page->seat);
}

static inline const RoyalflipSheet *
royalflip_spot_sheet (const FlipSpot *spot)
{
  return royalflip_sheet (spot->state, spot->seat);
}

/* Its board; without a state, one that has the size of the house sheet. */
const RoyalflipBoard *royalflip_board (gconstpointer state);

/* The page as it would look after a previewed move. */
static inline FlipPage
royalflip_page_after (const FlipPage *page)
{
  FlipPage after = *page;

  g_assert (page->after != NULL);

  after.state = page->after;
  return after;
}

/* The ink of a written number; its colour is also shown by an underline. */
static inline FlipColour
royalflip_number_ink (const FlipPalette *palette, RoyalflipColour colour)
{
  return colour == ROYALFLIP_RED ? palette->hues[FLIP_HUE_HEARTS] : palette->text;
}

static inline FlipColour
royalflip_area_colour (const FlipPalette *palette)
{
  return palette->id == FLIP_PALETTE_PRINT ? palette->hues[FLIP_HUE_CLUBS] : palette->inks[2];
}

/* Whether a seat is asked for a cell in which to write a number. */
static inline gboolean
royalflip_is_writing (const RoyalflipState *state, guint seat)
{
  return state->seat == seat
         && (state->stage == ROYALFLIP_STAGE_WRITE || state->stage == ROYALFLIP_STAGE_EXTRA);
}

static inline gboolean
royalflip_is_house (gconstpointer state, RoyalflipHouse part)
{
  return (royalflip_board (state)->house >> part & 1) != 0;
}

/* Whether no space of the track has been checked; then the title is marked instead of each
   space. */
static inline gboolean
royalflip_track_is_house (gconstpointer state)
{
  const RoyalflipBoard *board = royalflip_board (state);

  return board->house_spaces == ROYALFLIP_BIT (board->n_spaces) - 1;
}

/* The head of a region. If all its values are our own, its title has a dotted underline. */
void royalflip_head_draw (const FlipPage *page, const char *note, gboolean is_house);
void royalflip_house_line (FlipCanvas *canvas, double x1, double x2, double y);

/* fliptown-art.c */
static inline FlipRect
royalflip_region_rect (FlipLayout layout, guint region)
{
  return flip_sheet_art_region_rect (&royalflip_sheet_art, layout, region);
}

FlipRect royalflip_cell_place (const FlipSpot *spot);
FlipRect royalflip_cell_square (const FlipSpot *spot);
FlipRect royalflip_space_place (const FlipSpot *spot);
FlipRect royalflip_map_frame (FlipLayout layout, const RoyalflipBoard *board);
FlipRect royalflip_cell_rect (FlipLayout layout, const RoyalflipBoard *board, guint cell);
FlipRect royalflip_space_rect (FlipLayout layout, const RoyalflipBoard *board, guint space);
guint royalflip_spaces_in_a_row (FlipLayout layout, const RoyalflipBoard *board);
FlipRect royalflip_casino_rect (FlipLayout layout,
                                const RoyalflipBoard *board,
                                const RoyalflipCasino *casino);

/* The regions, each with the file that draws it */
extern const FlipRegion royalflip_map_region, royalflip_track_region;

/* map-art.c */
FlipDigest royalflip_map_digest (const FlipPage *page);
void royalflip_label_draw (FlipCanvas *canvas,
                           const char *text,
                           double x,
                           double y,
                           FlipColour colour);
