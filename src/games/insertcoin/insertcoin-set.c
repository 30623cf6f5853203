/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/insertcoin/insertcoin-set.h"

#include "games/insertcoin/insertcoin-format.h"

#include <string.h>

/* A card set: what its file says, and what follows from that. */

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

  for (guint i = 0; i < INSERTCOIN_CARDS; i++)
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
  for (guint i = 0; i < INSERTCOIN_CARDS; i++)
    house |= set->cards[i].house;
  return house != 0;
}

gboolean
insertcoin_set_read (InsertcoinSet *set, const char *text, const char *name, GError **error)
{
  memset (set, 0, sizeof *set);
  if (!flip_format_read (&insertcoin_format, text, name, set, error))
    return FALSE;
  count_squares (set);
  number_cards (set);
  set->house = has_house_values (set);
  return TRUE;
}
