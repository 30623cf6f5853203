/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/board/board-view.h"

/* The board in the form that fits its room: whole, its regions in two columns, or one region at a
   time. */
G_DECLARE_FINAL_TYPE (FlipBoardStack, flip_board_stack, FLIP, BOARD_STACK, GtkBox)

typedef enum
{
  FLIP_BOARD_WHOLE,
  FLIP_BOARD_COLUMNS,
  FLIP_BOARD_PAGES,
  FLIP_BOARD_FITTED,   /* whole, however small, for looking at */
  FLIP_BOARD_OVERVIEW, /* the fitted board above one region at a time */
} FlipBoardShape;

void flip_board_stack_set_held (FlipBoardStack *self, FlipHeldTile *held);
void flip_board_stack_load (FlipBoardStack *self, FlipMoment *moment, const FlipChange *change);
void flip_board_stack_foresee (FlipBoardStack *self, const FlipForesight *foresight);
/* Marks the site that was chosen, and the one that would have been better. */
void flip_board_stack_compare (FlipBoardStack *self, guint played, guint better);
void flip_board_stack_hint (FlipBoardStack *self, const guint *sites, guint n);

/* The shape that fits a width; large text makes the board larger. */
FlipBoardShape flip_board_stack_find_shape (int width, double text);
void flip_board_stack_set_shape (FlipBoardStack *self, FlipBoardShape shape);

void flip_board_stack_set_most_price (FlipBoardStack *self, int most);

/* Previews the site under the pointer, even if the pointer has not rested there yet. */
void flip_board_stack_settle_pointer (FlipBoardStack *self);

/* Focuses one of the cheapest sites in reach and returns it: the one nearest to the focused site,
   else the first; FLIP_NO_SITE if there is none. */
guint flip_board_stack_focus_reach (FlipBoardStack *self);

/* If one region is shown at a time, shows the region of a site. */
void flip_board_stack_show_site (FlipBoardStack *self, guint site);

/* Adds the buttons of the sites that are shown, or of those that glow. */
void flip_board_stack_collect (FlipBoardStack *self, GPtrArray *buttons, gboolean in_reach);

/* The button of a site, or NULL while it is not shown. */
FlipSiteButton *flip_board_stack_find (FlipBoardStack *self, guint site);

/* Shows a region in full that the board shows only in part, and the next one with each call; FALSE
   if there is none. */
gboolean flip_board_stack_unfold (FlipBoardStack *self);
