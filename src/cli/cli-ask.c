/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include <glib/gi18n-lib.h>

static void
print_answers (FlipSession *session)
{
  g_autofree FlipMoveList *list = g_new (FlipMoveList, 1);

  flip_session_game (session)->legal (flip_session_state (session), list);
  for (guint i = 0; i < list->n; i++)
    {
      g_autofree char *text = flip_session_print_move (session, &list->moves[i]);

      g_print ("%s\n", text);
    }
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
  int status;

  if (!cli_read_options (&cli_ask, entries, &argc, &argv))
    return CLI_USAGE;
  session = cli_load_only_argument (&cli_ask, argc, argv, &status);
  if (!session)
    return status;
  if (json)
    {
      Json writer;

      json_begin (&writer);
      json_open (&writer, NULL, '{');
      cli_json_ask (session, &writer, TRUE);
      json_close (&writer, '}');
      json_end (&writer);
      return CLI_DONE;
    }
  cli_print_ask (session);
  print_answers (session);
  return CLI_DONE;
}

const CliCommand cli_ask = {
  "ask",
  N_ ("SHEET"),
  N_ ("What the sheet waits for, and every legal answer"),
  N_ ("The first line is the question, each other line an answer that “play” takes as it is."),
  run,
};
