/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/flipcity/flipcity-state.h"

G_BEGIN_DECLS

/* Cards come and go several times per move, so these functions are inline; and whether a card was
   the last of its kind is unpredictable, so they don't branch on it. */

static inline void
flipcity_deck_take (FlipcitySeat *seat, guint face)
{
  g_assert (seat->deck[face] > 0);

  seat->deck[face]--;
  seat->kinds ^= (guint16) ((seat->deck[face] == 0) << face);
  seat->n_deck--;
}

static inline void
flipcity_deck_take_top (FlipcitySeat *seat, guint face)
{
  flipcity_deck_take (seat, face);
  seat->next++;
  seat->top = FLIPCITY_NO_FACE;
}

static inline void
flipcity_discard_add (FlipcitySeat *seat, guint face)
{
  seat->discard[face]++;
  seat->discarded |= (guint16) (1u << face);
  seat->n_discard++;
}

static inline void
flipcity_discard_take (FlipcitySeat *seat, guint face)
{
  g_assert (seat->discard[face] > 0);

  seat->discard[face]--;
  seat->discarded ^= (guint16) ((seat->discard[face] == 0) << face);
  seat->n_discard--;
}

/* The face that all cards of the deck share, so that nobody needs to tell it. */
static inline guint
flipcity_deck_only_kind (const FlipcitySeat *seat)
{
  guint kinds = seat->kinds;

  return kinds && (kinds & (kinds - 1)) == 0 ? flip_card_set_first (kinds) : FLIPCITY_NO_FACE;
}

G_END_DECLS
