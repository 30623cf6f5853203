/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/insertcoin/insertcoin-art.h"

#include <math.h>

/* The positions of everything, on whole pixels so that hairlines stay thin. */

#define LARGEST 48 /* the greatest side of a square */
#define SLACK   6  /* how far the squares may exceed their room, within their region */

/* The usual squares are as large as a fingertip where a board is drawn in its own size. On half of
   a screen they take all of its width. */
static const struct
{
  double square, top;
} grids[FLIP_N_LAYOUTS] = {
  [FLIP_LAYOUT_BOARD] = { 36, 36 },
  [FLIP_LAYOUT_LOW] = { 36, 32 },
  [FLIP_LAYOUT_HALF] = { 36, 29 },
  [FLIP_LAYOUT_NARROW] = { 38, 38 },
};

static guint
side_of (const FlipSpot *spot)
{
  return spot->state ? insertcoin_state (spot->state)->set.side : INSERTCOIN_USUAL_SIDE;
}

/* The room for the squares of a level: enough for the usual number. */
FlipRect
insertcoin_level_rect (FlipLayout layout, guint level)
{
  FlipRect region = insertcoin_region_rect (layout, level);
  double side = INSERTCOIN_USUAL_SIDE * grids[layout].square;

  g_assert (level < INSERTCOIN_LEVELS);

  return (FlipRect){ region.x + round ((region.width - side) / 2), region.y + grids[layout].top,
                     side, side };
}

/* The squares themselves, centred in that room. */
static FlipRect
insertcoin_grid_rect (FlipLayout layout, guint level, guint side)
{
  FlipRect room = insertcoin_level_rect (layout, level);
  double most = MIN (room.width + SLACK, insertcoin_region_rect (layout, level).width);
  double width = MIN (LARGEST, floor (most / side)) * side;
  double margin = floor ((room.width - width) / 2);

  return (FlipRect){ room.x + margin, room.y + margin, width, width };
}

static gboolean
has_counters (const FlipSpot *spot)
{
  return spot->state && insertcoin_state (spot->state)->counters;
}

/* If only counters are kept, players fill the level on their own board: here there is a picture of
   its shape, and a button below. */
FlipRect
insertcoin_silhouette_rect (const FlipRect *region)
{
  return (FlipRect){ region->x + 72, region->y + 44, region->width - 144, region->width - 144 };
}

FlipRect
insertcoin_counter_rect (const FlipRect *region)
{
  return (FlipRect){ region->x + 14, region->y + region->height - 156, region->width - 28, 94 };
}

/* The hearts beside the cabinet, which are a site of the seat that they belong to. */
FlipRect
insertcoin_hearts_place (const FlipSpot *spot)
{
  FlipRect region = insertcoin_region_rect (spot->layout, spot->region);

  if (!has_counters (spot) || spot->index != spot->seat)
    return (FlipRect){ 0 };
  return (FlipRect){ region.x + 128, region.y + 32, region.width - 138, region.height - 42 };
}

FlipRect
insertcoin_square_place (const FlipSpot *spot)
{
  guint squares = side_of (spot);
  FlipRect grid = insertcoin_grid_rect (spot->layout, spot->region, squares);
  FlipRect region = insertcoin_region_rect (spot->layout, spot->region);
  double side = grid.width / squares;

  g_assert (spot->index < squares * squares);

  if (has_counters (spot))
    return spot->index == spot->seat ? insertcoin_counter_rect (&region) : (FlipRect){ 0 };

  return (FlipRect){
    grid.x + spot->index % squares * side,
    grid.y + spot->index / squares * side,
    side,
    side,
  };
}
