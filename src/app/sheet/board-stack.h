/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/sheet/board-view.h"

G_BEGIN_DECLS

/* The board as the room allows: whole, its regions in two columns, or one region at a time.
   Signal: "site-activated" (site button). */
#define FLIP_TYPE_BOARD_STACK (flip_board_stack_get_type ())
G_DECLARE_FINAL_TYPE (FlipBoardStack, flip_board_stack, FLIP, BOARD_STACK, GtkBox)

typedef enum
{
  FLIP_BOARD_WHOLE,
  FLIP_BOARD_COLUMNS,
  FLIP_BOARD_PAGES,
} FlipBoardShape;

void flip_board_stack_set_model (FlipBoardStack *self, FlipSheetModel *model);
void flip_board_stack_set_shape (FlipBoardStack *self, FlipBoardShape shape);

G_END_DECLS
