/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/board/board-layers.h"
#include "app/board/board-view.h"
#include "app/board/board-words.h"

G_BEGIN_DECLS

/* The parts of the board: what it shows is in board-view.c, the room it has in board-view-room.c, pointer
   and focus in board-view-hand.c, what shows a region whole in board-view-unfold.c. */

struct _FlipBoardView
{
  GtkWidget parent_instance;

  /* owned */
  FlipMoment *moment; /* or NULL */
  FlipHeldTile *held; /* or NULL */
  GPtrArray *buttons; /* of FlipSiteButton, parented here */
  FlipSites *reach;   /* of a previewed move, where the sheet shows it; or NULL */
  gpointer after;     /* the state after a previewed move, or NULL */
  GtkWidget *unfolds[FLIP_MOST_REGIONS]; /* parented here; NULL for most regions */
  GtkWidget *words;                      /* parented here: all of it for those who can't see it */
  FlipBoardLayers layers;

  const FlipSheetArt *art;
  FlipLayout layout;
  guint region; /* or FLIP_ALL_REGIONS */
  FlipBoardFit fit;
  FlipPaletteId palette;
  int most_price;
  gboolean in_column;
  gboolean hints;  /* whether anything glows at all */
  guint preparing; /* the source that draws other seats' boards beforehand */
  guint focused;   /* the site that had the focus last, or FLIP_NO_SITE */
  guint pointed;   /* the site under the pointer, or FLIP_NO_SITE */
  guint resting;   /* the source that waits for the pointer to rest there */
  guint unfolded;  /* the region that was shown whole last */
  guint previewed; /* the site of a previewed move, or FLIP_NO_SITE */
  double scale, left, top;
};

/* Those of the moment, or those that a previewed move leads to. */
const FlipSites *flip_board_view_sites (FlipBoardView *self);

/* A board can have fewer sites than the game knows: the others are told to nobody. */
gboolean flip_board_view_has_site (FlipBoardView *self, guint site);

/* What shall not glow is shown as if it were out of reach; a click still works. */
int flip_board_view_glow_of (FlipBoardView *self, const FlipSite *site);

/* Without a change, all of them. */
void flip_board_view_update_buttons (FlipBoardView *self, const FlipChange *change);

/* On the sheet, not on the screen. */
FlipRect flip_board_view_site_rect (FlipBoardView *self, guint site);
FlipRect flip_board_view_area (FlipBoardView *self);

void flip_board_view_install_room (GtkWidgetClass *widget_class);

/* The buttons that show regions whole. */
void flip_board_view_make_unfolds (FlipBoardView *self);
void flip_board_view_drop_unfolds (FlipBoardView *self);
void flip_board_view_place_unfolds (FlipBoardView *self);

/* Of the whole board, and of a site's button. */
void flip_board_view_watch_pointer (FlipBoardView *self);
void flip_board_view_watch (FlipBoardView *self, GtkWidget *button);

G_END_DECLS
