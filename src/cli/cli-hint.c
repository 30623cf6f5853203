/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli-advisor.h"

#include "advisor/analysis.h"
#include "advisor/reason.h"
#include "engine/verb.h"

#include <glib/gi18n-lib.h>

#define USUAL_BUDGET 300
#define MOST_SHOWN   3

/* With --time, as many play-outs are done before the clock is looked at again, doubled each time. */
#define FIRST_BATCH 60

typedef struct
{
  FlipSession *session;
  gconstpointer state;
  FlipWeights *weights;
  FlipAdvice advice;
} Hint;

/* The state at the end of a choice's turn. */
static gpointer
end_of (const Hint *hint, const FlipAdviceChoice *choice)
{
  const FlipGame *game = flip_session_game (hint->session);
  gpointer state = g_memdup2 (hint->state, game->state_size);

  for (guint i = 0; i < choice->line.n; i++)
    flip_game_apply (game, state, &choice->line.moves[i]);
  return state;
}

/* What speaks for a choice. */
static guint
reasons_for (const Hint *hint, guint index, const char *reasons[FLIP_MOST_REASONS])
{
  g_autofree gpointer end = end_of (hint, &hint->advice.choices[index]);

  return flip_reason_find (flip_session_game (hint->session), hint->weights, hint->state, end,
                           hint->advice.seat, reasons);
}

static void
print_text (const Hint *hint)
{
  for (guint i = 0; i < MIN (hint->advice.n, MOST_SHOWN); i++)
    {
      const FlipAdviceChoice *choice = &hint->advice.choices[i];
      g_autofree char *move =
        flip_session_print_at (hint->session, hint->state, &choice->line.moves[0]);
      const char *reasons[FLIP_MOST_REASONS];
      guint n = reasons_for (hint, i, reasons);

      cli_say ("%s%s\t%.1f ± %.1f", move, i > 0 && choice->ties ? " =" : "",
               choice->expected / (double) FLIP_POINT, choice->error / (double) FLIP_POINT);
      for (guint j = 0; j < n; j++)
        cli_say ("  %s", reasons[j]);
    }
}

static void
write_choice (const Hint *hint, guint index, FlipJson *json)
{
  const FlipAdviceChoice *choice = &hint->advice.choices[index];
  g_autofree char *move =
    flip_session_print_at (hint->session, hint->state, &choice->line.moves[0]);
  const char *reasons[FLIP_MOST_REASONS];
  guint n = reasons_for (hint, index, reasons);

  flip_json_open (json, NULL, '{');
  flip_json_string (json, "move", move);
  flip_json_real (json, "expected", choice->expected / (double) FLIP_POINT);
  flip_json_real (json, "error", choice->error / (double) FLIP_POINT);
  flip_json_number (json, "tried", choice->tried);
  flip_json_boolean (json, "ties", choice->ties);
  flip_json_open (json, "reasons", '[');
  for (guint i = 0; i < n; i++)
    flip_json_string (json, NULL, reasons[i]);
  flip_json_close (json, ']');
  flip_json_close (json, '}');
}

static void
print_json (const Hint *hint)
{
  FlipJson json;

  flip_json_begin (&json);
  flip_json_open (&json, NULL, '{');
  flip_json_number (&json, "seat", hint->advice.seat + 1);
  flip_json_number (&json, "answers", hint->advice.n_legal);
  flip_json_number (&json, "play_outs", (gint64) hint->advice.play_outs);
  flip_json_open (&json, "choices", '[');
  for (guint i = 0; i < hint->advice.n; i++)
    write_choice (hint, i, &json);
  flip_json_close (&json, ']');
  flip_json_close (&json, '}');
  cli_print_json (&json);
}

static void
search_for (FlipSearch *search, double seconds)
{
  gint64 end = g_get_monotonic_time () + (gint64) (seconds * G_USEC_PER_SEC);
  guint budget = FIRST_BATCH;

  while (flip_search_run (search, budget) && g_get_monotonic_time () < end
         && budget < G_MAXUINT / 4)
    budget *= 2;
}

static int
hint_at (FlipSession *session,
         guint position,
         double seconds,
         guint budget,
         const char *weights,
         gboolean as_json)
{
  const FlipGame *game = flip_session_game (session);
  g_autofree Hint *hint = g_new0 (Hint, 1);
  g_autofree FlipKnowledge *knowledge = g_new0 (FlipKnowledge, 1);
  g_autoptr (FlipWeights) loaded = NULL;
  g_autoptr (FlipThinker) thinker = NULL;
  g_autoptr (FlipSearch) search = NULL;
  GError *error = NULL;
  FlipAsk ask;

  if (!cli_check_sense (game, &error))
    return cli_refuse_error (error);
  loaded = cli_load_weights (flip_session_setup (session), weights, &error);
  if (error)
    return cli_refuse_error (error);
  flip_session_jump (session, position);
  hint->session = session;
  hint->state = flip_session_state (session);
  hint->weights = loaded;
  game->ask (hint->state, &ask);
  if (ask.who == FLIP_TABLE || ask.kind == FLIP_ASK_NOTHING)
    return cli_refuse (_ ("there is nothing to choose at this moment."));
  flip_knowledge_read (knowledge, session, position, (guint) ask.who);
  thinker = flip_thinker_new (game, loaded, NULL);
  search = flip_search_new (thinker, hint->state, knowledge, &flip_search_usual, 1);
  if (seconds > 0)
    search_for (search, seconds);
  else
    flip_search_run (search, budget);
  flip_search_advise (search, &hint->advice);
  (as_json ? print_json : print_text) (hint);
  return CLI_DONE;
}

static int
run (int argc, char **argv)
{
  gboolean json = FALSE;
  int at = CLI_AT_UNSAID, budget = USUAL_BUDGET;
  double seconds = 0;
  g_autofree char *weights = NULL;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_ ("Print JSON"), NULL },
    { "at", 0, 0, G_OPTION_ARG_INT, &at, N_ ("After so many moves"), "N" },
    { "time", 0, 0, G_OPTION_ARG_DOUBLE, &seconds, N_ ("Look ahead for so long"), "SECONDS" },
    { "budget", 0, 0, G_OPTION_ARG_INT, &budget, N_ ("Play out so often"), "N" },
    { "weights", 0, 0, G_OPTION_ARG_FILENAME, &weights,
      N_ ("What was learned, instead of the built-in"), "FILE" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (FlipSession) session = NULL;
  guint position;
  int status;

  if (!cli_read_options (&cli_advise, entries, &argc, &argv) || !cli_check_at (&cli_advise, at))
    return CLI_USAGE;
  if (budget < 1 || seconds < 0 || seconds > 3600)
    return cli_usage (&cli_advise, _ ("time and budget are numbers above 0"));
  session = cli_load_only_argument (&cli_advise, argc, argv, &status);
  if (!session)
    return status;
  if (!cli_read_at (session, at, &position))
    return CLI_REFUSED;
  return hint_at (session, position, seconds, (guint) budget, weights, json);
}

const CliCommand cli_advise = {
  "hint",
  N_ ("SHEET"),
  N_ ("What would be good to do now"),
  N_ (
    "The best choices with the points that may be expected at the end, and their standard error; “=”\n"
    "marks those that can't be told from the best. Only what the seat may see is looked at."),
  run,
};
