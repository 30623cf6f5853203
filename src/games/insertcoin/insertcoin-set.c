/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/insertcoin/insertcoin-set.h"

#include "games/insertcoin/insertcoin-format.h"

#include <string.h>

/* A card set: the values in its file, and those derived from them. */

/* All levels have the same size. */
static void
lay_out_level (InsertcoinSet *set)
{
  set->level_squares = (guint16) (set->side * set->side);
  set->inverse = (guint16) (0x10000 / set->side + 1);
  for (guint row = 0; row < set->side; row++)
    for (guint column = 0; column < set->side; column++)
      {
        guint square = row * INSERTCOIN_STRIDE + column;

        set->level = insertcoin_grid_or (set->level, insertcoin_grid_of_square (square));
        set->indices[square] = (guint8) (row * set->side + column);
      }
}

/* As many piles as GAME OVER cards, one in each; the first ones have one card more if necessary. */
static void
make_piles (InsertcoinSet *set)
{
  guint end = 0;

  for (guint pile = 0; pile < set->n_piles; pile++)
    {
      end += set->n_cards / set->n_piles + (pile < set->n_cards % set->n_piles) + 1;
      set->pile_ends[pile] = (guint8) end;
    }
}

static void
count_squares (InsertcoinSet *set)
{
  for (guint i = 0; i < set->n_shapes; i++)
    set->shapes[i].n_squares = (guint8) insertcoin_grid_count (set->shapes[i].squares);
}

/* Cards with the same shape are told apart by their numbers. */
static void
number_cards (InsertcoinSet *set)
{
  guint8 seen[INSERTCOIN_MAX_SHAPES] = { 0 };

  for (guint i = 0; i < set->n_cards; i++)
    set->cards[i].number = ++seen[set->cards[i].shape];
}

static gboolean
has_house_values (const InsertcoinSet *set)
{
  guint house = 0;

  for (guint i = 0; i < set->n_shapes; i++)
    house |= set->shapes[i].house;
  for (guint i = 0; i < set->n_symbols; i++)
    house |= set->symbols[i].house;
  for (guint i = 0; i < set->n_cards; i++)
    house |= set->cards[i].house;
  return house != 0;
}

gboolean
insertcoin_set_read (InsertcoinSet *set, const char *text, const char *name, GError **error)
{
  memset (set, 0, sizeof *set);
  if (!flip_format_read (&insertcoin_format, text, name, set, error))
    return FALSE;
  lay_out_level (set);
  make_piles (set);
  count_squares (set);
  number_cards (set);
  set->house = has_house_values (set);
  return TRUE;
}
