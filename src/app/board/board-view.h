/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/sheet-model.h"
#include "app/board/site-button.h"

G_BEGIN_DECLS

/* The drawn board with a button for each site. Signals: "site-activated" (site button),
   "site-pointed" (uint site) when one is pointed at or focused. */
#define FLIP_TYPE_BOARD_VIEW (flip_board_view_get_type ())
G_DECLARE_FINAL_TYPE (FlipBoardView, flip_board_view, FLIP, BOARD_VIEW, GtkWidget)

void flip_board_view_set_model (FlipBoardView *self, FlipSheetModel *model);

/* The whole board, or one region of it on a narrow screen. */
void flip_board_view_show_board (FlipBoardView *self);
void flip_board_view_show_region (FlipBoardView *self, guint region);

/* One region as it stands on the board, beside something else. */
void flip_board_view_show_part (FlipBoardView *self, guint region);

/* Only sites up to this price glow; G_MAXINT for all. */
void flip_board_view_set_most_price (FlipBoardView *self, int most);

/* Focuses the first site in reach; FALSE if there is none here. */
gboolean flip_board_view_focus_reach (FlipBoardView *self);

/* The button of a site, or NULL where it is not shown. */
FlipSiteButton *flip_board_view_find (FlipBoardView *self, guint site);

/* The button at a point of the view, or NULL. */
FlipSiteButton *flip_board_view_at (FlipBoardView *self, double x, double y);

/* As if the button had been clicked. */
void flip_board_view_activate (FlipBoardView *self, FlipSiteButton *button);

/* What is shown, or NULL. */
FlipSheetModel *flip_board_view_model (FlipBoardView *self);

G_END_DECLS
