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
  return cli_tell (&cli_log, argc, argv, print_text, print_json);
}

const CliCommand cli_log = {
  "log",
  N_ ("SHEET"),
  N_ ("What has happened, move by move, in sentences"),
  N_ ("One line a move of the log."),
  run,
};
