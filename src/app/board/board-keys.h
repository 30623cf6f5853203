/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/board/board-stack.h"

G_BEGIN_DECLS

/* The board is one stop of Tab. Inside, the arrows go to the next site in reach, or with Ctrl to the
   next of all sites; Page Down and Page Up go through the sites in reach, one after the other. */
void flip_board_keys_add (FlipBoardStack *stack, GtkWidget *scroller);

G_END_DECLS
