/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include "advisor/knowledge.h"
#include "advisor/meaning.h"
#include "advisor/search.h"
#include "play/review/hint.h"
#include "table/considering.h"
#include "table/tabletops.h"

#include <glib/gi18n-lib.h>

#define USUAL_BUDGET 300
#define MOST_SHOWN   3

/* With --time, the number of play-outs before the clock is checked again; doubled each time. */
#define FIRST_BATCH 60

/* One choice as it is printed; the numbers are in hundredths of their unit. */
typedef struct
{
  char *move;
  int expected, error;
  guint tried;
  gboolean ties;
  char *reason; /* or NULL */
} Choice;

typedef struct
{
  FlipMeaning meaning;
  guint seat, n_legal;
  guint64 play_outs;
  guint n;
  Choice choices[FLIP_MOST_ADVICE];
} Hint;

/* The question and the seat that is asked. */
typedef struct
{
  FlipSession *session;
  gconstpointer state;
  guint position, seat;
  double seconds;
  guint budget;
  guint64 seed;
} Problem;

static void
hint_free (Hint *hint)
{
  for (guint i = 0; i < hint->n; i++)
    {
      g_free (hint->choices[i].move);
      g_free (hint->choices[i].reason);
    }
  g_free (hint);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Hint, hint_free)

static Choice *
add_choice (Hint *hint, const Problem *problem, const FlipMove *move)
{
  Choice *choice = &hint->choices[hint->n++];

  g_assert (hint->n <= FLIP_MOST_ADVICE);

  choice->move = flip_log_print_at (flip_session_log (problem->session), problem->state, move);
  return choice;
}

/* printing */

static void
print_text (const Hint *hint)
{
  for (guint i = 0; i < MIN (hint->n, MOST_SHOWN); i++)
    {
      const Choice *choice = &hint->choices[i];
      g_autofree char *expected = flip_meaning_tell (hint->meaning, choice->expected);
      g_autofree char *error = flip_meaning_print_error (hint->meaning, choice->error);

      cli_say ("%s%s\t%s%s", choice->move, i > 0 && choice->ties ? " =" : "", expected, error);
      if (choice->reason)
        cli_say ("  %s", choice->reason);
    }
}

static void
write_choice (const Choice *choice, FlipJson *json)
{
  flip_json_open (json, NULL, '{');
  flip_json_add (json, FLIP_JSON ("move", choice->move),
                 FLIP_JSON ("expected", choice->expected / (double) FLIP_POINT),
                 FLIP_JSON_IF (choice->error > 0, FLIP_JSON ("error", choice->error / (double) FLIP_POINT)),
                 FLIP_JSON ("tried", choice->tried), FLIP_JSON_BOOLEAN ("ties", choice->ties));
  flip_json_open (json, "reasons", '[');
  if (choice->reason)
    flip_json_add (json, FLIP_JSON (NULL, choice->reason));
  flip_json_close (json, ']');
  flip_json_close (json, '}');
}

static void
print_json (const Hint *hint)
{
  FlipJson json;

  flip_json_begin (&json, '{');
  flip_json_add (&json, FLIP_JSON ("seat", hint->seat + 1),
                 FLIP_JSON ("means", flip_meaning_name (hint->meaning)),
                 FLIP_JSON ("answers", hint->n_legal), FLIP_JSON ("play_outs", hint->play_outs));
  flip_json_open (&json, "choices", '[');
  for (guint i = 0; i < hint->n; i++)
    write_choice (&hint->choices[i], &json);
  flip_json_close (&json, ']');
  cli_print_json (&json);
}

/* searching */

static gint64
end_of_time (double seconds)
{
  return g_get_monotonic_time () + (gint64) (seconds * G_USEC_PER_SEC);
}

static void
search_for (FlipSearch *search, double seconds)
{
  gint64 end = end_of_time (seconds);
  guint budget = FIRST_BATCH;

  while (flip_search_run (search, budget) && g_get_monotonic_time () < end
         && budget < G_MAXUINT / 4)
    budget *= 2;
}

/* A choice with its reason. */
static void
add_advice (Hint *hint,
            const Problem *problem,
            const FlipWeights *weights,
            const FlipAdvice *advice,
            const FlipAdviceChoice *advised)
{
  const FlipWeights *correct = advice->is_exact ? NULL : weights;
  const FlipGame *game = flip_session_game (problem->session);
  Choice *choice = add_choice (hint, problem, &advised->line.moves[0]);

  choice->expected =
    flip_meaning_of_worth (game, correct, problem->state, hint->seat, advised->expected);
  choice->error = flip_meaning_of_error (game, correct, problem->state, hint->seat, advised->expected,
                                         advised->error);
  choice->tried = advised->tried;
  choice->ties =
    advised->ties || hint->choices[0].expected - choice->expected < FLIP_ADVICE_CLOSE;
  if (*advised->reason.id)
    {
      const FlipMove *than = &advice->choices[advised->than].line.moves[0];
      g_autofree char *other = flip_log_print_at (flip_session_log (problem->session), problem->state, than);

      choice->reason =
        flip_reason_tell (&advised->reason,
                          flip_reason_item (advised->reason.id, game, problem->state, hint->seat), other);
    }
}

static void
search (Hint *hint, const Problem *problem, FlipWeights *weights)
{
  const FlipGame *game = flip_session_game (problem->session);
  g_autofree FlipKnowledge *knowledge = g_new0 (FlipKnowledge, 1);
  g_autofree FlipAdvice *advice = g_new0 (FlipAdvice, 1);
  g_autoptr (FlipTranscript) transcript =
    flip_transcript_new (flip_session_log (problem->session), problem->position);
  g_autoptr (FlipThinker) thinker = flip_thinker_new (game, weights, NULL);
  g_autoptr (FlipSearch) lines = NULL;

  flip_knowledge_read (knowledge, transcript, problem->seat, NULL);
  lines = flip_search_new (thinker, problem->state, knowledge, problem->seed);
  if (problem->seconds > 0)
    search_for (lines, problem->seconds);
  else
    flip_search_run (lines, problem->budget);
  flip_search_advise (lines, advice);
  flip_search_explain (lines, advice, MOST_SHOWN);
  hint->meaning = flip_meaning_at (game, problem->state);
  hint->n_legal = advice->n_legal;
  hint->play_outs = advice->play_outs;
  for (guint i = 0; i < advice->n; i++)
    add_advice (hint, problem, weights, advice, &advice->choices[i]);
}

static void
add_flick (Hint *hint, const Problem *problem, const FlipFlickAdvice *advised)
{
  Choice *choice = add_choice (hint, problem, &advised->move);

  choice->expected = advised->expected;
  choice->error = 2 * advised->error;
  choice->tried = advised->tried;
  choice->ties = advised->ties;
  choice->reason = *advised->reason ? g_strdup (advised->reason) : NULL;
}

/* For a simulated table: tries as many flicks as there would be play-outs. */
static void
consider (Hint *hint, const Problem *problem, FlipTabletop *tabletop)
{
  g_autoptr (FlipConsidering) considering = flip_considering_new (tabletop, problem->state);
  g_autofree FlipConsidered *found = g_new0 (FlipConsidered, 1);
  gint64 end = end_of_time (problem->seconds);

  while (flip_considering_step (considering))
    {
      if (!flip_considering_is_ready (considering))
        continue;
      if (problem->seconds > 0 ? g_get_monotonic_time () >= end
                               : flip_considering_tried (considering) >= problem->budget)
        break;
    }
  flip_considering_tell (considering, found);
  hint->meaning = FLIP_MEANS_CHANCE;
  hint->n_legal = found->n_weighed;
  hint->play_outs = found->tried;
  for (guint i = 0; i < found->n; i++)
    add_flick (hint, problem, &found->choices[i]);
}

static int
hint_at (Problem *problem, const char *weights_path, gboolean as_json)
{
  const FlipSetup *setup = flip_session_setup (problem->session);
  g_autoptr (FlipTabletop) tabletop = flip_tabletop_new (setup);
  g_autoptr (Hint) hint = g_new0 (Hint, 1);
  g_autoptr (FlipWeights) weights = NULL;
  GError *error = NULL;
  FlipAsk ask;

  if (!tabletop && flip_table_bridge_find (setup->game))
    return cli_refuse (
      _ ("Flipside doesn’t know where things are on your table, so there is nothing to aim at."));
  if (!tabletop && !cli_check_automatic (setup->game, &error))
    return cli_refuse_error (error);
  flip_session_jump (problem->session, problem->position);
  problem->state = flip_session_state (problem->session);
  setup->game->ask (problem->state, &ask);
  if (ask.who == FLIP_TABLE || ask.kind == FLIP_ASK_NOTHING)
    return cli_refuse (_ ("there is nothing to choose right now."));
  problem->seat = hint->seat = (guint) ask.who;
  if (tabletop && weights_path)
    return cli_usage (&cli_advise, _ ("--weights is not for a simulated table"));
  weights = tabletop ? NULL : cli_load_weights (setup, weights_path, &error);
  if (error)
    return cli_refuse_error (error);
  if (tabletop)
    consider (hint, problem, tabletop);
  else
    search (hint, problem, weights);
  if (as_json)
    print_json (hint);
  else
    {
      g_autoptr (FlipMoment) moment = cli_moment_at (problem->session, problem->position);
      g_autofree char *means = flip_hint_tell_meaning (moment, hint->seat);

      print_text (hint);
      cli_say ("%s", means);
    }
  return CLI_DONE;
}

static int
run (int argc, char **argv)
{
  gboolean json = FALSE;
  int at = CLI_AT_UNSAID, budget = USUAL_BUDGET;
  double seconds = 0;
  gint64 seed = FLIP_SEARCH_SEED;
  const char *weights = NULL;
  const GOptionEntry entries[] = {
    CLI_JSON (&json),
    { "at", 0, 0, G_OPTION_ARG_INT, &at, N_ ("After N moves"), "N" },
    { "time", 0, 0, G_OPTION_ARG_DOUBLE, &seconds, N_ ("How long to look ahead"), "SECONDS" },
    { "budget", 0, 0, G_OPTION_ARG_INT, &budget, N_ ("How many games to play out"), "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, N_ ("The same seed gives the same hints"), "N" },
    { "weights", 0, 0, G_OPTION_ARG_FILENAME, &weights,
      N_ ("Use these weights instead of the built-in ones"), "FILE" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (FlipSession) session = NULL;
  Problem problem;
  guint position;
  int status;

  if (!cli_read_options (&cli_advise, entries, &argc, &argv) || !cli_check_at (&cli_advise, at))
    return CLI_USAGE;
  if (budget < 1 || seconds < 0 || seconds > 3600)
    return cli_usage (&cli_advise, _ ("time and budget must be numbers above 0"));
  session = cli_load_only_argument (&cli_advise, argc, argv, &status);
  if (!session)
    return status;
  if (!cli_read_at (session, at, &position))
    return CLI_REFUSED;
  problem = (Problem){ .session = session,
                       .position = position,
                       .seconds = seconds,
                       .budget = (guint) budget,
                       .seed = (guint64) seed };
  return hint_at (&problem, weights, json);
}

const CliCommand cli_advise = {
  "hint",
  /* what a command takes */ N_ ("SHEET"),
  N_ ("Suggest what to do now"),
  N_ ("The best choices with the points to expect at the end, or the chance of winning in games "
      "that are\n"
      "not won by points, and how far off they may be in 19 of 20 cases; “=” marks those that are as "
      "good as\n"
      "the best. Only what the seat may see is used. On a simulated table the flicks are tried with the error of a "
      "real hand."),
  run,
};
