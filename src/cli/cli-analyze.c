/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include "advisor/meaning.h"
#include "play/review/habits.h"
#include "play/review/verdict-text.h"

#include <glib/gi18n-lib.h>

#define USUAL_BUDGET 1600

typedef struct
{
  FlipSession *session;
  const FlipGame *game;
  guint n_seats;
  FlipJson *json;   /* or NULL for text */
  GArray *verdicts; /* of FlipKeptVerdict */
  FlipAccounts *accounts;
} Report;

static double
points (int hundredths)
{
  return hundredths / (double) FLIP_POINT;
}

static const char *
grade_words (FlipGrade grade)
{
  static const char *const words[] = {
    "",
    NC_ ("choice", "best"),
    NC_ ("choice", "good"),
    NC_ ("choice", "too close to call"),
    NC_ ("choice", "slip"),
    NC_ ("choice", "blunder"),
  };

  return grade ? g_dpgettext2 (GETTEXT_PACKAGE, "choice", words[grade]) : "";
}

static const FlipKeptVerdict *
row_at (const Report *report, guint entry)
{
  return &g_array_index (report->verdicts, FlipKeptVerdict, entry);
}

static void
say_luck (const Report *report, guint entry, const FlipLuck *luck)
{
  g_autofree char *text = flip_log_print_entry (flip_session_log (report->session), entry);
  g_autofree char *amount = flip_verdict_amount (report->game, ABS (luck->luck));
  const char *sign = luck->luck < 0 ? "−" : "+";

  if (report->n_seats == 1)
    /* Translators: %u: the number of the move; first %s: the move; second %s: plus or minus; third %s: points */
    cli_say (_ ("%u\t%s\tluck %s%s"), entry + 1, text, sign, amount);
  else
    /* Translators: %u: the number of the move; first %s: the move; second %s: a player; third %s: plus or minus; last
       %s: points */
    cli_say (_ ("%u\t%s\tluck for %s %s%s"), entry + 1, text,
             flip_log_player (flip_session_log (report->session), (int) luck->seat), sign, amount);
}

static void
say_row (const Report *report, guint entry)
{
  const FlipKeptVerdict *row = row_at (report, entry);
  g_autofree char *text = flip_log_print_entry (flip_session_log (report->session), entry);
  g_autofree char *cost = flip_verdict_amount (report->game, row->verdict.cost);
  g_autofree char *error = flip_meaning_print_error (flip_meaning_of (report->game), row->verdict.error);

  for (guint seat = 0; seat < report->n_seats; seat++)
    {
      const FlipLuck *luck = flip_accounts_luck (report->accounts, entry, seat);

      if (luck)
        say_luck (report, entry, luck);
    }
  if (row->verdict.grade == FLIP_GRADE_NONE)
    return;
  if (row->verdict.grade == FLIP_GRADE_BEST)
    cli_say ("%u\t%s\t%s", entry + 1, text, grade_words (row->verdict.grade));
  else
    /* Translators: %u: the number of the move; first %s: the move; second %s: a verdict; third %s: what it cost; fourth
       %s: how far off that may be, as “ ± 0.4”, or nothing; last %s: a better move */
    cli_say (_ ("%u\t%s\t%s, −%s%s: better %s"), entry + 1, text, grade_words (row->verdict.grade), cost,
             error, row->better);
}

static void
write_luck (const Report *report, guint entry)
{
  flip_json_open (report->json, "luck", '[');
  for (guint seat = 0; seat < report->n_seats; seat++)
    {
      const FlipLuck *luck = flip_accounts_luck (report->accounts, entry, seat);

      if (luck)
        flip_json_object (report->json, NULL, FLIP_JSON ("seat", seat + 1), FLIP_JSON ("luck", points (luck->luck)),
                          FLIP_JSON ("expected", points (luck->expected)));
    }
  flip_json_close (report->json, ']');
}

static void
write_row (const Report *report, guint entry)
{
  const FlipKeptVerdict *row = row_at (report, entry);
  const FlipVerdict *verdict = &row->verdict;
  g_autofree char *text = flip_log_print_entry (flip_session_log (report->session), entry);
  FlipJson *json = report->json;

  flip_json_open (json, NULL, '{');
  flip_json_add (json, FLIP_JSON ("position", entry + 1), FLIP_JSON ("move", text),
                 FLIP_JSON ("seat", verdict->seat + 1));
  if (!verdict->chosen)
    write_luck (report, entry);
  if (verdict->grade != FLIP_GRADE_NONE)
    flip_json_add (json, FLIP_JSON ("verdict", flip_grade_name (verdict->grade)),
                   FLIP_JSON ("cost", points (verdict->cost)), FLIP_JSON ("error", points (verdict->error)),
                   FLIP_JSON ("tried", verdict->play_outs), FLIP_JSON ("best", row->better),
                   FLIP_JSON ("expected", points (flip_accounts_expected (report->accounts, entry))));
  flip_json_close (json, '}');
}

static GArray *
habits_of (const Report *report, guint seat)
{
  GArray *habits = flip_habits_new ();

  for (guint entry = 0; entry < report->verdicts->len; entry++)
    flip_habits_add (habits, &row_at (report, entry)->verdict, seat);
  flip_habits_name (habits, report->game, flip_session_state (report->session), seat);
  return habits;
}

static void
say_account (const Report *report, guint seat)
{
  g_autoptr (GArray) habits = habits_of (report, seat);
  const FlipSeatAccount *account = flip_accounts_of (report->accounts, seat);
  g_autofree char *grades = flip_account_tell_grades (account);
  g_autofree char *sum = flip_account_tell_sum (account, report->game);

  /* Translators: first %s: a player; second %s: “9 best, 3 good …” */
  cli_say (_ ("%s: %s"), flip_log_player (flip_session_log (report->session), (int) seat), grades);
  cli_say ("  %s", sum);
  for (guint i = 0; i < habits->len; i++)
    {
      g_autofree char *told = flip_habit_tell (&g_array_index (habits, FlipHabit, i), report->game);

      cli_say ("  %s", told);
    }
}

static void
write_habit (gconstpointer item, gconstpointer data, FlipJson *json)
{
  const FlipHabit *habit = item;

  flip_json_add (json, FLIP_JSON ("item", habit->id), FLIP_JSON ("label", habit->label),
                 FLIP_JSON ("cost", points (habit->cost)), FLIP_JSON ("mistakes", habit->times));
}

static void
write_account (const Report *report, guint seat)
{
  g_autoptr (GArray) habits = habits_of (report, seat);
  const FlipSeatAccount *account = flip_accounts_of (report->accounts, seat);

  flip_json_open (report->json, NULL, '{');
  flip_json_add (
    report->json,
    FLIP_JSON ("player", flip_log_player (flip_session_log (report->session), (int) seat)));
  for (FlipGrade grade = FLIP_GRADE_BEST; grade <= FLIP_GRADE_BLUNDER; grade++)
    flip_json_add (report->json, FLIP_JSON (flip_grade_name (grade), account->grades[grade]));
  flip_json_add (report->json, FLIP_JSON ("start", points (account->start)),
                 FLIP_JSON ("luck", points (account->luck)), FLIP_JSON ("cost", points (account->cost)),
                 FLIP_JSON ("end", points (account->end)), FLIP_JSON_BOOLEAN ("over", account->is_over));
  flip_json_array (report->json, "habits", habits, write_habit, NULL);
  flip_json_close (report->json, '}');
}

static void
print (const Report *report, const char *path)
{
  FlipJson *json = report->json;

  if (json)
    {
      flip_json_open (json, NULL, '{');
      flip_json_add (json, FLIP_JSON ("sheet", path),
                     FLIP_JSON ("means", flip_meaning_name (flip_meaning_of (report->game))));
      flip_json_open (json, "entries", '[');
    }
  for (guint entry = 0; entry < report->verdicts->len; entry++)
    (json ? write_row : say_row) (report, entry);
  if (json)
    {
      flip_json_close (json, ']');
      flip_json_open (json, "seats", '[');
    }
  for (guint seat = 0; seat < report->n_seats; seat++)
    (json ? write_account : say_account) (report, seat);
  if (json)
    {
      flip_json_close (json, ']');
      flip_json_close (json, '}');
    }
}

static void
judge (Report *report, FlipAnalysis *analysis)
{
  FlipKeptVerdict row = { 0 };

  while (flip_analysis_step (analysis, &row.verdict))
    {
      row.better = row.verdict.grade == FLIP_GRADE_NONE
                     ? NULL
                     : flip_log_print_at (flip_session_log (report->session), flip_analysis_state (analysis),
                                          &row.verdict.best);
      g_array_append_val (report->verdicts, row);
    }
}

static int
analyze (const char *path, guint budget, const char *weights_path, FlipJson *json)
{
  GError *error = NULL;
  g_autoptr (FlipSession) session = cli_load (path, &error);
  g_autoptr (FlipWeights) weights = NULL;
  g_autoptr (FlipAnalysis) analysis = NULL;
  g_autoptr (FlipAccounts) accounts = NULL;
  g_autoptr (GArray) verdicts = g_array_new (FALSE, FALSE, sizeof (FlipKeptVerdict));
  g_autofree gpointer first = NULL;
  Report report = { .session = session, .json = json, .verdicts = verdicts };

  if (!session || !cli_check_automatic (flip_session_game (session), &error))
    return cli_refuse_error (error);
  weights = cli_load_weights (flip_session_setup (session), weights_path, &error);
  if (error)
    return cli_refuse_error (error);
  analysis = flip_analysis_new (session, weights, budget, NULL, &error);
  if (!analysis)
    return cli_refuse_error (error);
  g_array_set_clear_func (verdicts, (GDestroyNotify) flip_kept_verdict_clear);
  report.game = flip_session_game (session);
  report.n_seats = flip_setup_seats (flip_session_setup (session));
  judge (&report, analysis);
  first = g_memdup2 (flip_session_state_at (session, 0), report.game->state_size);
  report.accounts = accounts =
    flip_accounts_new (report.game, weights, first, flip_session_state_at (session, flip_session_length (session)),
                      report.n_seats, verdicts);
  print (&report, path);
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
    { "budget", 0, 0, G_OPTION_ARG_INT, &budget, N_ ("How many games to play out for each choice, at most"), "N" },
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
    "Each choice is rated best, good, a slip, a blunder or too close to call, with the points it "
    "cost and\n"
    "what would have been better; each flip has its luck. What could be expected at the start, luck "
    "and\n"
    "choices add up to the result of each seat."),
  run,
};
