/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include <glib/gi18n-lib.h>

static void
print_json (FlipSession *session)
{
  Json json;

  json_begin (&json);
  json_open (&json, NULL, '[');
  for (guint i = 0; i < flip_session_length (session); i++)
    {
      g_autofree char *move = flip_session_print_entry (session, i);
      g_autofree char *sentence = g_strdelimit (flip_session_tell_entry (session, i), "\n", ' ');

      json_open (&json, NULL, '{');
      json_string (&json, "move", move);
      json_string (&json, "sentence", sentence);
      json_close (&json, '}');
    }
  json_close (&json, ']');
  json_end (&json);
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

  if (!cli_read_options (&cli_log, entries, &argc, &argv))
    return CLI_USAGE;
  session = cli_load_only_argument (&cli_log, argc, argv, &status);
  if (!session)
    return status;
  if (json)
    print_json (session);
  else
    cli_print_log (session, 0);
  return CLI_DONE;
}

const CliCommand cli_log = {
  "log",
  N_ ("SHEET"),
  N_ ("What has happened, move by move, in sentences"),
  N_ ("One line a move of the log."),
  run,
};
