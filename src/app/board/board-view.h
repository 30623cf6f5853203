/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/board/site-button.h"
#include "play/moment/change.h"
#include "play/moment/foresight.h"
#include "play/moment/held-tile.h"

/* The drawn board with a button for each site. A click on a site activates "sheet.choose" (its
   number), the focus on it "sheet.select", and the pointer resting on it "sheet.point", with
   FLIP_NO_SITE once the pointer has left. */
#define FLIP_TYPE_BOARD_VIEW (flip_board_view_get_type ())
G_DECLARE_FINAL_TYPE (FlipBoardView, flip_board_view, FLIP, BOARD_VIEW, GtkWidget)

/* The tile that can be held over the board; set before the first moment of a sheet. */
void flip_board_view_set_held (FlipBoardView *self, FlipHeldTile *held);

/* Without a change, the whole board is updated. */
void flip_board_view_load (FlipBoardView *self, FlipMoment *moment, const FlipChange *change);
void flip_board_view_foresee (FlipBoardView *self, const FlipForesight *foresight);

/* Marks the sites of the best choices, in their order. */
void flip_board_view_compare (FlipBoardView *self, guint played, guint better);
void flip_board_view_hint (FlipBoardView *self, const guint *sites, guint n);

/* Shows one region of the board, for a narrow screen; otherwise the board is shown whole. */
void flip_board_view_show_region (FlipBoardView *self, guint region);

/* Shows one region as it looks on the board, beside something else. */
void flip_board_view_show_part (FlipBoardView *self, guint region);

/* How a board fits its room: at a readable size, or whole even if its type becomes unreadable, with
   the height that suits its width, or less. */
typedef enum
{
  FLIP_FIT_READABLE,
  FLIP_FIT_WHOLE,
  FLIP_FIT_OVERVIEW, /* whole, never lower than suits its width */
} FlipBoardFit;

void flip_board_view_set_fit (FlipBoardView *self, FlipBoardFit fit);

/* In a column a board is aligned with the start, like those above and below it; otherwise it is
   centred. */
void flip_board_view_set_in_column (FlipBoardView *self, gboolean in_column);

/* Shows a region in full that the board shows only in part, or the next one; FALSE if there is
   none. */
gboolean flip_board_view_unfold (FlipBoardView *self);

/* Only sites up to this price glow; G_MAXINT for all. */
void flip_board_view_set_most_price (FlipBoardView *self, int most);

/* Previews the site under the pointer, even if the pointer has not rested there yet. */
void flip_board_view_settle_pointer (FlipBoardView *self);

/* Focuses one of the cheapest sites in reach and returns it: the one nearest to the focused site,
   else the first; FLIP_NO_SITE if there is none. Rare moves are tried only if nothing else is in
   reach. */
guint flip_board_view_focus_reach (FlipBoardView *self, gboolean is_rare);

/* The site that has the focus, or FLIP_NO_SITE. */
guint flip_board_view_focused_site (FlipBoardView *self);

/* Focuses the site that had the focus last; FALSE if there was none, or it is gone. */
gboolean flip_board_view_focus_last (FlipBoardView *self);

/* Adds the buttons of the sites that are shown, or of those that glow. */
void flip_board_view_collect (FlipBoardView *self, GPtrArray *buttons, gboolean in_reach);

/* The button of a site, or NULL if it is not shown. */
FlipSiteButton *flip_board_view_find (FlipBoardView *self, guint site);

/* The button at a point of the view, or NULL. */
FlipSiteButton *flip_board_view_at (FlipBoardView *self, double x, double y);

/* The tile that can be held over it, or NULL. */
FlipHeldTile *flip_board_view_held (FlipBoardView *self);
