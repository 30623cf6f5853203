/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/sample.h"

#define COLUMNS 9

static const FlipPieceKind crowd[] = {
  FLIP_PIECE_FIGURE, FLIP_PIECE_BARREL,     FLIP_PIECE_CACTUS,
  FLIP_PIECE_FENCE,  FLIP_PIECE_TUMBLEWEED, FLIP_PIECE_FIGURE,
};

static void
add_building (FlipTable *table, guint16 number, double x, double y)
{
  guint16 left = table->n_pieces + 1;

  flip_table_add (table, FLIP_PIECE_BLOCK, left, x - 50, y, 0);
  flip_table_add (table, FLIP_PIECE_BLOCK, left + 1, x + 50, y, 0);
  flip_table_add_door (table, number, left, left + 1);
}

/* Rows of all kinds of pieces, shifted a little so that no two rows are alike. */
static void
add_crowd (FlipTable *table)
{
  for (guint i = 0; table->n_pieces < FLIP_SAMPLE_PIECES; i++)
    {
      guint row = i / COLUMNS, column = i % COLUMNS;
      double x = 110 + 120 * column + 17 * (i * 5 % 3), y = 170 + 110 * row + 13 * (i * 7 % 4);

      flip_table_add (table, crowd[i % G_N_ELEMENTS (crowd)], (guint16) (table->n_pieces + 1), x, y,
                      37.0 * (i % 10));
    }
}

void
flip_sample_town (FlipTable *table)
{
  flip_table_init (table, 1200, 900, FLIP_SURFACE_TABLE);
  flip_table_add (table, FLIP_PIECE_BULLET, FLIP_SAMPLE_DISC, 600, 120, 0);
  for (guint16 i = 0; i < 3; i++)
    {
      add_building (table, i, 200 + 400 * i, 60);
      add_building (table, i + 3, 200 + 400 * i, 850);
    }
  add_crowd (table);
}

FlipFlick
flip_sample_flick (guint n)
{
  return (FlipFlick){
    .disc = FLIP_SAMPLE_DISC,
    .x = 600,
    .y = 120,
    .angle = 15 + 150.0 * (n % FLIP_SAMPLE_FLICKS) / FLIP_SAMPLE_FLICKS,
    .speed = 3000,
  };
}
