/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "advisor/analysis.h"

#include "advisor/meaning.h"
#include "engine/game/verb.h"

#include <string.h>

/* The limits of a good choice and of a slip; beyond them it is a blunder. In hundredths of the
   spread of final scores. */
#define GOOD_UP_TO    8
#define SLIP_UP_TO    25
#define USUAL_SPREAD  800

/* Half of the play-outs after which it is first seen whether a verdict is settled. */
#define FIRST_BUDGET 50

struct _FlipAnalysis
{
  const FlipGame *game;
  FlipThinker *thinker;
  guint budget;
  gboolean is_dealt;
  FlipDealer *dealer;
  GArray *moves; /* of FlipMove */
  guint position;
  guint64 seed;
  gpointer first;           /* before the first entry */
  gpointer state;           /* before the next entry */
  gpointer before;          /* before the last entry */
  FlipKnowledge *knowledge; /* one per seat */
  guint n_seats;
};

/* helpers */

static void
look_at_cards (FlipAnalysis *analysis)
{
  for (guint seat = 0; analysis->is_dealt && seat < analysis->n_seats; seat++)
    flip_knowledge_peek (&analysis->knowledge[seat], analysis->game, analysis->state, seat,
                         analysis->dealer);
}

/* The entry as a move of the seat that made it, in a state turned to that seat. */
static FlipMove
turn_to_mover (FlipAnalysis *analysis, const FlipMove *entry)
{
  FlipMove move = *entry;

  memcpy (analysis->before, analysis->state, analysis->game->state_size);
  if (entry->seat && flip_game_turn_to (analysis->game, analysis->before, entry->seat - 1u, NULL))
    move.seat = 0;
  return move;
}

/* Half of the spread of a chance that ends as nothing or all. */
static int
spread_of (const FlipAnalysis *analysis)
{
  const FlipWeights *weights = flip_thinker_weights (analysis->thinker);

  if (flip_meaning_of (analysis->game) == FLIP_MEANS_CHANCE)
    return FLIP_CERTAIN / 2;
  return weights && weights->spread > 0 ? weights->spread : USUAL_SPREAD;
}

/* A mistake is one beyond all doubt. What may be a mistake or not is open, and stays so if it is too close
   to call. */
static void
grade (const FlipAnalysis *analysis, FlipVerdict *verdict)
{
  int good = spread_of (analysis) * GOOD_UP_TO / 100, slip = spread_of (analysis) * SLIP_UP_TO / 100;
  int least = verdict->cost - verdict->error, most = verdict->cost + verdict->error;

  verdict->is_open = most > good && least <= good;
  if (verdict->is_open)
    verdict->grade = FLIP_GRADE_CLOSE;
  else if (most <= good)
    verdict->grade = verdict->cost < FLIP_ADVICE_CLOSE || least <= 0 ? FLIP_GRADE_BEST : FLIP_GRADE_GOOD;
  else
    verdict->grade = least > slip ? FLIP_GRADE_BLUNDER : FLIP_GRADE_SLIP;
  if (verdict->grade == FLIP_GRADE_BEST)
    verdict->cost = 0;
}

/* The best choice is settled when none of the others can turn out to be much better. */
static void
grade_best (const FlipAnalysis *analysis, const FlipAdvice *advice, FlipVerdict *verdict)
{
  verdict->grade = FLIP_GRADE_BEST;
  verdict->is_open = FALSE;
  for (guint i = 1; i < advice->n; i++)
    verdict->is_open |= advice->choices[i].margin - advice->choices[i].behind
                        > spread_of (analysis) * GOOD_UP_TO / 100;
}

static const FlipAdviceChoice *
choice_of (const FlipAdvice *advice, const FlipMove *move)
{
  const FlipAdviceChoice *choice = advice->choices;

  while (!flip_move_equal (&choice->line.moves[0], move))
    {
      choice++;
      g_assert (choice < advice->choices + advice->n);
    }

  return choice;
}

static void
read_advice (FlipAnalysis *analysis, const FlipAdvice *advice, const FlipMove *move, FlipVerdict *verdict)
{
  const FlipWeights *weights = advice->is_exact ? NULL : flip_thinker_weights (analysis->thinker);
  const FlipAdviceChoice *best = &advice->choices[0], *chosen = choice_of (advice, move);

  verdict->best = best->line.moves[0];
  verdict->play_outs = (guint) advice->play_outs;
  verdict->hoped =
    flip_meaning_of_worth (analysis->game, weights, analysis->before, advice->seat, best->expected);
  verdict->cost = verdict->hoped
                  - flip_meaning_of_worth (analysis->game, weights, analysis->before, advice->seat,
                                           chosen->expected);
  verdict->error = flip_meaning_of_error (analysis->game, weights, analysis->before, advice->seat,
                                          chosen->expected, chosen->margin);
  if (chosen == best)
    grade_best (analysis, advice, verdict);
  else
    grade (analysis, verdict);
}

/* Thinks until the verdict is settled, or until the budget is spent. */
static void
judge_choice (FlipAnalysis *analysis, const FlipMove *move, FlipVerdict *verdict)
{
  const FlipKnowledge *knowledge = &analysis->knowledge[verdict->seat];
  g_autoptr (FlipSearch) search = NULL;
  g_autofree FlipAdvice *advice = NULL;
  guint budget = FIRST_BUDGET;

  if (flip_thinker_legal (analysis->thinker, analysis->before)->n < 2)
    return;
  search = flip_search_new (analysis->thinker, analysis->before, knowledge, FLIP_SEARCH_SEED);
  advice = g_new (FlipAdvice, 1);
  flip_search_include (search, move);
  do
    {
      budget = MIN (budget * 2, analysis->budget);
      if (!flip_search_run (search, budget))
        return;
      flip_search_advise (search, advice);
      read_advice (analysis, advice, move, verdict);
    }
  while (verdict->is_open && budget < analysis->budget);
  if (verdict->grade >= FLIP_GRADE_SLIP && verdict->play_outs >= 2 * FIRST_BUDGET)
    flip_reason_find (analysis->thinker, analysis->before, knowledge, &advice->choices[0].line,
                      &choice_of (advice, move)->line, &verdict->reason, NULL);
}

/* public functions */

const char *
flip_grade_name (FlipGrade grade)
{
  static const char *const names[] = { "none", "best", "good", "close", "slip", "blunder" };

  g_return_val_if_fail (grade < G_N_ELEMENTS (names), "?");

  return names[grade];
}

FlipAnalysis *
flip_analysis_new (FlipSession *session,
                   FlipWeights *weights,
                   guint budget,
                   GCancellable *cancellable,
                   GError **error)
{
  const FlipSetup *setup = flip_session_setup (session);
  const FlipGame *game = setup->game;
  g_autofree gpointer start = g_malloc0 (game->state_size);
  FlipAnalysis *analysis;

  g_return_val_if_fail (flip_game_can_be_judged (game), NULL);

  if (!game->begin (start, setup, error))
    return NULL;
  analysis = g_new0 (FlipAnalysis, 1);
  analysis->game = game;
  analysis->thinker = flip_thinker_new (game, weights, cancellable);
  analysis->n_seats = flip_setup_seats (setup);
  analysis->is_dealt = setup->dealt && !flip_setup_names_cards (setup);
  analysis->dealer = g_new (FlipDealer, 1);
  analysis->seed = setup->seed;
  analysis->moves = g_array_new (FALSE, FALSE, sizeof (FlipMove));
  for (guint i = 0; i < flip_session_length (session); i++)
    g_array_append_vals (analysis->moves, flip_session_entry (session, i), 1);
  analysis->first = g_steal_pointer (&start);
  analysis->state = g_malloc (game->state_size);
  analysis->before = g_malloc (game->state_size);
  analysis->knowledge = g_new0 (FlipKnowledge, analysis->n_seats);
  flip_analysis_rewind (analysis, budget);
  return analysis;
}

void
flip_analysis_free (FlipAnalysis *analysis)
{
  flip_thinker_free (analysis->thinker);
  g_array_unref (analysis->moves);
  g_free (analysis->dealer);
  g_free (analysis->first);
  g_free (analysis->state);
  g_free (analysis->before);
  g_free (analysis->knowledge);
  g_free (analysis);
}

gboolean
flip_analysis_step (FlipAnalysis *analysis, FlipVerdict *verdict)
{
  const FlipMove *entry;
  FlipMove move;
  FlipAsk ask;

  if (analysis->position == analysis->moves->len || flip_thinker_is_cancelled (analysis->thinker))
    return FALSE;
  entry = &g_array_index (analysis->moves, FlipMove, analysis->position);
  look_at_cards (analysis);
  if (verdict)
    {
      memset (verdict, 0, sizeof *verdict);
      move = turn_to_mover (analysis, entry);
      analysis->game->ask (analysis->before, &ask);
      verdict->position = analysis->position;
      verdict->seat = ask.who;
      verdict->chosen = ask.who != FLIP_TABLE;
      if (verdict->chosen)
        judge_choice (analysis, &move, verdict);
    }
  flip_game_apply (analysis->game, analysis->state, entry);
  analysis->position++;
  return !flip_thinker_is_cancelled (analysis->thinker);
}

void
flip_analysis_rewind (FlipAnalysis *analysis, guint budget)
{
  g_return_if_fail (budget > 0);

  analysis->budget = budget;
  analysis->position = 0;
  memcpy (analysis->state, analysis->first, analysis->game->state_size);
  memset (analysis->knowledge, 0, analysis->n_seats * sizeof *analysis->knowledge);
  flip_dealer_init (analysis->dealer, analysis->seed);
}

gconstpointer
flip_analysis_state (FlipAnalysis *analysis)
{
  return analysis->before;
}
