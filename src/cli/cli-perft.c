/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include "engine/session/autoplay.h"

#include <glib/gi18n-lib.h>

#define DEEPEST 12

static int
run (int argc, char **argv)
{
  gboolean as_json = FALSE;
  int depth = 1;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, N_ ("Print JSON"), NULL },
    { "depth", 0, 0, G_OPTION_ARG_INT, &depth, N_ ("The depth in moves"), "N" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (FlipSession) session = NULL;
  guint64 lines;
  int status;

  if (!cli_read_options (&cli_perft, entries, &argc, &argv))
    return CLI_USAGE;
  if (depth < 1 || depth > DEEPEST)
    /* Translators: %d: the largest depth */
    return cli_usage (&cli_perft, _ ("the depth must be from 1 to %d"), DEEPEST);
  session = cli_load_only_argument (&cli_perft, argc, argv, &status);
  if (!session)
    return status;
  lines = flip_perft (flip_session_game (session), flip_session_state (session), depth);
  if (as_json)
    cli_print_object (FLIP_JSON ("depth", depth), FLIP_JSON ("lines", lines));
  else
    cli_say ("%" G_GUINT64_FORMAT, lines);
  return CLI_DONE;
}

const CliCommand cli_perft = {
  "perft",
  N_ ("SHEET"),
  N_ ("Count the lines of play from here"),
  N_ ("Outcomes on the table count as moves: a lineup is three of them."),
  run,
};
