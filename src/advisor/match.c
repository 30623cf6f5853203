/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "advisor/match.h"

#include "advisor/chance.h"
#include "engine/game/verb.h"
#include "table/tabletop.h"

#include <math.h>
#include <string.h>

/* Longer games are broken off, as the rules of some games allow playing for ever. */
#define LONGEST_GAME 20000

/* Half the width of an interval that contains the true value in 19 of 20 cases, in standard errors. */
#define MARGIN 1.96

typedef struct
{
  const FlipMatch *match;
  gconstpointer start;
  GCancellable *cancellable;
  GMutex mutex;
  guint64 next; /* seed */
  gboolean is_done;
  FlipMatchResult *result;
} Run;

/* The data of one thread. */
typedef struct
{
  Run *run;
  const FlipGame *game;
  FlipThinker *thinker;
  FlipSetup *setup; /* of this game, … */
  FlipTabletop *tabletop; /* … and where it is played, if that is simulated */
  GArray *moves;          /* of FlipMove */
  gpointer state;
  FlipDealer *dealer;
  FlipMoveList *scratch;
  FlipKnowledge *knowledge; /* one per seat */
  FlipMatchResult *result;
} Worker;

/* helpers */

static void
watch (Worker *worker, guint64 seed, guint seat, const FlipAdvice *advice)
{
  Run *run = worker->run;

  if (!run->match->watch)
    return;
  g_mutex_lock (&run->mutex);
  run->match->watch (run->match->data, seed, worker->state, seat, advice);
  g_mutex_unlock (&run->mutex);
}

static gboolean
choose (Worker *worker, guint64 seed, guint seat, guint64 step, FlipMove *move)
{
  const FlipMatch *match = worker->run->match;
  const FlipPlayer *player = &match->players[flip_match_player (match, seed, seat)];
  g_autofree FlipAdvice *advice = match->watch ? g_new0 (FlipAdvice, 1) : NULL;

  worker->result->decisions++;
  if (worker->tabletop)
    return flip_tabletop_advise (worker->tabletop, worker->state, move);
  flip_knowledge_peek (&worker->knowledge[seat], worker->game, worker->state, seat, worker->dealer);
  if (!flip_player_choose (player, worker->thinker, worker->state, &worker->knowledge[seat],
                           flip_chance_mix (seed, step << 8 | seat), move, advice))
    return FALSE;
  if (advice && advice->n)
    watch (worker, seed, seat, advice);
  return TRUE;
}

static void
add_tally (FlipMatchTally *to, const FlipMatchTally *from)
{
  if (from->games == 0)
    return;
  to->lowest = to->games ? MIN (to->lowest, from->lowest) : from->lowest;
  to->highest = to->games ? MAX (to->highest, from->highest) : from->highest;
  to->games += from->games;
  to->wins += from->wins;
  to->high += from->high;
  to->points += from->points;
  to->squares += from->squares;
}

static void
count_seat (Worker *worker, guint64 seed, guint seat, const FlipResult *result)
{
  const FlipMatch *match = worker->run->match;
  int points = flip_game_points (worker->game, worker->state, seat);
  FlipMatchTally tally = { .games = 1,
                           .high = points >= match->high,
                           .points = points,
                           .squares = (gint64) points * points,
                           .lowest = points,
                           .highest = points };

  if (result->winners & 1u << seat)
    tally.wins = FLIP_MATCH_WIN / (guint) __builtin_popcount (result->winners);
  add_tally (&worker->result->tallies[flip_match_player (match, seed, seat)], &tally);
}

static void
count_game (Worker *worker, guint64 seed)
{
  FlipResult result = { 0 };

  flip_game_result (worker->game, worker->state, &result);
  worker->result->unfinished += !result.over;
  for (guint seat = 0; seat < worker->run->match->n_players; seat++)
    {
      count_seat (worker, seed, seat, &result);
      watch (worker, seed, seat, NULL);
    }
}

/* On the simulated table each seat plays at the level of its player. Without a board, each is played on as often from
   one seat as from the other. */
static void
lay_table (Worker *worker)
{
  const FlipMatch *match = worker->run->match;
  const FlipGame *game = worker->game;
  const FlipOption *levels = flip_game_find_option (game, game->opponent);
  guint64 seed = worker->setup->seed;
  const FlipBoard *board = &game->boards[seed / match->n_players % game->n_boards];

  if (match->every_board)
    {
      flip_setup_set_board (worker->setup, board->name, board->text);
      game->begin (worker->state, worker->setup, NULL);
    }
  for (guint seat = 0; seat < match->n_players; seat++)
    *((guint8 *) worker->state + game->levels_offset + seat) =
      (guint8) flip_option_find_value (levels, match->players[flip_match_player (match, seed, seat)].name);
  worker->tabletop = flip_tabletop_new (worker->setup);
  worker->dealer->referee = flip_tabletop_referee (worker->tabletop);
}

static void
begin_game (Worker *worker, guint64 seed)
{
  const FlipMatch *match = worker->run->match;

  memcpy (worker->state, worker->run->start, worker->game->state_size);
  memset (worker->knowledge, 0, match->n_players * sizeof *worker->knowledge);
  g_array_set_size (worker->moves, 0);
  flip_dealer_init (worker->dealer, seed);
  worker->dealer->only_forward = TRUE;
  worker->setup = flip_setup_copy (match->setup);
  worker->setup->seed = seed;
  if (flip_tabletop_can (worker->setup))
    lay_table (worker);
}

static void
end_game (Worker *worker)
{
  Run *run = worker->run;

  if (run->match->played)
    {
      g_mutex_lock (&run->mutex);
      run->match->played (run->match->data, worker->setup, worker->moves);
      g_mutex_unlock (&run->mutex);
    }
  g_clear_pointer (&worker->tabletop, flip_tabletop_free);
  g_clear_pointer (&worker->setup, flip_setup_free);
}

static void
play_game (Worker *worker, guint64 seed)
{
  FlipMove move;
  FlipAsk ask;

  for (guint64 step = 0; step < LONGEST_GAME; step++)
    {
      if (!flip_dealer_answer (worker->dealer, worker->game, worker->state, worker->scratch, &move))
        {
          worker->game->ask (worker->state, &ask);
          if (ask.kind == FLIP_ASK_NOTHING || flip_game_lasts_too_long (worker->game, worker->state))
            break;
          if (!choose (worker, seed, (guint) ask.who, step, &move))
            return;
        }
      flip_game_apply (worker->game, worker->state, &move);
      g_array_append_val (worker->moves, move);
    }
  count_game (worker, seed);
}

/* Takes the next seed; FALSE when none is left. */
static gboolean
take_seed (Run *run, guint64 *seed)
{
  gboolean found;

  g_mutex_lock (&run->mutex);
  found = !run->is_done && !g_cancellable_is_cancelled (run->cancellable);
  *seed = run->next++;
  run->is_done |= *seed == run->match->last;
  g_mutex_unlock (&run->mutex);
  return found;
}

static gpointer
work (gpointer data)
{
  Run *run = data;
  const FlipGame *game = run->match->setup->game;
  g_autoptr (FlipThinker) thinker =
    flip_game_can_be_judged (game) ? flip_thinker_new (game, run->match->weights, run->cancellable) : NULL;
  g_autofree gpointer state = g_malloc (game->state_size);
  g_autofree FlipDealer *dealer = g_new (FlipDealer, 1);
  g_autofree FlipMoveList *scratch = g_new (FlipMoveList, 1);
  g_autofree FlipKnowledge *knowledge = g_new0 (FlipKnowledge, run->match->n_players);
  FlipMatchResult result = { 0 };
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (FlipMove));
  Worker worker = { run, game, thinker, NULL, NULL, moves, state, dealer, scratch, knowledge, &result };
  guint64 seed;

  while (take_seed (run, &seed))
    {
      begin_game (&worker, seed);
      play_game (&worker, seed);
      end_game (&worker);
    }
  g_mutex_lock (&run->mutex);
  flip_match_add (run->result, &result, run->match->n_players);
  g_mutex_unlock (&run->mutex);
  return NULL;
}

/* On the simulated table only the game itself has players. */
static gboolean
check_players (const FlipMatch *match, GError **error)
{
  const FlipGame *game = match->setup->game;
  g_autoptr (FlipSetup) setup = flip_setup_copy (match->setup);

  for (guint i = 0; i < match->n_players && flip_tabletop_can (setup); i++)
    {
      if (!flip_setup_set_option (setup, game->opponent, match->players[i].name, error))
        return FALSE;
    }
  return flip_setup_check (setup, error);
}

/* public functions */

gboolean
flip_match_can (const FlipSetup *setup)
{
  g_return_val_if_fail (setup != NULL, FALSE);

  return flip_game_can_be_judged (setup->game) || (setup->game->opponent && flip_tabletop_can (setup));
}

guint
flip_match_player (const FlipMatch *match, guint64 seed, guint seat)
{
  return (guint) ((seat + seed) % match->n_players);
}

gboolean
flip_match_play (const FlipMatch *match,
                 FlipMatchResult *result,
                 GCancellable *cancellable,
                 GError **error)
{
  const FlipGame *game = match->setup->game;
  g_autofree gpointer start = g_malloc0 (game->state_size);
  g_autofree GThread **threads = g_new0 (GThread *, match->jobs);
  Run run = { match, start, cancellable, .next = match->first, .result = result };

  g_return_val_if_fail (flip_match_can (match->setup), FALSE);
  g_return_val_if_fail (match->jobs > 0 && match->first <= match->last, FALSE);
  g_return_val_if_fail (match->n_players == flip_setup_seats (match->setup), FALSE);

  memset (result, 0, sizeof *result);
  if (!check_players (match, error) || !game->begin (start, match->setup, error))
    return FALSE;
  g_mutex_init (&run.mutex);
  for (guint i = 0; i < match->jobs; i++)
    threads[i] = g_thread_new ("match", work, &run);
  for (guint i = 0; i < match->jobs; i++)
    g_thread_join (threads[i]);
  g_mutex_clear (&run.mutex);
  return !g_cancellable_set_error_if_cancelled (cancellable, error);
}

void
flip_match_add (FlipMatchResult *result, const FlipMatchResult *part, guint n_players)
{
  g_return_if_fail (n_players <= FLIP_MAX_SEATS);

  result->unfinished += part->unfinished;
  result->decisions += part->decisions;
  for (guint i = 0; i < n_players; i++)
    add_tally (&result->tallies[i], &part->tallies[i]);
}

FlipMatchFigures
flip_match_figures (const FlipMatchTally *tally)
{
  double n = MAX (1.0, (double) tally->games), sum = (double) tally->points;
  FlipMatchFigures figures = { .mean = sum / n,
                               .wins = (double) tally->wins / FLIP_MATCH_WIN / n,
                               .high = (double) tally->high / n };

  if (n > 1)
    figures.spread = sqrt (MAX (0, ((double) tally->squares - sum * sum / n) / (n - 1)));
  figures.interval = MARGIN * figures.spread / sqrt (n);
  figures.wins_interval = MARGIN * sqrt (MAX (0, figures.wins * (1 - figures.wins)) / n);
  figures.high_interval = MARGIN * sqrt (MAX (0, figures.high * (1 - figures.high)) / n);
  return figures;
}
