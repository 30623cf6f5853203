/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/sheet/layout-table.h"
#include "draw/sheet/region.h"
#include "engine/game/game.h"

G_BEGIN_DECLS

#define FLIP_ALL_REGIONS G_MAXUINT

/* One bit per region fits into a mask. */
#define FLIP_MOST_REGIONS 16

/* How far the ink of a region may reach beyond its rectangle. */
#define FLIP_REGION_OVERFLOW 8

#define FLIP_MOST_SIDE_VALUES 16

/* Where a value of the file stands on the side of a card. */
typedef struct
{
  const char *key;
  FlipRect rect;
  int phrase; /* the one of the value's vocabulary that stands there; -1: all of the value */
} FlipSideValue;

/* What becomes of a side in play. */
typedef enum
{
  FLIP_SIDE_TURNS, /* from the front to the back, between the two */
  FLIP_SIDE_FOR_SALE,
  FLIP_SIDE_PLAYED,
  FLIP_SIDE_DISCARDED,
} FlipSideUse;

/* Cards of two sides, as an editor shows them. Sides are numbered from 0: a front, its back, the next
   front. */
typedef struct
{
  double width, height; /* of a side */
  guint (*n_sides) (gconstpointer state);
  void (*draw) (FlipCanvas *canvas, gconstpointer state, guint side);
  guint (*values) (gconstpointer state, guint side, FlipSideValue values[FLIP_MOST_SIDE_VALUES]);

  /* Its picture alone, within a rectangle. */
  void (*draw_picture) (FlipCanvas *canvas, gconstpointer state, guint side, const FlipRect *rect);

  /* In play: how large it is there (without a width: it isn't), how it looks from 0, 0, and what the log
     tells of it, line by line; the caller frees it. */
  FlipRect (*use_area) (gconstpointer state, guint side, FlipSideUse use);
  void (*draw_use) (FlipCanvas *canvas, gconstpointer state, guint side, FlipSideUse use);
  char *(*tell) (gconstpointer state, guint side);
} FlipSidesArt;

/* The boards of most games: for a window with a panel beside them, the same on a laptop, and half of a screen. */
#define FLIP_USUAL_BOARDS                                             \
  .width = 1068, .height = 774, .low_width = 1082, .low_height = 658, \
  .half_width = 980, .half_height = 550

/* How a game's sheet looks: one constant table per game. Sites have the game's own numbers. */
struct _FlipSheetArt
{
  const FlipGame *game;
  double width, height;           /* of the board */
  double low_width, low_height;   /* of the low board; 0: there is none */
  double half_width, half_height; /* of the board for half of a screen; 0: there is none */
  guint n_sites, n_regions;
  const FlipRegion *regions;

  /* The game's own symbol. Its colour is that of the first region, unless there is a function. */
  FlipGlyph emblem;
  FlipColour (*emblem_colour) (const FlipPalette *palette);

  gboolean sites_move;    /* where a site lies depends on the state */
  gboolean names_players; /* it shows by itself who plays, and how they stand */

  /* Another sheet that a state needs, or NULL. NULL: this one always will do. */
  const FlipSheetArt *(*instead) (gconstpointer state);

  /* The region of a site, where the sites of regions alternate. NULL: by the rows' ranges. */
  guint (*site_region) (guint site);

  /* A card of the game, within a rectangle. NULL: playing cards. */
  void (*draw_card) (FlipCanvas *canvas, gconstpointer state, FlipCard card, const FlipRect *rect);

  /* The game as a thumbnail, within a rectangle. NULL: its board. */
  void (*draw_scene) (FlipCanvas *canvas, const FlipRect *rect);

  /* What a board's file makes of the game, as a thumbnail, within a rectangle; the state is the first
     one. NULL: the regions of the mask, as they lie on the board, or all of it. */
  void (*draw_edition) (FlipCanvas *canvas, gconstpointer state, const FlipRect *rect);
  guint edition_regions; /* one bit per region */

  /* NULL: it has no cards that are filled in. */
  const FlipSidesArt *sides;

  /* NULL: there is nothing to set up on a table. */
  const FlipTableLayout *table;
};

/* Whether a sheet can be laid out so, and the area of that board. */
gboolean flip_sheet_art_has_layout (const FlipSheetArt *art, FlipLayout layout);
FlipRect flip_sheet_art_area (const FlipSheetArt *art, FlipLayout layout);

/* Where a region lies on a board, or its page from 0, 0. */
FlipRect flip_sheet_art_region_rect (const FlipSheetArt *art, FlipLayout layout, guint region);
const char *flip_sheet_art_region_name (const FlipSheetArt *art, guint region); /* translated */

guint flip_sheet_art_site_region (const FlipSheetArt *art, guint site);

/* In the coordinates of the board, or of its region's page. Without a state: where it might lie. */
FlipRect flip_sheet_art_site_rect (const FlipSheetArt *art,
                                   gconstpointer state,
                                   guint seat,
                                   FlipLayout layout,
                                   guint site);

/* The same for editors: also of a site that the sheet leaves out, where it could be. */
FlipRect flip_sheet_art_square_rect (const FlipSheetArt *art,
                                     gconstpointer state,
                                     guint seat,
                                     FlipLayout layout,
                                     guint site);

/* The board or one of its regions, in three layers. The board's own ground comes with the print. */
void flip_sheet_art_draw_print (const FlipSheetArt *art,
                                FlipCanvas *canvas,
                                gconstpointer state,
                                FlipLayout layout,
                                guint region);
void flip_sheet_art_draw_ink (const FlipSheetArt *art,
                              FlipCanvas *canvas,
                              gconstpointer state,
                              guint seat,
                              FlipLayout layout,
                              guint region);
void flip_sheet_art_draw_sites (const FlipSheetArt *art,
                                FlipCanvas *canvas,
                                gconstpointer state,
                                guint seat,
                                FlipLayout layout,
                                guint region);

/* All three. */
void flip_sheet_art_draw (const FlipSheetArt *art,
                          FlipCanvas *canvas,
                          gconstpointer state,
                          guint seat,
                          FlipLayout layout,
                          guint region);

/* A board, card set or scenario as a thumbnail, in the middle of a rectangle. */
void flip_sheet_art_draw_edition (const FlipSheetArt *art,
                                  FlipCanvas *canvas,
                                  gconstpointer state,
                                  const FlipRect *rect);

/* The ground of a region with its symbol and name, as its row has them; with a note, or without: a print of its
   own. */
void flip_page_panel (const FlipPage *page, const char *note);
void flip_page_print (const FlipPage *page);

/* What a previewed move would change, over the layers of the moment before it. */
gboolean flip_sheet_art_has_outlook (const FlipSheetArt *art);
void flip_sheet_art_draw_outlook (const FlipSheetArt *art,
                                  FlipCanvas *canvas,
                                  gconstpointer state,
                                  gconstpointer after,
                                  guint seat,
                                  FlipLayout layout,
                                  guint region);

/* One site with its mark, from its own upper left corner. */
void flip_sheet_art_draw_site (const FlipSheetArt *art,
                               FlipCanvas *canvas,
                               gconstpointer state,
                               guint seat,
                               FlipLayout layout,
                               guint site,
                               const FlipSiteLook *look);

/* Within one game, and with the same players' names, palette and layout, a region's ink looks the
   same as long as its digest is the same. A region without ink has digest 0. */
FlipDigest flip_sheet_art_ink_digest (const FlipSheetArt *art,
                                      gconstpointer state,
                                      guint seat,
                                      guint region);

/* See FlipRegion. Whether a site's drawing can be kept at all; if so, what it depends on. Without a look:
   all but its words. */
gboolean flip_sheet_art_keeps_site (const FlipSheetArt *art, guint site);
guint flip_sheet_art_site_digest (const FlipSheetArt *art,
                                  gconstpointer state,
                                  guint seat,
                                  guint site,
                                  const FlipSiteLook *look);

/* For a region whose sites show only their look. */
guint flip_site_digest_of_look (const FlipSpot *spot);

FlipColour flip_sheet_art_emblem_colour (const FlipSheetArt *art, const FlipPalette *palette);

/* How a game's sheet looks, or NULL where it has none. */
const FlipSheetArt *flip_sheet_art_find (const FlipGame *game);

/* The same, as a state needs it: a game may have several sheets. */
const FlipSheetArt *flip_sheet_art_of (const FlipGame *game, gconstpointer state);

G_END_DECLS
