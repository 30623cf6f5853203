/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/session/dealer.h"
#include "table/flick.h"
#include "table/placement.h"
#include "table/recording.h"

G_BEGIN_DECLS

/* A simulated table in play: finds out by simulation what the rules ask of a table. */
typedef struct _FlipTabletop FlipTabletop;

/* Not where nothing is flicked in a game, or the table is real. */
gboolean flip_tabletop_can (const FlipSetup *setup);

/* NULL where it can't be. */
FlipTabletop *flip_tabletop_new (const FlipSetup *setup);
void flip_tabletop_free (FlipTabletop *tabletop);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipTabletop, flip_tabletop_free)

const FlipSetup *flip_tabletop_setup (FlipTabletop *tabletop);

/* For flip_session_set_referee. The hand's error follows from the set-up's seed and the number of the
   table's answers so far, so that a move that was taken back and made again ends the same. */
const FlipReferee *flip_tabletop_referee (FlipTabletop *tabletop);

/* Every piece as it stands at this moment; the ids are the game's pieces. Figures that stand on a
   block are not in it: nothing on the table can touch them. In a duel only the two are there. */
void flip_tabletop_layout (FlipTabletop *tabletop, gconstpointer state, FlipTable *table);

/* The id of the disc that is being flicked. It is on the table during a flick only. */
#define FLIP_TABLETOP_DISC ((guint16) 0xfff0)

/* What can be done now by the seat that is asked: flicks, and the handling of tokens. */
typedef struct
{
  guint16 site; /* the figure */
  guint16 verb;
  guint8 act;       /* which of the game's acts it is */
  gboolean handles; /* nothing is flicked: the answers about tokens are offered */
  char label[192];  /* "Lawman 4 shoots", translated */
  char name[96];    /* "Lawman 4" */
  FlipPieceKind disc;
  double slowest, fastest;
  gboolean has_sides;
  double straight, widest; /* in degrees: how far to either side of a direction it may go */
} FlipFlickChoice;

#define FLIP_MOST_CHOICES 32

guint flip_tabletop_choices (FlipTabletop *tabletop,
                             gconstpointer state,
                             FlipFlickChoice choices[FLIP_MOST_CHOICES]);

/* The words for all acts of the game, "Move", "Shoot" …, translatable; ends with NULL. */
const char *const *flip_tabletop_acts (FlipTabletop *tabletop);

/* Whether an act can come up in this scenario. It is shown even if a figure can't do it, so that the
   switch keeps its size all game long. */
gboolean flip_tabletop_knows_act (FlipTabletop *tabletop, gconstpointer state, guint act);

/* Whether a move is part of handling tokens. */
gboolean flip_tabletop_handles (FlipTabletop *tabletop, const FlipMove *move);

/* The table with the disc laid beside the figure, and a flick from there: where the figure looks,
   at medium speed. */
gboolean flip_tabletop_place (FlipTabletop *tabletop,
                              gconstpointer state,
                              const FlipFlickChoice *choice,
                              FlipSide side,
                              FlipTable *table,
                              FlipFlick *flick,
                              GError **error);

/* The move that tells this flick. In all games its arguments are the side, the direction in
   hundredths of a degree and the speed in mm/s. */
FlipMove flip_tabletop_move (const FlipFlickChoice *choice, FlipSide side, const FlipFlick *flick);

/* The other way round: which of the choices a move is, and side, angle and speed of its flick. FALSE: none. */
gboolean flip_tabletop_read_move (const FlipFlickChoice *choices,
                                  guint n,
                                  const FlipMove *move,
                                  guint *choice,
                                  FlipSide *side,
                                  FlipFlick *flick);

/* The flick that was chosen and is being answered, for animation: state is the moment after the
   choice, before the table's first answer. FALSE: no flick is being answered. The recording must be
   freed by the caller; it, the table and the outcome may be NULL. */
gboolean flip_tabletop_replay (FlipTabletop *tabletop,
                               gconstpointer state,
                               FlipTable *before,
                               FlipRecording **recording,
                               FlipOutcome *outcome);

/* The automatic player: what the seat that is asked does, whatever is asked. The game says which
   seats are automatic (is_automatic). FALSE: no seat is asked. Only reads the tabletop, so that it
   can run in a worker thread. */
gboolean flip_tabletop_advise (FlipTabletop *tabletop, gconstpointer state, FlipMove *move);

G_END_DECLS
