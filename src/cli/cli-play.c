/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include "engine/base/quote.h"
#include "engine/session/autoplay.h"
#include "play/moment/moment-json.h"
#include "play/moment/notices.h"

#include <glib/gi18n-lib.h>

#define NO_CHANCE -1

/* The moves from the command line or, one per line, from standard input. */
static GPtrArray *
collect_moves (int n, char **arguments, GError **error)
{
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  gsize length;

  if (n == 1 && g_str_equal (arguments[0], "-"))
    {
      text = cli_read ("-", FLIP_SHEET_LARGEST, &length, error);
      if (!text)
        return NULL;
      lines = g_strsplit (text, "\n", -1);
      n = (int) g_strv_length (lines);
      arguments = lines;
    }
  for (int i = 0; i < n; i++)
    g_ptr_array_add (moves, g_strstrip (g_strdup (arguments[i])));
  return g_steal_pointer (&moves);
}

static int
refuse_move (guint number, const char *text, const FlipRefusal *refusal, gboolean json)
{
  if (json)
    cli_print_object (FLIP_JSON ("line", number), FLIP_JSON ("move", text),
                      FLIP_JSON ("reason", refusal->text), FLIP_JSON ("help", refusal->help),
                      FLIP_JSON ("rule", refusal->rule));
  /* Translators: %u: the number of the move; %s: the move, why it is refused, a blank, what would
     help, and the id of a rule */
  return cli_refuse (*refusal->rule ? _ ("move %u, “%s”: %s%s%s (%s) Nothing was written.")
                                    /* Translators: %u: the number of the move; %s: the move, why it
                                       is refused, a blank, what would help, and nothing */
                                    : _ ("move %u, “%s”: %s%s%s%s Nothing was written."),
                     number, flip_quoted (text), refusal->text, *refusal->help ? " " : "",
                     refusal->help, refusal->rule);
}

static int
play_all (FlipSession *session, GPtrArray *moves, gboolean json)
{
  cli_go_on (session);
  for (guint i = 0; i < moves->len; i++)
    {
      const char *text = g_ptr_array_index (moves, i);
      FlipRefusal refusal;

      if (*text == '\0')
        continue;
      if (!flip_session_play_text (session, text, &refusal))
        return refuse_move (i + 1, text, &refusal, json);
      cli_go_on (session);
    }

  return CLI_DONE;
}

/* Plays to the end; at a real table, outcomes are random as well. FALSE if the game doesn't end. */
static gboolean
play_by_chance (FlipSession *session, guint64 seed)
{
  g_autofree FlipAutoplay *autoplay = g_new (FlipAutoplay, 1);
  FlipMove move;

  flip_autoplay_begin (autoplay, flip_session_setup (session)->game,
                       (gpointer) flip_session_state (session), seed);
  autoplay->is_told = TRUE;
  while (flip_autoplay_choose (autoplay, &move))
    {
      if (flip_session_length (session) >= FLIP_LONGEST_GAME)
        return FALSE;
      flip_session_play (session, &move, NULL);
      cli_go_on (session);
    }
  return TRUE;
}

static void
print_json (const FlipMoment *moment, guint from)
{
  g_autoptr (GPtrArray) notices = flip_notices_read (moment->log, from, moment->length);
  FlipMomentParts parts = { 0 };
  FlipJson writer;

  flip_json_begin (&writer, '{');
  flip_json_add (&writer, FLIP_JSON ("played", moment->length - from),
                 FLIP_JSON ("moves", moment->length));
  flip_moment_write_ask (moment, &parts, &writer);
  flip_notices_write (notices, &writer);
  cli_print_json (&writer);
}

static int
run (int argc, char **argv)
{
  gboolean json = FALSE;
  gint64 chance = NO_CHANCE;
  const GOptionEntry entries[] = {
    CLI_JSON (&json),
    { "by-chance", 0, 0, G_OPTION_ARG_INT64, &chance, N_ ("Then play on at random to the end"),
      "SEED" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (FlipSession) session = NULL;
  g_autoptr (FlipMoment) moment = NULL;
  g_autoptr (GPtrArray) moves = NULL;
  GError *error = NULL;
  guint before;
  int status;

  if (!cli_read_options (&cli_play, entries, &argc, &argv))
    return CLI_USAGE;
  if (argc < (chance < 0 ? 3 : 2) || g_str_equal (argv[1], "-"))
    return cli_usage (&cli_play, _ ("a sheet file and at least one move are needed"));
  session = cli_load (argv[1], &error);
  if (!session)
    return cli_refuse_error (error);

  before = flip_session_length (session);
  moves = collect_moves (argc - 2, argv + 2, &error);
  if (!moves)
    return cli_refuse_error (error);
  status = play_all (session, moves, json);
  if (status != CLI_DONE)
    return status;
  if (chance >= 0 && !play_by_chance (session, (guint64) chance))
    return cli_refuse ("%s", _ ("the game doesn’t come to an end"));
  if (!cli_save (session, argv[1], &error))
    return cli_refuse_error (error);
  moment = cli_moment_at (session, flip_session_length (session));
  if (json)
    {
      print_json (moment, before);
      return CLI_DONE;
    }
  cli_print_log (session, before, moment->length);
  cli_print_ask (moment);
  return CLI_DONE;
}

const CliCommand cli_play = {
  "play",
  /* what a command takes */ N_ ("SHEET MOVE…|-"),
  N_ ("Append moves to a sheet"),
  N_ ("Each argument is a move; “-” reads them from standard input, one per line. If one is\n"
      "refused, the reason is given and the file is left unchanged. Where Flipside deals, it "
      "deals\n"
      "after each move."),
  run,
};
