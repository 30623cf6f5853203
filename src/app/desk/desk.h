/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/board/board-stack.h"
#include "app/now/panel/now-panel.h"

G_BEGIN_DECLS

/* Where people answer on a board and in the panel beside it, by the same actions: the page of a sheet, and
   that on which a log is mended. */
#define FLIP_TYPE_DESK (flip_desk_get_type ())
G_DECLARE_INTERFACE (FlipDesk, flip_desk, FLIP, DESK, GtkWidget)

/* What lies on a desk. Borrowed. */
typedef struct
{
  FlipMoment *moment; /* NULL: nothing can be answered */
  FlipHeldTile *held;
  const FlipForesight *foresight; /* or NULL */
  FlipBoardStack *board;
  FlipNowPanel *now;    /* NULL where something else asks */
  GtkPopover **popover; /* a weak pointer: the one beside a site, or NULL */
} FlipOnDesk;

struct _FlipDeskInterface
{
  GTypeInterface parent;

  FlipOnDesk (*look) (FlipDesk *self);

  /* Shows what a move would lead to; NULL: none. */
  void (*foresee) (FlipDesk *self, const FlipMove *move);

  /* Whether something else than the board takes the choice of a site; NULL: never. */
  gboolean (*choose) (FlipDesk *self, guint site);

  /* The button of a site, where it is not the board's; NULL: it always is. */
  FlipSiteButton *(*find) (FlipDesk *self, guint site);

  /* Whether the next question comes to the same desk, so that a click can answer both. */
  gboolean goes_on;
};

/* All but "sheet.play" (the notation of a move), which is the desk's own. */
void flip_desk_install_actions (GtkWidgetClass *widget_class);

/* The button of a site, or NULL. */
FlipSiteButton *flip_desk_find (FlipDesk *self, guint site);

/* Why nothing can be done at a site, beside it. */
void flip_desk_explain (FlipDesk *self, guint site);

G_END_DECLS
