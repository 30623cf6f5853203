/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/flickemup/flickemup-cowboy.h"
#include "games/flickemup/flickemup-words.h"
#include "table/flickemup/flickemup-think.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* Finds good options on the simulated table, step by step. First each option is foreseen once. Of
   options with the same purpose, such as shots at one enemy, a few are foreseen again with the
   error of the hand. The best of each purpose is then simulated to the end repeatedly, always with
   the same errors for all. */

#define FINENESS     3
#define KEPT         40
#define ALIKE        5   /* at most this many of them with the same purpose */
#define LOOKS        6   /* trials of each option */
#define FULL_ROUNDS  24  /* rounds with all finalists; after that only with the best */
#define LATE         4   /* this many of the best */
#define LEAST_ROUNDS 4   /* rounds before the results of simulations are shown */
#define MOST_ROUNDS  400
#define NEAR         150.0 /* mm from where a move was meant to end */
#define TRIAL_STREAM (G_GUINT64_CONSTANT (4) << 32)

/* The results of some trials. */
typedef struct
{
  guint n, succeeded;
  double sum, squares; /* of the chances of winning */
} Tally;

typedef struct
{
  FlipMove move;
  gboolean flicks;
  guint16 target; /* the first piece touched, or FLIP_NO_PIECE */
  FlickemupState intended;
  double meant; /* the chance of winning if it goes as intended */
  Tally foreseen, simulated;
} Choice;

typedef enum
{
  PHASE_FIRST,    /* try each option once */
  PHASE_KEEP,     /* choose those to try again */
  PHASE_AGAIN,    /* try these with the error of the hand */
  PHASE_SIMULATE, /* simulate the remaining ones to the end */
} Phase;

typedef struct
{
  guint64 seed;
  double start; /* the worth of the starting position, at which both sides have the same chance */
  double now;   /* the chance of winning before the choice */
  Phase phase;
  guint index, round; /* within the phase */
  gboolean is_lenient; /* also keeps shots that would miss even as intended */
  guint n_options, n, tried;
  Choice choices[KEPT];
  FlickemupThought thought;
} Considered;

/* helpers */

static guint
enemy_points (const Considered *considered, const FlickemupState *state)
{
  return flickemup_hit_points (state, flickemup_other_team (considered->thought.team));
}

/* A shot succeeds if it hurts all those it was meant for, and wins if it was meant to; one that was meant for nobody, if
   it hurts somebody. */
static gboolean
hurts (const Considered *considered, const FlickemupState *intended)
{
  const FlickemupState *before = considered->thought.state, *after = &considered->thought.after;

  if (intended->stage == FLICKEMUP_STAGE_OVER
      && (after->stage != FLICKEMUP_STAGE_OVER || after->winner != intended->winner))
    return FALSE;
  for (guint i = 0; i < FLICKEMUP_COWBOYS; i++)
    {
      if (flickemup_team_of (i) != considered->thought.team
          && after->figures[i].hit_points > intended->figures[i].hit_points)
        return FALSE;
    }
  return enemy_points (considered, after) < enemy_points (considered, before);
}

/* A move succeeds if it ends close to where it was meant to. */
static gboolean
succeeds (const Considered *considered, const Choice *choice)
{
  const FlickemupState *after = &considered->thought.after, *intended = &choice->intended;
  guint cowboy = choice->move.site;

  if (choice->move.verb != FLICKEMUP_VERB_MOVE)
    return hurts (considered, intended);
  return after->figures[cowboy].life == intended->figures[cowboy].life
         && after->figures[cowboy].inside == intended->figures[cowboy].inside
         && (flickemup_is_inside (intended, cowboy) || !flickemup_lives (intended, cowboy)
             || flickemup_distance (&after->poses[cowboy], &intended->poses[cowboy]) < NEAR);
}

static double
chance_of (const Considered *considered, double worth)
{
  return flickemup_chance (worth - considered->start);
}

/* The error of the hand is the same for all choices in a round. */
static void
try_once (Considered *considered, Choice *choice, FlickemupTrial trial, Tally *tally)
{
  double chance;

  flip_random_seed (&considered->thought.random, considered->seed,
                    TRIAL_STREAM + considered->round + (trial == FLICKEMUP_SIMULATED ? LOOKS : 0));
  chance = chance_of (considered, flickemup_thought_try (&considered->thought, &choice->move, trial));
  tally->n++;
  tally->sum += chance;
  tally->squares += chance * chance;
  tally->succeeded += choice->flicks && succeeds (considered, choice);
}

static double
mean_of (const Tally *tally)
{
  return tally->n > 0 ? tally->sum / tally->n : 0;
}

/* Some trials that all went alike don't show that the next one will: the error is at least what it would be if there
   had been one more success and one more failure. */
static double
error_of (const Considered *considered, const Choice *choice, const Tally *tally)
{
  double mean = mean_of (tally), n = tally->n, rate = (tally->succeeded + 1) / (n + 2);
  double matters = MAX (fabs (choice->meant - mean), fabs (considered->now - mean));

  return n < 2 ? 0
               : MAX (sqrt (MAX (tally->squares / n - mean * mean, 0) / (n - 1)),
                      matters * sqrt (rate * (1 - rate) / (n + 3)));
}

/* Simulated results are used as soon as all choices have them. */
static const Tally *
tally_of (const Considered *considered, const Choice *choice)
{
  return choice->flicks && considered->phase == PHASE_SIMULATE && considered->round >= LEAST_ROUNDS
           ? &choice->simulated
           : &choice->foreseen;
}

static int
compare_choices (gconstpointer a, gconstpointer b, gpointer considered)
{
  const Choice *one = *(Choice *const *) a, *other = *(Choice *const *) b;
  double first = mean_of (tally_of (considered, one)), second = mean_of (tally_of (considered, other));

  if (first != second)
    return first > second ? -1 : 1;
  return memcmp (&one->move, &other->move, sizeof one->move);
}

/* Sorts the choices, the best one first. */
static void
sort_choices (Considered *considered, Choice *order[KEPT])
{
  for (guint i = 0; i < considered->n; i++)
    order[i] = &considered->choices[i];
  g_qsort_with_data (order, (int) considered->n, sizeof *order, compare_choices, considered);
}

/* Whether two choices have the same purpose: a shot at the same enemy, or the same figure walking
   into the same house or to the same place outside. */
static gboolean
is_alike (const Choice *one, const Choice *other)
{
  if (one->move.verb != other->move.verb || one->move.site != other->move.site)
    return FALSE;
  if (one->move.verb == FLICKEMUP_VERB_FACE)
    return TRUE;
  if (one->move.verb == FLICKEMUP_VERB_MOVE)
    return one->intended.figures[one->move.site].inside == other->intended.figures[one->move.site].inside
           && flickemup_distance (&one->intended.poses[one->move.site],
                                &other->intended.poses[one->move.site]) < NEAR;
  return one->flicks && one->target == other->target;
}

/* A shot must be meant to hurt somebody: one that does so only by chance has a better
   alternative. */
static gboolean
is_meant (const Considered *considered, const Choice *choice)
{
  return !choice->flicks || choice->move.verb == FLICKEMUP_VERB_MOVE
         || enemy_points (considered, &choice->intended)
              < enemy_points (considered, considered->thought.state);
}

/* phases */

static void
begin_choice (Considered *considered, Choice *choice, const FlipMove *move)
{
  const FlipOutcome *outcome = &considered->thought.outcome;

  memset (choice, 0, sizeof *choice);
  choice->move = *move;
  choice->meant =
    chance_of (considered, flickemup_thought_try (&considered->thought, move, FLICKEMUP_AS_INTENDED));
  choice->flicks = considered->thought.flicks;
  choice->intended = considered->thought.after;
  choice->target = choice->flicks && outcome->n_touches > 0 ? outcome->touches[0].piece : FLIP_NO_PIECE;
}

static void
step_first (Considered *considered)
{
  FlickemupOptions *options = &considered->thought.options;

  if (considered->index < options->n)
    {
      FlickemupOption *option = &options->options[considered->index++];

      option->worth = flickemup_thought_try (&considered->thought, &option->move, FLICKEMUP_AS_INTENDED);
      return;
    }
  qsort (options->options, options->n, sizeof *options->options, flickemup_compare_options);
  considered->phase = PHASE_KEEP;
  considered->index = 0;
}

static void
step_keep (Considered *considered)
{
  const FlickemupOptions *options = &considered->thought.options;
  Choice *choice = &considered->choices[considered->n];
  guint alike = 0;

  if (considered->index == options->n || considered->n == KEPT)
    {
      considered->is_lenient |= considered->n == 0;
      considered->phase = considered->n == 0 && options->n > 0 ? PHASE_KEEP : PHASE_AGAIN;
      considered->index = 0;
      return;
    }
  begin_choice (considered, choice, &options->options[considered->index++].move);
  for (guint i = 0; i < considered->n; i++)
    alike += is_alike (&considered->choices[i], choice);
  considered->n += alike < ALIKE && (considered->is_lenient || is_meant (considered, choice));
}

/* Drops choices with the same purpose as a better one, and surplus ones. */
static void
choose_finalists (Considered *considered)
{
  g_autofree Choice *kept = g_new (Choice, FLIP_MOST_FLICK_ADVICE);
  Choice *order[KEPT];
  guint n = 0;

  sort_choices (considered, order);
  for (guint i = 0; i < considered->n && n < FLIP_MOST_FLICK_ADVICE; i++)
    {
      gboolean is_new = TRUE;

      for (guint j = 0; j < n && is_new; j++)
        is_new = !is_alike (order[i], &kept[j]);
      if (is_new)
        kept[n++] = *order[i];
    }
  memcpy (considered->choices, kept, n * sizeof *kept);
  considered->n = n;
}

static void
step_again (Considered *considered)
{
  if (considered->index < considered->n)
    {
      Choice *choice = &considered->choices[considered->index++];

      for (considered->round = 0; considered->round < (choice->flicks ? LOOKS : 1); considered->round++)
        try_once (considered, choice, FLICKEMUP_FORESEEN, &choice->foreseen);
      return;
    }
  choose_finalists (considered);
  considered->phase = PHASE_SIMULATE;
  considered->index = considered->round = 0;
}

/* Simulates one flick of one choice; FALSE when there were enough. */
static gboolean
step_simulate (Considered *considered)
{
  Choice *order[KEPT];
  guint n = considered->round < FULL_ROUNDS ? considered->n : MIN (considered->n, LATE);

  if (considered->index == 0)
    {
      sort_choices (considered, order);
      for (guint i = 0; i < considered->n; i++)
        considered->thought.options.options[i].move = order[i]->move;
    }
  while (considered->index < n)
    {
      const FlipMove *move = &considered->thought.options.options[considered->index++].move;
      Choice *choice = NULL;

      for (guint i = 0; i < considered->n && !choice; i++)
        choice = flip_move_equal (&considered->choices[i].move, move) ? &considered->choices[i] : NULL;
      if (!choice->flicks)
        continue;
      try_once (considered, choice, FLICKEMUP_SIMULATED, &choice->simulated);
      considered->tried++;
      return TRUE;
    }
  considered->index = 0;
  return ++considered->round < MOST_ROUNDS;
}

/* words */

static void
tell_purpose (const Considered *considered, const Choice *choice, FlipFlickAdvice *advice)
{
  g_autoptr (GString) words = g_string_new (NULL);
  guint n = choice->foreseen.n + choice->simulated.n;
  guint succeeded = choice->foreseen.succeeded + choice->simulated.succeeded;

  flickemup_tell_purpose (considered->thought.state, &choice->intended, &choice->move, words);
  flip_phrase_copy (advice->reason, words->str, sizeof advice->reason);
  advice->tenths = choice->flicks ? (int) ((20 * succeeded + n) / (2 * n)) : -1;
}

/* The target, or the house to enter. */
static void
tell_whither (const Choice *choice, FlipFlickAdvice *advice)
{
  guint cowboy = choice->move.site;

  if (choice->flicks && choice->move.verb != FLICKEMUP_VERB_MOVE && choice->target < FLICKEMUP_FIGURES)
    /* Translators: the end of “Lawman 4 shoots at Outlaw 2” */
    flip_phrase_print (advice->whither, sizeof advice->whither, _ ("at %s"),
                       flickemup_figure_inside (choice->target));
  else if (choice->flicks && cowboy < FLICKEMUP_COWBOYS
           && choice->intended.figures[cowboy].inside < FLICKEMUP_BUILDINGS)
    /* Translators: the end of “Lawman 4 moves into the Bank” */
    flip_phrase_print (advice->whither, sizeof advice->whither, _ ("into %s"),
                       flickemup_building_inside (choice->intended.figures[cowboy].inside));
}

/* the considerer */

static gpointer
begin (const FlipSetup *setup, gconstpointer state)
{
  Considered *considered = g_new0 (Considered, 1);

  considered->seed = setup->seed;
  flickemup_thought_begin (&considered->thought, state);
  if (flickemup_game.begin (&considered->thought.after, setup, NULL))
    considered->start = flickemup_worth (&considered->thought.after, considered->thought.team);
  considered->now = chance_of (considered, flickemup_worth (state, considered->thought.team));
  flickemup_find_options (state, FINENESS, &considered->thought.options);
  considered->n_options = considered->thought.options.n;
  return considered;
}

static gboolean
step (gpointer data)
{
  Considered *considered = data;

  if (considered->phase == PHASE_SIMULATE)
    return considered->n > 0 && step_simulate (considered);
  if (considered->phase == PHASE_FIRST)
    step_first (considered);
  else if (considered->phase == PHASE_KEEP)
    step_keep (considered);
  else
    step_again (considered);
  return TRUE;
}

static gboolean
is_ready (gconstpointer data)
{
  return ((const Considered *) data)->phase == PHASE_SIMULATE;
}

static guint
tried (gconstpointer data)
{
  return ((const Considered *) data)->tried;
}

static void
tell (gpointer data, FlipConsidered *found)
{
  Considered *considered = data;
  Choice *order[KEPT];

  sort_choices (considered, order);
  found->n = considered->n;
  found->n_weighed = considered->n_options;
  found->tried = considered->tried;
  for (guint i = 0; i < found->n; i++)
    {
      FlipFlickAdvice *advice = &found->choices[i];
      const Tally *tally = tally_of (considered, order[i]);

      advice->move = order[i]->move;
      advice->expected = (int) lround (mean_of (tally));
      advice->error = (int) lround (error_of (considered, order[i], tally));
      advice->tried = order[i]->simulated.n;
      tell_purpose (considered, order[i], advice);
      tell_whither (order[i], advice);
    }
}

const FlipConsiderer flickemup_considerer = { begin, g_free, step, is_ready, tried, tell };
