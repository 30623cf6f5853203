/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "advisor/knowledge.h"
#include "advisor/weights.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* The longest sequence of a seat's own moves in a turn that is examined. */
#define FLIP_LONGEST_LINE 16

/* Looks ahead for the seat that is asked, with memory that is allocated once. Each thread has its
   own. */
typedef struct _FlipThinker FlipThinker;

/* How far a turn is searched: after how many moves at each depth the search continues, and how many
   states it examines before it follows only the best move. */
typedef struct
{
  guint beam;
  guint nodes;
} FlipTurnLimits;

/* A sequence of moves of a seat until the table or another seat is asked. */
typedef struct
{
  guint n;
  FlipMove moves[FLIP_LONGEST_LINE];
} FlipLine;

/* The end of a line: the first state in which somebody else is asked, and its value for the seat.
   `root` is the index of its first move among the legal ones. */
typedef void (
  *FlipLineFound) (gpointer data, const FlipLine *line, guint root, gconstpointer state, int value);

/* The weights and the cancellable may be NULL; references to both are kept. */
FlipThinker *flip_thinker_new (const FlipGame *game,
                               FlipWeights *weights,
                               GCancellable *cancellable);
void flip_thinker_free (FlipThinker *thinker);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipThinker, flip_thinker_free)

const FlipGame *flip_thinker_game (FlipThinker *thinker);
FlipWeights *flip_thinker_weights (FlipThinker *thinker);

/* The number of states examined so far, which measures work independently of the machine. */
guint64 flip_thinker_nodes (FlipThinker *thinker);
gboolean flip_thinker_is_cancelled (FlipThinker *thinker);

/* The legal answers. The list is valid until the next call of any function here. */
const FlipMoveList *flip_thinker_legal (FlipThinker *thinker, gconstpointer state);

/* The answer after which the value is best; FALSE if there is none. */
gboolean flip_thinker_best_move (FlipThinker *thinker, gconstpointer state, FlipMove *move);

/* How a play-out goes on: by the best move of a seat, or a card drawn at random. FALSE at its end. */
gboolean flip_thinker_next_move (
  FlipThinker *thinker, gconstpointer state, const FlipKnowledge *knowledge, guint64 key, FlipMove *move);

/* Reports every end of the turn found within the limits. */
void flip_thinker_search_turn (FlipThinker *thinker,
                               gconstpointer state,
                               const FlipTurnLimits *limits,
                               FlipLineFound found,
                               gpointer data);

/* The best line. FALSE if it was cancelled before the first was found. */
gboolean flip_thinker_best_line (FlipThinker *thinker,
                                 gconstpointer state,
                                 const FlipTurnLimits *limits,
                                 FlipLine *line,
                                 int *value);

/* Plays on from a state, with all seats choosing the best move by value and cards drawn at random, until that
   turn or the end of the game; returns what a seat can expect then. */
int flip_thinker_play_out (FlipThinker *thinker,
                           gconstpointer state,
                           guint seat,
                           guint last_turn,
                           const FlipKnowledge *knowledge,
                           guint64 key);

G_END_DECLS
