/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/kit/digest.h"
#include "draw/kit/panel.h"
#include "draw/sheet/site-face.h"
#include "engine/game/part.h"

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

  /* Draw what never changes during a game, and the marks that are not sites. */
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
