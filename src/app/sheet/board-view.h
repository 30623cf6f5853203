/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/sheet/sheet-model.h"
#include "app/sheet/site-button.h"

G_BEGIN_DECLS

/* The drawn board with a button for each site. Signal: "site-activated" (site button). */
#define FLIP_TYPE_BOARD_VIEW (flip_board_view_get_type ())
G_DECLARE_FINAL_TYPE (FlipBoardView, flip_board_view, FLIP, BOARD_VIEW, GtkWidget)

void flip_board_view_set_model (FlipBoardView *self, FlipSheetModel *model);

/* The whole board, or one region of it on a narrow screen. */
void flip_board_view_show_board (FlipBoardView *self);
void flip_board_view_show_region (FlipBoardView *self, guint region);

G_END_DECLS
