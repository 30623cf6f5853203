/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/royalflip/royalflip-art.h"

#include <math.h>

/* The positions of everything, on whole pixels so that hairlines stay thin. */

const RoyalflipBoard *
royalflip_board (gconstpointer state)
{
  static const RoyalflipBoard house = { .columns = 5, .rows = 5, .n_spaces = 28 };

  return state ? &royalflip_state (state)->board : &house;
}

/* The map: a square frame with the largest cells that fit */

#define FRAME_PADDING 8
#define CELL_GAP      6

typedef struct
{
  double top, size;  /* of the frame */
  double sign, deep; /* a casino's sign: its length along the side, and its depth */
} MapMeasures;

static const MapMeasures measures[FLIP_N_LAYOUTS] = {
  [FLIP_LAYOUT_BOARD] = { 73, 380, 86, 34 },
  [FLIP_LAYOUT_LOW] = { 63, 313, 86, 28 },
  [FLIP_LAYOUT_HALF] = { 57, 281, 80, 23 },
  [FLIP_LAYOUT_NARROW] = { 64, 290, 74, 26 },
};

static double
cell_size (FlipLayout layout, const RoyalflipBoard *board)
{
  guint most = MAX (board->columns, board->rows);

  g_assert (most > 0);

  return floor ((measures[layout].size - 2 * FRAME_PADDING - (most - 1) * CELL_GAP) / most);
}

FlipRect
royalflip_map_frame (FlipLayout layout, const RoyalflipBoard *board)
{
  FlipRect region = royalflip_region_rect (layout, ROYALFLIP_REGION_MAP);
  double pitch = cell_size (layout, board) + CELL_GAP;
  double width = board->columns * pitch - CELL_GAP + 2 * FRAME_PADDING;
  double height = board->rows * pitch - CELL_GAP + 2 * FRAME_PADDING;
  double spare = measures[layout].size - height;

  return (FlipRect){ region.x + floor ((region.width - width) / 2),
                     region.y + measures[layout].top + floor (spare / 2), width, height };
}

FlipRect
royalflip_cell_rect (FlipLayout layout, const RoyalflipBoard *board, guint cell)
{
  FlipRect frame = royalflip_map_frame (layout, board);
  double size = cell_size (layout, board);

  g_assert (cell < ROYALFLIP_MAX_CELLS);

  if (!royalflip_is_on_map (board, cell))
    return (FlipRect){ frame.x, frame.y, 0, 0 };
  return (FlipRect){
    frame.x + FRAME_PADDING + royalflip_column (cell) * (size + CELL_GAP),
    frame.y + FRAME_PADDING + royalflip_row (cell) * (size + CELL_GAP),
    size,
    size,
  };
}

#define CASINO_STUB 7

FlipRect
royalflip_casino_rect (FlipLayout layout,
                       const RoyalflipBoard *board,
                       const RoyalflipCasino *casino)
{
  const MapMeasures *map = &measures[layout];
  FlipRect frame = royalflip_map_frame (layout, board);
  FlipRect cell = royalflip_cell_rect (layout, board, casino->cell);
  double wide = layout == FLIP_LAYOUT_NARROW ? 29 : 54,
         high = layout == FLIP_LAYOUT_NARROW ? 46 : 52;
  double middle = flip_rect_middle (&cell), centre = flip_rect_centre (&cell);

  g_assert (casino->cell < ROYALFLIP_MAX_CELLS);

  switch (casino->side)
    {
    case ROYALFLIP_NORTH:
      return (FlipRect){ middle - map->sign / 2, frame.y - CASINO_STUB - map->deep, map->sign,
                         map->deep };
    case ROYALFLIP_SOUTH:
      return (FlipRect){ middle - map->sign / 2, frame.y + frame.height + CASINO_STUB, map->sign,
                         map->deep };
    case ROYALFLIP_WEST:
      return (FlipRect){ frame.x - CASINO_STUB - wide, centre - high / 2, wide, high };
    case ROYALFLIP_INSIDE:
      return cell;
    default:
      return (FlipRect){ frame.x + frame.width + CASINO_STUB, centre - high / 2, wide, high };
    }
}

/* The track: a single row that reverses its direction at the end of each line, or several rows.
   Several rows, and all rows on a narrow page, run from left to right. */

#define TRACK_LEFT      61
#define TRACK_TOP       35
#define TILE_GAP        9
#define MOST_IN_A_ROW   14
#define NARROW_IN_A_ROW 5
#define NARROW_TOP      52
#define LINE_GAP        17
#define SMALL_LINE_GAP  6 /* if there are many lines */
#define MANY_LINES      4

static guint
longest_row (const RoyalflipBoard *board)
{
  guint longest = 1;

  for (guint i = 0; i < board->n_rows; i++)
    longest = MAX (longest, board->row_lengths[i]);
  return longest;
}

guint
royalflip_spaces_in_a_row (FlipLayout layout, const RoyalflipBoard *board)
{
  guint rows = board->n_spaces > 2 * MOST_IN_A_ROW ? 3 : 2;

  if (layout == FLIP_LAYOUT_NARROW)
    return board->n_spaces > 30 || board->n_rows ? NARROW_IN_A_ROW + 3 : NARROW_IN_A_ROW;
  if (board->n_rows)
    return longest_row (board);
  return MAX (1, (board->n_spaces + rows - 1) / rows);
}

static guint
lines_for (guint spaces, guint in_a_line)
{
  return (spaces + in_a_line - 1) / in_a_line;
}

typedef struct
{
  guint line, column;
} LinePlace;

/* The line and column of a space; for the index after the last space, the line is the number of
   lines. */
static LinePlace
place_on_lines (const RoyalflipBoard *board, guint in_a_line, guint space)
{
  guint line = 0;

  if (!board->n_rows)
    return space < board->n_spaces
             ? (LinePlace){ space / in_a_line, space % in_a_line }
             : (LinePlace){ MAX (1, lines_for (board->n_spaces, in_a_line)), 0 };
  for (guint i = 0; i < board->n_rows; i++)
    {
      if (space < board->row_lengths[i])
        return (LinePlace){ line + space / in_a_line, space % in_a_line };
      space -= board->row_lengths[i];
      line += lines_for (board->row_lengths[i], in_a_line);
    }
  return (LinePlace){ line, 0 };
}

FlipRect
royalflip_space_rect (FlipLayout layout, const RoyalflipBoard *board, guint space)
{
  gboolean narrow = layout == FLIP_LAYOUT_NARROW;
  FlipRect region = royalflip_region_rect (layout, ROYALFLIP_REGION_TRACK);
  guint in_a_row = royalflip_spaces_in_a_row (layout, board);
  guint lines = place_on_lines (board, in_a_row, board->n_spaces).line;
  double left = narrow ? 10 : TRACK_LEFT, top = narrow ? NARROW_TOP : TRACK_TOP;
  double pitch = (region.width - left - 10 + TILE_GAP) / in_a_row;
  double gap = lines >= MANY_LINES && !narrow ? SMALL_LINE_GAP : LINE_GAP;
  double deep = floor ((region.height - top - 8 + gap) / lines);
  LinePlace at = place_on_lines (board, in_a_row, space);

  g_assert (space < ROYALFLIP_MAX_SPACES);

  if (space >= board->n_spaces)
    return (FlipRect){ region.x, region.y, 0, 0 };
  if (!narrow && !board->n_rows && at.line % 2 == 1)
    at.column = in_a_row - 1 - at.column;
  return (FlipRect){ round (region.x + left + at.column * pitch), region.y + top + at.line * deep,
                     floor (pitch) - TILE_GAP, deep - gap };
}

/* Sites */

FlipRect
royalflip_cell_square (const FlipSpot *spot)
{
  return royalflip_cell_rect (spot->layout, royalflip_board (spot->state),
                              royalflip_cell_of_site (spot->site));
}

/* A gap in the map has no place. */
FlipRect
royalflip_cell_place (const FlipSpot *spot)
{
  guint cell = royalflip_cell_of_site (spot->site);
  FlipRect rect = royalflip_cell_square (spot);

  if (spot->state && !(royalflip_board (spot->state)->cells & ROYALFLIP_BIT (cell)))
    rect.width = rect.height = 0;
  return rect;
}

FlipRect
royalflip_space_place (const FlipSpot *spot)
{
  return royalflip_space_rect (spot->layout, royalflip_board (spot->state), spot->index);
}
