/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/panel.h"
#include "draw/sheet-art.h"
#include "games/royalflip/royalflip-rules.h"

G_BEGIN_DECLS

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

/* How large the map and the track are: all that places depend on. */
typedef struct
{
  guint columns, rows, spaces;
} RoyalflipShape;

/* A region for drawing, in its rectangle. */
typedef struct
{
  FlipCanvas *canvas;
  const RoyalflipState *state;
  const RoyalflipBoard *board;
  const RoyalflipSheet *sheet;
  guint seat;
  FlipLayout layout;
  RoyalflipShape shape;
  FlipRect rect;
} RoyalflipPage;

/* A site for drawing, from its own upper left corner. */
typedef struct
{
  FlipCanvas *canvas;
  const RoyalflipState *state;
  const RoyalflipBoard *board;
  const RoyalflipSheet *sheet;
  guint seat;
  guint index; /* cell or space */
  FlipRect rect;
  const FlipSiteLook *look;
} RoyalflipSpot;

/* The ink of a written number; colour is told by an underline too. */
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

/* Whether a seat is asked for a cell to write a number in. */
static inline gboolean
royalflip_is_writing (const RoyalflipState *state, guint seat)
{
  return state->seat == seat
         && (state->stage == ROYALFLIP_STAGE_WRITE || state->stage == ROYALFLIP_STAGE_EXTRA);
}

/* The head of a region. Where all of it is ours, its title has a dotted line below. */
void royalflip_head_draw (const RoyalflipPage *page, const FlipPanelHead *head, gboolean is_house);
void royalflip_house_line (FlipCanvas *canvas, double x1, double x2, double y);

/* layout.c */
extern const RoyalflipShape royalflip_house_shape;
RoyalflipShape royalflip_shape (const RoyalflipBoard *board);
FlipRect royalflip_region_rect (FlipLayout layout, guint region);
FlipRect royalflip_map_frame (FlipLayout layout, const RoyalflipShape *shape);
FlipRect royalflip_cell_rect (FlipLayout layout, const RoyalflipShape *shape, guint cell);
FlipRect royalflip_space_rect (FlipLayout layout, const RoyalflipShape *shape, guint space);
guint royalflip_spaces_in_a_row (FlipLayout layout, const RoyalflipShape *shape);
FlipRect royalflip_casino_rect (FlipLayout layout,
                                const RoyalflipShape *shape,
                                const RoyalflipCasino *casino);

/* map-art.c, city-art.c: the grid and its casinos; what has been built on it */
void royalflip_map_print (const RoyalflipPage *page);
void royalflip_casino_draw (const RoyalflipPage *page, guint casino, gboolean reached);
void royalflip_cell_site (const RoyalflipSpot *spot);
guint royalflip_road_beginning_at (const RoyalflipBoard *board,
                                   const RoyalflipSheet *sheet,
                                   guint cell);
guint royalflip_area_ending_at (const RoyalflipBoard *board,
                                const RoyalflipSheet *sheet,
                                guint cell);
void royalflip_map_ink (const RoyalflipPage *page);
void royalflip_map_outlook (const RoyalflipPage *page, const RoyalflipPage *after);
void royalflip_label_draw (FlipCanvas *canvas,
                           const char *text,
                           double x,
                           double y,
                           FlipColour colour);

/* track-art.c */
void royalflip_track_print (const RoyalflipPage *page);
void royalflip_space_site (const RoyalflipSpot *spot);

/* holdings-art.c: diamonds and ±1 */
void royalflip_diamonds_print (const RoyalflipPage *page);
void royalflip_diamonds_ink (const RoyalflipPage *page);
void royalflip_diamonds_outlook (const RoyalflipPage *page, const RoyalflipPage *after);
void royalflip_tokens_print (const RoyalflipPage *page);
void royalflip_tokens_ink (const RoyalflipPage *page);

/* found-art.c, score-art.c */
void royalflip_found_print (const RoyalflipPage *page);
void royalflip_found_ink (const RoyalflipPage *page);
void royalflip_found_outlook (const RoyalflipPage *page, const RoyalflipPage *after);
void royalflip_score_print (const RoyalflipPage *page);
void royalflip_score_ink (const RoyalflipPage *page);
void royalflip_score_outlook (const RoyalflipPage *page, const RoyalflipPage *after);

/* scene-art.c: the game in little */
void royalflip_scene_draw (FlipCanvas *canvas, const FlipRect *rect);

G_END_DECLS
