/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/session/dealer.h"
#include "table/flick.h"
#include "table/placement.h"
#include "table/recording.h"

/* A simulated table in play: answers by simulation what the rules ask the table. */
typedef struct _FlipTabletop FlipTabletop;

/* FALSE if nothing is flicked in the game, or if the table is real. */
gboolean flip_tabletop_can (const FlipSetup *setup);

/* NULL if there can't be one. */
FlipTabletop *flip_tabletop_new (const FlipSetup *setup);
void flip_tabletop_free (FlipTabletop *tabletop);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipTabletop, flip_tabletop_free)

const FlipSetup *flip_tabletop_setup (FlipTabletop *tabletop);

/* For flip_session_set_referee. The hand's error follows from the set-up's seed and the number of
   the table's answers so far, so that a move that is taken back and repeated has the same
   outcome. */
const FlipReferee *flip_tabletop_referee (FlipTabletop *tabletop);

/* What the game at the table does: the pieces and the choices of a state, see table/tabletops.h. */
typedef struct _FlipTableBridge FlipTableBridge;
const FlipTableBridge *flip_tabletop_bridge (const FlipTabletop *tabletop);

/* The id of the disc that is being flicked. It is on the table only during a flick. */
#define FLIP_TABLETOP_DISC ((guint16) 0xfff0)

/* An option of the seat that is asked: a flick, or handling tokens. */
typedef struct
{
  guint16 site; /* the figure */
  guint16 verb;
  guint8 act;       /* one of the game's acts */
  gboolean handles; /* nothing is flicked: the answers about tokens are offered instead */
  char label[192];  /* "Lawman 4 shoots", translated */
  char name[96];    /* "Lawman 4" */
  FlipPieceKind disc;
  double slowest, fastest;
  gboolean has_sides;
  double straight, widest; /* in degrees: how far to either side of `straight` it may go */
} FlipFlickChoice;

#define FLIP_MOST_CHOICES 32

/* The move for this flick. In all games its arguments are the side, the direction in hundredths of
   a degree and the speed in mm/s. */
FlipMove flip_tabletop_move (const FlipFlickChoice *choice, FlipSide side, const FlipFlick *flick);

/* The reverse: the choice that a move corresponds to, and side, angle and speed of its flick. FALSE
   if there is none. */
gboolean flip_tabletop_read_move (const FlipFlickChoice *choices,
                                  guint n,
                                  const FlipMove *move,
                                  guint *choice,
                                  FlipSide *side,
                                  FlipFlick *flick);

/* The flick that is being answered, for animation: `state` is the one after the choice, before the
   table's first answer. FALSE if no flick is being answered. The caller frees the recording; it,
   the table and the outcome may be NULL. */
gboolean flip_tabletop_replay (FlipTabletop *tabletop,
                               gconstpointer state,
                               FlipTable *before,
                               FlipRecording **recording,
                               FlipOutcome *outcome);

/* The automatic player's answer for the seat that is asked, whatever the question. FALSE if no seat is asked. It only reads the tabletop,
   so that it can run in a worker thread. */
gboolean flip_tabletop_advise (FlipTabletop *tabletop, gconstpointer state, FlipMove *move);
