/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include <glib/gi18n-lib.h>

static void
print_text (FlipSession *session)
{
  cli_print_log (session, 0);
}

static void
print_json (FlipSession *session)
{
  FlipJson json;

  flip_json_begin (&json);
  flip_json_open (&json, NULL, '[');
  for (guint i = 0; i < flip_session_length (session); i++)
    {
      g_autofree char *move = flip_session_print_entry (session, i);
      g_autofree char *sentence = g_strdelimit (flip_session_tell_entry (session, i), "\n", ' ');

      flip_json_open (&json, NULL, '{');
      flip_json_string (&json, "move", move);
      flip_json_string (&json, "sentence", sentence);
      flip_json_close (&json, '}');
    }
  flip_json_close (&json, ']');
  cli_print_json (&json);
}

static int
run (int argc, char **argv)
{
  return cli_tell (&cli_log, argc, argv, print_text, print_json);
}

const CliCommand cli_log = {
  "log",
  N_ ("SHEET"),
  N_ ("What has happened, move by move, in sentences"),
  N_ ("One line a move of the log."),
  run,
};
