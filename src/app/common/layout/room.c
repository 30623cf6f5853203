/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/layout/room.h"

/* Widths of the window from which on there is room. Those that are for words grow with the text. */
#define WIDE_FROM    1340 /* of which the question takes the least width beside the board */
#define BAR_FROM     950
#define COLUMNS_FROM 760
#define WORDS_FROM   640 /* for words beside each other in the question */
#define LEAST_WORDS  300
#define PAIRS_FROM   976 /* for the keys of two suits in a line */

/* The widths of a question beside the board: at the least there is room for seven keys of cards, so
   that no question widens it; in a high window for large cards. */
#define LEAST_SIDE 282
#define HIGH_SIDE  298
#define USUAL_SIDE 310
#define LARGE_SIDE 372
#define USUAL_FROM 1400
#define LARGE_FROM 1700

/* Boards of four seats, and each one more. */
#define BOARDS_FROM   1390
#define BOARDS        4
#define BOARD_WIDTH   310
#define BOARDS_HEIGHT 840

/* Heights of the window below which the question beside the board is low. */
#define HIGH_FROM        800
#define HIGH_WITH_BOARDS 1000

/* A bar takes at most a fifth of the window, and any other question less than half. */
#define BAR_SHARE     .2
#define SHARE         .49
#define BAR_HEIGHT    152
#define TWO_LINES     72
#define STEADY_HEIGHT 128

/* Cards to choose from; in a bar only one line of them, beside its words. */
#define CARD_WIDTH   85
#define BAR_WORDS    260
#define MOST_CARDS   3
#define MOST_IN_BAR  7
#define MOST_COLUMNS 5

/* helpers */

static FlipPanelKind
find_panel (const FlipRoom *room, int width)
{
  gboolean words = width >= flip_room_scale (room, WORDS_FROM);

  if (room->kind == FLIP_ROOM_WIDE)
    return FLIP_PANEL_BESIDE;
  if (words)
    return room->kind == FLIP_ROOM_NARROW ? FLIP_PANEL_SPLIT : FLIP_PANEL_BAR;
  return width < flip_room_scale (room, LEAST_WORDS) ? FLIP_PANEL_TIGHT : FLIP_PANEL_BELOW;
}

static gboolean
has_boards (const FlipRoom *room, int width, int height, guint n)
{
  int more = n > BOARDS ? BOARD_WIDTH * (int) (n - BOARDS) : 0;

  return n && width >= flip_room_scale (room, BOARDS_FROM + more) && height >= BOARDS_HEIGHT;
}

static guint
find_cards_across (const FlipRoom *room, int width)
{
  gboolean bar = room->panel == FLIP_PANEL_BAR;
  int words = bar ? flip_room_scale (room, BAR_WORDS) : 0;
  int most = !bar ? MOST_CARDS : room->kind == FLIP_ROOM_BAR ? MOST_IN_BAR : MOST_COLUMNS;

  return room->kind == FLIP_ROOM_WIDE
           ? MOST_CARDS
           : (guint) CLAMP ((width - words) / flip_room_scale (room, CARD_WIDTH), 1, most);
}

/* public functions */

gboolean
flip_room_fits_beside (int width, double text)
{
  return width
         >= WIDE_FROM - LEAST_SIDE + flip_room_scale (&(FlipRoom){ .text = text }, LEAST_SIDE);
}

FlipRoom
flip_room_find (int width, int height, double text, gboolean may_beside, guint n_boards)
{
  FlipRoom room = { .text = text };

  room.kind = may_beside && flip_room_fits_beside (width, text) ? FLIP_ROOM_WIDE
              : width >= BAR_FROM                               ? FLIP_ROOM_BAR
              : width >= COLUMNS_FROM                           ? FLIP_ROOM_COLUMNS
                                                                : FLIP_ROOM_NARROW;
  room.panel = find_panel (&room, width);
  room.has_boards = has_boards (&room, width, height, n_boards);
  room.is_low =
    room.kind == FLIP_ROOM_WIDE && height < (room.has_boards ? HIGH_WITH_BOARDS : HIGH_FROM);
  room.cards_across = find_cards_across (&room, width);
  room.side = flip_room_scale (&room, width >= LARGE_FROM   ? LARGE_SIDE
                                      : width >= USUAL_FROM ? USUAL_SIDE
                                      : room.is_low         ? LEAST_SIDE
                                                            : HIGH_SIDE);
  return room;
}

gboolean
flip_room_equal (const FlipRoom *room, const FlipRoom *other)
{
  return room->kind == other->kind && room->panel == other->panel && room->is_low == other->is_low
         && room->has_boards == other->has_boards && room->cards_across == other->cards_across
         && room->side == other->side && room->text == other->text;
}

int
flip_room_highest (const FlipRoom *room, int width, int height)
{
  gboolean pairs = width >= flip_room_scale (room, PAIRS_FROM);
  int most = (int) (height * SHARE);
  int bar = flip_room_scale (room, pairs ? BAR_HEIGHT : BAR_HEIGHT + TWO_LINES);

  if (room->kind == FLIP_ROOM_WIDE)
    return -1;
  return room->kind == FLIP_ROOM_BAR && room->panel == FLIP_PANEL_BAR
           ? CLAMP (bar, (int) (height * BAR_SHARE), most)
           : most;
}

int
flip_room_steady (const FlipRoom *room, int width, int height)
{
  int highest = flip_room_highest (room, width, height);

  return room->kind == FLIP_ROOM_BAR && room->panel == FLIP_PANEL_BAR
           ? MIN (highest, flip_room_scale (room, STEADY_HEIGHT))
           : highest;
}
