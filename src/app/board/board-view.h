/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/board/site-button.h"
#include "play/moment/change.h"
#include "play/moment/foresight.h"
#include "play/moment/held-tile.h"

G_BEGIN_DECLS

/* The drawn board with a button for each site. A site acts by "sheet.choose" (its number). The
   focus on it is "sheet.select"; the pointer resting on it is "sheet.point", and FLIP_NO_SITE when the
   pointer has gone. */
#define FLIP_TYPE_BOARD_VIEW (flip_board_view_get_type ())
G_DECLARE_FINAL_TYPE (FlipBoardView, flip_board_view, FLIP, BOARD_VIEW, GtkWidget)

/* Whose tile can be held over it; before the first moment of a sheet. */
void flip_board_view_set_held (FlipBoardView *self, FlipHeldTile *held);

/* Without a change, all of it is shown anew. */
void flip_board_view_load (FlipBoardView *self, FlipMoment *moment, const FlipChange *change);
void flip_board_view_foresee (FlipBoardView *self, const FlipForesight *foresight);

/* Marks the sites of the best choices, in their order. */
void flip_board_view_compare (FlipBoardView *self, guint played, guint better);
void flip_board_view_hint (FlipBoardView *self, const guint *sites, guint n);

/* One region of the board, on a narrow screen; else it is shown whole. */
void flip_board_view_show_region (FlipBoardView *self, guint region);

/* One region as it stands on the board, beside something else. */
void flip_board_view_show_part (FlipBoardView *self, guint region);

/* All of the board in whatever room there is, though its type is lost; as high as its width wants it, or lower. */
typedef enum
{
  FLIP_FIT_READABLE,
  FLIP_FIT_WHOLE,
  FLIP_FIT_OVERVIEW, /* never lower */
} FlipBoardFit;

void flip_board_view_set_fit (FlipBoardView *self, FlipBoardFit fit);

/* In a column it stands at the start of its room, as those above and below it do; else in the middle. */
void flip_board_view_set_in_column (FlipBoardView *self, gboolean in_column);

/* Shows a region whole of which the board has only a part, or the next one; FALSE if there is none. */
gboolean flip_board_view_unfold (FlipBoardView *self);

/* Only sites up to this price glow; G_MAXINT for all. */
void flip_board_view_set_most_price (FlipBoardView *self, int most);

/* What is under the pointer is looked at, though it may not have rested there yet. */
void flip_board_view_settle_pointer (FlipBoardView *self);

/* Focuses one of the cheapest sites in reach, and says which: the nearest to the one that has the focus,
   else the first; FLIP_NO_SITE if there is none. What is done rarely is for where nothing else is in reach. */
guint flip_board_view_focus_reach (FlipBoardView *self, gboolean is_rare);

/* The site that has the focus, or FLIP_NO_SITE. */
guint flip_board_view_focused_site (FlipBoardView *self);

/* Focuses the site that had the focus last; FALSE if there was none, or it is gone. */
gboolean flip_board_view_focus_last (FlipBoardView *self);

/* Adds the buttons of the sites that are shown, or of those that glow. */
void flip_board_view_collect (FlipBoardView *self, GPtrArray *buttons, gboolean in_reach);

/* The button of a site, or NULL where it is not shown. */
FlipSiteButton *flip_board_view_find (FlipBoardView *self, guint site);

/* The button at a point of the view, or NULL. */
FlipSiteButton *flip_board_view_at (FlipBoardView *self, double x, double y);

/* The tile that can be held over it, or NULL. */
FlipHeldTile *flip_board_view_held (FlipBoardView *self);

G_END_DECLS
