/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* How a sheet is laid out: with the question beside the board; or with the question below it, and
   the board whole, in two columns, or shown region by region. */
typedef enum
{
  FLIP_ROOM_WIDE,
  FLIP_ROOM_BAR,
  FLIP_ROOM_COLUMNS,
  FLIP_ROOM_NARROW,
} FlipRoomKind;

/* How a question is laid out: beside the board; below it in three columns, or in two; all below
   each other; or so that nothing is side by side, since the text is too large for it. */
typedef enum
{
  FLIP_PANEL_BESIDE,
  FLIP_PANEL_BAR,
  FLIP_PANEL_SPLIT,
  FLIP_PANEL_BELOW,
  FLIP_PANEL_TIGHT,
} FlipPanelKind;

/* What a window has room for, as a value. It is handed down as a whole when it changes, and each
   widget decides what it means for itself. */
typedef struct
{
  FlipRoomKind kind;
  FlipPanelKind panel;
  gboolean is_low;     /* little height is left for a question beside the board */
  gboolean has_boards; /* the seats have thumbnails of their boards, and the lineup is with them */
  guint cards_across;  /* how many cards to choose from are side by side */
  int side;            /* the width of a question beside the board */
  double text;         /* the size of the text relative to the usual one */
} FlipRoom;

/* may_beside: whether the question may be beside the board. n_boards: how many seats act at the
   same time, with thumbnails of their boards if there is room; or 0. */
FlipRoom flip_room_find (int width, int height, double text, gboolean may_beside, guint n_boards);

gboolean flip_room_equal (const FlipRoom *room, const FlipRoom *other);

/* Whether the window is wide enough for a question beside the board. */
gboolean flip_room_fits_beside (int width, double text);

/* The height that a question below the board may have; and the one it has if its answers are
   clicked repeatedly, and so must not move. -1 beside the board. */
int flip_room_highest (const FlipRoom *room, int width, int height);
int flip_room_steady (const FlipRoom *room, int width, int height);

/* Scales a length from the usual text size to that of the room. */
static inline int
flip_room_scale (const FlipRoom *room, int length)
{
  return (int) (length * room->text + .5);
}
