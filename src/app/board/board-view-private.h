/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/board/board-layers.h"
#include "app/board/board-view.h"
#include "app/board/board-words.h"

/* The files of the board: board-view.c has its content, board-view-room.c its size and layout,
   board-view-hand.c pointer and focus, and board-view-unfold.c the buttons that show a region in
   full. */

struct _FlipBoardView
{
  GtkWidget parent_instance;

  /* owned */
  FlipMoment *moment; /* or NULL */
  FlipHeldTile *held; /* or NULL */
  GPtrArray *buttons; /* of FlipSiteButton, parented here */
  FlipSites *reach;   /* after a previewed move, if the sheet shows it; or NULL */
  gpointer after;     /* the state after a previewed move, or NULL */
  GtkWidget *unfolds[FLIP_MOST_REGIONS]; /* parented here; NULL for most regions */
  GtkWidget *words;                      /* parented here: the whole content for screen readers */
  FlipBoardLayers layers;

  const FlipSheetArt *art;
  FlipLayout layout;
  guint region; /* or FLIP_ALL_REGIONS */
  FlipBoardFit fit;
  FlipPaletteId palette;
  int most_price;
  gboolean in_column;
  gboolean hints;  /* whether sites in reach may glow at all */
  guint preparing; /* the source that draws other seats' boards in advance */
  guint focused;   /* the site that had the focus last, or FLIP_NO_SITE */
  guint pointed;   /* the site under the pointer, or FLIP_NO_SITE */
  guint resting;   /* the source that waits for the pointer to rest there */
  guint unfolded;  /* the region that was last shown in full */
  guint previewed; /* the site of a previewed move, or FLIP_NO_SITE */
  double scale, left, top;
};

/* The sites of the moment, or those after a previewed move. */
const FlipSites *flip_board_view_sites (FlipBoardView *self);

/* A board can have fewer sites than the game knows; the missing ones are never announced. */
gboolean flip_board_view_has_site (FlipBoardView *self, guint site);

/* The price that a site glows for. A site that must not glow looks as if it were out of reach; a
   click on it still works. */
int flip_board_view_glow_of (FlipBoardView *self, const FlipSite *site);

/* Without a change, all buttons are updated. */
void flip_board_view_update_buttons (FlipBoardView *self, const FlipChange *change);

/* In coordinates of the sheet, not of the screen. */
FlipRect flip_board_view_site_rect (FlipBoardView *self, guint site);
FlipRect flip_board_view_area (FlipBoardView *self);

void flip_board_view_install_room (GtkWidgetClass *widget_class);

/* The buttons that show regions in full. */
void flip_board_view_make_unfolds (FlipBoardView *self);
void flip_board_view_drop_unfolds (FlipBoardView *self);
void flip_board_view_place_unfolds (FlipBoardView *self);

/* For the whole board, and for the button of a site. */
void flip_board_view_watch_pointer (FlipBoardView *self);
void flip_board_view_watch (FlipBoardView *self, GtkWidget *button);
