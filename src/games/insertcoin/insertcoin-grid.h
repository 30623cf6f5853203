/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#define INSERTCOIN_LEAST_SIDE 4
#define INSERTCOIN_MOST_SIDE  12
#define INSERTCOIN_USUAL_SIDE 9

/* A square of a level is row * INSERTCOIN_STRIDE + column, however large the level is. Each row has
   one column more than the widest level: a margin, so that squares shifted over the edge land on
   one that does not exist. */
#define INSERTCOIN_STRIDE  (INSERTCOIN_MOST_SIDE + 1)
#define INSERTCOIN_NOWHERE (INSERTCOIN_MOST_SIDE * INSERTCOIN_STRIDE)

/* A set of squares of a level, one bit each. Levels up to INSERTCOIN_LOW_SIDE leave `top` empty. */
#define INSERTCOIN_LOW_SIDE 9

typedef struct
{
  guint64 low, high, top;
} InsertcoinGrid;

G_STATIC_ASSERT (INSERTCOIN_LOW_SIDE * INSERTCOIN_STRIDE <= 128);
G_STATIC_ASSERT (INSERTCOIN_NOWHERE <= 192);

static inline InsertcoinGrid
insertcoin_grid_of_square (guint square)
{
  guint64 bit = G_GUINT64_CONSTANT (1) << square % 64;

  return (InsertcoinGrid){
    square < 64 ? bit : 0,
    square >= 64 && square < 128 ? bit : 0,
    square >= 128 ? bit : 0,
  };
}

static inline InsertcoinGrid
insertcoin_grid_and (InsertcoinGrid a, InsertcoinGrid b)
{
  return (InsertcoinGrid){ a.low & b.low, a.high & b.high, a.top & b.top };
}

static inline InsertcoinGrid
insertcoin_grid_or (InsertcoinGrid a, InsertcoinGrid b)
{
  return (InsertcoinGrid){ a.low | b.low, a.high | b.high, a.top | b.top };
}

static inline InsertcoinGrid
insertcoin_grid_without (InsertcoinGrid a, InsertcoinGrid b)
{
  return (InsertcoinGrid){ a.low & ~b.low, a.high & ~b.high, a.top & ~b.top };
}

static inline gboolean
insertcoin_grid_is_empty (InsertcoinGrid grid)
{
  return (grid.low | grid.high | grid.top) == 0;
}

static inline gboolean
insertcoin_grid_equal (InsertcoinGrid a, InsertcoinGrid b)
{
  return a.low == b.low && a.high == b.high && a.top == b.top;
}

static inline gboolean
insertcoin_grid_has (InsertcoinGrid grid, guint square)
{
  guint64 word = square < 64 ? grid.low : square < 128 ? grid.high : grid.top;

  return (word >> square % 64 & 1) != 0;
}

static inline guint
insertcoin_grid_count (InsertcoinGrid grid)
{
  guint top = grid.top ? (guint) __builtin_popcountll (grid.top) : 0;

  return (guint) (__builtin_popcountll (grid.low) + __builtin_popcountll (grid.high)) + top;
}

/* Moves square n + steps to n; fewer than 128 steps. The "low" variant is for sets without
   `top`. */
static inline InsertcoinGrid
insertcoin_grid_down_low (InsertcoinGrid grid, guint steps)
{
  if (steps >= 64)
    return (InsertcoinGrid){ grid.high >> (steps - 64), 0, 0 };
  return (InsertcoinGrid){
    steps ? grid.low >> steps | grid.high << (64 - steps) : grid.low,
    grid.high >> steps,
    0,
  };
}

static inline InsertcoinGrid
insertcoin_grid_down (InsertcoinGrid grid, guint steps)
{
  InsertcoinGrid moved = steps < 64 ? grid : (InsertcoinGrid){ grid.high, grid.top, 0 };
  guint rest = steps % 64;

  if (rest == 0)
    return moved;
  return (InsertcoinGrid){
    moved.low >> rest | moved.high << (64 - rest),
    moved.high >> rest | moved.top << (64 - rest),
    moved.top >> rest,
  };
}

/* Moves square n to n + steps; 1 to 63 steps. */
static inline InsertcoinGrid
insertcoin_grid_up (InsertcoinGrid grid, guint steps)
{
  return (InsertcoinGrid){
    grid.low << steps,
    grid.high << steps | grid.low >> (64 - steps),
    grid.top << steps | grid.high >> (64 - steps),
  };
}

/* The squares of a set and those around them, including diagonally; some of those may not exist. */
static inline InsertcoinGrid
insertcoin_grid_spread (InsertcoinGrid grid)
{
  InsertcoinGrid wide = insertcoin_grid_or (
    grid, insertcoin_grid_or (insertcoin_grid_up (grid, 1), insertcoin_grid_down (grid, 1)));

  return insertcoin_grid_or (
    wide, insertcoin_grid_or (insertcoin_grid_up (wide, INSERTCOIN_STRIDE),
                              insertcoin_grid_down (wide, INSERTCOIN_STRIDE)));
}

/* Removes the first square from a set that isn't empty, and returns it. */
static inline guint
insertcoin_grid_take (InsertcoinGrid *grid)
{
  guint64 *word = grid->low ? &grid->low : grid->high ? &grid->high : &grid->top;
  guint square = (guint) __builtin_ctzll (*word);

  *word &= *word - 1;
  return square + (word == &grid->low ? 0 : word == &grid->high ? 64 : 128);
}
