/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "advisor/learn.h"

#include "engine/base/random.h"
#include "engine/game/verb.h"

#include <math.h>
#include <string.h>

/* Ridge regression: finds coefficients whose products with the columns of a sample add up to
   approximately the target. All sums are taken in a fixed order, so that every machine finds the
   same result. */
typedef struct
{
  guint columns;
  gsize n;         /* of what is added up, in one row: */
  double *squares; /* products of the columns with each other; only the lower half is filled */
  double *sums;    /* products of the columns with the target */
  double *counts;  /* number of samples in which a column was not 0, faded */
  guint *filled;   /* the columns of a sample that are not 0 */
} FlipRidge;

static void
flip_ridge_free (FlipRidge *ridge)
{
  g_free (ridge->squares);
  g_free (ridge->filled);
  g_free (ridge);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipRidge, flip_ridge_free)

static FlipRidge *
flip_ridge_new (guint columns)
{
  FlipRidge *ridge = g_new0 (FlipRidge, 1);

  ridge->columns = columns;
  ridge->n = (gsize) columns * (columns + 2);
  ridge->squares = g_new0 (double, ridge->n);
  ridge->sums = ridge->squares + (gsize) columns * columns;
  ridge->counts = ridge->sums + columns;
  ridge->filled = g_new0 (guint, columns);
  return ridge;
}

/* Most features are usually 0, so only the others are multiplied. */
static void
flip_ridge_add (FlipRidge *ridge, const double *sample, double sought)
{
  guint n = 0;

  for (guint i = 0; i < ridge->columns; i++)
    {
      if (sample[i] != 0)
        ridge->filled[n++] = i;
    }
  for (guint i = 0; i < n; i++)
    {
      double *row = ridge->squares + (gsize) ridge->filled[i] * ridge->columns;
      double factor = sample[ridge->filled[i]];

      for (guint j = 0; j <= i; j++)
        row[ridge->filled[j]] += factor * sample[ridge->filled[j]];
      ridge->sums[ridge->filled[i]] += factor * sought;
      ridge->counts[ridge->filled[i]] += 1;
    }
}

/* Reduces the weight of everything added so far. */
static void
flip_ridge_fade (FlipRidge *ridge, double share)
{
  for (gsize i = 0; i < ridge->n; i++)
    ridge->squares[i] *= share;
}

/* Adds the samples of another regression. */
static void
flip_ridge_join (FlipRidge *ridge, const FlipRidge *other)
{
  g_return_if_fail (ridge->columns == other->columns);

  for (gsize i = 0; i < ridge->n; i++)
    ridge->squares[i] += other->squares[i];
}

/* Cholesky decomposition: the matrix as the product of a lower triangular matrix and its
   transpose. */
static void
decompose (double *matrix, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      double *row = matrix + (gsize) i * n;

      for (guint j = 0; j <= i; j++)
        {
          const double *other = matrix + (gsize) j * n;
          double sum = row[j];

          for (guint k = 0; k < j; k++)
            sum -= row[k] * other[k];
          row[j] = i == j ? sqrt (MAX (sum, 1e-12)) : sum / other[j];
        }
    }
}

static void
solve_decomposed (const double *matrix, guint n, double *values)
{
  for (guint i = 0; i < n; i++)
    {
      for (guint k = 0; k < i; k++)
        values[i] -= matrix[(gsize) i * n + k] * values[k];
      values[i] /= matrix[(gsize) i * n + i];
    }
  for (guint i = n; i-- > 0;)
    {
      for (guint k = i + 1; k < n; k++)
        values[i] -= matrix[(gsize) k * n + i] * values[k];
      values[i] /= matrix[(gsize) i * n + i];
    }
}

/* Columns are scaled to the same size first, so that the pull is the same for all of them. Their
   size is measured only where they are not 0, so that rare ones are still pulled more. */
static void
flip_ridge_solve (FlipRidge *ridge, double pull, double *found)
{
  guint n = ridge->columns;
  g_autofree double *matrix = g_memdup2 (ridge->squares, (gsize) n * n * sizeof *matrix);
  g_autofree double *sizes = g_new (double, n);

  for (guint i = 0; i < n; i++)
    {
      double size = matrix[(gsize) i * n + i];

      sizes[i] = size > 0 ? sqrt (size / ridge->counts[i]) : 1;
    }
  for (guint i = 0; i < n; i++)
    {
      for (guint j = 0; j <= i; j++)
        matrix[(gsize) i * n + j] /= sizes[i] * sizes[j];
      matrix[(gsize) i * n + i] += pull;
      found[i] = ridge->sums[i] / sizes[i];
    }
  decompose (matrix, n);
  solve_decomposed (matrix, n, found);
  for (guint i = 0; i < n; i++)
    found[i] /= sizes[i];
}

/* The games of a round are divided into this many parts, whatever the number of threads, so that
   sums are always taken in the same order. */
#define PARTS 16

/* The number of moments of a game to learn from; more moments of one game add little. */
#define MOMENTS 48

/* Longer games are broken off, as the rules of some games allow playing for ever. */
#define LONGEST_GAME 4000

#define PULL         20.0
#define FADING       0.75
#define FIRST_STRAYS 60 /* turns per thousand that are played at random, in the second round */
#define LAST_STRAYS  25

/* The search of a turn is narrow, as there are many games to play. */
static const FlipTurnLimits narrow = { 8, 120 };

/* Games for learning have other seeds than those for playing and measuring. */
#define FIRST_SEED G_GUINT64_CONSTANT (1000000000)

typedef struct
{
  guint seat;
  guint left;
  int worth;
  gint16 features[FLIP_MAX_FEATURES];
} Moment;

/* Data shared by all parts of a round. */
typedef struct
{
  const FlipLearning *learning;
  gconstpointer start;
  FlipWeights *weights; /* NULL in the first round, unless learning continues from earlier weights */
  guint round;
  guint strays;
  gboolean is_test; /* the games are only measured */
  GCancellable *cancellable;
} Round;

typedef struct
{
  const Round *round;
  guint first, end; /* games */
  FlipRidge *ridge;
  double sum, squares;
  guint n;
} Part;

/* One game of a part. */
typedef struct
{
  Part *part;
  const FlipGame *game;
  FlipThinker *thinker;
  gpointer state;
  FlipDealer *dealer;
  FlipRandom random;
  FlipMoveList *scratch;
  guint n_met;
  Moment *moments;
  double *sample;
} Play;

/* helpers */

/* Reservoir sampling: each moment after a seat's move is equally likely to be kept. */
static void
remember (Play *play, guint seat)
{
  guint place = play->n_met++;
  Moment *moment;

  if (play->part->round->is_test)
    return;
  if (place >= MOMENTS)
    place = flip_random_below (&play->random, play->n_met);
  if (place >= MOMENTS)
    return;
  moment = &play->moments[place];
  moment->seat = seat;
  moment->left =
    FLIP_MOST_LEFT - MIN (flip_game_progress (play->game, play->state), FLIP_MOST_LEFT);
  moment->worth = flip_worth (play->game, play->state, seat);
  memset (moment->features, 0, flip_game_n_features (play->game) * sizeof *moment->features);
  flip_game_features (play->game, play->state, seat, moment->features);
}

static void
make_move (Play *play, guint seat, const FlipMove *move)
{
  flip_game_apply (play->game, play->state, move);
  if (!flip_game_over (play->game, play->state))
    remember (play, seat);
}

static void
play_turn (Play *play, guint seat)
{
  const Round *round = play->part->round;
  const FlipMoveList *list;
  FlipLine line;
  int value;

  if (round->weights && flip_random_below (&play->random, 1000) >= round->strays)
    {
      if (flip_thinker_best_line (play->thinker, play->state, &narrow, &line, &value))
        for (guint i = 0; i < line.n; i++)
          make_move (play, seat, &line.moves[i]);
      return;
    }
  list = flip_thinker_legal (play->thinker, play->state);
  g_assert (list->n > 0);
  make_move (play, seat, &list->moves[flip_random_below (&play->random, list->n)]);
}

static void
learn_from (Play *play, const Moment *moment, int end)
{
  guint n = flip_game_n_features (play->game) + 1;
  double left = moment->left / (double) FLIP_MOST_LEFT;

  for (guint i = 0; i < n; i++)
    {
      double feature = i + 1 < n ? moment->features[i] : FLIP_CONSTANT_WORTH;

      play->sample[i * FLIP_WEIGHT_TERMS] = feature;
      play->sample[i * FLIP_WEIGHT_TERMS + 1] = feature * left;
      play->sample[i * FLIP_WEIGHT_TERMS + 2] = feature * left * left;
    }
  flip_ridge_add (play->part->ridge, play->sample, end - moment->worth);
}

static void
count_game (Play *play)
{
  guint seats = flip_setup_seats (play->part->round->learning->setup);

  for (guint seat = 0; seat < seats; seat++)
    {
      double worth = flip_worth (play->game, play->state, seat);

      play->part->sum += worth;
      play->part->squares += worth * worth;
      play->part->n++;
    }
  for (guint i = 0; i < MIN (play->n_met, MOMENTS) && !play->part->round->is_test; i++)
    learn_from (play, &play->moments[i],
                flip_worth (play->game, play->state, play->moments[i].seat));
}

static gboolean
is_cancelled (const Round *round)
{
  return g_cancellable_is_cancelled (round->cancellable);
}

static void
play_game (Play *play, guint number)
{
  const Round *round = play->part->round;
  guint64 seed =
    FIRST_SEED + round->learning->seed * 1000003 + round->round * 100000000ull + number;
  FlipMove move;
  FlipAsk ask;

  memcpy (play->state, round->start, play->game->state_size);
  flip_dealer_init (play->dealer, seed);
  play->dealer->only_forward = TRUE;
  flip_random_seed (&play->random, seed, 7);
  play->n_met = 0;
  for (guint step = 0; step < LONGEST_GAME && !is_cancelled (round); step++)
    {
      if (flip_dealer_answer (play->dealer, play->game, play->state, play->scratch, &move))
        {
          flip_game_apply (play->game, play->state, &move);
          continue;
        }
      play->game->ask (play->state, &ask);
      if (ask.kind == FLIP_ASK_NOTHING || flip_game_lasts_too_long (play->game, play->state))
        break;
      play_turn (play, (guint) ask.who);
    }
  if (!is_cancelled (round))
    count_game (play);
}

static void
play_part (gpointer data, gpointer unused)
{
  Part *part = data;
  const Round *round = part->round;
  const FlipGame *game = round->learning->setup->game;
  g_autoptr (FlipThinker) thinker = flip_thinker_new (game, round->weights, round->cancellable);
  g_autofree gpointer state = g_malloc (game->state_size);
  g_autofree FlipDealer *dealer = g_new (FlipDealer, 1);
  g_autofree FlipMoveList *scratch = g_new (FlipMoveList, 1);
  g_autofree Moment *moments = g_new (Moment, MOMENTS);
  g_autofree double *sample = g_new (double, flip_weights_n_terms (game));
  Play play = { .part = part,
                .game = game,
                .thinker = thinker,
                .state = state,
                .dealer = dealer,
                .scratch = scratch,
                .moments = moments,
                .sample = sample };

  if (!round->is_test)
    part->ridge = flip_ridge_new (flip_weights_n_terms (game));
  for (guint i = part->first; i < part->end && !is_cancelled (round); i++)
    play_game (&play, i);
}

/* Plays a round, adds its samples to the regression, and measures the play. */
static void
play_round (const Round *round, FlipRidge *ridge, int *mean, int *spread)
{
  GThreadPool *pool =
    g_thread_pool_new (play_part, NULL, (int) MAX (round->learning->jobs, 1), FALSE, NULL);
  guint games = round->learning->games;
  Part parts[PARTS] = { 0 };
  double sum = 0, squares = 0, n = 0;

  for (guint i = 0; i < PARTS; i++)
    {
      parts[i] =
        (Part){ .round = round, .first = games * i / PARTS, .end = games * (i + 1) / PARTS };
      g_thread_pool_push (pool, &parts[i], NULL);
    }
  g_thread_pool_free (pool, FALSE, TRUE);
  for (guint i = 0; i < PARTS; i++)
    {
      sum += parts[i].sum;
      squares += parts[i].squares;
      n += parts[i].n;
      if (parts[i].ridge)
        {
          flip_ridge_join (ridge, parts[i].ridge);
          flip_ridge_free (parts[i].ridge);
        }
    }
  *mean = n > 0 ? (int) (sum / n) : 0;
  *spread = n > 1 ? (int) sqrt (MAX (0, (squares - sum * sum / n) / (n - 1))) : 0;
}

static FlipWeights *
new_weights (const FlipLearning *learning, const gint32 *terms)
{
  FlipWeights *weights = flip_weights_new (learning->setup->game, learning->setup, terms);

  weights->seed = learning->seed;
  weights->rounds = learning->rounds;
  weights->games = learning->games;
  for (guint i = 0; learning->from && i < learning->from->n_corrections; i++)
    flip_weights_correct (weights, &learning->from->corrections[i]);
  return weights;
}

static FlipWeights *
weights_of (const FlipLearning *learning, FlipRidge *ridge)
{
  guint n = flip_weights_n_terms (learning->setup->game);
  g_autofree double *found = g_new0 (double, n);
  g_autofree gint32 *terms = g_new0 (gint32, n);

  flip_ridge_solve (ridge, PULL, found);
  for (guint i = 0; i < n; i++)
    terms[i] = (gint32) CLAMP (found[i] * FLIP_WEIGHT_ONE, -G_MAXINT32, G_MAXINT32);
  return new_weights (learning, terms);
}

/* Notes how well these weights have played, and keeps the better ones. */
static void
compare (FlipWeights *now, int mean, int spread, FlipWeights **best)
{
  now->mean = mean;
  now->spread = spread;
  if (*best && mean <= (*best)->mean)
    return;
  g_clear_pointer (best, flip_weights_unref);
  *best = flip_weights_ref (now);
}

/* Learns for some rounds; the weights of the best round are kept, as their quality fluctuates. */
static FlipWeights *
learn_rounds (Round *round, FlipLearned learned, gpointer data)
{
  const FlipLearning *learning = round->learning;
  g_autoptr (FlipRidge) ridge = flip_ridge_new (flip_weights_n_terms (learning->setup->game));
  g_autoptr (FlipWeights) best = NULL;
  g_autoptr (FlipWeights) now = learning->from ? new_weights (learning, learning->from->terms) : NULL;

  for (round->round = 0; round->round <= learning->rounds; round->round++)
    {
      int mean, spread;
      guint late = round->round * (FIRST_STRAYS - LAST_STRAYS) / MAX (learning->rounds, 1);

      round->weights = now;
      round->strays = FIRST_STRAYS - late;
      round->is_test = round->round == learning->rounds;
      flip_ridge_fade (ridge, FADING);
      play_round (round, ridge, &mean, &spread);
      if (is_cancelled (round))
        return NULL;
      if (learned)
        learned (data, round->round, learning->rounds, mean, spread);
      if (now)
        compare (now, mean, spread, &best);
      g_clear_pointer (&now, flip_weights_unref);
      if (!round->is_test)
        now = weights_of (learning, ridge);
    }

  return g_steal_pointer (&best);
}

/* public functions */

FlipWeights *
flip_learn (const FlipLearning *learning,
            FlipLearned learned,
            gpointer data,
            GCancellable *cancellable,
            GError **error)
{
  const FlipGame *game = learning->setup->game;
  g_autofree gpointer start = g_malloc0 (game->state_size);
  Round round = { .learning = learning, .start = start, .cancellable = cancellable };
  FlipWeights *weights;

  g_return_val_if_fail (flip_game_can_be_judged (game), NULL);
  g_return_val_if_fail (learning->rounds > 0 && learning->games > 0, NULL);

  if (!flip_setup_check (learning->setup, error) || !game->begin (start, learning->setup, error))
    return NULL;
  weights = learn_rounds (&round, learned, data);
  if (!weights)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, "cancelled");
  return weights;
}
