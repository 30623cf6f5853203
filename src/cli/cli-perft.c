/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include <glib/gi18n-lib.h>

#define DEEPEST 12

/* The number of lines of play: every legal move at every step. */
static guint64
count_lines (const FlipGame *game, gconstpointer state, int depth)
{
  g_autofree FlipMoveList *list = g_new (FlipMoveList, 1);
  g_autofree gpointer next = NULL;
  guint64 lines = 0;

  game->legal (state, list);
  if (depth == 1)
    return list->n;
  next = g_malloc (game->state_size);
  for (guint i = 0; i < list->n; i++)
    {
      memcpy (next, state, game->state_size);
      game->apply (next, &list->moves[i]);
      lines += count_lines (game, next, depth - 1);
    }

  return lines;
}

static int
run (int argc, char **argv)
{
  gboolean as_json = FALSE;
  int depth = 1;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, N_ ("Speak JSON"), NULL },
    { "depth", 0, 0, G_OPTION_ARG_INT, &depth, N_ ("So many moves deep"), "N" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (FlipSession) session = NULL;
  guint64 lines;
  int status;

  if (!cli_read_options (&cli_perft, entries, &argc, &argv))
    return CLI_USAGE;
  if (depth < 1 || depth > DEEPEST)
    return cli_usage (&cli_perft, _ ("the depth is from 1 to %d"), DEEPEST);
  session = cli_load_only_argument (&cli_perft, argc, argv, &status);
  if (!session)
    return status;
  lines = count_lines (flip_session_game (session), flip_session_state (session), depth);
  if (as_json)
    {
      Json json;

      json_begin (&json);
      json_open (&json, NULL, '{');
      json_number (&json, "depth", depth);
      json_number (&json, "lines", (gint64) lines);
      json_close (&json, '}');
      json_end (&json);
    }
  else
    g_print ("%" G_GUINT64_FORMAT "\n", lines);
  return CLI_DONE;
}

const CliCommand cli_perft = {
  "perft",
  N_ ("SHEET"),
  N_ ("Count the lines of play from here"),
  N_ ("Outcomes of the table count as moves: a lineup is three of them."),
  run,
};
