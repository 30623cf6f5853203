/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "advisor/knowledge.h"
#include "advisor/weights.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* Of one's own moves in a turn, as many are looked at one after the other. */
#define FLIP_LONGEST_LINE 16

/* Looks ahead for the seat that is asked: what it needs for that is allocated once. Each thread has its
   own. */
typedef struct _FlipThinker FlipThinker;

/* How far a turn is searched: of how many moves the following ones are looked at, and how many states, after
   which only the best move is followed. */
typedef struct
{
  guint beam;
  guint nodes;
} FlipTurnLimits;

/* What a seat may do until the table or another seat is asked. */
typedef struct
{
  guint n;
  FlipMove moves[FLIP_LONGEST_LINE];
} FlipLine;

/* The state after all moves of a line, allocated. */
gpointer flip_line_play (const FlipLine *line, const FlipGame *game, gconstpointer state);

/* The end of a line: the first state in which somebody else is asked, and its value for the seat. `root` is the
   place of its first move among the legal ones. */
typedef void (
  *FlipLineFound) (gpointer data, const FlipLine *line, guint root, gconstpointer state, int value);

/* The weights may be NULL; both they and the cancellable, which may be NULL too, are kept. */
FlipThinker *flip_thinker_new (const FlipGame *game,
                               FlipWeights *weights,
                               GCancellable *cancellable);
void flip_thinker_free (FlipThinker *thinker);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipThinker, flip_thinker_free)

const FlipGame *flip_thinker_game (FlipThinker *thinker);
FlipWeights *flip_thinker_weights (FlipThinker *thinker);

/* How many states were looked at so far, by which work is measured alike on every machine. */
guint64 flip_thinker_nodes (FlipThinker *thinker);
gboolean flip_thinker_is_cancelled (FlipThinker *thinker);

/* The legal answers, of which a list is lent until the next call of any function here. */
const FlipMoveList *flip_thinker_legal (FlipThinker *thinker, gconstpointer state);

/* The value of each legal answer's next state for the seat that is asked; lent likewise. */
const int *flip_thinker_values (FlipThinker *thinker,
                                gconstpointer state,
                                const FlipMoveList **list);

/* Every end of the turn that is found within the limits. */
void flip_thinker_search_turn (FlipThinker *thinker,
                               gconstpointer state,
                               const FlipTurnLimits *limits,
                               FlipLineFound found,
                               gpointer data);

/* The best of them. FALSE where it was cancelled before the first was found. */
gboolean flip_thinker_best_line (FlipThinker *thinker,
                                 gconstpointer state,
                                 const FlipTurnLimits *limits,
                                 FlipLine *line,
                                 int *value);

/* Plays on from a state, all seats by their values, the cards by chance, until that turn has come or the game is
   over; returns what a seat may expect then. */
int flip_thinker_play_out (FlipThinker *thinker,
                           gconstpointer state,
                           guint seat,
                           guint last_turn,
                           const FlipTurnLimits *limits,
                           const FlipKnowledge *knowledge,
                           guint64 key);

G_END_DECLS
