/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/random.h"
#include "table/flickemup/flickemup-think.h"
#include "table/simulation.h"

/* The automatic player: finds its options, tries each with the error of its hand, and chooses the
   one that is worth most. All options are foreseen up to the first contact; the best are simulated
   to the end. */

/* So that it doesn't walk or shoot in vain, or bump into things rather than wait. */
#define COST_OF_FLICK 0.2

#define THINK_STREAM (G_GUINT64_CONSTANT (3) << 32)

typedef struct
{
  guint fineness;  /* of the search for options */
  guint kept;      /* number of options that are tried again */
  guint samples;   /* trials with the hand's error for each */
  guint finalists; /* number of options that are simulated to the end */
  double error;    /* of the hand, relative to that of people */
} Level;

static const Level levels[] = {
  [FLICKEMUP_OPPONENT_NONE] = { 3, 40, 10, 6, 1 },
  [FLICKEMUP_OPPONENT_BEGINNER] = { 1, 4, 1, 0, 5 },
  [FLICKEMUP_OPPONENT_EASY] = { 1, 8, 3, 0, 2.5 },
  [FLICKEMUP_OPPONENT_NORMAL] = { 2, 20, 6, 3, 1.2 },
  [FLICKEMUP_OPPONENT_HARD] = { 3, 48, 14, 8, 0.5 },
};

static const Level *
level_of (const FlickemupState *state, guint seat)
{
  gboolean automatic = flip_game_is_automatic (&flickemup_game, state, seat);

  return &levels[automatic ? state->levels[seat] : FLICKEMUP_OPPONENT_NONE];
}

/* The error of a hand; that of the automatic player depends on its level. */
FlipTremor
flickemup_table_tremor (const FlickemupState *state, guint seat, guint verb)
{
  const Level *level = level_of (state, seat);
  FlipTremor tremor = flip_tremor_of_people;

  if (state->steady && level == &levels[FLICKEMUP_OPPONENT_NONE])
    return flip_tremor_none;
  tremor.angle *= verb == FLICKEMUP_VERB_RIFLE ? 0 : level->error;
  tremor.speed *= level->error;
  return tremor;
}

static void
play_answers (FlickemupThought *thought)
{
  guint n =
    flickemup_table_tell (&thought->after, &thought->pending, &thought->outcome, thought->answers);

  for (guint i = 0; i < n; i++)
    flip_game_apply (&flickemup_game, &thought->after, &thought->answers[i]);
}

/* The worth of a flick if the hand makes it like this. */
static double
worth_of_flick (FlickemupThought *thought,
                const FlipMove *move,
                const FlipFlick *flick,
                gboolean to_the_end)
{
  thought->after = *thought->state;
  flip_game_apply (&flickemup_game, &thought->after, move);
  if (!to_the_end)
    flickemup_foresee (&thought->pending.table, flick, &thought->outcome);
  else if (!flip_simulate (&thought->pending.table, flick, &thought->outcome, NULL, NULL))
    thought->outcome.disc = FLIP_NO_PIECE;
  play_answers (thought);
  return flickemup_worth (&thought->after, thought->team) - COST_OF_FLICK;
}

static double
mean_of_flick (FlickemupThought *thought, const FlipMove *move, guint samples, gboolean to_the_end)
{
  double sum = 0;

  if (samples == 0)
    return worth_of_flick (thought, move, &thought->pending.flick, to_the_end);
  for (guint i = 0; i < samples; i++)
    {
      FlipFlick flick =
        flip_flick_tremble (&thought->pending.flick, &thought->pending.tremor, &thought->random);

      sum += worth_of_flick (thought, move, &flick, to_the_end);
    }
  return sum / samples;
}

/* A face-down token may be any of the hidden ones, and will be kept if possible. */
static double
worth_of_look (FlickemupThought *thought)
{
  FlickemupState shown = thought->after;
  double sum = 0;
  guint n = 0;

  for (int token = 0; token < FLICKEMUP_TOKENS; token++)
    for (int which = 0; which < shown.hidden[token]; which++, n++)
      {
        FlipMove show = flickemup_make (FLICKEMUP_VERB_SHOWN, FLIP_NO_SITE, token, which, 0);
        FlipMove keep = flickemup_make (FLICKEMUP_VERB_KEEP, FLIP_NO_SITE, 0, 0, 0);

        thought->after = shown;
        flip_game_apply (&flickemup_game, &thought->after, &show);
        if (flip_game_check (&flickemup_game, &thought->after, &keep, NULL))
          flip_game_apply (&flickemup_game, &thought->after, &keep);
        sum += flickemup_worth (&thought->after, thought->team);
      }

  return n > 0 ? sum / n : flickemup_worth (&shown, thought->team);
}

/* Clearing a door costs nothing. */
static double
worth_of_other (FlickemupThought *thought, const FlipMove *move)
{
  thought->after = *thought->state;
  flip_game_apply (&flickemup_game, &thought->after, move);
  if (move->verb == FLICKEMUP_VERB_LOOK)
    return worth_of_look (thought);
  if (move->verb == FLICKEMUP_VERB_CLOCK && !move->arg[0])
    return thought->state->winner == thought->team ? G_MAXINT : -G_MAXINT;
  return flickemup_worth (&thought->after, thought->team)
         + (move->verb == FLICKEMUP_VERB_CLEAR ? 0.5 : 0);
}

void
flickemup_thought_begin (FlickemupThought *thought, const FlickemupState *state)
{
  int who = flickemup_who (state);

  g_assert (who != FLIP_TABLE);

  thought->state = state;
  thought->team = flickemup_seat_team (state, (guint) who);
}

double
flickemup_thought_try (FlickemupThought *thought, const FlipMove *move, FlickemupTrial trial)
{
  FlipFlick flick;

  thought->after = *thought->state;
  flip_game_apply (&flickemup_game, &thought->after, move);
  thought->flicks = flickemup_table_bridge.pending (&thought->after, &thought->pending);
  if (!thought->flicks)
    return worth_of_other (thought, move);
  flick = trial == FLICKEMUP_AS_INTENDED
            ? thought->pending.flick
            : flip_flick_tremble (&thought->pending.flick, &thought->pending.tremor, &thought->random);
  return worth_of_flick (thought, move, &flick, trial == FLICKEMUP_SIMULATED);
}

static double
worth_of_option (FlickemupThought *thought, const FlipMove *move, guint samples, gboolean to_the_end)
{
  thought->after = *thought->state;
  flip_game_apply (&flickemup_game, &thought->after, move);
  if (!flickemup_table_bridge.pending (&thought->after, &thought->pending))
    return worth_of_other (thought, move);
  return mean_of_flick (thought, move, samples, to_the_end);
}

/* Tries the best options so far again, and sorts them. */
static void
look_again (FlickemupThought *thought, guint n, guint samples, gboolean to_the_end)
{
  n = MIN (n, thought->options.n);
  for (guint i = 0; i < n; i++)
    thought->options.options[i].worth =
      worth_of_option (thought, &thought->options.options[i].move, samples, to_the_end);
  qsort (thought->options.options, n, sizeof (FlickemupOption), flickemup_compare_options);
}

static void
think (FlickemupThought *thought, const Level *level)
{
  flickemup_find_options (thought->state, level->fineness, &thought->options);
  look_again (thought, thought->options.n, 0, FALSE);
  look_again (thought, level->kept, level->samples, FALSE);
  if (level->finalists > 0)
    look_again (thought, level->finalists, level->samples / 2, TRUE);
}

gboolean
flickemup_table_advise (gconstpointer data, guint64 seed, FlipMove *move)
{
  const FlickemupState *state = data;
  int who = flickemup_who (state);
  g_autofree FlickemupThought *thought = NULL;

  if (who == FLIP_TABLE)
    return FALSE;
  thought = g_new (FlickemupThought, 1);
  flickemup_thought_begin (thought, state);
  flip_random_seed (&thought->random, seed, THINK_STREAM + state->answers);
  think (thought, level_of (state, (guint) who));
  if (thought->options.n == 0)
    return FALSE;
  *move = thought->options.options[0].move;
  return TRUE;
}
