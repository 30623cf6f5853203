/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli-bench.h"

#include "advisor/match.h"
#include "advisor/meaning.h"
#include "cli/cli.h"

#include <math.h>
#include <string.h>

/* What was expected at each tenth of a game, and what came of it; and the correction that follows from that. */

#define TENTHS FLIP_CORRECTION_TENTHS

/* Pulls a correction towards none at all, like so many observations. */
#define PULL 4.0

/* How far a slope of points is from 1, if nothing is known; the choices of one game tell hardly more of it
   than one would. */
#define SLOPE_SPREAD .15

/* Of the games that the table is made of. */
#define FIRST_SEED 30001

/* Newton's steps, for chances. */
#define STEPS 30

typedef struct
{
  guint64 seed;
  guint seat, order, progress;
  double measured, expected; /* without and with the correction, in points or as a chance from 0 to 1 */
  double came;
  gboolean is_done;
} Row;

struct _BenchCalibration
{
  const FlipGame *game;
  const FlipSetup *setup;
  FlipWeights *weights;
  FlipMeaning meaning;
  double unit;
  GArray *rows;  /* of Row: one for each choice */
  GArray *games; /* of Row: one for each seat of each game, from the start */
};

/* helpers */

static Row *
row_at (GArray *rows, guint index)
{
  return &g_array_index (rows, Row, index);
}

static void
watch (gpointer data, guint64 seed, gconstpointer state, guint seat, const FlipAdvice *advice)
{
  BenchCalibration *calibration = data;
  const FlipGame *game = calibration->game;
  Row row = { .seed = seed, .seat = seat, .order = calibration->rows->len };
  int worth = advice ? advice->choices[0].expected : flip_worth (game, state, seat);

  calibration->meaning = flip_meaning_at (game, state);
  row.measured = flip_meaning_of_worth (game, NULL, state, seat, worth) / calibration->unit;
  row.expected = flip_meaning_of_worth (game, calibration->weights, state, seat, worth) / calibration->unit;
  row.progress = flip_game_progress (game, state);
  if (advice && !advice->is_exact)
    g_array_append_val (calibration->rows, row);
  if (advice)
    return;
  for (guint i = calibration->rows->len; i-- > 0;)
    {
      Row *before = row_at (calibration->rows, i);

      if (before->is_done || before->seed != seed || before->seat != seat)
        continue;
      before->came = row.expected;
      before->is_done = TRUE;
    }
  row.came = row.expected;
  g_array_append_val (calibration->games, row);
}

static int
compare_rows (gconstpointer a, gconstpointer b)
{
  const Row *first = a, *second = b;

  if (first->seed != second->seed)
    return first->seed < second->seed ? -1 : 1;
  if (first->seat != second->seat)
    return first->seat < second->seat ? -1 : 1;
  return first->order < second->order ? -1 : first->order > second->order;
}

/* How much a progress belongs to a tenth: two neighbours share it. */
static double
part_of (guint tenth, guint progress)
{
  return MAX (0, 1 - fabs (progress / 10.0 - tenth));
}

/* By elimination, in place; no row is ever without a share of its own. */
static void
solve (double matrix[TENTHS][TENTHS + 1])
{
  for (guint i = 0; i < TENTHS; i++)
    for (guint j = 0; j < TENTHS; j++)
      {
        double share = matrix[j][i] / matrix[i][i];

        for (guint k = 0; i != j && k <= TENTHS; k++)
          matrix[j][k] -= share * matrix[i][k];
      }
}

static double
mean_of (const GArray *rows, gboolean came)
{
  double sum = 0;

  for (guint i = 0; i < rows->len; i++)
    {
      const Row *row = &g_array_index (rows, Row, i);

      sum += came ? row->came : row->measured;
    }
  return rows->len ? sum / rows->len : 0;
}

/* Of what came about what was expected. */
static double
variance_of (const GArray *rows)
{
  double sum = 0, mean = mean_of (rows, TRUE) - mean_of (rows, FALSE);

  for (guint i = 0; i < rows->len; i++)
    {
      const Row *row = &g_array_index (rows, Row, i);
      double off = row->came - row->measured - mean;

      sum += off * off;
    }
  return rows->len ? sum / rows->len : 0;
}

/* The unknowns are a bias for each tenth but the last, where nothing is left to correct, and a slope, which
   vanishes towards it. */
static void
fit_points (BenchCalibration *calibration, FlipCorrection *correction)
{
  double matrix[TENTHS][TENTHS + 1] = { { 0 } }, middle = mean_of (calibration->rows, FALSE);

  for (guint i = 0; i < TENTHS; i++)
    matrix[i][i] = PULL;
  matrix[TENTHS - 1][TENTHS - 1] = variance_of (calibration->rows) * calibration->rows->len
                                   / MAX (1, calibration->games->len) / (SLOPE_SPREAD * SLOPE_SPREAD);
  for (guint i = 0; i < calibration->rows->len; i++)
    {
      const Row *row = row_at (calibration->rows, i);
      double columns[TENTHS + 1];

      for (guint tenth = 0; tenth + 1 < TENTHS; tenth++)
        columns[tenth] = part_of (tenth, row->progress);
      columns[TENTHS - 1] = (row->measured - middle) * (1 - row->progress / 100.0);
      columns[TENTHS] = row->came - row->measured;
      for (guint j = 0; j < TENTHS; j++)
        for (guint k = 0; k <= TENTHS; k++)
          matrix[j][k] += columns[j] * columns[k];
    }
  solve (matrix);
  for (guint tenth = 0; tenth < TENTHS; tenth++)
    {
      double slope = tenth + 1 < TENTHS ? matrix[TENTHS - 1][TENTHS] / matrix[TENTHS - 1][TENTHS - 1]
                                            * (1 - tenth / 10.0)
                                        : 0;
      double bias = tenth + 1 < TENTHS ? matrix[tenth][TENTHS] / matrix[tenth][tenth] - slope * middle : 0;

      correction->slope[tenth] = (int) lround ((1 + slope) * FLIP_CORRECTION_ONE);
      correction->bias[tenth] = (int) lround (bias * FLIP_CORRECTION_ONE);
    }
  correction->slope[TENTHS] = FLIP_CORRECTION_ONE;
  correction->bias[TENTHS] =
    (int) lround ((mean_of (calibration->games, TRUE) - mean_of (calibration->games, FALSE)) * FLIP_CORRECTION_ONE);
}

static double
odds_of (double chance)
{
  return log (CLAMP (chance, .002, .998) / (1 - CLAMP (chance, .002, .998)));
}

/* One line for the whole game, by the odds: those who seem likelier to win than not are so even more. */
static void
fit_chance (BenchCalibration *calibration, FlipCorrection *correction)
{
  double slope = 1, bias = 0, n = calibration->games->len;
  double mean = (mean_of (calibration->games, TRUE) * n + 1) / (n + 2);

  for (guint step = 0; step < STEPS; step++)
    {
      double a = PULL, b = 0, c = PULL, left = -PULL * bias, right = -PULL * (slope - 1);

      for (guint i = 0; i < calibration->rows->len; i++)
        {
          const Row *row = row_at (calibration->rows, i);
          double odds = odds_of (row->measured), chance = 1 / (1 + exp (-(slope * odds + bias)));

          left += row->came - chance;
          right += (row->came - chance) * odds;
          a += chance * (1 - chance);
          b += chance * (1 - chance) * odds;
          c += chance * (1 - chance) * odds * odds;
        }
      bias += (left * c - right * b) / (a * c - b * b);
      slope += (right * a - left * b) / (a * c - b * b);
    }
  for (guint tenth = 0; tenth < TENTHS; tenth++)
    {
      correction->slope[tenth] = (int) lround (MAX (slope, .1) * FLIP_CORRECTION_ONE);
      correction->bias[tenth] = (int) lround (bias * FLIP_CORRECTION_ONE);
    }
  correction->slope[TENTHS] = FLIP_CORRECTION_ONE;
  correction->bias[TENTHS] =
    (int) lround ((odds_of (mean) - odds_of (mean_of (calibration->games, FALSE))) * FLIP_CORRECTION_ONE);
}

/* public functions */

BenchCalibration *
bench_calibration_new (
  const FlipSetup *setup, FlipWeights *weights, guint64 first, guint games, guint jobs, GError **error)
{
  BenchCalibration *calibration = g_new0 (BenchCalibration, 1);
  FlipMatch match = { .setup = setup,
                      .n_players = flip_setup_seats (setup),
                      .weights = weights,
                      .first = first,
                      .last = first + games - 1,
                      .jobs = jobs,
                      .watch = watch,
                      .data = calibration };
  g_autofree gpointer start = g_malloc0 (setup->game->state_size);
  g_autofree char *text = flip_weights_print (weights);
  g_autoptr (FlipWeights) bare = flip_weights_parse (setup->game, text, "", NULL);
  FlipMatchResult result;

  bare->n_corrections = 0;
  calibration->game = setup->game;
  calibration->setup = setup;
  calibration->weights = weights;
  calibration->unit = flip_meaning_of (setup->game) == FLIP_MEANS_CHANCE ? FLIP_CERTAIN : FLIP_POINT;
  calibration->rows = g_array_new (FALSE, FALSE, sizeof (Row));
  calibration->games = g_array_new (FALSE, FALSE, sizeof (Row));
  for (guint i = 0; i < match.n_players; i++)
    match.players[i] = *flip_player_level (FLIP_N_LEVELS - 1);
  if (!setup->game->begin (start, setup, error) || !flip_match_play (&match, &result, NULL, error))
    {
      bench_calibration_free (calibration);
      return NULL;
    }
  for (guint i = calibration->rows->len; i-- > 0;)
    {
      if (!row_at (calibration->rows, i)->is_done)
        g_array_remove_index (calibration->rows, i);
    }
  g_array_sort (calibration->rows, compare_rows);
  g_array_sort (calibration->games, compare_rows);
  for (guint i = 0; i < calibration->games->len; i++)
    {
      Row *row = row_at (calibration->games, i);

      row->measured = flip_meaning_of_start (setup->game, bare, start, row->seat) / calibration->unit;
      row->expected = flip_meaning_of_start (setup->game, weights, start, row->seat) / calibration->unit;
    }
  return calibration;
}

void
bench_calibration_free (BenchCalibration *calibration)
{
  g_array_unref (calibration->rows);
  g_array_unref (calibration->games);
  g_free (calibration);
}

void
bench_calibration_fit (BenchCalibration *calibration, FlipCorrection *correction)
{
  *correction = (FlipCorrection){ .seats = flip_setup_seats (calibration->setup) };
  strcpy (correction->meaning, flip_meaning_name (calibration->meaning));
  (calibration->meaning == FLIP_MEANS_CHANCE ? fit_chance : fit_points) (calibration, correction);
}

/* Reports expected and came of the rows that are wanted, if there are any. */
static void
report_mean (const BenchReport *to, const GArray *rows, const char *name)
{
  g_autofree char *expected = g_strconcat (name, "-expected", NULL), *came = g_strconcat (name, "-came", NULL);
  g_autofree char *count = g_strconcat (name, "-n", NULL);
  const BenchReport all = { to->json, (char *[]){ NULL } };
  double sum = 0;

  for (guint i = 0; i < rows->len; i++)
    sum += g_array_index (rows, Row, i).expected;
  if (rows->len == 0)
    return;
  bench_report (&all, NULL, expected, sum / rows->len);
  bench_report (&all, NULL, came, mean_of (rows, TRUE));
  bench_report (&all, NULL, count, rows->len);
}

static void
report_tenths (const BenchReport *to, const BenchCalibration *calibration, gboolean by_chance, const char *name)
{
  for (guint tenth = 0; tenth < 10; tenth++)
    {
      g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (Row));
      g_autofree char *which = g_strdup_printf ("%s-%s-%u", name, by_chance ? "shown" : "progress", tenth * 10);

      for (guint i = 0; i < calibration->rows->len; i++)
        {
          const Row *row = row_at (calibration->rows, i);

          if (MIN (9, by_chance ? (guint) (row->expected * 10) : row->progress / 10) == tenth)
            g_array_append_vals (rows, row, 1);
        }
      report_mean (to, rows, which);
    }
}

static void
report_setup (const BenchReport *to, FlipSetup *setup)
{
  g_autoptr (FlipWeights) weights = flip_weights_built_in (setup);
  g_autoptr (BenchCalibration) calibration = NULL;
  g_autofree char *name = NULL, *start = NULL;

  if (!weights)
    return;
  calibration = bench_calibration_new (setup, weights, FIRST_SEED, to->games, g_get_num_processors (), NULL);
  if (!calibration)
    return;
  name = g_strdup_printf ("%s-%s-%u", setup->game->id, flip_meaning_name (calibration->meaning),
                          flip_setup_seats (setup));
  start = g_strconcat (name, "-start", NULL);
  report_mean (to, calibration->games, start);
  report_tenths (to, calibration, FALSE, name);
  if (calibration->meaning == FLIP_MEANS_CHANCE)
    report_tenths (to, calibration, TRUE, name);
}

/* Sets the first option with which a lead counts, if there is any. */
static gboolean
set_opponent (FlipSetup *setup)
{
  const FlipGame *game = setup->game;
  g_autofree gpointer state = g_malloc0 (game->state_size);

  for (guint i = 0; i < game->n_options; i++)
    {
      const FlipOption *option = &game->options[i];

      if (option->is_edition || flip_option_n_values (option) < 2
          || !flip_setup_set_option (setup, option->key, option->values[1], NULL))
        continue;
      if (flip_setup_check (setup, NULL) && game->begin (state, setup, NULL)
          && flip_meaning_at (game, state) == FLIP_MEANS_LEAD)
        return TRUE;
      flip_setup_set_option (setup, option->key, option->values[0], NULL);
    }

  return FALSE;
}

/* Alone, with two, and against an automatic opponent where there is one. */
void
bench_calibrate (const BenchReport *to, const FlipGame *game)
{
  for (guint seats = game->min_seats; seats <= MIN (2, game->max_seats); seats++)
    {
      g_autoptr (FlipSetup) setup = flip_setup_new (game);

      setup->dealt = TRUE;
      flip_setup_take_latest (setup);
      if (!flip_setup_fill_seats (setup, seats, NULL))
        continue;
      report_setup (to, setup);
      if (seats == game->min_seats && set_opponent (setup))
        report_setup (to, setup);
    }
}
