/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/considering.h"

#define FLIP_MOST_ANSWERS 128

/* A flick that was chosen and awaits the table's answer. */
typedef struct
{
  FlipTable table; /* with the disc */
  FlipFlick flick; /* as intended */
  FlipTremor tremor;
} FlipPending;

/* How a game weighs the options of the seat that is asked; see considering.h. */
typedef struct
{
  gpointer (*begin) (const FlipSetup *setup, gconstpointer state);
  void (*end) (gpointer considered);
  gboolean (*step) (gpointer considered);
  gboolean (*is_ready) (gconstpointer considered);
  guint (*tried) (gconstpointer considered);
  void (*tell) (gpointer considered, FlipConsidered *found); /* title, line and ties are filled in by the caller */
} FlipConsiderer;

/* The functions of a flicking game that connect its rules to the simulation. All of them only
   read. */
struct _FlipTableBridge
{
  const FlipGame *game;

  /* All pieces in their present positions; the ids are those of the game's pieces. Figures that
     stand on a block are left out: nothing on the table can touch them. In a duel only the two
     opponents are included. */
  void (*lay) (gconstpointer state, FlipTable *table);

  /* The options of the seat that is asked, and whether a move is part of handling tokens. */
  guint (*choices) (gconstpointer state, FlipFlickChoice choices[FLIP_MOST_CHOICES]);
  gboolean (*handles) (const FlipMove *move);

  /* The labels of all acts of the game, "Move", "Shoot" …, translatable and NULL-terminated; and
     whether one is possible in this scenario. It is shown even if a figure can't do it, so that the
     switch keeps its size throughout the game. */
  const char *const *acts;
  gboolean (*act_is_known) (gconstpointer state, guint act);

  /* The table with the disc placed beside the figure, and a flick from there: in the direction the
     figure faces, at medium speed. */
  gboolean (*place) (gconstpointer state,
                     const FlipFlickChoice *choice,
                     FlipSide side,
                     FlipTable *table,
                     FlipFlick *flick,
                     GError **error);

  /* FALSE if no flick awaits an answer. */
  gboolean (*pending) (gconstpointer state, FlipPending *pending);

  /* The table's answers about a flick, one after the other. */
  guint (*tell) (gconstpointer state,
                 const FlipPending *pending,
                 const FlipOutcome *outcome,
                 FlipMove answers[FLIP_MOST_ANSWERS]);

  /* The move of an automatic seat; the seed makes it reproducible. */
  gboolean (*advise) (gconstpointer state, guint64 seed, FlipMove *move);

  const FlipConsiderer *considerer;
};

/* NULL if nothing is flicked in the game. */
const FlipTableBridge *flip_table_bridge_find (const FlipGame *game);
