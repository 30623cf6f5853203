/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include "engine/verb.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Whether an answer contains all the words that were asked for. */
static gboolean
is_wanted (const char *answer, char **words)
{
  g_autofree char *lower = g_ascii_strdown (answer, -1);
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
print_answers (FlipSession *session, char **words, FlipJson *json)
{
  g_autofree FlipMoveList *list = g_new (FlipMoveList, 1);

  flip_game_legal (flip_session_game (session), flip_session_state (session), list);
  for (guint i = 0; i < list->n; i++)
    {
      g_autofree char *text = flip_session_print_move (session, &list->moves[i]);

      if (!is_wanted (text, words))
        continue;
      if (json)
        flip_json_string (json, NULL, text);
      else
        g_print ("%s\n", text);
    }
}

static void
print_json (FlipSession *session, char **words)
{
  FlipJson json;

  flip_json_begin (&json);
  flip_json_open (&json, NULL, '{');
  cli_json_open_ask (session, flip_session_state (session), &json);
  flip_json_open (&json, "answers", '[');
  print_answers (session, words, &json);
  flip_json_close (&json, ']');
  flip_json_close (&json, '}');
  flip_json_close (&json, '}');
  cli_print_json (&json);
}

static int
run (int argc, char **argv)
{
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_ ("Speak JSON"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (FlipSession) session = NULL;
  GError *error = NULL;

  if (!cli_read_options (&cli_ask, entries, &argc, &argv))
    return CLI_USAGE;
  if (argc < 2)
    return cli_usage (&cli_ask, _ ("a sheet is wanted"));
  session = cli_load (argv[1], &error);
  if (!session)
    return cli_refuse_error (error);
  if (json)
    {
      print_json (session, argv + 2);
      return CLI_DONE;
    }
  cli_print_ask (session, flip_session_state (session));
  print_answers (session, argv + 2, NULL);
  return CLI_DONE;
}

const CliCommand cli_ask = {
  "ask",
  N_ ("SHEET [WORD…]"),
  N_ ("What the sheet waits for, and every legal answer"),
  N_ ("The first line is the question, each other line an answer that “play” takes as it is. With\n"
      "words, such as mine 2b, only the answers that contain them all."),
  run,
};
