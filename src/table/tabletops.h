/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/considering.h"

G_BEGIN_DECLS

#define FLIP_MOST_ANSWERS 128

/* A flick that was chosen and waits for the table's answer. */
typedef struct
{
  FlipTable table; /* with the disc */
  FlipFlick flick; /* as it was intended */
  FlipTremor tremor;
} FlipPending;

/* How a game weighs what the seat that is asked may do; see considering.h. */
typedef struct
{
  gpointer (*begin) (const FlipSetup *setup, gconstpointer state);
  void (*end) (gpointer considered);
  gboolean (*step) (gpointer considered);
  gboolean (*is_ready) (gconstpointer considered);
  guint (*tried) (gconstpointer considered);
  void (*tell) (gpointer considered, FlipConsidered *found); /* title, line and ties are found for it */
} FlipConsiderer;

/* What a game of flicks tells about its table: a bridge between its rules and the simulation. All
   its functions only read. */
typedef struct
{
  const FlipGame *game;

  void (*lay) (gconstpointer state, FlipTable *table);
  guint (*choices) (gconstpointer state, FlipFlickChoice choices[FLIP_MOST_CHOICES]);
  gboolean (*handles) (const FlipMove *move);
  const char *const *acts; /* translatable; ends with NULL */
  gboolean (*act_is_known) (gconstpointer state, guint act); /* it can come up in this scenario */
  gboolean (*place) (gconstpointer state,
                     const FlipFlickChoice *choice,
                     FlipSide side,
                     FlipTable *table,
                     FlipFlick *flick,
                     GError **error);

  /* FALSE: no flick waits for an answer. */
  gboolean (*pending) (gconstpointer state, FlipPending *pending);

  /* What the table answers about a flick, one after the other. */
  guint (*tell) (gconstpointer state,
                 const FlipPending *pending,
                 const FlipOutcome *outcome,
                 FlipMove answers[FLIP_MOST_ANSWERS]);

  /* What an automatic seat does; the seed makes it the same every time. */
  gboolean (*advise) (gconstpointer state, guint64 seed, FlipMove *move);

  const FlipConsiderer *considerer;
} FlipTableBridge;

/* NULL: nothing is flicked in the game. */
const FlipTableBridge *flip_table_bridge_find (const FlipGame *game);

G_END_DECLS
