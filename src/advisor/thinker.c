/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "advisor/thinker.h"

#include "advisor/chance.h"
#include "engine/game/verb.h"

#include <string.h>

/* Longer play-outs are broken off. */
#define LONGEST_PLAY_OUT 3000

/* States already met in this turn, by their digests; a power of two. */
#define SEEN 1024

/* The data for one depth of a turn. A list of moves is too large for the stack. */
typedef struct
{
  gpointer state;
  FlipMoveList *list;
  int *values;
  guint16 *open; /* the moves after which the seat is asked again, best first */
} Level;

struct _FlipThinker
{
  const FlipGame *game;
  FlipWeights *weights;
  GCancellable *cancellable;
  guint64 nodes;
  Level levels[FLIP_LONGEST_LINE + 1];
  gpointer played; /* the state of a play-out */
  guint64 *seen;

  /* the turn that is being searched */
  FlipTurnLimits limits;
  guint64 last_node;
  guint seat, root;
  FlipLine line;
  FlipLineFound found;
  gpointer data;
};

/* helpers */

static Level *
level_at (FlipThinker *thinker, guint depth)
{
  Level *level = &thinker->levels[depth];

  g_assert (depth <= FLIP_LONGEST_LINE);

  if (!level->state)
    {
      level->state = g_malloc (thinker->game->state_size);
      level->list = g_new (FlipMoveList, 1);
      level->values = g_new (int, FLIP_MOVE_LIST_SIZE);
      level->open = g_new (guint16, FLIP_MOVE_LIST_SIZE);
    }
  return level;
}

static void
make_child (FlipThinker *thinker, gconstpointer state, const FlipMove *move, gpointer child)
{
  memcpy (child, state, thinker->game->state_size);
  flip_game_apply (thinker->game, child, move);
  thinker->nodes++;
}

static gboolean
asks_seat (FlipThinker *thinker, gconstpointer state, guint seat)
{
  FlipAsk ask;

  thinker->game->ask (state, &ask);
  return ask.kind != FLIP_ASK_NOTHING && ask.who == (int) seat;
}

/* The legal answers, without those that only pass time if there are others. */
static void
list_moves (FlipThinker *thinker, gconstpointer state, FlipMoveList *list)
{
  const FlipEvaluation *evaluation = flip_game_evaluation (thinker->game);
  guint n = 0;

  flip_game_legal (thinker->game, state, list);
  for (guint i = 0; evaluation->is_idle && i < list->n; i++)
    {
      if (!evaluation->is_idle (state, &list->moves[i]))
        list->moves[n++] = list->moves[i];
    }
  if (n > 0)
    list->n = n;
}

/* Whether the state was met before in this turn; also notes that it now has been. */
static gboolean
is_seen (FlipThinker *thinker, gconstpointer state)
{
  const guint8 *bytes = state;
  guint64 digest = 1;
  gsize size = thinker->game->state_size, at = 0;

  for (; at + sizeof (guint64) <= size; at += sizeof (guint64))
    {
      guint64 word;

      memcpy (&word, bytes + at, sizeof word);
      digest = (digest ^ word) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
      digest ^= digest >> 29;
    }
  for (; at < size; at++)
    digest = (digest ^ bytes[at]) * G_GUINT64_CONSTANT (0x100000001b3);
  digest |= 1;
  if (thinker->seen[digest >> 1 & (SEEN - 1)] == digest)
    return TRUE;
  thinker->seen[digest >> 1 & (SEEN - 1)] = digest;
  return FALSE;
}

/* Moves the best to the front; moves of equal value keep the order of the list. */
static void
put_best_first (Level *level, guint n_open, guint wanted)
{
  for (guint i = 0; i < wanted; i++)
    {
      guint best = i;
      guint16 held;

      for (guint j = i + 1; j < n_open; j++)
        {
          if (level->values[level->open[j]] > level->values[level->open[best]])
            best = j;
        }
      held = level->open[best];
      memmove (level->open + i + 1, level->open + i, (best - i) * sizeof *level->open);
      level->open[i] = held;
    }
}

/* Reports the lines that end with one of the moves here, and returns how many moves continue. */
static guint
look_at_moves (FlipThinker *thinker, guint depth)
{
  Level *level = level_at (thinker, depth);
  gpointer child = level_at (thinker, depth + 1)->state;
  guint n_open = 0;

  list_moves (thinker, level->state, level->list);
  for (guint i = 0; i < level->list->n && !flip_thinker_is_cancelled (thinker); i++)
    {
      make_child (thinker, level->state, &level->list->moves[i], child);
      level->values[i] = flip_value (thinker->game, thinker->weights, child, thinker->seat);
      if (depth + 1 < FLIP_LONGEST_LINE && asks_seat (thinker, child, thinker->seat))
        {
          level->open[n_open++] = (guint16) i;
          continue;
        }
      thinker->line.moves[depth] = level->list->moves[i];
      thinker->line.n = depth + 1;
      thinker->found (thinker->data, &thinker->line, depth ? thinker->root : i, child, level->values[i]);
    }

  return n_open;
}

static void
search_from (FlipThinker *thinker, guint depth)
{
  Level *level = level_at (thinker, depth);
  guint n_open = look_at_moves (thinker, depth);
  guint wanted = thinker->nodes < thinker->last_node ? thinker->limits.beam : 1;

  if (n_open > wanted)
    put_best_first (level, n_open, wanted);
  for (guint i = 0; i < MIN (n_open, wanted) && !flip_thinker_is_cancelled (thinker); i++)
    {
      const FlipMove *move = &level->list->moves[level->open[i]];
      gpointer child = level_at (thinker, depth + 1)->state;

      make_child (thinker, level->state, move, child);
      if (is_seen (thinker, child))
        continue;
      if (depth == 0)
        thinker->root = level->open[i];
      thinker->line.moves[depth] = *move;
      search_from (thinker, depth + 1);
    }
}

typedef struct
{
  FlipLine *line;
  int value;
  gboolean is_found;
} Best;

static void
keep_best (gpointer data, const FlipLine *line, guint root, gconstpointer state, int value)
{
  Best *best = data;

  if (best->is_found && value <= best->value)
    return;
  best->is_found = TRUE;
  best->value = value;
  *best->line = *line;
}

/* public functions */

FlipThinker *
flip_thinker_new (const FlipGame *game, FlipWeights *weights, GCancellable *cancellable)
{
  FlipThinker *thinker = g_new0 (FlipThinker, 1);

  g_return_val_if_fail (flip_game_can_be_judged (game), NULL);

  thinker->game = game;
  thinker->weights = weights ? flip_weights_ref (weights) : NULL;
  thinker->cancellable = cancellable ? g_object_ref (cancellable) : NULL;
  thinker->played = g_malloc (game->state_size);
  thinker->seen = g_new0 (guint64, SEEN);
  return thinker;
}

void
flip_thinker_free (FlipThinker *thinker)
{
  for (guint i = 0; i <= FLIP_LONGEST_LINE; i++)
    {
      g_free (thinker->levels[i].state);
      g_free (thinker->levels[i].list);
      g_free (thinker->levels[i].values);
      g_free (thinker->levels[i].open);
    }
  g_clear_pointer (&thinker->weights, flip_weights_unref);
  g_clear_object (&thinker->cancellable);
  g_free (thinker->played);
  g_free (thinker->seen);
  g_free (thinker);
}

const FlipGame *
flip_thinker_game (FlipThinker *thinker)
{
  return thinker->game;
}

FlipWeights *
flip_thinker_weights (FlipThinker *thinker)
{
  return thinker->weights;
}

guint64
flip_thinker_nodes (FlipThinker *thinker)
{
  return thinker->nodes;
}

gboolean
flip_thinker_is_cancelled (FlipThinker *thinker)
{
  return g_cancellable_is_cancelled (thinker->cancellable);
}

const FlipMoveList *
flip_thinker_legal (FlipThinker *thinker, gconstpointer state)
{
  Level *level = level_at (thinker, 0);

  list_moves (thinker, state, level->list);
  return level->list;
}

gboolean
flip_thinker_best_move (FlipThinker *thinker, gconstpointer state, FlipMove *move)
{
  const FlipMoveList *list = flip_thinker_legal (thinker, state);
  gpointer child = level_at (thinker, 1)->state;
  int most = 0;
  FlipAsk ask;

  thinker->game->ask (state, &ask);
  g_assert (ask.who != FLIP_TABLE);

  for (guint i = 0; i < list->n; i++)
    {
      int value;

      make_child (thinker, state, &list->moves[i], child);
      value = flip_value (thinker->game, thinker->weights, child, (guint) ask.who);
      if (i > 0 && value <= most)
        continue;
      most = value;
      *move = list->moves[i];
    }
  return list->n > 0;
}

gboolean
flip_thinker_next_move (
  FlipThinker *thinker, gconstpointer state, const FlipKnowledge *knowledge, guint64 key, FlipMove *move)
{
  FlipAsk ask;

  thinker->game->ask (state, &ask);
  if (ask.kind == FLIP_ASK_NOTHING || flip_game_lasts_too_long (thinker->game, state))
    return FALSE;
  if (ask.who != FLIP_TABLE)
    return flip_thinker_best_move (thinker, state, move);
  flip_chance_answer (thinker->game, state, &ask, knowledge, key, level_at (thinker, 0)->list, move);
  return TRUE;
}

void
flip_thinker_search_turn (FlipThinker *thinker,
                          gconstpointer state,
                          const FlipTurnLimits *limits,
                          FlipLineFound found,
                          gpointer data)
{
  FlipAsk ask;

  thinker->game->ask (state, &ask);
  g_return_if_fail (ask.who != FLIP_TABLE && limits->beam > 0);

  memset (thinker->seen, 0, SEEN * sizeof *thinker->seen);
  memcpy (level_at (thinker, 0)->state, state, thinker->game->state_size);
  thinker->limits = *limits;
  thinker->last_node = thinker->nodes + limits->nodes;
  thinker->seat = (guint) ask.who;
  thinker->found = found;
  thinker->data = data;
  search_from (thinker, 0);
}

gboolean
flip_thinker_best_line (FlipThinker *thinker,
                        gconstpointer state,
                        const FlipTurnLimits *limits,
                        FlipLine *line,
                        int *value)
{
  Best best = { .line = line };

  flip_thinker_search_turn (thinker, state, limits, keep_best, &best);
  *value = best.value;
  return best.is_found;
}

int
flip_thinker_play_out (FlipThinker *thinker,
                       gconstpointer state,
                       guint seat,
                       guint last_turn,
                       const FlipKnowledge *knowledge,
                       guint64 key)
{
  const FlipGame *game = thinker->game;
  FlipMove move;

  memcpy (thinker->played, state, game->state_size);
  for (guint step = 0; step < LONGEST_PLAY_OUT && !flip_thinker_is_cancelled (thinker); step++)
    {
      if (flip_game_turn (game, thinker->played) >= last_turn
          || !flip_thinker_next_move (thinker, thinker->played, knowledge, key, &move))
        break;
      flip_game_apply (game, thinker->played, &move);
    }

  return flip_value (game, thinker->weights, thinker->played, seat);
}
