/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/kit/digest.h"
#include "draw/kit/panel.h"
#include "draw/sheet/layout-table.h"
#include "draw/sheet/site-face.h"
#include "engine/game/game.h"

/* The layouts of a sheet: the whole board for three window sizes, or one region at a time. Type has
   the same size in all of them; the smaller boards have less space and omit repetitions. */
typedef enum
{
  FLIP_LAYOUT_BOARD,  /* regions are side by side; rectangles are in the board's coordinates */
  FLIP_LAYOUT_LOW,    /* the same on the low screen of a laptop */
  FLIP_LAYOUT_HALF,   /* the same for half of a screen, without a frame */
  FLIP_LAYOUT_NARROW, /* each region is a page of its own, starting at 0, 0 */
  FLIP_N_LAYOUTS
} FlipLayout;

/* The width of most pages on a narrow screen. */
#define FLIP_PAGE_WIDTH 366

/* The mark at the end of a region's first line, which says that the region can be shown in full. */
#define FLIP_UNFOLD_WIDTH  84
#define FLIP_UNFOLD_HEIGHT 28

typedef struct _FlipSheetArt FlipSheetArt;

/* A region to be drawn in its rectangle. */
typedef struct
{
  const FlipSheetArt *art;
  FlipCanvas *canvas;
  gconstpointer state;
  gconstpointer after; /* the state after a previewed move; NULL except for an outlook */
  guint seat;
  FlipLayout layout;
  guint region;
  FlipRect rect;
} FlipPage;

/* A site to be drawn, relative to its upper left corner. */
typedef struct
{
  const FlipSheetArt *art;
  FlipCanvas *canvas;
  gconstpointer state;
  guint seat;
  FlipLayout layout;
  guint region, site;
  guint index; /* the site's index within its region */
  FlipRect rect;
  const FlipSiteLook *look;
} FlipSpot;

/* The sites from `first` to `end` - 1; none if both are 0. */
typedef struct
{
  guint first, end;
} FlipSiteRange;

/* A region of a sheet is one row, which stands at the end of the file that draws it. A NULL function
   means that the region has nothing of the kind. */
typedef struct
{
  const char *name; /* translatable */
  FlipGlyph glyph;
  FlipHue hue;

  /* The part from which it is drawn (draw/sheet/part-art.h). NULL: it is drawn by hand. */
  const FlipPart *part;

  /* Its place in each layout, in whole units so that hairlines stay thin. A page on a narrow screen
     is as wide or as high as on the board unless it says otherwise. */
  FlipRect rects[FLIP_N_LAYOUTS];

  /* Translatable: what the board for half of a screen omits, "Pay table"; the region shows it as a
     note. NULL: nothing is omitted. */
  const char *unfolds;

  /* For editors: the group of a board's file that the region shows. NULL: none, or only its
     sites. */
  const char *group;

  /* Draw what never changes during a game, and the marks that are not sites, which begin with the
     region's tint as the ground. */
  void (*print) (const FlipPage *page);
  void (*ink) (const FlipPage *page);

  /* Draws what a previewed move would change, over the ink of the current state. */
  void (*outlook) (const FlipPage *page);

  /* A digest of everything that the ink reads from the state; called without a canvas. Every region
     with ink has one. */
  FlipDigest (*digest) (const FlipPage *page);

  /* Its sites: their range, their places and how they are drawn. `place` is called without a canvas
     or a rectangle, and sometimes without a state; then it returns a place that the site might
     have. A site of width 0 has no place and is not drawn. */
  FlipSiteRange sites;
  FlipRect (*place) (const FlipSpot *spot);
  FlipRect (*square) (const FlipSpot *spot); /* for editors: also for a site that is left out */
  void (*site) (const FlipSpot *spot);

  /* A digest of everything that a site's drawing reads besides its look and the seat's ink: parts
     of the state, and the words of its look. 0: it reads nothing, so an unmarked site looks the
     same for every seat. NULL: the site has to be redrawn after every move. */
  guint (*site_digest) (const FlipSpot *spot);
} FlipRegion;

#define FLIP_ALL_REGIONS G_MAXUINT

/* All regions fit into a mask with one bit each. */
#define FLIP_MOST_REGIONS 16

/* How far the ink of a region may reach beyond its rectangle. */
#define FLIP_REGION_OVERFLOW 8

#define FLIP_MOST_SIDE_VALUES 16

/* The place of a value of the file on one side of a card. */
typedef struct
{
  const char *key;
  FlipRect rect;
  int phrase; /* the phrase of the value's vocabulary that is shown there; -1: the whole value */
} FlipSideValue;

/* What can happen to a side in play. */
typedef enum
{
  FLIP_SIDE_TURNS, /* flips from the front to the back; drawn between the two */
  FLIP_SIDE_FOR_SALE,
  FLIP_SIDE_PLAYED,
  FLIP_SIDE_DISCARDED,
} FlipSideUse;

/* Two-sided cards, as an editor shows them. Sides are numbered from 0: a front, its back, the next
   front. */
typedef struct
{
  double width, height; /* of a side */
  guint (*n_sides) (gconstpointer state);
  void (*draw) (FlipCanvas *canvas, gconstpointer state, guint side);
  guint (*values) (gconstpointer state, guint side, FlipSideValue values[FLIP_MOST_SIDE_VALUES]);

  /* Only the picture of the side, within a rectangle. */
  void (*draw_picture) (FlipCanvas *canvas, gconstpointer state, guint side, const FlipRect *rect);

  /* The side in play: its size there (width 0: it isn't used that way), its drawing from 0, 0, and
     the lines that the log has about it, which the caller frees. */
  FlipRect (*use_area) (gconstpointer state, guint side, FlipSideUse use);
  void (*draw_use) (FlipCanvas *canvas, gconstpointer state, guint side, FlipSideUse use);
  char *(*tell) (gconstpointer state, guint side);
} FlipSidesArt;

/* The boards of most games: for a window with a panel beside the board, for a laptop, and for half
   of a screen. */
#define FLIP_USUAL_BOARDS                                             \
  .width = 1068, .height = 774, .low_width = 1082, .low_height = 658, \
  .half_width = 980, .half_height = 550

/* The drawing of a game's sheet: one constant table per game. Sites have the same numbers as in the
   game. */
struct _FlipSheetArt
{
  const FlipGame *game;
  double width, height;           /* of the board */
  double low_width, low_height;   /* of the low board; 0: there is none */
  double half_width, half_height; /* of the board for half of a screen; 0: there is none */
  guint n_sites, n_regions;
  const FlipRegion *const *regions;

  /* The symbol of the game, and where in a palette its colour is; 0: that of the first region. */
  FlipGlyph emblem;
  gsize emblem_colour;

  gboolean sites_move;    /* the places of sites depend on the state */
  gboolean names_players; /* it shows the players and their standing itself */

  /* Returns another sheet that a state needs, or NULL for this one. NULL: this one is always
     used. */
  const FlipSheetArt *(*instead) (gconstpointer state);

  /* The region of a site, if the numbers of the regions' sites are mixed. NULL: the ranges in the
     rows apply. */
  guint (*site_region) (guint site);

  /* Draws a card of the game within a rectangle. NULL: the game has playing cards. */
  void (*draw_card) (FlipCanvas *canvas, gconstpointer state, FlipCard card, const FlipRect *rect);

  /* Draws a thumbnail of the game within a rectangle. NULL: of its board. */
  void (*draw_scene) (FlipCanvas *canvas, const FlipRect *rect);

  /* Draws a thumbnail of an edition within a rectangle, given the first state. NULL: the regions in
     the mask as they are placed on the board, or the whole board. */
  void (*draw_edition) (FlipCanvas *canvas, gconstpointer state, const FlipRect *rect);
  guint edition_regions; /* one bit per region */

  /* NULL: the game has no two-sided cards to fill in. */
  const FlipSidesArt *sides;

  /* NULL: there is nothing to set up on a table. */
  const FlipTableLayout *table;
};

/* Whether a sheet has this layout, and the area of its board. */
gboolean flip_sheet_art_has_layout (const FlipSheetArt *art, FlipLayout layout);
FlipRect flip_sheet_art_area (const FlipSheetArt *art, FlipLayout layout);

/* The place of a region on a board, or its page from 0, 0. */
FlipRect flip_sheet_art_region_rect (const FlipSheetArt *art, FlipLayout layout, guint region);
const char *flip_sheet_art_region_name (const FlipSheetArt *art, guint region); /* translated */

guint flip_sheet_art_site_region (const FlipSheetArt *art, guint site);

/* In the coordinates of the board, or of its region's page. Without a state, a place that the site
   might have. */
FlipRect flip_sheet_art_site_rect (const FlipSheetArt *art,
                                   gconstpointer state,
                                   guint seat,
                                   FlipLayout layout,
                                   guint site);

/* For editors: the same, but a site that the sheet leaves out has a place as well. */
FlipRect flip_sheet_art_square_rect (const FlipSheetArt *art,
                                     gconstpointer state,
                                     guint seat,
                                     FlipLayout layout,
                                     guint site);

/* Draw the board or one of its regions in three layers. The background of the board is part of the
   print. */
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

/* Draws all three layers. */
void flip_sheet_art_draw (const FlipSheetArt *art,
                          FlipCanvas *canvas,
                          gconstpointer state,
                          guint seat,
                          FlipLayout layout,
                          guint region);

/* Draws a thumbnail of a board, card set or scenario, centred in a rectangle. */
void flip_sheet_art_draw_edition (const FlipSheetArt *art,
                                  FlipCanvas *canvas,
                                  gconstpointer state,
                                  const FlipRect *rect);

/* Draw the background of a region with the symbol and name from its row; the first one adds a note,
   the second one can be used as a region's `print`. */
void flip_page_panel (const FlipPage *page, const char *note);
void flip_page_print (const FlipPage *page);

/* Draws what a previewed move would change, over the layers of the current state. */
gboolean flip_sheet_art_has_outlook (const FlipSheetArt *art);
void flip_sheet_art_draw_outlook (const FlipSheetArt *art,
                                  FlipCanvas *canvas,
                                  gconstpointer state,
                                  gconstpointer after,
                                  guint seat,
                                  FlipLayout layout,
                                  guint region);

/* Draws one site with its mark, relative to its upper left corner. */
void flip_sheet_art_draw_site (const FlipSheetArt *art,
                               FlipCanvas *canvas,
                               gconstpointer state,
                               guint seat,
                               FlipLayout layout,
                               guint site,
                               const FlipSiteLook *look);

/* In the same game, with the same names, palette and layout, a region's ink looks the same as long
   as its digest is the same. The digest of a region without ink is 0. */
FlipDigest flip_sheet_art_ink_digest (const FlipSheetArt *art,
                                      gconstpointer state,
                                      guint seat,
                                      guint region);

/* Whether a site's drawing can be cached at all, and the digest of what it depends on (see
   FlipRegion). Without a look, the digest doesn't include its words. */
gboolean flip_sheet_art_keeps_site (const FlipSheetArt *art, guint site);
guint flip_sheet_art_site_digest (const FlipSheetArt *art,
                                  gconstpointer state,
                                  guint seat,
                                  guint site,
                                  const FlipSiteLook *look);

/* For a region whose sites depend on nothing but their look. */
guint flip_site_digest_of_look (const FlipSpot *spot);

FlipColour flip_sheet_art_emblem_colour (const FlipSheetArt *art, const FlipPalette *palette);

/* The drawing of a game's sheet, or NULL if it has none. */
const FlipSheetArt *flip_sheet_art_find (const FlipGame *game);

/* The same for a state, as a game may have several sheets. */
const FlipSheetArt *flip_sheet_art_of (const FlipGame *game, gconstpointer state);
