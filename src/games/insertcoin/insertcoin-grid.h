/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define INSERTCOIN_SIDE    9
#define INSERTCOIN_SQUARES (INSERTCOIN_SIDE * INSERTCOIN_SIDE)

/* A set of squares of a level, one bit each. A row takes ten bits: the tenth is a margin, so that
   what is shifted over the edge lands on a square that does not exist. */
#define INSERTCOIN_STRIDE 10

typedef struct
{
  guint64 low, high;
} InsertcoinGrid;

static inline guint
insertcoin_bit_of_square (guint square)
{
  return square + square / INSERTCOIN_SIDE;
}

static inline guint
insertcoin_square_of_bit (guint bit)
{
  return bit - bit / INSERTCOIN_STRIDE;
}

static inline InsertcoinGrid
insertcoin_grid_of_bit (guint bit)
{
  return bit < 64 ? (InsertcoinGrid){ G_GUINT64_CONSTANT (1) << bit, 0 }
                  : (InsertcoinGrid){ 0, G_GUINT64_CONSTANT (1) << (bit - 64) };
}

static inline InsertcoinGrid
insertcoin_grid_of_square (guint square)
{
  return insertcoin_grid_of_bit (insertcoin_bit_of_square (square));
}

static inline InsertcoinGrid
insertcoin_grid_and (InsertcoinGrid a, InsertcoinGrid b)
{
  return (InsertcoinGrid){ a.low & b.low, a.high & b.high };
}

static inline InsertcoinGrid
insertcoin_grid_or (InsertcoinGrid a, InsertcoinGrid b)
{
  return (InsertcoinGrid){ a.low | b.low, a.high | b.high };
}

static inline InsertcoinGrid
insertcoin_grid_without (InsertcoinGrid a, InsertcoinGrid b)
{
  return (InsertcoinGrid){ a.low & ~b.low, a.high & ~b.high };
}

static inline gboolean
insertcoin_grid_is_empty (InsertcoinGrid grid)
{
  return (grid.low | grid.high) == 0;
}

static inline gboolean
insertcoin_grid_has (InsertcoinGrid grid, guint square)
{
  return !insertcoin_grid_is_empty (insertcoin_grid_and (grid, insertcoin_grid_of_square (square)));
}

static inline guint
insertcoin_grid_count (InsertcoinGrid grid)
{
  return (guint) (__builtin_popcountll (grid.low) + __builtin_popcountll (grid.high));
}

/* Moves bit n + steps to bit n; fewer than 64 steps. */
static inline InsertcoinGrid
insertcoin_grid_down (InsertcoinGrid grid, guint steps)
{
  return (InsertcoinGrid){
    steps ? grid.low >> steps | grid.high << (64 - steps) : grid.low,
    grid.high >> steps,
  };
}

/* Moves bit n to bit n + steps; 1 to 63 steps. */
static inline InsertcoinGrid
insertcoin_grid_up (InsertcoinGrid grid, guint steps)
{
  return (InsertcoinGrid){ grid.low << steps, grid.high << steps | grid.low >> (64 - steps) };
}

/* The squares of a set and their neighbours; some of those may not exist. */
static inline InsertcoinGrid
insertcoin_grid_spread (InsertcoinGrid grid)
{
  InsertcoinGrid wide = insertcoin_grid_or (
    grid, insertcoin_grid_or (insertcoin_grid_up (grid, 1), insertcoin_grid_down (grid, 1)));

  return insertcoin_grid_or (
    wide, insertcoin_grid_or (insertcoin_grid_up (grid, INSERTCOIN_STRIDE),
                              insertcoin_grid_down (grid, INSERTCOIN_STRIDE)));
}

/* Removes the first square from a set that isn't empty, and returns it. */
static inline guint
insertcoin_grid_take (InsertcoinGrid *grid)
{
  guint bit;

  if (grid->low)
    {
      bit = (guint) __builtin_ctzll (grid->low);
      grid->low &= grid->low - 1;
    }
  else
    {
      bit = 64 + (guint) __builtin_ctzll (grid->high);
      grid->high &= grid->high - 1;
    }

  return insertcoin_square_of_bit (bit);
}

G_END_DECLS
