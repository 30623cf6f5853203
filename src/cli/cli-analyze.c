/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include "advisor/analysis.h"
#include "advisor/meaning.h"

#include <glib/gi18n-lib.h>

#define USUAL_BUDGET 60

typedef struct
{
  FlipSession *session;
  FlipJson *json; /* or NULL for text */
  FlipSeatAccount accounts[FLIP_MAX_SEATS];
} Report;

static double
points (int hundredths)
{
  return hundredths / (double) FLIP_POINT;
}

/* With a per cent sign if the game uses chances; signed differences keep their plus. */
static char *
tell (const Report *report, int hundredths, gboolean is_signed)
{
  FlipMeaning meaning = flip_meaning_of (flip_session_game (report->session));
  g_autofree char *value = flip_meaning_print (meaning, hundredths);

  return g_strconcat (is_signed && hundredths >= 0 ? "+" : "", value, NULL);
}

static const char *
grade_words (FlipGrade grade)
{
  static const char *const words[] = {
    "",
    NC_ ("choice", "best"),
    NC_ ("choice", "good"),
    NC_ ("choice", "slip"),
    NC_ ("choice", "blunder"),
  };

  return grade ? g_dpgettext2 (GETTEXT_PACKAGE, "choice", words[grade]) : "";
}

static void
say_verdict (const Report *report, const FlipVerdict *verdict, gconstpointer state)
{
  g_autofree char *entry =
    flip_log_print_entry (flip_session_log (report->session), verdict->position);
  g_autofree char *better = NULL, *luck = tell (report, verdict->luck, TRUE);
  g_autofree char *cost = tell (report, verdict->cost, FALSE);

  if (verdict->has_luck)
    /* Translators: %u: the number of the move; first %s: the move; second %s: points */
    cli_say (_ ("%u\t%s\tluck %s"), verdict->position + 1, entry, luck);
  if (!verdict->chosen || verdict->grade == FLIP_GRADE_NONE)
    return;
  if (verdict->grade == FLIP_GRADE_BEST)
    {
      cli_say ("%u\t%s\t%s", verdict->position + 1, entry, grade_words (verdict->grade));
      return;
    }
  better = flip_log_print_at (flip_session_log (report->session), state, &verdict->best);
  /* Translators: %u: the number of the move; %s: the move, a verdict, what it cost, and a better
     move */
  cli_say (_ ("%u\t%s\t%s, −%s: better %s"), verdict->position + 1, entry,
           grade_words (verdict->grade), cost, better);
}

static void
write_verdict (const Report *report, const FlipVerdict *verdict, gconstpointer state)
{
  g_autofree char *entry =
    flip_log_print_entry (flip_session_log (report->session), verdict->position);
  FlipJson *json = report->json;

  flip_json_open (json, NULL, '{');
  flip_json_add (json, FLIP_JSON ("position", verdict->position + 1), FLIP_JSON ("move", entry),
                 FLIP_JSON ("seat", verdict->seat + 1),
                 FLIP_JSON_IF (verdict->has_luck, FLIP_JSON ("luck", points (verdict->luck))));
  if (verdict->grade != FLIP_GRADE_NONE)
    {
      g_autofree char *better =
        flip_log_print_at (flip_session_log (report->session), state, &verdict->best);

      flip_json_add (json, FLIP_JSON ("verdict", flip_grade_name (verdict->grade)),
                     FLIP_JSON ("cost", points (verdict->cost)), FLIP_JSON ("best", better));
    }
  flip_json_add (json, FLIP_JSON_IF (verdict->chosen || verdict->has_luck,
                                     FLIP_JSON ("expected", points (verdict->expected))));
  flip_json_close (json, '}');
}

static void
say_account (const Report *report, guint seat)
{
  const FlipSeatAccount *account = &report->accounts[seat];
  g_autofree char *cost = tell (report, account->cost, FALSE), *luck = tell (report, account->luck, TRUE);
  guint n_slips = account->grades[FLIP_GRADE_SLIP], n_blunders = account->grades[FLIP_GRADE_BLUNDER];
  /* Translators: %u: how many */
  g_autofree char *slips = g_strdup_printf (ngettext ("%u slip", "%u slips", n_slips), n_slips);
  g_autofree char *blunders =
    /* Translators: %u: how many */
    g_strdup_printf (ngettext ("%u blunder", "%u blunders", n_blunders), n_blunders);

  /* Translators: a player; the best and the good choices, “2 slips”, “1 blunder”; points. */
  cli_say (_ ("%s: %u best, %u good, %s, %s; choices −%s, luck %s"),
           flip_log_player (flip_session_log (report->session), (int) seat),
           account->grades[FLIP_GRADE_BEST], account->grades[FLIP_GRADE_GOOD], slips, blunders,
           cost, luck);
}

static void
write_account (const Report *report, guint seat)
{
  const FlipSeatAccount *account = &report->accounts[seat];

  flip_json_open (report->json, NULL, '{');
  flip_json_add (
    report->json,
    FLIP_JSON ("player", flip_log_player (flip_session_log (report->session), (int) seat)));
  for (FlipGrade grade = FLIP_GRADE_BEST; grade <= FLIP_GRADE_BLUNDER; grade++)
    flip_json_add (report->json, FLIP_JSON (flip_grade_name (grade), account->grades[grade]));
  flip_json_add (report->json, FLIP_JSON ("cost", points (account->cost)),
                 FLIP_JSON ("luck", points (account->luck)));
  flip_json_close (report->json, '}');
}

static void
tell_accounts (const Report *report)
{
  guint seats = flip_setup_seats (flip_session_setup (report->session));

  if (report->json)
    flip_json_open (report->json, "seats", '[');
  for (guint seat = 0; seat < seats; seat++)
    (report->json ? write_account : say_account) (report, seat);
  if (report->json)
    flip_json_close (report->json, ']');
}

static int
analyze (const char *path, guint budget, const char *weights_path, FlipJson *json)
{
  GError *error = NULL;
  g_autoptr (FlipSession) session = cli_load (path, &error);
  g_autoptr (FlipWeights) weights = NULL;
  g_autoptr (FlipAnalysis) analysis = NULL;
  Report report = { session, json };
  FlipVerdict verdict;

  if (!session || !cli_check_automatic (flip_session_game (session), &error))
    return cli_refuse_error (error);
  weights = cli_load_weights (flip_session_setup (session), weights_path, &error);
  if (error)
    return cli_refuse_error (error);
  analysis = flip_analysis_new (session, weights, budget, NULL, &error);
  if (!analysis)
    return cli_refuse_error (error);
  if (json)
    {
      flip_json_open (json, NULL, '{');
      flip_json_add (
        json, FLIP_JSON ("sheet", path),
        FLIP_JSON ("means", flip_meaning_name (flip_meaning_of (flip_session_game (session)))));
      flip_json_open (json, "entries", '[');
    }
  while (flip_analysis_step (analysis, &verdict))
    {
      (json ? write_verdict : say_verdict) (&report, &verdict, flip_analysis_state (analysis));
      if (verdict.seat != FLIP_TABLE)
        flip_seat_account_add (&report.accounts[verdict.seat], &verdict);
    }
  if (json)
    flip_json_close (json, ']');
  tell_accounts (&report);
  if (json)
    flip_json_close (json, '}');
  return CLI_DONE;
}

static int
run (int argc, char **argv)
{
  gboolean as_json = FALSE;
  int budget = USUAL_BUDGET, status = CLI_DONE;
  const char *weights = NULL;
  const GOptionEntry entries[] = {
    CLI_JSON (&as_json),
    { "budget", 0, 0, G_OPTION_ARG_INT, &budget, N_ ("How often to play out each choice"), "N" },
    { "weights", 0, 0, G_OPTION_ARG_FILENAME, &weights,
      N_ ("Use these weights instead of the built-in ones"), "FILE" },
    G_OPTION_ENTRY_NULL,
  };
  FlipJson json;

  if (!cli_read_options (&cli_analyze, entries, &argc, &argv))
    return CLI_USAGE;
  if (argc < 2)
    return cli_usage (&cli_analyze, _ ("a sheet is needed"));
  if (budget < 1)
    return cli_usage (&cli_analyze, _ ("the budget must be a number above 0"));
  flip_json_begin (&json, '[');
  for (int i = 1; i < argc && status == CLI_DONE; i++)
    {
      if (argc > 2 && !as_json)
        cli_say ("%s:", argv[i]);
      status = analyze (argv[i], (guint) budget, weights, as_json ? &json : NULL);
    }
  cli_end_json (&json, as_json && status == CLI_DONE);
  return status;
}

const CliCommand cli_analyze = {
  "analyze",
  /* what a command takes */ N_ ("SHEET…"),
  N_ ("What each choice cost, and how lucky each flip was"),
  N_ (
    "Each choice is rated best, good, a slip or a blunder, with the points it cost and what "
    "would have\n"
    "been better; each flip has its luck. At the end, skill and luck are summed up for each seat."),
  run,
};
