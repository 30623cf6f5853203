/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include "engine/base/phrase.h"

#include <glib/gi18n-lib.h>

/* The outcome of a flick comes from the table, so it doesn't follow from the seed. */
static gboolean
is_dealt (const FlipGame *game, gconstpointer state)
{
  FlipAsk ask;

  game->ask (state, &ask);
  return ask.kind != FLIP_ASK_FLICK;
}

/* Checks that loading doesn't do: that every state is sound, and that the deal follows from the
   seed. */
static gboolean
verify (FlipSession *session, GString *problem)
{
  const FlipGame *game = flip_session_game (session);
  const FlipSetup *setup = flip_session_setup (session);
  g_autofree FlipMoveList *list = g_new (FlipMoveList, 1);
  FlipDealer dealer;

  flip_dealer_init (&dealer, setup->seed);
  for (guint i = 0; i <= flip_session_length (session); i++)
    {
      gconstpointer state = flip_session_state_at (session, i);
      g_autofree char *seed = NULL;
      FlipMove dealt;

      if (!flip_game_sound (game, state, problem))
        return FALSE;
      if (i == flip_session_length (session) || !setup->dealt || !is_dealt (game, state)
          || !flip_dealer_answer (&dealer, game, state, list, &dealt)
          || flip_move_equal (&dealt, flip_session_entry (session, i)))
        continue;
      seed = g_strdup_printf ("%" G_GUINT64_FORMAT, setup->seed);
      /* Translators: %u: the number of the move; %s: the seed */
      g_string_append_printf (problem, _ ("move %u does not match the deal of seed %s"), i + 1, seed);
      return FALSE;
    }

  return TRUE;
}

static gboolean
verify_sheet (const char *path, const char *library, gboolean as_json, FlipJson *json)
{
  g_autoptr (GError) error = NULL;
  g_auto (CliSheet) sheet = { 0 };
  g_autoptr (GString) problem = g_string_new (NULL);
  gboolean found = cli_find_sheet (path, library, &sheet, &error);
  gboolean good = found && verify (sheet.session, problem);
  guint moves = found ? flip_session_length (sheet.session) : 0;

  if (!found)
    g_string_assign (problem, error->message);
  else if (!good)
    flip_phrase_become (problem, flip_phrase_label (path, problem->str));
  if (as_json)
    {
      flip_json_object (json, NULL, FLIP_JSON ("sheet", path), FLIP_JSON_BOOLEAN ("good", good),
                        FLIP_JSON ("moves", moves), FLIP_JSON ("reason", problem->str));
    }
  else if (good)
    /* Translators: %s: a file or folder; %u: how many moves */
    cli_say (ngettext ("%s: valid, %u move", "%s: valid, %u moves", moves), path, moves);
  if (!good)
    cli_refuse ("%s", problem->str);
  return good;
}

static int
run (int argc, char **argv)
{
  gboolean as_json = FALSE, good = TRUE;
  const char *library = NULL;
  const GOptionEntry entries[] = {
    CLI_JSON (&as_json),
    CLI_LIBRARY (&library),
    G_OPTION_ENTRY_NULL,
  };
  FlipJson json;

  if (!cli_read_options (&cli_verify, entries, &argc, &argv))
    return CLI_USAGE;
  if (argc < 2)
    return cli_usage (&cli_verify, _ ("at least one sheet is needed"));
  flip_json_begin (&json, '[');
  for (int i = 1; i < argc; i++)
    good &= verify_sheet (argv[i], library, as_json, &json);
  cli_end_json (&json, as_json);
  return good ? CLI_DONE : CLI_REFUSED;
}

const CliCommand cli_verify = {
  "verify",
  N_ ("SHEET|NUMBER…"),
  N_ ("Replay sheets and check everything about them"),
  N_ (
    "Checks the checksum, that every move is legal, everything that must always hold, and, where "
    "Flipside\n"
    "dealt, that the cards match the seed. A number is a sheet in the library as shown by “list”."),
  run,
};
