/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/board/board-stack.h"
#include "app/now/panel/now-panel.h"

/* A page on which the player answers on a board and in the panel beside it, by the same actions. */
#define FLIP_TYPE_DESK (flip_desk_get_type ())
G_DECLARE_INTERFACE (FlipDesk, flip_desk, FLIP, DESK, GtkWidget)

/* The parts of a desk. Borrowed. */
typedef struct
{
  FlipMoment *moment; /* NULL: nothing can be answered */
  FlipHeldTile *held;
  const FlipForesight *foresight; /* or NULL */
  FlipBoardStack *board;
  FlipNowPanel *now;    /* NULL if something else asks the questions */
  GtkPopover **popover; /* a weak pointer to the popover beside a site, or NULL */
  gboolean goes_on;     /* the question after this one follows, so that one click can answer both */
} FlipOnDesk;

struct _FlipDeskInterface
{
  GTypeInterface parent;

  FlipOnDesk (*look) (FlipDesk *self);

  /* Previews a move; NULL: none. */
  void (*foresee) (FlipDesk *self, const FlipMove *move);

  /* Whether something other than the board handles the choice of a site; NULL: never. */
  gboolean (*choose) (FlipDesk *self, guint site);

  /* The button of a site that is not on the board; NULL: there is none. */
  FlipSiteButton *(*find) (FlipDesk *self, guint site);
};

/* Installs all actions except "sheet.play" (the notation of a move), which each desk has itself. */
void flip_desk_install_actions (GtkWidgetClass *widget_class);

/* The tile that the player may hold over the board. */
FlipHeldTile *flip_desk_held (FlipDesk *self);

/* The button of a site, or NULL. */
FlipSiteButton *flip_desk_find (FlipDesk *self, guint site);

/* Explains beside a site why nothing can be done there. */
void flip_desk_explain (FlipDesk *self, guint site);
