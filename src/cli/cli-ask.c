/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include "play/moment/moment-json.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Whether an answer contains all the given words. */
static gboolean
is_wanted (const FlipWay *way, gpointer data)
{
  char **words = data;
  g_autofree char *lower = g_ascii_strdown (way->notation, -1);
  g_autofree char *padded = g_strdup_printf (" %s ", lower);

  for (guint i = 0; words[i]; i++)
    {
      g_autofree char *wanted = g_ascii_strdown (words[i], -1);
      g_autofree char *word = g_strdup_printf (" %s ", wanted);

      if (!strstr (padded, word))
        return FALSE;
    }

  return TRUE;
}

static void
print_question (const FlipMoment *moment, char **words)
{
  cli_print_ask (moment);
  for (guint i = 0; i < moment->n_moves; i++)
    {
      const FlipWay *way = flip_moment_way (moment, i);

      if (is_wanted (way, words))
        cli_say ("%s", way->notation);
    }
}

/* Seats that may act at the same time are listed one after the other. */
static void
print_text (const FlipMoment *moment, char **words)
{
  print_question (moment, words);
  for (guint i = 1; i < moment->n_asked; i++)
    {
      g_autoptr (FlipMoment) other =
        flip_moment_for_seat (moment, (guint) moment->asked[i].ask.who);

      cli_say ("%s", "");
      print_question (other, words);
    }
}

static void
print_json (const FlipMoment *moment, char **words)
{
  FlipMomentParts parts = { .answers = TRUE, .wants = is_wanted, .data = words };
  g_autofree char *text = flip_moment_to_json (moment, &parts);

  cli_print_json_text (text);
}

static int
run (int argc, char **argv)
{
  gboolean json = FALSE;
  int at = CLI_AT_UNSAID;
  guint position;
  const GOptionEntry entries[] = {
    CLI_JSON (&json),
    { "at", 0, 0, G_OPTION_ARG_INT, &at, N_ ("After N moves"), "N" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (FlipSession) session = NULL;
  g_autoptr (FlipMoment) moment = NULL;
  GError *error = NULL;

  if (!cli_read_options (&cli_ask, entries, &argc, &argv) || !cli_check_at (&cli_ask, at))
    return CLI_USAGE;
  if (argc < 2)
    return cli_usage (&cli_ask, _ ("a sheet is needed"));
  session = cli_load (argv[1], &error);
  if (!session)
    return cli_refuse_error (error);
  if (!cli_read_at (session, at, &position))
    return CLI_REFUSED;
  moment = cli_moment_at (session, position);
  (json ? print_json : print_text) (moment, argv + 2);
  return CLI_DONE;
}

const CliCommand cli_ask = {
  "ask",
  /* what a command takes */ N_ ("SHEET [WORD…]"),
  N_ ("What the sheet is waiting for, and every legal answer"),
  N_ ("The first line is the question; every other line is an answer that “play” accepts as it "
      "is. When\n"
      "several seats may act at the same time, an empty line precedes the question of the next "
      "seat.\n"
      "With words, such as mine 2b, only the answers that contain all of them."),
  run,
};
