/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/kit/digest.h"
#include "draw/kit/panel.h"
#include "draw/sheet/site-face.h"
#include "engine/game/part.h"

G_BEGIN_DECLS

/* The ways to lay a sheet out: the whole board for three sizes of windows, or one region at a time.
   Type is as large in all of them; the smaller boards leave out room and repetitions. */
typedef enum
{
  FLIP_LAYOUT_BOARD,  /* regions lie side by side; rectangles are those of the board */
  FLIP_LAYOUT_LOW,    /* the same on the low screen of a laptop */
  FLIP_LAYOUT_HALF,   /* the same in half of a screen, without a frame */
  FLIP_LAYOUT_NARROW, /* each region is a page of its own, from 0, 0 */
  FLIP_N_LAYOUTS
} FlipLayout;

/* Where a region that can be shown whole says so: at the end of its first line. */
#define FLIP_UNFOLD_WIDTH  84
#define FLIP_UNFOLD_HEIGHT 28

typedef struct _FlipSheetArt FlipSheetArt;

/* A region to be drawn, in its rectangle. */
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

/* A site to be drawn, from its own upper left corner. */
typedef struct
{
  const FlipSheetArt *art;
  FlipCanvas *canvas;
  gconstpointer state;
  guint seat;
  FlipLayout layout;
  guint region, site;
  guint index; /* of the site among those of its region */
  FlipRect rect;
  const FlipSiteLook *look;
} FlipSpot;

/* Sites first to end - 1; none if both are 0. */
typedef struct
{
  guint first, end;
} FlipSiteRange;

/* A region of a sheet: one row of a game's table. A region has nothing of what is NULL. */
typedef struct
{
  const char *name; /* to be translated */
  FlipGlyph glyph;
  FlipHue hue;

  /* What it is, where it is drawn by its description (draw/sheet/part-art.h). NULL: by hand. */
  const FlipPart *part;

  /* Where it lies on each board, in whole units so that hairlines stay thin. */
  FlipRect board, low, half;
  double page_width, page_height; /* on a narrow screen; 0: as large as on the board */

  /* What the board for half of a screen leaves out, to be translated: "Pay table"; its print says so.
     NULL: nothing. */
  const char *unfolds;

  /* The group of a board's file that its print shows, for editors. NULL: none, or only its sites. */
  const char *group;

  /* What never changes during a game, and the marks that are not sites. */
  void (*print) (const FlipPage *page);
  void (*ink) (const FlipPage *page);

  /* What a previewed move would change, drawn over the ink of the moment before it. */
  void (*outlook) (const FlipPage *page);

  /* A digest of everything that the ink reads from the state; asked for without a canvas. Every region
     with ink has one. */
  FlipDigest (*digest) (const FlipPage *page);

  /* Its sites: which they are, where one lies and how it is drawn. The place is asked for without a
     canvas or a rectangle, and may be asked for without a state: then it is one that the site might
     have. A site without width is nowhere, and not drawn. */
  FlipSiteRange sites;
  FlipRect (*place) (const FlipSpot *spot);
  FlipRect (*square) (const FlipSpot *spot); /* for editors: also of one that is left out */
  void (*site) (const FlipSpot *spot);

  /* A digest of everything that a site's drawing reads besides its look and the seat's ink: from the
     state, and the words of its look. 0: it reads nothing, so that without a mark it is the same for every
     seat. NULL: it has to be drawn again after every move. */
  guint (*site_digest) (const FlipSpot *spot);
} FlipRegion;

G_END_DECLS
